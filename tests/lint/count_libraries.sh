#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Fails when the program pulls in more shared libraries than allowed (they are what its start waits for).
set -euo pipefail
count=$(ldd "$1" | grep -c '=>')
echo "$count shared libraries, at most $2"
[ "$count" -le "$2" ]
