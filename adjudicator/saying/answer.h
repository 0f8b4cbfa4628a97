// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/action/legal_actions.h"

namespace adjudicator::saying {

/// Which of the engine's actions it is, with the piece that names it at the table ("factory"). Which card is played is
/// a question of its own.
struct ActKind {
    std::size_t which = 0;
    int detail = 0;
    /// One with fields to fill in.
    bool open = false;
    bool operator==(const ActKind&) const = default;
};
[[nodiscard]] ActKind kindOf(const engine::ActFamily& family);

/// What a field of an action says; nothing for an optional one left out. Every type of field has its alternative; where
/// a piece stands is its corner or side.
using Answer =
    std::variant<std::monostate, ActKind, engine::PlayerId, engine::HexId, engine::CornerId, engine::SideId,
                 engine::Resource, engine::UnitKind, engine::DevelopmentCard, engine::Piece, engine::ClauseId,
                 engine::Cards, engine::Units, int, bool, std::vector<engine::PlayerId>, std::vector<engine::CornerId>,
                 std::string, std::vector<int>, std::vector<engine::Site>, std::vector<engine::Place>,
                 std::vector<engine::Retreat>, engine::PerPlayer<int>, engine::Dice, engine::Boxed<engine::Setup>>;

/// Not a field of an action: which kind of act it is.
inline constexpr engine::Field kKindOfAct{"do"};

using Fields = std::vector<std::pair<engine::Field, Answer>>;
/// The fields of an action in their order, with what they say.
[[nodiscard]] Fields fieldsOf(const engine::Action& action);
/// The same as it is asked for: `by` first (nothing where the act has no such field), then kKindOfAct.
[[nodiscard]] Fields fieldsAsked(const engine::ActFamily& family);
/// What the action says in a field; nothing where it has none of that name.
[[nodiscard]] Answer saidIn(const engine::Action& action, engine::Field field);

/// The action with that answer in that field, and with what follows from it: a way is its corners or its end, a discard
/// its cards or their number. As it was where it has no such field, or the answer is of another kind.
[[nodiscard]] engine::Action withAnswer(engine::Action action, engine::Field field, const Answer& answer);

}  // namespace adjudicator::saying
