// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/line.h"

#include <algorithm>
#include <array>
#include <set>

#include "adjudicator/record/dice_game.h"
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
    LineOf line;
    line.m_game = db::gameIdOf(genesisBody);
    line.m_start = *position;
    line.m_position = std::move(*position);
    line.m_log.push_back({db::firstHead(genesisBody), std::move(*entry), true});
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
engine::Expected<void, LineFault> LineOf<Game>::take(EntryText entry, std::string_view body) {
    if (!continues(entry.body)) {
        return engine::unexpected(faultAt(head().seq + 1, doesNotFit("kind")));
    }
    const std::array bodies{std::string(body)};
    m_log.push_back({db::headAfter(m_game, head(), bodies), std::move(entry), true});
    const LogLine& added = m_log.back();
    effect(added.entry.body, added.seq());
    return {};
}

/// Whether an entry fits what came before: events that apply, throws in their order, take-backs of what is on the line.
template <class Game>
bool LineOf<Game>::continues(const EntryBody& body) const {
    struct Visitor {
        const LineOf& line;

        bool operator()(const Genesis&) const { return false; }
        bool operator()(const CommitmentShown& shown) const { return !line.m_open && shown.number == line.m_nextThrow; }
        bool operator()(const ThrowDeclared& declared) const {
            return line.m_open && !line.m_open->declared && declared.number == line.m_open->number;
        }
        bool operator()(const WordGiven& given) const {
            return line.m_open && line.m_open->declared && given.number == line.m_open->number;
        }
        bool operator()(const ThrowVoid& lost) const { return line.m_open && lost.number == line.m_open->number; }
        bool operator()(const ActDone& act) const {
            if (act.thrown && act.thrown->secret && (!line.m_open || line.m_open->number != act.thrown->number)) {
                return false;
            }
            Position now = line.m_position;
            for (const auto& event : act.events) {
                if (!fits(now, event)) {
                    return false;
                }
                evolve(now, event);
            }
            return true;
        }
        bool operator()(const TakenBack& taken) const { return taken.from > 0 && line.isOnLine(taken.from); }
        bool operator()(const Restored& restored) const { return line.restorable() == restored.of; }
    };
    return std::visit(Visitor{*this}, body);
}

template <class Game>
void LineOf<Game>::effect(const EntryBody& body, std::uint64_t seq) {
    if (const auto* shown = std::get_if<CommitmentShown>(&body)) {
        m_open = OpenThrow{shown->number, shown->commitment, std::nullopt, {}};
        m_nextThrow = shown->number + 1;
    } else if (const auto* declared = std::get_if<ThrowDeclared>(&body)) {
        m_open->declared = *declared;
    } else if (const auto* given = std::get_if<WordGiven>(&body)) {
        m_open->word = given->word;
    } else if (std::holds_alternative<ThrowVoid>(body)) {
        m_open.reset();
    } else if (const auto* act = std::get_if<ActDone>(&body)) {
        if (act->thrown && act->thrown->secret) {
            m_open.reset();
        }
        evolve(m_position, act->events);
        if (act->thrown && act->thrown->number && !act->thrown->secret) {
            std::erase_if(m_spares, [&](const SpareThrow& spare) { return spare.number == *act->thrown->number; });
        }
    } else if (const auto* taken = std::get_if<TakenBack>(&body)) {
        for (LogLine& line : m_log) {
            line.onLine = line.onLine && (line.seq() < taken->from || line.seq() == seq || line.act() == nullptr);
        }
        refold();
    } else if (const auto* restored = std::get_if<Restored>(&body)) {
        const auto* undone = std::get_if<TakenBack>(&m_log[restored->of].entry.body);
        // Put back exactly what that take-back dropped: later lines are none, earlier take-backs keep their effect.
        std::set<std::uint64_t> dropped;
        for (std::uint64_t i = undone->from; i < restored->of; ++i) {
            dropped.insert(i);
        }
        for (const LogLine& line : m_log) {
            const auto* earlier = std::get_if<TakenBack>(&line.entry.body);
            if (earlier == nullptr || line.seq() >= restored->of || !line.onLine) {
                continue;
            }
            for (std::uint64_t i = earlier->from; i < line.seq(); ++i) {
                dropped.erase(i);
            }
        }
        for (LogLine& line : m_log) {
            line.onLine = line.onLine || (dropped.contains(line.seq()) && line.act() != nullptr);
        }
        m_log[restored->of].onLine = false;
        refold();
    }
}

template <class Game>
void LineOf<Game>::refold() {
    m_position = m_start;
    for (const LogLine& line : m_log) {
        if (line.onLine && line.act() != nullptr) {
            evolve(m_position, line.act()->events);
        }
    }
    rebuildSpares();
}

/// Throws of acts that were taken back and are on the line no more, in the order in which they were thrown.
template <class Game>
void LineOf<Game>::rebuildSpares() {
    std::set<std::uint32_t> used;
    for (const LogLine& line : m_log) {
        if (line.onLine && line.act() != nullptr && line.act()->thrown && line.act()->thrown->number) {
            used.insert(*line.act()->thrown->number);
        }
    }
    m_spares.clear();
    for (const LogLine& line : m_log) {
        const ActDone* act = line.act();
        const bool thrownHere = act != nullptr && act->thrown && act->thrown->secret;
        if (thrownHere && !line.onLine && !used.contains(*act->thrown->number)) {
            m_spares.push_back({*act->thrown->number, act->thrown->level, keyOf(act->action), *diceOf(act->action)});
        }
    }
}

template <class Game>
std::string LineOf<Game>::keyOf(const Action& action) const {
    return toJson(Game::asDeclared(action), *m_position.table);
}

template <class Game>
typename Game::Position LineOf<Game>::positionBefore(std::uint64_t seq) const {
    Position position = m_start;
    for (const LogLine& line : m_log) {
        if (line.seq() >= seq) {
            break;
        }
        if (line.onLine && line.act() != nullptr) {
            evolve(position, line.act()->events);
        }
    }
    return position;
}

template <class Game>
const SpareThrow* LineOf<Game>::spareFor(const Action& action) const {
    const auto needed = diceNeeded(m_position, action);
    if (!Game::throwsStay(m_position) || !needed) {
        return nullptr;
    }
    const std::string key = keyOf(action);
    const auto found = std::find_if(m_spares.begin(), m_spares.end(), [&](const SpareThrow& spare) {
        return spare.act == key &&
               std::equal(spare.dice.dice.begin(), spare.dice.dice.end(), needed->begin(), needed->end(),
                          [](const engine::Die& die, int sides) { return die.sides == sides; });
    });
    return found == m_spares.end() ? nullptr : &*found;
}

template <class Game>
std::optional<std::uint64_t> LineOf<Game>::lastAct() const {
    for (auto line = m_log.rbegin(); line != m_log.rend(); ++line) {
        if (line->onLine && line->act() != nullptr) {
            return line->seq();
        }
    }
    return std::nullopt;
}

template <class Game>
std::optional<std::uint64_t> LineOf<Game>::restorable() const {
    for (auto line = m_log.rbegin(); line != m_log.rend(); ++line) {
        if (std::holds_alternative<TakenBack>(line->entry.body) && line->onLine) {
            return line->seq();
        }
        const EntryBody& body = line->entry.body;
        const bool neutral = std::holds_alternative<CommitmentShown>(body) || std::holds_alternative<ThrowVoid>(body) ||
                             std::holds_alternative<Restored>(body) || std::holds_alternative<TakenBack>(body);
        if (!neutral) {
            return std::nullopt;
        }
    }
    return std::nullopt;
}

template <class Game>
bool LineOf<Game>::isOnLine(std::uint64_t seq) const {
    return seq < m_log.size() && m_log[seq].onLine && m_log[seq].act() != nullptr;
}

template <class Game>
ThrowCounts LineOf<Game>::counts() const {
    ThrowCounts counts;
    for (const LogLine& line : m_log) {
        counts.voids += std::holds_alternative<ThrowVoid>(line.entry.body) ? 1 : 0;
        if (line.act() == nullptr || !line.act()->thrown) {
            continue;
        }
        counts.takenBack += line.onLine ? 0 : 1;
        if (line.onLine) {
            switch (line.act()->thrown->level) {
                case DiceLevel::Witnessed:
                    ++counts.witnessed;
                    break;
                case DiceLevel::Desk:
                    ++counts.desk;
                    break;
                case DiceLevel::Entered:
                    ++counts.entered;
                    break;
                case DiceLevel::Camera:
                    ++counts.camera;
                    break;
            }
        }
    }
    return counts;
}

template class LineOf<TableGame>;
template class LineOf<DiceGame>;

}  // namespace adjudicator
