// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/combat_forecast.h"

#include <QCoreApplication>

#include "adjudicator/dispute/dispute.h"
#include "adjudicator/record/act_now.h"
#include "engine/rulesets/soldiers/combat_prices.h"
#include "engine/rulesets/soldiers/fight.h"
#include "ui/combat/combat_price_choice.h"
#include "ui/text/combat_typed.h"
#include "ui/text/units_text.h"

namespace ui {

namespace {

QString forecastWord(const char* text) {
    return QCoreApplication::translate("ui::CombatCharts", text);
}

QString signedCards(double cards) {
    return (cards > 0 ? QStringLiteral("+") : QString()) + decimal(cards, 1);
}

QString wholeCards(double cards) {
    return (cards > 0 ? QStringLiteral("+") : QString()) + decimal(cards, 0);
}

/// "2 (0–4)".
QString leftText(const engine::CombatSwing::Middle& left) {
    return QStringLiteral("%1 (%2–%3)").arg(decimal(left.median, 0), decimal(left.low, 0), decimal(left.high, 0));
}

void addCourse(CombatForecast& forecast, const TableDesk& desk, std::uint64_t attack) {
    const auto dispute = adjudicator::disputeAbout(desk.table().line(), attack);
    if (!dispute || !dispute->combat) {
        return;
    }
    const auto add = [&](const std::optional<adjudicator::CombatMoment>& moment) {
        if (moment && moment->attackerWins) {
            forecast.course.push_back(*moment->attackerWins);
        }
    };
    add(dispute->combat->start);
    for (const adjudicator::DisputeStep& step : dispute->steps) {
        if (std::holds_alternative<engine::Throw>(step.action)) {
            add(step.combatAfter);
        }
    }
}

}  // namespace

bool CombatForecast::has(CombatChart chart) const {
    return chart == CombatChart::Course  ? !course.empty()
           : chart == CombatChart::Swing ? swing.has_value()
                                         : odds.has_value();
}

std::optional<CombatForecast> forecastOf(const TableDesk& desk) {
    if (!desk.hasGame()) {
        return std::nullopt;
    }
    const engine::Position& position = desk.position();
    const auto lines = combatLines(desk.table().line());
    if (lines.empty()) {
        return std::nullopt;
    }
    const auto& attack = std::get<engine::Attack>(lines.front().act()->action);
    CombatForecast forecast;
    forecast.attacker = nameOf(position, attack.by);
    forecast.attackerLook = lookOf(position, attack.by);
    forecast.gamePrices = engine::combatPrices(position);
    addCourse(forecast, desk, lines.front().seq());
    const auto* fight = std::get_if<engine::Fight>(&position.turn.pending);
    if (fight == nullptr) {
        return forecast.course.empty() ? std::nullopt : std::optional(forecast);
    }
    forecast.defender = nameOf(position, fight->defender);
    forecast.defenderLook = lookOf(position, fight->defender);
    const engine::Battle battle = engine::fieldOfBattle(position, *fight).battle;
    if (!battle.over()) {
        const engine::CombatRules rules = engine::combatRules(position);
        if (auto odds = engine::oddsOf(battle, rules)) {
            forecast.odds = std::move(*odds);
        }
        const engine::CombatPrices prices = preferences::combatPrices(forecast.gamePrices);
        if (auto stopping = engine::stoppingOf(battle, rules, prices)) {
            forecast.stopping = std::move(*stopping);
        }
        if (auto swing = engine::swingOf(battle, rules, prices)) {
            forecast.swing = std::move(*swing);
        }
    }
    return forecast;
}

QString titleOf(const CombatForecast& forecast, CombatChart chart) {
    switch (chart) {
        case CombatChart::Outcomes:
            return forecastWord(QT_TRANSLATE_NOOP("ui::CombatCharts", "Outcomes if %1 fights to the end"))
                .arg(forecast.attacker);
        case CombatChart::Rounds:
            return forecastWord(QT_TRANSLATE_NOOP("ui::CombatCharts", "Rounds still to come, fought to the end"));
        case CombatChart::Swing:
            return forecastWord(QT_TRANSLATE_NOOP("ui::CombatCharts",
                                                  "Value for %1 to the end, in cards: %2 on average, spread %3"))
                .arg(forecast.attacker, signedCards(forecast.swing ? forecast.swing->mean : 0),
                     decimal(forecast.swing ? forecast.swing->spread : 0, 1));
        case CombatChart::Course:
            return forecastWord(QT_TRANSLATE_NOOP("ui::CombatCharts", "%1's chance to win, round by round"))
                .arg(forecast.attacker);
    }
    return {};
}

std::vector<ChartBar> barsOf(const CombatForecast& forecast, CombatChart chart) {
    std::vector<ChartBar> bars;
    if (!forecast.has(chart)) {
        return bars;
    }
    switch (chart) {
        case CombatChart::Outcomes:
            for (const auto& left : forecast.odds->attackerLeft) {
                bars.push_back({forecast.attacker + QStringLiteral(": ") + unitsText(left.units), left.p, true});
            }
            for (const auto& left : forecast.odds->defenderLeft) {
                bars.push_back({forecast.defender + QStringLiteral(": ") + standingText(left.standing), left.p, false});
            }
            break;
        case CombatChart::Rounds:
            for (std::size_t k = 0; k < forecast.odds->rounds.size(); ++k) {
                if (forecast.odds->rounds[k] > 0) {
                    bars.push_back({QString::number(k), forecast.odds->rounds[k], true});
                }
            }
            break;
        case CombatChart::Swing:
            for (const auto& bar : forecast.swing->histogram) {
                bars.push_back(
                    {QStringLiteral("%1 … %2").arg(wholeCards(bar.from), wholeCards(bar.to)), bar.p, bar.from >= 0});
            }
            break;
        case CombatChart::Course:
            for (std::size_t k = 0; k < forecast.course.size(); ++k) {
                bars.push_back({k == 0 ? forecastWord(QT_TRANSLATE_NOOP("ui::CombatCharts", "before round 1"))
                                       : forecastWord(QT_TRANSLATE_NOOP("ui::CombatCharts", "after round %1")).arg(k),
                                forecast.course[k], true});
            }
            break;
    }
    return bars;
}

QStringList stoppingWords(const CombatForecast& forecast) {
    if (!forecast.stopping || forecast.stopping->states.empty()) {
        return {};
    }
    const engine::Stopping& stopping = *forecast.stopping;
    const engine::Stopping::State& now = stopping.states.front();
    QStringList words;
    words.append(
        now.fights
            ? forecastWord(QT_TRANSLATE_NOOP("ui::CombatCharts", "Going on and stopping in time: %1 cards expected."))
                  .arg(signedCards(now.goOn))
            : forecastWord(QT_TRANSLATE_NOOP("ui::CombatCharts", "Better stop now: one more round: %1 cards expected."))
                  .arg(signedCards(now.goOn)));
    words.append(forecastWord(
        QT_TRANSLATE_NOOP("ui::CombatCharts", "Stopping now: nothing more is lost, the army retreats (SA-K10).")));
    words.append(
        forecastWord(QT_TRANSLATE_NOOP("ui::CombatCharts", "Expected losses to the end, in cards: %1 %2, %3 %4."))
            .arg(forecast.attacker, decimal(stopping.attackerLoses, 1), forecast.defender,
                 decimal(stopping.defenderLoses, 1)));
    if (forecast.swing) {
        words.append(
            forecastWord(QT_TRANSLATE_NOOP("ui::CombatCharts", "Left at the end, half and nine of ten: %1 %2, %3 %4."))
                .arg(forecast.attacker, leftText(forecast.swing->attackerLeft), forecast.defender,
                     leftText(forecast.swing->defenderLeft)));
    }
    words.append(preferences::combatPrices(forecast.gamePrices) == forecast.gamePrices
                     ? forecastWord(QT_TRANSLATE_NOOP("ui::CombatCharts",
                                                      "Counted by the game's prices; the units' are house prices."))
                     : forecastWord(QT_TRANSLATE_NOOP("ui::CombatCharts", "Counted by the prices chosen here.")));
    return words;
}

}  // namespace ui
