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

/// Counted cards (`{"brick":1,"ore":2}`), and what is known of a hand (`{"total":3,"brick":[0,2]}`).
template <class Kind>
[[nodiscard]] CountsOf<Kind> readCounts(JsonReader& reader, const Json& json, const std::string& path);
template <class Kind>
[[nodiscard]] Json writeCounts(const CountsOf<Kind>& counts);
template <class Kind>
[[nodiscard]] HandOf<Kind> readHand(JsonReader& reader, const Json& json, const std::string& path);
template <class Kind>
[[nodiscard]] Json writeHand(const HandOf<Kind>& hand);

}  // namespace engine
