// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/keys_sheet.h"

#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QTextDocument>
#include <numeric>

#include "ui/acts/acts.h"

namespace ui {

namespace {

struct Keys {
    Q_DECLARE_TR_FUNCTIONS(ui::Keys)
};

/// "\tSpace" of an entry that tells a key of the table, else its shortcut.
QString keyOf(const QAction& action) {
    const QString told = action.text().section(QLatin1Char('\t'), 1, 1);
    return told.isEmpty() ? action.shortcut().toString(QKeySequence::NativeText) : told;
}

QString nameOf(const QAction& action) {
    return action.text().section(QLatin1Char('\t'), 0, 0).remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

void collect(const QList<QAction*>& actions, KeyGroup& group) {
    for (const QAction* action : actions) {
        if (action->menu() != nullptr) {
            collect(action->menu()->actions(), group);
        } else if (const QString key = keyOf(*action); !key.isEmpty()) {
            group.keys.emplace_back(key, nameOf(*action));
        }
    }
}

KeyGroup actKeys() {
    KeyGroup group{Keys::tr("Acts"), {}};
    for (const ActInfo& info : allActs()) {
        if (info.key != Qt::Key{} && info.inBar) {
            group.keys.emplace_back(ui::keyOf(info.act), wordOf(info.act));
        }
    }
    return group;
}

}  // namespace

std::vector<KeyGroup> tableKeys() {
    const QString letters = Keys::tr("letter");
    return {
        {Keys::tr("At the table"),
         {{Keys::tr("Space"), Keys::tr("the next step: throw, go on, end the turn")},
          {Keys::tr("Shift+Space"), Keys::tr("throw virtual dice where real ones are used")},
          {Keys::tr("Enter"), Keys::tr("confirm what is being said")},
          {Keys::tr("Esc"), Keys::tr("leave by one step")},
          {Keys::tr("1 to 9, 0"), Keys::tr("faces of real dice (0 is 10; two digits for a d12); answers of a panel")},
          {Keys::tr("Backspace"), Keys::tr("the last face was wrong")},
          {letters, Keys::tr("the place with this letter")},
          {Keys::tr("Arrows"), Keys::tr("walk over the board")},
          {QStringLiteral("/"), Keys::tr("type a place")},
          {Keys::tr("Del"), Keys::tr("take off what stands at the chosen place")},
          {QStringLiteral("J"), Keys::tr("charts of a combat")},
          {QStringLiteral("[  ]  0"), Keys::tr("turn the board; the whole board")},
          {Keys::tr("Ctrl+1 to 8"), Keys::tr("the pages at the left edge, from the top")}}},
        {Keys::tr("The record"),
         {{Keys::tr("Alt+← and →"), Keys::tr("the entry before, the entry after")},
          {Keys::tr("Alt+Page Up and Down"), Keys::tr("the turn before, the turn after")},
          {Keys::tr("Alt+Home, Alt+End"), Keys::tr("the beginning, now")},
          {Keys::tr("Enter"), Keys::tr("look back at the chosen entry")},
          {Keys::tr("Del"), Keys::tr("take back up to the chosen entry")}}},
        {Keys::tr("Trade, seven, hands"),
         {{letters, Keys::tr("the partner with this letter; T the next one")},
          {Keys::tr("1 to 5, 6 to 0"), Keys::tr("a card that is given, that is got")},
          {QStringLiteral("↓"), Keys::tr("as many as there can be")},
          {Keys::tr("Shift+Enter"), Keys::tr("give for nothing")},
          {QStringLiteral("E  N"), Keys::tr("cards are given up; a hand is small enough")},
          {Keys::tr("Backspace"), Keys::tr("empty the trade; another hex for the robber")},
          {QStringLiteral("Y"), Keys::tr("the next hand; Shift+Y: its owner shows it")}}},
        actKeys()};
}

std::vector<KeyGroup> menuKeys(const QList<QAction*>& menus) {
    std::vector<KeyGroup> groups;
    for (const QAction* menu : menus) {
        KeyGroup group{nameOf(*menu), {}};
        if (menu->menu() != nullptr) {
            collect(menu->menu()->actions(), group);
        }
        if (!group.keys.empty()) {
            groups.push_back(std::move(group));
        }
    }
    return groups;
}

QString keysSheet(const std::vector<KeyGroup>& groups, int columns) {
    // A title takes the room of two lines, a long text that of several.
    constexpr qsizetype kLine = 30;
    const auto linesOf = [](const KeyGroup& group) {
        std::size_t lines = 2;
        for (const auto& [key, does] : group.keys) {
            lines += static_cast<std::size_t>(1 + does.size() / kLine);
        }
        return lines;
    };
    const std::size_t all =
        std::accumulate(groups.begin(), groups.end(), std::size_t{0},
                        [&](std::size_t sum, const KeyGroup& group) { return sum + linesOf(group); });
    const std::size_t each = all / static_cast<std::size_t>(columns) + 1;
    QString html = QStringLiteral("<table width='100%' cellspacing='0' cellpadding='6'><tr><td valign='top'>");
    std::size_t lines = 0;
    int column = 1;
    for (const KeyGroup& group : groups) {
        if (lines > 0 && lines + linesOf(group) / 2 > each && column < columns) {
            html += QStringLiteral("</td><td valign='top'>");
            lines = 0;
            ++column;
        }
        html +=
            QStringLiteral("<p><b>%1</b></p><table cellspacing='0' cellpadding='2'>").arg(group.title.toHtmlEscaped());
        for (const auto& [key, does] : group.keys) {
            html +=
                QStringLiteral("<tr><td><b><tt>%1</tt></b>&nbsp;&nbsp;</td><td>%2</td></tr>")
                    .arg(key.toHtmlEscaped().replace(QLatin1Char(' '), QStringLiteral("&nbsp;")), does.toHtmlEscaped());
        }
        html += QStringLiteral("</table>");
        lines += linesOf(group);
    }
    return html + QStringLiteral("</td></tr></table>");
}

QString writeKeysPdf(const QString& file, const std::vector<KeyGroup>& groups) {
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly)) {
        return out.errorString();
    }
    {
        QPdfWriter writer(&out);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageOrientation(QPageLayout::Landscape);
        writer.setPageMargins(QMarginsF(10, 10, 10, 10), QPageLayout::Millimeter);
        constexpr int kDpi = 300;
        writer.setResolution(kDpi);
        writer.setCreator(QStringLiteral("The Adjudicator"));
        writer.setTitle(Keys::tr("Keys of the Adjudicator"));
        QPainter painter(&writer);
        QTextDocument sheet;
        sheet.documentLayout()->setPaintDevice(&writer);
        QFont font(QStringLiteral("Noto Sans"));
        font.setPointSizeF(8);
        sheet.setDefaultFont(font);
        sheet.setHtml(QStringLiteral("<p><b>%1</b></p>").arg(Keys::tr("Keys of the Adjudicator").toHtmlEscaped()) +
                      keysSheet(groups, 3));
        sheet.setPageSize(QSizeF(writer.width(), writer.height()));
        sheet.setTextWidth(writer.width());
        // All on one page, however many keys there are.
        const double scale = qMin(1.0, writer.height() / sheet.size().height());
        painter.scale(scale, scale);
        sheet.drawContents(&painter);
    }
    return out.commit() ? QString() : out.errorString();
}

}  // namespace ui
