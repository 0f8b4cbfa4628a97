// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/nuke_panel.h"

#include <QPainter>

#include "engine/rules/points.h"
#include "ui/board/artwork.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/kit/tab_order.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/place_text.h"
#include "ui/text/sentences.h"
#include "ui/text/units_text.h"
#include "ui/theme/colours.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

QPixmap disc(int number, qreal ratio) {
    QPixmap pixmap(qRound(26 * ratio), qRound(26 * ratio));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter p(&pixmap);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(Qt::NoPen);
    p.setBrush(colours().destroy);
    p.drawEllipse(QRectF(1, 1, 24, 24));
    p.setFont(sized(p.font(), 14, QFont::Bold));
    p.setPen(Qt::white);
    p.drawText(QRectF(0, 0, 26, 26), Qt::AlignCenter, QString::number(number));
    return pixmap;
}

QPixmap weapon(const PlayerLook& look, qreal ratio) {
    QPixmap pixmap(qRound(58 * ratio), qRound(58 * ratio));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter p(&pixmap);
    p.setRenderHint(QPainter::Antialiasing);
    p.translate(29, 29);
    p.scale(1.15, 1.15);
    artwork::paintNuke(p, look);
    return pixmap;
}

/// Whether the board shows this line with a disc, see markersOf.
bool isNumbered(const engine::Event& event) {
    const auto* removed = std::get_if<engine::PieceRemoved>(&event.body);
    return std::holds_alternative<engine::HexTurnedOver>(event.body) ||
           std::holds_alternative<engine::BuildingChanged>(event.body) ||
           (removed != nullptr && removed->piece != engine::Piece::Nuke &&
            std::holds_alternative<engine::CornerId>(removed->at));
}

}  // namespace

NukePanel::NukePanel(TableDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk) {
    kit::ground(*this);
    auto* layout = kit::column(this);
    layout->addWidget(kit::label(tr("Nuclear weapon"), this, {.kind = "head"}));
    m_content = new QWidget(this);
    layout->addWidget(m_content, 1);
}

void NukePanel::refresh() {
    if (!m_desk.hasGame()) {
        return;
    }
    auto* fresh = new QWidget(this);
    auto* layout = kit::column(fresh, 10, {16, 12, 16, 12});
    const engine::Position& now = m_desk.position();
    const auto& preview = m_desk.saying().preview();
    auto* top = new QHBoxLayout;
    auto* picture = kit::picture(weapon(lookOf(now, now.turn.player), devicePixelRatioF()), fresh);
    auto* title = kit::heading({}, fresh);
    kit::fill(*top, {picture, {title, 1}});
    layout->addLayout(top);

    if (!preview) {
        title->setText(tr("Which hex?"));
        auto* hint = kit::note(tr("Point at a hex: every consequence is listed here before anything happens."), fresh);
        kit::fill(*layout, {hint, kit::stretch()});
    } else {
        title->setText(capital(placeLabel(now, preview->action.hex)));
        const std::string start = placeWords(now).from(preview->action.from);
        auto* from = kit::dim(tr("fired %1").arg(QString::fromStdString(start)), fresh);
        layout->addWidget(from);
        // What it does may be more than the panel has room for; the buttons stay.
        auto* area = kit::scroll(fresh);
        auto* list = kit::dressed(new QWidget(), {.name = "panel"});
        list->setAttribute(Qt::WA_StyledBackground);
        auto* lines = kit::column(list, 10);
        auto* grid = kit::grid(nullptr, 10, 8);
        grid->setColumnStretch(1, 1);
        int row = 0;
        int number = 0;
        for (const engine::Event& event : preview->decision.events) {
            const QString text = sentence(event, now);
            if (text.isEmpty() && !isNumbered(event)) {
                continue;
            }
            auto* mark = new QLabel(list);
            if (isNumbered(event)) {
                mark->setPixmap(disc(++number, devicePixelRatioF()));
            }
            auto* words = kit::label(text, list, {.wraps = true});
            auto* tags = new QWidget(list);
            auto* tagRow = kit::row(tags, 4);
            addTags(*tagRow, event.clauses, tags);
            grid->addWidget(mark, row, 0, Qt::AlignTop);
            grid->addWidget(words, row, 1);
            grid->addWidget(tags, row, 2, Qt::AlignRight | Qt::AlignTop);
            ++row;
        }
        lines->addLayout(grid);
        QStringList points;
        for (const engine::PlayerId player : now.seats()) {
            const int before = engine::points(now, player);
            const int after = engine::points(preview->after, player);
            if (before != after) {
                points.append(QStringLiteral("%1 %2 → <b>%3</b>").arg(nameOf(now, player)).arg(before).arg(after));
            }
        }
        auto* change = new QLabel(
            points.isEmpty() ? tr("No points change.") : tr("Points: %1").arg(points.join(QStringLiteral(", "))), list);
        change->setWordWrap(true);
        lines->addWidget(change);
        const auto rulings = rulingsOf(preview->decision.events);
        if (!rulings.empty()) {
            auto* used = new QWidget(list);
            auto* flow = new FlowLayout(used);
            flow->addWidget(new QLabel(tr("Rulings used:"), used));
            addTags(*flow, rulings, used);
            lines->addWidget(used);
        }
        lines->addStretch(1);
        area->setWidget(list);
        layout->addWidget(area, 1);
        auto* row2 = new QHBoxLayout;
        auto* other = new QPushButton(tr("Another hex   [Esc]"), fresh);
        other->setMinimumHeight(44);
        kit::afterPress(other, this, [this] { m_desk.cancel(); });
        auto* fire = kit::pressLater(tr("Fire   [Enter]"), fresh, {.kind = "destroy"}, this,
                                     [this] { m_desk.saying().confirm(); });
        kit::fill(*row2, {other, {fire, 1}});
        layout->addLayout(row2);
    }
    kit::replace(m_content, fresh);
    static_cast<QVBoxLayout*>(this->layout())->setStretchFactor(m_content, 1);
}

}  // namespace ui
