// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/verify.h"

#include <algorithm>
#include <array>

#include "adjudicator/game_summary.h"
#include "adjudicator/kept_outlines.h"
#include "adjudicator/record/game_kind.h"
#include "adjudicator/record/straight_line.h"
#include "adjudicator/statistics/book_statistics.h"
#include "adjudicator/statistics/statistics_kept.h"
#include "adjudicator/verify/line_judge.h"
#include "adjudicator/verify/proposals_named.h"
#include "adjudicator/verify/verify_neighbours.h"

namespace adjudicator {

namespace {

/// Looks after the pictures that entries name, and after a head that was seen outside.
class SideLook {
public:
    SideLook(const db::Book& book, const std::optional<db::Hash>& seenHead) : m_book(book), m_seenHead(seenHead) {}

    /// False once the book fails.
    bool take(const db::Entry& entry) {
        if (m_seenHead && entry.hash == *m_seenHead) {
            found = found ? found : entry.seq;
        }
        const auto named = db::pictureNamedIn(entry.body);
        if (!named) {
            return true;
        }
        const auto state = m_book.pictureState(*named);
        if (!state) {
            error = state.error();
            return false;
        }
        ++pictures.named;
        pictures.kept += *state == db::PictureState::Kept ? 1U : 0U;
        if (*state == db::PictureState::False) {
            pictures.changed.push_back(entry.seq);
        }
        return true;
    }

    PicturesSeen pictures;
    /// The entry that is the head seen.
    std::optional<std::uint64_t> found;
    std::optional<db::BookError> error;

private:
    const db::Book& m_book;
    const std::optional<db::Hash>& m_seenHead;
};

/// Judges each branch from entry 0 on. The worst verdict decides; throws and acts are those of the longest branch.
Verification judgeBranches(const db::GameTree& tree, CheckWatch& watch) {
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

/// Of a game with branches all entries are held.
engine::Expected<Verification, db::BookError> judgeForked(const db::Book& book, const db::GameId& game,
                                                          CheckWatch& watch, SideLook& look) {
    auto entries = book.entries(game);
    if (!entries) {
        return engine::unexpected(entries.error());
    }
    for (const db::Entry& entry : *entries) {
        if (!look.take(entry)) {
            break;
        }
    }
    return judgeBranches(db::GameTree::grow(game, std::move(*entries)), watch);
}

/// Of one without branches each entry is judged as it is read.
engine::Expected<Verification, db::BookError> judgeStraight(const db::Book& book, const db::GameId& game,
                                                            const db::Head& head, CheckWatch& watch, SideLook& look) {
    const auto first = book.entries(game, 0, 0);
    if (!first) {
        return engine::unexpected(first.error());
    }
    return withRecord(gameKindOf(first->front().body),
                      [&](auto played) -> engine::Expected<Verification, db::BookError> {
                          LineJudge<decltype(played)> judge(head.seq + 1, head, watch);
                          bool goesOn = true;
                          const auto walked = walkStraight(book, game, head.seq, [&](const db::Entry& entry) {
                              goesOn = goesOn && judge.take(entry);
                              return look.take(entry) && !watch.isStopped;
                          });
                          if (!walked) {
                              return engine::unexpected(walked.error());
                          }
                          return std::move(judge).result();
                      });
}

}  // namespace

Verification checkLine(const std::vector<db::Entry>& entries) {
    CheckWatch watch{{}, {}, entries.size()};
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
    const auto& sound = std::get<db::ChainSound>(*chain);
    const bool isForked = sound.heads.size() > 1 || sound.count != sound.heads.front().seq + 1;
    CheckWatch watch{goesOn, rules, sound.count};
    SideLook look(m_book, seenHead);
    auto judged = isForked ? judgeForked(m_book, game, watch, look)
                           : judgeStraight(m_book, game, sound.heads.front(), watch, look);
    if (!judged) {
        return judged;
    }
    Verification result = std::move(*judged);
    if (watch.isStopped) {
        return engine::unexpected(db::BookError{db::BookProblem::Cancelled, m_book.file(), {}, 0, 0});
    }
    if (look.error) {
        return engine::unexpected(*look.error);
    }
    result.pictures = look.pictures;
    if (result.reason == VerdictReason::DoesNotContinue) {
        return result;
    }
    if (const auto around = judgeSurroundings(result, game); !around) {
        return engine::unexpected(around.error());
    }
    judgeProposalsNamed(result, m_book, game);
    if (seenHead && isFileWhole()) {
        if (!look.found) {
            return damaged(VerdictReason::HeadUnknown, result.head.seq);
        }
        result.anchoredTo = look.found;
    }
    return result;
}

engine::Expected<Verification, db::BookError> verify(const db::Book& book, const db::GameId& game,
                                                     const std::optional<db::Hash>& seenHead,
                                                     const VerifyProgress& goesOn, const RulesKnown& rules) {
    return Verifier(book).check(game, seenHead, goesOn, rules);
}

}  // namespace adjudicator
