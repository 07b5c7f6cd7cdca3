# German.

## Lists

list-comma = { $first }, { $second }
list-and = { $first } und { $second }
list-or = { $first } oder { $second }
