// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/clock_panel.h"

#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/table/clock_form.h"
#include "ui/table/game_clock.h"

namespace ui {

ClockPanel::ClockPanel(GameClock& clock, QWidget* parent)
    : InlinePanel(tr("Clocks of this game"), parent), m_clock(clock) {
    auto* body = new QWidget(this);
    auto* layout = kit::column(body, 4, {14, 0, 14, 6});
    m_form = new ClockForm(body);
    layout->addWidget(m_form);
    auto* row = new QWidget(body);
    auto* flow = new FlowLayout(row, 6);
    const auto button = [&](const QString& text, auto pressed) {
        auto* made = kit::press(text, row, {.focus = Qt::TabFocus}, this, pressed);
        flow->addWidget(made);
        return made;
    };
    m_pause = button(QString(), [this] { m_clock.setPaused(!m_clock.isPaused()); });
    m_pause->setObjectName(QStringLiteral("clockPause"));
    button(tr("Turn from the start"), [this] { m_clock.restartTurn(); });
    button(tr("Game from the start"), [this] { m_clock.restartGame(); });
    layout->addWidget(row);
    body->setToolTip(tr("The clocks warn; they end no turn, and no time is recorded."));
    setBody(body);
    connect(m_form, &ClockForm::edited, this, [this] { m_clock.setSettings(m_form->settings()); });
    connect(&m_clock, &GameClock::ticked, this, &ClockPanel::refresh);
    refresh();
}

void ClockPanel::refresh() {
    m_pause->setText(m_clock.isPaused() ? tr("Go on   [F12]") : tr("Pause   [F12]"));
    // What is being typed is not typed over.
    if (!m_form->isAncestorOf(focusWidget()) || m_form->settings() == m_clock.settings()) {
        m_form->show(m_clock.settings());
    }
}

}  // namespace ui
