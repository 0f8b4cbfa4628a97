// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/brush_bar.h"

#include <QPainter>
#include <QResizeEvent>

#include "ui/board/artwork.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/kit/tab_order.h"
#include "ui/text/units_text.h"
#include "ui/theme/icons.h"

namespace ui {

namespace {

constexpr int kIcon = 30;
/// Below this width the brushes are smaller, so that they take fewer rows from the board.
constexpr int kNarrow = 720;
constexpr int kSmallIcon = 24;

/// A picture of `units` board units in a square button.
template <class Paint>
QIcon brushPicture(const QWidget* on, qreal units, Paint paint) {
    const qreal ratio = on->devicePixelRatioF();
    QPixmap pixmap(qRound(kIcon * ratio), qRound(kIcon * ratio));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(kIcon / 2.0, kIcon / 2.0);
    painter.scale(kIcon / units, kIcon / units);
    paint(painter);
    return QIcon(pixmap);
}

/// Whether a brush means anything by these rules.
bool isMeant(const Brush& brush, const engine::Rules& rules) {
    using Kind = Brush::Kind;
    const bool monopolists = rules.has(engine::Document::Monopolists);
    switch (brush.kind) {
        case Kind::Army:
        case Kind::Nuke:
        case Kind::UpsideDown:
        case Kind::FaceDown:
        case Kind::Metropolis:
            return rules.armies;
        case Kind::Wall:
            return rules.walls;
        case Kind::Factory:
        case Kind::Continent:
            return monopolists;
        case Kind::Capital:
            return rules.has(engine::clause::CC_13);
        case Kind::Bridge:
            return rules.has(engine::clause::CC_12);
        case Kind::Removed:
            return rules.has(engine::Document::Shadow);
        case Kind::Look:
        case Kind::Terrain:
        case Kind::Number:
        case Kind::Settlement:
        case Kind::City:
        case Kind::Road:
        case Kind::Ship:
        case Kind::Robber:
        case Kind::Pirate:
        case Kind::Harbour:
        case Kind::Erase:
            break;
    }
    return true;
}

}  // namespace

BrushBar::BrushBar(QWidget* parent) : QWidget(parent) {
    kit::ground(*this);
    auto* layout = kit::column(this, 6, {10, 8, 10, 8});

    auto* hexes = new QWidget(this);
    auto* hexRow = new FlowLayout(hexes, 3);
    const auto lens = QIcon(drawn(Icon::Search, colours().text, kIcon - 8, devicePixelRatioF()));
    add(hexRow, {}, tr("Look: press a hex to choose its terrain and number"), lens);
    for (const engine::Terrain terrain :
         {engine::Terrain::Forest, engine::Terrain::Pasture, engine::Terrain::Fields, engine::Terrain::Hills,
          engine::Terrain::Mountains, engine::Terrain::Desert, engine::Terrain::Gold, engine::Terrain::Sea}) {
        Brush brush;
        brush.kind = Brush::Kind::Terrain;
        brush.terrain = terrain;
        add(hexRow, brush, terrainWord(terrain),
            brushPicture(this, 210, [&](QPainter& p) { artwork::paintTile(p, terrain, colours()); }));
    }
    for (const int number : {2, 3, 4, 5, 6, 8, 9, 10, 11, 12}) {
        Brush brush;
        brush.kind = Brush::Kind::Number;
        brush.number = number;
        add(hexRow, brush, tr("Number token %1").arg(number), brushPicture(this, 80, [&](QPainter& p) {
                p.translate(0, -4);
                artwork::paintToken(p, number, colours());
            }));
    }
    Brush none;
    none.kind = Brush::Kind::Number;
    add(hexRow, none, tr("No number token"), brushPicture(this, 80, [](QPainter& p) {
            p.setPen(QPen(colours().dim, 3, Qt::DashLine));
            p.drawEllipse(QPointF(0, 0), 32, 32);
        }));
    const auto simple = [](Brush::Kind kind) {
        Brush brush;
        brush.kind = kind;
        return brush;
    };
    add(hexRow, simple(Brush::Kind::Robber), tr("Robber"),
        brushPicture(this, 90, [](QPainter& p) { artwork::paintRobber(p); }));
    add(hexRow, simple(Brush::Kind::Pirate), tr("Pirate"),
        brushPicture(this, 90, [](QPainter& p) { artwork::paintPirate(p); }));
    add(hexRow, simple(Brush::Kind::FaceDown), tr("Turned-over hex"),
        brushPicture(this, 210, [](QPainter& p) { artwork::paintFaceDown(p, colours()); }));
    add(hexRow, simple(Brush::Kind::Removed), tr("Removed hex"),
        brushPicture(this, 210, [](QPainter& p) { artwork::paintRemoved(p, colours()); }));
    add(hexRow, simple(Brush::Kind::Continent), tr("Continent: the one named below"),
        QIcon(drawn(Icon::Flag, colours().text, kIcon - 6, devicePixelRatioF())));
    for (const auto& trade : {std::optional<engine::Resource>(), std::optional(engine::Resource::Brick),
                              std::optional(engine::Resource::Lumber), std::optional(engine::Resource::Wool),
                              std::optional(engine::Resource::Grain), std::optional(engine::Resource::Ore)}) {
        Brush brush = simple(Brush::Kind::Harbour);
        brush.trade = trade;
        add(hexRow, brush, trade ? tr("Harbour 2:1 for %1").arg(resourceWord(*trade)) : tr("Harbour 3:1"),
            brushPicture(this, 76, [&](QPainter& p) { artwork::paintHarbourBadge(p, trade, false, colours()); }));
    }
    layout->addWidget(hexes);

    auto* pieces = new QWidget(this);
    auto* pieceRow = new FlowLayout(pieces, 3);
    const auto building = [&](Brush::Kind kind, const QString& name, engine::BuildingKind drawing) {
        addPiece(pieceRow, simple(kind), name, 84, [drawing](QPainter& p, const PlayerLook& look) {
            artwork::paintBuilding(p, drawing, look, 0, false);
        });
    };
    building(Brush::Kind::Settlement, tr("Settlement"), engine::BuildingKind::Settlement);
    building(Brush::Kind::City, tr("City"), engine::BuildingKind::City);
    building(Brush::Kind::Metropolis, tr("Metropolis"), engine::BuildingKind::Metropolis);
    building(Brush::Kind::Capital, tr("Capital"), engine::BuildingKind::Capital);
    building(Brush::Kind::Factory, tr("Factory"), engine::BuildingKind::Factory);
    addPiece(pieceRow, simple(Brush::Kind::Road), tr("Road"), 80, [](QPainter& p, const PlayerLook& look) {
        p.rotate(-30);
        artwork::paintRoad(p, look);
    });
    addPiece(pieceRow, simple(Brush::Kind::Ship), tr("Ship"), 76,
             [](QPainter& p, const PlayerLook& look) { artwork::paintShip(p, look); });
    addPiece(pieceRow, simple(Brush::Kind::Bridge), tr("Bridge: each further click turns it"), 220,
             [](QPainter& p, const PlayerLook& look) {
                 p.translate(0, 20);
                 artwork::paintBridge(p, look);
             });
    add(pieceRow, simple(Brush::Kind::Wall), tr("City wall: one more, after three none"),
        QIcon(drawn(Icon::Wall, colours().text, kIcon - 6, devicePixelRatioF())));
    for (const auto& [unit, drawing, name] :
         {std::tuple(engine::UnitKind::Infantry, Icon::Infantry, tr("One more infantry")),
          std::tuple(engine::UnitKind::Cavalry, Icon::Cavalry, tr("One more cavalry")),
          std::tuple(engine::UnitKind::Artillery, Icon::Artillery, tr("One more artillery"))}) {
        Brush brush = simple(Brush::Kind::Army);
        brush.unit = unit;
        add(pieceRow, brush, name, QIcon(drawn(drawing, colours().text, kIcon - 6, devicePixelRatioF())));
    }
    addPiece(pieceRow, simple(Brush::Kind::Nuke), tr("Nuclear weapon"), 60,
             [](QPainter& p, const PlayerLook& look) { artwork::paintNuke(p, look); });
    addPiece(pieceRow, simple(Brush::Kind::UpsideDown), tr("Building upside down"), 84,
             [](QPainter& p, const PlayerLook& look) {
                 artwork::paintBuilding(p, engine::BuildingKind::Settlement, look, 0, true);
             });
    add(pieceRow, simple(Brush::Kind::Erase), tr("Take away"),
        QIcon(drawn(Icon::Cross, colours().bad, kIcon - 6, devicePixelRatioF())));
    layout->addWidget(pieces);
    m_players = new QWidget(this);
    m_players->setLayout(new FlowLayout(nullptr, 3));
    layout->addWidget(m_players);
    drop();
}

/// All rows of brushes are seen: the board beside them gives way.
void BrushBar::resizeEvent(QResizeEvent* event) {
    const bool isNarrow = event->size().width() < kNarrow;
    const int icon = isNarrow ? kSmallIcon : kIcon;
    for (const auto& [button, brush] : m_buttons) {
        button->setIconSize(QSize(icon, icon));
        button->setFixedSize(icon + (isNarrow ? 8 : 10), icon + 8);
    }
    layout()->setSpacing(isNarrow ? 2 : 6);
    layout()->setContentsMargins(10, isNarrow ? 4 : 8, 10, isNarrow ? 4 : 8);
    // The rows were measured with the brushes as they were before.
    for (QWidget* row : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        row->updateGeometry();
    }
    setMinimumHeight(layout()->heightForWidth(event->size().width()));
}

QToolButton* BrushBar::add(QLayout* row, const Brush& brush, const QString& name, const QIcon& icon) {
    auto* button = kit::dressed(new QToolButton(this), {.spoken = name, .tip = name});
    button->setIcon(icon);
    button->setIconSize(QSize(kIcon, kIcon));
    button->setFixedSize(kIcon + 10, kIcon + 8);
    button->setCheckable(true);
    button->setAutoRaise(true);
    connect(button, &QToolButton::clicked, this, [this, brush] {
        m_brush = brush;
        for (const auto& [other, its] : m_buttons) {
            other->setChecked(its == m_brush);
        }
        Q_EMIT brushChanged();
    });
    row->addWidget(button);
    m_buttons.emplace_back(button, brush);
    return button;
}

void BrushBar::addPiece(QLayout* row, const Brush& brush, const QString& name, double units, PaintPiece paint) {
    m_pieces.push_back({add(row, brush, name, {}), units, std::move(paint)});
}

void BrushBar::choosePlayer(const std::string& id) {
    m_owner = id;
    PlayerLook look = lookOf(QString(), QString(), 0);
    for (const Owner& owner : m_owners) {
        owner.button->setChecked(owner.id == m_owner);
        look = owner.id == m_owner ? owner.look : look;
    }
    if (m_shown == look) {
        return;
    }
    m_shown = look;
    for (const Piece& piece : m_pieces) {
        piece.button->setIcon(brushPicture(this, piece.units, [&](QPainter& p) { piece.paint(p, look); }));
    }
}

void BrushBar::setRules(const engine::Rules& rules, bool continents) {
    for (const auto& [button, brush] : m_buttons) {
        const bool meant = isMeant(brush, rules) && (continents || brush.kind != Brush::Kind::Continent);
        button->setVisible(meant);
        if (!meant && brush == m_brush) {
            drop();
        }
    }
}

void BrushBar::drop() {
    m_brush = {};
    for (const auto& [button, brush] : m_buttons) {
        button->setChecked(brush == m_brush);
    }
}

void BrushBar::setPlayers(const std::vector<engine::PlayerSetup>& players) {
    for (const Owner& owner : m_owners) {
        delete owner.button;
    }
    m_owners.clear();
    bool known = false;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const engine::PlayerSetup& player = players[seat];
        const PlayerLook look =
            lookOf(QString::fromStdString(player.id), QString::fromStdString(player.colour), static_cast<int>(seat));
        auto* button = kit::dressed(new QToolButton(m_players), {.tip = tr("Pieces of %1").arg(nameOf(player))});
        button->setText(nameOf(player));
        button->setIcon(badge(look, 22, devicePixelRatioF()));
        button->setIconSize(QSize(22, 22));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setCheckable(true);
        button->setAutoRaise(true);
        connect(button, &QToolButton::clicked, this, [this, id = player.id] { choosePlayer(id); });
        m_players->layout()->addWidget(button);
        button->show();
        m_owners.push_back({button, player.id, look});
        known = known || player.id == m_owner;
    }
    takeTabPlace(*m_players, *m_players);
    choosePlayer(known || players.empty() ? m_owner : players.front().id);
}

}  // namespace ui
