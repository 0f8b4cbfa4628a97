// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of notation only.
#pragma once

#include <string>

#include "engine/notation/json_reader.h"
#include "engine/state/setup.h"

namespace engine {

/// The set-up in a parsed position file; `wholeFile` asks for the format word and keeps unknown top-level fields, else
/// they are refused (the `set` of an adjust).
[[nodiscard]] Setup readSetup(JsonReader& reader, const Json& json, const std::string& prefix, bool wholeFile);
[[nodiscard]] Json writeSetup(const Setup& setup, bool wholeFile);

[[nodiscard]] Cards readCards(JsonReader& reader, const Json& json, const std::string& path);
[[nodiscard]] Json writeCards(const Cards& cards);
[[nodiscard]] Hand readHand(JsonReader& reader, const Json& json, const std::string& path);
[[nodiscard]] Json writeHand(const Hand& hand);

}  // namespace engine
