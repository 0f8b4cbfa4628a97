// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "adjudicator/dispute/dispute.h"
#include "engine/clauses/language.h"

namespace adjudicator {

[[nodiscard]] std::string sentence(DisputeFault fault, engine::Language language);

/// "Ben attacks Anna at 8–10–5", or what the act was.
[[nodiscard]] std::string titleOf(const Dispute& dispute, engine::Language language);

/// "5 : 5" of a combat round, "3 + 5" of other dice, with walls "5 : 4 + 1"; empty without dice.
[[nodiscard]] std::string facesText(const DisputeStep& step);

/// The clauses of an act, first the one that says most about it: of a round a tie, or what fell.
[[nodiscard]] std::vector<engine::ClauseId> clausesByWeight(const DisputeStep& step);

/// What happened between the acts and that they do not show, in one sentence: "Of this combat: 1 throw taken back
/// (4 : 3, entry 8), 1 void (entry 12)."; empty where nothing did.
[[nodiscard]] std::string incidentsText(const Dispute& dispute, engine::Language language);

/// Who is written down as having said the word, as people call him; empty where nobody is.
[[nodiscard]] std::string speakerOf(const ThrowProof& proof, const engine::Table& table, engine::Language language);
/// Whose sealed words are in it, by name; empty where nobody sealed one.
[[nodiscard]] std::string sealersOf(const ThrowProof& proof, const engine::Table& table, engine::Language language);

/// What the dice prove, to whom and under which condition, in words for players: "If Ben chose and said this word, …".
/// Never more than that (DESIGN, "Dice that can be proved").
[[nodiscard]] std::string provesText(const ThrowProof& proof, const engine::Table& table, engine::Language language);

/// What the dice prove: "throw 56, witnessed: the faces follow from commitment, word and secret".
[[nodiscard]] std::string proofText(const ThrowProof& proof, engine::Language language);

/// "The record stands", "Das Protokoll gilt", …
[[nodiscard]] std::string wordFor(RulingDecision decision, engine::Language language);

}  // namespace adjudicator
