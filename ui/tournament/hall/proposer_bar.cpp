// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/hall/proposer_bar.h"

#include "ui/kit/kit.h"

namespace ui {

ProposerBar::ProposerBar(TournamentHall& hall, QWidget* parent) : QFrame(parent), m_hall(hall) {
    kit::dress(*this, {.name = "strip", .kind = "warn"});
    auto* row = kit::row(this, 10, {14, 6, 14, 6});
    m_text = kit::label({}, this, {.name = "proposerText", .wraps = true});
    m_name = kit::field(tr("Name of this desk, as Helper 2"), this, "proposerName");
    m_name->setFixedWidth(270);
    m_keep = kit::press(tr("That is its name"), this, {.name = "proposerKeep"}, this, &ProposerBar::keepName);
    auto* over =
        kit::press(tr("Take over…"), this, {.name = "proposerTakeOver"}, this, [this] { Q_EMIT takeOverAsked(); });
    kit::fill(*row, {{m_text, 1}, m_name, m_keep, over});
    connect(m_name, &QLineEdit::returnPressed, this, &ProposerBar::keepName);
    // When what was entered has moved the keyboard on.
    connect(
        &m_hall.proposals(), &HallProposals::nameWanted, this,
        [this] {
            refresh();
            m_name->setFocus();
        },
        Qt::QueuedConnection);
    connect(&m_hall, &TournamentHall::changed, this, &ProposerBar::refresh);
    refresh();
}

void ProposerBar::keepName() {
    if (!m_name->text().simplified().isEmpty()) {
        m_hall.proposals().setName(m_name->text());
    }
}

void ProposerBar::refresh() {
    setVisible(m_hall.onlyProposes());
    if (!m_hall.onlyProposes()) {
        return;
    }
    const bool asks = m_hall.proposals().needsName();
    m_name->setVisible(asks);
    m_keep->setVisible(asks);
    const bool waits = asks && m_hall.proposals().isWriting();
    m_text->setText(QStringLiteral("⚠ ") +
                    (waits ? tr("Nothing is on disk yet: say first what this desk is called.")
                           : tr("What is entered here is proposed to the desk that keeps this tournament.") +
                                 QLatin1Char(' ') +
                                 tr("%n proposed here and not yet taken.", nullptr, m_hall.proposals().notYetTaken())));
}

}  // namespace ui
