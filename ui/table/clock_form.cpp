// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/clock_form.h"

#include <QSignalBlocker>
#include <QSpinBox>

#include "ui/kit/kit.h"

namespace ui {

namespace {

constexpr int kSecondsOfMinute = 60;

}  // namespace

ClockForm::ClockForm(QWidget* parent) : QWidget(parent) {
    auto* grid = kit::grid(this, 12, 5);
    grid->setColumnStretch(3, 1);
    const auto way = [this](const QString& name) {
        auto* box = kit::dressed(new QComboBox(this), {.spoken = name});
        box->addItem(tr("off"), static_cast<int>(ClockWay::Off));
        box->addItem(tr("counts up"), static_cast<int>(ClockWay::Up));
        box->addItem(tr("counts down from"), static_cast<int>(ClockWay::Down));
        box->setMinimumHeight(34);
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            refresh();
            Q_EMIT edited();
        });
        return box;
    };
    const auto number = [this](int least, int most, int step, const QString& name) {
        auto* box = kit::dressed(new QSpinBox(this), {.spoken = name});
        box->setRange(least, most);
        box->setSingleStep(step);
        box->setMinimumSize(84, 34);
        connect(box, &QSpinBox::valueChanged, this, &ClockForm::edited);
        return box;
    };
    m_turn = way(tr("Clock of the turn"));
    m_turnSeconds = number(5, 3600, 15, tr("Seconds of a turn"));
    m_game = way(tr("Clock of the game"));
    m_gameMinutes = number(1, 1440, 5, tr("Minutes of the game"));
    m_warn = number(1, 3600, 5, tr("Seconds of warning"));
    m_turn->setObjectName(QStringLiteral("clockTurn"));
    m_turnSeconds->setObjectName(QStringLiteral("clockTurnSeconds"));
    m_game->setObjectName(QStringLiteral("clockGame"));
    m_gameMinutes->setObjectName(QStringLiteral("clockGameMinutes"));
    m_warn->setObjectName(QStringLiteral("clockWarn"));
    const auto row = [&](int at, const QString& name, QWidget* first, QWidget* second, const QString& unit) {
        auto* label = new QLabel(name, this);
        label->setBuddy(first != nullptr ? first : second);
        grid->addWidget(label, at, 0, 1, first != nullptr ? 1 : 2);
        if (first != nullptr) {
            grid->addWidget(first, at, 1);
        }
        grid->addWidget(second, at, 2);
        grid->addWidget(new QLabel(unit, this), at, 3);
    };
    row(0, tr("Turn"), m_turn, m_turnSeconds, tr("seconds"));
    row(1, tr("Game"), m_game, m_gameMinutes, tr("minutes"));
    row(2, tr("Warn before the end"), nullptr, m_warn, tr("seconds"));
    show(ClockSettings{});
}

void ClockForm::show(const ClockSettings& settings) {
    const QSignalBlocker quiet(this);
    m_turn->setCurrentIndex(m_turn->findData(static_cast<int>(settings.turn)));
    m_turnSeconds->setValue(settings.turnSeconds);
    m_game->setCurrentIndex(m_game->findData(static_cast<int>(settings.game)));
    m_gameMinutes->setValue(qMax(1, settings.gameSeconds / kSecondsOfMinute));
    m_warn->setValue(settings.warnSeconds);
    refresh();
}

ClockSettings ClockForm::settings() const {
    return {static_cast<ClockWay>(m_turn->currentData().toInt()), m_turnSeconds->value(),
            static_cast<ClockWay>(m_game->currentData().toInt()), m_gameMinutes->value() * kSecondsOfMinute,
            m_warn->value()};
}

void ClockForm::refresh() {
    const auto downs = [](const QComboBox* box) {
        return box->currentData().toInt() == static_cast<int>(ClockWay::Down);
    };
    m_turnSeconds->setEnabled(downs(m_turn));
    m_gameMinutes->setEnabled(downs(m_game));
    m_warn->setEnabled(downs(m_turn) || downs(m_game));
}

}  // namespace ui
