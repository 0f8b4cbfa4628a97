#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The program opens each of its modules when a command needs it, and refuses one that is missing, of another build or no module in one
# line: modules_open.sh PROGRAM module_stamp.h PICTURE window|eyes…
set -euo pipefail
program=$1
stamp=$(sed -n 's/.*kModuleStamp = "\(.*\)".*/\1/p' "$2")
picture=$3
shift 3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export QT_QPA_PLATFORM=offscreen XDG_CONFIG_HOME=$folder XDG_DATA_HOME=$folder LC_ALL=C

# refused LINE COMMAND…: ends with 2 and has the line, and nothing else, on standard error.
refused() {
    local line=$1 status=0
    shift
    "$@" >"$folder/out" 2>"$folder/err" </dev/null || status=$?
    cat "$folder/err"
    [ "$status" = 2 ] && [ "$(wc -l <"$folder/err")" = 1 ] && grep -q "$line" "$folder/err" && [ ! -s "$folder/out" ]
}

# The window stands, and has its module.
window_opens() {
    "$program" --first-game &
    local window=$! i
    for i in $(seq 300); do
        grep -q adjudicator_window.so "/proc/$window/maps" && break
        sleep 0.1
    done
    sleep 1
    grep -q adjudicator_window.so "/proc/$window/maps"
    kill "$window"
    wait "$window" || true
}

mkdir "$folder/bare"
cp "$program" "$folder/bare/adjudicator"
for module in "$@"; do
    file=adjudicator_$module.so
    if [ "$module" = window ]; then
        package=adjudicator-window
        words=()
        window_opens
    else
        package=adjudicator-camera
        words=(read "$picture")
        "$program" "${words[@]}" >/dev/null
        cp "$(dirname "$program")/adjudicator_pictures.so" "$folder/bare"
    fi
    refused "$file is missing; the package $package brings it" "$folder/bare/adjudicator" "${words[@]}"
    sed "s/$stamp/x${stamp:1}/" "$(dirname "$program")/$file" >"$folder/bare/$file"
    refused "$file is of another build" "$folder/bare/adjudicator" "${words[@]}"
    echo "no module" >"$folder/bare/$file"
    refused "$file cannot be opened" "$folder/bare/adjudicator" "${words[@]}"
done
