#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs bench programs one after the other and shows their figures as a table, of each first the ratios to what was
measured beside it; all of them as JSON with --json FILE.

run_benches.py [--json FILE] [--program ADJUDICATOR] BENCH…
Ends with 1 if a figure misses its limit, with 2 if a bench could not run.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile


def arguments_of(name, options, folder):
    if name == "book_bench":
        return [folder, "20000"]
    if name == "engine_bench":
        return ["--json"]
    if name == "odds_bench":
        return [options.program] if options.program else []
    return []


def read_figure(line):
    """A line of a bench's output as its figure; none of any other line."""
    try:
        return json.loads(line)
    except ValueError:
        return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--json")
    parser.add_argument("--program")
    parser.add_argument("benches", nargs="+")
    options = parser.parse_args()
    figures = []
    broken = False
    for bench in options.benches:
        name = os.path.basename(bench)
        with tempfile.TemporaryDirectory(prefix="adj-bench-") as folder:
            words = arguments_of(name, options, folder)
            print(name, flush=True)
            run = subprocess.run([bench] + words, stdout=subprocess.PIPE, text=True, check=False)
        broken = broken or run.returncode not in (0, 1)
        told = [figure for figure in map(read_figure, run.stdout.splitlines()) if figure]
        for figure in sorted(told, key=lambda figure: not figure.get("ratio", False)):
            figure["bench"] = name
            figures.append(figure)
            if "value" in figure:
                sign = {True: "met", False: "MISSED"}.get(figure.get("met"), "")
                limit = f"limit {figure['limit']:>12,.4g}" if "limit" in figure else ""
                print(f"  {figure['figure']:<58} {figure['value']:>14,.4g} {figure['unit']:<34} {limit:<20} {sign}",
                      flush=True)
    if options.json:
        with open(options.json, "w", encoding="utf-8") as out:
            json.dump(figures, out, indent=1)
            out.write("\n")
    missed = [figure for figure in figures if figure.get("met") is False]
    print(f"{len(figures)} figures, {len(missed)} missed")
    return 2 if broken else 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
