// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/picture.h"

#include <nlohmann/json.hpp>

#include "db/codes.h"

namespace db {

std::optional<Hash> pictureNamedIn(std::string_view body) {
    constexpr std::string_view kKind = "evidence";
    // Nearly every body is of another kind and need not be parsed.
    if (body.find(kKind) == std::string_view::npos) {
        return std::nullopt;
    }
    const auto json = nlohmann::json::parse(body, nullptr, false);
    const auto text = [&](const char* name) {
        const bool given = json.is_object() && json.contains(name) && json[name].is_string();
        return given ? json[name].get<std::string>() : std::string();
    };
    return text("kind") == kKind ? hashFromHex(text("hash")) : std::nullopt;
}

}  // namespace db
