// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "vision/reading/learned_set.h"

namespace adjudicator::sets {

/// A set whose look was learned, under the name that the referee gave it.
struct KnownSet {
    std::string name;
    vision::LearnedSet look;
    bool operator==(const KnownSet&) const = default;
};

/// Whether a set may be called so: one line of UTF-8 that is not empty, at most kMostNameBytes long, without spaces at
/// its ends, and not kNoSet.
[[nodiscard]] bool isSetName(std::string_view name);
inline constexpr std::size_t kMostNameBytes = 60;
/// On the command line: no set.
inline constexpr std::string_view kNoSet = "none";

/// The text of a set's file, and back. Empty where the text is no set's file, or any number in it is out of bounds.
[[nodiscard]] std::string toText(const KnownSet& set);
[[nodiscard]] std::optional<KnownSet> setFrom(std::string_view text);
inline constexpr std::size_t kMostSetBytes = 4'000'000;

}  // namespace adjudicator::sets
