// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/throw_counts.h"

#include <optional>
#include <vector>

#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/proposals_game.h"
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
    explicit Counting(const LineOf<Game>& line) : m_line(line), m_counting(line.log().size()) {
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
            m_counting[place.origin.entry] = true;
            if (!place.now.item) {
                const EntryGist& gist = m_line.log().gist(place.now.entry);
                if (gist.isThrown) {
                    of(engine::PlayerId(gist.player)).add(gist.level);
                }
                continue;
            }
            const ActDoneOf<Game>& act = m_line.actAt(place.now);
            if (!act.thrown) {
                continue;
            }
            const DiceLevel level = act.thrown->level;
            auto player = actorOf(act.action);
            if (!player) {
                turns = turns.empty() ? turnsOnLine(m_line) : std::move(turns);
                player = turns[i];
            }
            of(*player).add(level);
        }
    }

    void countLog() {
        // Which declaration came last before a void throw's end.
        std::optional<std::size_t> declaration;
        const EntryLog<Game>& log = m_line.log();
        for (std::size_t entry = 0; entry < log.size(); ++entry) {
            const EntryGist& gist = log.gist(entry);
            if (log.template is<ThrowDeclaredOf<Game>>(entry)) {
                declaration = entry;
            } else if (log.template is<ThrowVoid>(entry)) {
                if (const auto by = declaration ? whoDeclared(*declaration, entry) : std::nullopt) {
                    ++of(*by).voids;
                }
            } else if (gist.isThrown && !m_counting[entry]) {
                ++of(engine::PlayerId(gist.player)).takenBack;
            }
        }
    }

    /// Empty where the void throw was not declared.
    [[nodiscard]] std::optional<engine::PlayerId> whoDeclared(std::size_t declaration, std::size_t lost) const {
        const EntryGist& declares = m_line.log().gist(declaration);
        return declares.throwNumber == m_line.log().gist(lost).throwNumber
                   ? std::optional(engine::PlayerId(declares.player))
                   : std::nullopt;
    }

    const LineOf<Game>& m_line;
    std::vector<PlayerThrows> m_throws;
    /// By entry: its act counts.
    std::vector<bool> m_counting;
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
    const EntryLog<Game>& log = line.log();
    std::vector<bool> counting(log.size());
    for (const LineAct& act : line.acts()) {
        counting[act.origin.entry] = true;
        if (!act.now.item) {
            if (const EntryGist& gist = log.gist(act.now.entry); gist.isThrown) {
                counts.add(gist.level);
            }
        } else if (const auto& thrown = line.actAt(act.now).thrown) {
            counts.add(thrown->level);
        }
    }
    for (std::size_t entry = 0; entry < log.size(); ++entry) {
        counts.voids += log.template is<ThrowVoid>(entry) ? 1 : 0;
        counts.takenBack += log.gist(entry).isThrown && !counting[entry] ? 1 : 0;
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
template ThrowCounts countsOf(const LineOf<ProposalsGame>&);
template std::vector<PlayerThrows> countsByPlayer(const LineOf<TableGame>&);
template std::vector<PlayerThrows> countsByPlayer(const LineOf<DiceGame>&);

}  // namespace adjudicator
