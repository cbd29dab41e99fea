# SPDX-License-Identifier: MIT
"""Reads and writes KiCad's files, which are nested lists in brackets. A quoted string is a Text, any other word a str."""
import re

TOKEN = re.compile(r'\s*(?:(\()|(\))|"((?:[^"\\]|\\.)*)"|([^\s()"]+))')


class Text(str):
    """A string in quotes."""


def parse(text):
    """Returns the first list of the text."""
    stack = [[]]
    for opened, closed, quoted, word in (match.groups() for match in TOKEN.finditer(text)):
        if opened:
            stack.append([])
        elif closed:
            stack[-2].append(stack.pop())
        else:
            stack[-1].append(word if word is not None else Text(re.sub(r"\\(.)", lambda one: {"n": "\n"}.get(one[1], one[1]), quoted)))
    return stack[0][0]


def dump(item, depth=0):
    """Returns the text of a list, with each inner list on a separate line."""
    if isinstance(item, Text):
        return '"' + item.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    if isinstance(item, str):
        return item
    return "(" + " ".join(("\n" + "\t" * (depth + 1) if isinstance(one, list) else "") + dump(one, depth + 1) for one in item) + ")"


def all_of(item, name):
    """Returns the inner lists with this name."""
    return [one for one in item if isinstance(one, list) and one and one[0] == name]


def first(item, name, default=None):
    """Returns the values of the first inner list with this name."""
    return next((one[1:] for one in all_of(item, name)), default)
