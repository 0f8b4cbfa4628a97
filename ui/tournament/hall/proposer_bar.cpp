// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/hall/proposer_bar.h"

#include "ui/kit/kit.h"

namespace ui {

ProposerBar::ProposerBar(TournamentHall& hall, QWidget* parent) : QFrame(parent), m_hall(hall) {
    kit::dress(*this, {.name = "strip", .kind = "warn"});
    auto* row = kit::row(this, 10, {14, 6, 14, 6});
    m_text = kit::label({}, this, {.name = "proposerText", .wraps = true});
    m_name = kit::field(tr("Name of this desk, as Helper 2"), this, "proposerName");
    m_name->setFixedWidth(220);
    m_keep = kit::press(tr("That is its name"), this, {.name = "proposerKeep"}, this, &ProposerBar::keepName);
    auto* over =
        kit::press(tr("Take over…"), this, {.name = "proposerTakeOver"}, this, [this] { Q_EMIT takeOverAsked(); });
    kit::fill(*row, {{m_text, 1}, m_name, m_keep, over});
    connect(m_name, &QLineEdit::returnPressed, this, &ProposerBar::keepName);
    connect(&m_hall.proposals(), &HallProposals::nameWanted, this, [this] {
        refresh();
        m_name->setFocus();
    });
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
    m_text->setText(
        QStringLiteral("⚠ ") + tr("Another desk keeps this tournament: what is entered here is proposed to it.") +
        QLatin1Char(' ') + tr("%n proposed here and not yet taken.", nullptr, m_hall.proposals().notYetTaken()));
}

}  // namespace ui
