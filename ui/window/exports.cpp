// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/exports.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSaveFile>

#include "engine/notation/dice_game_json.h"
#include "engine/notation/position_json.h"
#include "engine/state/to_position.h"
#include "ui/dice_game/dice_end.h"
#include "ui/dice_game/sheets_out.h"
#include "ui/files/preferences.h"
#include "ui/film/film.h"
#include "ui/text/language.h"
#include "ui/tournament/tournament_page.h"
#include "ui/window/backstage.h"
#include "ui/window/page_stack.h"

namespace ui {

using adjudicator::GameKind;

MenuEntries Exports::entries() {
    const auto entry = [this](const QString& text, ExportKind kind, const QString& ofSheets = {},
                              const QString& ofTournament = {}) {
        return MenuEntry{.text = text,
                         .press = [this, kind] { ask(kind); },
                         .offered = [this, kind] { return can(kind); },
                         .says =
                             [this, text, ofSheets, ofTournament] {
                                 const GameKind of = m_pages.gameKind();
                                 return of == GameKind::Dice && !ofSheets.isEmpty()             ? ofSheets
                                        : of == GameKind::Tournament && !ofTournament.isEmpty() ? ofTournament
                                                                                                : text;
                             }};
    };
    MenuEntry print = entry(tr("&Report as PDF…"), ExportKind::ReportPdf, tr("&Sheets as PDF…"),
                            tr("&Print the tournament’s papers…"));
    print.keys = {QKeySequence::Print};
    return {
        {.text = tr("&Save the position as a file…"),
         .press = [this] { savePosition(); },
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_E)},
         .offered = [this] { return hasPosition(); }},
        {.text = tr("&Print and export"),
         .sub = {print,
                 entry(tr("Report as a &web page…"), ExportKind::ReportHtml),
                 entry(tr("Game to play &again in a browser…"), ExportKind::Replay),
                 entry(tr("Game as a &film (MP4 or GIF)…"), ExportKind::Film),
                 entry(tr("Game for BG &Stats and BoardGameGeek…"), ExportKind::Play),
                 {},
                 entry(tr("Record as a &table (CSV)…"), ExportKind::LogCsv),
                 entry(tr("Record as &JSON…"), ExportKind::LogJson),
                 {},
                 entry(tr("&Board as a picture (PNG)…"), ExportKind::BoardPng, tr("Sheets as a &picture (PNG)…")),
                 entry(tr("Board as a &drawing (SVG)…"), ExportKind::BoardSvg, tr("Sheets as a &drawing (SVG)…"))}}};
}

/// Of a dice game the sheets can be written: printed, as a picture, as a drawing. A tournament's paper has a panel of
/// its own.
bool Exports::can(ExportKind kind) const {
    if (m_backstage.exporter.isBusy()) {
        return false;
    }
    switch (m_pages.gameKind()) {
        case GameKind::Tournament:
            return kind == ExportKind::ReportPdf && m_backstage.hall.hasTournament();
        case GameKind::Dice:
            return m_backstage.dice.hasGame() &&
                   (kind == ExportKind::ReportPdf || kind == ExportKind::BoardPng || kind == ExportKind::BoardSvg);
        case GameKind::Table:
        case GameKind::Proposals:
            break;
    }
    // Nothing was played yet: there is nothing to play again.
    return m_backstage.table.hasGame() && ((kind != ExportKind::Replay && kind != ExportKind::Film) ||
                                           m_backstage.table.table().line().acts().size() > 0);
}

bool Exports::hasPosition() const {
    return m_pages.gameKind() == GameKind::Dice ? m_backstage.dice.hasGame() : m_backstage.table.hasGame();
}

void Exports::savePosition() {
    if (!hasPosition()) {
        return;
    }
    const QString path = QFileDialog::getSaveFileName(&m_pages, tr("Save the position"),
                                                      QStringLiteral("position.json"), tr("Position files (*.json)"));
    if (!path.isEmpty()) {
        savePositionAs(path);
    }
}

void Exports::savePositionAs(const QString& path) {
    if (!hasPosition()) {
        return;
    }
    const bool isDice = m_pages.gameKind() == GameKind::Dice;
    QSaveFile file(path);
    const std::string text = isDice ? engine::dice_game::toJson(m_backstage.dice.position())
                                    : engine::toJson(engine::toSetup(m_backstage.table.position()));
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), static_cast<qint64>(text.size())) < 0 ||
        !file.commit()) {
        Q_EMIT failed({.text = tr("%1 was not saved: %2").arg(QFileInfo(path).fileName(), file.errorString()),
                       .buttons = {{tr("Try again"), [this, path] { savePositionAs(path); }},
                                   {tr("Another file…"), [this] { savePosition(); }}}});
    } else {
        Q_EMIT failed({});
    }
}

void Exports::ask(ExportKind kind) {
    if (!can(kind)) {
        return;
    }
    if (m_pages.gameKind() == GameKind::Tournament) {
        m_pages.go<TournamentPage>().print();
        return;
    }
    const bool isDice = m_pages.gameKind() == GameKind::Dice;
    const auto number = isDice ? m_backstage.dice.table().line().genesis().gameNumber
                               : m_backstage.table.table().line().genesis().gameNumber;
    QString name;
    const char* suffix = "";
    QString filter;
    switch (kind) {
        case ExportKind::ReportPdf:
            name = isDice ? tr("sheets-%1") : tr("report-%1");
            suffix = ".pdf";
            filter = tr("PDF files (*.pdf)");
            break;
        case ExportKind::ReportHtml:
            name = tr("report-%1");
            suffix = ".html";
            filter = tr("Pages (*.html)");
            break;
        case ExportKind::Replay:
            name = tr("replay-%1");
            suffix = ".html";
            filter = tr("Pages (*.html)");
            break;
        case ExportKind::Film:
            name = tr("film-%1");
            suffix = ".mp4";
            filter = tr("Films (*.mp4);;Animated pictures (*.gif)");
            break;
        case ExportKind::Play:
            name = tr("play-%1");
            suffix = ".html";
            filter = tr("Pages (*.html)");
            break;
        case ExportKind::LogCsv:
            name = tr("record-%1");
            suffix = ".csv";
            filter = tr("Tables (*.csv)");
            break;
        case ExportKind::LogJson:
            name = tr("record-%1");
            suffix = ".json";
            filter = tr("JSON files (*.json)");
            break;
        case ExportKind::BoardPng:
            name = isDice ? tr("sheets-%1") : tr("board-%1");
            suffix = ".png";
            filter = tr("Pictures (*.png)");
            break;
        case ExportKind::BoardSvg:
            name = isDice ? tr("sheets-%1") : tr("board-%1");
            suffix = ".svg";
            filter = tr("Drawings (*.svg)");
            break;
    }
    const QString offered = QDir(preferences::outFolder()).filePath(name.arg(number) + QString::fromLatin1(suffix));
    const QString file = QFileDialog::getSaveFileName(&m_pages, tr("Write to a file"), offered, filter);
    if (!file.isEmpty()) {
        preferences::setOutFolder(QFileInfo(file).absolutePath());
        isDice ? writeSheets(kind, file) : write(kind, file);
    }
}

void Exports::write(ExportKind kind, const QString& file) {
    if (kind == ExportKind::BoardPng || kind == ExportKind::BoardSvg) {
        m_backstage.exporter.startBoard(kind, file, m_backstage.table.position(), m_backstage.seats.now);
        return;
    }
    const adjudicator::Line& line = m_backstage.table.table().line();
    ExportJob job{kind, file, m_backstage.table.bookFile(), line.game(), line.head().seq, language()};
    if (kind == ExportKind::Film) {
        const auto form = file.endsWith(QLatin1String(".gif"), Qt::CaseInsensitive) ? adjudicator::FilmForm::Gif
                                                                                    : adjudicator::FilmForm::Mp4;
        // Of a long game the end.
        job.writeFilm = [form](const adjudicator::Line& whole, engine::Language in, const QString& to,
                               const auto& goesOn) {
            return writeFilm(whole, in, {form, newestSteps(whole, adjudicator::kMostFilmActs)}, to, goesOn);
        };
    }
    m_backstage.exporter.start(job);
}

void Exports::writeSheets(ExportKind kind, const QString& file) {
    constexpr int kPixels = 2400;
    const auto& position = m_backstage.dice.position();
    const auto number = m_backstage.dice.table().line().genesis().gameNumber;
    const auto end = endOf(m_backstage.dice);
    // A sheet on paper says what the window says: how the game stands, or who won it.
    const QString title = end ? tr("Dice game %1: %2").arg(number).arg(end->text)
                              : tr("Dice game %1: round %2").arg(number).arg(position.turn.round);
    if (kind == ExportKind::BoardPng) {
        m_backstage.exporter.startImage(file, sheetsImage(position, kPixels));
    } else {
        m_backstage.exporter.startBytes(
            file, kind == ExportKind::BoardSvg ? sheetsSvg(position, title) : sheetsPdf(position, title));
    }
}

}  // namespace ui
