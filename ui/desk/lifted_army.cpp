// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/lifted_army.h"

#include <algorithm>

#include "ui/acts/acts.h"

namespace ui {

std::optional<LiftedArmy> liftedFrom(const engine::Place& place, const engine::LegalActs& legal) {
    const auto* from = std::get_if<engine::CornerId>(&place);
    if (from == nullptr) {
        return std::nullopt;
    }
    LiftedArmy lifted{*from, {}};
    if (isOffered(Act::Move, legal)) {
        ActChooser moves(Act::Move, legal);
        if (moves.take(place)) {
            lifted.targets = moves.nextPlaces();
        }
    } else {
        for (const engine::Action& action : legal.actions) {
            const auto* attack = std::get_if<engine::Attack>(&action);
            const engine::Place at = attack != nullptr ? attack->at : engine::CornerId{};
            if (attack != nullptr && std::ranges::find(attack->from, *from) != attack->from.end() &&
                std::ranges::find(lifted.targets, at) == lifted.targets.end()) {
                lifted.targets.push_back(at);
            }
        }
    }
    return lifted.targets.empty() ? std::nullopt : std::optional(std::move(lifted));
}

}  // namespace ui
