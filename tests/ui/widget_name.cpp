// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/widget_name.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

namespace test {

QString nameOf(const QWidget& widget) {
    QString text;
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        text = label->text();
    } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        text = button->text();
    } else if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) {
        text = line->text().isEmpty() ? line->placeholderText() : line->text();
    } else if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
        text = box->currentText();
    }
    QString name = QString::fromLatin1(widget.metaObject()->className());
    if (!widget.objectName().isEmpty()) {
        name += QLatin1Char('#') + widget.objectName();
    }
    QStringList above;
    for (const QWidget* parent = widget.parentWidget(); parent != nullptr && above.size() < 3;
         parent = parent->parentWidget()) {
        const QString type = QString::fromLatin1(parent->metaObject()->className());
        if (!type.startsWith(QLatin1Char('Q'))) {
            above.append(type);
        }
    }
    if (!above.isEmpty()) {
        name += QStringLiteral(" in ") + above.join(QStringLiteral(" in "));
    }
    return text.isEmpty() ? name : name + QStringLiteral(" “%1”").arg(text.left(60));
}

}  // namespace test
