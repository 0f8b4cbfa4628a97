// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/dice_game/dice_game_telling.h"
#include "adjudicator/text/dice_game/dice_game_text.h"

namespace adjudicator {

namespace game = engine::dice_game;

namespace {

/// Tells each kind of action. A new kind does not compile until it is told.
struct DiceActionTeller : DiceTelling {
    std::string operator()(const game::Throw& a) const {
        const std::string kept = a.keep.empty() ? std::string() : in(", keeping {}", faces(a.keep));
        return a.dice.asksForThrow() ? in("{} throws{}", name(a.by), kept)
                                     : in("{} throws {}{}", name(a.by), faces(game::Faces::of(a.dice)), kept);
    }
    std::string operator()(const game::UseJoker& a) const {
        const auto to = a.to ? a.to : table.sheet[a.at].gives;
        const std::string shown = to ? face(game::faceOf(*to)) : in("something else");
        return in("{} uses {}: {} becomes {}", name(a.by), part(a.at), face(a.from), shown);
    }
    std::string operator()(const game::Build& a) const { return in("{} builds {}", name(a.by), part(a.at)); }
    std::string operator()(const game::EndTurn& a) const { return in("{} ends the turn", name(a.by)); }
    std::string operator()(const game::Rule& a) const {
        std::vector<std::string> about;
        if (a.clause) {
            about.emplace_back(toText(*a.clause));
        }
        if (a.player) {
            about.push_back(name(*a.player));
        }
        return in("Ruling{}{}", about.empty() ? std::string() : " (" + joined(about) + ")", because(a.reason));
    }
    std::string operator()(const game::Adjust& a) const { return in("Adjustment{}", because(a.reason)); }
    std::string operator()(const game::EndGame& a) const {
        return a.winner ? in("The game is ended, {} wins{}", name(*a.winner), because(a.reason))
                        : in("The game is ended{}", because(a.reason));
    }
};

}  // namespace

std::string sentence(const game::Action& action, const game::Table& table, engine::Language language) {
    return std::visit(DiceActionTeller{{table, language}}, action);
}

}  // namespace adjudicator
