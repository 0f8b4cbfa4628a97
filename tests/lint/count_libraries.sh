#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Fails when a command of the program, from its start to its end, has more shared libraries than allowed (its start waits for them), or
# one of Qt or OpenCV.
set -euo pipefail
program=$1
most=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$program" game new --players red,blue --db "$folder/book.db" >/dev/null
for words in "odds --attacker 1A2C --defender city" "ccm" "rules" "game show --db $folder/book.db" "position -"; do
    # Each library is initialised once, whether the start brings it or the program opens it.
    LD_DEBUG=files "$program" $words 2>"$folder/loaded" >/dev/null <<<'{"format":"catan-position/1","hexes":[]}' || [ "$words" = "position -" ]
    loaded=$(sed -n 's/.*calling init: //p' "$folder/loaded" | sort -u)
    count=$(wc -l <<<"$loaded")
    echo "adjudicator $words: $count shared libraries, at most $most"
    [ "$count" -le "$most" ]
    if grep -E 'Qt|opencv|adjudicator_' <<<"$loaded"; then
        exit 1
    fi
done
