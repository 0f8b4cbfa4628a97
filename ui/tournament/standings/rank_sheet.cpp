// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/standings/rank_sheet.h"

#include "ui/text/language.h"
#include "ui/theme/colours.h"

namespace ui {

namespace {

QString sheetCell(const QString& text, bool isNumber = false) {
    return QStringLiteral("<td align=\"%1\">%2</td>")
        .arg(isNumber ? QStringLiteral("right") : QStringLiteral("left"), text.toHtmlEscaped());
}

QString sheetHead(const QString& text, bool isNumber = false) {
    return QStringLiteral("<th align=\"%1\">%2</th>")
        .arg(isNumber ? QStringLiteral("right") : QStringLiteral("left"), text.toHtmlEscaped());
}

/// The number as it is read; the exact one behind it, smaller, where there is another.
QString valueHtml(const adjudicator::PaperValue& value) {
    const QString shown = said(value.shown).toHtmlEscaped();
    return value.exact.empty()
               ? shown
               : QStringLiteral("%1 <span class=\"small\">%2</span>").arg(shown, said(value.exact).toHtmlEscaped());
}

QString gamesHtml(const adjudicator::SheetFacts& facts, const adjudicator::PaperWords& words) {
    QString html = QStringLiteral("<table width=\"100%\" cellspacing=\"0\"><tr>") + sheetHead(said(words.round)) +
                   sheetHead(said(words.tableAndSeat)) + sheetHead(said(words.points), true) +
                   sheetHead(said(words.place), true) + sheetHead(said(words.share), true) +
                   sheetHead(said(words.state)) + QStringLiteral("</tr>");
    for (const auto& game : facts.games) {
        html += QStringLiteral("<tr>") + sheetCell(said(game.round)) +
                sheetCell(QStringLiteral("%1, %2").arg(said(game.table)).arg(game.seat)) +
                sheetCell(said(game.points), true) + sheetCell(said(game.place), true) +
                QStringLiteral("<td align=\"right\">") + valueHtml(game.share) + QStringLiteral("</td>") +
                sheetCell(said(game.state)) + QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

}  // namespace

RankSheet::RankSheet(QWidget* parent) : QTextBrowser(parent) {
    setObjectName(QStringLiteral("playerSheet"));
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setAccessibleName(tr("What makes the rank"));
    constexpr int kMargin = 12;
    document()->setDocumentMargin(kMargin);
}

void RankSheet::show(const std::optional<adjudicator::SheetFacts>& facts) {
    if (!facts) {
        setHtml(
            QStringLiteral("<p>%1</p>").arg(tr("Choose a player: here stands what makes the rank.").toHtmlEscaped()));
        return;
    }
    const Colours& c = colours();
    document()->setDefaultStyleSheet(
        QStringLiteral("h2 { font-size: 19px; margin: 0; } h3 { font-size: 15px; margin: 14px 0 4px 0; }"
                       "p { font-size: 15px; margin: 6px 0; } td, th { padding: 4px 5px; font-size: 14px; }"
                       "th { color: %1; font-weight: 600; } .small { color: %1; font-size: 12px; }")
            .arg(c.dim.name()));
    const auto words = adjudicator::paperWords(language());
    QString html =
        QStringLiteral("<h2>%1</h2><p class=\"small\">%2%3 · %4</p>")
            .arg(said(facts->player.name).toHtmlEscaped(), said(facts->player.id).toHtmlEscaped(),
                 facts->player.club.empty() ? QString()
                                            : QStringLiteral(" · ") + said(facts->player.club).toHtmlEscaped(),
                 said(adjudicator::rankText(facts->rank, language())).toHtmlEscaped());
    for (const std::string& reason : facts->reasons) {
        html += QStringLiteral("<p>%1</p>").arg(said(reason).toHtmlEscaped());
    }
    if (!facts->games.empty()) {
        html += gamesHtml(*facts, words);
    }
    html += QStringLiteral("<h3>%1</h3><table width=\"100%\" cellspacing=\"0\">").arg(said(words.sums).toHtmlEscaped());
    for (const auto& sum : facts->sums) {
        html += QStringLiteral("<tr>") + sheetCell(said(sum.criterion)) + sheetCell(said(sum.parts)) +
                QStringLiteral("<td align=\"right\"><b>%1</b></td></tr>").arg(said(sum.value.shown).toHtmlEscaped());
    }
    html += QStringLiteral("</table>");
    if (!facts->penalties.empty()) {
        html += QStringLiteral("<h3>%1</h3><table width=\"100%\" cellspacing=\"0\">")
                    .arg(said(words.penalties).toHtmlEscaped());
        for (const auto& line : facts->penalties) {
            html += QStringLiteral("<tr>") + sheetCell(said(line.what)) + sheetCell(said(line.rule)) +
                    sheetCell(said(line.reason)) + QStringLiteral("</tr>");
        }
        html += QStringLiteral("</table>");
    }
    setHtml(html);
}

}  // namespace ui
