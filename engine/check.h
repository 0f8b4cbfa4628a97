// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace engine {

/// Writes "FILE:LINE: bug: WHAT" to standard error and ends the program with exit status 70.
[[noreturn]] void failCheck(const char* file, int line, const char* what);

}  // namespace engine

/// States what must hold whatever the input was; a violation is a bug in the program, in release builds too.
#define ADJ_CHECK(condition, what)                         \
    do {                                                   \
        if (!(condition)) {                                \
            ::engine::failCheck(__FILE__, __LINE__, what); \
        }                                                  \
    } while (false)
