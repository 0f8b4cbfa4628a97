// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace engine::tournament {

/// One round as groups of player numbers, 0 first.
using GroupRound = std::vector<std::vector<std::size_t>>;

/// Rounds for so many players in which nobody meets anybody twice, as many as are wanted or as algebra gives: from
/// finite fields (resolvable designs with blocks of four, transversal designs), from residues, and single designs that
/// are known. Groups of three
/// stand where a design is larger than the number of players. Empty when nothing fits.
[[nodiscard]] std::vector<GroupRound> designedRounds(std::size_t players, std::size_t rounds);

}  // namespace engine::tournament
