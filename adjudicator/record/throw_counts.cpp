// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/throw_counts.h"

#include <map>
#include <optional>
#include <set>

#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/tournament_game.h"

namespace adjudicator {

namespace {

/// Whose turn it was before each act that counts; made only where a correction holds one without an actor.
template <class Game>
std::vector<engine::PlayerId> turnsOnLine(const LineOf<Game>& line) {
    std::vector<engine::PlayerId> turns;
    typename Game::Position position = line.positionBeforeAct(0);
    for (const LineAct& act : line.acts()) {
        turns.push_back(position.turn.player);
        evolve(position, line.actAt(act.now).events);
    }
    return turns;
}

template <class Game>
class Counting {
public:
    explicit Counting(const LineOf<Game>& line) : m_line(line) {
        for (const auto& player : line.position().table->players) {
            m_throws.push_back({player.id, {}});
        }
    }

    std::vector<PlayerThrows> count() {
        countLine();
        countLog();
        return std::move(m_throws);
    }

private:
    ThrowCounts& of(engine::PlayerId player) { return m_throws[engine::index(player)].counts; }

    void countLine() {
        std::vector<engine::PlayerId> turns;
        for (std::size_t i = 0; i < m_line.acts().size(); ++i) {
            const LineAct& place = m_line.acts()[i];
            const ActDoneOf<Game>& act = m_line.actAt(place.now);
            m_counting.insert(place.origin.entry);
            if (!act.thrown) {
                continue;
            }
            auto player = actorOf(act.action);
            if (!player && place.now.item) {
                turns = turns.empty() ? turnsOnLine(m_line) : std::move(turns);
                player = turns[i];
            }
            of(player.value_or(m_line.log()[place.now.entry].turn)).add(act.thrown->level);
        }
    }

    void countLog() {
        std::map<std::uint32_t, engine::PlayerId> declared;
        for (const LogLineOf<Game>& line : m_line.log()) {
            if (const auto* declares = std::get_if<ThrowDeclaredOf<Game>>(&line.entry.body)) {
                declared.insert_or_assign(declares->number, actorOf(declares->action).value_or(line.turn));
            } else if (const auto* lost = std::get_if<ThrowVoid>(&line.entry.body)) {
                if (const auto by = declared.find(lost->number); by != declared.end()) {
                    ++of(by->second).voids;
                }
            } else if (const auto* act = line.act();
                       act != nullptr && act->thrown && !m_counting.contains(line.seq())) {
                ++of(actorOf(act->action).value_or(line.turn)).takenBack;
            }
        }
    }

    const LineOf<Game>& m_line;
    std::vector<PlayerThrows> m_throws;
    std::set<std::uint64_t> m_counting;
};

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
ThrowCounts countsOf(const LineOf<Game>& line) {
    ThrowCounts counts;
    std::set<std::uint64_t> counting;
    for (const LineAct& act : line.acts()) {
        counting.insert(act.origin.entry);
        if (const auto& thrown = line.actAt(act.now).thrown) {
            counts.add(thrown->level);
        }
    }
    for (const LogLineOf<Game>& each : line.log()) {
        counts.voids += std::holds_alternative<ThrowVoid>(each.entry.body) ? 1 : 0;
        const bool thrown = each.act() != nullptr && each.act()->thrown;
        counts.takenBack += thrown && !counting.contains(each.seq()) ? 1 : 0;
    }
    return counts;
}

template <class Game>
std::vector<PlayerThrows> countsByPlayer(const LineOf<Game>& line) {
    return Counting<Game>(line).count();
}

template ThrowCounts countsOf(const LineOf<TableGame>&);
template ThrowCounts countsOf(const LineOf<DiceGame>&);
template ThrowCounts countsOf(const LineOf<TournamentGame>&);
template std::vector<PlayerThrows> countsByPlayer(const LineOf<TableGame>&);
template std::vector<PlayerThrows> countsByPlayer(const LineOf<DiceGame>&);

}  // namespace adjudicator
