#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, the host program refuses or misreads a line as people type it. The answer repeats the line in the
notation. The next line must not depend on it. Run from the root of the repository."""
import re

from tap import GRAPH, MOST, PROBED, VERSION, Tap, piles, run_before_probe, selected

EVERY_EDGE = ",".join(f"{a}>{b}" for a in range(15) for b in range(a))
SUM = "sum nim - : 3 + nim - : 4 : N : 2:1-1"

# Lines and their expected answers. None permits any verdict or move.
GOOD = {
    "CRLF": (b"nim - : 3 4 5\r", PROBED),
    "capitals": (b"NIM - : 3 4 5", PROBED),
    "mixed case": (b"ALL Turtle_Opt - : HTTH", "turtle_opt - : HTTH : N : 4,1"),
    "no parameters, no colon": (b"nim 3 4 5", PROBED),
    "no colon": (b"nim - 3 4 5", PROBED),
    "a colon instead of parameters": (b"nim: 3 4 5", PROBED),
    "commas": (b"nim: 3, 4 ,5", PROBED),
    "commas alone": (b"nim 3,4,5", PROBED),
    "hint and a question": (b"hint nim 3 4 5", PROBED),
    "a parameter of another case": (b"moore K=2 1 2 3", "moore k=2 : 1 2 3 : N : 2-1+3-2"),
    "the first of two parameters": (b"bnim m=2 : 3 4", "bnim m=2;K=1 : 3 4 : N : 1-1"),
    "the second of two parameters": (b"bnim k=2 3 4", "bnim m=2;K=2 : 3 4 : N : 2-1"),
    "the second of three parameters": (b"poj2315 L=13 13 20", "poj2315 m=2;L=13;r=1 : 13 20 : N : 2-1"),
    "a space in the parameters": (b"bnim m=1; K=2 : 1", "bnim m=1;K=2 : 1 : N : 1-1"),
    "a classic set": (b"all sub 10", "sub S=1,3,4 : 10 : N : 1 3"),
    "spaces in a list": (b"sub S=1, 3, 4 10", "sub S=1,3,4 : 10 : N : 1"),
    "spaces in a set of heaps": (b"value heap S=1, 3 : 5", "heap S=1,3 : 5 : 1 : 1"),
    "spaces in a list of edges": (b"dag V=4; E=3>1, 2>0 3 2", "dag V=4;E=3>1,2>0 : 3 2 : P : -"),
    "the classic graph": (b"dag 0", "dag V=7;E=1>0,2>1,3>2,4>0,4>1,5>1,5>2,5>4,6>2,6>3,6>5 : 0 : P : -"),
    "a heap without a cap": (b"fib 20", "fib - : 20 19 : N : 2"),
    "an empty heap without a cap": (b"dyn1 0", "dyn1 - : 0 0 : P : -"),
    "small letters": (b"turtle_opt htth", "turtle_opt - : HTTH : N : 4,1"),
    "small letters of SOS": (b"SOS N=3 s..", "sos n=3 : S.. : D : 2S"),
    "rows with commas between": (b"northcott w=8 1, 8, 2,5", "northcott W=8 : 1,8 2,5 : N : 1>5"),
    "spaces anywhere": (b"  nim   -   :   3   4   5   ", PROBED),
    "tabs for spaces": (b"\tnim\t-\t:\t3\t4\t5\t", PROBED),
    "a colon without spaces": (b"nim -:3 4 5", PROBED),
    "a colon without a space before it": (b"sub S=1,3,4: 5", "sub S=1,3,4 : 5 : N : 3"),
    "a colon without a space after it": (b"northcott W=8 :1,4  8,5", "northcott W=8 : 1,4 8,5 : P : -"),
    "spaces for a heap": (b"fib  -  :  20   19  ", "fib - : 20 19 : N : 2"),
    "a comment": (b"nim - : 3 4 5 # and a comment : 7", PROBED),
    "a comment without a space": (b"nim - : 3 4 5# and a comment", PROBED),
    "a comment beyond the limit": (b"nim - : 3 4 5 #" + b"x" * 10000, PROBED),
    "a command and spaces": (b"  Version  # which?", VERSION),
    "new without parameters": (b"new moore ", "moore k=2 : 3 4 5"),
    "new with capitals and extra spaces": (b" New  sub  S=2,3:9 ", "sub S=2,3 : 9"),
    "k above the number of piles": (b"moore k=9 : 1 0 2", "moore k=9 : 1 0 2 : N : 1-1+3-2"),
    "the largest k": (f"moore k={MOST} : 3".encode(), f"moore k={MOST} : 3 : N : 1-3"),
    "the largest pile": (f"nim - : {MOST} 1".encode(), f"nim - : {MOST} 1 : N : 1-{MOST - 1}"),
    "32 of the largest piles": (
        f"nim - : {piles(*[MOST] * 32)}".encode(),
        f"nim - : {piles(*[MOST] * 32)} : P : -",
    ),
    "no piles": (b"nim - : .", "nim - : . : P : -"),
    "no piles, misere": (b"mmoore k=3 : .", "mmoore k=3 : . : N : -"),
    "only empty piles, misere": (b"all mnim - : 0 0", "mnim - : 0 0 : N : -"),
    "all": (b"all nim - : 3 4 5", PROBED),
    "version": (b"version", VERSION),
    "edges in any order": (f"dag {GRAPH} : 2 3".encode(), f"dag {GRAPH} : 2 3 : P : -"),
    "105 edges": (f"everysg V=15;E={EVERY_EDGE} : 14 14".encode(), None),
    "an eaten bar": (b"chomp - : .", "chomp - : . : N : -"),
    "the cells contain SOS": (b"all sos n=5 : .SOS.", "sos n=5 : .SOS. : P : -"),
    "moves that keep a draw": (b"all sos n=3 : ..S", "sos n=3 : ..S : D : 1O 2S"),
    "one empty cell": (b"all sos n=1 : .", "sos n=1 : . : D : 1S 1O"),
    "the largest cap that a move leaves": (b"fib - : 3 4294967294", "fib - : 3 4294967294 : N : 3"),
    "a cap above the heap": (b"fib - : 3 100", "fib - : 3 100 : N : 3"),
    "a huge heap": (f"take max=3 : {MOST}".encode(), f"take max=3 : {MOST} : N : 3"),
    "a huge coin": (f"nimble - : {MOST}".encode(), f"nimble - : {MOST} : N : 1>0"),
    "all coins of a stair, on one step": (f"stair - : {MOST} 0".encode(), None),
    "huge boxes": (f"divide - : {MOST - 1} 1".encode(), None),
    "huge piles of a set": (f"all subsum S=1,2 : {MOST} 1".encode(), f"subsum S=1,2 : {MOST} 1 : P : -"),
    "10 tokens on 15 vertices": (b"mdag V=15;E=14>0 : " + b" ".join([b"14"] * 10), None),
    "nobody eats the poison in a sum of one": (b"sum chomp - : 3 2 2 1", "sum chomp - : 3 2 2 1 : N : 1:1,3 1:3,1"),
    "chomp 10 x 10": (b"chomp - : " + b" ".join([b"10"] * 10), None),
    "chomp 2 x 1000": (b"chomp - : 1000 1000", "chomp - : 1000 1000 : N : 2,1000"),
    "chomp 3 x 16": (b"chomp - : 16 16 16", None),
    "SOS on 18 cells": (b"sos n=18 : ..................", "sos n=18 : .................. : P : -"),
    "a code alone": (b"heap 0.77 : 10", "heap code=0.77 : 10 : N : 1-1>1,8"),
    "a code for a game": (b"0.77 10", "heap code=0.77 : 10 : N : 1-1>1,8"),
    "a named game": (b"kayles 10", "heap code=0.77 : 10 : N : 1-1>1,8"),
    "a sum of named games": (b"lasker 5 + kayles 3", "sum heap code=4.[3] : 5 + heap code=0.77 : 3 : N : 1:1-1"),
    "nimbers": (b"*3 + *4", SUM),
    "nimbers without spaces": (b"*3+*4", SUM),
    "a sum without the word": (b"nim 3 + nim 4", SUM),
    "a nimber in a sum": (b"all *3 + nim 4", SUM),
    "the word sum after all": (b"all Sum nim - : 3 + nim - : 4", SUM),
    "the word sum after value": (b"value sum nim - : 3 + nim - : 4", "sum nim - : 3 + nim - : 4 : 3 4 : 7"),
    "the value of a sum": (b"value nim 3 4 + *5", "sum nim - : 3 4 + nim - : 5 : 7 5 : 2"),
    "a set for mex": (b"mex {0,1,3}", "mex 0 1 3 : 2"),
    "a set with spaces": (b"mex { 0, 1 }", "mex 0 1 : 2"),
    "an empty set": (b"mex {}", "mex . : 0"),
    "a bar by its rows and columns": (b"chomp 3x4", "chomp - : 4 4 4 : N : 2,3"),
    "a bar with more rows than columns": (b"chomp 4x3", "chomp - : 3 3 3 3 : N : 3,2"),
    "two rows of 1000": (b"chomp 2x1000", "chomp - : 1000 1000 : N : 2,1000"),
    "rows in any order": (b"chomp 3 4", "chomp - : 4 3 : P : -"),
    "a semicolon at the end": (b"nim 3,4,5;", PROBED),
    "the period of a code": (b"period 0.77", "heap code=0.77 : period 12 from 71 (proved)"),
    "the period of a game": (b"period take max=3", "take max=3 : period 4 from 0 (proved)"),
    "values that grow": (b"period nim", "nim - : period 1 from 0 plus 1 (proved)"),
    "limits": (b"limit time=60 memory=2G", "limit time=60 memory=2G"),
    "default limits": (b"limit default", "limit default"),
    "a table without a colon": (b"table heap code=0.77 0..1", "0 : P : 0\n1 : N : 1\nperiod 12 from 71 (proved)\n"),
    "a table without a range": (b"table nim", "\n".join(f"{n} : {'PN'[n > 0]} : {n}" for n in range(100)) + "\nperiod 1 from 0 plus 1 (proved)\n"),
    "1e6 stones": (b"nim 1e6", "nim - : 1000000 : N : 1-1000000"),
    "a capital E": (b"nim 1E3", "nim - : 1000 : N : 1-1000"),
    "an exponent of 0": (b"nim 0e5 3e0", "nim - : 0 3 : N : 2-3"),
    "1e0 for k": (b"moore k=1e0 : 1e6 1e6", "moore k=1 : 1000000 1000000 : P : -"),
    "1e1 for m and K": (b"bnim m=1e0;K=1e1 : 1e1", "bnim m=1;K=10 : 10 : N : 1-10"),
    "1e1 for L": (b"poj2315 m=2;L=1e1;r=1e0 : 6 1e1", "poj2315 m=2;L=10;r=1 : 6 10 : N : 1-1"),
    "1e2 for max": (b"take max=1e2 : 1e3", "take max=100 : 1000 : N : 91"),
    "1e1 in a set": (b"sub S=1,1e1 : 1e2", "sub S=1,10 : 100 : N : 1"),
    "1e1 in a set of heaps": (b"heap S=1,1e1 : 1e2", "heap S=1,10 : 100 : N : 1-1"),
    "1e1 forbidden": (b"value heap not=1e1 : 1e1", "heap not=10 : 10 : 0 : 0"),
    "1e0 heaps in a digit": (b"heap code=0.{1e0} : 5", "heap code=0.2 : 5 : P : -"),
    "1e1 vertices": (b"dag V=1e1;E=3e0>1 : 3e0", "dag V=10;E=3>1 : 3 : N : 1>1"),
    "1e1 columns": (b"northcott W=1e1 : 1e0,3", "northcott W=10 : 1,3 : N : 1>2"),
    "1e1 cells": (b"new sos n=1e1 : ..........", "sos n=10 : .........."),
    "1e1 for a cap": (b"value fib 1e2 1e1", "fib - : 100 10 : 5 : 5"),
    "1e1 columns of chocolate": (b"chomp 3x1e1", "chomp - : 10 10 10 : N : 2,6"),
    "1e3 in a named game": (b"value kayles 1e3", "heap code=0.77 : 1000 : 1 : 1"),
    "a nimber of 1e3": (b"*1e3 + *2", "sum nim - : 1000 + nim - : 2 : N : 1:1-998"),
    "a move of 1e1": (b"new nim 1e2\nplay 1e0-1e1", "nim - : 100\nnim - : 90"),
    "1e1 for mex": (b"mex 0 1e1", "mex 0 10 : 1"),
    "a range to 1e1": (b"table nim : 1e1..1e1", "10 : N : 10\nperiod 1 from 0 plus 1 (proved)\n"),
    "lost up to 1e0": (b"lost nim 1e0 1e0", "0 0\n1 1\n"),
    "limits of 1e1 seconds and 1e9 bytes": (b"limit time=1e1 memory=1e9", "limit time=10 memory=1000000000"),
    "a limit of 1e1 GiB": (b"limit memory=1e1G", "limit memory=10G"),
}


def main():
    """With an argument, asks only the lines whose names contain it."""
    tap = Tap()
    for name, (line, expected) in selected(GOOD):
        out = run_before_probe(line)
        expected = re.escape(expected) if expected else re.escape(line.decode()) + " : [NPD] : [^ ]+"
        tap.check(out is not None and re.fullmatch(f"{expected}\n".encode(), out), name, out, expected)
    tap.done()


main()
