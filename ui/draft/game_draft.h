// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <random>
#include <set>
#include <vector>

#include "engine/rulesets/combinations.h"
#include "engine/state/setup.h"
#include "engine/state/to_position.h"
#include "ui/draft/board_choice.h"
#include "ui/draft/brush.h"
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

    /// The same table plays again: documents, rulings and players stay, the board is dealt anew.
    void beginNext(std::uint32_t seed);

    // Documents, options and votes.
    void setDocument(const std::string& document, bool on);
    [[nodiscard]] bool hasDocument(const std::string& document) const;
    /// Two documents that cannot be played together are chosen.
    [[nodiscard]] std::optional<engine::Exclusion> exclusion() const;
    void setSwitch(engine::ClauseId clause, bool on);
    [[nodiscard]] bool hasSwitch(engine::ClauseId clause) const;
    void setWinningScore(std::optional<int> score);
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

    // The board. What is dealt by itself follows players and documents until a board is chosen.
    [[nodiscard]] const BoardChoice& board() const { return m_board; }
    /// Deals a board; false (and nothing changed) where none comes about.
    bool deal(const BoardChoice& choice);
    /// The usual board for these players and documents, from now on by itself.
    void dealUsual(std::uint32_t seed);
    /// A new island for 3–4 or 5–6 players: tiles and tokens at random, no 6 beside an 8; the harbours of the frame.
    void randomise(bool large, std::mt19937& random);
    /// Tokens, harbours and robber that a photo does not show, see completeBoard.
    void complete(std::mt19937& random);
    /// Puts the brush down at a place; false when it means nothing there. `owner` is a player's id.
    bool paint(const Brush& brush, const PlaceName& place, const std::string& owner);
    /// A round world of so many columns (MO-19); 0 is flat.
    void setWrap(int columns);
    /// All players' pieces go back to their boxes.
    void takeAwayPieces();
    void emptyBoard();
    [[nodiscard]] bool canUndo() const { return !m_past.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_future.empty(); }
    void undo();
    void redo();
    [[nodiscard]] const std::set<engine::Hex>& doubtful() const { return m_doubtful; }
    /// Seen by a person and found right.
    void confirm(engine::Hex hex) { m_doubtful.erase(hex); }

    // A game joined under way.
    /// The game goes on from here, instead of beginning with the founding phase.
    [[nodiscard]] bool isUnderWay() const { return m_setup.turn.has_value(); }
    void setUnderWay(bool underWay);
    void setTurn(int round, const std::string& player, const std::string& phase);
    void setHolding(const std::string& player, const engine::HoldingSetup& holding);
    /// One of the set-up's holders of a special card: `&engine::Setup::longestRoadHolder`. The largest army's has from
    /// then on played the knights that earn it (B-12), if fewer were said.
    void setHolder(std::optional<std::string> engine::Setup::*card, std::optional<std::string> player);
    /// How many knights this player has played, as far as was said.
    [[nodiscard]] int knightsOf(const std::string& player) const;
    void setMarks(engine::MarksSetup marks);

    /// The rules that the chosen documents, rulings and votes make together, whatever the board; nothing where they
    /// cannot be combined.
    [[nodiscard]] std::optional<engine::Rules> rules() const;
    /// What the game would start from.
    [[nodiscard]] GameStart start() const;
    /// The position that the game would start from, or all that cannot stand.
    [[nodiscard]] engine::Expected<engine::Position, engine::Faults> judge() const;

private:
    /// The board as it was, for undo.
    struct BoardState {
        engine::Setup board;
        std::set<engine::Hex> doubtful;
        BoardChoice choice;
    };
    [[nodiscard]] BoardState boardState() const;
    void putBoardState(const BoardState& state);
    void remember() { remember(boardState()); }
    void remember(BoardState before);
    void piecesChanged();
    void haveEarnedArmy(const std::string& holder);
    void refitBoard();
    [[nodiscard]] std::vector<engine::Document> documents() const;
    [[nodiscard]] engine::RMoMap exchangeMap() const;

    engine::Setup m_setup;
    Polls m_polls;
    BoardChoice m_board;
    /// The board follows players and documents.
    bool m_usualBoard = true;
    /// Under way only because pieces stand on the board.
    bool m_underWayByPieces = false;
    std::set<engine::Hex> m_doubtful;
    std::vector<BoardState> m_past;
    std::vector<BoardState> m_future;
};

}  // namespace ui
