// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <type_traits>
#include <vector>

#include "engine/action/legal_actions.h"
#include "engine/action/refusal.h"
#include "engine/state/position.h"
#include "ui/desk/act_chooser.h"

namespace ui {

/// The action with that value in that field; as it was where it has no such field of that type.
template <class T>
[[nodiscard]] engine::Action withField(engine::Action action, engine::Field name, const T& value) {
    const auto put = [&](engine::Field field, auto& at) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(at)>, T>) {
            if (name == field) {
                at = value;
            }
        }
    };
    std::visit([&](auto& act) { act.fields(act, put); }, action);
    return action;
}

/// Why the act is not allowed there; dice that it still lacks are no reason.
[[nodiscard]] std::optional<engine::Refusal> whyNot(const engine::Position& position, const engine::Action& action);

/// An act of which one field was said anew. Where the rest no longer goes with it, the legal act of the same kind that
/// says the same there and agrees most with the rest; without one it stays as said, refused as it is.
[[nodiscard]] engine::Action settledOn(const engine::Position& position, const engine::LegalActs& legal,
                                       const engine::Action& said, engine::Field field);

/// A kind of act by its word, and an act of it to begin with.
struct KindOffered {
    QString word;
    engine::Action example;
};
/// The kinds that could be said in the position, each once, with what agrees most with the act; the act's own kind
/// comes first, what only the referee enters last.
[[nodiscard]] std::vector<KindOffered> kindsOffered(const engine::Position& position, const engine::LegalActs& legal,
                                                    const engine::Action& act);

/// What the legal acts of this kind say in a field.
[[nodiscard]] std::vector<Answer> answersIn(const engine::LegalActs& legal, const engine::Action& act,
                                            engine::Field field);
/// Whether somebody may say anything in this optional field of such an act: it is said already, or some legal act says
/// it.
[[nodiscard]] bool isFieldUsed(const engine::LegalActs& legal, const engine::Action& act, engine::Field field);

}  // namespace ui
