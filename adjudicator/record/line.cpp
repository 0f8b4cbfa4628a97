// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/line.h"

#include <algorithm>
#include <array>
#include <set>

#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/tournament_game.h"
#include "engine/notation/action_json.h"
#include "engine/notation/dice_game_json.h"

namespace adjudicator {

namespace {

/// How many acts lie between two positions that a line keeps.
constexpr std::size_t kKeptEvery = 64;

LineFault faultAt(std::uint64_t seq, engine::JsonFault json) {
    return {seq, std::move(json)};
}

engine::JsonFault doesNotFit(std::string at) {
    return {engine::JsonProblem::DoesNotFit, std::move(at), {}};
}

}  // namespace

void ThrowCounts::add(DiceLevel level) {
    switch (level) {
        case DiceLevel::Witnessed:
            ++witnessed;
            break;
        case DiceLevel::Desk:
            ++desk;
            break;
        case DiceLevel::Entered:
            ++entered;
            break;
        case DiceLevel::Camera:
            ++camera;
            break;
    }
}

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
    LineOf line;
    line.m_game = db::gameIdOf(genesisBody);
    line.m_start = *position;
    line.m_position = std::move(*position);
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
    if (!(act != nullptr ? evolveIfFits(*act) : continues(entry.body))) {
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
    LineOf line;
    line.m_game = m_game;
    line.m_start = m_start;
    line.m_position = m_start;
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

template <class Game>
void LineOf<Game>::effect(const EntryBody& body, std::uint64_t seq) {
    opened(body);
    if (const auto* act = std::get_if<ActDone>(&body)) {
        m_line.acts.push_back({{seq, {}}, {seq, {}}});
        keepPosition(m_line.acts.size());
        if (act->thrown && act->thrown->number && !act->thrown->secret) {
            std::erase_if(m_spares, [&](const SpareThrow& spare) { return spare.number == *act->thrown->number; });
        }
        return;
    }
    if (const auto* taken = std::get_if<TakenBack>(&body)) {
        takeBack(*taken, seq);
    } else if (const auto* restored = std::get_if<Restored>(&body)) {
        putBack(m_before[restored->of]);
        m_log[restored->of].onLine = false;
    } else if (const auto* corrected = std::get_if<CorrectedOf<Game>>(&body)) {
        correct(*corrected, seq);
    } else {
        if (const auto* handed = std::get_if<HandedOver>(&body)) {
            m_keyInCharge = handed->to;
        }
        return;
    }
    refold();
}

/// What an entry means for the open throw.
template <class Game>
void LineOf<Game>::opened(const EntryBody& body) {
    const auto* act = std::get_if<ActDone>(&body);
    const bool reveals = act != nullptr && act->thrown && act->thrown->secret;
    if (const auto* shown = std::get_if<CommitmentShown>(&body)) {
        m_open = OpenThrow{shown->number, shown->commitment, std::nullopt, {}};
        m_nextThrow = shown->number + 1;
    } else if (const auto* declared = std::get_if<ThrowDeclared>(&body)) {
        m_open->declared = *declared;
    } else if (const auto* given = std::get_if<WordGiven>(&body)) {
        m_open->word = given->word;
    } else if (reveals || std::holds_alternative<ThrowVoid>(body)) {
        m_open.reset();
    }
}

template <class Game>
void LineOf<Game>::correct(const CorrectedOf<Game>& corrected, std::uint64_t seq) {
    const std::size_t first = *indexOf({corrected.from, corrected.fromItem});
    cut(first, seq);
    for (std::size_t i = 0; i < corrected.line.size(); ++i) {
        const CorrectedActOf<Game>& corrects = corrected.line[i];
        if (corrects.how != CorrectedHow::Dropped) {
            const ActPlace here{seq, i};
            m_line.acts.push_back({corrects.of ? ActPlace{*corrects.of, corrects.ofItem} : here, here});
        }
    }
    m_line.corrections.push_back({seq, first, m_line.acts.size() - first});
}

template <class Game>
void LineOf<Game>::takeBack(const TakenBack& taken, std::uint64_t seq) {
    const ActPlace from{taken.from, taken.item};
    if (const Correction* correction = wholeCorrection(from)) {
        const Tail before = m_before[taken.from];
        cut(correction->first, seq);
        putBack(before);
    } else {
        cut(*indexOf(from), seq);
    }
}

/// The line ends before this index, by that entry; a correction that loses an act stands whole no more.
template <class Game>
void LineOf<Game>::cut(std::size_t index, std::uint64_t by) {
    const auto first = m_line.acts.begin() + static_cast<std::ptrdiff_t>(index);
    m_before[by] = {index, {{first, m_line.acts.end()}, m_line.corrections}};
    m_line.acts.erase(first, m_line.acts.end());
    forgetFrom(index);
    std::erase_if(m_line.corrections, [&](const Correction& each) { return each.first + each.count > index; });
}

template <class Game>
void LineOf<Game>::putBack(const Tail& tail) {
    m_line.acts.resize(tail.first);
    forgetFrom(tail.first);
    m_line.acts.insert(m_line.acts.end(), tail.line.acts.begin(), tail.line.acts.end());
    m_line.corrections = tail.line.corrections;
}

template <class Game>
const typename LineOf<Game>::Correction* LineOf<Game>::wholeCorrection(const ActPlace& place) const {
    const auto found = std::ranges::find(m_line.corrections, place.entry, &Correction::entry);
    return place.item || found == m_line.corrections.end() ? nullptr : &*found;
}

template <class Game>
void LineOf<Game>::refold() {
    // On from the last position that is kept, keeping those that come by.
    std::size_t next = m_kept.size() * kKeptEvery;
    m_position = m_kept.empty() ? m_start : m_kept.back();
    while (next < m_line.acts.size()) {
        evolve(m_position, actAt(m_line.acts[next].now).events);
        keepPosition(++next);
    }
    markLog();
    rebuildSpares();
}

/// The position is the one after so many acts.
template <class Game>
void LineOf<Game>::keepPosition(std::size_t acts) {
    if (acts == (m_kept.size() + 1) * kKeptEvery) {
        m_kept.push_back(m_position);
    }
}

/// The line changes from this act on.
template <class Game>
void LineOf<Game>::forgetFrom(std::size_t index) {
    if (m_kept.size() > index / kKeptEvery) {
        m_kept.erase(m_kept.begin() + static_cast<std::ptrdiff_t>(index / kKeptEvery), m_kept.end());
    }
}

/// Which entries count, now that the line has changed.
template <class Game>
void LineOf<Game>::markLog() {
    for (LogLine& line : m_log) {
        const bool corrects = std::holds_alternative<CorrectedOf<Game>>(line.entry.body);
        if (line.act() != nullptr || corrects) {
            line.onLine = corrects && wholeCorrection({line.seq(), {}}) != nullptr;
            line.correctedBy.reset();
        }
    }
    for (const LineAct& act : m_line.acts) {
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
void LineOf<Game>::rebuildSpares() {
    std::set<std::uint32_t> used;
    for (const LineAct& act : m_line.acts) {
        if (const auto& thrown = actAt(act.now).thrown; thrown && thrown->number) {
            used.insert(*thrown->number);
        }
    }
    m_spares.clear();
    for (const LogLine& line : m_log) {
        const ActDone* act = line.act();
        const bool thrownHere = act != nullptr && act->thrown && act->thrown->secret;
        if (thrownHere && !used.contains(*act->thrown->number)) {
            m_spares.push_back({*act->thrown->number, act->thrown->level, keyOf(act->action), *diceOf(act->action)});
        }
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
    const std::size_t kept = std::min(index / kKeptEvery, m_kept.size());
    Position position = kept > 0 ? m_kept[kept - 1] : m_start;
    for (std::size_t i = kept * kKeptEvery; i < index; ++i) {
        evolve(position, actAt(m_line.acts[i].now).events);
    }
    return position;
}

template <class Game>
std::optional<std::size_t> LineOf<Game>::indexOf(const ActPlace& origin) const {
    const auto found = std::ranges::find(m_line.acts, origin, &LineAct::origin);
    return found == m_line.acts.end() ? std::nullopt : std::optional<std::size_t>(found - m_line.acts.begin());
}

template <class Game>
const SpareThrow* LineOf<Game>::spareFor(const Action& action, const std::vector<int>& sides) const {
    if (!Game::throwsStay(m_position)) {
        return nullptr;
    }
    const std::string key = keyOf(action);
    const auto found = std::find_if(m_spares.begin(), m_spares.end(), [&](const SpareThrow& spare) {
        return spare.act == key && std::ranges::equal(spare.dice.dice, sides, {}, &engine::Die::sides);
    });
    return found == m_spares.end() ? nullptr : &*found;
}

template <class Game>
std::optional<ActPlace> LineOf<Game>::lastStep() const {
    const auto& corrections = m_line.corrections;
    if (!corrections.empty() && corrections.back().first + corrections.back().count == m_line.acts.size()) {
        return ActPlace{corrections.back().entry, {}};
    }
    return m_line.acts.empty() ? std::nullopt : std::optional(m_line.acts.back().origin);
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
ThrowCounts LineOf<Game>::counts() const {
    ThrowCounts counts;
    std::set<std::uint64_t> counting;
    for (const LineAct& act : m_line.acts) {
        counting.insert(act.origin.entry);
        if (const auto& thrown = actAt(act.now).thrown) {
            counts.add(thrown->level);
        }
    }
    for (const LogLine& line : m_log) {
        counts.voids += std::holds_alternative<ThrowVoid>(line.entry.body) ? 1 : 0;
        const bool thrown = line.act() != nullptr && line.act()->thrown;
        counts.takenBack += thrown && !counting.contains(line.seq()) ? 1 : 0;
    }
    return counts;
}

template class LineOf<TableGame>;
template class LineOf<DiceGame>;
template class LineOf<TournamentGame>;

}  // namespace adjudicator
