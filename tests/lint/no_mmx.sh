#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# no_mmx.sh OBJDUMP PROGRAM: fails where the program's own code uses an MMX register: they are the floating-point stack's.
set -eu
code=$(mktemp)
trap 'rm -f "$code"' EXIT
"$1" -d --no-show-raw-insn "$2" >"$code"
if [ ! -s "$code" ]; then
    echo "nothing was disassembled" >&2
    exit 1
fi
! grep -m 5 '%mm[0-7]' "$code"
