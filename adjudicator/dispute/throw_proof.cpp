// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/dispute/throw_proof.h"

#include <algorithm>

namespace adjudicator {

std::optional<ThrowProof> proofOf(const Line& line, const ActDone& act) {
    const engine::Dice* dice = diceOf(act.action);
    if (!act.thrown || dice == nullptr) {
        return std::nullopt;
    }
    ThrowProof proof;
    proof.level = act.thrown->level;
    for (const engine::Die& die : dice->dice) {
        proof.sides.push_back(die.sides);
        proof.faces.push_back(die.value);
    }
    proof.number = act.thrown->number;
    if (!proof.number) {
        return proof;
    }
    std::vector<int> declared;
    const auto& log = line.log();
    for (std::uint64_t entry = 0; entry < log.size(); ++entry) {
        if (log.gist(entry).number() != proof.number) {
            continue;
        }
        if (const auto* shown = log.get<CommitmentShown>(entry)) {
            proof.commitment = shown->commitment;
            proof.commitmentEntry = entry;
        } else if (const auto* declares = log.get<ThrowDeclared>(entry)) {
            declared = declares->sides;
            proof.declarationEntry = entry;
        } else if (const auto* given = log.get<WordGiven>(entry)) {
            proof.word = given->said;
        } else if (log.gist(entry).opens) {
            proof.secret = log[entry].act()->thrown->secret;
        }
    }
    proof.holds = proof.secret && proof.commitment &&
                  commitmentOf(line.game(), *proof.number, *proof.secret) == *proof.commitment &&
                  facesOf(line.game(), *proof.number, *proof.secret, proof.word.text, declared) == proof.faces;
    return proof;
}

}  // namespace adjudicator
