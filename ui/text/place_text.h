// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <variant>
#include <vector>

#include "adjudicator/text/place_words.h"
#include "engine/state/position.h"

namespace ui {

/// Places as people say them, in the window's language.
[[nodiscard]] adjudicator::PlaceWords placeWords(const engine::Position& position);
/// Alone, as a list has it: "8–10–5", "side between hills 6 and fields 9".
[[nodiscard]] QString placeLabel(const engine::Position& position, const engine::Place& place);
/// In a sentence: "at 8–10–5", "between hills 6 and fields 9".
[[nodiscard]] QString placeAt(const engine::Position& position, const engine::Place& place);
/// The places whose words stand in a text, each once.
[[nodiscard]] std::vector<engine::Place> placesIn(const engine::Position& position, const QString& text);

/// The label of a place that comes with its coordinates; they themselves where the board has no such place.
template <class... Names>
[[nodiscard]] QString placeLabel(const engine::Position& position, const std::variant<Names...>& name) {
    return std::visit(
        [&](const auto& its) {
            const auto id = position.topology().find(its);
            return id ? placeLabel(position, engine::Place(*id)) : QString::fromStdString(engine::toText(its));
        },
        name);
}

}  // namespace ui
