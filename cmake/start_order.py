#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes cmake/start_order.ld anew: the functions that short commands call, so that the linker lays them side by side. A start then
fetches a few pages of the program instead of some all over it. Counted by valgrind, which must be installed.

  start_order.py build/release/bin/adjudicator > cmake/start_order.ld

A name may stand there that the program no longer has, and one may be missing: nothing but the order of the program depends on it.
Write it anew when `odds_bench PROGRAM` says that the program holds more.
"""
import bisect
import collections
import itertools
import os
import re
import subprocess
import sys
import tempfile

# With what each is given.
COMMANDS = [('odds --attacker 1A2C --defender city', ''), ('ccm 7', ''), ('rules', ''), ('rules B-9', ''), ('--help', ''), ('game --help', ''),
            ('game new --seed 5 --players red,blue,white', ''), ('game show', ''), ('game legal', ''),
            ('game do', '{"act":"found","by":"red","at":"0,0:N","route":"0,0:NE"}\n'), ('game undo', '')]
# Of a name its beginning, at least so long, if what else in the program begins so has no more bytes than that.
LEAST, MORE = 24, 400


def called(program, command, given, folder, environment):
    """The names of the program's own functions that a command calls."""
    counts = os.path.join(folder, 'counts')
    subprocess.run(['valgrind', '--tool=callgrind', '--demangle=no', '--compress-strings=no', '--callgrind-out-file=' + counts, program,
                    *command.split()], env=environment, input=given.encode(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    own, found = False, set()
    with open(counts) as lines:
        for line in lines:
            if line.startswith('ob='):
                # What was laid together before lies outside the section that valgrind takes for the program's.
                own = line.rstrip() in ('ob=' + program, 'ob=???')
            elif line.startswith('fn=') and own:
                found.add(line[3:].rstrip().split("'")[0])
    return found


def functions_of(program):
    """(address, name, size) of all functions, in order."""
    lines = subprocess.run(['nm', '-S', '--defined-only', program], capture_output=True, text=True, check=True).stdout.splitlines()
    rows = [line.split() for line in lines]
    return sorted((int(row[0], 16), row[3], int(row[1], 16)) for row in rows if len(row) == 4 and row[2] in 'tTwWuV')


class Beginnings:
    """Names of functions by how they begin."""

    def __init__(self, sizes):
        self.names = sorted(sizes)
        self.before = [0, *itertools.accumulate(sizes[name] for name in self.names)]

    def bytes_of(self, beginning):
        return self.before[bisect.bisect_left(self.names, beginning + '~')] - self.before[bisect.bisect_left(self.names, beginning)]

    def shortened(self, name):
        """`name`, or a pattern with its beginning that means little of these besides."""
        for length in range(LEAST, len(name) - 1, 4):
            if self.bytes_of(name[:length]) <= MORE:
                return name[:length] + '*'
        return name


def main():
    program, calls = os.path.abspath(sys.argv[1]), collections.Counter()
    functions = functions_of(program)
    with tempfile.TemporaryDirectory() as folder:
        environment = dict(os.environ, HOME=folder, XDG_DATA_HOME=folder, XDG_CONFIG_HOME=folder, XDG_RUNTIME_DIR=folder)
        for command, given in COMMANDS:
            names = called(program, command, given, folder, environment)
            # A constructor has two names or three, and its section one of them.
            places = {address for address, name, _ in functions if name in names}
            calls.update({name for address, name, _ in functions if address in places})
    others = Beginnings({name: size for _, name, size in functions if name not in calls})
    print('/* SPDX-License-Identifier: GPL-3.0-or-later: written by cmake/start_order.py */')
    print('SECTIONS\n{\n  .text.start :\n  {')
    # What all commands call comes first, what few call last.
    for count in sorted(set(calls.values()), reverse=True):
        names = sorted({others.shortened(name) for name in calls if calls[name] == count and re.fullmatch(r'_Z[\w.$]+', name)})
        print('    *(' + '\n      '.join('.text.' + name for name in names) + ')')
    print('  }\n}\nINSERT BEFORE .text;')
    return 0


if __name__ == '__main__':
    sys.exit(main())
