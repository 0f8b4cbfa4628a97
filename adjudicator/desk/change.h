// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace adjudicator {

/// What has become different about a desk's game. All false and empty: nothing of the record, only what is being said
/// about it.
template <class Game>
struct ChangeOf {
    /// Another game is open than before, another branch of it, or none.
    bool game = false;
    /// Acts count that did not, or no longer do: the position may be another.
    bool position = false;
    /// Of the act that came, in their order; none for a take-back, a restore or a correction.
    typename Game::Events events;
    /// That came into the record, in their order.
    std::vector<std::uint64_t> entries;
    /// Another program or a merge wrote them.
    bool elsewhere = false;
    /// Among them: a ruling, a seal, a picture; the branch that counts was named.
    bool ruling = false;
    bool seal = false;
    bool pictures = false;
    bool branch = false;
    /// All of them only commit to throws that come, or keep pictures: the table is as it was, and what is being said or
    /// typed goes on.
    bool isAside = false;

    /// The record, or which one it is; else only what is said.
    [[nodiscard]] bool isOfRecord() const { return game || !entries.empty(); }
    /// The newest that came; empty when none did.
    [[nodiscard]] std::optional<std::uint64_t> entry() const {
        return entries.empty() ? std::nullopt : std::optional(entries.back());
    }
};

}  // namespace adjudicator
