// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/board_markers.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

#include "engine/rulesets/soldiers/conquest.h"
#include "ui/desk/place_codes.h"
#include "ui/desk/said_picture.h"
#include "ui/desk/turn_step.h"

namespace ui {

namespace {

QPointF plane(const PlaceName& name) {
    return std::visit([](const auto& place) { return HexLayout::planeOf(place); }, name);
}

/// The piece that moves, where its target is asked for.
std::optional<QPointF> movingFrom(const TableDesk& desk) {
    const ActChooser* chooser = desk.saying().chooser();
    return chooser != nullptr && chooser->act() == Act::Move && !chooser->chosen().empty()
               ? std::optional(plane(nameOf(desk.position().topology(), chooser->chosen().back())))
               : std::nullopt;
}

/// In the order of reading, from the top left; so are the letters. With more places than letters those nearest to the
/// piece that moves have one letter, the others two. Where nobody has asked for a place all have that of a region
/// first.
std::vector<Markers::Legal> lettered(const TableDesk& desk) {
    std::vector<Markers::Legal> legal;
    for (const engine::Place& place : desk.saying().nextPlaces()) {
        legal.push_back({nameOf(desk.position().topology(), place), {}});
    }
    std::ranges::sort(legal, [](const Markers::Legal& a, const Markers::Legal& b) {
        const QPointF pa = plane(a.at);
        const QPointF pb = plane(b.at);
        return std::abs(pa.y() - pb.y()) > 0.1 ? pa.y() < pb.y() : pa.x() < pb.x();
    });
    // While hands are asked for the letters are the panel's; while an army is dragged nobody types any.
    if (desk.saying().guide() == Guide::Discards || desk.saying().lifted()) {
        return legal;
    }
    std::vector<std::size_t> given(legal.size());
    std::iota(given.begin(), given.end(), std::size_t{0});
    constexpr std::size_t kLetters = 26;
    const bool isCrowded = legal.size() > kLetters;
    std::vector<QPointF> spots;
    std::ranges::transform(legal, std::back_inserter(spots), [](const Markers::Legal& its) { return plane(its.at); });
    const std::vector<QString> codes =
        isCrowded && desk.saying().act() == Act::Found ? regionCodes(spots) : placeCodes(legal.size());
    if (const auto from = movingFrom(desk); from && isCrowded) {
        std::ranges::stable_sort(given, {}, [&](std::size_t i) {
            const QPointF by = plane(legal[i].at) - *from;
            return QPointF::dotProduct(by, by);
        });
    }
    for (std::size_t i = 0; i < given.size(); ++i) {
        legal[given[i]].letter = codes[i];
    }
    return legal;
}

/// The act of the entry that one looks back to.
Markers pastMarkers(const TableDesk& desk) {
    Markers markers;
    const adjudicator::LogLine& line = desk.table().log()[*desk.past().entry()];
    if (line.act() != nullptr) {
        for (const engine::Place& place : placesOf(line.act()->action)) {
            markers.glowing.push_back(nameOf(desk.past().shownPosition().topology(), place));
        }
    }
    return markers;
}

void markSaying(Markers& markers, const Saying& saying, const engine::Topology& topology) {
    const ActChooser* chooser = saying.chooser();
    if (chooser == nullptr) {
        return;
    }
    for (const engine::Place& place : chooser->chosen()) {
        markers.chosen.push_back(nameOf(topology, place));
    }
    if (const auto from = chooser->retreating()) {
        markers.glowing.push_back(topology.corner(*from));
    }
    if (saying.choosesWay()) {
        int step = 0;
        for (const engine::CornerId corner : *saying.march().way) {
            markers.numbered.push_back({topology.corner(corner), ++step});
        }
    }
}

/// The board zooms on it; where a retreat is being said, so that the places for it are seen too.
void markStage(Markers& markers, const engine::Position& position, const Saying& saying) {
    const engine::Topology& topology = position.topology();
    const auto named = [&](const std::vector<engine::CornerId>& corners) {
        std::vector<engine::Corner> names;
        for (const engine::CornerId corner : corners) {
            names.push_back(topology.corner(corner));
        }
        return names;
    };
    if (const auto* fight = std::get_if<engine::Fight>(&position.turn.pending)) {
        markers.stage = {topology.corner(fight->at), named(fight->from), named(fight->allies), {}};
    } else if (const auto* conquest = std::get_if<engine::ConquestDue>(&position.turn.pending)) {
        markers.stage = {topology.corner(conquest->at), {}, {}, {}};
        for (const engine::CornerId beside : topology.neighboursOf(conquest->at)) {
            if (position.armies[beside] && position.armies[beside]->owner == conquest->by) {
                markers.stage->from.push_back(topology.corner(beside));
            }
        }
        for (const engine::ConqueredWay& way : engine::conqueredWays(position, conquest->loser, conquest->at)) {
            const auto* side = std::get_if<engine::SideId>(&way);
            markers.stage->besides.push_back(side != nullptr ? PlaceName(topology.side(*side))
                                                             : PlaceName(topology.hex(std::get<engine::HexId>(way))));
        }
    }
    if (markers.stage && saying.act() == Act::Stop) {
        for (const engine::Place& place : saying.nextPlaces()) {
            markers.stage->besides.push_back(nameOf(topology, place));
        }
    }
}

void markPending(Markers& markers, const engine::Position& position, const engine::LegalActs& legal) {
    const engine::Topology& topology = position.topology();
    if (const auto* fight = std::get_if<engine::Fight>(&position.turn.pending)) {
        markers.target = topology.corner(fight->at);
        for (const engine::CornerId from : fight->from) {
            markers.attackers.emplace_back(topology.corner(from));
        }
        // Who helps the defender stands out from armies that only stand by.
        for (const engine::CornerId ally : fight->allies) {
            markers.chosen.emplace_back(topology.corner(ally));
        }
    }
    if (const auto* sides = std::get_if<engine::SidesDue>(&position.turn.pending)) {
        for (const engine::HexId hex : sides->hexes) {
            markers.glowing.push_back(topology.hex(hex));
        }
    }
    if (const auto* conquest = std::get_if<engine::ConquestDue>(&position.turn.pending)) {
        markers.target = topology.corner(conquest->at);
        for (const engine::SideId side : conqueredRoutes(position, legal)) {
            markers.chosen.push_back(topology.side(side));
        }
    }
}

void markPreview(Markers& markers, const NukePreview& preview, const engine::Topology& topology) {
    markers.legal.clear();
    markers.hatched = topology.hex(preview.action.hex);
    markers.firedFrom = topology.corner(preview.action.from);
    int number = 0;
    for (const engine::Event& event : preview.decision.events) {
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

}  // namespace

Markers markersOf(const TableDesk& desk) {
    Markers markers;
    if (!desk.hasGame()) {
        return markers;
    }
    if (desk.past().entry()) {
        return pastMarkers(desk);
    }
    const engine::Topology& topology = desk.position().topology();
    const Said& said = desk.attempt().said();
    if (!desk.table().declared()) {
        markers.legal = lettered(desk);
        markers.typed = desk.saying().codeBegun();
    }
    markSaying(markers, desk.saying(), topology);
    markers.moved = movedNow(desk);
    if (const auto& lifted = desk.saying().lifted()) {
        markers.chosen = {topology.corner(lifted->from)};
    }
    markers.refused = said.refusedAt;
    if (said.lookedAt) {
        markers.chosen.push_back(*said.lookedAt);
    }
    markPending(markers, desk.position(), desk.saying().legal());
    markStage(markers, desk.position(), desk.saying());
    if (const auto& preview = desk.saying().preview()) {
        markPreview(markers, *preview, topology);
    }
    return markers;
}

}  // namespace ui
