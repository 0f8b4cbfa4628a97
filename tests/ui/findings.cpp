// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/findings.h"

#include <QStringList>

#include "tests/ui/fit.h"
#include "tests/ui/untranslated.h"
#include "ui/text/language.h"

namespace test {

Findings::Findings(bool isTinyToo)
    : m_sizes(isTinyToo ? std::vector{kTiny, kSmall, kUsual} : std::vector{kSmall, kUsual}) {}

void Findings::lookAt(QWidget& widget, const QString& where, QSize margin) {
    ++m_looks;
    // Only what is looked at is painted, not each step on the way.
    widget.setUpdatesEnabled(false);
    if (ui::language() == engine::Language::Pseudo) {
        lookForWords(widget, where, margin);
        return;
    }
    for (const QSize& size : m_sizes) {
        widget.resize(size - margin);
        settleLayout();
        widget.setUpdatesEnabled(size == kUsual);
        for (const QString& misfit : size == kUsual ? misfitsIn(widget) : misplacedIn(widget)) {
            m_lines.insert(QStringLiteral("%1 at %2: %3").arg(where).arg(size.width()).arg(misfit));
        }
    }
    widget.setUpdatesEnabled(false);
}

std::string Findings::text() const {
    return QStringList(m_lines.begin(), m_lines.end()).join(QLatin1Char('\n')).toStdString();
}

void Findings::lookForWords(QWidget& widget, const QString& where, QSize margin) {
    widget.resize(kUsual - margin);
    settleLayout();
    for (const QString& words : untranslatedIn(widget)) {
        m_lines.insert(QStringLiteral("%1: %2").arg(where, words));
    }
    // Its texts are longer than those of any language that we speak: on a screen of usual size they have room all the
    // same.
    for (const QString& misfit : misplacedIn(widget)) {
        m_lines.insert(QStringLiteral("%1: %2").arg(where, misfit));
    }
}

}  // namespace test
