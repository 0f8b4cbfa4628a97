// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/table_json.h"

#include <nlohmann/json.hpp>

#include "adjudicator/report/board_svg.h"
#include "adjudicator/report/player_look.h"
#include "adjudicator/text/say.h"
#include "adjudicator/web/json_text.h"

namespace adjudicator::web {

namespace {

using TableJson = nlohmann::ordered_json;

/// As wide as a phone, and not much lower.
constexpr double kCombatAspect = 1.4;
constexpr double kCombatRadius = 2;

TableJson diceJson(const std::vector<engine::Die>& dice) {
    TableJson json = TableJson::array();
    for (const engine::Die& die : dice) {
        json.push_back({{"sides", die.sides}, {"value", die.value}});
    }
    return json;
}

TableJson forceJson(const PublicView::Force& force) {
    return {{"seat", engine::index(force.player)},
            {"name", force.name},
            {"forces", force.forces},
            {"dice", diceJson(force.dice)},
            {"walls", force.walls}};
}

TableJson combatJson(const PublicView::Combat& combat) {
    TableJson winners = TableJson::array();
    for (const engine::PlayerId winner : combat.winners) {
        winners.push_back(engine::index(winner));
    }
    return {{"attacker", forceJson(combat.attacker)},
            {"defender", forceJson(combat.defender)},
            {"chance", combat.attackerWins ? TableJson(*combat.attackerWins) : TableJson(nullptr)},
            {"rounds", combat.rounds},
            {"winners", std::move(winners)},
            {"place", combat.place},
            {"from", combat.from},
            {"over", combat.isOver}};
}

}  // namespace

std::string jsonText(const nlohmann::ordered_json& json) {
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

nlohmann::ordered_json viewJson(const PublicView& view) {
    TableJson seats = TableJson::array();
    for (const PublicView::Seat& seat : view.seats) {
        const auto& player = view.board.players[engine::index(seat.player)];
        const svg::PlayerLook look = svg::lookOf(player.id, player.colour, engine::index(seat.player));
        seats.push_back({{"seat", engine::index(seat.player)},
                         {"name", seat.name},
                         {"points", seat.points},
                         {"turn", seat.onTurn || seat.playsFictional},
                         {"won", seat.hasWon},
                         {"out", seat.isOut},
                         {"colour", look.colour}});
    }
    TableJson gains = TableJson::array();
    for (const PublicView::Gain& gain : view.gains) {
        gains.push_back({{"name", gain.name}, {"cards", gain.cards}});
    }
    TableJson cards = TableJson::array();
    for (const PublicCard& card : view.cards) {
        cards.push_back(told(card));
    }
    return {{"head", view.headText},
            {"code", view.headCode},
            {"entry", view.entry},
            {"score", view.winningScore},
            {"headline", view.headline},
            {"phase", view.phase},
            {"seats", std::move(seats)},
            {"dice", diceJson(view.dice)},
            {"gains", std::move(gains)},
            {"result", view.result},
            {"details", view.details},
            {"clauses", view.clauses},
            {"cards", std::move(cards)},
            {"warnings", view.warnings},
            {"combat", view.combat ? combatJson(*view.combat) : TableJson(nullptr)},
            {"trust", view.trust},
            {"onTrust", view.isOnTrust},
            {"witnessed", view.isWitnessed},
            {"word", view.word},
            {"wordBy", view.wordBy},
            {"waitsForWord", view.waitsForWord}};
}

std::string tableJson(const PublicView& view, const std::string& title) {
    TableJson json{{"title", title}};
    json.update(viewJson(view));
    return jsonText(json);
}

std::string boardPicture(const engine::Position& position, engine::Language language) {
    BoardSvg options;
    options.title = say(language, "The board", "Das Spielfeld");
    return boardSvg(position, options);
}

std::string combatPicture(const engine::Position& position, const PublicView& view) {
    const auto at = view.target ? position.topology().find(*view.target) : std::nullopt;
    if (!at) {
        return {};
    }
    BoardSvg options;
    options.around = {*at};
    options.radius = kCombatRadius;
    options.aspect = kCombatAspect;
    options.ringed = {*at};
    return boardSvg(position, options);
}

}  // namespace adjudicator::web
