// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/rulesets/combinations.h"
#include "engine/state/setup.h"
#include "engine/state/to_position.h"
#include "ui/draft/draft_board.h"
#include "ui/draft/joined_game.h"
#include "ui/draft/polls.h"

namespace ui {

/// What a new game begins with: the position of its entry 0, and the table's acts right after it (votes).
struct GameStart {
    engine::Setup setup;
    std::vector<engine::Action> acts;
};

/// The documents want another number of players (MO-1, SW-1).
struct SeatsWanted {
    std::size_t fewest = 2;
    std::size_t most = 6;
    engine::ClauseId fewestClause{};
    engine::ClauseId mostClause{};
};

/// Everything chosen for a game that has not begun. No rule is asked while it is made; judge() says what is wrong with
/// it.
class GameDraft {
public:
    GameDraft();

    [[nodiscard]] const engine::Setup& setup() const { return m_setup; }
    /// Takes over a whole set-up (a file, a photo's reading). Places to be looked at are given by name.
    void load(engine::Setup setup, std::set<engine::Hex> doubtful = {});
    /// Whose pieces stand on the board plays.
    void seatOwners();

    /// The same table plays again: documents, rulings and players stay, the board is dealt anew.
    void beginNext(std::uint32_t seed);

    // Documents, options and votes.
    /// Where the documents are played by exactly so many, others leave their seats until that is over.
    void setDocument(const std::string& document, bool on);
    [[nodiscard]] bool hasDocument(const std::string& document) const;
    /// Two documents that cannot be played together are chosen.
    [[nodiscard]] std::optional<engine::Exclusion> exclusion() const;
    void setSwitch(engine::ClauseId clause, bool on);
    [[nodiscard]] bool hasSwitch(engine::ClauseId clause) const;
    void setWinningScore(std::optional<int> score);
    /// A number by its word in files.
    void setNumber(const std::string& word, int value);
    void setRuling(const std::string& ruling, const std::string& option);
    [[nodiscard]] const Polls& polls() const { return m_polls; }
    /// A player's voice on a rule; none takes it back.
    void setVoice(engine::ClauseId rule, const std::string& player, std::optional<bool> inFavour);
    void setPollDie(engine::ClauseId rule, std::optional<int> die);

    // Players.
    void setPlayers(std::vector<engine::PlayerSetup> players);
    /// A player takes another colour; whoever has it takes this one's. Pieces and cards go along.
    void exchangePlayers(const std::string& first, const std::string& second);
    [[nodiscard]] SeatsWanted seatsWanted() const;
    /// Who has left a seat because of the documents, and who came back with the last document that was taken out.
    [[nodiscard]] const std::vector<engine::PlayerSetup>& standing() const { return m_standing; }
    [[nodiscard]] const std::vector<engine::PlayerSetup>& seatedAgain() const { return m_seatedAgain; }

    // The board.
    [[nodiscard]] const DrawnBoard& drawn() const { return m_drawn; }
    /// To draw with at once, not to be kept.
    [[nodiscard]] DraftBoard board() { return {m_setup, m_drawn}; }

    // A game joined under way.
    /// The game goes on from here, instead of beginning with the founding phase.
    [[nodiscard]] bool isUnderWay() const { return m_setup.turn.has_value(); }
    /// To say something with at once, not to be kept.
    [[nodiscard]] JoinedGame joined() {
        return {m_setup, m_drawn.isUnderWayByPieces, [this] { return rules(); }};
    }

    /// The rules that the chosen documents, rulings and votes make together, whatever the board; nothing where they
    /// cannot be combined.
    [[nodiscard]] std::optional<engine::Rules> rules() const;
    /// What the game would start from.
    [[nodiscard]] GameStart start() const;
    /// The position that the game would start from, or all that cannot stand.
    [[nodiscard]] engine::Expected<engine::Position, engine::Faults> judge() const;

private:
    [[nodiscard]] std::vector<engine::Document> documents() const;
    void seatAsWanted();
    void seat(std::vector<engine::PlayerSetup> players);

    engine::Setup m_setup;
    /// Who left a seat because of the documents, in seat order.
    std::vector<engine::PlayerSetup> m_standing;
    std::vector<engine::PlayerSetup> m_seatedAgain;
    Polls m_polls;
    DrawnBoard m_drawn;
};

}  // namespace ui
