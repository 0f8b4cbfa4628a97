// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/nuke_panel.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "engine/rules/points.h"
#include "ui/board/artwork.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/tab_order.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/sentences.h"
#include "ui/text/units_text.h"
#include "ui/theme/colours.h"

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
    QFont font = p.font();
    font.setPixelSize(14);
    font.setWeight(QFont::Bold);
    p.setFont(font);
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
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* head = new QLabel(tr("Nuclear weapon"), this);
    head->setProperty("kind", QStringLiteral("head"));
    layout->addWidget(head);
    m_content = new QWidget(this);
    layout->addWidget(m_content, 1);
}

void NukePanel::refresh() {
    if (!m_desk.hasGame()) {
        return;
    }
    auto* fresh = new QWidget(this);
    auto* layout = new QVBoxLayout(fresh);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(10);
    const engine::Position& now = m_desk.position();
    const auto& preview = m_desk.saying().preview();
    auto* top = new QHBoxLayout;
    auto* picture = new QLabel(fresh);
    picture->setPixmap(weapon(lookOf(now, now.turn.player), devicePixelRatioF()));
    auto* title = new QLabel(fresh);
    title->setProperty("kind", QStringLiteral("title"));
    title->setWordWrap(true);
    top->addWidget(picture);
    top->addWidget(title, 1);
    layout->addLayout(top);

    if (!preview) {
        title->setText(tr("Which hex?"));
        auto* hint = new QLabel(tr("Point at a hex: every consequence is listed here before anything happens."), fresh);
        hint->setWordWrap(true);
        hint->setProperty("kind", QStringLiteral("dim"));
        layout->addWidget(hint);
        layout->addStretch(1);
    } else {
        const engine::HexState& hex = now.hexes[preview->action.hex];
        const QString terrain = hex.terrain ? terrainWord(*hex.terrain) : tr("hex");
        title->setText(tr("%1 at %2", "terrain and number at place")
                           .arg(hex.number ? QStringLiteral("%1 %2").arg(terrain).arg(*hex.number) : terrain,
                                textOf(now.topology().hex(preview->action.hex))));
        auto* from = new QLabel(tr("fired from %1").arg(textOf(now.topology().corner(preview->action.from))), fresh);
        from->setProperty("kind", QStringLiteral("dim"));
        layout->addWidget(from);
        // What it does may be more than the panel has room for; the buttons stay.
        auto* area = new QScrollArea(fresh);
        area->setWidgetResizable(true);
        area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        area->setFocusPolicy(Qt::NoFocus);
        auto* list = new QWidget;
        list->setObjectName(QStringLiteral("panel"));
        list->setAttribute(Qt::WA_StyledBackground);
        auto* lines = new QVBoxLayout(list);
        lines->setContentsMargins(0, 0, 0, 0);
        lines->setSpacing(10);
        auto* grid = new QGridLayout;
        grid->setHorizontalSpacing(10);
        grid->setVerticalSpacing(8);
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
            auto* words = new QLabel(text, list);
            words->setWordWrap(true);
            auto* tags = new QWidget(list);
            auto* tagRow = new QHBoxLayout(tags);
            tagRow->setContentsMargins(0, 0, 0, 0);
            tagRow->setSpacing(4);
            for (const engine::ClauseId clause : event.clauses) {
                tagRow->addWidget(new ClauseTag(clause, tags));
            }
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
            for (const engine::RulingChoice& ruling : rulings) {
                flow->addWidget(new ClauseTag(ruling, used));
            }
            lines->addWidget(used);
        }
        lines->addStretch(1);
        area->setWidget(list);
        layout->addWidget(area, 1);
        auto* row2 = new QHBoxLayout;
        auto* other = new QPushButton(tr("Another hex   [Esc]"), fresh);
        other->setMinimumHeight(44);
        connect(
            other, &QPushButton::clicked, this, [this] { m_desk.cancel(); }, Qt::QueuedConnection);
        auto* fire =
            new QPushButton(tr("Fire at %1   [Enter]")
                                .arg(hex.number ? QStringLiteral("%1 %2").arg(terrain).arg(*hex.number) : terrain),
                            fresh);
        fire->setProperty("kind", QStringLiteral("destroy"));
        connect(
            fire, &QPushButton::clicked, this, [this] { m_desk.saying().confirm(); }, Qt::QueuedConnection);
        row2->addWidget(other);
        row2->addWidget(fire, 1);
        layout->addLayout(row2);
    }
    takeTabPlace(*m_content, *fresh);
    delete this->layout()->replaceWidget(m_content, fresh);
    m_content->hide();
    m_content->deleteLater();
    m_content = fresh;
    m_content->show();
    static_cast<QVBoxLayout*>(this->layout())->setStretchFactor(m_content, 1);
}

}  // namespace ui
