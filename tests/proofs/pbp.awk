# A refutation in LRAT as one for VeriPB 3: the same clauses, the same reasons.
# Clauses and constraints are numbered alike; ~ is the negation of the step itself.
BEGIN { print "pseudo-Boolean proof version 3.0" }
$2 == "d" { for (i = 3; $i != 0; i++) print "del id " $i ";"; next }
{
    step = "rup"
    for (i = 2; $i != 0; i++) step = step " 1 " ($i < 0 ? "~x" (-$i) : "x" $i)
    step = step " >= 1 : ~"
    for (i++; $i != 0; i++) step = step " " $i
    print step ";"
}
END { print "output NONE;\nconclusion UNSAT;\nend pseudo-Boolean proof;" }
