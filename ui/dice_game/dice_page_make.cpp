// SPDX-License-Identifier: GPL-3.0-or-later
// How the page of the dice game is laid out, once.
#include <QGridLayout>
#include <QStackedWidget>

#include "ui/dice_game/dice_page.h"
#include "ui/dice_game/dice_referee.h"
#include "ui/dice_game/sheet_view.h"
#include "ui/kit/kit.h"
#include "ui/theme/players.h"

namespace ui {

namespace dg = engine::dice_game;

QWidget* DicePage::makeBegin() {
    auto* page = new QWidget(this);
    auto* layout = kit::column(page, 10, {28, 24, 28, 20});
    layout->addWidget(kit::title(tr("Dice game"), page));
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
    m_sheet = kit::dressed(new QComboBox(page), {.spoken = tr("Sheet")});
    m_sheet->addItem(tr("Dice Game Plus: first to 10 points"), QStringLiteral("plus"));
    m_sheet->addItem(tr("The original: 15 rounds, most points"), QStringLiteral("original"));
    m_sheet->setMinimumHeight(34);
    m_sheet->setMaximumWidth(380);
    layout->addWidget(m_sheet);
    m_begin = kit::press(tr("Begin"), page, {.name = "diceBegin", .kind = "next"}, this, &DicePage::begin);
    m_begin->setMaximumWidth(260);
    layout->addWidget(m_begin);
    m_back = kit::press(tr("Back to the game   [Esc]"), page, {.name = "diceBack"}, this, &DicePage::showGame);
    m_back->setMaximumWidth(260);
    m_back->hide();
    kit::fill(*layout, {m_back, kit::stretch()});
    return page;
}

QWidget* DicePage::makePlay() {
    auto* page = new QWidget(this);
    auto* column = kit::column(page, 0);
    auto* bar = kit::ground(page, "turnBar");
    auto* row = kit::row(bar, -1, {16, 8, 16, 8});
    m_head = kit::label({}, bar, {.name = "diceTurn"});
    QFont font = m_head->font();
    font.setPixelSize(25);
    font.setWeight(QFont::DemiBold);
    m_head->setFont(font);
    m_under = kit::dim({}, bar);
    auto* words = kit::column(nullptr, 0);
    kit::fill(*words, {m_head, m_under});
    row->addLayout(words, 1);
    m_fresh = kit::press(tr("New dice game"), bar, {.name = "diceFresh"}, this, &DicePage::prepare);
    m_fresh->setFocusPolicy(Qt::NoFocus);
    m_refereeOn =
        kit::press(tr("Referee   [F2]"), bar,
                   {.name = "diceReferee", .tip = tr("What happened and was noticed late, rulings, corrections")}, this,
                   &DicePage::turnReferee);
    m_refereeOn->setFocusPolicy(Qt::NoFocus);
    m_refereeOn->setCheckable(true);
    m_end = kit::press({}, bar, {.name = "diceEnd"}, this,
                       [this] { m_desk.play(dg::EndTurn{m_desk.position().turn.player}); });
    m_end->setFocusPolicy(Qt::NoFocus);
    m_end->setMinimumHeight(48);
    m_next = kit::press({}, bar, {.name = "diceNext", .kind = "next"}, this, &DicePage::next);
    m_next->setFocusPolicy(Qt::NoFocus);
    m_next->setMinimumWidth(210);
    kit::fill(*row, {m_fresh, m_refereeOn, m_end, m_next});
    column->addWidget(bar);

    auto* middle = kit::row(nullptr, 0);
    m_players = new QWidget(page);
    m_players->setFixedWidth(220);
    m_playerLayout = kit::column(m_players, -1, {8, 8, 8, 8});
    m_view = new SheetView(page);
    m_view->setAccessibleName(tr("Sheet"));
    connect(m_view, &SheetView::partChosen, this, &DicePage::choose);
    connect(m_view, &SheetView::partPointed, this, &DicePage::explainPart);
    connect(m_view, &SheetView::takenByEnterChanged, this, &DicePage::hintEnter);
    m_sides = new QStackedWidget(page);
    m_sides->setFixedWidth(400);
    auto* side = new QWidget(m_sides);
    m_sides->addWidget(side);
    m_referee = new DiceReferee(m_desk, m_sides);
    m_sides->addWidget(m_referee);
    connect(m_referee, &DiceReferee::changed, this, &DicePage::refreshSheet);
    connect(m_referee, &DiceReferee::leaveRequested, this, [this] { turnReferee(false); });
    auto* sideLayout = kit::column(side, 8, {14, 10, 14, 10});
    m_diceHead = kit::label({}, side, {.wraps = true});
    sideLayout->addWidget(m_diceHead);
    m_diceRow = new QWidget(side);
    m_diceLayout = kit::row(m_diceRow, 6);
    sideLayout->addWidget(m_diceRow);
    m_real = new QCheckBox(tr("Real dice: I type what they show   [D]"), side);
    m_real->setObjectName(QStringLiteral("diceReal"));
    connect(m_real, &QCheckBox::toggled, this, [this] {
        m_typed.clear();
        refresh();
    });
    sideLayout->addWidget(m_real);
    m_build = kit::ground(side);
    m_buildLayout = kit::column(m_build, 6);
    auto* area = kit::scroll(side);
    area->setWidget(m_build);
    sideLayout->addWidget(area, 1);
    kit::fill(*middle, {m_players, {m_view, 1}, m_sides});
    column->addLayout(middle, 1);
    m_said = new QWidget(page);
    m_said->setMinimumHeight(48);
    m_saidLayout = kit::row(m_said, -1, {16, 4, 16, 4});
    column->addWidget(m_said);
    return page;
}

}  // namespace ui
