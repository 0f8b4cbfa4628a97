// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/statistics_page.h"

#include <QKeyEvent>
#include <QListWidget>
#include <QStackedWidget>
#include <QTabBar>
#include <algorithm>

#include "adjudicator/statistics/statistics_text.h"
#include "ui/charts/bars_chart.h"
#include "ui/charts/histogram_chart.h"
#include "ui/charts/line_chart.h"
#include "ui/charts/stacked_chart.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/theme/icons.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

/// A page of charts that scrolls where there is not room for all.
QWidget* scrollingPage(const std::vector<QWidget*>& parts, QWidget* parent) {
    auto* scroll = new QScrollArea(parent);
    scroll->setAccessibleName(StatisticsPage::tr("Charts"));
    scroll->setWidgetResizable(true);
    auto* page = kit::ground(scroll);
    auto* layout = kit::column(page, 12, {16, 14, 16, 14});
    for (QWidget* part : parts) {
        layout->addWidget(part);
    }
    layout->addStretch(1);
    scroll->setWidget(page);
    return scroll;
}

QLabel* wordsLabel(int pixels, QWidget* parent) {
    auto* label = kit::label({}, parent, {.wraps = true});
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFont(sized(label->font(), pixels));
    return label;
}

constexpr int kWordsType = 17;

}  // namespace

StatisticsPage::StatisticsPage(TableDesk& desk, QWidget* parent) : Page(parent), m_desk(desk) {
    auto* layout = kit::column(this, 0);
    layout->addWidget(makeTop());
    m_tabs = kit::dressed(new QTabBar(this), {.spoken = tr("Statistics")});
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    for (const QString& text : {tr("Dice"), tr("Luck"), tr("Cards"), tr("Points"), tr("Combats"), tr("Time")}) {
        m_tabs->addTab(text);
    }
    layout->addWidget(m_tabs);
    m_stack = new QStackedWidget(this);
    for (QWidget* page : {makeDice(), makeLuck(), makeCards(), makePoints(), makeCombats(), makeTime()}) {
        m_stack->addWidget(page);
    }
    layout->addWidget(m_stack, 1);
    connect(m_tabs, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(&m_counter, &BookCounter::counted, this, [this] {
        fillFilters();
        refresh();
    });
    connect(&m_desk, &TableDesk::changed, this, [this] {
        if (isVisible()) {
            count();
        }
    });
    refresh();
}

QWidget* StatisticsPage::makeTop() {
    auto* top = kit::ground(this, "turnBar");
    auto* layout = kit::row(top, 10, {14, 8, 14, 8});
    auto* words = kit::column(nullptr, 2);
    auto* title = kit::title(tr("Statistics"), top);
    m_about = kit::dim({}, top);
    kit::fill(*words, {title, m_about});
    layout->addLayout(words, 1);
    const auto combo = [&](const QString& name) {
        auto* box = kit::dressed(new QComboBox(top), {.spoken = name, .tip = name});
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        box->setMaximumWidth(260);
        connect(box, &QComboBox::currentIndexChanged, this, &StatisticsPage::refresh);
        layout->addWidget(box);
        return box;
    };
    m_scope = combo(tr("Which games"));
    const QSignalBlocker quiet(m_scope);
    m_scope->addItem(tr("The game at the table"));
    m_scope->addItem(tr("All games of the book"));
    m_document = combo(tr("Which documents"));
    m_player = combo(tr("Which player"));
    layout->addWidget(kit::press(tr("Back (Esc)"), top, {}, this, &StatisticsPage::leaveRequested));
    return top;
}

QWidget* StatisticsPage::makeDice() {
    auto* page = kit::ground(this);
    auto* layout = kit::row(page, 0);
    m_kinds = kit::dressed(new QListWidget(page), {.spoken = tr("Which dice")});
    m_kinds->setFixedWidth(250);
    m_kinds->setWordWrap(true);
    m_kinds->setSpacing(3);
    m_kinds->setFont(sized(m_kinds->font(), 15));
    layout->addWidget(m_kinds);
    auto* right = kit::column(nullptr, 8, {16, 12, 16, 14});
    m_histogram = new HistogramChart(page);
    m_verdict = wordsLabel(20, page);
    m_caveat = wordsLabel(15, page);
    kit::fill(*right, {{m_histogram, 1}, m_verdict, m_caveat});
    layout->addLayout(right, 1);
    connect(m_kinds, &QListWidget::currentRowChanged, this, &StatisticsPage::showTally);
    return page;
}

QWidget* StatisticsPage::makeLuck() {
    m_luck = new BarsChart(this);
    m_luckWords = wordsLabel(kWordsType, this);
    return scrollingPage({m_luck, m_luckWords}, this);
}

QWidget* StatisticsPage::makeCards() {
    m_cards = new StackedChart(this);
    m_cardsWords = wordsLabel(kWordsType, this);
    return scrollingPage({m_cards, m_cardsWords}, this);
}

QWidget* StatisticsPage::makePoints() {
    auto* page = kit::ground(this);
    auto* layout = kit::column(page, -1, {16, 14, 16, 14});
    m_points = new LineChart(page);
    m_pointsWords = wordsLabel(kWordsType, page);
    kit::fill(*layout, {{m_points, 1}, m_pointsWords});
    return page;
}

QWidget* StatisticsPage::makeCombats() {
    m_combatPlayers = new BarsChart(this);
    m_combatWords = wordsLabel(kWordsType, this);
    m_combats = new BarsChart(this);
    return scrollingPage({m_combatPlayers, m_combatWords, m_combats}, this);
}

QWidget* StatisticsPage::makeTime() {
    m_time = new BarsChart(this);
    m_timeWords = wordsLabel(kWordsType, this);
    return scrollingPage({m_time, m_timeWords}, this);
}

void StatisticsPage::count() {
    if (m_desk.isOpen()) {
        m_counter.count(m_desk.bookFile());
    }
}

void StatisticsPage::showTab(Tab tab) {
    m_tabs->setCurrentIndex(static_cast<int>(tab));
}

void StatisticsPage::setWholeBook(bool on) {
    m_scope->setCurrentIndex(on ? 1 : 0);
}

void StatisticsPage::enter() {
    count();
    m_tabs->setFocus();
}

/// The documents and players that occur; what was chosen stays.
void StatisticsPage::fillFilters() {
    const auto refill = [](QComboBox* box, const QString& all, const QStringList& texts, const QVariantList& values) {
        const QVariant chosen = box->currentData();
        const QSignalBlocker quiet(box);
        box->clear();
        box->addItem(all);
        for (qsizetype i = 0; i < texts.size(); ++i) {
            box->addItem(texts[i], values[i]);
        }
        box->setCurrentIndex(qMax(0, chosen.isValid() ? box->findData(chosen) : 0));
    };
    QStringList documents;
    QVariantList documentIds;
    for (const engine::Document document : engine::documents()) {
        const bool isPlayed = std::ranges::any_of(m_counter.book().games, [&](const auto& game) {
            return std::ranges::find(game.documents, document) != game.documents.end();
        });
        if (isPlayed) {
            documents.append(said(engine::titleOf(document)));
            documentIds.append(static_cast<int>(document));
        }
    }
    QStringList players;
    QVariantList names;
    for (const auto& game : m_counter.book().games) {
        for (const auto& player : game.players) {
            const QString name = said(adjudicator::countedAs(player.player));
            if (!names.contains(name)) {
                names.append(name);
                players.append(player.player.name.empty() ? colourWord(name) : name);
            }
        }
    }
    refill(m_document, tr("All documents"), documents, documentIds);
    refill(m_player, tr("Everybody"), players, names);
}

std::vector<adjudicator::GameStatistics> StatisticsPage::gamesInScope() const {
    if (m_scope->currentIndex() == 1) {
        return m_counter.book().games;
    }
    std::vector<adjudicator::GameStatistics> games;
    const auto open = m_desk.gameId();
    for (const auto& game : m_counter.book().games) {
        if (game.game == open) {
            games.push_back(game);
        }
    }
    return games;
}

adjudicator::StatisticsFilter StatisticsPage::filter() const {
    adjudicator::StatisticsFilter filter;
    if (const QVariant document = m_document->currentData(); document.isValid()) {
        filter.document = static_cast<engine::Document>(document.toInt());
    }
    filter.player = m_player->currentData().toString().toStdString();
    return filter;
}

void StatisticsPage::refresh() {
    if (m_stack == nullptr || m_time == nullptr) {
        return;
    }
    const auto games = gamesInScope();
    m_sum = adjudicator::sumOf(games, filter());
    m_game = games.size() == 1 ? std::optional(games.front()) : std::nullopt;
    m_about->setText(m_counter.isCounting() && m_sum.games == 0 ? tr("Counting …")
                                                                : tr("%n game(s)", nullptr, m_sum.games));
    showDice();
    showLuck();
    showCards();
    showPoints();
    showCombats();
    showTime();
}

}  // namespace ui
