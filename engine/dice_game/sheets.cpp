// SPDX-License-Identifier: GPL-3.0-or-later
// The sheets that ship. Written records hold their sheet whole, so a change here touches new games only.
#include <span>

#include "engine/check.h"
#include "engine/dice_game/sheet.h"

namespace engine::dice_game {

namespace {

/// A row of a sheet's table of places; the names of what it needs are parted by spaces.
struct Row {
    std::string_view name;
    Piece piece;
    std::string_view needs;
    int points = 0;
    bool branch = false;
};

constexpr auto kRoad = Piece::Road;
constexpr auto kSettlement = Piece::Settlement;
constexpr auto kCity = Piece::City;
constexpr auto kKnight = Piece::Knight;

constexpr Row kPlusPlaces[] = {
    {"S1", kSettlement, "start", 1},
    {"r1", kRoad, "start"},
    {"r2", kRoad, "r1", 0, true},
    {"C1", kCity, "r2", 2},
    {"r3", kRoad, "r1"},
    {"S2", kSettlement, "r3", 1},
    {"r4", kRoad, "r3"},
    {"r5", kRoad, "r4", 0, true},
    {"C2", kCity, "r5", 2},
    {"r6", kRoad, "r4"},
    {"S3", kSettlement, "r6", 1},
    {"r7", kRoad, "r6"},
    {"r8", kRoad, "r7"},
    {"C3", kCity, "r8", 2},
    {"r9", kRoad, "r8"},
    {"r10", kRoad, "r9"},
    {"S4", kSettlement, "r10", 1},
    {"r11", kRoad, "r10"},
    {"r12", kRoad, "r11", 0, true},
    {"C4", kCity, "r12", 2},
    {"r13", kRoad, "r11"},
    {"S5", kSettlement, "r13", 1},
    {"r14", kRoad, "r13"},
    {"r15", kRoad, "r14"},
    {"S6", kSettlement, "r15", 1},
    {"r16", kRoad, "r15"},
    {"r17", kRoad, "r16"},
    {"S7", kSettlement, "r17", 1},
    {"K-desert-1", kKnight, ""},
    {"K-desert-2", kKnight, ""},
    {"K-brick", kKnight, ""},
    {"K-lumber", kKnight, ""},
    {"K-wool", kKnight, ""},
    {"K-grain", kKnight, ""},
    {"K-ore", kKnight, ""},
    {"K-centre-1", kKnight, ""},
    {"K-centre-2", kKnight, ""},
};

// Settlements, cities and knights are built in rising order here, so each needs the one before it.
constexpr Row kOriginalPlaces[] = {
    {"R0", kRoad, "start", 1},       {"R1", kRoad, "R0", 1},
    {"R2", kRoad, "R0", 1},          {"R3", kRoad, "R2", 1},
    {"R4", kRoad, "R3", 1},          {"R5", kRoad, "R3", 1},
    {"R6", kRoad, "R5", 1},          {"R7", kRoad, "R6", 1},
    {"R8", kRoad, "R7", 1},          {"R9", kRoad, "R8", 1},
    {"R10", kRoad, "R9", 1},         {"R11", kRoad, "R10", 1},
    {"R12", kRoad, "R7", 1},         {"R13", kRoad, "R12", 1},
    {"R14", kRoad, "R13", 1},        {"R15", kRoad, "R14", 1},
    {"S3", kSettlement, "start", 3}, {"S4", kSettlement, "R2 S3", 4},
    {"S5", kSettlement, "R5 S4", 5}, {"S7", kSettlement, "R7 S5", 7},
    {"S9", kSettlement, "R9 S7", 9}, {"S11", kSettlement, "R11 S9", 11},
    {"C7", kCity, "R1", 7},          {"C12", kCity, "R4 C7", 12},
    {"C20", kCity, "R13 C12", 20},   {"C30", kCity, "R15 C20", 30},
    {"K1", kKnight, "", 1},          {"K2", kKnight, "K1", 2},
    {"K3", kKnight, "K2", 3},        {"K4", kKnight, "K3", 4},
    {"K5", kKnight, "K4", 5},        {"K6", kKnight, "K5", 6},
};

PlaceId named(const Sheet& sheet, std::string_view name) {
    const auto place = sheet.findPlace(name);
    ADJ_CHECK(place.has_value(), "a shipped sheet needs places that stand before");
    return *place;
}

void addPlaces(Sheet& sheet, std::span<const Row> rows) {
    for (const Row& row : rows) {
        SheetPlace place{std::string(row.name), row.piece, {}, row.points, false, row.branch};
        for (std::string_view rest = row.needs; !rest.empty();) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            place.needs.push_back(named(sheet, rest.substr(0, end)));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        sheet.places.push_back(std::move(place));
    }
}

void addJoker(Sheet& sheet, std::string name, std::optional<Resource> gives,
              std::initializer_list<std::string_view> knights) {
    SheetJoker joker{std::move(name), gives, {}};
    for (const std::string_view knight : knights) {
        joker.knights.push_back(named(sheet, knight));
    }
    sheet.jokers.push_back(std::move(joker));
}

/// The desert on top, then the five resources clockwise.
void addRing(Sheet& sheet) {
    sheet.hexes.push_back({"desert", std::nullopt, false});
    for (const Resource resource : kResources) {
        sheet.hexes.push_back({std::string(toText(resource)), resource, false});
    }
}

Sheet makePlus() {
    Sheet sheet;
    sheet.name = "plus";
    addRing(sheet);
    sheet.hexes.push_back({"centre", std::nullopt, true});
    sheet.places.push_back({.name = "start", .piece = Piece::Road, .needs = {}, .given = true});
    addPlaces(sheet, kPlusPlaces);
    addJoker(sheet, "desert", std::nullopt, {"K-desert-1", "K-desert-2"});
    for (const Resource resource : kResources) {
        const std::string name(toText(resource));
        addJoker(sheet, name, resource, {"K-" + name});
    }
    addJoker(sheet, "centre", std::nullopt, {"K-centre-1", "K-centre-2"});
    sheet.cross = named(sheet, "r6");
    sheet.longestRoadPoints = 2;
    sheet.armySize = 3;
    sheet.largestArmyPoints = 2;
    sheet.winningPoints = 10;
    sheet.firstDice = 3;
    return sheet;
}

Sheet makeOriginal() {
    Sheet sheet;
    sheet.name = "original";
    addRing(sheet);
    sheet.places.push_back({.name = "start", .piece = Piece::Road, .needs = {}, .given = true});
    addPlaces(sheet, kOriginalPlaces);
    addJoker(sheet, "ore", Resource::Ore, {"K1"});
    addJoker(sheet, "grain", Resource::Grain, {"K2"});
    addJoker(sheet, "wool", Resource::Wool, {"K3"});
    addJoker(sheet, "lumber", Resource::Lumber, {"K4"});
    addJoker(sheet, "brick", Resource::Brick, {"K5"});
    addJoker(sheet, "desert", std::nullopt, {"K6"});
    sheet.rounds = 15;
    sheet.idlePenalty = 2;
    sheet.firstDice = 6;
    return sheet;
}

}  // namespace

const Sheet& plusSheet() {
    static const Sheet kSheet = makePlus();
    return kSheet;
}

const Sheet& originalSheet() {
    static const Sheet kSheet = makeOriginal();
    return kSheet;
}

const Sheet* shippedSheet(std::string_view name) {
    for (const Sheet* sheet : {&plusSheet(), &originalSheet()}) {
        if (sheet->name == name) {
            return sheet;
        }
    }
    return nullptr;
}

}  // namespace engine::dice_game
