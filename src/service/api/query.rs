//! Parses the query of a URL: `name=value` pairs as forms and `URLSearchParams` write them.
//!
//! Invariants: an unexpected or repeated name is an error; `+` is a space.

use super::Refusal;
use std::fmt::Display;
use std::str::FromStr;

/// The name that every query may have: the language of the answer.
const LANGUAGE: &str = "lang";

/// The code of the language that a query names.
pub(super) fn language(query: &str) -> Option<String> {
    let mut pairs = form_urlencoded::parse(query.as_bytes());
    pairs.find(|(name, _)| name == LANGUAGE).map(|(_, code)| code.into_owned())
}

/// Names and their values.
pub(super) struct Query(Vec<(String, String)>);

impl Query {
    /// Reads a query that may have these names. The language is not one of its values.
    pub fn read(text: &str, names: &[&str]) -> Result<Query, Refusal> {
        let mut pairs: Vec<(String, String)> = Vec::new();
        for (name, value) in form_urlencoded::parse(text.as_bytes()).into_owned() {
            if name == LANGUAGE {
                continue;
            }
            if !names.contains(&&name[..]) {
                let expected = names.join("`, `");
                return Err(wrong(format!("unknown name `{name}`, expected one of `{expected}`")));
            }
            if pairs.iter().any(|(earlier, _)| *earlier == name) {
                return Err(wrong(format!("`{name}` comes twice")));
            }
            pairs.push((name, value));
        }
        Ok(Query(pairs))
    }

    /// The value of a name.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| &value[..])
    }

    /// The value of a required name.
    pub fn required(&self, name: &str) -> Result<&str, Refusal> {
        self.text(name).ok_or_else(|| wrong(format!("`{name}` is missing")))
    }

    /// The value of a name as a number, or as `true` or `false`.
    pub fn value<T: Value>(&self, name: &str) -> Result<Option<T>, Refusal> {
        let wrong = |text| wrong(format!("`{name}` is `{text}`, expected {}", T::expected()));
        self.text(name).map(|text| text.parse().map_err(|_| wrong(text))).transpose()
    }
}

/// A type of values besides text.
pub(super) trait Value: FromStr {
    /// The expected values, for error messages.
    fn expected() -> String;
}

impl Value for bool {
    fn expected() -> String {
        "`true` or `false`".to_owned()
    }
}

impl Value for f64 {
    fn expected() -> String {
        "a number".to_owned()
    }
}

macro_rules! whole_numbers {
    ($($number:ty),*) => {
        $(impl Value for $number {
            fn expected() -> String {
                format!("a whole number from 0 to {}", <$number>::MAX)
            }
        })*
    };
}

whole_numbers!(u8, u32, u64, usize);

fn wrong(problem: impl Display) -> Refusal {
    Refusal::bad(format!("the query is wrong: {problem}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn queries_are_read_as_forms_write_them() {
        let query = Query::read("format=it%203105&ending=a+b%C3%A4%zz&", &["format", "ending"]);
        let query = query.unwrap();
        assert_eq!(query.text("format"), Some("it 3105"));
        assert_eq!(query.required("ending").unwrap(), "a b\u{e4}%zz");
        assert_eq!(Query::read("", &[]).unwrap().value::<u32>("n").unwrap(), None);
        let numbers = Query::read("n=12&yes=true", &["n", "yes"]).unwrap();
        assert_eq!(numbers.value("n").unwrap(), Some(12u32));
        assert_eq!(numbers.value("yes").unwrap(), Some(true));
    }

    #[test]
    fn what_is_wrong_with_a_query_is_told() {
        let told = |text| Query::read(text, &["a", "b"]).err().unwrap().to_string();
        assert_eq!(told("c=1"), "the query is wrong: unknown name `c`, expected one of `a`, `b`");
        assert_eq!(told("a=1&a=2"), "the query is wrong: `a` comes twice");
        let query = Query::read("a=-1&b", &["a", "b", "c"]).unwrap();
        let told = |refusal: Option<Refusal>| refusal.unwrap().to_string();
        assert_eq!(
            told(query.value::<u32>("a").err()),
            "the query is wrong: `a` is `-1`, expected a whole number from 0 to 4294967295"
        );
        assert_eq!(
            told(query.value::<bool>("b").err()),
            "the query is wrong: `b` is ``, expected `true` or `false`"
        );
        assert!(query.required("c").is_err());
    }
}
