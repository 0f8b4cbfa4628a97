// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/statistics/trust_account.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/proposals_game.h"
#include "adjudicator/record/tournament_game.h"
#include "engine/notation/action_json.h"
#include "engine/notation/dice_game_json.h"

namespace adjudicator {

namespace {

template <class Game>
class TrustAccounting {
public:
    explicit TrustAccounting(const LineOf<Game>& line) : m_line(line), m_counting(line.log().size()) {}

    TrustAccount account() {
        m_told.isRead = true;
        tellTitle();
        tellLine();
        tellLog();
        tellReplaced();
        tellWords();
        tellUnopened();
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
        if constexpr (!Game::kIsPlayed) {
            m_told.title.name = Game::titleOf(m_line.position());
            m_told.title.isOfProposals = std::is_same_v<Game, ProposalsGame>;
        } else {
            for (const auto& player : m_line.position().table->players) {
                m_told.title.players.push_back(player.name.empty() ? player.id : player.name);
            }
        }
    }

    /// The acts that count.
    void tellLine() {
        for (const LineAct& place : m_line.acts()) {
            const std::uint64_t entry = place.origin.entry;
            m_counting[entry] = true;
            if (place.now.item && !m_line.standsAt(place.now).empty()) {
                m_told.standing.push_back(entry);
            }
            if (const auto thrown = thrownAt(place)) {
                ofLevel(thrown->level).push_back(entry);
                m_used.insert(thrown->number.value_or(kNoThrow));
            }
            tellProposed(place);
        }
    }

    void tellProposed(const LineAct& place) {
        if constexpr (std::is_same_v<Game, TableGame>) {
            if (!place.now.item && m_line.log().gist(place.now.entry).isProposed) {
                const auto& act = m_line.actAt(place.now);
                m_told.proposed.push_back(
                    {place.now.entry, {*act.proposal, act.voices}, act.action, m_line.position().table});
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

    struct Thrown {
        DiceLevel level = DiceLevel::Entered;
        std::optional<std::uint32_t> number;
    };
    [[nodiscard]] std::optional<Thrown> thrownAt(const LineAct& place) const {
        if (place.now.item) {
            const auto& thrown = m_line.actAt(place.now).thrown;
            return thrown ? std::optional(Thrown{thrown->level, thrown->number}) : std::nullopt;
        }
        const EntryGist& gist = m_line.log().gist(place.now.entry);
        return gist.isThrown ? std::optional(Thrown{gist.level, gist.number()}) : std::nullopt;
    }

    void tellLog() {
        const EntryLog<Game>& log = m_line.log();
        for (std::uint64_t seq = 0; seq < log.size(); ++seq) {
            const EntryGist& gist = log.gist(seq);
            ++m_told.behindSeal;
            if (gist.isClockBack) {
                m_told.clockBack.push_back(seq);
            }
            if (log.template is<ActDoneOf<Game>>(seq)) {
                m_told.isSealed = false;
                if (!m_counting[seq]) {
                    m_told.takenBack.push_back(seq);
                    if (gist.isThrown) {
                        m_told.takenBackThrows.push_back(seq);
                    }
                }
            } else if (log.template is<TakenBack>(seq) || log.template is<Restored>(seq)) {
                m_told.isSealed = false;
            } else if (log.template is<CorrectedOf<Game>>(seq)) {
                m_told.isSealed = false;
                m_told.corrections.push_back(seq);
            } else if (log.template is<Sealed>(seq)) {
                m_told.isSealed = true;
                m_told.behindSeal = 0;
            } else {
                tellRare(seq);
            }
        }
    }

    void tellRare(std::uint64_t seq) {
        const EntryLog<Game>& log = m_line.log();
        if (const auto* older = log.template get<OlderState>(seq)) {
            m_told.putBack.push_back({seq, older->lost, older->whole});
        } else if (const auto* handed = log.template get<HandedOver>(seq)) {
            m_told.keys.push_back(handed->to);
            m_told.handOvers.push_back({seq, handed->to, handed->reason, handed->release.has_value()});
        } else if (const auto* given = log.template get<WordGiven>(seq)) {
            std::vector<Speaker>& speakers = m_speakers[given->number];
            speakers.clear();
            for (const WordOpened& word : given->said.words) {
                speakers.push_back({word.by, word.salt.has_value()});
            }
            if (given->said.words.empty()) {
                speakers.push_back({given->said.by, false});
            }
        } else if (log.gist(seq).hasSeals) {
            m_sealed[log.gist(seq).throwNumber] = seq;
        } else if (log.template is<ThrowVoid>(seq)) {
            m_told.voids.push_back({seq, log.gist(seq).throwNumber});
        }
    }

    /// A throw that was opened and counts nowhere, and behind it the same act with dice of the same kind that were not
    /// thrown by the desk.
    void tellReplaced() {
        std::vector<std::uint64_t> unused;
        std::ranges::copy_if(m_told.takenBackThrows, std::back_inserter(unused), [&](std::uint64_t thrown) {
            const EntryGist& gist = m_line.log().gist(thrown);
            return gist.opens && !m_used.contains(gist.throwNumber);
        });
        if (unused.empty()) {
            return;
        }
        std::map<std::string, std::vector<std::uint64_t>> typed;
        for (const LineAct& place : m_line.acts()) {
            if (const auto now = thrownAt(place); now && !now->number) {
                typed[keyOf(m_line.actAt(place.now))].push_back(place.origin.entry);
            }
        }
        // What lies before a throw lies before every later one too: each typed act is looked at once.
        std::map<std::string, std::size_t> looked;
        for (const std::uint64_t thrown : unused) {
            const std::string key = keyOf(*m_line.log()[thrown].act());
            const std::vector<std::uint64_t>& same = typed[key];
            std::size_t& next = looked[key];
            while (next < same.size() && same[next] <= thrown) {
                ++next;
            }
            if (next < same.size()) {
                m_told.replaced.push_back({thrown, same[next++]});
            }
        }
    }

    /// Whose words the witnessed throws rest on.
    void tellWords() {
        const std::size_t nobody = m_line.position().table->players.size();
        std::vector<WordsSaid> by = named();
        for (const LineAct& place : m_line.acts()) {
            const auto thrown = thrownAt(place);
            if (!thrown || thrown->level != DiceLevel::Witnessed || !thrown->number) {
                continue;
            }
            const auto said = m_speakers.find(*thrown->number);
            for (const Speaker& each : said == m_speakers.end() ? std::vector<Speaker>(1) : said->second) {
                const auto speaker = m_line.position().table->find(each.player);
                WordsSaid& words = by[speaker ? engine::index(*speaker) : nobody];
                words.entries.push_back(place.origin.entry);
                if (each.isSealed) {
                    words.sealed.push_back(place.origin.entry);
                }
            }
        }
        keepSaid(by, m_told.words);
    }

    /// Words that were sealed for a throw and are not in it.
    void tellUnopened() {
        std::vector<WordsSaid> by = named();
        for (const auto& [number, entry] : m_sealed) {
            const std::vector<Speaker>& opened = m_speakers[number];
            for (const WordSeal& seal : m_line.log().template get<ThrowDeclaredOf<Game>>(entry)->seals) {
                const auto player = m_line.position().table->find(seal.by);
                if (player && std::ranges::find(opened, Speaker{seal.by, true}) == opened.end()) {
                    by[engine::index(*player)].entries.push_back(entry);
                }
            }
        }
        keepSaid(by, m_told.unopened);
    }

    /// One for each player, and one for nobody.
    [[nodiscard]] std::vector<WordsSaid> named() const {
        const auto& players = m_line.position().table->players;
        std::vector<WordsSaid> by(players.size() + 1);
        for (std::size_t i = 0; i < players.size(); ++i) {
            by[i].by = players[i].name.empty() ? players[i].id : players[i].name;
        }
        return by;
    }
    static void keepSaid(std::vector<WordsSaid>& by, std::vector<WordsSaid>& told) {
        for (WordsSaid& words : by) {
            if (!words.entries.empty()) {
                std::ranges::sort(words.entries);
                std::ranges::sort(words.sealed);
                told.push_back(std::move(words));
            }
        }
    }

    /// The same for acts that were declared alike, with dice of the same kind.
    [[nodiscard]] std::string keyOf(const ActDoneOf<Game>& act) const {
        std::string key = toJson(Game::asDeclared(act.action), *m_line.position().table);
        for (const engine::Die& die : diceOf(act.action)->dice) {
            key += ' ' + std::to_string(die.sides);
        }
        return key;
    }

    static constexpr std::uint64_t kNoThrow = std::numeric_limits<std::uint64_t>::max();

    const LineOf<Game>& m_line;
    TrustAccount m_told;
    /// The entries of acts that count, and the throws that they use.
    std::vector<bool> m_counting;
    std::set<std::uint64_t> m_used;
    struct Speaker {
        std::string player;
        bool isSealed = false;
        bool operator==(const Speaker&) const = default;
    };
    /// Who said the words of a throw, by its number, and where throws are declared that words were sealed for.
    std::map<std::uint32_t, std::vector<Speaker>> m_speakers;
    std::map<std::uint32_t, std::uint64_t> m_sealed;
};

}  // namespace

template <class Game>
TrustAccount trustAccountOf(const LineOf<Game>& line) {
    return TrustAccounting<Game>(line).account();
}

template TrustAccount trustAccountOf(const LineOf<TableGame>&);
template TrustAccount trustAccountOf(const LineOf<DiceGame>&);
template TrustAccount trustAccountOf(const LineOf<TournamentGame>&);
template TrustAccount trustAccountOf(const LineOf<ProposalsGame>&);

}  // namespace adjudicator
