// SPDX-License-Identifier: GPL-3.0-or-later
// What the board shows of what is being said: legal places with their letters, what is chosen, refused or aimed at.
#include <algorithm>
#include <cmath>

#include "engine/action/decide.h"
#include "ui/desk/table_desk.h"

namespace ui {

namespace {

const QString kLetters = QStringLiteral("abcdefghijklmnopqrstuvwxyz");

}  // namespace

std::vector<Markers::Legal> TableDesk::lettered() const {
    std::vector<Markers::Legal> legal;
    if (!m_chooser || m_correcting) {
        return legal;
    }
    if (!dueDiscards().empty()) {
        return legal;
    }
    for (const engine::Place& place : choosesWay() ? nextSteps() : m_chooser->nextPlaces()) {
        legal.push_back({nameOf(position().topology(), place), {}});
    }
    // Letters in the order of reading, from the top left; with more places than letters there are none.
    const auto plane = [](const PlaceName& name) {
        return std::visit([](const auto& place) { return HexLayout::planeOf(place); }, name);
    };
    std::sort(legal.begin(), legal.end(), [&](const Markers::Legal& a, const Markers::Legal& b) {
        const QPointF pa = plane(a.at);
        const QPointF pb = plane(b.at);
        return std::abs(pa.y() - pb.y()) > 0.1 ? pa.y() < pb.y() : pa.x() < pb.x();
    });
    // While hands are asked for the letters are the panel's.
    if (static_cast<qsizetype>(legal.size()) <= kLetters.size() && guide() != Guide::Discards) {
        for (std::size_t i = 0; i < legal.size(); ++i) {
            legal[i].letter = QString(kLetters[static_cast<qsizetype>(i)]);
        }
    }
    return legal;
}

std::vector<engine::SideId> TableDesk::conqueredRoutes() const {
    std::vector<engine::SideId> routes;
    const auto conquest =
        std::holds_alternative<engine::ConquestDue>(position().turn.pending) ? stepAction() : std::nullopt;
    if (!conquest) {
        return routes;
    }
    if (const auto decided = engine::decide(position(), *conquest)) {
        for (const engine::Event& event : decided->events) {
            if (const auto* changed = std::get_if<engine::RouteChanged>(&event.body)) {
                routes.push_back(changed->at);
            }
        }
    }
    return routes;
}

Markers TableDesk::markers() const {
    Markers markers;
    if (!hasGame()) {
        return markers;
    }
    if (past()) {
        return pastMarkers();
    }
    const engine::Topology& topology = position().topology();
    if (!table().declared()) {
        markers.legal = lettered();
    }
    if (m_chooser) {
        for (const engine::Place& place : m_chooser->chosen()) {
            markers.chosen.push_back(nameOf(topology, place));
        }
    }
    if (const auto from = retreating()) {
        markers.glowing.push_back(topology.corner(*from));
    }
    if (choosesWay()) {
        int step = 0;
        for (const engine::CornerId corner : *m_march.way) {
            markers.numbered.push_back({topology.corner(corner), ++step});
        }
    }
    markers.refused = m_refusedAt;
    if (m_asked) {
        markers.chosen.push_back(*m_asked);
    }
    if (const auto* fight = std::get_if<engine::Fight>(&position().turn.pending)) {
        markers.target = topology.corner(fight->at);
        for (const engine::CornerId from : fight->from) {
            markers.attackers.emplace_back(topology.corner(from));
        }
        // Who helps the defender stands out from armies that only stand by.
        for (const engine::CornerId ally : fight->allies) {
            markers.chosen.emplace_back(topology.corner(ally));
        }
    }
    if (const auto* sides = std::get_if<engine::SidesDue>(&position().turn.pending)) {
        for (const engine::HexId hex : sides->hexes) {
            markers.glowing.push_back(topology.hex(hex));
        }
    }
    if (const auto* conquest = std::get_if<engine::ConquestDue>(&position().turn.pending)) {
        markers.target = topology.corner(conquest->at);
        for (const engine::SideId side : conqueredRoutes()) {
            markers.chosen.push_back(topology.side(side));
        }
    }
    if (m_preview) {
        markers.legal.clear();
        markers.hatched = topology.hex(m_preview->action.hex);
        markers.firedFrom = topology.corner(m_preview->action.from);
        int number = 0;
        for (const engine::Event& event : m_preview->decision.events) {
            const auto* changed = std::get_if<engine::BuildingChanged>(&event.body);
            const auto* removed = std::get_if<engine::PieceRemoved>(&event.body);
            const auto* turned = std::get_if<engine::HexTurnedOver>(&event.body);
            if (turned != nullptr) {
                markers.numbered.push_back({topology.hex(turned->hex), ++number});
            } else if (changed != nullptr) {
                markers.numbered.push_back({topology.corner(changed->at), ++number});
            } else if (removed != nullptr && removed->piece != engine::Piece::Nuke) {
                if (const auto* corner = std::get_if<engine::CornerId>(&removed->at)) {
                    markers.numbered.push_back({topology.corner(*corner), ++number});
                }
            }
        }
    }
    return markers;
}

Wanted TableDesk::wanted() const {
    return m_chooser && !m_correcting ? wantedFor(m_chooser->act(), m_chooser->chosen().size()) : Wanted::Any;
}

}  // namespace ui
