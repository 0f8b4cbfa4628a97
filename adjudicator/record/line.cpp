// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/line.h"

#include <algorithm>
#include <array>
#include <set>

#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/may_follow.h"
#include "adjudicator/record/tournament_game.h"
#include "engine/notation/action_json.h"
#include "engine/notation/dice_game_json.h"

namespace adjudicator {

namespace {

LineFault faultAt(std::uint64_t seq, engine::JsonFault json) {
    return {seq, std::move(json)};
}

engine::JsonFault doesNotFit(std::string at) {
    return {engine::JsonProblem::DoesNotFit, std::move(at), {}};
}

/// The acts that a correction, which is this entry, puts on the line.
template <class Game>
std::vector<LineAct> actsOf(const CorrectedOf<Game>& corrected, std::uint64_t seq) {
    std::vector<LineAct> acts;
    for (std::size_t i = 0; i < corrected.line.size(); ++i) {
        const CorrectedActOf<Game>& corrects = corrected.line[i];
        if (corrects.how != CorrectedHow::Dropped) {
            const ActPlace here{seq, i};
            acts.push_back({corrects.of ? ActPlace{*corrects.of, corrects.ofItem} : here, here});
        }
    }
    return acts;
}

}  // namespace

template <class Game>
engine::Expected<LineOf<Game>, LineFault> LineOf<Game>::begin(std::string_view genesisBody) {
    auto entry = genesisFromBody<Game>(genesisBody);
    if (!entry) {
        return engine::unexpected(faultAt(0, entry.error()));
    }
    auto position = Game::toPosition(std::get<Genesis>(entry->body).position);
    if (!position) {
        return engine::unexpected(faultAt(0, position.error()));
    }
    LineOf line(std::move(*position));
    line.m_game = db::gameIdOf(genesisBody);
    line.m_keyInCharge = std::get<Genesis>(entry->body).deskKey;
    const engine::PlayerId turn = line.m_position.turn.player;
    line.m_log.push_back(
        {.head = db::firstHead(genesisBody), .entry = std::move(*entry), .correctedBy = {}, .turn = turn});
    return line;
}

template <class Game>
engine::Expected<void, LineFault> LineOf<Game>::apply(std::string_view body) {
    auto entry = entryFromBody<Game>(body, *m_position.table);
    if (!entry) {
        return engine::unexpected(faultAt(head().seq + 1, entry.error()));
    }
    return take(std::move(*entry), body);
}

template <class Game>
engine::Expected<LineOf<Game>, LineFault> LineOf<Game>::fold(const std::vector<db::Entry>& entries) {
    if (entries.empty()) {
        return engine::unexpected(faultAt(0, doesNotFit("kind")));
    }
    auto line = begin(entries.front().body);
    for (std::size_t i = 1; line && i < entries.size(); ++i) {
        if (auto applied = line->apply(entries[i].body); !applied) {
            return engine::unexpected(applied.error());
        }
    }
    return line;
}

template <class Game>
engine::Expected<void, LineFault> LineOf<Game>::apply(EntryText entry, std::string_view body) {
    return take(std::move(entry), body);
}

template <class Game>
engine::Expected<void, LineFault> LineOf<Game>::take(EntryText entry, std::string_view body) {
    const auto* act = std::get_if<ActDone>(&entry.body);
    const engine::PlayerId turn = m_position.turn.player;
    if (!(act != nullptr ? evolveIfFits(*act) : mayFollow(*this, entry.body))) {
        return engine::unexpected(faultAt(head().seq + 1, doesNotFit("kind")));
    }
    const std::array bodies{std::string(body)};
    m_log.push_back(
        {.head = db::headAfter(m_game, head(), bodies), .entry = std::move(entry), .correctedBy = {}, .turn = turn});
    const LogLine& added = m_log.back();
    effect(added.entry.body, added.seq());
    return {};
}

template <class Game>
LineOf<Game> LineOf<Game>::upTo(std::uint64_t seq) const {
    LineOf line(m_kept.start());
    line.m_game = m_game;
    line.m_keyInCharge = genesis().deskKey;
    line.m_log.push_back(
        {.head = m_log.front().head, .entry = m_log.front().entry, .correctedBy = {}, .turn = m_log.front().turn});
    for (std::size_t i = 1; i <= seq; ++i) {
        line.follow(*this);
    }
    return line;
}

template <class Game>
void LineOf<Game>::follow(const LineOf& longer) {
    const LogLine& next = longer.m_log[m_log.size()];
    m_log.push_back({.head = next.head, .entry = next.entry, .correctedBy = {}, .turn = next.turn});
    const LogLine& added = m_log.back();
    if (const ActDone* act = added.act()) {
        evolve(m_position, act->events);
    }
    effect(added.entry.body, added.seq());
}

/// Does the act's events one after the other: a copy of the position for each act would be most of the work of reading
/// a game.
template <class Game>
bool LineOf<Game>::evolveIfFits(const ActDone& act) {
    if (act.thrown && act.thrown->secret && (!openThrow() || openThrow()->number != act.thrown->number)) {
        return false;
    }
    for (std::size_t done = 0; done < act.events.size(); ++done) {
        if (!fits(m_position, act.events[done])) {
            if (done > 0) {
                m_position = positionBeforeAct(acts().size());
            }
            return false;
        }
        evolve(m_position, act.events[done]);
    }
    return true;
}

template <class Game>
void LineOf<Game>::effect(const EntryBody& body, std::uint64_t seq) {
    m_throws.pass(body);
    if (std::holds_alternative<ActDone>(body)) {
        m_acts.add(seq);
        m_kept.pass(acts().size(), m_position);
    } else if (const auto* taken = std::get_if<TakenBack>(&body)) {
        foldFrom(m_acts.takeBack({taken->from, taken->item}, seq));
    } else if (const auto* restored = std::get_if<Restored>(&body)) {
        m_log[restored->of].onLine = false;
        foldFrom(m_acts.restore(restored->of));
    } else if (const auto* corrected = std::get_if<CorrectedOf<Game>>(&body)) {
        foldFrom(m_acts.correct({corrected->from, corrected->fromItem}, actsOf(*corrected, seq), seq));
    } else if (const auto* handed = std::get_if<HandedOver>(&body)) {
        m_keyInCharge = handed->to;
    }
}

/// The acts of the line from this index on are others now.
template <class Game>
void LineOf<Game>::foldFrom(std::size_t index) {
    m_kept.forgetFrom(index);
    const auto kept = m_kept.before(acts().size());
    m_position = kept.position;
    for (std::size_t next = kept.acts; next < acts().size();) {
        evolve(m_position, actAt(acts()[next].now).events);
        m_kept.pass(++next, m_position);
    }
    markLog();
    m_throws.setSpares(spares());
}

/// Which entries count, now that the line has changed.
template <class Game>
void LineOf<Game>::markLog() {
    for (LogLine& line : m_log) {
        const bool corrects = std::holds_alternative<CorrectedOf<Game>>(line.entry.body);
        if (line.act() != nullptr || corrects) {
            line.onLine = corrects && m_acts.isWholeCorrection({line.seq(), {}});
            line.correctedBy.reset();
        }
    }
    for (const LineAct& act : acts()) {
        if (act.now.item) {
            m_log[act.now.entry].onLine = true;
            const auto& corrected = std::get<CorrectedOf<Game>>(m_log[act.now.entry].entry.body);
            const CorrectedActOf<Game>& corrects = corrected.line[*act.now.item];
            if (corrects.how == CorrectedHow::Changed && !act.origin.item) {
                m_log[act.origin.entry].correctedBy = act.now.entry;
                continue;
            }
        }
        m_log[act.origin.entry].onLine = true;
    }
}

/// Throws of acts that were taken back and are on the line no more, in the order in which they were thrown.
template <class Game>
std::vector<SpareThrow> LineOf<Game>::spares() const {
    std::set<std::uint32_t> used;
    for (const LineAct& act : acts()) {
        if (const auto& thrown = actAt(act.now).thrown; thrown && thrown->number) {
            used.insert(*thrown->number);
        }
    }
    std::vector<SpareThrow> spares;
    for (const LogLine& line : m_log) {
        const ActDone* act = line.act();
        const bool thrownHere = act != nullptr && act->thrown && act->thrown->secret;
        if (thrownHere && !used.contains(*act->thrown->number)) {
            spares.push_back({*act->thrown->number, act->thrown->level, keyOf(act->action), *diceOf(act->action)});
        }
    }
    return spares;
}

template <class Game>
std::string LineOf<Game>::keyOf(const Action& action) const {
    return toJson(Game::asDeclared(action), *m_position.table);
}

template <class Game>
const ActDoneOf<Game>& LineOf<Game>::actAt(const ActPlace& place) const {
    const EntryBody& body = m_log[place.entry].entry.body;
    return place.item ? std::get<CorrectedOf<Game>>(body).line[*place.item].act : std::get<ActDone>(body);
}

template <class Game>
std::string LineOf<Game>::standsAt(const ActPlace& place) const {
    const auto* corrected = std::get_if<CorrectedOf<Game>>(&m_log[place.entry].entry.body);
    return corrected != nullptr ? corrected->line[*place.item].stands : std::string();
}

template <class Game>
typename Game::Position LineOf<Game>::positionBeforeAct(std::size_t index) const {
    const auto kept = m_kept.before(index);
    Position position = kept.position;
    for (std::size_t i = kept.acts; i < index; ++i) {
        evolve(position, actAt(acts()[i].now).events);
    }
    return position;
}

template <class Game>
const SpareThrow* LineOf<Game>::spareFor(const Action& action, const std::vector<int>& sides) const {
    return Game::throwsStay(m_position) ? m_throws.spareFor(keyOf(action), sides) : nullptr;
}

template <class Game>
std::optional<std::uint64_t> LineOf<Game>::restorable() const {
    for (auto line = m_log.rbegin(); line != m_log.rend(); ++line) {
        if (std::holds_alternative<TakenBack>(line->entry.body) && line->onLine) {
            return line->seq();
        }
        const EntryBody& body = line->entry.body;
        const bool neutral = std::holds_alternative<CommitmentShown>(body) || std::holds_alternative<ThrowVoid>(body) ||
                             std::holds_alternative<Sealed>(body) || std::holds_alternative<OlderState>(body) ||
                             std::holds_alternative<HandedOver>(body) || std::holds_alternative<Restored>(body) ||
                             std::holds_alternative<TakenBack>(body) || std::holds_alternative<RulingGiven>(body) ||
                             std::holds_alternative<EvidenceKept>(body);
        if (!neutral) {
            return std::nullopt;
        }
    }
    return std::nullopt;
}

template <class Game>
std::vector<const LogLineOf<Game>*> LineOf<Game>::evidenceOf(std::uint64_t entry) const {
    std::vector<const LogLine*> pictures;
    for (std::size_t i = entry; i < m_log.size(); ++i) {
        const auto* kept = std::get_if<EvidenceKept>(&m_log[i].entry.body);
        if (kept != nullptr && kept->entry == entry) {
            pictures.push_back(&m_log[i]);
        }
    }
    return pictures;
}

template <class Game>
bool LineOf<Game>::holdsAct(const ActPlace& place) const {
    if (place.entry >= m_log.size()) {
        return false;
    }
    const LogLine& line = m_log[place.entry];
    const auto* corrected = std::get_if<CorrectedOf<Game>>(&line.entry.body);
    return place.item ? corrected != nullptr && *place.item < corrected->line.size() : line.act() != nullptr;
}

template class LineOf<TableGame>;
template class LineOf<DiceGame>;
template class LineOf<TournamentGame>;

}  // namespace adjudicator
