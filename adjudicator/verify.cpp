// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify.h"

#include <algorithm>
#include <array>

#include "adjudicator/record/game_kind.h"
#include "engine/state/names.h"

namespace adjudicator {

namespace {

constexpr std::array<std::string_view, 4> kKinds{"sound", "damaged", "dice-false", "against-rules"};
constexpr std::array<std::string_view, 12> kReasons{
    "none",        "entry-missing",     "id-wrong",         "hash-wrong",
    "unreadable",  "does-not-continue", "commitment-wrong", "faces-wrong",
    "level-wrong", "events-wrong",      "refused",          "head-unknown"};

/// Whether the dice of an act are those that its throw must give.
template <class Game>
VerdictReason diceReason(const LineOf<Game>& before, const ActDoneOf<Game>& act) {
    const engine::Dice* dice = diceOf(act.action);
    if (dice == nullptr) {
        return VerdictReason::None;
    }
    if (!act.thrown && dice->asksForThrow()) {
        // Nothing was thrown: right when nothing had to be. Whether the act was allowed is for the rules to say.
        const auto needed = diceNeeded(before.position(), act.action);
        return needed && !needed->empty() ? VerdictReason::LevelWrong : VerdictReason::None;
    }
    if (!act.thrown || dice->asksForThrow()) {
        return VerdictReason::LevelWrong;
    }
    const DiceLevel level = act.thrown->level;
    const bool isVirtual = level == DiceLevel::Witnessed || level == DiceLevel::Desk;
    if (isVirtual != (dice->source == engine::DiceSource::Virtual) || isVirtual != act.thrown->number.has_value()) {
        return VerdictReason::LevelWrong;
    }
    if (!isVirtual) {
        return VerdictReason::None;
    }
    if (!act.thrown->secret) {
        const SpareThrow* spare = before.spareFor(act.action);
        const bool same = spare != nullptr && spare->number == *act.thrown->number && spare->level == level;
        return same && spare->dice.dice == dice->dice ? VerdictReason::None : VerdictReason::FacesWrong;
    }
    const auto& open = before.openThrow();
    if (!open || !open->declared || open->number != *act.thrown->number) {
        return VerdictReason::CommitmentWrong;
    }
    if (commitmentOf(before.game(), open->number, *act.thrown->secret) != open->commitment) {
        return VerdictReason::CommitmentWrong;
    }
    if (open->word.empty() != (level == DiceLevel::Desk)) {
        return VerdictReason::LevelWrong;
    }
    const auto faces = facesOf(before.game(), open->number, *act.thrown->secret, open->word, open->declared->sides);
    const bool same = std::equal(dice->dice.begin(), dice->dice.end(), faces.begin(), faces.end(),
                                 [](const engine::Die& die, int face) { return die.value == face; });
    return same ? VerdictReason::None : VerdictReason::FacesWrong;
}

template <class Game>
void judgeRules(Verification& result, const LineOf<Game>& before, const ActDoneOf<Game>& act, std::uint64_t seq) {
    const auto decision = decide(before.position(), act.action);
    const bool same = decision && decision->events == act.events;
    if (same) {
        return;
    }
    if (act.rules != kRulesVersion) {
        result.decidedOtherwiseToday.push_back(seq);
        return;
    }
    result.kind = VerdictKind::AgainstRules;
    result.reason = decision ? VerdictReason::EventsWrong : VerdictReason::Refused;
    result.entry = seq;
}

/// Judges the entry that comes next on the line, before it is applied.
template <class Game>
void judgeEntry(Verification& result, const LineOf<Game>& before, const EntryBodyOf<Game>& next) {
    const auto* act = std::get_if<ActDoneOf<Game>>(&next);
    if (act == nullptr) {
        return;
    }
    if (const VerdictReason reason = diceReason(before, *act); reason != VerdictReason::None) {
        result.kind = VerdictKind::DiceFalse;
        result.reason = reason;
        result.entry = before.head().seq + 1;
        return;
    }
    judgeRules(result, before, *act, before.head().seq + 1);
}

Verification damaged(VerdictReason reason, std::uint64_t seq) {
    Verification result;
    result.kind = VerdictKind::Damaged;
    result.reason = reason;
    result.entry = seq;
    return result;
}

/// Folds all entries and judges each act on the way; the first that is wrong decides.
template <class Game>
Verification judgeAll(const std::vector<db::Entry>& entries) {
    Verification result;
    auto line = LineOf<Game>::begin(entries.front().body);
    for (std::size_t i = 1; line && i < entries.size(); ++i) {
        const auto next = entryFromBody<Game>(entries[i].body, *line->position().table);
        if (next && result.kind == VerdictKind::Sound) {
            judgeEntry<Game>(result, *line, next->body);
        }
        if (!line->apply(entries[i].body)) {
            return damaged(VerdictReason::DoesNotContinue, i);
        }
    }
    if (!line) {
        return damaged(VerdictReason::DoesNotContinue, 0);
    }
    result.entries = entries.size();
    result.head = line->head();
    result.throws = line->counts();
    return result;
}

Verification judgeLine(const std::vector<db::Entry>& entries) {
    return withGame(gameKindOf(entries.front().body), [&](auto played) { return judgeAll<decltype(played)>(entries); });
}

/// Judges each branch from entry 0 on. The worst verdict decides; throws and acts are those of the longest branch.
Verification judgeBranches(const db::GameTree& tree) {
    constexpr std::array kWorstFirst{VerdictKind::Damaged, VerdictKind::DiceFalse, VerdictKind::AgainstRules,
                                     VerdictKind::Sound};
    const std::vector<db::Head> heads = tree.heads();
    std::vector<Verification> judged;
    for (const db::Head& head : heads) {
        judged.push_back(judgeLine(tree.pathTo(head)));
        judged.back().branch = head;
    }
    // The heads come in the order of their numbers, so of equal verdicts the longest branch's is taken.
    std::size_t worst = judged.size() - 1;
    const auto rank = [&](const Verification& one) { return std::ranges::find(kWorstFirst, one.kind); };
    for (std::size_t i = judged.size(); i-- > 0;) {
        worst = rank(judged[i]) < rank(judged[worst]) ? i : worst;
    }
    Verification result = judged[worst];
    if (result.kind == VerdictKind::Sound) {
        result.branch.reset();
    }
    result.branches = heads;
    result.entries = tree.entries().size();
    result.head = heads.back();
    return result;
}

}  // namespace

std::string_view toText(VerdictKind kind) {
    return engine::nameOf(kind, kKinds);
}

std::string_view toText(VerdictReason reason) {
    return engine::nameOf(reason, kReasons);
}

VerdictReason reasonOf(db::ChainFault fault) {
    switch (fault) {
        case db::ChainFault::EntryMissing:
            return VerdictReason::EntryMissing;
        case db::ChainFault::IdWrong:
            return VerdictReason::IdWrong;
        case db::ChainFault::HashWrong:
            return VerdictReason::HashWrong;
        case db::ChainFault::Unreadable:
            return VerdictReason::Unreadable;
        case db::ChainFault::NotJson:
            return VerdictReason::DoesNotContinue;
    }
    return VerdictReason::Unreadable;
}

engine::Expected<Verification, db::BookError> verify(const db::Book& book, const db::GameId& game,
                                                     const std::optional<db::Hash>& seenHead) {
    const auto chain = book.verifyChain(game);
    if (!chain) {
        return engine::unexpected(chain.error());
    }
    if (const auto* broken = std::get_if<db::ChainDamage>(&*chain)) {
        return damaged(reasonOf(broken->fault), broken->seq);
    }
    const auto entries = book.entries(game);
    if (!entries) {
        return engine::unexpected(entries.error());
    }
    if (!book.checkFile()) {
        // This game's entries are whole, but something else of the file is not.
        Verification result = damaged(VerdictReason::Unreadable, entries->back().seq);
        result.entry.reset();
        return result;
    }
    const bool isForked = entries->size() != entries->back().seq + 1;
    Verification result = isForked ? judgeBranches(db::GameTree::grow(game, *entries)) : judgeLine(*entries);
    if (result.reason == VerdictReason::DoesNotContinue) {
        return result;
    }
    if (seenHead) {
        const auto found = std::find_if(entries->begin(), entries->end(),
                                        [&](const db::Entry& entry) { return entry.hash == *seenHead; });
        if (found == entries->end()) {
            return damaged(VerdictReason::HeadUnknown, result.head.seq);
        }
        result.anchoredTo = found->seq;
    }
    return result;
}

}  // namespace adjudicator
