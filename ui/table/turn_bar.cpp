// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/turn_bar.h"

#include <algorithm>

#include "ui/kit/elided_label.h"
#include "ui/kit/kit.h"
#include "ui/table/clock_sign.h"
#include "ui/table/game_clock.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/type.h"

namespace ui {

QString roundText(const engine::Position& position) {
    const engine::Turn& turn = position.turn;
    return TurnBar::tr("Round %1 · seat %2 of %3 · first to %n points", nullptr,
                       position.rules().number(engine::Number::WinningScore))
        .arg(turn.round)
        .arg(engine::index(turn.player) + 1)
        .arg(position.table->players.size());
}

namespace {

constexpr int kNarrowBar = 1300;
/// Below it the phase is told alone, without those before and after it.
constexpr int kTinyBar = 1000;
/// Wide enough for the longest step with its key, in either language: the button stays where it is.
constexpr int kNextWide = 310;
constexpr int kNextNarrow = 290;

}  // namespace

TurnBar::TurnBar(QWidget* parent) : QWidget(parent) {
    kit::ground(*this, "turnBar");
    auto* layout = kit::row(this, 14, {16, 8, 16, 8});
    m_badge = new QLabel(this);
    m_head = kit::dressed(new ElidedLabel(this), {.name = "turnHead"});
    m_phases = new QWidget(this);
    m_phaseLayout = kit::row(m_phases, 0);
    m_turnClock = new ClockSign(this);
    m_gameClock = new ClockSign(this);
    connect(m_turnClock, &QPushButton::clicked, this, &TurnBar::clockPressed);
    connect(m_gameClock, &QPushButton::clicked, this, &TurnBar::clockPressed);
    m_next = kit::press({}, this, {.name = "turnNext", .kind = "next"}, this,
                        [this] { m_now == engine::Phase::Ended ? newGamePressed() : nextPressed(); });
    m_next->setSizePolicy(QSizePolicy::Fixed, m_next->sizePolicy().verticalPolicy());
    m_statistics = kit::button(tr("Statistics"), this, {.name = "endStatistics"});
    m_statistics->setMinimumHeight(48);
    m_statistics->hide();
    connect(m_statistics, &QPushButton::clicked, this, &TurnBar::statisticsPressed);
    kit::fill(*layout,
              {m_badge, m_head, kit::stretch(), m_phases, m_turnClock, m_gameClock, kit::gap(6), m_statistics, m_next});
}

void TurnBar::showClocks(const GameClock& clock) {
    m_turnClock->show(turnClockWord(clock.turnFace()), clock.turnFace());
    m_gameClock->show(gameClockWord(clock.gameFace()), clock.gameFace());
    if (m_drawnFor != std::pair(width() < kNarrowBar, isBrief())) {
        showPhases();
    }
}

void TurnBar::show(const engine::Position& position, const QString& next, bool enabled, const QString& key) {
    const engine::Turn& turn = position.turn;
    const QString name = nameOf(position, turn.player);
    m_player = lookOf(position, turn.player);
    if (turn.winner) {
        m_head->say(tr("%1 has won").arg(nameOf(position, *turn.winner)));
    } else if (turn.phase == engine::Phase::Ended) {
        m_head->say(tr("The game is over"));
    } else if (turn.phase == engine::Phase::Found) {
        m_head->say(tr("%1 founds").arg(name));
    } else if (turn.phase == engine::Phase::Fictional) {
        m_head->say(tr("Fictional turn, played by %1").arg(name));
    } else {
        m_head->say(tr("%1’s turn").arg(name));
    }
    setAccessibleName(m_head->text());
    m_phasesOfTurn = phasesOf(position.rules());
    m_now = position.turn.phase;
    fitParts();
    const bool isOver = m_now == engine::Phase::Ended;
    m_statistics->setVisible(isOver);
    m_next->setText(isOver           ? tr("New game")
                    : next.isEmpty() ? tr("Next")
                    : key.isEmpty()  ? tr("%1   [Space]").arg(next)
                                     : QStringLiteral("%1   [%2]").arg(next, key));
    m_next->setEnabled(isOver || (enabled && !next.isEmpty()));
}

void TurnBar::showStep(const QString& text, bool enabled) {
    m_next->setText(text);
    m_next->setEnabled(enabled);
}

void TurnBar::setPlain(bool plain) {
    const char* kind = plain ? "otherNext" : "next";
    if (m_next->property("kind") != QLatin1String(kind)) {
        wearKind(*m_next, kind);
    }
}

void TurnBar::fitParts() {
    const bool narrow = width() < kNarrowBar;
    const int mark = narrow ? 34 : 44;
    // A fictional player has no colour.
    m_badge->setPixmap(m_now == engine::Phase::Fictional
                           ? drawn(Icon::Dice, colours().accent, mark, devicePixelRatioF())
                           : badge(m_player, mark, devicePixelRatioF()));
    m_head->setFont(sized(m_head->font(), narrow ? 21 : 27, QFont::DemiBold));
    m_next->setMinimumWidth(narrow ? kNextNarrow : kNextWide);
    m_next->setMaximumWidth(narrow ? kNextNarrow : QWIDGETSIZE_MAX);
    showPhases();
}

bool TurnBar::isBrief() const {
    return width() < kTinyBar || m_turnClock->face().isOn || m_gameClock->face().isOn;
}

void TurnBar::showPhases() {
    qDeleteAll(m_phaseLabels);
    m_phaseLabels.clear();
    if (m_phasesOfTurn.empty()) {
        return;
    }
    const engine::Phase now = m_now;
    std::vector<engine::Phase> phases = m_phasesOfTurn;
    const bool narrow = width() < kNarrowBar;
    const bool brief = isBrief();
    m_drawnFor = {narrow, brief};
    // Founding, the end, and what lies between two turns.
    if (std::find(phases.begin(), phases.end(), now) == phases.end()) {
        phases = {now};
    }
    bool past = true;
    int number = 0;
    for (const engine::Phase phase : phases) {
        ++number;
        past = past && phase != now;
        if (narrow && brief && phase != now && phases.size() > 1) {
            // Time takes the room of what is over or still to come.
            continue;
        }
        const QString mark = phases.size() == 1 ? QString()
                             : past             ? QStringLiteral("✓ ")
                                                : QStringLiteral("%1 ").arg(number);
        auto* label = new QLabel(mark + phaseWord(phase, narrow), m_phases);
        const Colours& c = colours();
        const bool is = phase == now;
        label->setStyleSheet(
            QStringLiteral("QLabel { padding: %6px %5px; border: 1px solid %1; background: %2; color: %3; %4 }")
                .arg(c.border.name(), (is ? c.accent : c.base).name(),
                     (is     ? c.onAccent
                      : past ? c.text
                             : c.dim)
                         .name(),
                     is ? QStringLiteral("font-weight: 650;") : QString())
                .arg(narrow ? 9 : 15)
                .arg(narrow ? 7 : 10));
        m_phaseLayout->addWidget(label);
        m_phaseLabels.push_back(label);
    }
}

void TurnBar::resizeEvent(QResizeEvent*) {
    if (!m_phasesOfTurn.empty() && m_drawnFor != std::pair(width() < kNarrowBar, isBrief())) {
        fitParts();
    }
}

}  // namespace ui
