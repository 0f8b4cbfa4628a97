// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/maps.h"

#include <array>
#include <charconv>
#include <span>
#include <string_view>

#include "engine/check.h"
#include "engine/rulesets/monopolists/continents.h"
#include "engine/state/layouts.h"

namespace engine {

namespace {

/// A map as it lies on the table. A cell is the continent's letter, the terrain's letter and the number; `~` is sea, a
/// blank one is off the board. Cells begin every five places, in odd rows two places later, which is half a hex to the
/// right. The first cell of an even row is the hex of which half lies on the left edge and half on the right.
struct Map {
    int width = 0;
    int firstRow = 0;
    std::span<const std::string_view> rows;
    /// The 3:1 harbours of the continents, and how many sites the Exchange has.
    std::span<const std::string_view> harbours;
    std::size_t exchangeSites = 0;
};

// Continents: a north-west, b north-east, c south-west, d south-east, e far side, x Exchange. Terrains: F forest,
// P pasture, A fields, H hills, M mountains, G gold, D desert.
// clang-format off
constexpr std::array<std::string_view, 9> kRowsForFour{
    "            aF10 aM3   D   bM10 bF5",  //
    "     aF6  aP2  aH8   ~    ~    ~   bM4  bH6  bF4",  //
    "   ~   aA3  aP12  ~    ~    ~    ~   bP11 bA3   ~",  //
    " D   aP8  aA10  ~    ~   xG10  ~    ~   bF6  bP11",  //
    "   ~    D    ~    ~   xM9  xG4   ~    ~    D    ~",  //
    " D   cH5  cA4   ~    ~   xM5   ~    ~   dA9  dM9",  //
    "   ~   cM9  cF5   ~    ~    ~    ~   dF10 dM11  ~",  //
    "     cP8  cA12 cH11  ~    ~    ~   dP2  dH5  dA4",  //
    "                 cH3  cP6   D   dA8  dF9"};
constexpr std::array<std::string_view, 9> kRowsForSix{
    "                           aP2  aA6   D   bH8  bF10",  //
    "                         aA5  aP12  ~    ~    ~   bA8  bP5",  //
    "  eM9   ~    ~   aH2  aM10 aF12  ~    ~    ~    ~   bM4  bF11 bP8   ~    ~    ~",  //
    "eA4  eH3   D   aP6  aF5  aF6   ~    ~   xG10  ~    ~   bA3  bA4  bF11  D    ~",  //
    "  eP11 eM8   ~    ~    D    ~    ~   xM9  xG4   ~    ~    D    ~    ~   eA4  eF3",  //
    "eA10  ~    D   cH8  cM9  cF3   ~    ~   xM5   ~    ~   dP11 dP10 dM4   D   eH6",  //
    "   ~    ~    ~   cA11 cM6  cF9   ~    ~    ~    ~   dF3  dM9  dP5   ~    ~   eP2",  //
    "                         cH10 cP3   ~    ~    ~   dA9  dA11",  //
    "                                cH10 cH12  D   dH5  dF4"};
// clang-format on
constexpr std::array<std::string_view, 4> kHarboursForFour{"-1,-3:NW", "5,-2:E", "-6,4:W", "0,5:SE"};
constexpr std::array<std::string_view, 5> kHarboursForSix{"-1,-3:NW", "5,-1:NE", "-6,3:SW", "0,5:SE", "7,1:NW"};
constexpr Map kMapForFour{10, -3, kRowsForFour, kHarboursForFour, 4};
constexpr Map kMapForSix{16, -3, kRowsForSix, kHarboursForSix, 5};
constexpr std::size_t kMostOnSmallMap = 4;

constexpr std::size_t kCellWidth = 5;
constexpr std::size_t kShift = 2;

std::string continentOf(char letter) {
    switch (letter) {
        case 'a':
            return "north-west";
        case 'b':
            return "north-east";
        case 'c':
            return "south-west";
        case 'd':
            return "south-east";
        case 'e':
            return "far-side";
        case 'x':
            return std::string(kExchange);
        default:
            return {};
    }
}

Terrain terrainOf(char letter) {
    switch (letter) {
        case 'F':
            return Terrain::Forest;
        case 'P':
            return Terrain::Pasture;
        case 'A':
            return Terrain::Fields;
        case 'H':
            return Terrain::Hills;
        case 'M':
            return Terrain::Mountains;
        case 'G':
            return Terrain::Gold;
        case 'D':
            return Terrain::Desert;
        default:
            return Terrain::Sea;
    }
}

/// Empty where the cell is off the board.
std::optional<HexSetup> hexOf(Hex at, std::string_view cell) {
    if (cell.size() < 2 || cell[1] == ' ') {
        return std::nullopt;
    }
    HexSetup hex{.hex = at, .terrain = terrainOf(cell[1]), .number = {}, .continent = continentOf(cell[0])};
    int number = 0;
    if (std::from_chars(cell.data() + 2, cell.data() + cell.size(), number).ec == std::errc{}) {
        hex.number = number;
    }
    return hex;
}

/// R-MO-MAP=two-in-all: one mountains hex and one gold field are left of the Exchange, the others are sea.
void halveExchange(Setup& setup) {
    bool mountains = false;
    bool gold = false;
    for (HexSetup& hex : setup.hexes) {
        if (hex.continent != kExchange) {
            continue;
        }
        // The row in the middle has one of each.
        bool& kept = hex.terrain == Terrain::Gold ? gold : mountains;
        if (hex.hex.r == 1 && !kept) {
            kept = true;
        } else {
            hex = HexSetup{hex.hex, Terrain::Sea, std::nullopt, false, false, {}};
        }
    }
}

void layHarbours(Setup& setup, const Map& map) {
    for (const std::string_view site : map.harbours) {
        setup.harbours.push_back({*sideFromText(site), std::nullopt, false});
    }
    std::vector<Hex> exchange;
    for (const HexSetup& hex : setup.hexes) {
        if (hex.continent == kExchange) {
            exchange.push_back(hex.hex);
        }
    }
    const std::vector<Side> coast = coastOf(exchange);
    for (std::size_t site = 0; site < map.exchangeSites; ++site) {
        setup.harbours.push_back({coast[site * coast.size() / map.exchangeSites], std::nullopt, true});
    }
}

}  // namespace

Setup monopolistsMap(std::size_t players, RMoMap exchange) {
    const Map& map = players > kMostOnSmallMap ? kMapForSix : kMapForFour;
    Setup setup;
    setup.documents = {"base", "monopolists"};
    setup.wrap = Wrap{map.width};
    for (std::size_t row = 0; row < map.rows.size(); ++row) {
        const int r = map.firstRow + static_cast<int>(row);
        const bool shifted = r % 2 != 0;
        const int firstQ = ((shifted ? 1 : 0) - map.width - r) / 2;
        const std::string_view text = map.rows[row];
        for (std::size_t at = shifted ? kShift : 0; at < text.size(); at += kCellWidth) {
            const int q = firstQ + static_cast<int>(at / kCellWidth);
            if (auto hex = hexOf({q, r}, text.substr(at, kCellWidth - 1))) {
                setup.hexes.push_back(std::move(*hex));
            }
        }
    }
    for (const HexSetup& hex : setup.hexes) {
        if (hex.terrain == Terrain::Desert && !setup.robber) {
            setup.robber = hex.hex;
        }
    }
    if (exchange == RMoMap::TwoInAll) {
        halveExchange(setup);
        setup.rulings["R-MO-MAP"] = "two-in-all";
    }
    layHarbours(setup, map);
    return setup;
}

}  // namespace engine
