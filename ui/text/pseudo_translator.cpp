// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/pseudo_translator.h"

#include <QRegularExpression>
#include <QStringList>

#include "engine/clauses/pseudo.h"

namespace ui {

QString PseudoTranslator::translate(const char* /*context*/, const char* text, const char* /*disambiguation*/,
                                    int /*count*/) const {
    static const QRegularExpression kKept(QStringLiteral("%(?:L?\\d+|n)|<[^<>]*>|&#?\\w+;|[{}]"));
    QString marked = QString::fromUtf8(text);
    QStringList kept;
    for (auto match = kKept.match(marked); match.hasMatch();) {
        const QString mark = QStringLiteral("{%1}").arg(kept.size());
        kept.append(match.captured());
        marked.replace(match.capturedStart(), match.capturedLength(), mark);
        match = kKept.match(marked, match.capturedStart() + mark.size());
    }
    QString pseudo = QString::fromStdString(engine::pseudo(marked.toStdString()));
    for (qsizetype i = 0; i < kept.size(); ++i) {
        pseudo.replace(QStringLiteral("{%1}").arg(i), kept[i]);
    }
    return pseudo;
}

}  // namespace ui
