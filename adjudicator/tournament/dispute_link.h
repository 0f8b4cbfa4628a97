// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace adjudicator {

/// Where a dispute is found: a game of the book, by its id or the first digits of it, and the entry that it is about.
struct DisputeLink {
    /// 8 to 32 hexadecimal digits, lower case.
    std::string game;
    std::uint64_t entry = 0;
    bool operator==(const DisputeLink&) const = default;
};

/// "3f2a90c1d2e3f405:214", which `adjudicator dispute` takes as it is.
[[nodiscard]] std::string linkText(const DisputeLink& link);
/// Reads one that stands anywhere in a text, as in a result's dispute; a colon, a # or spaces part game and entry.
/// Empty where there is none.
[[nodiscard]] std::optional<DisputeLink> linkIn(std::string_view text);

}  // namespace adjudicator
