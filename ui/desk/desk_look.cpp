// SPDX-License-Identifier: GPL-3.0-or-later
// What stands at a place, and what could be done there.
#include <set>

#include "ui/desk/table_desk.h"
#include "ui/text/units_text.h"
#include "ui/theme/players.h"

namespace ui {

void TableDesk::look(const PlaceName& name) {
    clearSaid();
    m_asked = name;
    const auto place = placeOf(position().topology(), name);
    Message message{Message::Kind::Guide, Icon::Search, textOf(name) + QStringLiteral(":"), {}, {}, {}, {}};
    QStringList here;
    if (const auto* corner = std::get_if<engine::CornerId>(&*place)) {
        if (const auto& building = position().buildings[*corner]) {
            QString text = tr("%1 of %2").arg(buildingWord(building->kind), nameOf(position(), building->owner));
            if (building->walls > 0) {
                text += QStringLiteral(", ") + tr("%n wall(s)", nullptr, building->walls);
            }
            if (building->upsideDown) {
                text += QStringLiteral(", ") + tr("upside down");
            }
            here.append(text);
        }
        if (const auto& army = position().armies[*corner]) {
            here.append(tr("army of %1: %2").arg(nameOf(position(), army->owner), unitsWords(army->units)));
        }
        if (const auto& nuke = position().nukes[*corner]) {
            here.append(tr("nuclear weapon of %1").arg(nameOf(position(), *nuke)));
        }
    } else if (const auto* side = std::get_if<engine::SideId>(&*place)) {
        if (const auto& route = position().routes[*side]) {
            here.append((route->kind == engine::RouteKind::Road ? tr("road of %1") : tr("ship of %1"))
                            .arg(nameOf(position(), route->owner)));
        }
    } else if (const auto* hexId = std::get_if<engine::HexId>(&*place)) {
        const engine::HexState& hex = position().hexes[*hexId];
        here.append(hex.faceDown ? tr("turned over") : hex.terrain ? terrainWord(*hex.terrain) : QString());
        if (hex.number) {
            here.append(QString::number(*hex.number));
        }
    }
    message.text = here.isEmpty() ? tr("free") : here.join(QStringLiteral(" · "));
    std::set<Act> offered;
    for (const engine::Action& action : m_legal.actions) {
        const auto places = placesOf(action);
        if (places.empty() || places.front() != *place || table().declared()) {
            continue;
        }
        for (const ActInfo& info : allActs()) {
            if (info.is(action) && offered.insert(info.act).second) {
                const Act act = info.act;
                message.buttons.push_back({wordOf(act, position()), [this, act, name] {
                                               choose(act);
                                               if (m_chooser && m_chooser->chosen().empty()) {
                                                   takePlace(name);
                                               }
                                           }});
            }
        }
    }
    m_said = std::move(message);
    Q_EMIT changed();
}

}  // namespace ui
