// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice_game/dice_begin.h"

#include <QGridLayout>
#include <algorithm>

#include "engine/clauses/catalogue.h"
#include "engine/dice_game/position.h"
#include "ui/dice_game/sheet_picture.h"
#include "ui/kit/kit.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/language.h"
#include "ui/theme/players.h"

namespace ui {

namespace dg = engine::dice_game;

DiceBegin::DiceBegin(QWidget* parent) : QWidget(parent) {
    auto* both = kit::row(this, 32, {28, 24, 28, 20});
    auto* layout = kit::column(nullptr, 10);
    layout->addWidget(kit::title(tr("Dice game"), this));
    layout->addWidget(
        kit::note(tr("Two to four players, in the order of their turns. Each fills a sheet of its own."), this));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(14);
    for (int seat = 0; seat < static_cast<int>(dg::kMostPlayers); ++seat) {
        auto* name = new QLineEdit(this);
        name->setMinimumWidth(220);
        name->setMaximumWidth(320);
        name->setMaxLength(40);
        name->setPlaceholderText(seat < static_cast<int>(dg::kLeastPlayers) ? tr("Name") : tr("Name, or nobody"));
        name->setObjectName(QStringLiteral("dicePlayer%1").arg(seat));
        name->setAccessibleName(tr("Player %1").arg(seat + 1));
        auto* mark = new QLabel(this);
        mark->setPixmap(badge(lookOf(colourIds()[seat], QString(), seat), 28, devicePixelRatioF()));
        grid->addWidget(mark, seat, 0);
        grid->addWidget(name, seat, 1);
        connect(name, &QLineEdit::returnPressed, this, &DiceBegin::begin);
        m_names.push_back(name);
    }
    grid->setColumnStretch(2, 1);
    layout->addLayout(grid);
    m_sheet = kit::dressed(new QComboBox(this), {.spoken = tr("Sheet")});
    m_sheet->addItem(tr("Dice Game Plus: first to 10 points"));
    m_sheet->addItem(tr("The original: 15 rounds, most points"));
    m_sheet->setMinimumHeight(34);
    m_sheet->setMaximumWidth(380);
    auto* begin = kit::press(tr("Begin"), this, {.name = "diceBegin", .kind = "next"}, this, [this] { this->begin(); });
    begin->setMaximumWidth(260);
    m_back = kit::press(tr("Back to the game   [Esc]"), this, {.name = "diceBack"}, this, &DiceBegin::left);
    m_back->setMaximumWidth(260);
    m_back->hide();
    kit::fill(*layout, {m_sheet, begin, m_back, kit::gap(10), {makeRules(), 1}});
    m_picture = new SheetPicture(this);
    const auto showSheet = [this] { m_picture->show(sheetName()); };
    connect(m_sheet, &QComboBox::currentIndexChanged, m_picture, showSheet);
    showSheet();
    both->addLayout(layout, 2);
    both->addWidget(m_picture, 3);
}

/// What holds, each rule with its text behind the tag.
QWidget* DiceBegin::makeRules() {
    auto* area = kit::scroll(this);
    auto* body = kit::ground(area);
    auto* grid = kit::grid(body, 10, 6);
    int row = 0;
    for (const engine::ClauseInfo& clause : engine::allClauses()) {
        if (engine::documentOf(clause.id) == engine::Document::DiceGamePlus) {
            grid->addWidget(new ClauseTag(clause.id, body), row, 0, Qt::AlignTop);
            grid->addWidget(kit::label(said(clause.title), body, {.wraps = true}), row, 1);
            ++row;
        }
    }
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(row, 1);
    area->setWidget(body);
    return area;
}

const char* DiceBegin::sheetName() const {
    return m_sheet->currentIndex() == 0 ? "plus" : "original";
}

void DiceBegin::offer(const QStringList& players) {
    const auto isEmpty = [](const QLineEdit* name) { return name->text().simplified().isEmpty(); };
    if (std::ranges::all_of(m_names, isEmpty)) {
        for (std::size_t seat = 0; seat < m_names.size() && static_cast<qsizetype>(seat) < players.size(); ++seat) {
            m_names[seat]->setText(players[static_cast<qsizetype>(seat)]);
        }
    }
    m_back->show();
}

void DiceBegin::focusFirst() {
    m_names.front()->setFocus();
}

void DiceBegin::begin() {
    QStringList names;
    for (const QLineEdit* name : m_names) {
        if (!name->text().simplified().isEmpty()) {
            names.append(name->text().simplified());
        }
    }
    while (names.size() < static_cast<qsizetype>(dg::kLeastPlayers)) {
        names.append(tr("Player %1").arg(names.size() + 1));
    }
    Q_EMIT begun(names, sheetName());
}

}  // namespace ui
