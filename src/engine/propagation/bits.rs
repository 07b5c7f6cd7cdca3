//! Sets of positions on a line as bit sets of `64 W` bits; position 0 is the lowest bit.
//!
//! Invariants: no allocation; bits shifted past either end are lost.

/// A set of positions `0 .. 64 W`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bits<const W: usize>([u64; W]);

impl<const W: usize> Default for Bits<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const W: usize> Bits<W> {
    pub const EMPTY: Self = Bits([0; W]);

    /// The set of `position` alone.
    pub fn only(position: usize) -> Self {
        let mut bits = Self::EMPTY;
        bits.insert(position);
        bits
    }

    pub fn contains(&self, position: usize) -> bool {
        self.0[position / 64] >> (position % 64) & 1 == 1
    }

    pub fn insert(&mut self, position: usize) {
        self.0[position / 64] |= 1 << (position % 64);
    }

    pub fn remove(&mut self, position: usize) {
        self.0[position / 64] &= !(1 << (position % 64));
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    pub fn and(self, other: Self) -> Self {
        Bits(std::array::from_fn(|index| self.0[index] & other.0[index]))
    }

    pub fn or(self, other: Self) -> Self {
        Bits(std::array::from_fn(|index| self.0[index] | other.0[index]))
    }

    pub fn minus(self, other: Self) -> Self {
        Bits(std::array::from_fn(|index| self.0[index] & !other.0[index]))
    }

    /// Adds `by` to every position.
    pub fn up(self, by: usize) -> Self {
        if W == 1 && by < 64 {
            return Bits(std::array::from_fn(|index| self.0[index] << by));
        }
        let (words, bits) = (by / 64, by % 64);
        let word = |index: usize| {
            let Some(from) = index.checked_sub(words) else { return 0 };
            let carried = match from.checked_sub(1) {
                Some(below) if bits > 0 => self.0[below] >> (64 - bits),
                _ => 0,
            };
            self.0[from] << bits | carried
        };
        Bits(std::array::from_fn(word))
    }

    /// Subtracts `by` from every position.
    pub fn down(self, by: usize) -> Self {
        if W == 1 && by < 64 {
            return Bits(std::array::from_fn(|index| self.0[index] >> by));
        }
        let (words, bits) = (by / 64, by % 64);
        let word = |index: usize| {
            let from = index + words;
            if from >= W {
                return 0;
            }
            let carried =
                if bits > 0 && from + 1 < W { self.0[from + 1] << (64 - bits) } else { 0 };
            self.0[from] >> bits | carried
        };
        Bits(std::array::from_fn(word))
    }

    /// All positions reachable from these by steps `p -> p + 1` over members `p` of `over`. The
    /// carry of an addition runs through each stretch of `over`, as for sliding pieces in chess
    /// programs.
    pub fn flood(self, over: Self) -> Self {
        let mut carry = false;
        let word = |index: usize| {
            let here = over.0[index];
            let (sum, first) = here.overflowing_add(self.0[index] & here);
            let (sum, second) = sum.overflowing_add(u64::from(carry));
            carry = first || second;
            (sum ^ here) | self.0[index]
        };
        Bits(std::array::from_fn(word))
    }

    /// All positions from which these are reachable by steps `p -> p + 1` over members `p` of `over`,
    /// these included. No member of `over` may be the highest position.
    pub fn flood_down(self, over: Self) -> Self {
        if W > 1 {
            // Borders and the cells between them, mirrored.
            let mirrored = self.reversed(64 * W).flood(over.reversed(64 * W - 1));
            return mirrored.reversed(64 * W);
        }
        let (mut reached, mut over, mut step) = (self, over, 1);
        while !over.is_empty() {
            reached = reached.or(reached.down(step).and(over));
            over = over.and(over.down(step));
            step *= 2;
        }
        reached
    }

    /// As [`Self::flood`], with at most `most` steps.
    pub fn flood_within(self, over: Self, most: usize) -> Self {
        if most >= 64 * W {
            return self.flood(over);
        }
        let (mut reached, mut done) = (self, 0);
        while done < most {
            let step = (done + 1).min(most - done);
            reached = reached.or(reached.and(over.room_for(step)).up(step));
            done += step;
        }
        reached
    }

    /// As [`Self::flood_down`], with at most `most` steps.
    pub fn flood_down_within(self, over: Self, most: usize) -> Self {
        if most >= 64 * W {
            return self.flood_down(over);
        }
        let (mut reached, mut done) = (self, 0);
        while done < most {
            let step = (done + 1).min(most - done);
            reached = reached.or(reached.down(step).and(over.room_for(step)));
            done += step;
        }
        reached
    }

    /// The members that begin `length` consecutive members; `length >= 1`.
    pub fn room_for(self, length: usize) -> Self {
        let (mut room, mut done) = (self, 1);
        while done < length {
            let step = done.min(length - done);
            room = room.and(room.down(step));
            done += step;
        }
        room
    }

    /// Every member with the `length - 1` positions above it; `length >= 1`.
    pub fn stretched(self, length: usize) -> Self {
        let (mut cover, mut done) = (self, 1);
        while done < length {
            let step = done.min(length - done);
            cover = cover.or(cover.up(step));
            done += step;
        }
        cover
    }

    /// Maps position `p` to `count - 1 - p`. All members must be below `count`.
    pub fn reversed(self, count: usize) -> Self {
        let mirrored = Bits(std::array::from_fn(|index| self.0[W - 1 - index].reverse_bits()));
        mirrored.down(64 * W - count)
    }

    /// The members in ascending order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(index, word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let lowest = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
                rest &= rest - 1;
                Some(64 * index + lowest)
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(members: &[usize]) -> Bits<2> {
        members.iter().fold(Bits::EMPTY, |bits, &member| bits.or(Bits::only(member)))
    }

    fn first(count: usize) -> Bits<2> {
        set(&(0..count).collect::<Vec<_>>())
    }

    fn list(bits: Bits<2>) -> Vec<usize> {
        bits.iter().collect()
    }

    #[test]
    fn shifts_cross_words() {
        assert_eq!(list(set(&[0, 63, 64]).up(1)), [1, 64, 65]);
        assert_eq!(list(set(&[0, 63]).up(64)), [64, 127]);
        assert_eq!(list(set(&[0, 63]).up(65)), [65]);
        assert_eq!(list(set(&[0, 64, 127]).down(64)), [0, 63]);
        assert_eq!(list(set(&[64, 100]).down(5)), [59, 95]);
        assert_eq!(list(set(&[3]).up(0)), [3]);
    }

    #[test]
    fn a_flood_stops_just_behind_the_stretch_it_started_in() {
        let over = first(70).minus(set(&[10, 20]));
        assert_eq!(list(set(&[18]).flood(over)), [18, 19, 20]);
        assert_eq!(list(set(&[10]).flood(over)), [10]);
        assert_eq!(list(set(&[6, 8]).flood(over)), [6, 7, 8, 9, 10]);
        let wide: Vec<_> = (60..=70).collect();
        assert_eq!(list(set(&[60, 63]).flood(over)), wide);
    }

    /// One word has ways of its own.
    #[test]
    fn shifts_and_floods_of_one_word() {
        let set = |members: &[usize]| -> Bits<1> {
            members.iter().fold(Bits::EMPTY, |bits, &member| bits.or(Bits::only(member)))
        };
        let over = set(&[0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 62]);
        assert_eq!(set(&[9, 20]).flood_down(over), set(&[4, 5, 6, 7, 8, 9, 20]));
        assert_eq!(set(&[3, 63]).flood_down(over), set(&[0, 1, 2, 3, 62, 63]));
        assert_eq!(set(&[1, 60]).up(4), set(&[5]));
        assert_eq!(set(&[1, 60]).down(4), set(&[56]));
        assert_eq!((set(&[1]).up(64), set(&[63]).down(64)), (Bits::EMPTY, Bits::EMPTY));
    }

    #[test]
    fn rooms_stretches_and_mirrors() {
        let cells = set(&[1, 2, 3, 62, 63, 64, 65]);
        assert_eq!(list(cells.room_for(3)), [1, 62, 63]);
        assert_eq!(list(set(&[1, 62]).stretched(4)), [1, 2, 3, 4, 62, 63, 64, 65]);
        assert_eq!(list(set(&[0, 5, 69]).reversed(70)), [0, 64, 69]);
    }

    /// Three words, held against sets of positions.
    #[test]
    fn every_operation_is_that_of_sets() {
        use std::collections::BTreeSet;
        let mut random = crate::random::Random::new(1);
        let range = 0..192usize;
        for round in 0..400 {
            let dense = 1 + round % 7;
            let [one, other] = [dense, 8 - dense].map(|dense| {
                let members = range.clone().filter(|_| random.below(8) < dense);
                members.collect::<BTreeSet<usize>>()
            });
            let bits = |set: &BTreeSet<usize>| {
                let mut bits = Bits::<3>::EMPTY;
                set.range(range.clone()).for_each(|&at| bits.insert(at));
                bits
            };
            let (a, b) = (bits(&one), bits(&other));
            assert!(a.iter().eq(one.iter().copied()) && a.is_empty() == one.is_empty());
            assert!(range.clone().all(|at| a.contains(at) == one.contains(&at)));
            assert_eq!(a.and(b), bits(&(&one & &other)));
            assert_eq!(a.or(b), bits(&(&one | &other)));
            assert_eq!(a.minus(b), bits(&(&one - &other)));
            let (at, by) = (random.below(192), random.below(192));
            let (mut with, mut without) = (a, a);
            with.insert(at);
            without.remove(at);
            assert_eq!(with, a.or(Bits::only(at)));
            assert_eq!(without, a.minus(Bits::only(at)));
            let moved = |set: &BTreeSet<usize>, change: &dyn Fn(usize) -> Option<usize>| {
                bits(&set.iter().filter_map(|&at| change(at)).collect())
            };
            assert_eq!(a.up(by), moved(&one, &|at| Some(at + by)));
            assert_eq!(a.down(by), moved(&one, &|at| at.checked_sub(by)));
            assert_eq!(a.reversed(192), moved(&one, &|at| Some(191 - at)));
            let length = 1 + random.below(9);
            let long = |at: &usize| (*at..at + length).all(|at| one.contains(&at));
            let room = one.iter().copied().filter(long).collect();
            assert_eq!(a.room_for(length), bits(&room));
            let stretched = one.iter().flat_map(|&at| at..at + length).collect();
            assert_eq!(a.stretched(length), bits(&stretched));
            let mut reached = one.clone();
            for at in 0..191 {
                if reached.contains(&at) && other.contains(&at) {
                    reached.insert(at + 1);
                }
            }
            assert_eq!(a.flood(b), bits(&reached));
            let mut reaching = one.clone();
            for at in (0..191).rev() {
                if reaching.contains(&(at + 1)) && other.contains(&at) {
                    reaching.insert(at);
                }
            }
            let over = b.minus(Bits::only(191));
            assert_eq!(a.flood_down(over), bits(&reaching));
            let most = random.below(12);
            let (mut up, mut down) = (one.clone(), one.clone());
            for _ in 0..most {
                let steps = up.iter().filter(|&at| over.contains(*at)).map(|at| at + 1);
                up = &up | &steps.collect();
                let steps = down.iter().filter_map(|at| at.checked_sub(1));
                down = &down | &steps.filter(|&at| over.contains(at)).collect();
            }
            assert_eq!(a.flood_within(over, most), bits(&up));
            assert_eq!(a.flood_down_within(over, most), bits(&down));
            assert_eq!(a.flood_within(over, usize::MAX), a.flood(over));
            assert_eq!(a.flood_down_within(over, usize::MAX), a.flood_down(over));
        }
    }
}
