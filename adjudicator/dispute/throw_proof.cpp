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
    for (const LogLine& entry : line.log()) {
        const EntryBody& body = entry.entry.body;
        if (const auto* shown = std::get_if<CommitmentShown>(&body);
            shown != nullptr && shown->number == *proof.number) {
            proof.commitment = shown->commitment;
            proof.commitmentEntry = entry.seq();
        } else if (const auto* declares = std::get_if<ThrowDeclared>(&body);
                   declares != nullptr && declares->number == *proof.number) {
            declared = declares->sides;
            proof.declarationEntry = entry.seq();
        } else if (const auto* given = std::get_if<WordGiven>(&body);
                   given != nullptr && given->number == *proof.number) {
            proof.word = given->said;
        } else if (const ActDone* opens = entry.act(); opens != nullptr && opens->thrown &&
                                                       opens->thrown->number == proof.number && opens->thrown->secret) {
            proof.secret = opens->thrown->secret;
        }
    }
    proof.holds = proof.secret && proof.commitment &&
                  commitmentOf(line.game(), *proof.number, *proof.secret) == *proof.commitment &&
                  facesOf(line.game(), *proof.number, *proof.secret, proof.word.text, declared) == proof.faces;
    return proof;
}

}  // namespace adjudicator
