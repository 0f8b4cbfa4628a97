// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/verify.h"

#include <algorithm>
#include <array>

#include "adjudicator/record/game_kind.h"
#include "adjudicator/verify/verify_neighbours.h"
#include "engine/state/names.h"

namespace adjudicator {

namespace {

constexpr std::array<std::string_view, 4> kKinds{"sound", "damaged", "dice-false", "against-rules"};
constexpr std::array<std::string_view, 16> kReasons{
    "none",        "entry-missing",     "id-wrong",         "hash-wrong",
    "unreadable",  "does-not-continue", "commitment-wrong", "faces-wrong",
    "level-wrong", "events-wrong",      "refused",          "head-unknown",
    "seal-wrong",  "game-missing",      "previous-cut",     "too-many-branches"};

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
        const auto needed = diceNeeded(before.position(), act.action);
        const SpareThrow* spare = needed ? before.spareFor(act.action, *needed) : nullptr;
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
void judgeRules(Verification& result, const typename Game::Position& before, const ActDoneOf<Game>& act,
                std::uint64_t seq) {
    const auto decision = decide(before, act.action);
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

/// Whether the dice of a corrected act are those thrown for what it was; those of a new one, or in place of entered
/// ones, are on trust.
template <class Game>
bool keepsDice(const LineOf<Game>& before, const CorrectedActOf<Game>& corrects) {
    const engine::Dice* dice = diceOf(corrects.act.action);
    const auto index = corrects.of ? before.indexOf({*corrects.of, corrects.ofItem}) : std::nullopt;
    const ActDoneOf<Game>* was = index ? &before.actAt(before.acts()[*index].now) : nullptr;
    const bool proved = was != nullptr && was->thrown && was->thrown->number;
    const auto& thrown = corrects.act.thrown;
    if (thrown && thrown->number) {
        return proved && *thrown->number == *was->thrown->number && thrown->level == was->thrown->level &&
               !thrown->secret && dice != nullptr && dice->dice == diceOf(was->action)->dice;
    }
    const bool hasDice = dice != nullptr && !dice->asksForThrow();
    return !hasDice || (thrown && dice->source != engine::DiceSource::Virtual);
}

/// Judges a correction act by act, on the position that each of them finds.
template <class Game>
void judgeCorrection(Verification& result, const LineOf<Game>& before, const CorrectedOf<Game>& corrected) {
    const std::uint64_t seq = before.head().seq + 1;
    const auto first = before.indexOf({corrected.from, corrected.fromItem});
    if (!first) {
        return;
    }
    auto now = before.positionBeforeAct(*first);
    for (const CorrectedActOf<Game>& corrects : corrected.line) {
        if (corrects.how == CorrectedHow::Dropped) {
            continue;
        }
        if (!keepsDice(before, corrects)) {
            result.kind = VerdictKind::DiceFalse;
            result.reason = VerdictReason::FacesWrong;
            result.entry = seq;
            return;
        }
        if (corrects.stands.empty()) {
            judgeRules<Game>(result, now, corrects.act, seq);
        }
        if (result.kind != VerdictKind::Sound) {
            return;
        }
        for (const auto& event : corrects.act.events) {
            if (!fits(now, event)) {
                return;
            }
            evolve(now, event);
        }
    }
}

/// A seal is of the desk that the game names in its entry 0, if it names one.
template <class Game>
void judgeSeal(Verification& result, const LineOf<Game>& before, const Sealed& sealed) {
    const std::uint64_t seq = before.head().seq + 1;
    const bool ofDesk = before.genesis().deskKey.value_or(sealed.key) == sealed.key;
    if (ofDesk && isSignedBy(sealed.key, sealedBytes(before.game(), sealed.head), sealed.signature)) {
        result.seal = SealSeen{seq, sealed.key};
        return;
    }
    result.kind = VerdictKind::Damaged;
    result.reason = VerdictReason::SealWrong;
    result.entry = seq;
}

/// Judges the entry that comes next on the line, before it is applied.
template <class Game>
void judgeEntry(Verification& result, const LineOf<Game>& before, const EntryBodyOf<Game>& next) {
    if (const auto* corrected = std::get_if<CorrectedOf<Game>>(&next)) {
        judgeCorrection(result, before, *corrected);
        return;
    }
    if (const auto* sealed = std::get_if<Sealed>(&next)) {
        judgeSeal(result, before, *sealed);
        return;
    }
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
    judgeRules<Game>(result, before.position(), *act, before.head().seq + 1);
}

Verification damaged(VerdictReason reason, std::uint64_t seq) {
    Verification result;
    result.kind = VerdictKind::Damaged;
    result.reason = reason;
    result.entry = seq;
    return result;
}

/// How far a check is, over all branches.
struct Watch {
    const VerifyProgress& goesOn;
    std::size_t all = 0;
    std::size_t done = 0;
    bool isStopped = false;

    /// Counts one more entry; false: the check is to end.
    bool step() {
        constexpr std::size_t kTellEvery = 16;
        isStopped = isStopped || (goesOn && done % kTellEvery == 0 && !goesOn(done, all));
        ++done;
        return !isStopped;
    }
};

/// Folds all entries and judges each act on the way; the first that is wrong decides.
template <class Game>
Verification judgeAll(const std::vector<db::Entry>& entries, Watch& watch) {
    Verification result;
    auto line = LineOf<Game>::begin(entries.front().body);
    for (std::size_t i = 1; line && i < entries.size() && watch.step(); ++i) {
        auto next = entryFromBody<Game>(entries[i].body, *line->position().table);
        if (next && result.kind == VerdictKind::Sound) {
            judgeEntry<Game>(result, *line, next->body);
        }
        if (!next || !line->apply(std::move(*next), entries[i].body)) {
            return damaged(VerdictReason::DoesNotContinue, i);
        }
    }
    if (!line) {
        return damaged(VerdictReason::DoesNotContinue, 0);
    }
    if (watch.isStopped) {
        return result;
    }
    result.entries = entries.size();
    result.head = line->head();
    result.throws = countsOf(*line);
    // A tournament's throws are the director's.
    if constexpr (!std::is_same_v<Game, TournamentGame>) {
        result.throwsByPlayer = countsByPlayer(*line);
    }
    return result;
}

Verification judgeLine(const std::vector<db::Entry>& entries, Watch& watch) {
    return withRecord(gameKindOf(entries.front().body),
                      [&](auto played) { return judgeAll<decltype(played)>(entries, watch); });
}

engine::Expected<PicturesSeen, db::BookError> judgePictures(const db::Book& book,
                                                            const std::vector<db::Entry>& entries) {
    PicturesSeen seen;
    for (const db::Entry& entry : entries) {
        const auto named = db::pictureNamedIn(entry.body);
        if (!named) {
            continue;
        }
        const auto state = book.pictureState(*named);
        if (!state) {
            return engine::unexpected(state.error());
        }
        ++seen.named;
        seen.kept += *state == db::PictureState::Kept ? 1U : 0U;
        if (*state == db::PictureState::False) {
            seen.changed.push_back(entry.seq);
        }
    }
    return seen;
}

/// Judges each branch from entry 0 on. The worst verdict decides; throws and acts are those of the longest branch.
Verification judgeBranches(const db::GameTree& tree, Watch& watch) {
    constexpr std::array kWorstFirst{VerdictKind::Damaged, VerdictKind::DiceFalse, VerdictKind::AgainstRules,
                                     VerdictKind::Sound};
    const std::vector<db::Head> heads = tree.heads();
    std::vector<std::vector<db::Entry>> branches;
    watch.all = 0;
    for (const db::Head& head : heads) {
        branches.push_back(tree.pathTo(head));
        watch.all += branches.back().size();
    }
    std::vector<Verification> judged;
    for (std::size_t i = 0; i < heads.size(); ++i) {
        judged.push_back(judgeLine(branches[i], watch));
        judged.back().branch = heads[i];
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
        case db::ChainFault::TooManyBranches:
            return VerdictReason::TooManyBranches;
    }
    return VerdictReason::Unreadable;
}

engine::Expected<Verification, db::BookError> verify(const db::Book& book, const db::GameId& game,
                                                     const std::optional<db::Hash>& seenHead,
                                                     const VerifyProgress& goesOn) {
    const auto chain = book.verifyChain(game);
    if (!chain) {
        return engine::unexpected(chain.error());
    }
    if (const auto* broken = std::get_if<db::ChainDamage>(&*chain)) {
        Verification result = damaged(reasonOf(broken->fault), broken->seq);
        if (const auto readable = book.tree(game); readable && !readable->entries().empty()) {
            result.entries = readable->entries().size();
            result.head = readable->heads().back();
        }
        return result;
    }
    const auto entries = book.entries(game);
    if (!entries) {
        return engine::unexpected(entries.error());
    }
    const bool isForked = entries->size() != entries->back().seq + 1;
    Watch watch{goesOn, entries->size()};
    Verification result =
        isForked ? judgeBranches(db::GameTree::grow(game, *entries), watch) : judgeLine(*entries, watch);
    if (watch.isStopped) {
        return engine::unexpected(db::BookError{db::BookProblem::Cancelled, book.file(), {}, 0, 0});
    }
    const auto pictures = judgePictures(book, *entries);
    if (!pictures) {
        return engine::unexpected(pictures.error());
    }
    result.pictures = *pictures;
    if (result.reason == VerdictReason::DoesNotContinue) {
        return result;
    }
    if (!book.checkFile()) {
        // This game's entries are whole and judged, but something else of the file is not: its neighbours may be
        // hidden.
        if (result.kind == VerdictKind::Sound) {
            result.kind = VerdictKind::Damaged;
            result.reason = VerdictReason::Unreadable;
        }
        return result;
    }
    const auto neighbours = judgeNeighbours(book, game);
    if (!neighbours) {
        return engine::unexpected(neighbours.error());
    }
    result.previousElsewhere = neighbours->previousElsewhere;
    if (result.kind == VerdictKind::Sound && neighbours->reason != VerdictReason::None) {
        result.kind = VerdictKind::Damaged;
        result.reason = neighbours->reason;
        result.entry = 0;
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
