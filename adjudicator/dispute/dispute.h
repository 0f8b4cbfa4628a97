// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/dispute/asked_entry.h"
#include "adjudicator/dispute/incidents.h"
#include "adjudicator/dispute/throw_proof.h"
#include "adjudicator/record/line.h"
#include "engine/combat/battle.h"

namespace adjudicator {

/// A combat between two rounds, or at its end.
struct CombatMoment {
    engine::Battle battle;
    /// The chance that the attacker wins from here if nobody stops; empty where it cannot be computed exactly.
    std::optional<double> attackerWins;
};

/// One act of a dispute, with the board before and after it.
struct DisputeStep {
    ActPlace place;
    std::string time;
    engine::Action action;
    engine::Events events;
    /// Under which its events stand, each once, in the order of the catalogue.
    std::vector<engine::ClauseId> clauses;
    std::vector<engine::RulingChoice> rulings;
    std::vector<engine::Trust> trusted;
    std::optional<ThrowProof> thrown;
    /// The referee let it stand although the rules refuse it, for this reason.
    std::string stands;
    engine::Position before;
    engine::Position after;
    std::optional<CombatMoment> combatBefore;
    std::optional<CombatMoment> combatAfter;
};

/// How unusual a result was: the chances of one at least this good, and at least this bad, for the attacker; of a throw
/// without combat, of a sum at least this high, and at least this low. The result itself counts in both.
struct Luck {
    double asGood = 1;
    double asBad = 1;
};

/// The combat that the disputed act belongs to.
struct DisputedCombat {
    engine::PlayerId attacker{};
    engine::PlayerId defender{};
    engine::CornerId at{};
    std::vector<engine::CornerId> from;
    std::vector<engine::CornerId> allies;
    /// Before the first round.
    CombatMoment start;
    int rounds = 0;
    /// Of the rounds fought, as far as the record goes; empty before the first one.
    std::optional<Luck> luck;
};

/// A ruling of the referee about one of the steps, and the entry that holds it.
struct RulingAbout {
    std::uint64_t entry = 0;
    std::string time;
    RulingGiven ruling;
};

/// All that the record says about one act: the act itself or, of a combat, all its acts.
struct Dispute {
    db::GameId game;
    db::Head head;
    /// The act counts no more; everything is as it was when it did.
    bool takenBack = false;
    std::vector<DisputeStep> steps;
    /// Index into `steps` of the act that was asked about, or is shown with the entry that was.
    std::size_t asked = 0;
    /// What was asked about, where that is no act.
    std::optional<AskedEntry> entry;
    /// What happened between the acts and is none of the steps, and what of them was otherwise.
    std::vector<Incident> incidents;
    std::optional<DisputedCombat> combat;
    /// Of the production roll: the sum of its dice.
    std::optional<Luck> luck;
    /// Oldest first; the last one holds.
    std::vector<RulingAbout> rulings;
    /// The camera pictures that were kept with the acts; their bytes are in the book, unless pruned.
    std::vector<EvidenceKept> pictures;
};

/// Why there is nothing to show.
enum class DisputeFault : std::uint8_t {
    NoSuchEntry,
    NoAct,      ///< The entry neither is an act nor belongs to one, nor stands by one.
    NotOnLine,  ///< The act never counted as it is there.
};

/// The act that an entry belongs to, by where it stands in the record now: an act, its commitment, declaration or word,
/// a ruling or picture about it, a correction's first act that is not as it was. Empty when it belongs to none.
[[nodiscard]] std::optional<ActPlace> actOf(const Line& line, std::uint64_t entry,
                                            std::optional<std::size_t> item = {});

/// The dispute about an entry: an act, or the commitment, declaration or word of one, a correction (its first act that
/// is not as it was), a take-back (the act where it begins), a ruling or a picture (its act). Of an act that does not
/// count any more, in the line as it was then. A void throw, a seal, a book put back and a hand-over are told
/// themselves, with the act that they stand by.
[[nodiscard]] engine::Expected<Dispute, DisputeFault> disputeAbout(const Line& line, std::uint64_t entry,
                                                                   std::optional<std::size_t> item = std::nullopt);

}  // namespace adjudicator
