// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/style_sheet.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QStyle>
#include <QWidget>
#include <array>
#include <utility>

#include "engine/check.h"

namespace ui {

QString styleSheet(const Colours& c) {
    QColor faint = c.dim;
    faint.setAlphaF(0.6F);
    const QColor panel = c.dark ? c.window.lighter(112) : c.window.darker(104);
    const std::array<std::pair<const char*, QColor>, 22> names{
        {{"@window", c.window},
         {"@base", c.base},
         {"@text", c.text},
         {"@dim", c.dim},
         {"@faint", faint},
         {"@accentHover", c.dark ? c.accent.lighter(108) : c.accent.darker(112)},
         {"@accent", c.accent},
         {"@onAccent", c.onAccent},
         {"@selection", c.selection},
         {"@onSelection", c.onSelection},
         {"@goodFill", c.goodFill},
         {"@good", c.good},
         {"@warningFill", c.warningFill},
         {"@warning", c.warning},
         {"@badFill", c.badFill},
         {"@bad", c.bad},
         {"@destroy", c.destroy},
         {"@border", c.border},
         {"@hairline", c.hairline},
         {"@button", c.button},
         {"@panel", panel},
         {"@rim", c.rim}}};
    QFile file(QStringLiteral(":/look/window.qss"));
    ADJ_CHECK(file.open(QIODevice::ReadOnly), "the style sheet is compiled in");
    QString sheet = QString::fromUtf8(file.readAll());
    // The longer of two names with a common start stands first in the list (@base is no start of another one).
    for (const auto& [name, colour] : names) {
        const QString value = colour.alpha() == 255 ? colour.name()
                                                    : QStringLiteral("rgba(%1,%2,%3,%4)")
                                                          .arg(colour.red())
                                                          .arg(colour.green())
                                                          .arg(colour.blue())
                                                          .arg(colour.alpha());
        sheet.replace(QString::fromLatin1(name), value);
    }
    return sheet;
}

void wearKind(QWidget& widget, const char* kind) {
    widget.setProperty("kind", QString::fromLatin1(kind));
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
    // Frames count their margins anew when they are told, not when they are polished.
    QEvent changed(QEvent::StyleChange);
    QCoreApplication::sendEvent(&widget, &changed);
    widget.updateGeometry();
}

}  // namespace ui
