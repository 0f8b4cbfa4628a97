// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/fate_table.h"

#include <QPainter>
#include <utility>

#include "adjudicator/text/words.h"
#include "engine/rulesets/ccm/catastrophes.h"
#include "ui/board/artwork.h"
#include "ui/dice/die_art.h"
#include "ui/kit/kit.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/language.h"
#include "ui/text/units_text.h"

namespace ui {

namespace {

constexpr int kFateDie = 30;

QString fateWord(std::string_view text) {
    return capital(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())));
}

QPixmap resourcePixmap(engine::Resource resource, qreal ratio) {
    QPixmap pixmap(QSizeF(kFateDie * ratio, kFateDie * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(kFateDie / 2.0, kFateDie / 2.0);
    artwork::paintResource(painter, resource, kFateDie);
    return pixmap;
}

}  // namespace

FateTable::FateTable(QWidget* parent) : QWidget(parent) {
    constexpr int kSides = 6;
    auto* grid = kit::grid(this, 10, 6);
    int row = 0;
    const auto add = [&](std::pair<int, int> faces, const QString& name, std::optional<engine::Resource> lost,
                         const QString& what) {
        const auto die = [&](int shown) {
            return kit::picture(diePixmap(kSides, shown, kFateDie, devicePixelRatioF()), this);
        };
        grid->addWidget(die(faces.first), row, 0);
        grid->addWidget(die(faces.second), row, 1);
        grid->addWidget(kit::label(name, this, {.wraps = true, .pixels = 17, .weight = QFont::DemiBold}), row, 2);
        if (lost) {
            grid->addWidget(kit::picture(resourcePixmap(*lost, devicePixelRatioF()), this), row, 3);
        }
        if (!what.isEmpty()) {
            grid->addWidget(kit::label(what, this, {.wraps = true}), row, 4);
        }
        ++row;
    };
    const auto head = [&](const QString& text, engine::ClauseId clause) {
        auto* line = kit::row(nullptr, 8, {0, 6, 0, 0});
        kit::fill(*line, {{kit::note(text, this), 1}, new ClauseTag(clause, this)});
        grid->addLayout(line, row++, 0, 1, 5);
    };
    head(tr("A double: lost for a round"), engine::clause::CC_17);
    for (int face = 1; face <= kSides; ++face) {
        const auto lost = engine::resourceLost(face);
        add({face, face}, fateWord(adjudicator::catastropheWord(lost, language())), lost,
            lost ? tr("no yields of %1").arg(resourceWord(*lost)) : tr("no trade with bank or harbours"));
    }
    head(tr("A 7: destroyed at all hexes of the number thrown next, unless it is averted"), engine::clause::CC_18);
    for (int face = 1; face <= kSides / 2; ++face) {
        add({face, kSides + 1 - face}, fateWord(adjudicator::upheavalWord(engine::kindHit(face), language())),
            std::nullopt, {});
    }
    grid->setColumnStretch(2, 1);
    grid->setColumnStretch(4, 2);
}

}  // namespace ui
