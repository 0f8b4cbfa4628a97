// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/line.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>

#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/may_follow.h"
#include "adjudicator/record/proposals_game.h"
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
    const auto& genesis = std::get<Genesis>(entry->body);
    auto setup = *genesis.position;
    if constexpr (requires { setup.rulings; }) {
        // A game keeps the rulings under which it began.
        for (const engine::RulingChoice& kept : engine::rulingsKeptFrom(genesis.rules)) {
            setup.rulings.emplace(engine::toText(kept.id), engine::optionText(kept));
        }
    }
    auto position = Game::toPosition(setup);
    if (!position) {
        return engine::unexpected(faultAt(0, position.error()));
    }
    LineOf line(std::move(*position));
    line.m_game = db::gameIdOf(genesisBody);
    line.m_keyInCharge = std::get<Genesis>(entry->body).deskKey;
    const engine::PlayerId turn = line.m_position.turn.player;
    line.m_log.add({.head = db::firstHead(genesisBody), .entry = std::move(*entry), .correctedBy = {}, .turn = turn},
                   std::string(genesisBody), line.m_position.table);
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
    std::array bodies{std::string(body)};
    const db::Head next = db::headAfter(m_game, head(), bodies);
    m_log.add({.head = next, .entry = std::move(entry), .correctedBy = {}, .turn = turn}, std::move(bodies.front()),
              m_position.table);
    const LogLine& added = m_log.back();
    effect(added.entry.body, added.seq());
    return {};
}

template <class Game>
LineOf<Game> LineOf<Game>::upTo(std::uint64_t seq) const {
    LineOf line(m_kept.start());
    line.m_game = m_game;
    line.m_keyInCharge = genesis().deskKey;
    line.m_log.addFrom(m_log, 0);
    for (std::size_t i = 1; i <= seq; ++i) {
        line.follow(*this);
    }
    return line;
}

template <class Game>
void LineOf<Game>::follow(const LineOf& longer) {
    m_log.addFrom(longer.m_log, m_log.size());
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
    if (const auto* act = std::get_if<ActDone>(&body)) {
        if (act->thrown && act->thrown->number && act->thrown->secret) {
            m_opened.resize(std::max<std::size_t>(m_opened.size(), std::size_t{*act->thrown->number} + 1));
            m_opened[*act->thrown->number].entry = seq;
        }
        if (const auto used = countUse(*act, 1)) {
            settle(*used);
        }
        m_acts.add(seq);
        m_kept.pass(acts().size(), m_position);
    } else if (const auto* taken = std::get_if<TakenBack>(&body)) {
        refold(m_acts.takeBack({taken->from, taken->item}, seq));
    } else if (const auto* restored = std::get_if<Restored>(&body)) {
        m_log.setOnLine(restored->of, false);
        refold(m_acts.restore(restored->of));
    } else if (const auto* corrected = std::get_if<CorrectedOf<Game>>(&body)) {
        refold(m_acts.correct({corrected->from, corrected->fromItem}, actsOf(*corrected, seq), seq));
    } else if (std::holds_alternative<EvidenceKept>(body)) {
        m_evidence.push_back(seq);
    } else if (const auto* handed = std::get_if<HandedOver>(&body)) {
        m_keyInCharge = handed->to;
    }
    if (const auto first = m_log.takeFirstSet()) {
        m_turned.emplace_back(seq, *first);
    }
}

template <class Game>
std::optional<std::uint64_t> LineOf<Game>::firstTurnedBy(std::uint64_t entry) const {
    const auto found = std::ranges::lower_bound(m_turned, entry, {}, [](const auto& turned) { return turned.first; });
    return found != m_turned.end() && found->first == entry ? std::optional(found->second) : std::nullopt;
}

/// One act more or less that counts uses the throw that it names: which one.
template <class Game>
std::optional<std::uint32_t> LineOf<Game>::countUse(const ActDone& act, int by) {
    const auto number = act.thrown ? act.thrown->number : std::nullopt;
    if (!number || *number >= m_opened.size()) {
        return std::nullopt;
    }
    Opened& opened = m_opened[*number];
    opened.uses = static_cast<std::uint32_t>(static_cast<std::int64_t>(opened.uses) + by);
    return number;
}

/// A throw that was opened lies ready while no act that counts uses it.
template <class Game>
void LineOf<Game>::settle(std::uint32_t number) {
    const Opened& opened = m_opened[number];
    auto known = m_spareOf.find(number);
    if (opened.uses > 0 || opened.entry == 0) {
        if (known != m_spareOf.end()) {
            m_throws.use(known->second);
        }
        return;
    }
    if (known == m_spareOf.end()) {
        const ActDone& act = *m_log[opened.entry].act();
        known = m_spareOf.emplace(number, SpareThrow{number, act.thrown->level, keyOf(act.action), *diceOf(act.action)})
                    .first;
    }
    m_throws.layReady(known->second);
}

/// The acts of the line are others now from one on.
template <class Game>
void LineOf<Game>::refold(const SequenceChange& change) {
    m_kept.forgetFrom(change.first);
    const auto kept = m_kept.before(acts().size());
    m_position = kept.position;
    for (std::size_t next = kept.acts; next < acts().size();) {
        evolve(m_position, actAt(acts()[next].now).events);
        m_kept.pass(++next, m_position);
    }
    std::set<std::uint32_t> thrown;
    const auto count = [&](const LineAct& act, int by) {
        if (const auto number = countUse(actAt(act.now), by)) {
            thrown.insert(*number);
        }
    };
    for (const LineAct& act : change.before) {
        count(act, -1);
    }
    for (std::size_t i = change.first; i < acts().size(); ++i) {
        count(acts()[i], 1);
    }
    markLog(change);
    for (const std::uint32_t number : thrown) {
        settle(number);
    }
}

/// Which entries count, now that the acts from one on are others than before.
template <class Game>
void LineOf<Game>::markLog(const SequenceChange& change) {
    std::set<std::uint64_t> corrections(change.corrections.begin(), change.corrections.end());
    const auto count = [&](const LineAct& act, bool counts) {
        for (const ActPlace& place : {act.origin, act.now}) {
            if (place.item) {
                corrections.insert(place.entry);
                std::size_t& there = m_actsIn[place.entry];
                there = counts ? there + 1 : there - 1;
            }
        }
    };
    for (const LineAct& act : change.before) {
        m_log.setOnLine(act.origin.entry, false);
        m_log.setCorrectedBy(act.origin.entry, {});
        count(act, false);
    }
    for (std::size_t i = change.first; i < acts().size(); ++i) {
        const LineAct& act = acts()[i];
        count(act, true);
        if (act.now.item && !act.origin.item) {
            const auto& corrected = std::get<CorrectedOf<Game>>(m_log[act.now.entry].entry.body);
            if (corrected.line[*act.now.item].how == CorrectedHow::Changed) {
                m_log.setCorrectedBy(act.origin.entry, act.now.entry);
                continue;
            }
        }
        m_log.setOnLine(act.origin.entry, true);
    }
    for (const std::uint64_t correction : corrections) {
        m_log.setOnLine(correction, m_actsIn[correction] > 0 || m_acts.isWholeCorrection({correction, {}}));
    }
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
std::vector<std::uint64_t> LineOf<Game>::evidenceOf(std::uint64_t entry) const {
    std::vector<std::uint64_t> pictures;
    std::ranges::copy_if(m_evidence, std::back_inserter(pictures), [&](std::uint64_t picture) {
        return m_log.template get<EvidenceKept>(picture)->entry == entry;
    });
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
template class LineOf<ProposalsGame>;

}  // namespace adjudicator
