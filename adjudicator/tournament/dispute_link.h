// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "db/chain.h"

namespace adjudicator {

/// Where a dispute is found: a game of the book and the entry that it is about.
/// Example: "3f2a90c1d2e3f4051627384950a1b2c3:214", which `adjudicator dispute` takes as it is.
struct DisputeLink {
    db::GameId game;
    std::uint64_t entry = 0;
    bool operator==(const DisputeLink&) const = default;
};

[[nodiscard]] std::string linkText(const DisputeLink& link);
/// Reads one that stands anywhere in a text, as a result's dispute; empty where there is none.
[[nodiscard]] std::optional<DisputeLink> linkIn(std::string_view text);

}  // namespace adjudicator
