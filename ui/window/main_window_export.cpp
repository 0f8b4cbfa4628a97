// SPDX-License-Identifier: GPL-3.0-or-later
// What leaves the window as a file: report, record, board.
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

#include "ui/board/board_view.h"
#include "ui/desk/preferences.h"
#include "ui/dice_game/dice_end.h"
#include "ui/dice_game/sheets_out.h"
#include "ui/pages/table_page.h"
#include "ui/text/language.h"
#include "ui/tournament/tournament_page.h"
#include "ui/window/main_window.h"

namespace ui {

void MainWindow::makeExportActions(QMenu& menu) {
    QMenu* out = menu.addMenu(tr("&Print and export"));
    const auto add = [&](const QString& text, ExportKind kind, const QString& ofSheets = {},
                         const QString& ofTournament = {}) {
        QAction* action = out->addAction(text, this, [this, kind] { exportAs(kind); });
        action->setData(static_cast<int>(kind));
        // On the dice game's page its sheets are meant.
        connect(out, &QMenu::aboutToShow, action, [this, action, text, ofSheets, ofTournament] {
            action->setText(m_mode == Mode::DiceGame && !ofSheets.isEmpty()         ? ofSheets
                            : m_mode == Mode::Tournament && !ofTournament.isEmpty() ? ofTournament
                                                                                    : text);
        });
        return action;
    };
    QAction* print =
        add(tr("&Report as PDF…"), ExportKind::ReportPdf, tr("&Sheets as PDF…"), tr("&Print the tournament’s papers…"));
    print->setShortcut(QKeySequence::Print);
    add(tr("Report as a &web page…"), ExportKind::ReportHtml);
    out->addSeparator();
    add(tr("Record as a &table (CSV)…"), ExportKind::LogCsv);
    add(tr("Record as &JSON…"), ExportKind::LogJson);
    out->addSeparator();
    add(tr("&Board as a picture (PNG)…"), ExportKind::BoardPng, tr("Sheets as a &picture (PNG)…"));
    add(tr("Board as a &drawing (SVG)…"), ExportKind::BoardSvg, tr("Sheets as a &drawing (SVG)…"));
    connect(out, &QMenu::aboutToShow, this, [this, out] {
        for (QAction* action : out->actions()) {
            action->setEnabled(canExport(static_cast<ExportKind>(action->data().toInt())));
        }
    });
    // Its key works while the menu is closed, whatever the menu last showed.
    connect(out, &QMenu::aboutToHide, this, [out] {
        for (QAction* action : out->actions()) {
            action->setEnabled(true);
        }
    });
}

/// Of a dice game the sheets can be written: printed, as a picture, as a drawing. A tournament's paper has a panel of
/// its own.
bool MainWindow::canExport(ExportKind kind) const {
    if (m_exporter.isBusy()) {
        return false;
    }
    if (m_mode == Mode::Tournament) {
        return kind == ExportKind::ReportPdf && m_hall.hasTournament();
    }
    if (m_mode != Mode::DiceGame) {
        return m_desk.hasGame();
    }
    return m_diceDesk.hasGame() &&
           (kind == ExportKind::ReportPdf || kind == ExportKind::BoardPng || kind == ExportKind::BoardSvg);
}

void MainWindow::exportAs(ExportKind kind) {
    if (!canExport(kind)) {
        return;
    }
    if (m_mode == Mode::Tournament) {
        m_tournament->print();
        return;
    }
    const bool isDice = m_mode == Mode::DiceGame;
    const auto number =
        isDice ? m_diceDesk.table().line().genesis().gameNumber : m_desk.table().line().genesis().gameNumber;
    const auto named = [&](const QString& name, const char* suffix) {
        return QDir(preferences::outFolder()).filePath(name.arg(number) + QString::fromLatin1(suffix));
    };
    QString offered;
    QString filter;
    switch (kind) {
        case ExportKind::ReportPdf:
            offered = named(isDice ? tr("sheets-%1") : tr("report-%1"), ".pdf");
            filter = tr("PDF files (*.pdf)");
            break;
        case ExportKind::ReportHtml:
            offered = named(tr("report-%1"), ".html");
            filter = tr("Pages (*.html)");
            break;
        case ExportKind::LogCsv:
            offered = named(tr("record-%1"), ".csv");
            filter = tr("Tables (*.csv)");
            break;
        case ExportKind::LogJson:
            offered = named(tr("record-%1"), ".json");
            filter = tr("JSON files (*.json)");
            break;
        case ExportKind::BoardPng:
            offered = named(isDice ? tr("sheets-%1") : tr("board-%1"), ".png");
            filter = tr("Pictures (*.png)");
            break;
        case ExportKind::BoardSvg:
            offered = named(isDice ? tr("sheets-%1") : tr("board-%1"), ".svg");
            filter = tr("Drawings (*.svg)");
            break;
    }
    const QString file = QFileDialog::getSaveFileName(this, tr("Write to a file"), offered, filter);
    if (!file.isEmpty()) {
        preferences::setOutFolder(QFileInfo(file).absolutePath());
        exportTo(kind, file);
    }
}

void MainWindow::exportSheets(ExportKind kind, const QString& file) {
    constexpr int kPixels = 2400;
    const auto& position = m_diceDesk.position();
    const auto number = m_diceDesk.table().line().genesis().gameNumber;
    const auto end = endOf(m_diceDesk);
    // A sheet on paper says what the window says: how the game stands, or who won it.
    const QString title = end ? tr("Dice game %1: %2").arg(number).arg(end->text)
                              : tr("Dice game %1: round %2").arg(number).arg(position.turn.round);
    if (kind == ExportKind::BoardPng) {
        m_exporter.startImage(file, sheetsImage(position, kPixels));
    } else {
        m_exporter.startBytes(file,
                              kind == ExportKind::BoardSvg ? sheetsSvg(position, title) : sheetsPdf(position, title));
    }
}

void MainWindow::exportTo(ExportKind kind, const QString& file) {
    if (m_mode == Mode::DiceGame) {
        exportSheets(kind, file);
        return;
    }
    if (kind == ExportKind::BoardPng || kind == ExportKind::BoardSvg) {
        m_exporter.startBoard(kind, file, m_desk.position(), m_table->board().seats());
        return;
    }
    const adjudicator::Line& line = m_desk.table().line();
    m_exporter.start({kind, file, m_desk.bookFile(), line.game(), line.head().seq, language()});
}

}  // namespace ui
