// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/paper/export_button.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QPointer>

#include "adjudicator/tournament/tournament_paper.h"
#include "ui/files/preferences.h"
#include "ui/text/language.h"
#include "ui/tournament/paper/paper_out.h"

namespace ui {

ExportButton::ExportButton(TournamentHall& hall, std::function<Source()> source, QWidget* parent)
    : QPushButton(tr("Export…"), parent), m_hall(hall), m_source(std::move(source)) {
    auto* formats = new QMenu(this);
    const auto add = [&](const QString& text, const char* format) {
        formats->addAction(text, this, [this, name = QString::fromLatin1(format)] { ask(name); });
    };
    add(tr("Standings as a table (CSV)"), "standings-csv");
    add(tr("Results as a table (CSV)"), "csv");
    add(tr("Players as a table (CSV)"), "players-csv");
    add(tr("Everything as JSON"), "json");
    add(tr("Standings as a web page"), "html");
    add(tr("Report in fixed columns"), "report");
    setMenu(formats);
}

void ExportButton::ask(const QString& format) {
    const bool isCsv = format.endsWith(QLatin1String("csv"));
    const QString suffix = isCsv                               ? QStringLiteral("csv")
                           : format == QLatin1String("report") ? QStringLiteral("txt")
                                                               : format;
    const QString filter = isCsv                             ? tr("Tables (*.csv)")
                           : format == QLatin1String("json") ? tr("JSON files (*.json)")
                           : format == QLatin1String("html") ? tr("Pages (*.html)")
                                                             : tr("Text files (*.txt)");
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Write to a file"),
        QDir(preferences::outFolder()).filePath(tr("tournament") + QLatin1Char('.') + suffix), filter);
    if (!file.isEmpty()) {
        preferences::setOutFolder(QFileInfo(file).absolutePath());
        writeTo(format, file);
    }
}

void ExportButton::writeTo(const QString& format, const QString& file) {
    const auto [position, stamp] = m_source();
    std::string bytes;
    if (format == QLatin1String("json")) {
        bytes = adjudicator::tournamentJsonText(position, stamp);
    } else if (format == QLatin1String("csv")) {
        bytes = adjudicator::resultsCsv(position);
    } else if (format == QLatin1String("players-csv")) {
        bytes = adjudicator::playersCsv(position);
    } else if (format == QLatin1String("standings-csv")) {
        bytes = adjudicator::standingsCsv(position);
    } else if (format == QLatin1String("report")) {
        bytes = adjudicator::reportFile(position);
    } else {
        bytes = adjudicator::paperHtml(position, stamp, {adjudicator::Paper::Standings, 1, {}, language()});
    }
    const QString problem = writeWholeFile(file, bytes);
    const QString name = QFileInfo(file).fileName();
    if (problem.isEmpty()) {
        m_hall.said().tell(Message::Kind::Quiet, tr("Written:"), name.toHtmlEscaped());
    } else {
        m_hall.said().tell({.kind = Message::Kind::Warn,
                            .icon = Icon::Warning,
                            .lead = tr("Not written:"),
                            .text = QStringLiteral("%1: %2").arg(name, problem).toHtmlEscaped(),
                            .buttons = {{tr("Try again"), [alive = QPointer(this), format,
                                                           file] { alive ? alive->writeTo(format, file) : void(); }},
                                        {tr("Another file…"),
                                         [alive = QPointer(this), format] { alive ? alive->ask(format) : void(); }}}});
    }
}

}  // namespace ui
