// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/record/line.h"

namespace adjudicator {

/// How the dice of an act came about, as the record shows it.
struct ThrowProof {
    DiceLevel level = DiceLevel::Entered;
    std::vector<int> sides;
    std::vector<int> faces;
    /// Of virtual dice; the rest is empty for dice that were entered or read by the camera.
    std::optional<std::uint32_t> number;
    std::optional<db::Hash> commitment;
    std::optional<std::uint64_t> commitmentEntry;
    std::optional<std::uint64_t> declarationEntry;
    WitnessWord word;
    std::optional<Secret> secret;
    /// The commitment follows from the secret, and the faces from secret and word.
    bool holds = false;
};

/// Empty for an act without dice.
[[nodiscard]] std::optional<ThrowProof> proofOf(const Line& line, const ActDone& act);

}  // namespace adjudicator
