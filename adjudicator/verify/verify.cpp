// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/verify.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "adjudicator/game_summary.h"
#include "adjudicator/kept_outlines.h"
#include "adjudicator/record/game_kind.h"
#include "adjudicator/statistics/book_statistics.h"
#include "adjudicator/statistics/statistics_kept.h"
#include "adjudicator/verify/judge_dice.h"
#include "adjudicator/verify/verify_neighbours.h"
#include "engine/notation/json_fault.h"

namespace adjudicator {

namespace {

/// Writes down what does not hold, and where.
void note(Verification& result, VerdictKind kind, VerdictReason reason, std::uint64_t seq) {
    result.kind = kind;
    result.reason = reason;
    result.entry = seq;
}

/// Nothing that comes later is worse.
bool isDecided(const Verification& result) {
    return result.kind != VerdictKind::Sound && result.kind != VerdictKind::Undecided;
}

/// From this entry on nobody can say here what is right; what is wrong for certain is worse.
void leaveUndecided(Verification& result, std::uint64_t seq) {
    if (result.kind == VerdictKind::Sound) {
        note(result, VerdictKind::Undecided, VerdictReason::RulesUnknown, seq);
    }
}

bool isKnown(const RulesKnown& rules, int version) {
    return version >= rules.oldest && version <= rules.today;
}

template <class Game>
void judgeRules(Verification& result, const typename Game::Position& before, const ActDoneOf<Game>& act,
                const RulesKnown& rules, std::uint64_t seq) {
    if (!isKnown(rules, act.rules)) {
        leaveUndecided(result, seq);
        return;
    }
    const auto decision = decide(before, act.action);
    if (decision && decision->events == act.events) {
        return;
    }
    if (act.rules != rules.today) {
        result.decidedOtherwiseToday.push_back(seq);
        return;
    }
    note(result, VerdictKind::AgainstRules, decision ? VerdictReason::EventsWrong : VerdictReason::Refused, seq);
}

/// Judges a correction act by act, on the position that each of them finds.
template <class Game>
void judgeCorrection(Verification& result, const LineOf<Game>& before, const CorrectedOf<Game>& corrected,
                     const RulesKnown& rules) {
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
        if (const VerdictReason reason = diceReason(before, corrects); reason != VerdictReason::None) {
            note(result, VerdictKind::DiceFalse, reason, seq);
            return;
        }
        if (corrects.stands.empty()) {
            judgeRules<Game>(result, now, corrects.act, rules, seq);
        } else if (!isKnown(rules, corrects.act.rules)) {
            leaveUndecided(result, seq);
        }
        if (isDecided(result)) {
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

/// A seal is of the desk in charge, if there is one.
template <class Game>
void judgeSeal(Verification& result, const LineOf<Game>& before, const Sealed& sealed) {
    const std::uint64_t seq = before.head().seq + 1;
    const bool ofDesk = before.keyInCharge().value_or(sealed.key) == sealed.key;
    if (ofDesk && isSignedBy(sealed.key, sealedBytes(before.game(), sealed.head), sealed.signature)) {
        result.seal = SealSeen{seq, sealed.key};
        return;
    }
    note(result, VerdictKind::Damaged, VerdictReason::SealWrong, seq);
}

/// The desk that goes on signs, and so does the one before where its key was there.
template <class Game>
void judgeHandOver(Verification& result, const LineOf<Game>& before, const HandedOver& handed) {
    const std::string bytes = handOverBytes(before.game(), handed.head, handed.from, handed.to);
    if (!isSignedBy(handed.to, bytes, handed.signature) ||
        (handed.release && !isSignedBy(handed.from, bytes, *handed.release))) {
        note(result, VerdictKind::Damaged, VerdictReason::SealWrong, before.head().seq + 1);
    }
}

/// Judges the entry that comes next on the line, before it is applied.
template <class Game>
void judgeEntry(Verification& result, const LineOf<Game>& before, const EntryBodyOf<Game>& next,
                const RulesKnown& rules) {
    if (const auto* corrected = std::get_if<CorrectedOf<Game>>(&next)) {
        judgeCorrection(result, before, *corrected, rules);
    } else if (const auto* sealed = std::get_if<Sealed>(&next)) {
        judgeSeal(result, before, *sealed);
    } else if (const auto* handed = std::get_if<HandedOver>(&next)) {
        judgeHandOver(result, before, *handed);
    } else if (const auto* act = std::get_if<ActDoneOf<Game>>(&next)) {
        const std::uint64_t seq = before.head().seq + 1;
        if (const VerdictReason reason = diceReason(before, *act); reason != VerdictReason::None) {
            note(result, VerdictKind::DiceFalse, reason, seq);
        } else {
            judgeRules<Game>(result, before.position(), *act, rules, seq);
        }
    }
}

Verification damaged(VerdictReason reason, std::uint64_t seq) {
    Verification result;
    note(result, VerdictKind::Damaged, reason, seq);
    return result;
}

/// Of an entry that cannot be read or does not fit: it may say what newer rules can.
bool namesUnknownRules(const std::string& body, const RulesKnown& rules) {
    const auto json = engine::limitFault(body) ? nlohmann::json() : nlohmann::json::parse(body, nullptr, false);
    const auto isUnknown = [&](const nlohmann::json& act) {
        return act.is_object() && act.contains("rules") && act["rules"].is_number_unsigned() &&
               (act["rules"] < rules.oldest || act["rules"] > rules.today);
    };
    const bool corrects = json.is_object() && json.contains("line") && json["line"].is_array();
    return isUnknown(json) || (corrects && std::ranges::any_of(json["line"], isUnknown));
}

/// How far a check is, over all branches.
struct Watch {
    VerifyProgress goesOn;
    RulesKnown rules;
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
    if (engine::doubledField(entries.front().body)) {
        return damaged(VerdictReason::DoesNotContinue, 0);
    }
    auto line = LineOf<Game>::begin(entries.front().body);
    if (!line && !namesUnknownRules(entries.front().body, watch.rules)) {
        return damaged(VerdictReason::DoesNotContinue, 0);
    }
    result.entries = entries.size();
    result.head = {entries.back().seq, entries.back().hash};
    if (!line || !isKnown(watch.rules, line->genesis().rules)) {
        leaveUndecided(result, 0);
    }
    if (!line) {
        return result;
    }
    for (std::size_t i = 1; i < entries.size() && watch.step(); ++i) {
        // A field that stands twice would have two readings.
        if (engine::doubledField(entries[i].body)) {
            return damaged(VerdictReason::DoesNotContinue, i);
        }
        auto next = entryFromBody<Game>(entries[i].body, *line->position().table);
        if (next && !isDecided(result)) {
            judgeEntry<Game>(result, *line, next->body, watch.rules);
        }
        if (!next || !line->apply(std::move(*next), entries[i].body)) {
            if (isDecided(result) || !namesUnknownRules(entries[i].body, watch.rules)) {
                return damaged(VerdictReason::DoesNotContinue, i);
            }
            leaveUndecided(result, i);
            break;
        }
    }
    if (watch.isStopped) {
        return result;
    }
    result.throws = countsOf(*line);
    result.account = trustAccountOf(*line);
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
                                     VerdictKind::Undecided, VerdictKind::Sound};
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

Verification checkLine(const std::vector<db::Entry>& entries) {
    Watch watch{{}, {}, entries.size()};
    return judgeLine(entries, watch);
}

bool Verifier::isFileWhole() {
    if (!m_isFileWhole) {
        m_isFileWhole = m_book.checkFile().has_value();
    }
    return *m_isFileWhole;
}

/// What lists show of the game without reading it, worked out again.
bool Verifier::isListedRightly(const db::GameId& game) {
    if (!m_listed) {
        m_listed = Listed{{}, summaryOutlines(m_book), countsOutlines(m_book)};
        const auto games = m_book.games();
        for (const db::GameInfo& each : games ? *games : std::vector<db::GameInfo>()) {
            m_listed->games.emplace(each.id, each);
        }
    }
    const auto info = m_listed->games.find(game);
    if (info == m_listed->games.end()) {
        return true;
    }
    const std::string* summary = m_listed->summaries.of(info->second);
    if (summary != nullptr && *summary != toText(summaryOf(m_book, info->second))) {
        return false;
    }
    const std::string* counts = m_listed->counts.of(info->second);
    const auto counted = counts != nullptr ? BookCounting().count(m_book, info->second) : std::nullopt;
    return counts == nullptr || (counted && saySame(*counts, toText(*counted)));
}

/// What else of the file says something about the game: damage that may hide others, and the desk's games before it.
engine::Expected<void, db::BookError> Verifier::judgeSurroundings(Verification& result, const db::GameId& game) {
    if (!isFileWhole()) {
        // This game's entries are whole and judged, but something else of the file is not: its neighbours may be
        // hidden.
        if (!isDecided(result)) {
            result.kind = VerdictKind::Damaged;
            result.reason = VerdictReason::Unreadable;
            result.entry.reset();
        }
        return {};
    }
    if (!m_deskGames) {
        auto all = deskGames(m_book);
        if (!all) {
            return engine::unexpected(all.error());
        }
        m_deskGames = std::move(*all);
    }
    const auto neighbours = judgeNeighbours(m_book, game, *m_deskGames);
    if (!neighbours) {
        return engine::unexpected(neighbours.error());
    }
    if (!isDecided(result) && !isListedRightly(game)) {
        result.kind = VerdictKind::Damaged;
        result.reason = VerdictReason::ListedOtherwise;
        result.entry.reset();
    }
    result.previousElsewhere = neighbours->previousElsewhere;
    result.gamesElsewhere = neighbours->elsewhere;
    if (!isDecided(result) && neighbours->reason != VerdictReason::None) {
        note(result, VerdictKind::Damaged, neighbours->reason, 0);
    }
    return {};
}

engine::Expected<Verification, db::BookError> Verifier::check(const db::GameId& game,
                                                              const std::optional<db::Hash>& seenHead,
                                                              const VerifyProgress& goesOn, const RulesKnown& rules) {
    const auto chain = m_book.verifyChain(game);
    if (!chain) {
        return engine::unexpected(chain.error());
    }
    if (const auto* broken = std::get_if<db::ChainDamage>(&*chain)) {
        Verification result = damaged(reasonOf(broken->fault), broken->seq);
        if (const auto readable = m_book.tree(game); readable && !readable->entries().empty()) {
            result.entries = readable->entries().size();
            result.head = readable->heads().back();
        }
        return result;
    }
    const auto entries = m_book.entries(game);
    if (!entries) {
        return engine::unexpected(entries.error());
    }
    const bool isForked = entries->size() != entries->back().seq + 1;
    Watch watch{goesOn, rules, entries->size()};
    Verification result =
        isForked ? judgeBranches(db::GameTree::grow(game, *entries), watch) : judgeLine(*entries, watch);
    if (watch.isStopped) {
        return engine::unexpected(db::BookError{db::BookProblem::Cancelled, m_book.file(), {}, 0, 0});
    }
    const auto pictures = judgePictures(m_book, *entries);
    if (!pictures) {
        return engine::unexpected(pictures.error());
    }
    result.pictures = *pictures;
    if (result.reason == VerdictReason::DoesNotContinue) {
        return result;
    }
    if (const auto judged = judgeSurroundings(result, game); !judged) {
        return engine::unexpected(judged.error());
    }
    if (seenHead && isFileWhole()) {
        const auto found = std::ranges::find(*entries, *seenHead, &db::Entry::hash);
        if (found == entries->end()) {
            return damaged(VerdictReason::HeadUnknown, result.head.seq);
        }
        result.anchoredTo = found->seq;
    }
    return result;
}

engine::Expected<Verification, db::BookError> verify(const db::Book& book, const db::GameId& game,
                                                     const std::optional<db::Hash>& seenHead,
                                                     const VerifyProgress& goesOn, const RulesKnown& rules) {
    return Verifier(book).check(game, seenHead, goesOn, rules);
}

}  // namespace adjudicator
