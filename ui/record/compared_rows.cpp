// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/compared_rows.h"

#include "ui/kit/kit.h"
#include "ui/text/language.h"

namespace ui {

ComparedRows::ComparedRows(QWidget* parent) : QScrollArea(parent) {
    setAccessibleName(tr("What differs, and what is equal"));
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
}

void ComparedRows::clear() {
    setWidget(new QWidget(this));
}

void ComparedRows::show(const std::vector<adjudicator::ComparedRow>& rows) {
    auto* page = new QWidget(this);
    auto* layout = kit::column(page, 4, {12, 8, 12, 8});
    for (const adjudicator::ComparedRow& row : rows) {
        auto* band = kit::ground(page, row.differs ? "differs" : "equal");
        auto* grid = kit::grid(band, 12, 0, {10, 6, 10, 6});
        const char* kind = row.differs ? nullptr : "dim";
        const auto weight = row.differs ? std::optional(QFont::DemiBold) : std::nullopt;
        const auto words = [&](const QString& text, Qt::Alignment align) {
            return kit::label(text, band,
                              {.kind = kind, .wraps = true, .align = align | Qt::AlignVCenter, .weight = weight});
        };
        const QString ring = row.ring > 0 ? QStringLiteral("(%1) ").arg(row.ring) : QString();
        const QString sign = row.differs ? QStringLiteral("≠ ") : QStringLiteral("= ");
        grid->addWidget(words(said(row.asRecorded), Qt::AlignRight), 0, 0);
        grid->addWidget(words(ring + sign + said(row.what), Qt::AlignHCenter), 0, 1);
        grid->addWidget(words(said(row.asTried), Qt::AlignLeft), 0, 2);
        grid->setColumnStretch(0, 5);
        grid->setColumnStretch(1, 3);
        grid->setColumnStretch(2, 5);
        layout->addWidget(band);
    }
    layout->addStretch();
    setWidget(page);
}

}  // namespace ui
