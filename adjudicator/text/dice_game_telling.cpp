// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/dice_game_telling.h"

#include "engine/check.h"

namespace adjudicator {

namespace game = engine::dice_game;

std::string DiceTelling::part(game::PlaceId place) const {
    const game::SheetPlace& printed = table.sheet[place];
    const std::string name = oneLine(printed.name);
    switch (printed.piece) {
        case game::Piece::Road:
            return in("road {}", "Straße {}", name);
        case game::Piece::Settlement:
            return in("settlement {}", "Siedlung {}", name);
        case game::Piece::City:
            return in("city {}", "Stadt {}", name);
        case game::Piece::Knight:
            return in("knight {}", "Ritter {}", name);
    }
    engine::failCheck(__FILE__, __LINE__, "every piece has a name");
}

std::string DiceTelling::part(game::JokerId joker) const {
    return in("joker {}", "Joker {}", oneLine(table.sheet[joker].name));
}

std::string DiceTelling::parts(const std::vector<game::SheetPart>& parts) const {
    std::vector<std::string> names;
    for (const game::SheetPart& item : parts) {
        names.push_back(std::visit([&](auto id) { return part(id); }, item));
    }
    return joinedAnd(names, language);
}

std::string DiceTelling::face(game::Face face) const {
    const auto resource = game::resourceOf(face);
    return resource ? std::string(word(*resource, language)) : in("gold", "Gold");
}

std::string DiceTelling::faces(const game::Faces& faces) const {
    std::vector<std::string> items;
    for (const game::Face shown : game::kFaces) {
        if (faces[shown] > 0) {
            items.push_back(fmt::format("{} {}", faces[shown], face(shown)));
        }
    }
    return items.empty() ? in("nothing", "nichts") : joined(items);
}

std::string DiceTelling::dice(int count) const {
    return count == 1 ? in("1 die", "1 Würfel") : in("{} dice", "{} Würfel", count);
}

std::string DiceTelling::counts(const engine::PerPlayer<int>& counts) const {
    std::vector<std::string> items;
    for (const engine::PlayerId player : table.seats()) {
        items.push_back(fmt::format("{} {}", name(player), counts[player]));
    }
    return joined(items);
}

}  // namespace adjudicator
