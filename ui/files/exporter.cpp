// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/exporter.h"

#include <QBuffer>
#include <QFileInfo>
#include <QPainter>
#include <QSaveFile>
#include <QThread>

#include "adjudicator/plays/play.h"
#include "adjudicator/replay/replay.h"
#include "adjudicator/report/board_svg.h"
#include "adjudicator/report/game_report.h"
#include "adjudicator/report/log_export.h"
#include "db/book.h"
#include "ui/board/board_painter.h"
#include "ui/files/report_pdf.h"
#include "ui/text/sentences.h"
#include "ui/theme/colours.h"

namespace ui {

namespace {

constexpr int kBoardPixels = 2400;
/// A harbour reaches 0.85 hex sides beyond the land.
constexpr qreal kBoardMargin = 0.95;
constexpr int kAll = 100;

/// Empty when the whole of it is in the file.
QString writeWhole(const QString& name, const QByteArray& bytes) {
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        return file.errorString();
    }
    return {};
}

struct BoardDrawing {
    BoardPicture picture;
    HexLayout layout;
    QSizeF size;
};

BoardDrawing drawingOf(const engine::Position& position, int seats, int pixels) {
    BoardDrawing drawing;
    drawing.picture = pictureOf(position);
    drawing.layout.setSeats(seats);
    const auto hexes = drawing.picture.hexNames();
    // As high as the board is for this width.
    constexpr qreal kTall = 2;
    drawing.layout.fit(hexes, QSizeF(pixels, pixels * kTall), kBoardMargin);
    QRectF box;
    for (const engine::Hex hex : hexes) {
        box |= drawing.layout.outline(hex, 1 + kBoardMargin).boundingRect();
    }
    drawing.size = QSizeF(pixels, qMax(1.0, box.height()));
    drawing.layout.fit(hexes, drawing.size, kBoardMargin);
    return drawing;
}

QByteArray bytesOf(const std::string& text) {
    return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}

/// The first half of a work is reading, the second writing.
adjudicator::Progress secondHalf(const std::function<bool(int)>& goesOn) {
    return [goesOn](std::size_t done, std::size_t all) {
        return goesOn(kAll / 2 + static_cast<int>(done * (kAll / 2) / std::max<std::size_t>(all, 1)));
    };
}

struct GameRead {
    std::vector<db::Entry> entries;
    std::optional<adjudicator::Line> line;
    bool isStopped = false;
    QString problem;
};

GameRead readGame(const ExportJob& job, const std::function<bool(int)>& goesOn) {
    GameRead read;
    const auto book = db::Book::open(job.book, db::OpenMode::ReadOnly);
    if (!book) {
        read.problem = sentence(book.error());
        return read;
    }
    auto entries = book->entries(job.game, 0, job.upTo);
    if (!entries) {
        read.problem = sentence(entries.error());
        return read;
    }
    read.entries = std::move(*entries);
    auto line = read.entries.empty() ? engine::unexpected(adjudicator::LineFault{})
                                     : adjudicator::Line::begin(read.entries.front().body);
    for (std::size_t i = 1; line && i < read.entries.size(); ++i) {
        constexpr std::size_t kLook = 32;
        if (i % kLook == 0 && !goesOn(static_cast<int>(i * (kAll / 2) / read.entries.size()))) {
            read.isStopped = true;
            return read;
        }
        if (const auto applied = line->apply(read.entries[i].body); !applied) {
            line = engine::unexpected(applied.error());
        }
    }
    if (!line) {
        read.problem = sentence(db::BookError{db::BookProblem::ChainDamaged, job.book, line.error().seq, 0, 0});
        return read;
    }
    read.line = std::move(*line);
    return read;
}

}  // namespace

QImage boardImage(const engine::Position& position, int seats, int pixels) {
    const BoardDrawing drawing = drawingOf(position, seats, pixels);
    QImage image(drawing.size.toSize(), QImage::Format_RGB32);
    image.fill(colours().sea);
    QPainter painter(&image);
    paintBoard(painter, QRectF(QPointF(), drawing.size), drawing.picture, drawing.layout);
    return image;
}

Exporter::Exporter(QObject* parent) : QObject(parent) {}

Exporter::~Exporter() {
    if (m_thread != nullptr) {
        m_stop->store(true);
        m_thread->wait();
    }
}

void Exporter::cancel() {
    if (m_stop) {
        m_stop->store(true);
    }
}

void Exporter::again() {
    if (!isBusy() && m_again) {
        const auto again = m_again;
        again();
    }
}

void Exporter::run(const QString& file, const Work& work) {
    m_again = [this, file, work] { run(file, work); };
    m_stop = std::make_shared<std::atomic<bool>>(false);
    auto outcome = std::make_shared<Outcome>();
    const auto goesOn = [this, stop = m_stop](int percent) {
        Q_EMIT progressed(percent);
        return !stop->load();
    };
    m_thread = QThread::create([work, outcome, goesOn] { *outcome = work(goesOn); });
    m_thread->setParent(this);
    connect(m_thread, &QThread::finished, this, [this, file, outcome] {
        m_thread->deleteLater();
        m_thread = nullptr;
        if (outcome->isStopped || !outcome->problem.isEmpty()) {
            Q_EMIT failed(file, outcome->problem);
        } else {
            m_again = nullptr;
            Q_EMIT written(file);
        }
    });
    m_thread->start();
}

void Exporter::start(const ExportJob& job) {
    if (isBusy()) {
        return;
    }
    run(job.file, [job](const std::function<bool(int)>& goesOn) -> Outcome {
        const GameRead read = readGame(job, goesOn);
        if (!read.line) {
            return {read.isStopped, read.problem};
        }
        if (job.kind == ExportKind::ReportPdf) {
            const PdfOutcome pdf = writeReportPdf(*read.line, job.language, job.file, goesOn);
            return {pdf.isStopped, pdf.problem};
        }
        if (job.kind == ExportKind::Film) {
            return job.writeFilm(*read.line, job.language, job.file,
                                 [goesOn](int percent) { return goesOn(kAll / 2 + percent / 2); });
        }
        const adjudicator::Progress progress = secondHalf(goesOn);
        const std::optional<std::string> text =
            job.kind == ExportKind::LogCsv   ? adjudicator::logCsv(*read.line, job.language, progress)
            : job.kind == ExportKind::Replay ? adjudicator::gameReplay(*read.line, job.language, {}, progress)
            : job.kind == ExportKind::Play
                ? adjudicator::playPage(adjudicator::playOf(*read.line, job.language), job.language)
            : job.kind == ExportKind::LogJson
                ? adjudicator::logJson(*read.line, read.entries, progress)
                : adjudicator::gameReport(*read.line, job.language, adjudicator::ReportForm::Page, progress);
        if (!text) {
            return {true, {}};
        }
        return {false, writeWhole(job.file, bytesOf(*text))};
    });
}

void Exporter::startBoard(ExportKind kind, const QString& file, const engine::Position& position, int seats) {
    if (isBusy()) {
        return;
    }
    if (kind == ExportKind::BoardSvg) {
        adjudicator::BoardSvg options;
        options.seats = seats;
        options.title = QFileInfo(file).completeBaseName().toStdString();
        startBytes(file, bytesOf(adjudicator::boardSvg(position, options)));
    } else {
        // Painting reads the look in force, so it is done here; packing and writing take longer.
        startImage(file, boardImage(position, seats, kBoardPixels));
    }
}

void Exporter::startBytes(const QString& file, QByteArray bytes) {
    if (!isBusy()) {
        run(file, [file, bytes = std::move(bytes)](const auto&) { return Outcome{false, writeWhole(file, bytes)}; });
    }
}

void Exporter::startImage(const QString& file, QImage image) {
    if (isBusy()) {
        return;
    }
    run(file, [file, image = std::move(image)](const auto&) {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
        return Outcome{false, writeWhole(file, bytes)};
    });
}

}  // namespace ui
