// SPDX-License-Identifier: GPL-3.0-or-later
// What each part of the statistics shows, and says in words.
#include <QLabel>
#include <QListWidget>

#include "adjudicator/statistics/statistics_text.h"
#include "engine/state/rules.h"
#include "ui/charts/bars_chart.h"
#include "ui/charts/histogram_chart.h"
#include "ui/charts/line_chart.h"
#include "ui/charts/stacked_chart.h"
#include "ui/pages/statistics_page.h"
#include "ui/text/language.h"

namespace ui {

namespace {

QString shownName(const engine::Player& player) {
    return player.name.empty() ? colourWord(said(player.id)) : said(player.name);
}

PlayerLook shownLook(const engine::Player& player, std::size_t seat) {
    return lookOf(said(player.id), said(player.colour), static_cast<int>(seat));
}

}  // namespace

void StatisticsPage::showDice() {
    const int chosen = qMax(0, m_kinds->currentRow());
    const QSignalBlocker quiet(m_kinds);
    m_kinds->clear();
    for (const adjudicator::DiceTally& tally : m_sum.dice) {
        m_kinds->addItem(said(adjudicator::titleOf(tally, language())) + QLatin1Char('\n') +
                         tr("%n throw(s)", nullptr, tally.throws()));
    }
    m_kinds->setCurrentRow(qMin(chosen, m_kinds->count() - 1));
    showTally();
}

void StatisticsPage::showTally() {
    const int row = m_kinds->currentRow();
    const bool isThere = row >= 0 && row < static_cast<int>(m_sum.dice.size());
    m_histogram->setVisible(isThere);
    m_caveat->setVisible(isThere);
    if (!isThere) {
        m_histogram->show(std::nullopt);
        m_verdict->setText(tr("Nothing was thrown yet."));
        return;
    }
    const adjudicator::DiceTally& tally = m_sum.dice[static_cast<std::size_t>(row)];
    m_histogram->show(tally);
    m_verdict->setText(said(adjudicator::verdictText(tally, language())));
    m_caveat->setText(said(adjudicator::caveatText(tally, language())));
}

void StatisticsPage::showLuck() {
    std::vector<BarsChart::Row> rows;
    for (std::size_t i = 0; i < m_sum.players.size(); ++i) {
        const adjudicator::PlayerSum& player = m_sum.players[i];
        const adjudicator::Account& account = player.production;
        if (account.count() == 0) {
            continue;
        }
        const QString luck = said(adjudicator::percentileText(account, language()));
        QString text = tr("%1 came, %2 expected").arg(account.came()).arg(decimal(account.expected(), 1));
        if (!luck.isEmpty()) {
            text += QStringLiteral(" · ") + luck;
        }
        rows.push_back({shownName(player.player), shownLook(player.player, i), static_cast<double>(account.came()),
                        account.expected(), account.deviation(), text});
    }
    m_luck->setVisible(!rows.empty());
    if (rows.empty()) {
        m_luckWords->setText(tr("No production was rolled yet."));
    } else {
        m_luckWords->setText(
            tr("Cards from all production rolls, against what each board as it stood brings on average.") +
            QLatin1Char(' ') + tr("The thin line is how far chance leads in two of three games."));
    }
    m_luck->show(std::move(rows), {tr("came"), tr("expected"), tr("common play of chance")});
}

void StatisticsPage::showCards() {
    QStringList kinds;
    for (const adjudicator::CardSource source : adjudicator::kCardSources) {
        kinds.append(said(adjudicator::wordFor(source, language())));
    }
    std::vector<StackedChart::Row> rows;
    bool isUncounted = false;
    for (std::size_t i = 0; i < m_sum.players.size(); ++i) {
        const adjudicator::PlayerSum& player = m_sum.players[i];
        if (player.gained.total() == 0 && player.gained.uncounted == 0) {
            continue;
        }
        const bool isPart = player.gained.uncounted > 0;
        isUncounted = isUncounted || isPart;
        rows.push_back({shownName(player.player),
                        shownLook(player.player, i),
                        {player.gained.cards.begin(), player.gained.cards.end()},
                        isPart ? QStringLiteral(" + ?") : QString()});
    }
    m_cards->setVisible(!rows.empty());
    m_cardsWords->setText(rows.empty()  ? tr("Nobody has gained a card yet.")
                          : isUncounted ? tr("Cards gained. “?”: hands or resources passed on that nobody counted.")
                                        : tr("Cards gained, and by what."));
    m_cards->show(std::move(rows), kinds);
}

void StatisticsPage::showPoints() {
    const bool isThere = m_game && m_game->points.size() > 1 && m_sum.games == 1;
    m_points->setVisible(isThere);
    if (!isThere) {
        m_points->show({}, {}, 0);
        const QString several = tr("Points over time are those of one game: choose the game at the table.");
        m_pointsWords->setText(m_sum.games > 1 ? several : tr("No turn has ended yet."));
        return;
    }
    std::vector<LineChart::Series> series;
    std::vector<int> rounds;
    const adjudicator::StatisticsFilter wanted = filter();
    for (const adjudicator::PointsMoment& moment : m_game->points) {
        rounds.push_back(moment.round);
    }
    for (std::size_t seat = 0; seat < m_game->players.size(); ++seat) {
        const engine::Player& player = m_game->players[seat].player;
        if (!wanted.player.empty() && wanted.player != adjudicator::countedAs(player)) {
            continue;
        }
        LineChart::Series each{shownName(player), shownLook(player, seat), {}};
        for (const adjudicator::PointsMoment& moment : m_game->points) {
            each.values.push_back(moment.points[seat]);
        }
        series.push_back(std::move(each));
    }
    const int goal = m_desk.hasGame() && m_game->game == m_desk.gameId()
                         ? m_desk.position().number(engine::Number::WinningScore)
                         : 0;
    m_points->show(std::move(series), std::move(rounds), goal);
    m_pointsWords->setText(tr("Open points at the beginning of each turn, and now."));
}

void StatisticsPage::showCombats() {
    std::vector<BarsChart::Row> players;
    for (std::size_t i = 0; i < m_sum.players.size(); ++i) {
        const adjudicator::PlayerSum& player = m_sum.players[i];
        if (player.rounds.count() == 0 && player.combatsStopped == 0) {
            continue;
        }
        QString text = tr("combats: %1 won, %2 lost, %3 stopped")
                           .arg(player.combatsWon)
                           .arg(player.combatsLost)
                           .arg(player.combatsStopped);
        if (player.combatsWon + player.combatsLost > 0) {
            text += QStringLiteral("; ") + tr("%1 wins expected").arg(decimal(player.winsExpected, 1));
        }
        const QString luck = said(adjudicator::percentileText(player.rounds, language()));
        if (!luck.isEmpty()) {
            text += QStringLiteral(" · ") + luck;
        }
        players.push_back({shownName(player.player), shownLook(player.player, i),
                           static_cast<double>(player.rounds.came()), player.rounds.expected(),
                           player.rounds.deviation(), text});
    }
    std::vector<BarsChart::Row> combats;
    for (const adjudicator::CombatLine& line : m_sum.combats) {
        const adjudicator::CombatSeen& combat = line.combat;
        const double chance = combat.chance.value_or(0);
        QString text = combat.chance ? tr("%1 for the attacker").arg(percent(chance)) : tr("chance unknown");
        text += QStringLiteral(" → ") + said(adjudicator::wordFor(combat.outcome, language()));
        text += QStringLiteral(" · ") +
                tr("rounds %1 of %2").arg(combat.attackerRounds.came()).arg(combat.attackerRounds.count());
        combats.push_back({tr("%1 against %2, game %3, entry %4")
                               .arg(said(line.attacker), said(line.defender))
                               .arg(line.gameNumber)
                               .arg(combat.entry),
                           std::nullopt, chance, std::nullopt, 0, text});
    }
    m_combatPlayers->setVisible(!players.empty());
    m_combats->setVisible(!combats.empty());
    if (combats.empty()) {
        m_combatWords->setText(tr("No combat was fought yet."));
    } else {
        m_combatWords->setText(tr("Above: rounds won, against the chance of each as it was thrown.") +
                               QLatin1Char(' ') +
                               tr("Below: each combat with the attacker’s chance before its first round."));
    }
    m_combatPlayers->show(std::move(players), {tr("rounds won"), tr("expected"), tr("common play of chance")});
    m_combats->show(std::move(combats), {tr("chance beforehand"), {}, {}}, 1.0);
}

void StatisticsPage::showTime() {
    std::vector<BarsChart::Row> rows;
    for (std::size_t i = 0; i < m_sum.players.size(); ++i) {
        const adjudicator::PlayerSum& player = m_sum.players[i];
        const auto median = player.medianTurn();
        if (!median) {
            continue;
        }
        const int turns = static_cast<int>(player.turns.size());
        rows.push_back({shownName(player.player), shownLook(player.player, i), *median, std::nullopt, 0,
                        tr("%1 min, longest %2; ")
                                .arg(said(adjudicator::durationText(*median)),
                                     said(adjudicator::durationText(*player.longestTurn()))) +
                            tr("%n turn(s)", nullptr, turns)});
    }
    m_time->setVisible(!rows.empty());
    if (rows.empty()) {
        m_timeWords->setText(tr("No turn has ended yet."));
    } else {
        m_timeWords->setText(tr("From the beginning of a turn to that of the next, by the times of the entries.") +
                             QLatin1Char(' ') + tr("Median: half of the turns are shorter."));
    }
    m_time->show(std::move(rows), {tr("median of a turn"), {}, {}});
}

}  // namespace ui
