"""Mutation testing of check.py: python3 mutants.py check.py cases.json
Makes one small change after the other in the checker. The cases, each a puzzle, the text of its numbers and the answer
(`unique`, `none` or `refused`), must notice each. Prints what no case notices: the line, the change."""
import ast, contextlib, io, json, os, signal, sys, tempfile

SWAPS = {ast.Eq: [ast.NotEq], ast.NotEq: [ast.Eq], ast.Lt: [ast.LtE, ast.Gt], ast.LtE: [ast.Lt, ast.Gt],
         ast.Gt: [ast.GtE, ast.Lt], ast.GtE: [ast.Gt, ast.Lt], ast.In: [ast.NotIn], ast.NotIn: [ast.In],
         ast.Is: [ast.IsNot], ast.IsNot: [ast.Is], ast.Add: [ast.Sub], ast.Sub: [ast.Add], ast.Mult: [ast.Add],
         ast.FloorDiv: [ast.Mult], ast.BitAnd: [ast.BitOr], ast.And: [ast.Or], ast.Or: [ast.And]}

# What stands at a mutant's end, its change, and why no answer differs.
SAME = [("or [0", "1", "no side of a rectangle is read"), ("or [0", "-1", "the same"),
        ("= sides[0", "-1", "there is one"), ("isinstance(sides[0", "-1", "there is one"),
        ("+ e - 2", "3", "the end of the range, whose step is 2"),
        ("((x + 1", "Sub", "lines get other numbers in the same order"),
        ("ANY, 0, 0", "1", "the background has no length"), ("ANY, 0, 0", "-1", "the same"),
        ("ANY = (1", "0", "no run is shorter"), ("new == color != 0", "-1", "the background goes on alike"),
        ("way[0] if way[1] == INFINITE else way[1]", "if False", "more states, and the same ends"),
        ("way[0", "1", "the same"), ("if way[1", "0", "the same"), ("else way[1", "0", "the same"),
        ("color > own[cell]", "GtE", "the own color has returned before"),
        ("int(rest[0", "-1", "there is one word"), ("ends else [0", "-1", "the background has no grid"),
        ("lines[at:at + 1", "2", "empty in the same places"), ("zip(signs, holes))], widths[0", "-1", "all are equal"),
        ("blocks(len(widths), widths[0", "-1", "the same"),
        ("height + 1", "2", "a block without cells"), ("width + 1", "2", "the same"),
        ("for other in of_ties", "if True", "more states, and the same ends"),
        ("at < last[other]", "LtE", "the same")]

def changes(node):
    """Functions that change this node of a copy, each with a word for it."""
    if isinstance(node, ast.Compare):
        for at, sign in enumerate(node.ops):
            for swap in SWAPS[type(sign)]:
                yield swap.__name__, lambda node, at=at, swap=swap: node.ops.__setitem__(at, swap())
    elif isinstance(node, (ast.BinOp, ast.AugAssign, ast.BoolOp)):
        for swap in SWAPS.get(type(node.op), []):
            yield swap.__name__, lambda node, swap=swap: setattr(node, "op", swap())
    elif isinstance(node, ast.UnaryOp):
        yield "no sign", lambda node: (setattr(node, "op", ast.UAdd()) if isinstance(node.op, ast.USub) else
                                       setattr(node, "operand", ast.UnaryOp(ast.Not(), node.operand)))
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        for other in [node.value + 1, node.value - 1]:
            yield str(other), lambda node, other=other: setattr(node, "value", other)
    elif isinstance(node, (ast.IfExp, ast.If)):
        for value in [True, False]:
            yield "if %s" % value, lambda node, value=value: setattr(node, "test", ast.Constant(value))
    elif isinstance(node, ast.comprehension):
        for at in range(len(node.ifs)):
            yield "if True", lambda node, at=at: node.ifs.__setitem__(at, ast.Constant(True))
    elif isinstance(node, ast.Continue) or isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield "no statement", None

def without(tree, gone):
    for parent in ast.walk(tree):
        for body in (getattr(parent, "body", None), getattr(parent, "orelse", None)):
            if isinstance(body, list) and gone in body:
                body[body.index(gone)] = ast.copy_location(ast.Pass(), gone)

def mutants(text):
    """The line, the change, the place and the tree of each mutant. The words of messages are left alone."""
    tree, lines = ast.parse(text), text.split("\n")
    words = {id(inner) for node in ast.walk(tree) if isinstance(node, ast.Call) and
             getattr(node.func, "id", "") == "need" for text in node.args[1:] for inner in ast.walk(text)}
    for number, node in enumerate(ast.walk(tree)):
        for word, change in [] if id(node) in words else changes(node):
            place = getattr(node, "iter", node)
            before = lines[place.end_lineno - 1].encode()[:place.end_col_offset].decode()
            if any(before.endswith(end) and word == same for end, same, _ in SAME):
                continue
            other = ast.parse(text)
            twin = next(twin for at, twin in enumerate(ast.walk(other)) if at == number)
            change(twin) if change else without(other, twin)
            yield place.lineno, word, ast.unparse(node), other

def answer(scope, case):
    """The verdict, or what is refused."""
    output = io.StringIO()
    try:
        with contextlib.redirect_stdout(output):
            return scope["check"](*scope["read_puzzle"](case["puzzle"]), scope["words"](case["text"]))
    except SystemExit:
        return output.getvalue()
    except Exception:
        return "REFUSED"

def printed(code, folder):
    """The first word of what the program prints last for a folder, and its status."""
    sys.argv, output, status = ["check.py", folder], io.StringIO(), 0
    try:
        with contextlib.redirect_stdout(output):
            exec(code, {"__name__": "__main__"})
    except SystemExit as end:
        status = end.code
    return (output.getvalue().splitlines() or [""])[-1].split(" ")[0], status

def scope_of(code):
    scope, sys.argv = {"__name__": "check"}, ["check.py", ""]
    with contextlib.redirect_stdout(io.StringIO()):
        exec(code, scope)
    return scope

def is_noticed(tree, cases, folders):
    code = compile(ast.fix_missing_locations(tree), "check.py", "exec")
    try:
        scope = scope_of(code)
        for at, case in enumerate(cases):
            if answer(scope, case) != case["answer"]:
                cases.insert(0, cases.pop(at))  # what notices one change mostly notices others
                return True
        return any(printed(code, folder) != wanted for folder, wanted in folders)
    except (Exception, SystemExit):
        return True

def stop(*_):
    raise KeyboardInterrupt

def main():
    with open(sys.argv[1]) as checker, open(sys.argv[2]) as file:
        source, cases = checker.read(), json.load(file)
    tree = ast.parse(source)
    with tempfile.TemporaryDirectory() as place:
        folders = []
        for number, case in enumerate(cases[:60]):
            folder = os.path.join(place, str(number))
            os.mkdir(folder)
            for name, text in [("/puzzle.json", json.dumps(case["puzzle"])), ("/weights.txt", "# x\n" + case["text"])]:
                with open(folder + name, "w") as file:
                    file.write(text)
            folders.append((folder, ("REFUSED", 1) if case["wanted"] == "refused" else ("VERIFIED", 0)))
        folders.append((os.path.join(place, "missing"), ("REFUSED", 1)))
        scope = scope_of(compile(tree, "check.py", "exec"))
        for case in cases:
            case["answer"] = answer(scope, case)
            assert (case["answer"] if case["answer"].islower() else "refused") == case["wanted"], case
        assert not is_noticed(tree, cases, folders), "the program answers otherwise"
        signal.signal(signal.SIGALRM, stop)
        count = 0
        for line, word, text, mutant in mutants(source):
            count += 1
            signal.alarm(20)
            try:
                if not is_noticed(mutant, cases, folders):
                    print("line %d: %s in `%s`" % (line, word, text))
            except KeyboardInterrupt:
                pass  # an endless loop
            signal.alarm(0)
        print(count, "mutants")

main()
