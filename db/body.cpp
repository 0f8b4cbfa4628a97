// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/body.h"

#include <nlohmann/json.hpp>

namespace db {

bool isBody(std::string_view text) {
    const auto start = text.find_first_not_of(" \t\r\n");
    // A zero byte would end the text for the parser, whatever comes after it.
    return start != std::string_view::npos && text[start] == '{' && text.find('\0') == std::string_view::npos &&
           nlohmann::json::accept(text);
}

}  // namespace db
