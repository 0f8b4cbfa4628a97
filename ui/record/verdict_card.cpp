// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/verdict_card.h"

#include <QScrollArea>

#include "ui/kit/kit.h"
#include "ui/text/language.h"

namespace ui {

namespace {

using adjudicator::VerdictTone;

const char* kindOf(VerdictTone tone) {
    switch (tone) {
        case VerdictTone::Good:
            return "good";
        case VerdictTone::Trust:
            return "warn";
        case VerdictTone::Bad:
            return "bad";
        case VerdictTone::Plain:
            break;
    }
    return "";
}

}  // namespace

VerdictCard::VerdictCard(QWidget* parent) : InlinePanel(tr("Is this record to be believed?"), parent) {
    setObjectName(QStringLiteral("verdictCard"));
}

void VerdictCard::show(const adjudicator::VerdictWords& words) {
    constexpr int kHigh = 300;
    auto* area = kit::scroll(this);
    auto* page = new QWidget(area);
    auto* layout = kit::column(page, 6, {14, 2, 14, 10});
    layout->addWidget(kit::label(said(words.headline) + QStringLiteral(". ") + said(words.reason), page,
                                 {.kind = kindOf(words.tone), .wraps = true}));
    for (const adjudicator::VerdictRow& row : words.rows) {
        const QString title =
            row.count.empty() ? said(row.title) : said(row.title) + QStringLiteral(": ") + said(row.count);
        layout->addWidget(
            kit::label(title, page, {.kind = kindOf(row.tone), .wraps = true, .weight = QFont::DemiBold}));
        if (!row.text.empty()) {
            layout->addWidget(kit::label(said(row.text), page, {.kind = "dim", .wraps = true}));
        }
    }
    layout->addStretch(1);
    area->setWidget(page);
    area->setFixedHeight(kHigh);
    setBody(area);
    QFrame::show();
}

}  // namespace ui
