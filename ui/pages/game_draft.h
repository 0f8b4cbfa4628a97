// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <random>
#include <set>
#include <vector>

#include "engine/state/setup.h"
#include "engine/state/to_position.h"
#include "ui/board/hex_layout.h"

namespace ui {

/// A brush of the board's editor: what a click puts down. Putting the same down again takes it away.
struct Brush {
    enum class Kind {
        Look,
        Terrain,
        Number,
        Settlement,
        City,
        Metropolis,
        Road,
        Ship,
        Wall,
        Army,
        Nuke,
        Robber,
        Pirate,
        Harbour,
        UpsideDown,
        FaceDown,
        Erase
    };
    Kind kind = Kind::Look;
    engine::Terrain terrain = engine::Terrain::Forest;
    /// Empty: takes the token away.
    std::optional<int> number;
    std::optional<engine::Resource> trade;
    engine::UnitKind unit = engine::UnitKind::Infantry;
    bool operator==(const Brush&) const = default;
};

/// Everything chosen for a game that has not begun. No rule is asked while it is made; judge() says what is wrong with
/// it.
class GameDraft {
public:
    GameDraft();

    [[nodiscard]] const engine::Setup& setup() const { return m_setup; }
    /// Takes over a whole set-up (a file, a photo's reading). Places to be looked at are given by name.
    void load(engine::Setup setup, std::set<engine::Hex> doubtful = {});

    /// A new island for 3–4 or 5–6 players: tiles and tokens at random, no 6 beside an 8; the harbours of the frame.
    void randomise(bool large, std::mt19937& random);

    /// Tokens, harbours and robber that a photo does not show, see completeBoard.
    void complete(std::mt19937& random);

    void setPlayers(std::vector<engine::PlayerSetup> players);
    void setDocument(const std::string& document, bool on);
    [[nodiscard]] bool hasDocument(const std::string& document) const;
    void setWinningScore(std::optional<int> score);
    void setRuling(const std::string& ruling, const std::string& option);

    /// Puts the brush down at a place; false when it means nothing there. `owner` is a player's id.
    bool paint(const Brush& brush, const PlaceName& place, const std::string& owner);
    [[nodiscard]] const std::set<engine::Hex>& doubtful() const { return m_doubtful; }
    /// Seen by a person and found right.
    void confirm(engine::Hex hex) { m_doubtful.erase(hex); }

    /// The rules that the chosen documents and rulings make together, whatever the board; nothing where they cannot be
    /// combined.
    [[nodiscard]] std::optional<engine::Rules> rules() const;
    /// The position that the game would start from, or all that cannot stand.
    [[nodiscard]] engine::Expected<engine::Position, engine::Faults> judge() const;

private:
    bool paintHex(const Brush& brush, engine::Hex hex);
    bool paintCorner(const Brush& brush, const engine::Corner& corner, const std::string& owner);
    bool paintSide(const Brush& brush, const engine::Side& side, const std::string& owner);
    void erase(const PlaceName& place);

    engine::Setup m_setup;
    std::set<engine::Hex> m_doubtful;
};

/// Which places a brush is put down at.
enum class BrushPlace { Any, Hex, Corner, Side };
[[nodiscard]] BrushPlace placeOf(const Brush& brush);

}  // namespace ui
