// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "adjudicator/record/line.h"
#include "db/chain.h"
#include "engine/clauses/language.h"
#include "engine/state/position.h"

class QThread;

namespace ui {

/// What can be written of a game.
enum class ExportKind { ReportPdf, ReportHtml, Replay, Film, Play, LogCsv, LogJson, BoardPng, BoardSvg };

/// What a work ends with: stopped, or why the file is not there; neither when it is.
struct ExportOutcome {
    bool isStopped = false;
    QString problem;
};

/// One thing to be written: of which game, up to which entry, where to.
struct ExportJob {
    ExportKind kind = ExportKind::ReportHtml;
    QString file;
    std::filesystem::path book;
    db::GameId game;
    /// The entries behind it are left out: what was on the screen is what is written.
    std::uint64_t upTo = 0;
    engine::Language language = engine::Language::English;
    /// Of a film: writes it, beside the window.
    std::function<ExportOutcome(const adjudicator::Line& line, engine::Language language, const QString& file,
                                const std::function<bool(int percent)>& goesOn)>
        writeFilm = {};
};

/// Writes what leaves the program as a file, beside the window: it reads the book by itself, tells how far it is, can
/// be stopped, and leaves either the whole file or the old one. One work at a time.
class Exporter : public QObject {
    Q_OBJECT

public:
    explicit Exporter(QObject* parent = nullptr);
    /// Stops what is under way and waits for it.
    ~Exporter() override;

    [[nodiscard]] bool isBusy() const { return m_thread != nullptr; }
    /// Nothing while another work is under way.
    void start(const ExportJob& job);
    /// The board as the window draws it, in the look in force; its pixels, or its SVG text, are made at once.
    void startBoard(ExportKind kind, const QString& file, const engine::Position& position, int seats);
    /// What is already made, as a file.
    void startBytes(const QString& file, QByteArray bytes);
    void startImage(const QString& file, QImage image);
    void cancel();
    /// The same once more of what failed or was stopped last, up to the same entry.
    void again();

Q_SIGNALS:
    /// In per cent.
    void progressed(int percent);
    /// The file is there.
    void written(const QString& file);
    /// Why it is not; empty when it was stopped.
    void failed(const QString& file, const QString& why);

private:
    using Outcome = ExportOutcome;
    using Work = std::function<Outcome(const std::function<bool(int percent)>& goesOn)>;
    void run(const QString& file, const Work& work);

    /// Of the last one, until its file is there.
    std::function<void()> m_again;
    QThread* m_thread = nullptr;
    std::shared_ptr<std::atomic<bool>> m_stop;
};

/// The board as a picture of that many pixels across, drawn as on the screen.
[[nodiscard]] QImage boardImage(const engine::Position& position, int seats, int pixels);

}  // namespace ui
