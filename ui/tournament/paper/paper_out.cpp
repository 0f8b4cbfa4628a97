// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/paper/paper_out.h"

#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>
#include <QPrinterInfo>
#include <QSaveFile>

namespace ui {

namespace {

constexpr qreal kInchMm = 25.4;
constexpr qreal kPaperMarginMm = 12;
/// Forty units a millimetre, so that nothing is scaled.
constexpr int kPaperDpi = 1016;

}  // namespace

bool paintPaper(const paper::PaperContent& content, QPagedPaintDevice& device,
                const std::function<bool(int percent)>& goesOn) {
    constexpr int kSet = 30;
    constexpr int kDone = 100;
    const qreal scale = device.logicalDpiX() / (kInchMm * paper::kMm);
    const auto pages = paper::pagesOf(content, QSizeF(device.width(), device.height()) / scale);
    if (!goesOn(kSet)) {
        return false;
    }
    QPainter painter(&device);
    if (!painter.isActive()) {
        return false;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (i > 0) {
            device.newPage();
        }
        pages[i].paint(painter);
        if (!goesOn(kSet + static_cast<int>((i + 1) * (kDone - kSet) / pages.size()))) {
            return false;
        }
    }
    return painter.end();
}

PdfOutcome writePaperPdf(const paper::PaperContent& content, const QString& file,
                         const std::function<bool(int percent)>& goesOn) {
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly)) {
        return {false, out.errorString()};
    }
    QPdfWriter writer(&out);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(kPaperMarginMm, kPaperMarginMm, kPaperMarginMm, kPaperMarginMm),
                          QPageLayout::Millimeter);
    writer.setResolution(kPaperDpi);
    writer.setTitle(paper::text(content.head.tournament) + QStringLiteral(" – ") + content.title);
    writer.setCreator(QStringLiteral("The Adjudicator"));
    if (!paintPaper(content, writer, goesOn)) {
        out.cancelWriting();
        return {true, {}};
    }
    return out.commit() ? PdfOutcome{} : PdfOutcome{false, out.errorString()};
}

QString writeWholeFile(const QString& file, const std::string& bytes) {
    QSaveFile out(file);
    const auto size = static_cast<qint64>(bytes.size());
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes.data(), size) != size || !out.commit()) {
        return out.errorString();
    }
    return {};
}

PaperOut::PaperOut(QObject* parent) : QObject(parent) {
    connect(&m_side, &SideWork::progressed, this, &PaperOut::progressed);
}

void PaperOut::writePdf(const paper::PaperContent& content, const QString& file) {
    m_side.start([this, content, file](const SideWork::GoesOn& goesOn) -> SideWork::Finish {
        const PdfOutcome outcome = writePaperPdf(content, file, goesOn);
        return [this, file, outcome] {
            if (outcome.isStopped || !outcome.problem.isEmpty()) {
                Q_EMIT failed(file, outcome.problem);
            } else {
                Q_EMIT written(file);
            }
        };
    });
}

void PaperOut::print(const paper::PaperContent& content, const QString& printer) {
    m_side.start([this, content, printer](const SideWork::GoesOn& goesOn) -> SideWork::Finish {
        QPrinter device(QPrinterInfo::printerInfo(printer), QPrinter::HighResolution);
        QString problem;
        bool isStopped = false;
        if (!device.isValid()) {
            problem = tr("The printer does not answer.");
        } else {
            device.setDocName(paper::text(content.head.tournament) + QStringLiteral(" – ") + content.title);
            device.setPageMargins(QMarginsF(kPaperMarginMm, kPaperMarginMm, kPaperMarginMm, kPaperMarginMm),
                                  QPageLayout::Millimeter);
            if (!paintPaper(content, device, goesOn)) {
                device.abort();
                isStopped = true;
            }
        }
        return [this, printer, problem, isStopped] {
            if (isStopped || !problem.isEmpty()) {
                Q_EMIT failed(printer, problem);
            } else {
                Q_EMIT printed(printer);
            }
        };
    });
}

void PaperOut::askForPrinters() {
    m_asking.start([this](const SideWork::GoesOn&) -> SideWork::Finish {
        const QStringList names = QPrinterInfo::availablePrinterNames();
        return [this, names] {
            m_printers = names;
            Q_EMIT printersKnown();
        };
    });
}

}  // namespace ui
