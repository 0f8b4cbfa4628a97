// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "adjudicator/public/public_view.h"
#include "adjudicator/record/line.h"

namespace adjudicator::web {

/// The public view in words, without the board.
[[nodiscard]] nlohmann::ordered_json viewJson(const PublicView& view);
/// A game's page: the same under its title.
[[nodiscard]] std::string tableJson(const PublicView& view, const std::string& title);

/// The board as all may see it; the crossing that is fought for when there is a combat, else empty.
[[nodiscard]] std::string boardPicture(const engine::Position& position, engine::Language language);
[[nodiscard]] std::string combatPicture(const engine::Position& position, const PublicView& view);

}  // namespace adjudicator::web
