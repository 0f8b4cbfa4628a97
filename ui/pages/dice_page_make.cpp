// SPDX-License-Identifier: GPL-3.0-or-later
// How the page of the dice game is laid out, once.
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/dice_game/dice_referee.h"
#include "ui/dice_game/sheet_view.h"
#include "ui/pages/dice_page.h"
#include "ui/theme/players.h"

namespace ui {

namespace dg = engine::dice_game;

QWidget* DicePage::makeBegin() {
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(28, 24, 28, 20);
    layout->setSpacing(10);
    auto* title = new QLabel(tr("Dice game"), page);
    title->setProperty("kind", QStringLiteral("title"));
    layout->addWidget(title);
    auto* about =
        new QLabel(tr("Two to four players, in the order of their turns. Each fills a sheet of its own."), page);
    about->setProperty("kind", QStringLiteral("dim"));
    about->setWordWrap(true);
    layout->addWidget(about);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(14);
    for (int seat = 0; seat < static_cast<int>(dg::kMostPlayers); ++seat) {
        auto* name = new QLineEdit(page);
        name->setMinimumWidth(220);
        name->setMaximumWidth(320);
        name->setMaxLength(40);
        name->setPlaceholderText(seat < static_cast<int>(dg::kLeastPlayers) ? tr("Name") : tr("Name, or nobody"));
        name->setObjectName(QStringLiteral("dicePlayer%1").arg(seat));
        name->setAccessibleName(tr("Player %1").arg(seat + 1));
        auto* mark = new QLabel(page);
        mark->setPixmap(badge(lookOf(colourIds()[seat], QString(), seat), 28, devicePixelRatioF()));
        grid->addWidget(mark, seat, 0);
        grid->addWidget(name, seat, 1);
        connect(name, &QLineEdit::returnPressed, this, &DicePage::begin);
        m_names.push_back(name);
    }
    grid->setColumnStretch(2, 1);
    layout->addLayout(grid);
    m_sheet = new QComboBox(page);
    m_sheet->addItem(tr("Dice Game Plus: first to 10 points"), QStringLiteral("plus"));
    m_sheet->addItem(tr("The original: 15 rounds, most points"), QStringLiteral("original"));
    m_sheet->setMinimumHeight(34);
    m_sheet->setMaximumWidth(380);
    m_sheet->setAccessibleName(tr("Sheet"));
    layout->addWidget(m_sheet);
    m_begin = new QPushButton(tr("Begin"), page);
    m_begin->setObjectName(QStringLiteral("diceBegin"));
    m_begin->setProperty("kind", QStringLiteral("next"));
    m_begin->setMaximumWidth(260);
    connect(m_begin, &QPushButton::clicked, this, &DicePage::begin);
    layout->addWidget(m_begin);
    m_back = new QPushButton(tr("Back to the game   [Esc]"), page);
    m_back->setObjectName(QStringLiteral("diceBack"));
    m_back->setMaximumWidth(260);
    m_back->hide();
    connect(m_back, &QPushButton::clicked, this, &DicePage::showGame);
    layout->addWidget(m_back);
    layout->addStretch(1);
    return page;
}

QWidget* DicePage::makePlay() {
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* bar = new QWidget(page);
    bar->setObjectName(QStringLiteral("turnBar"));
    bar->setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(16, 8, 16, 8);
    m_head = new QLabel(bar);
    m_head->setObjectName(QStringLiteral("diceTurn"));
    QFont font = m_head->font();
    font.setPixelSize(25);
    font.setWeight(QFont::DemiBold);
    m_head->setFont(font);
    m_under = new QLabel(bar);
    m_under->setProperty("kind", QStringLiteral("dim"));
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_head);
    words->addWidget(m_under);
    row->addLayout(words, 1);
    m_fresh = new QPushButton(tr("New dice game"), bar);
    m_fresh->setObjectName(QStringLiteral("diceFresh"));
    m_fresh->setFocusPolicy(Qt::NoFocus);
    connect(m_fresh, &QPushButton::clicked, this, &DicePage::prepare);
    m_refereeOn = new QPushButton(tr("Referee   [F2]"), bar);
    m_refereeOn->setObjectName(QStringLiteral("diceReferee"));
    m_refereeOn->setToolTip(tr("What happened and was noticed late, rulings, corrections"));
    m_refereeOn->setFocusPolicy(Qt::NoFocus);
    m_refereeOn->setCheckable(true);
    connect(m_refereeOn, &QPushButton::clicked, this, &DicePage::turnReferee);
    m_end = new QPushButton(bar);
    m_end->setObjectName(QStringLiteral("diceEnd"));
    m_end->setFocusPolicy(Qt::NoFocus);
    m_end->setMinimumHeight(48);
    connect(m_end, &QPushButton::clicked, this, [this] { m_desk.play(dg::EndTurn{m_desk.position().turn.player}); });
    m_next = new QPushButton(bar);
    m_next->setObjectName(QStringLiteral("diceNext"));
    m_next->setFocusPolicy(Qt::NoFocus);
    m_next->setProperty("kind", QStringLiteral("next"));
    m_next->setMinimumWidth(210);
    connect(m_next, &QPushButton::clicked, this, &DicePage::next);
    row->addWidget(m_fresh);
    row->addWidget(m_refereeOn);
    row->addWidget(m_end);
    row->addWidget(m_next);
    column->addWidget(bar);

    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    m_players = new QWidget(page);
    m_players->setFixedWidth(220);
    m_playerLayout = new QVBoxLayout(m_players);
    m_playerLayout->setContentsMargins(8, 8, 8, 8);
    m_view = new SheetView(page);
    m_view->setAccessibleName(tr("Sheet"));
    connect(m_view, &SheetView::partChosen, this, &DicePage::choose);
    connect(m_view, &SheetView::partPointed, this, &DicePage::explain);
    connect(m_view, &SheetView::takenByEnterChanged, this, &DicePage::hintEnter);
    m_sides = new QStackedWidget(page);
    m_sides->setFixedWidth(400);
    auto* side = new QWidget(m_sides);
    m_sides->addWidget(side);
    m_referee = new DiceReferee(m_desk, m_sides);
    m_sides->addWidget(m_referee);
    connect(m_referee, &DiceReferee::changed, this, &DicePage::refreshSheet);
    connect(m_referee, &DiceReferee::leaveRequested, this, [this] { turnReferee(false); });
    auto* sideLayout = new QVBoxLayout(side);
    sideLayout->setContentsMargins(14, 10, 14, 10);
    sideLayout->setSpacing(8);
    m_diceHead = new QLabel(side);
    m_diceHead->setWordWrap(true);
    sideLayout->addWidget(m_diceHead);
    m_diceRow = new QWidget(side);
    m_diceLayout = new QHBoxLayout(m_diceRow);
    m_diceLayout->setContentsMargins(0, 0, 0, 0);
    m_diceLayout->setSpacing(6);
    sideLayout->addWidget(m_diceRow);
    m_real = new QCheckBox(tr("Real dice: I type what they show   [D]"), side);
    m_real->setObjectName(QStringLiteral("diceReal"));
    connect(m_real, &QCheckBox::toggled, this, [this] {
        m_typed.clear();
        refresh();
    });
    sideLayout->addWidget(m_real);
    m_build = new QWidget(side);
    m_build->setObjectName(QStringLiteral("panel"));
    m_build->setAttribute(Qt::WA_StyledBackground);
    m_buildLayout = new QVBoxLayout(m_build);
    m_buildLayout->setContentsMargins(0, 0, 0, 0);
    m_buildLayout->setSpacing(6);
    auto* area = new QScrollArea(side);
    area->setWidget(m_build);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    sideLayout->addWidget(area, 1);
    middle->addWidget(m_players);
    middle->addWidget(m_view, 1);
    middle->addWidget(m_sides);
    column->addLayout(middle, 1);
    m_said = new QWidget(page);
    m_said->setMinimumHeight(48);
    m_saidLayout = new QHBoxLayout(m_said);
    m_saidLayout->setContentsMargins(16, 4, 16, 4);
    column->addWidget(m_said);
    return page;
}

}  // namespace ui
