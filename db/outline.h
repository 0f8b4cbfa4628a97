// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "db/chain.h"

namespace db {

/// What a program has worked out of a game, kept beside its entries so that lists need not read them. It is no part of
/// the logical content, proves nothing, and holds for exactly this state of the game and this maker.
struct Outline {
    /// As GameInfo has them.
    Hash head;
    std::uint64_t entries = 0;
    /// The program and the version of what it works out.
    std::string maker;
    std::string text;
    bool operator==(const Outline&) const = default;
};

}  // namespace db
