// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/ccm_page.h"

#include <QHeaderView>
#include <QSpinBox>
#include <QTableView>

#include "engine/rulesets/ccm/special_cards.h"
#include "ui/kit/kit.h"
#include "ui/pages/fate_table.h"
#include "ui/rules/clause_tag.h"

namespace ui {

namespace {

QString numberOrDash(const std::optional<int>& number) {
    return number ? QString::number(*number) : QStringLiteral("–");
}

}  // namespace

CcmModel::CcmModel(QObject* parent)
    : TableModel(
          {tr("Winning score"), tr("Knights needed"), tr("Road length needed"), tr("Card value"), tr("Second card")},
          parent) {}

void CcmModel::setPlayers(int players) {
    beginResetModel();
    m_players = players;
    endResetModel();
}

QVariant CcmModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    const auto cards = engine::specialCards(kFirst + index.row(), m_players);
    if (!cards) {
        return {};
    }
    switch (index.column()) {
        case 0:
            return cards->winningScore;
        case 1:
            return cards->knights;
        case 2:
            return cards->roadLength;
        case 3:
            return cards->specialCardValue;
        default:
            return numberOrDash(cards->secondCardValue);
    }
}

QVariant CcmModel::headerData(int section, Qt::Orientation orientation, int role) const {
    // A heading that a narrow column cuts is told in whole.
    return TableModel::headerData(section, orientation, role == Qt::ToolTipRole ? Qt::DisplayRole : role);
}

CcmPage::CcmPage(TableDesk& desk, QWidget* parent) : Page(parent), m_game(new CcmGame(desk, this)) {
    kit::ground(*this);
    auto* area = kit::scroll(this);
    auto* body = kit::ground(area);
    area->setWidget(body);
    auto* left = kit::column(body, 10, {0, 0, 14, 0});
    left->addWidget(kit::title(tr("Special cards by the CCM rules"), this));
    auto* tags = new QHBoxLayout;
    for (const engine::ClauseId clause : {engine::clause::CC_7, engine::clause::CC_8, engine::clause::CC_9,
                                          engine::clause::CC_10, engine::clause::CC_11}) {
        tags->addWidget(new ClauseTag(clause, this));
    }
    tags->addStretch(1);
    kit::fill(*left, {tags, kit::gap(8)});

    auto* form = kit::grid(nullptr, 18, 10);
    const auto spin = [this](int least, int most, int value) {
        auto* box = new QSpinBox(this);
        box->setRange(least, most);
        box->setValue(value);
        box->setMinimumSize(110, 34);
        return box;
    };
    m_score = spin(engine::kLeastWinningScore, engine::kMostWinningScore, 20);
    m_players = spin(2, 8, 4);
    int row = 0;
    const auto add = [&](const QString& name, QWidget* value) {
        auto* label = new QLabel(name, this);
        label->setBuddy(value);
        form->addWidget(label, row, 0);
        form->addWidget(value, row, 1, Qt::AlignLeft);
        ++row;
    };
    const auto number = [this] { return kit::label({}, this, {.pixels = 34, .weight = QFont::Bold}); };
    add(tr("Winning score"), m_score);
    add(tr("Players"), m_players);
    m_knights = number();
    m_roads = number();
    m_value = number();
    m_second = number();
    add(tr("Knights needed for the largest army"), m_knights);
    add(tr("Length needed for the longest road"), m_roads);
    add(tr("Points of each of the two cards"), m_value);
    add(tr("Points of each card for second place"), m_second);
    kit::fill(
        *left,
        {form,
         kit::note(
             tr("Fractions are rounded down. Cards for second place need a winning score of 20 and four players."),
             this),
         kit::gap(12), kit::title(tr("Catastrophes after a knight"), this), new FateTable(body), kit::stretch()});

    m_model = new CcmModel(this);
    m_table = new QTableView(this);
    m_table->setModel(m_model);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(28);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(static_cast<Qt::Alignment>(Qt::AlignCenter | Qt::TextWordWrap));
    constexpr int kTwoLines = 52;
    m_table->horizontalHeader()->setMinimumHeight(kTwoLines);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setAccessibleName(tr("Table of winning scores"));

    auto* layout = kit::row(this, 32, {28, 24, 28, 20});
    layout->addWidget(area, 2);
    auto* right = kit::column(nullptr, 18);
    kit::fill(*right, {{m_table, 1}, m_game});
    layout->addLayout(right, 3);
    connect(m_score, &QSpinBox::valueChanged, this, &CcmPage::refresh);
    connect(m_players, &QSpinBox::valueChanged, this, [this](int players) {
        m_model->setPlayers(players);
        refresh();
    });
    connect(m_table, &QTableView::clicked, this,
            [this](const QModelIndex& index) { m_score->setValue(CcmModel::kFirst + index.row()); });
    refresh();
}

void CcmPage::refresh() {
    const auto cards = engine::specialCards(m_score->value(), m_players->value());
    m_knights->setText(cards ? QString::number(cards->knights) : QString());
    m_roads->setText(cards ? QString::number(cards->roadLength) : QString());
    m_value->setText(cards ? QString::number(cards->specialCardValue) : QString());
    m_second->setText(cards ? numberOrDash(cards->secondCardValue) : QString());
    const int row = m_score->value() - CcmModel::kFirst;
    if (row >= 0 && row < m_model->rowCount()) {
        m_table->selectRow(row);
        m_table->scrollTo(m_model->index(row, 0), QAbstractItemView::EnsureVisible);
    } else {
        m_table->clearSelection();
    }
}

}  // namespace ui
