// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/report_pdf.h"

#include <QAbstractTextDocumentLayout>
#include <QFont>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgRenderer>
#include <QTextDocument>
#include <QUrl>

#include "adjudicator/report/board_svg.h"
#include "adjudicator/report/game_report.h"
#include "adjudicator/report/player_look.h"
#include "adjudicator/report/qr_svg.h"
#include "adjudicator/seal/head_text.h"

namespace ui {

namespace {

constexpr int kDpi = 300;
constexpr qreal kMarginMm = 15;
constexpr qreal kInch = 25.4;
constexpr int kBoardWide = 1500;
constexpr int kCodeWide = 400;
constexpr int kBadgeWide = 56;

constexpr const char* kPdfStyle = R"(
body { font-family: "Noto Sans", sans-serif; font-size: 10pt; color: #000000; }
h1 { font-size: 18pt; } h2 { font-size: 13pt; margin-top: 14px; } h3 { font-size: 10.5pt; margin-top: 8px; }
p { margin-top: 2px; margin-bottom: 2px; } small { font-size: 8.5pt; } td, th { padding: 3px; text-align: left; }
.tag { font-family: "Noto Sans Mono", monospace; font-size: 8pt; } .code { font-family: "Noto Sans Mono", monospace; font-size: 8.5pt; }
.off { color: #666666; text-decoration: line-through; } .when { color: #444444; }
)";

QImage drawnSvg(const std::string& svg, int wide) {
    QSvgRenderer renderer(QByteArray(svg.data(), static_cast<qsizetype>(svg.size())));
    const QRectF box = renderer.viewBoxF();
    if (!renderer.isValid() || box.isEmpty()) {
        return {};
    }
    QImage image(wide, qMax(1, qRound(wide * box.height() / box.width())), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

void addPicture(QTextDocument& document, const QString& name, const QImage& image) {
    document.addResource(QTextDocument::ImageResource, QUrl(name), image);
}

/// The text engine knows sizes only where the tag says them.
QString withSizes(QString html, const QSize& board) {
    constexpr int kBoardShown = 470;
    constexpr int kCodeShown = 120;
    const auto size = [&](const char* name, int wide, int high) {
        html.replace(
            QStringLiteral("src=\"%1\"").arg(QString::fromLatin1(name)),
            QStringLiteral("src=\"%1\" width=\"%2\" height=\"%3\"").arg(QString::fromLatin1(name)).arg(wide).arg(high));
    };
    size(adjudicator::ReportPictures::kBoard, kBoardShown,
         board.isEmpty() ? kBoardShown : kBoardShown * board.height() / board.width());
    size(adjudicator::ReportPictures::kCode, kCodeShown, kCodeShown);
    return html;
}

}  // namespace

PdfOutcome writeReportPdf(const adjudicator::Line& line, engine::Language language, const QString& file,
                          const std::function<bool(int percent)>& goesOn) {
    constexpr int kText = 50;
    constexpr int kLaidOut = 70;
    const auto html =
        adjudicator::gameReport(line, language, adjudicator::ReportForm::Text, [&](std::size_t done, std::size_t all) {
            return goesOn(kText + static_cast<int>(done * (kLaidOut - kText) / std::max<std::size_t>(all, 1)));
        });
    if (!html) {
        return {true, {}};
    }
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly)) {
        return {false, out.errorString()};
    }
    const QString title = QString::fromStdString(adjudicator::reportTitle(line, language));
    QPdfWriter writer(&out);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(kMarginMm, kMarginMm, kMarginMm, kMarginMm), QPageLayout::Millimeter);
    writer.setResolution(kDpi);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("The Adjudicator"));

    QTextDocument document;
    document.setDefaultStyleSheet(QString::fromLatin1(kPdfStyle));
    QFont font(QStringLiteral("Noto Sans"));
    constexpr int kPoints = 10;
    font.setPointSize(kPoints);
    document.setDefaultFont(font);
    document.documentLayout()->setPaintDevice(&writer);
    document.setDocumentMargin(0);
    const QSize page(writer.width(), writer.height());
    const int foot = qRound(kDpi * 8 / kInch);
    document.setPageSize(QSizeF(page.width(), page.height() - foot));
    const QImage board = drawnSvg(adjudicator::boardSvg(line.position(), {}), kBoardWide);
    addPicture(document, QString::fromLatin1(adjudicator::ReportPictures::kBoard), board);
    addPicture(document, QString::fromLatin1(adjudicator::ReportPictures::kCode),
               drawnSvg(adjudicator::qrSvg(adjudicator::headText(line.game(), line.head())), kCodeWide));
    const engine::Table& table = *line.position().table;
    for (const engine::PlayerId player : table.seats()) {
        addPicture(document,
                   QString::fromLatin1(adjudicator::ReportPictures::kBadge) + QString::number(engine::index(player)),
                   drawnSvg(adjudicator::svg::badge(adjudicator::svg::lookOf(table, player)), kBadgeWide));
    }
    document.setHtml(withSizes(QString::fromStdString(*html), board.size()));
    if (!goesOn(kLaidOut)) {
        out.cancelWriting();
        return {true, {}};
    }
    const int pages = document.pageCount();
    QPainter painter(&writer);
    for (int at = 0; at < pages; ++at) {
        if (!goesOn(kLaidOut + at * (100 - kLaidOut) / pages)) {
            painter.end();
            out.cancelWriting();
            return {true, {}};
        }
        if (at > 0) {
            writer.newPage();
        }
        const QRectF shown(0, at * (page.height() - foot), page.width(), page.height() - foot);
        painter.save();
        painter.translate(0, -shown.top());
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = shown;
        context.palette.setColor(QPalette::Text, Qt::black);
        painter.setClipRect(shown);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
        QFont small = font;
        small.setPointSize(kPoints - 2);
        painter.setFont(small);
        painter.setPen(Qt::black);
        painter.drawText(QRectF(0, page.height() - foot, page.width(), foot), Qt::AlignRight | Qt::AlignBottom,
                         QStringLiteral("%1 · %2 / %3").arg(title).arg(at + 1).arg(pages));
    }
    painter.end();
    return out.commit() ? PdfOutcome{} : PdfOutcome{false, out.errorString()};
}

}  // namespace ui
