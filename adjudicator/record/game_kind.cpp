// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/game_kind.h"

#include <nlohmann/json.hpp>

#include "engine/notation/dice_game_json.h"
#include "engine/notation/json_fault.h"
#include "engine/notation/proposals_json.h"
#include "engine/notation/tournament_json.h"

namespace adjudicator {

namespace {

nlohmann::json parsed(std::string_view text) {
    return engine::limitFault(text) ? nlohmann::json() : nlohmann::json::parse(text, nullptr, false);
}

GameKind kindOf(const nlohmann::json& position) {
    const bool named = position.is_object() && position.contains("format") && position["format"].is_string();
    const std::string format = named ? position["format"].get<std::string>() : std::string();
    return format == engine::dice_game::kFormat    ? GameKind::Dice
           : format == engine::tournament::kFormat ? GameKind::Tournament
           : format == engine::proposals::kFormat  ? GameKind::Proposals
                                                   : GameKind::Table;
}

}  // namespace

GameKind gameKindOf(std::string_view genesisBody) {
    const nlohmann::json body = parsed(genesisBody);
    return body.is_object() && body.contains("position") ? kindOf(body["position"]) : GameKind::Table;
}

GameKind gameKindOfPosition(std::string_view position) {
    return kindOf(parsed(position));
}

}  // namespace adjudicator
