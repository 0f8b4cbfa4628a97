// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/word_field.h"

#include <QAction>
#include <QIcon>
#include <QKeyEvent>

#include "ui/theme/colours.h"
#include "ui/theme/icons.h"
#include "ui/theme/players.h"

namespace ui {

WordField::WordField(TableDesk& desk, QWidget* parent)
    : QLineEdit(parent), m_desk(desk), m_badge(addAction(QIcon(), QLineEdit::LeadingPosition)) {
    setMaxLength(80);
    setProperty("emptiesOnEscape", true);
    m_badge->setObjectName(QStringLiteral("wordSpeaker"));
    connect(m_badge, &QAction::triggered, &m_desk.dice(), [dice = &m_desk.dice()] { dice->passWord(1); });
    connect(&m_desk.dice(), &DueDice::speakerChanged, this, &WordField::showSpeaker);
    connect(this, &QLineEdit::returnPressed, this, &WordField::throwNow, Qt::QueuedConnection);
    connect(this, &QLineEdit::textChanged, &m_desk.dice(), &DueDice::setWord);
    showSpeaker();
}

void WordField::throwNow() {
    m_desk.dice().throwNow(text().trimmed().toStdString());
}

void WordField::showSpeaker() {
    constexpr int kBadge = 18;
    const auto speaker = m_desk.dice().speaker();
    const QString name = speaker ? nameOf(m_desk.position(), *speaker) : QString();
    m_badge->setIcon(QIcon(speaker ? badge(lookOf(m_desk.position(), *speaker), kBadge, devicePixelRatioF())
                                   : drawn(Icon::Hand, colours().text, kBadge, devicePixelRatioF())));
    const QString who = speaker ? tr("%1 says the word").arg(name) : tr("Nobody is named for the word");
    m_badge->setText(who);
    m_badge->setToolTip(who + QLatin1Char('\n') + tr("A click, ↑ or ↓: somebody else, or nobody"));
    setPlaceholderText(speaker ? tr("Word of %1 (Enter without one skips it)").arg(name)
                               : tr("Witness word (Enter without one skips it)"));
    setToolTip(placeholderText());
    setAccessibleName(speaker ? tr("Witness word of %1").arg(name) : tr("Witness word"));
}

void WordField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
        m_desk.dice().passWord(event->key() == Qt::Key_Down ? 1 : -1);
        return;
    }
    QLineEdit::keyPressEvent(event);
}

}  // namespace ui
