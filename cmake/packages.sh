# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by run and check: brings in the Debian packages that a build needs.

# Names the packages of the arguments that are not installed.
missingPackages() {
    local name
    for name in "$@"; do
        dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null | grep -qx installed || printf '%s ' "$name"
    done
}

# Installs what is missing of the lists named, and says what; silent when all is there.
installMissing() {
    local packages missing
    packages=$(cat "$@" | sed 's/#.*//')
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        echo "This is no Debian system: install these yourself if the build misses them:" $packages
        return 0
    fi
    missing=$(missingPackages $packages)
    [ -n "$missing" ] || return 0
    echo "Installing: $missing"
    local asRoot=""
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null || { echo "Not root and no sudo: please run: apt-get install $missing" >&2; return 2; }
        asRoot=sudo
    fi
    $asRoot env DEBIAN_FRONTEND=noninteractive apt-get update -qq
    $asRoot env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
}
