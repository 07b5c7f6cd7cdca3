# English. Variables are documented where other languages need to know more than the words show.
# A message may have attributes (grammatical cases): `.genitive` of a part is `$part-genitive` in
# the message around it.

## Lists

list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
