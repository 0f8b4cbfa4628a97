// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of notation only.
#pragma once

#include <cstdint>
#include <string>

#include "engine/notation/json_reader.h"
#include "engine/state/setup.h"

namespace engine {

/// The set-up in a parsed position file; a `File` asks for the format word and keeps unknown top-level fields, which
/// a `Field` refuses (the `set` of an adjust).
enum class SetupIn : std::uint8_t { File, Field };
[[nodiscard]] Setup readSetup(JsonReader& reader, const Json& json, const std::string& prefix, SetupIn in);
[[nodiscard]] Json writeSetup(const Setup& setup, SetupIn in);

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
