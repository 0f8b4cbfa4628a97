// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera_dock/marker_sheet_pdf.h"

#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgRenderer>

#include "ui/text/language.h"

#ifdef ADJ_WITH_VISION
#include "vision/reading/markers.h"
#endif

namespace ui {

QString writeMarkerPdf(const QString& file, adjudicator::PageSize paper) {
#ifdef ADJ_WITH_VISION
    std::array<adjudicator::MarkerArt, vision::kMarkerCount> art;
    for (int id = 0; id < vision::kMarkerCount; ++id) {
        art[static_cast<std::size_t>(id)] = vision::markerSquares(id);
    }
    const std::string svg = adjudicator::markerSheetSvg(art, paper, language());
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly)) {
        return out.errorString();
    }
    {
        constexpr int kSheetDpi = 600;
        QPdfWriter writer(&out);
        writer.setPageSize(QPageSize(paper == adjudicator::PageSize::A4 ? QPageSize::A4 : QPageSize::Letter));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        writer.setResolution(kSheetDpi);
        writer.setCreator(QStringLiteral("The Adjudicator"));
        QPainter painter(&writer);
        QSvgRenderer renderer(QByteArray(svg.data(), static_cast<qsizetype>(svg.size())));
        renderer.render(&painter, QRectF(0, 0, writer.width(), writer.height()));
    }
    return out.commit() ? QString() : out.errorString();
#else
    Q_UNUSED(file)
    Q_UNUSED(paper)
    return {};
#endif
}

}  // namespace ui
