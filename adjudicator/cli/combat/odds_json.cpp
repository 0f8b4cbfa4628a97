// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "adjudicator/cli/combat/odds_answer.h"

namespace adjudicator::cli {

namespace {

using Json = nlohmann::ordered_json;

Json pricesJson(const engine::CombatPrices& prices) {
    Json json = Json::object();
    for (std::size_t i = 0; i < engine::kWeightCount; ++i) {
        json[std::string(engine::toText(static_cast<engine::Weight>(i)))] = prices.weights[i];
    }
    return json;
}

Json stoppingJson(const engine::Stopping& stopping) {
    Json states = Json::array();
    for (const auto& state : stopping.states) {
        states.push_back({{"rounds", state.rounds},
                          {"attacker", engine::toText(state.attacker)},
                          {"defender", engine::toText(state.defender)},
                          {"p", state.reached},
                          {"attacker_wins", state.wins},
                          {"stop", state.stopNow},
                          {"go_on", state.goOn},
                          {"do", state.fights ? "go-on" : "stop"}});
    }
    return {{"gain", stopping.gain},
            {"gain_to_the_end", stopping.gainToTheEnd},
            {"attacker_wins", stopping.wins},
            {"attacker_destroyed", stopping.destroyed},
            {"stops", stopping.stops},
            {"attacker_loses", stopping.attackerLoses},
            {"defender_loses", stopping.defenderLoses},
            {"states", std::move(states)}};
}

Json middleJson(const engine::CombatSwing::Middle& middle) {
    return {{"median", middle.median}, {"low", middle.low}, {"high", middle.high}};
}

Json swingJson(const engine::CombatSwing& swing) {
    Json bars = Json::array();
    for (const auto& bar : swing.histogram) {
        bars.push_back({{"from", bar.from}, {"to", bar.to}, {"p", bar.p}});
    }
    return {{"mean", swing.mean},
            {"spread", swing.spread},
            {"value", middleJson(swing.value)},
            {"histogram", std::move(bars)},
            {"attacker_left", middleJson(swing.attackerLeft)},
            {"defender_left", middleJson(swing.defenderLeft)}};
}

Json adviceJson(const engine::AttackAdvice& advice) {
    Json choices = Json::array();
    for (const auto& choice : advice.choices) {
        choices.push_back({{"attack", choice.more ? "after" : "now"},
                           {"unit", choice.more ? Json(engine::toText(*choice.more)) : Json()},
                           {"attacker_wins", choice.wins},
                           {"gain", choice.gain}});
    }
    return {{"choices", std::move(choices)}, {"best", advice.best ? Json(*advice.best) : Json()}};
}

Json garrisonsJson(const std::vector<engine::Garrison>& garrisons, double level) {
    Json list = Json::array();
    for (const auto& garrison : garrisons) {
        list.push_back({{"units", engine::toText(garrison.units)},
                        {"walls", garrison.walls},
                        {"holds", garrison.holds},
                        {"price", garrison.price}});
    }
    return {{"level", level}, {"list", std::move(list)}};
}

}  // namespace

nlohmann::ordered_json jsonOf(const OddsAnswer& answer) {
    const engine::Odds& odds = answer.odds;
    Json attackerLeft = Json::array();
    for (const auto& left : odds.attackerLeft) {
        attackerLeft.push_back({{"units", engine::toText(left.units)}, {"p", left.p}});
    }
    Json defenderLeft = Json::array();
    for (const auto& left : odds.defenderLeft) {
        defenderLeft.push_back({{"state", engine::toText(left.standing)}, {"p", left.p}});
    }
    Json json{{"attacker_wins", odds.attackerWins},
              {"defender_holds", odds.defenderHolds},
              {"rounds", {{"mean", odds.meanRounds}, {"distribution", odds.rounds}}},
              {"attacker_left", std::move(attackerLeft)},
              {"defender_left", std::move(defenderLeft)}};
    if (!answer.course.empty()) {
        json["course"] = Json::array();
        for (const CourseStep& step : answer.course) {
            json["course"].push_back({{"attacker", engine::toText(step.attacker)},
                                      {"defender", engine::toText(step.defender)},
                                      {"attacker_wins", step.attackerWins}});
        }
    }
    if (answer.swing) {
        json["swing"] = swingJson(*answer.swing);
    }
    if (answer.stopping || answer.advice || answer.garrisons || answer.swing) {
        json["prices"] = pricesJson(answer.prices);
    }
    if (answer.stopping) {
        json["stopping"] = stoppingJson(*answer.stopping);
    }
    if (answer.advice) {
        json["advice"] = adviceJson(*answer.advice);
    }
    if (answer.garrisons) {
        json["garrisons"] = garrisonsJson(*answer.garrisons, answer.level);
    }
    return json;
}

}  // namespace adjudicator::cli
