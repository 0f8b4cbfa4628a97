// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check.h"

#include <cstdio>
#include <cstdlib>

namespace engine {

void failCheck(const char* file, int line, const char* what) {
    std::fprintf(stderr, "%s:%d: bug: %s\n", file, line, what);
    std::fflush(stderr);
    std::_Exit(70);
}

}  // namespace engine
