// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/board/ids.h"
#include "engine/expected.h"
#include "engine/state/cards.h"

namespace engine::dice_game {

/// Dense numbers of one sheet: a place to build on, a joker; in the order of the sheet's lists.
enum class PlaceId : std::uint8_t {};
enum class JokerId : std::uint8_t {};
/// Something of the sheet that is ticked or struck out.
using SheetPart = std::variant<PlaceId, JokerId>;

/// What is built on a sheet.
enum class Piece : std::uint8_t { Road, Settlement, City, Knight };
[[nodiscard]] std::string_view toText(Piece piece);
[[nodiscard]] std::optional<Piece> pieceFromText(std::string_view text);
/// Road brick + lumber, settlement those with wool + grain, city three ore + two grain, knight ore + wool + grain
/// (WP-1).
[[nodiscard]] Cards priceOf(Piece piece);

/// A hex of the sheet's picture: those of the ring clockwise from the top, then the one in the middle. No resource: a
/// desert.
struct SheetHex {
    std::string name;
    std::optional<Resource> resource;
    bool middle = false;
    bool operator==(const SheetHex&) const = default;
};

/// A road, site or knight as it is printed.
struct SheetPlace {
    std::string name;
    Piece piece = Piece::Road;
    /// What must be built before: the road that it is joined to, or whatever the sheet puts first.
    std::vector<PlaceId> needs;
    int points = 0;
    /// Printed as built from the start: the start road.
    bool given = false;
    /// A road that branches off: no part of the line for the longest road (WP-7).
    bool branch = false;
    bool operator==(const SheetPlace&) const = default;
};

/// A resource joker: gives its resource, or any one, when all its knights are built.
struct SheetJoker {
    std::string name;
    std::optional<Resource> gives;
    std::vector<PlaceId> knights;
    bool operator==(const SheetJoker&) const = default;
};

/// A printed sheet as data (WP-10). Every list may differ from sheet to sheet, so a sheet that looks otherwise needs
/// other data and no other code. Places, jokers and hexes have names, each once.
struct Sheet {
    std::string name;
    std::vector<SheetHex> hexes;
    std::vector<SheetPlace> places;
    std::vector<SheetJoker> jokers;
    /// Who builds this road first holds the longest road; without it there is none.
    std::optional<PlaceId> cross;
    int longestRoadPoints = 0;
    /// So many knights are the largest army; without a number there is none.
    std::optional<int> armySize;
    int largestArmyPoints = 0;
    /// The game ends at once at so many points, or after so many rounds.
    std::optional<int> winningPoints;
    std::optional<int> rounds;
    /// Points lost by a turn in which nothing is built.
    int idlePenalty = 0;
    /// Dice of the first turn; each turn has one more until there are six.
    int firstDice = 6;

    [[nodiscard]] std::optional<PlaceId> findPlace(std::string_view placeName) const;
    [[nodiscard]] std::optional<JokerId> findJoker(std::string_view jokerName) const;
    [[nodiscard]] const SheetPlace& operator[](PlaceId place) const { return places[index(place)]; }
    [[nodiscard]] const SheetJoker& operator[](JokerId joker) const { return jokers[index(joker)]; }
    [[nodiscard]] IdRange<PlaceId> placeIds() const { return ids<PlaceId>(places.size()); }
    [[nodiscard]] IdRange<JokerId> jokerIds() const { return ids<JokerId>(jokers.size()); }
    bool operator==(const Sheet&) const = default;
};

/// Why a sheet cannot be played on.
enum class SheetProblem : std::uint8_t {
    NameTwice,
    NeedsItself,
    CrossIsNoRoad,
    JokerWithoutKnight,
    NoEnd,
    TooLarge,
};
/// What is wrong with a sheet, and by the name of what; empty when it can be played on.
struct SheetFault {
    SheetProblem problem{};
    std::string at;
    bool operator==(const SheetFault&) const = default;
};
[[nodiscard]] std::vector<SheetFault> faultsOf(const Sheet& sheet);

/// The sheet of the Dice Game Plus (WP).
[[nodiscard]] const Sheet& plusSheet();
/// The sheet of the dice game that it varies: fifteen rounds, most points.
[[nodiscard]] const Sheet& originalSheet();
/// "plus" or "original"; null for another name.
[[nodiscard]] const Sheet* shippedSheet(std::string_view name);

}  // namespace engine::dice_game
