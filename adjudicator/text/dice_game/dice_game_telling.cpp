// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/dice_game/dice_game_telling.h"

#include <algorithm>

#include "engine/check.h"

namespace adjudicator {

namespace game = engine::dice_game;

namespace {

/// A sheet's names are free; this is what of "r12" is printed on the road: the number.
std::string_view printedOn(std::string_view name) {
    const bool isNumbered =
        name.size() > 1 && std::ranges::all_of(name.substr(1), [](char c) { return c >= '0' && c <= '9'; });
    return isNumbered ? name.substr(1) : name;
}

}  // namespace

/// "by the ore", "in der Mitte": the hex that a joker is printed on, found by the joker's name; empty where there is
/// none.
std::string DiceTelling::where(const game::SheetJoker& joker) const {
    if (joker.gives) {
        switch (*joker.gives) {
            case engine::Resource::Brick:
                return in("by the brick");
            case engine::Resource::Lumber:
                return in("by the lumber");
            case engine::Resource::Wool:
                return in("by the wool");
            case engine::Resource::Grain:
                return in("by the grain");
            case engine::Resource::Ore:
                return in("by the ore");
        }
    }
    const auto hex = std::ranges::find(table.sheet.hexes, joker.name, &game::SheetHex::name);
    if (hex == table.sheet.hexes.end()) {
        return {};
    }
    return hex->middle ? in("in the centre") : in("by the desert");
}

/// Those of a joker by where they stand, and by their number where it has several; others by what is printed.
std::string DiceTelling::knight(game::PlaceId place) const {
    const std::string_view name = printedOn(table.sheet[place].name);
    if (name.size() < table.sheet[place].name.size()) {
        return in("knight {}", name);
    }
    for (const game::SheetJoker& joker : table.sheet.jokers) {
        const auto found = std::ranges::find(joker.knights, place);
        const std::string at = where(joker);
        if (found == joker.knights.end() || at.empty()) {
            continue;
        }
        return joker.knights.size() == 1 ? in("knight {}", at)
                                         : in("knight {} {}", found - joker.knights.begin() + 1, at);
    }
    return in("knight {}", oneLine(name));
}

std::string DiceTelling::part(game::PlaceId place) const {
    const game::SheetPlace& printed = table.sheet[place];
    const std::string name = oneLine(printed.name);
    switch (printed.piece) {
        case game::Piece::Road:
            return printed.given ? in("start road") : in("road {}", oneLine(printedOn(printed.name)));
        case game::Piece::Settlement:
            return in("settlement {}", name);
        case game::Piece::City:
            return in("city {}", name);
        case game::Piece::Knight:
            return knight(place);
    }
    engine::failCheck(__FILE__, __LINE__, "every piece has a name");
}

std::string DiceTelling::part(game::JokerId joker) const {
    const game::SheetJoker& printed = table.sheet[joker];
    if (printed.gives) {
        return in("joker {}", word(*printed.gives, language()));
    }
    const auto hex = std::ranges::find(table.sheet.hexes, printed.name, &game::SheetHex::name);
    if (hex == table.sheet.hexes.end()) {
        return in("joker {}", oneLine(printed.name));
    }
    return hex->middle ? in("joker in the centre") : in("joker desert");
}

std::string DiceTelling::parts(const std::vector<game::SheetPart>& parts) const {
    std::vector<std::string> names;
    for (const game::SheetPart& item : parts) {
        names.push_back(std::visit([&](auto id) { return part(id); }, item));
    }
    return joinedAnd(names, language());
}

std::string DiceTelling::face(game::Face face) const {
    const auto resource = game::resourceOf(face);
    return resource ? std::string(word(*resource, language())) : in("gold");
}

std::string DiceTelling::faces(const game::Faces& faces) const {
    std::vector<std::string> items;
    for (const game::Face shown : game::kFaces) {
        if (faces[shown] > 0) {
            items.push_back(fmt::format("{} {}", faces[shown], face(shown)));
        }
    }
    return items.empty() ? in("nothing") : joined(items);
}

std::string DiceTelling::dice(int count) const {
    return count == 1 ? in("1 die") : in("{} dice", count);
}

std::string DiceTelling::counts(const engine::PerPlayer<int>& counts) const {
    std::vector<std::string> items;
    for (const engine::PlayerId player : table.seats()) {
        items.push_back(fmt::format("{} {}", name(player), counts[player]));
    }
    return joined(items);
}

}  // namespace adjudicator
