// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/dice_sign.h"

#include <QStyle>

#include "ui/text/sentences.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"

namespace ui {

namespace {

using adjudicator::DiceLevel;

QString provesText(DiceLevel level) {
    switch (level) {
        case DiceLevel::Witnessed:
            return DiceSign::tr(
                "Witnessed: if a player chose and said the word, once, nobody could choose or foresee the dice.");
        case DiceLevel::Desk:
            return DiceSign::tr("No witness: fixed by the commitment; a changed program could have known the dice.");
        case DiceLevel::Entered:
            return DiceSign::tr("Typed in: real dice, taken on trust.");
        case DiceLevel::Camera:
            return DiceSign::tr("By camera: real dice, read off and taken on trust.");
    }
    return {};
}

bool onTrust(DiceLevel level) {
    return level == DiceLevel::Entered || level == DiceLevel::Camera;
}

}  // namespace

QString trustText(const DiceTrust& trust) {
    QStringList parts;
    if (trust.next) {
        parts.append(DiceSign::tr("Dice: %1").arg(word(*trust.next)));
    }
    if (trust.last && (!trust.next || *trust.last != *trust.next)) {
        parts.append(DiceSign::tr("last throw: %1").arg(word(*trust.last)));
    }
    return parts.isEmpty() ? DiceSign::tr("No throw yet") : parts.join(QString::fromUtf8(" · "));
}

DiceSign::DiceSign(Place place, QWidget* parent) : QPushButton(parent), m_place(place) {
    setFocusPolicy(Qt::NoFocus);
}

void DiceSign::show(const DiceTrust& trust) {
    const bool loud = m_place == Place::BesideThrow;
    QString text = trustText(trust);
    m_brief = loud && trust.next ? tr("Dice: %1").arg(word(*trust.next)) : QString();
    if (loud && trust.low) {
        const auto trusted = trust.next && onTrust(*trust.next)   ? trust.next
                             : trust.last && onTrust(*trust.last) ? trust.last
                                                                  : std::nullopt;
        text = trusted ? tr("Dice on trust: %1").arg(word(*trusted)) : tr("Dice: %1").arg(word(DiceLevel::Desk));
        m_brief = trusted ? tr("On trust: %1").arg(word(*trusted)) : text;
    }
    const bool good = trust.next == DiceLevel::Witnessed && !trust.low;
    const Colours& c = colours();
    const Icon sign = trust.low ? Icon::Warning : good ? Icon::Shield : Icon::Dice;
    const QColor ink = trust.low ? c.warning : good ? c.good : c.text;
    setIcon(QIcon(drawn(sign, ink, loud ? 24 : 16, devicePixelRatioF())));
    setIconSize(loud ? QSize(24, 24) : QSize(16, 16));
    m_text = text;
    setAccessibleName(text);
    QStringList about;
    for (const auto& level : {trust.next, trust.last}) {
        if (level && !about.contains(provesText(*level))) {
            about.append(provesText(*level));
        }
    }
    about.append(tr("Press for the throws of each player."));
    setToolTip(about.join(QLatin1Char('\n')));
    setProperty("kind", loud        ? (trust.low ? QStringLiteral("signLoud")
                                       : good    ? QStringLiteral("signLoudGood")
                                                 : QStringLiteral("signLoudCalm"))
                        : trust.low ? QStringLiteral("signLow")
                        : good      ? QStringLiteral("signGood")
                                    : QStringLiteral("signCalm"));
    style()->unpolish(this);
    style()->polish(this);
    fit();
}

/// Never cut: in a narrow column the sign says the same in fewer words, the rest stands in its tip.
void DiceSign::fit() {
    ensurePolished();
    constexpr int kFrame = 24 + 12 + 8;
    const int room = width() - kFrame - iconSize().width();
    const bool isTight = !m_brief.isEmpty() && fontMetrics().horizontalAdvance(m_text) > room;
    // Off the sign by the width of a space.
    setText(QLatin1Char(' ') + (isTight ? m_brief : m_text));
}

QSize DiceSign::minimumSizeHint() const {
    const QSize hint = QPushButton::minimumSizeHint();
    return m_place == Place::BesideThrow ? QSize(10, hint.height()) : hint;
}

void DiceSign::resizeEvent(QResizeEvent* event) {
    QPushButton::resizeEvent(event);
    fit();
}

}  // namespace ui
