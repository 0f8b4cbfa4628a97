// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "engine/state/setup.h"
#include "ui/draft/board_choice.h"
#include "ui/draft/brush.h"

namespace ui {

/// What is known of a drawn board beside the set-up that it stands in: how it came about, what is in doubt, and what it
/// was before each step of the drawing.
struct DrawnBoard {
    struct State {
        engine::Setup board;
        std::set<engine::Hex> doubtful;
        BoardChoice choice;
    };
    BoardChoice choice;
    /// It follows players and documents.
    bool isUsual = true;
    /// The game is under way only because pieces stand on the board.
    bool isUnderWayByPieces = false;
    std::set<engine::Hex> doubtful;
    std::vector<State> past;
    std::vector<State> future;

    [[nodiscard]] bool canUndo() const { return !past.empty(); }
    [[nodiscard]] bool canRedo() const { return !future.empty(); }
};

/// The pencil for a draft's board: every step can be undone. Writes into the set-up and the drawn board that it was
/// made for, and is kept no longer than they. What is dealt by itself follows players and documents until a board is
/// chosen.
class DraftBoard {
public:
    DraftBoard(engine::Setup& setup, DrawnBoard& drawn) : m_setup(setup), m_drawn(drawn) {}

    /// Takes over a whole set-up, with its board. Places to be looked at are given by name.
    void load(engine::Setup setup, std::set<engine::Hex> doubtful);
    /// Deals a board; false (and nothing changed) where none comes about.
    bool deal(const BoardChoice& choice);
    /// The usual board for these players and documents, from now on by itself.
    void dealUsual(std::uint32_t seed);
    /// Players, documents or rulings are others now: a usual board becomes the one for them.
    void refit();
    /// A new island for 3–4 or 5–6 players: tiles and tokens at random, no 6 beside an 8; the harbours of the frame.
    void randomise(bool large, std::mt19937& random);
    /// Tokens, harbours and robber that a photo does not show, see completeBoard.
    void complete(std::mt19937& random);
    /// Puts the brush down at a place; false when it means nothing there. `owner` is a player's id.
    bool paint(const Brush& brush, const PlaceName& place, const std::string& owner);
    /// What a person says of a photo, as one step: the set-up's board and the doubtful hexes as `how` makes them;
    /// false: they are so already.
    bool amend(const std::function<void(engine::Setup&, std::set<engine::Hex>&)>& how);
    /// A round world of so many columns (MO-19); 0 is flat.
    void setWrap(int columns);
    /// All players' pieces go back to their boxes.
    void takeAwayPieces();
    void empty();
    void undo();
    void redo();
    /// Seen by a person and found right.
    void confirm(engine::Hex hex) { m_drawn.doubtful.erase(hex); }

private:
    [[nodiscard]] DrawnBoard::State state() const;
    void put(const DrawnBoard::State& state);
    void remember() { remember(state()); }
    void remember(DrawnBoard::State before);
    /// Drawn or loaded by a person: it follows nobody any more.
    void makeOwn();
    void piecesChanged();
    [[nodiscard]] BoardChoice::Kind usualKind() const;
    [[nodiscard]] engine::RMoMap exchangeMap() const;

    engine::Setup& m_setup;
    DrawnBoard& m_drawn;
};

}  // namespace ui
