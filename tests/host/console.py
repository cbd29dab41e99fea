#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, an invalid or a long line ends the host program, or its error does not help. How the console handles
invalid lines, long lines and the end of its input. Run from the root of the repository."""
import os
import re
import subprocess
import sys

from tap import ANY, BOUTON, EVERY_EDGE, GAMES, GRAPH, MOST, PROBE, PROBED, Tap, outputs, piles, run, selected

LIMIT = 1023  # characters in a line
NO_GAME = "no game yet; start one with new"

# bad lines of input, each with its expected error
BAD = {
    "unknown game": (b"xyz - : 1", "column 1: unknown game or command"),
    "only the start of a name": (b"ni - : 1", "column 1: unknown game or command; did you mean nim?"),
    "a command for a game": (b"new sum", "column 5: expected the name of a game, such as nim"),
    "a command for the game of a table": (b"table moves : 3", "column 7: expected the name of a game, such as nim"),
    "more than a name": (b"nim2 - : 1", "did you mean nim?"),
    "letters exchanged": (b"  MOROE k=2 : 1", "column 3: unknown game or command; did you mean moore?"),
    "a letter left out": (b"wytoff - : 1 2", "did you mean wythoff?"),
    "a near miss after a command": (b"why chmp - : 1", "column 5: unknown game or command; did you mean chomp?"),
    "a near miss of heaps": (b"haep code=0.7 : 3", "column 1: unknown game or command; did you mean heap?"),
    "a negative pile": (b"nim -3 4", "column 5: expected a number 0..2147483647"),
    "a parameter without its key": (b"take 3 : 21", "column 6: expected parameters, then \":\"; here they are max="),
    "no position after a colon": (b"nim :", "column 6: expected a position: the stones of each pile"),
    "no heaps after a colon": (b"kayles :", "column 9: expected a position: the stones of each heap"),
    "a new misere game that only questions know": (b"new mwythoff", "this command has no answer for this game"),
    "a near miss of a new misere game": (b"new mnimm", "column 5: unknown game or command; did you mean mnim?"),
    "heaps without rules": (b"heap 3 4", "column 6: expected parameters, then \":\"; here they are code=, S= or not="),
    "a first digit that would repeat forever": (b"heap code=1.7 : 3", "column 11: expected one of 048C"),
    "no digit": (b"heap code=0.7G : 3", "column 14: expected one of 0123456789ABCDEF"),
    "no end of the repeated digits": (b"heap code=0.[3 : 4", 'column 15: expected "]"'),
    "no repeated digits": (b"heap code=0.[] : 4", "column 14: expected one of 0123456789ABCDEF"),
    "5 heaps without more": (b"heap code=0.{5} : 4", "column 15: expected one of +"),
    "no end of the numbers of heaps": (b"heap code=0.{2 : 4", 'column 15: expected "}"'),
    "a near miss of a named game": (b"kayels 10", "column 1: unknown game or command; did you mean kayles?"),
    "65 digits": (b"heap code=0." + b"7" * 65 + b" : 3", "too many, at most 64"),
    "33 heaps": (f"heap S=1 : {piles(*[1] * 33)}".encode(), "too many, at most 32"),
    "256 in a set": (b"heap S=1,256 : 3", "column 10: expected a number 2..255"),
    "a heap too large": (b"heap code=0.106 : 99999", "the heap is too large; values are known up to 49"),
    "a heap too large, with equal heaps": (b"value heap 0.A= : 1000000", "the heap is too large; values are known up to"),
    "too many moves of heaps": (b"mheap code=0.77 : 100 100", "use smaller numbers. For more, raise a limit: limit time=60 memory=2G\n"),
    "misere of misere": (b"mmnim 3", "did you mean mnim?"),
    "a value in misere play": (b"value mnim 3 4", "no Grundy values"),
    "a value of SOS": (b"value sos n=3 : ...", "no Grundy values"),
    "too many moves to tell": (b"moves mixed - : 2147483647 1", "too many moves to list, at most 50000; use smaller numbers"),
    "a value of an eaten bar": (b"value chomp - : .", "no Grundy values"),
    "a sum with misere play": (b"sum nim 3 + mtake 4", "no Grundy values"),
    "a sum of nine": (b"sum " + b" + ".join([b"nim 1"] * 9), "too many, at most 8"),
    "a sum with an empty part": (b"sum nim 3 + ", "expected a number"),
    "a fault in the second part of a sum": (b"sum nim 3 + nim x", "column 17: expected parameters"),
    "a table of two piles": (b"table wythoff : 0..3", "this command has no answer for this game"),
    "a table downwards": (b"table nim : 5..3", "column 16: expected a number 5.."),
    "a table too long": (b"table nim : 5..1048581", "column 16: expected a number 5..1048580"),
    "a table too far on": (b"table nim : 2147483000..2147483648", f"column 25: expected a number 2147483000..{MOST}"),
    "a table without an end": (b"table nim : 5", "column 14: expected a range of sizes of one heap, such as 0..20"),
    "a table of three heaps": (b"table nim - : 3 4 5", "column 16: expected a range of sizes of one heap, such as 0..20"),
    "lost for men": (b"lost northcott 1,4", "this command has no answer for this game"),
    "too many positions for lost": (b"lost nim " + b"99 " * 5, "too many positions, at most 2000000; use smaller numbers"),
    "too many numbers for lost": (b"lost nim " + b"1 " * 20, "too many positions, at most 500000; use smaller numbers"),
    "an unknown option": (b"lost nim 3 --cvs", "column 12: expected one of --csv --plot"),
    "a chart of three": (b"lost nim 3 3 3 --plot x", "a chart needs a position with one or two parts"),
    "no name of a chart": (b"lost nim 3 3 --plot", "expected the name of a file"),
    "mex of a word": (b"mex x", "column 5: expected a number"),
    "no file": (b"dag file=none/such : 1", "cannot read the file"),
    "a folder for a file": (b"dag file=tests : 1", "cannot read the file"),
    "a misere table too far on": (b"table mheap S=1,2 : 1048575..1048576", "too many positions, at most 1048576"),
    "too many heaps of a move": (f"mheap code=4.0 : {piles(*[3] * 32)}".encode(), "a move leaves too many heaps, at most 64"),
    "a fault before an option": (b"lost nim x --csv", "column 10: expected parameters"),
    "a near miss of a command": (b"rpely", "column 1: unknown game or command; did you mean reply?"),
    "an unknown command after a command": (b"all rpely", "column 5: unknown game or command; try help"),
    "a near miss of a command after help": (b"help tabel", "column 6: unknown game or command; did you mean table?"),
    "two letters off": (b"chmpp - : 1", "unknown game or command; did you mean chomp?"),
    "only a semicolon": (b" ;;", "column 2: unknown game or command"),
    "many letters off": (b"chxxx - : 1", "unknown game or command; try help"),
    "a word for the game": (b"all xyz - : 1", "column 5: unknown game"),
    "k = 0": (b"moore k=0 : 1", f"column 9: expected a number 1..{MOST}"),
    "k = 2^31": (b"moore k=2147483648 : 1", f"column 9: expected a number 1..{MOST}"),
    "no k": (b"moore - : 1", 'column 7: expected parameters, then ":"; here they are k='),
    "only a k": (b"moore k", 'column 8: expected "="'),
    "no =": (b"moore k2 : 1", 'column 8: expected "="'),
    "k twice": (b"moore k=1;k=2 : 1", 'column 11: expected parameters, then ":"; here they are k='),
    "a k for nim": (b"nim k=1 : 1", "column 5: expected parameters"),
    "m twice": (b"bnim m=1;m=2 : 1", "column 10: expected parameters"),
    "K before m": (b"bnim K=1;m=2 : 1", "column 10: expected parameters"),
    "nothing after the semicolon": (b"bnim m=1; : 1", "column 11: expected parameters"),
    "r = 0": (b"poj2315 m=1;L=5;r=0 : 1", f"column 19: expected a number 1..{MOST}"),
    "r before L": (b"poj2315 m=1;r=1;L=5 : 1", "column 17: expected parameters"),
    "max = 0": (b"take max=0 : 1", f"column 10: expected a number 1..{MOST}"),
    "a cycle before an edge out of range": (b"dag V=2;E=1>0,1>1,0>2 : 0 0", "column 21: expected a number 0..1"),
    "empty S": (b"sub S= : 1", "column 7: expected a number 1..31"),
    "0 in S": (b"sub S=0,1 : 1", "column 7: expected a number 1..31"),
    "32 in S": (b"sub S=1,32 : 1", "column 9: expected a number 2..31"),
    "S descends": (b"subsum S=3,1 : 1", "column 12: expected a number 4..31"),
    "S ends with a comma": (b"msubsum S=1, : 1", "column 14: expected a number 2..31"),
    "W = 1": (b"northcott W=1 : .", "column 13: expected a number 2..1000"),
    "W = 1001": (b"northcott W=1001 : .", "column 13: expected a number 2..1000"),
    "n = 0": (b"sos n=0 : .", "column 7: expected a number 1..18"),
    "n = 19": (b"sos n=19 : ...................", "column 7: expected a number 1..18"),
    "V = 0": (b"dag V=0;E=- : .", "column 7: expected a number 1..15"),
    "V = 16": (b"dag V=16;E=- : .", "column 7: expected a number 1..15"),
    "edges of no vertices": (b"dag E=3>1 : 1", "column 5: expected parameters"),
    "no E": (b"dag V=4 : 1", 'column 8: expected ";"'),
    "empty E": (b"dag V=4;E= : 1", "column 11: expected a number 0..3"),
    "edge from V": (b"dag V=4;E=4>1 : 1", "column 11: expected a number 0..3"),
    "edge to V": (b"mdag V=4;E=3>4 : 1", "column 14: expected a number 0..3"),
    "half an edge": (b"dag V=4;E=3>1,2 : 1", 'column 16: expected ">"'),
    "self-loop": (b"dag V=4;E=3>1,2>2 : 1", "column 11: the edges form the cycle 2>2"),
    "an edge twice": (b"everysg V=4;E=3>1,2>1,3>1 : 1", "column 23: this edge is given twice"),
    "cycle of three": (b"mdag V=4;E=3>0,1>2,2>0,0>1 : 1", "column 12: the edges form the cycle 0>1>2>0"),
    "cycle after a path": (b"new everysg V=9;E=8>7,7>6,6>5,5>4,4>6 : 8", "column 19: the edges form the cycle 4>6>5>4"),
    "106 edges": (f"dag V=15;E={EVERY_EDGE},0>1 : 1".encode(), "too many, at most 105"),
    "token on V": (f"dag {GRAPH} : 1 4".encode(), "column 23: expected a number 0..3"),
    "11 tokens": (f"dag {GRAPH} : {piles(*[1] * 11)}".encode(), "too many, at most 10"),
    "33 piles": (f"nim - : {piles(*[1] * 33)}".encode(), "column 72: too many, at most 32"),
    "33 coins": (b"turtle_opt - : " + b"H" * 33, "column 48: too many, at most 32"),
    "17 rows of men": (f"northcott W=8 : {' '.join(['1,2'] * 17)}".encode(), "column 80: too many, at most 32"),
    "3 boxes": (b"divide - : 1 2 3", "column 15: too many, at most 2"),
    "1 box": (b"divide - : 1", "column 13: expected 2 boxes; the line has 1"),
    "no boxes": (b"divide - : .", f"column 12: expected a number 1..{MOST}"),
    "empty box": (b"divide - : 0 5", f"column 12: expected a number 1..{MOST}"),
    "3 piles for wythoff": (b"wythoff - : 1 2 3", "column 16: too many, at most 2"),
    "1 pile for wythoff": (b"wythoff - : 1", "column 14: expected 2 piles; the line has 1"),
    "long row of chocolate": (b"chomp - : 1001", "column 11: expected a number 1..1000"),
    "more coins than a step can have": (f"stair - : {MOST} 1".encode(), "column 22: expected a number 0..0"),
    "no row of chocolate": (b"chomp - : 5 0", "column 13: expected a number 1..1000"),
    "man outside": (b"northcott W=8 : 3,5 9,1", "column 21: expected a number 1..8"),
    "man on column 0": (b"northcottr W=8 : 3,0", "column 20: expected a number 1..8"),
    "two men on one cell": (b"northcott W=8 : 1,2 3,3", "column 23: two men on one cell"),
    "one man": (b"northcott W=8 : 1,2 3", 'column 22: expected ","'),
    "a coin on its edge": (b"turtle_man - : HTE", "column 18: expected one of TH"),
    "coins apart": (b"turtle_edge - : H T", "column 18: expected one of TH"),
    "too few cells": (b"sos n=7 : S..O..", "column 17: expected 7 cells; the line has 6"),
    "too many cells": (b"sos n=7 : S..O....", "column 18: too many, at most 7"),
    "another letter": (b"sos n=3 : SXS", "column 12: expected one of .SO"),
    "a cap for take": (b"take max=3 : 5 3", "column 16: expected the end of the line"),
    "cap too large": (b"dyn1 - : 5 2147483648", f"column 12: {ANY}"),
    "a cap that no move leaves": (b"fib - : 5 4294967295", "column 11: expected a number 0..4294967294"),
    "a cap far beyond all": (b"fib - : 5 42949672960", "column 11: expected a number 0..4294967294"),
    "no heap": (b"take max=3 : .", f"column 14: {ANY}"),
    "bnim to be searched": (b"bnim m=2;K=3 : 99 99 99 99", "too many positions, at most 2097152; use smaller numbers"),
    "chomp to be searched": (b"all chomp - : " + b" ".join([b"20"] * 20), "too many positions"),
    "2^31": (b"nim - : 1 2147483648", f"column 11: {ANY}"),
    "2^32": (b"nim - : 4294967296", f"column 9: {ANY}"),
    "2^64 + 3": (b"nim - : 18446744073709551619", f"column 9: {ANY}"),
    "letters": (b"nim - : 3 x 5", f"column 11: {ANY}"),
    "letters in a number": (b"nim - : 3x 5", 'column 10: expected " "'),
    "a comma after the last": (b"nim 3 4 5,", f"column 11: {ANY}"),
    "two commas": (b"nim 3,,4", f"column 7: {ANY}"),
    "leading zeros": (b"nim - : 03", 'column 10: expected " "'),
    "spaces in front": (b"  nim - : x", f"column 11: {ANY}"),
    "tabs": (b"\tnim\t-\t:\t3\tx", f"column 12: {ANY}"),
    "spaces in a word": (b"n im - : 3", "column 1: unknown game"),
    "no spaces at all": (b"nim-:3", "column 1: unknown game"),
    "only a game": (b"nim", "column 4: expected a position: the stones of each pile"),
    "no position": (b"nim -", "column 6: expected a position: the stones of each pile"),
    "empty position": (b"nim - : ", "column 8: expected a position"),
    "a comment after a fault": (b"nim - : 3 x # 4", f"column 11: {ANY}"),
    "a damaged byte in a comment": (b"nim - : 3 # a\0b", f"column 11: {ANY}"),
    "only a damaged byte in a comment": (b"#\0", "column 1: unknown game"),
    "the empty list and more": (b"nim - : . 1", "column 11: expected the end of the line"),
    "a whole vector": (b"nim - : 3 : N : 1-3", f"column 11: {ANY}"),
    "10,000 good characters": (b"nim - : " + b"1 " * 4996, "too many characters"),
    "one character too many": (b"a" * (LIMIT + 1), "too many characters"),
    "too long, ends with CR": (b"a" * (LIMIT + 1) + b"\r", "too many characters"),
    "CR just past the limit": (b"a" * LIMIT + b"\rx", "too many characters"),
    "the longest line": (b"a" * LIMIT, "unknown game"),
    "the longest line with CR": (b"a" * LIMIT + b"\r", "unknown game"),
    "NUL bytes": (b"nim - : 3\0 4", 'column 10: expected " "'),
    "only a NUL byte": (b"\0", "column 1: unknown game"),
    "NUL after a command": (b"version\0", "unknown game"),
    "CR in the line": (b"nim - : 3\r 4", 'column 10: expected " "'),
    "two CRs": (b"nim - : 3\r\r", 'column 10: expected " "'),
    "bytes above 127": (b"nim - : \xc3\xa9", f"column 9: {ANY}"),
    "all before new": (b"all", NO_GAME),
    "why before new": (b"why", NO_GAME),
    "hint before new": (b"hint # which?", NO_GAME),
    "all of a command": (b"all games", "expected the name of a game"),
    "too many moves to list": (f"all moore k=9 : {piles(*range(100, 132))}".encode(), "moves to list, at most 50000"),
    "too many moves to try": (f"all everysg V=15;E={EVERY_EDGE} : {piles(*[14] * 10)}".encode(), "moves to try, at most 100000"),
    "too many steps": (f"bnim m=7;K=5 : {piles(*[9] * 14)}".encode(), "steps to search, at most 40000000"),
    "games with more": (b"games x", "column 7: expected the end of the line"),
    "help for what is no game": (b"help x", "column 6: unknown game"),
    "help for two games": (b"help nim chomp", "column 10: expected the end of the line"),
    "quit with more": (b"quit 1", "column 6: expected the end of the line"),
    "version with more": (b"version   1", "column 11: expected the end of the line"),
    "new alone": (b"new", "column 4: expected the name of a game, such as nim"),
    "new of a heap game": (b"new kayles", "this command has no answer for this game"),
    "new of nothing known": (b"new chess -", "column 5: unknown game"),
    "new without position": (b"new nim - : ", "column 12: expected a position"),
    "new on a graph that is too small": (b"new dag V=2;E=1>0", 'column 18: expected a position'),
    "new on a strip that is too short": (b"new northcott W=4", 'column 18: expected a position'),
    "play before new": (b"play 1-1", NO_GAME),
    "reply before new": (b"reply", NO_GAME),
    "show before new": (b"show", NO_GAME),
    "undo before new": (b"undo", NO_GAME),
}

MISERE = "nim moore take sub subsum mixed dag".split()
for one in GAMES:
    said = f"for misere play the game is called m{one}" if one in MISERE else "expected parameters"
    BAD[f"{one} misere"] = (f"{one}  Misere : 1".encode(), f"column {len(one) + 3}: {said}")

# Lines without an answer
SILENT = {
    "an empty line": b"",
    "an empty line with CR": b"\r",
    "spaces": b"   ",
    "spaces and tabs": b" \t \t",
    "a comment": b"# nim - : 3",
    "a comment after spaces": b" \t # nim - : 3",
    "a long comment": b"#" + b"x" * 10000,
}


def steps(tap):
    """Each move that a list tries counts as 18 steps, in addition to the steps of the search."""
    below, above = "bnim m=4;K=5 : 15 11 7 7 7 7 7 15 15", "bnim m=4;K=5 : 16 11 7 7 7 7 7 5 16"
    out = run(f"all {below}\n".encode())[0].decode()
    tap.check(re.fullmatch(f"{below} : N( |-|:|\\+|\\d)+\n", out) is not None, "a search and its list, just below the limit", out[:300])
    out = run(f"all {above}\n{above}\n".encode())[0].decode().split("\n")
    tap.check(out[0] == "error: too many steps to search, at most 40000000; use smaller numbers. For more, raise a limit: limit time=60", "a search and its list, just above the limit", out[0][:300])
    tap.check(out[1].startswith(f"{above} : N : "), "just above the limit, the search without a list is answered", out[1][:300])


def longest_list(tap):
    """Asks for 50,000 moves: five tokens have five ways each, two tokens four ways each."""
    graph = "V=15;E=" + ",".join(f"14>{a}" for a in range(5)) + "," + ",".join(f"13>{a}" for a in range(4))
    out = run(f"all everysg {graph} : 14 14 14 14 14 13 13\n".encode())[0].decode()
    tap.check(len(out.split(" : N : ")[-1].split(" ")) == 50000, "a list of 50,000 moves", out[:300])


def streams(tap):
    tap.check(run(b"") == (b"", 0, b""), "no input, no answer")
    tap.check(run(PROBE.encode())[0] == PROBED.encode() + b"\n", "a last line without a newline is answered")
    interrupted = b"error: interrupted\n"
    tap.check(run(b"nim - : 3 4\x03" + PROBE.encode() + b"\n")[0] == interrupted + PROBED.encode() + b"\n",
              "Ctrl-C drops an unfinished line")
    tap.check(run(b"\x03\x03" + b"a" * 2000 + b"\x03")[0] == 3 * interrupted, "each Ctrl-C has an answer")
    tap.check(run(b"a" * 10000)[0].startswith(b"error: too many characters"), "a line that is too long has an error even without a newline")
    games = run(b"games\n")[0].decode()
    rows = [row.split(" ")[0] for row in games.split("\n")]
    tap.check(sorted(rows) == sorted(GAMES + ["", ""]) and rows[-2:] == ["", ""], "`games` prints a line for each game", games)
    tap.check("\nmoore k=1..2147483647 : pile 0..2147483647, at most 32\n" in games, "`games` prints the ranges", games)
    tap.check(re.fullmatch(rb"(.+\n)+\n", run(b"help\n")[0]) is not None, "help ends with an empty line")
    for word in (b"quit", b"exit", b" Quit  # now"):
        tap.check(run(PROBE.encode() + b"\n" + word + b"\nhelp\n") == (PROBED.encode() + b"\n", 0, b""),
                  f"{word.decode()}: later lines have no answer")

    with open("/dev/full", "wb") as full:
        failed = subprocess.run([BOUTON], input=b"help\n", stdout=full, stderr=subprocess.PIPE, check=False)
    tap.check(failed.returncode == 1 and b"cannot write" in failed.stderr, "a full disk: exit status 1")
    reading, writing = os.pipe()
    os.close(reading)
    failed = subprocess.run([BOUTON], input=b"help\n", stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    tap.check(failed.returncode == 1 and b"cannot write" in failed.stderr, "a closed pipe: exit status 1")

    with subprocess.Popen([BOUTON], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as waiting:
        waiting.stdin.write(PROBE.encode() + b"\n")
        waiting.stdin.flush()
        tap.check(waiting.stdout.readline() == PROBED.encode() + b"\n", "a line is answered before the next one")


def main():
    """With an argument, asks only the lines whose names contain it."""
    tap = Tap()
    rows = selected(BAD)
    for (name, (_, fault)), out in zip(rows.items(), outputs([line for line, _ in rows.values()])):
        said = (out or b"").decode("ascii")
        tap.check(said.startswith("error: ") and fault in said and said.count("\n") == 1, name, said[:300], fault)
    rows = selected(SILENT)
    for (name, line), out in zip(rows.items(), outputs(rows.values())):
        tap.check(out == b"" and run(line) == (b"", 0, b""), f"{name}: no answer, also at the end of the input", out)
    if len(sys.argv) < 2:
        steps(tap)
        longest_list(tap)
        streams(tap)
    tap.done()


main()
