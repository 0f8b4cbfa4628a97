// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/line_judge.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "adjudicator/record/game_kind.h"
#include "adjudicator/verify/judge_dice.h"
#include "engine/notation/json_fault.h"

namespace adjudicator {

bool CheckWatch::step() {
    constexpr std::size_t kTellEvery = 16;
    isStopped = isStopped || (goesOn && done % kTellEvery == 0 && !goesOn(done, all));
    ++done;
    return !isStopped;
}

void note(Verification& result, VerdictKind kind, VerdictReason reason, std::uint64_t seq) {
    result.kind = kind;
    result.reason = reason;
    result.entry = seq;
}

bool isDecided(const Verification& result) {
    return result.kind != VerdictKind::Sound && result.kind != VerdictKind::Undecided;
}

Verification damaged(VerdictReason reason, std::uint64_t seq) {
    Verification result;
    note(result, VerdictKind::Damaged, reason, seq);
    return result;
}

namespace {

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

}  // namespace

template <class Game>
bool LineJudge<Game>::take(const db::Entry& entry) {
    // A field that stands twice would have two readings.
    if (engine::doubledField(entry.body)) {
        m_result = damaged(VerdictReason::DoesNotContinue, entry.seq);
        m_line.reset();
        return false;
    }
    if (entry.seq == 0) {
        return begin(entry.body);
    }
    if (!m_watch.step()) {
        return false;
    }
    auto next = entryFromBody<Game>(entry.body, *m_line->position().table);
    if (next && !isDecided(m_result)) {
        judgeEntry<Game>(m_result, *m_line, next->body, m_watch.rules);
    }
    if (next && m_line->apply(std::move(*next), entry.body)) {
        return true;
    }
    if (isDecided(m_result) || !namesUnknownRules(entry.body, m_watch.rules)) {
        m_result = damaged(VerdictReason::DoesNotContinue, entry.seq);
        m_line.reset();
    } else {
        leaveUndecided(m_result, entry.seq);
    }
    return false;
}

template <class Game>
Verification LineJudge<Game>::result() && {
    if (m_line && !m_watch.isStopped) {
        m_result.throws = countsOf(*m_line);
        m_result.account = trustAccountOf(*m_line);
        // A tournament's throws are the director's.
        if constexpr (Game::kIsPlayed) {
            m_result.throwsByPlayer = countsByPlayer(*m_line);
        }
    }
    return std::move(m_result);
}

template <class Game>
bool LineJudge<Game>::begin(const std::string& body) {
    auto line = LineOf<Game>::begin(body);
    if (!line && !namesUnknownRules(body, m_watch.rules)) {
        m_result = damaged(VerdictReason::DoesNotContinue, 0);
        return false;
    }
    if (!line || !isKnown(m_watch.rules, line->genesis().rules)) {
        leaveUndecided(m_result, 0);
    }
    if (line) {
        m_line = std::move(*line);
    }
    return line.has_value();
}

template class LineJudge<TableGame>;
template class LineJudge<DiceGame>;
template class LineJudge<TournamentGame>;
template class LineJudge<ProposalsGame>;

Verification judgeLine(const std::vector<db::Entry>& entries, CheckWatch& watch) {
    return withRecord(gameKindOf(entries.front().body), [&](auto played) {
        LineJudge<decltype(played)> judge(entries.size(), {entries.back().seq, entries.back().hash}, watch);
        for (const db::Entry& entry : entries) {
            if (!judge.take(entry)) {
                break;
            }
        }
        return std::move(judge).result();
    });
}

}  // namespace adjudicator
