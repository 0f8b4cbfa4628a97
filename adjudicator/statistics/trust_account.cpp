// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/statistics/trust_account.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>

#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/tournament_game.h"

namespace adjudicator {

namespace {

template <class Game>
class TrustAccounting {
public:
    explicit TrustAccounting(const LineOf<Game>& line) : m_line(line) {}

    TrustAccount account() {
        m_told.isRead = true;
        tellTitle();
        tellLine();
        tellLog();
        tellReplaced();
        tellWords();
        m_told.isOver = Game::isOver(m_line.position());
        // A correction may put an act in front of older ones.
        for (auto* list : {&m_told.witnessed, &m_told.desk, &m_told.entered, &m_told.camera, &m_told.standing}) {
            std::ranges::sort(*list);
        }
        return std::move(m_told);
    }

private:
    void tellTitle() {
        if (const auto& key = m_line.genesis().deskKey) {
            m_told.keys.push_back(*key);
        }
        m_told.title.number = m_line.genesis().gameNumber;
        m_told.title.time = m_line.log().front().entry.time;
        if constexpr (std::is_same_v<Game, TournamentGame>) {
            m_told.title.name = m_line.position().settings.name;
        } else {
            for (const auto& player : m_line.position().table->players) {
                m_told.title.players.push_back(player.name.empty() ? player.id : player.name);
            }
        }
    }

    /// The acts that count.
    void tellLine() {
        for (const LineAct& place : m_line.acts()) {
            const ActDoneOf<Game>& act = m_line.actAt(place.now);
            const std::uint64_t entry = place.origin.entry;
            m_counting.insert(entry);
            if (!m_line.standsAt(place.now).empty()) {
                m_told.standing.push_back(entry);
            }
            if (act.thrown) {
                ofLevel(act.thrown->level).push_back(entry);
                m_used.insert(act.thrown->number.value_or(kNoThrow));
            }
        }
    }

    std::vector<std::uint64_t>& ofLevel(DiceLevel level) {
        switch (level) {
            case DiceLevel::Witnessed:
                return m_told.witnessed;
            case DiceLevel::Desk:
                return m_told.desk;
            case DiceLevel::Entered:
                return m_told.entered;
            case DiceLevel::Camera:
                break;
        }
        return m_told.camera;
    }

    void tellLog() {
        std::string time;
        for (const LogLineOf<Game>& line : m_line.log()) {
            const auto& body = line.entry.body;
            const std::uint64_t seq = line.seq();
            ++m_told.behindSeal;
            if (line.entry.time < time) {
                m_told.clockBack.push_back(seq);
            }
            time = line.entry.time;
            if (const auto* act = line.act()) {
                m_told.isSealed = false;
                if (!m_counting.contains(seq)) {
                    m_told.takenBack.push_back(seq);
                    if (act->thrown) {
                        m_told.takenBackThrows.push_back(seq);
                    }
                }
            } else if (std::holds_alternative<TakenBack>(body) || std::holds_alternative<Restored>(body)) {
                m_told.isSealed = false;
            } else if (std::holds_alternative<CorrectedOf<Game>>(body)) {
                m_told.isSealed = false;
                m_told.corrections.push_back(seq);
            } else if (std::holds_alternative<Sealed>(body)) {
                m_told.isSealed = true;
                m_told.behindSeal = 0;
            } else if (const auto* older = std::get_if<OlderState>(&body)) {
                m_told.putBack.push_back({seq, older->lost, older->whole});
            } else if (const auto* handed = std::get_if<HandedOver>(&body)) {
                m_told.keys.push_back(handed->to);
                m_told.handOvers.push_back({seq, handed->to, handed->reason, handed->release.has_value()});
            } else if (const auto* given = std::get_if<WordGiven>(&body)) {
                m_speakers[given->number] = given->said.by;
            } else if (const auto* lost = std::get_if<ThrowVoid>(&body)) {
                m_told.voids.push_back({seq, lost->number});
            }
        }
    }

    /// A throw that was opened and counts nowhere, and behind it the same act with dice of the same kind that were not
    /// thrown by the desk.
    void tellReplaced() {
        std::set<std::uint64_t> taken;
        for (const std::uint64_t thrown : m_told.takenBackThrows) {
            const ActDoneOf<Game>& was = *m_line.log()[thrown].act();
            if (!was.thrown->secret || m_used.contains(*was.thrown->number)) {
                continue;
            }
            for (const LineAct& place : m_line.acts()) {
                const ActDoneOf<Game>& act = m_line.actAt(place.now);
                const bool isTyped = act.thrown && !act.thrown->number;
                if (place.origin.entry > thrown && isTyped && isSame(was, act) &&
                    taken.insert(place.origin.entry).second) {
                    m_told.replaced.push_back({thrown, place.origin.entry});
                    break;
                }
            }
        }
    }

    /// Whose words the witnessed throws rest on.
    void tellWords() {
        const auto& players = m_line.position().table->players;
        std::vector<WordsSaid> by(players.size() + 1);
        for (std::size_t i = 0; i < players.size(); ++i) {
            by[i].by = players[i].name.empty() ? players[i].id : players[i].name;
        }
        for (const LineAct& place : m_line.acts()) {
            const auto& thrown = m_line.actAt(place.now).thrown;
            if (thrown && thrown->level == DiceLevel::Witnessed && thrown->number) {
                const auto speaker = m_line.position().table->find(m_speakers[*thrown->number]);
                by[speaker ? engine::index(*speaker) : players.size()].entries.push_back(place.origin.entry);
            }
        }
        for (WordsSaid& words : by) {
            if (!words.entries.empty()) {
                std::ranges::sort(words.entries);
                m_told.words.push_back(std::move(words));
            }
        }
    }

    [[nodiscard]] static bool isSame(const ActDoneOf<Game>& one, const ActDoneOf<Game>& other) {
        return Game::asDeclared(one.action) == Game::asDeclared(other.action) &&
               std::ranges::equal(diceOf(one.action)->dice, diceOf(other.action)->dice, {}, &engine::Die::sides,
                                  &engine::Die::sides);
    }

    static constexpr std::uint64_t kNoThrow = std::numeric_limits<std::uint64_t>::max();

    const LineOf<Game>& m_line;
    TrustAccount m_told;
    /// The entries of acts that count, and the throws that they use.
    std::set<std::uint64_t> m_counting;
    std::set<std::uint64_t> m_used;
    /// Who said the word of a throw, by its number.
    std::map<std::uint32_t, std::string> m_speakers;
};

}  // namespace

template <class Game>
TrustAccount trustAccountOf(const LineOf<Game>& line) {
    return TrustAccounting<Game>(line).account();
}

template TrustAccount trustAccountOf(const LineOf<TableGame>&);
template TrustAccount trustAccountOf(const LineOf<DiceGame>&);
template TrustAccount trustAccountOf(const LineOf<TournamentGame>&);

}  // namespace adjudicator
