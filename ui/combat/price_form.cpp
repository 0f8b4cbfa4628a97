// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/price_form.h"

#include <QDoubleSpinBox>
#include <QSignalBlocker>
#include <cmath>

#include "ui/combat/combat_price_choice.h"
#include "ui/kit/kit.h"

namespace ui {

namespace {

constexpr double kDearest = 99;
/// As exact as a box shows.
constexpr double kHalfStep = 0.005;

QString weightWord(engine::Weight weight) {
    using engine::Weight;
    switch (weight) {
        case Weight::Infantry:
            return PriceForm::tr("infantry");
        case Weight::Cavalry:
            return PriceForm::tr("cavalry");
        case Weight::Artillery:
            return PriceForm::tr("artillery");
        case Weight::Wall:
            return PriceForm::tr("wall");
        case Weight::Settlement:
            return PriceForm::tr("settlement");
        case Weight::City:
            return PriceForm::tr("city");
        case Weight::Metropolis:
            return PriceForm::tr("metropolis");
        case Weight::Capital:
            return PriceForm::tr("capital");
        case Weight::Point:
            return PriceForm::tr("each point");
        case Weight::Wait:
            return PriceForm::tr("a turn's wait");
        case Weight::Share:
            return PriceForm::tr("a card the defender loses");
    }
    return {};
}

}  // namespace

PriceForm::PriceForm(QWidget* parent) : QWidget(parent) {
    auto* layout = kit::column(this, 6);
    layout->addWidget(kit::note(tr("What each counts, in cards; a building beside its points."), this));
    auto* grid = kit::grid(nullptr, 10, 4);
    constexpr int kColumns = 2;
    constexpr int kRows = (static_cast<int>(engine::kWeightCount) + kColumns - 1) / kColumns;
    for (std::size_t i = 0; i < engine::kWeightCount; ++i) {
        const auto weight = static_cast<engine::Weight>(i);
        const int row = static_cast<int>(i) % kRows;
        const int column = static_cast<int>(i) / kRows * 2;
        auto* box = kit::dressed(new QDoubleSpinBox(this), {.name = QStringLiteral("price%1").arg(i)});
        box->setRange(0, kDearest);
        box->setDecimals(2);
        box->setSingleStep(weight == engine::Weight::Share ? 0.1 : 0.5);
        box->setFixedSize(88, 30);
        auto* word = kit::label(weightWord(weight), this, {.wraps = true});
        word->setBuddy(box);
        box->setAccessibleName(word->text());
        connect(box, &QDoubleSpinBox::valueChanged, this, [this, weight](double value) {
            const bool isTheGames = std::abs(value - m_ofTheGame.of(weight)) < kHalfStep;
            preferences::setCombatPrice(weight, isTheGames ? std::nullopt : std::optional(value));
            refresh();
            Q_EMIT edited();
        });
        grid->addWidget(word, row, column);
        grid->addWidget(box, row, column + 1);
        m_boxes[i] = box;
    }
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(2, 1);
    layout->addLayout(grid);
    m_back = kit::press(tr("Back to the game's prices"), this, {.name = "pricesBack", .kind = "small"}, this, [this] {
        for (std::size_t i = 0; i < engine::kWeightCount; ++i) {
            preferences::setCombatPrice(static_cast<engine::Weight>(i), std::nullopt);
        }
        refresh();
        Q_EMIT edited();
    });
    kit::fill(*layout, {{m_back, 0, Qt::AlignLeft}, kit::stretch()});
}

void PriceForm::show(const engine::CombatPrices& ofTheGame) {
    m_ofTheGame = ofTheGame;
    refresh();
}

void PriceForm::refresh() {
    const engine::CombatPrices now = preferences::combatPrices(m_ofTheGame);
    bool isChosen = false;
    for (std::size_t i = 0; i < engine::kWeightCount; ++i) {
        const auto weight = static_cast<engine::Weight>(i);
        const QSignalBlocker quiet(m_boxes[i]);
        // What is being typed is not typed over.
        if (std::abs(m_boxes[i]->value() - now.of(weight)) >= kHalfStep) {
            m_boxes[i]->setValue(now.of(weight));
        }
        m_boxes[i]->setToolTip(tr("The game's: %1").arg(QLocale().toString(m_ofTheGame.of(weight), 'f', 2)));
        isChosen |= preferences::combatPrice(weight).has_value();
    }
    m_back->setEnabled(isChosen);
}

}  // namespace ui
