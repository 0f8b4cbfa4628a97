// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/place_facts.h"

#include <QCoreApplication>

#include "ui/text/units_text.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

struct PlaceFacts {
    Q_DECLARE_TR_FUNCTIONS(ui::PlaceFacts)

public:
    static QStringList at(const engine::Position& position, engine::CornerId corner) {
        QStringList here;
        if (const auto& building = position.buildings[corner]) {
            QString text = tr("%1 of %2").arg(buildingWord(building->kind), nameOf(position, building->owner));
            if (building->walls > 0) {
                text += QStringLiteral(", ") + tr("%n wall(s)", nullptr, building->walls);
            }
            if (building->upsideDown) {
                text += QStringLiteral(", ") + tr("upside down");
            }
            here.append(text);
        }
        if (const auto& army = position.armies[corner]) {
            here.append(tr("army of %1: %2").arg(nameOf(position, army->owner), unitsWords(army->units)));
        }
        if (const auto& nuke = position.nukes[corner]) {
            here.append(tr("nuclear weapon of %1").arg(nameOf(position, *nuke)));
        }
        return here;
    }

    static QStringList at(const engine::Position& position, engine::SideId side) {
        const auto& route = position.routes[side];
        return route ? QStringList((route->kind == engine::RouteKind::Road ? tr("road of %1") : tr("ship of %1"))
                                       .arg(nameOf(position, route->owner)))
                     : QStringList();
    }

    static QStringList at(const engine::Position& position, engine::HexId hexId) {
        const engine::HexState& hex = position.hexes[hexId];
        QStringList here(hex.faceDown ? tr("turned over") : hex.terrain ? terrainWord(*hex.terrain) : QString());
        if (hex.number) {
            here.append(QString::number(*hex.number));
        }
        return here;
    }

    static QString free() { return tr("free"); }
};

}  // namespace

QString standingAt(const engine::Position& position, const engine::Place& place) {
    const QStringList here = std::visit([&](const auto id) { return PlaceFacts::at(position, id); }, place);
    return here.isEmpty() ? PlaceFacts::free() : here.join(QStringLiteral(" · "));
}

}  // namespace ui
