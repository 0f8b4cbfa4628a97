// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/ink.h"

#include <cstdlib>

#include <unistd.h>

namespace adjudicator::cli {

std::string inked(bool isInked, Ink ink, std::string_view text) {
    if (!isInked) {
        return std::string(text);
    }
    std::string_view code = "1";
    switch (ink) {
        case Ink::Good:
            code = "1;32";
            break;
        case Ink::Bad:
            code = "1;31";
            break;
        case Ink::Doubtful:
            code = "33";
            break;
        case Ink::Head:
            break;
    }
    std::string result = "\033[";
    result.append(code).append("m").append(text).append("\033[0m");
    return result;
}

bool showsInk(int stream) {
    const auto value = [](const char* name) {
        const char* set = std::getenv(name);
        return std::string_view(set == nullptr ? "" : set);
    };
    return value("NO_COLOR").empty() && value("TERM") != "dumb" && !value("TERM").empty() && ::isatty(stream) == 1;
}

}  // namespace adjudicator::cli
