// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/untranslated.h"

#include <QAbstractButton>
#include <QAbstractItemModel>
#include <QAction>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTabBar>
#include <QTableView>

#include "tests/ui/widget_name.h"

namespace test {

namespace {

/// The words of a text that stand outside of all brackets and are of some language.
QString wordsOutside(const QString& text) {
    static const QRegularExpression kTag(QStringLiteral("<[^<>]*>|&#?\\w+;"));
    static const QRegularExpression kNobodys(
        QStringLiteral("\\b[A-Z]+-[A-Z0-9-]+\\b|\\b[0-9a-f]{8,}\\b|\\S*[/@\\\\.]\\S+|\\b[A-Z0-9]+\\b"),
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression kWord(QStringLiteral("\\p{L}{3,}"));
    QString plain = QString(text).replace(kTag, QStringLiteral(" "));
    plain.remove(QLatin1Char('&'));
    QString outside;
    int depth = 0;
    for (const QChar c : plain) {
        depth += c == QLatin1Char('[') ? 1 : 0;
        outside += depth > 0 ? QLatin1Char(' ') : c;
        depth -= c == QLatin1Char(']') && depth > 0 ? 1 : 0;
    }
    outside.replace(kNobodys, QStringLiteral(" "));
    // Players at test tables and in test halls, languages, programs.
    static const QStringList kNames{QStringLiteral("Anna"),          QStringLiteral("Ben"),
                                    QStringLiteral("Clara"),         QStringLiteral("David"),
                                    QStringLiteral("Emma"),          QStringLiteral("English"),
                                    QStringLiteral("Deutsch"),       QStringLiteral("Adjudicator"),
                                    QStringLiteral("Catanatron"),    QStringLiteral("JSettlers"),
                                    QStringLiteral("BoardGameGeek"), QStringLiteral("Herbstturnier"),
                                    QString::fromUtf8("Björn"),      QString::fromUtf8("Çelik"),
                                    QString::fromUtf8("Dörte"),      QString::fromUtf8("Hülsmann"),
                                    QString::fromUtf8("Weißenfels"), QString::fromUtf8("Élodie"),
                                    QStringLiteral("Friedrich"),     QStringLiteral("Schwarzenbacher"),
                                    QStringLiteral("Greta"),         QString::fromUtf8("Łukasz")};
    QStringList words;
    for (auto it = kWord.globalMatch(outside); it.hasNext();) {
        const QString word = it.next().captured();
        if (!kNames.contains(word)) {
            words.append(word);
        }
    }
    return words.join(QLatin1Char(' '));
}

class Reader {
public:
    void read(const QWidget& widget, const QString& text) {
        if (const QString words = wordsOutside(text); !words.isEmpty()) {
            m_found.append(QStringLiteral("%1 says “%2”").arg(nameOf(widget), words));
        }
    }
    void readAll(QWidget& widget) {
        read(widget, widget.toolTip());
        read(widget, widget.accessibleName());
        if (const auto* label = qobject_cast<QLabel*>(&widget)) {
            read(widget, label->text());
        }
        if (const auto* button = qobject_cast<QAbstractButton*>(&widget)) {
            read(widget, button->text());
        }
        if (const auto* group = qobject_cast<QGroupBox*>(&widget)) {
            read(widget, group->title());
        }
        if (const auto* line = qobject_cast<QLineEdit*>(&widget)) {
            read(widget, line->placeholderText());
        }
        if (const auto* box = qobject_cast<QComboBox*>(&widget); box != nullptr && !box->isEditable()) {
            for (int i = 0; i < box->count(); ++i) {
                read(widget, box->itemText(i));
            }
        }
        if (const auto* tabs = qobject_cast<QTabBar*>(&widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                read(widget, tabs->tabText(i));
            }
        }
        const auto* table = qobject_cast<QTableView*>(&widget);
        if (table != nullptr && table->model() != nullptr) {
            for (int i = 0; i < table->model()->columnCount(); ++i) {
                read(widget, table->model()->headerData(i, Qt::Horizontal).toString());
            }
        }
        for (const QAction* action : widget.actions()) {
            read(widget, action->text());
        }
    }
    [[nodiscard]] const QStringList& found() const { return m_found; }

private:
    QStringList m_found;
};

}  // namespace

QStringList untranslatedIn(QWidget& window) {
    Reader reader;
    reader.readAll(window);
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->isVisibleTo(&window)) {
            reader.readAll(*widget);
        }
    }
    return reader.found();
}

}  // namespace test
