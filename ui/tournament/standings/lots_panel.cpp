// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/standings/lots_panel.h"

#include <QSignalBlocker>

#include "db/codes.h"
#include "engine/tournament/action.h"
#include "ui/kit/kit.h"
#include "ui/text/sentences.h"
#include "ui/tournament/hall/tournament_words.h"

namespace ui {

namespace cup = engine::tournament;

LotsPanel::LotsPanel(TournamentHall& hall, QWidget* parent) : InlinePanel(tr("Draw lots"), parent), m_hall(hall) {
    auto* body = new QWidget(this);
    auto* layout = kit::column(body, 8, {14, 2, 14, 12});
    m_how = kit::label({}, body, {.wraps = true});
    layout->addWidget(m_how);
    auto* form = new QFormLayout;
    m_tie = kit::dressed(new QComboBox(body), {.name = "lotsTie", .spoken = tr("Who is equal")});
    kit::narrow(*m_tie, 20);
    form->addRow(tr("Equal"), m_tie);
    m_commitment = kit::dim({}, body);
    m_commitment->setTextInteractionFlags(Qt::TextSelectableByMouse);
    form->addRow(tr("Commitment"), m_commitment);
    m_word = kit::dressed(new QLineEdit(body), {.name = "lotsWord", .spoken = tr("Witness word")});
    m_word->setPlaceholderText(tr("A word of somebody with something to lose"));
    form->addRow(tr("Witness word"), m_word);
    m_speaker = kit::dressed(new QComboBox(body), {.name = "lotsSpeaker", .spoken = tr("Who said the word")});
    kit::narrow(*m_speaker, 20);
    form->addRow(tr("Said by"), m_speaker);
    layout->addLayout(form);
    m_draw = kit::button(tr("Throw the lots"), body, {.name = "lotsDraw", .kind = "next"});
    layout->addWidget(m_draw);
    m_outcome = kit::label({}, body, {.name = "lotsOutcome", .wraps = true});
    m_outcome->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_outcome->hide();
    layout->addWidget(m_outcome);
    setBody(body);
    connect(m_draw, &QPushButton::clicked, this, &LotsPanel::draw);
    connect(m_word, &QLineEdit::returnPressed, this, &LotsPanel::draw);
    connect(m_tie, &QComboBox::currentIndexChanged, this, &LotsPanel::refresh);
    connect(m_word, &QLineEdit::textChanged, this, &LotsPanel::refresh);
    connect(m_tie, &QComboBox::activated, this, [this] {
        m_hasJustDrawn = false;
        refresh();
    });
    connect(&m_hall, &TournamentHall::changed, this, &LotsPanel::refresh);
    connect(&m_hall.said(), &HallMessage::refused, this, [this](const QString& why) {
        if (m_waitsFor) {
            m_waitsFor.reset();
            m_outcome->setText(why);
            m_outcome->show();
        }
    });
}

void LotsPanel::open() {
    m_hasJustDrawn = false;
    m_outcome->hide();
    setVisible(true);
    refresh();
    fillSpeakers();
    m_word->setFocus();
}

/// Anybody of the tournament may have said it; nobody is named unless chosen.
void LotsPanel::fillSpeakers() {
    m_speaker->clear();
    m_speaker->addItem(tr("not written down"), QString());
    if (m_hall.hasTournament()) {
        for (const auto& player : m_hall.position().table->players) {
            m_speaker->addItem(said(player.name), said(player.id));
        }
    }
}

void LotsPanel::refresh() {
    if (!isVisible() || !m_hall.hasTournament()) {
        return;
    }
    if (m_waitsFor && m_hall.position().lots.size() > *m_waitsFor) {
        m_waitsFor.reset();
        tellOutcome();
    }
    const auto ties = m_hall.standings().tiesToDraw();
    const int chosen = qMax(0, m_tie->currentIndex());
    {
        const QSignalBlocker quiet(m_tie);
        m_tie->clear();
        for (const auto& tie : ties) {
            const auto* row = m_hall.standings().of(tie.front());
            m_tie->addItem(tr("Rank %1: %2").arg(row->rank).arg(namesOf(m_hall.position(), tie)));
        }
        m_tie->setCurrentIndex(qMin(chosen, m_tie->count() - 1));
    }
    const bool isTie = m_tie->currentIndex() >= 0;
    const auto count = isTie ? ties[static_cast<std::size_t>(m_tie->currentIndex())].size() : 0;
    m_how->setText(
        isTie ? tr("Nothing separates these %n players. The first die chooses among all, the next among the rest.",
                   nullptr, static_cast<int>(count))
              : tr("Nobody is equal in everything: no lots are open."));
    if (isTie && m_hasJustDrawn) {
        m_how->setText(m_how->text() + QLatin1Char(' ') + tr("To throw again type a word, or choose who is equal."));
    }
    const auto& open = m_hall.line().openThrow();
    m_commitment->setText(
        open ? tr("throw %1 · %2…").arg(open->number).arg(QString::fromStdString(db::toHex(open->commitment)).left(16))
             : QString());
    m_commitment->setToolTip(open ? QString::fromStdString(db::toHex(open->commitment)) : QString());
    m_draw->setEnabled(isTie && !m_hall.isWriting() && !isOneTooMany());
    m_word->setEnabled(isTie);
    m_speaker->setEnabled(isTie && !m_word->text().trimmed().isEmpty());
}

void LotsPanel::draw() {
    const auto ties = m_hall.standings().tiesToDraw();
    const int chosen = m_tie->currentIndex();
    if (chosen < 0 || static_cast<std::size_t>(chosen) >= ties.size() || m_hall.isWriting() || isOneTooMany()) {
        return;
    }
    m_waitsFor = m_hall.position().lots.size();
    const QString word = m_word->text();
    m_word->clear();
    m_hall.drawLots(ties[static_cast<std::size_t>(chosen)], word, m_speaker->currentData().toString());
}

/// Enter or a click once more, when the next tie has come up by itself: nobody meant it.
bool LotsPanel::isOneTooMany() const {
    return m_hasJustDrawn && m_word->text().isEmpty();
}

/// The dice as they fell, and in which order the players stand now.
void LotsPanel::tellOutcome() {
    m_hasJustDrawn = true;
    const auto& log = m_hall.line().log();
    for (auto line = log.rbegin(); line != log.rend(); ++line) {
        const auto* act = line->act();
        const auto* lots = act != nullptr ? std::get_if<cup::DrawLots>(&act->action) : nullptr;
        if (lots == nullptr) {
            continue;
        }
        QStringList dice;
        for (const engine::Die& die : lots->dice.dice) {
            dice.append(tr("%1 of %2").arg(die.value).arg(die.sides));
        }
        QString text =
            tr("Dice: %1. Order: %2.")
                .arg(dice.join(QStringLiteral(", ")), namesOf(m_hall.position(), m_hall.position().lots.back()));
        if (act->thrown) {
            text += QLatin1Char(' ') + tr("Entry %1, dice %2.").arg(line->seq()).arg(word(act->thrown->level));
        }
        m_outcome->setText(text);
        m_outcome->show();
        return;
    }
}

}  // namespace ui
