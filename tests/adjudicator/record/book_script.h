// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "tests/places.h"

namespace adjudicator::test {

/// What docs/verify_record.py, which knows the format from its page alone, says of a book: its exit status.
inline int scriptOn(const std::filesystem::path& book) {
    const std::string command =
        "/usr/bin/python3 '" ADJ_SOURCE_DIR "/docs/verify_record.py' '" + book.string() + "' > /dev/null 2>&1";
    const int status = std::system(command.c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace adjudicator::test
