// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice_game/sheet.h"

#include <algorithm>
#include <array>
#include <set>

#include "engine/check.h"
#include "engine/state/names.h"

namespace engine::dice_game {

namespace {

constexpr std::array<std::string_view, 4> kPieces{"road", "settlement", "city", "knight"};
constexpr std::size_t kMostParts = 200;

template <class Item>
std::optional<std::size_t> findNamed(const std::vector<Item>& items, std::string_view name) {
    const auto found = std::find_if(items.begin(), items.end(), [&](const Item& item) { return item.name == name; });
    return found == items.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(std::distance(items.begin(), found)));
}

template <class Item>
void findTwins(const std::vector<Item>& items, std::vector<SheetFault>& faults) {
    std::set<std::string> seen;
    for (const Item& item : items) {
        if (item.name.empty() || !seen.insert(item.name).second) {
            faults.push_back({SheetProblem::NameTwice, item.name});
        }
    }
}

/// The places that can be built one after the other from nothing; the others wait for themselves.
std::vector<bool> reachable(const Sheet& sheet) {
    std::vector<bool> built(sheet.places.size(), false);
    for (bool grew = true; grew;) {
        grew = false;
        for (std::size_t i = 0; i < built.size(); ++i) {
            const auto& needs = sheet.places[i].needs;
            if (!built[i] && std::all_of(needs.begin(), needs.end(), [&](PlaceId id) { return built[index(id)]; })) {
                built[i] = true;
                grew = true;
            }
        }
    }
    return built;
}

}  // namespace

std::string_view toText(Piece piece) {
    return engine::nameOf(piece, kPieces);
}

std::optional<Piece> pieceFromText(std::string_view text) {
    return engine::fromName<Piece>(text, kPieces);
}

Cards priceOf(Piece piece) {
    switch (piece) {
        case Piece::Road:
            return Cards::of(1, 1, 0, 0, 0);
        case Piece::Settlement:
            return Cards::of(1, 1, 1, 1, 0);
        case Piece::City:
            return Cards::of(0, 0, 0, 2, 3);
        case Piece::Knight:
            return Cards::of(0, 0, 1, 1, 1);
    }
    failCheck(__FILE__, __LINE__, "every piece has a price");
}

std::optional<PlaceId> Sheet::findPlace(std::string_view placeName) const {
    const auto found = findNamed(places, placeName);
    return found ? std::optional(PlaceId(*found)) : std::nullopt;
}

std::optional<JokerId> Sheet::findJoker(std::string_view jokerName) const {
    const auto found = findNamed(jokers, jokerName);
    return found ? std::optional(JokerId(*found)) : std::nullopt;
}

std::vector<SheetFault> faultsOf(const Sheet& sheet) {
    std::vector<SheetFault> faults;
    if (std::max({sheet.places.size(), sheet.jokers.size(), sheet.hexes.size()}) > kMostParts) {
        faults.push_back({SheetProblem::TooLarge, sheet.name});
        return faults;
    }
    findTwins(sheet.hexes, faults);
    findTwins(sheet.places, faults);
    findTwins(sheet.jokers, faults);
    const std::vector<bool> built = reachable(sheet);
    for (const PlaceId place : sheet.placeIds()) {
        if (!built[index(place)]) {
            faults.push_back({SheetProblem::NeedsItself, sheet[place].name});
        }
    }
    if (sheet.cross && sheet[*sheet.cross].piece != Piece::Road) {
        faults.push_back({SheetProblem::CrossIsNoRoad, sheet[*sheet.cross].name});
    }
    for (const SheetJoker& joker : sheet.jokers) {
        const bool knights = std::all_of(joker.knights.begin(), joker.knights.end(),
                                         [&](PlaceId place) { return sheet[place].piece == Piece::Knight; });
        if (joker.knights.empty() || !knights) {
            faults.push_back({SheetProblem::JokerWithoutKnight, joker.name});
        }
    }
    if (!sheet.winningPoints && !sheet.rounds) {
        faults.push_back({SheetProblem::NoEnd, sheet.name});
    }
    return faults;
}

}  // namespace engine::dice_game
