// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/exchange.h"

#include <algorithm>

#include "engine/rules/turn.h"
#include "engine/rulesets/monopolists/continents.h"

namespace engine {

namespace {

/// The crossing where this event puts a settlement or factory; empty for any other event.
std::optional<CornerId> builtAt(const Event& event) {
    const auto* placed = std::get_if<PiecePlaced>(&event.body);
    const bool building = placed != nullptr && (placed->piece == Piece::Settlement || placed->piece == Piece::Factory ||
                                                placed->piece == Piece::City);
    const auto* corner = building ? std::get_if<CornerId>(&placed->at) : nullptr;
    return corner != nullptr ? std::optional(*corner) : std::nullopt;
}

bool ownsAnEnd(const Position& position, PlayerId player, SideId side) {
    const auto& ends = position.topology().endsOf(side);
    return std::any_of(ends.begin(), ends.end(), [&](CornerId end) { return position.ownerAt(end) == player; });
}

void givePoint(Deciding& deciding, CornerId corner) {
    const auto& building = deciding.now().buildings[corner];
    const bool open = deciding.now().inForce(clause::MO_16) && !deciding.now().marks.exchangePoint;
    if (open && building && building->kind == BuildingKind::Settlement && isOnExchange(deciding.now(), corner)) {
        deciding.add(ExchangeReached{building->owner}, {clause::MO_16});
    }
}

void offerHarbours(Deciding& deciding, CornerId corner) {
    if (!deciding.now().inForce(clause::MO_17)) {
        return;
    }
    const std::vector<Harbour> harbours = deciding.now().harbours;
    for (const Harbour& harbour : harbours) {
        const auto& ends = deciding.now().topology().endsOf(harbour.side);
        const bool here = ends[0] == corner || ends[1] == corner;
        const auto& offered = deciding.now().marks.harboursToChoose;
        const bool open = std::ranges::find(offered, harbour.side) == offered.end();
        if (here && open && isExchangeHarbour(deciding.now(), harbour)) {
            deciding.add(HarbourOffered{harbour.side}, {clause::MO_17});
        }
    }
}

}  // namespace

void reachExchange(Deciding& deciding) {
    const std::size_t count = deciding.events().size();
    for (std::size_t i = 0; i < count; ++i) {
        if (const auto corner = builtAt(deciding.events()[i])) {
            givePoint(deciding, *corner);
            offerHarbours(deciding, *corner);
        }
    }
}

bool isExchangeHarbour(const Position& position, const Harbour& harbour) {
    const auto& hexes = position.topology().hexesOf(harbour.side);
    return std::any_of(hexes.begin(), hexes.end(),
                       [&](HexId hex) { return position.hexes[hex].continent == kExchange; });
}

int spareHarbours(const Position& position, std::optional<Resource> trade) {
    const auto laid = std::ranges::count_if(position.harbours, [&](const Harbour& harbour) {
        return !harbour.faceDown && harbour.trade == trade && isExchangeHarbour(position, harbour);
    });
    return position.number(trade ? Number::SpecialHarbours : Number::AnyHarbours) - static_cast<int>(laid);
}

Judgement judge(const Position& position, const ChooseHarbour& action) {
    if (!position.inForce(clause::MO_17)) {
        return refuse(clause::MO_17, Why::NotInDocuments);
    }
    if (auto refusal = pendingRefusal(position)) {
        return tl::unexpected(*refusal);
    }
    const auto& offered = position.marks.harboursToChoose;
    if (std::ranges::find(offered, action.at) == offered.end() || !ownsAnEnd(position, action.by, action.at)) {
        return refuse(clause::MO_17, Why::NoHarbourToChoose, {action.at});
    }
    const auto there = std::ranges::find(position.harbours, action.at, &Harbour::side);
    const bool same = there != position.harbours.end() && !there->faceDown && there->trade == action.resource;
    if (!same && spareHarbours(position, action.resource) <= 0) {
        return refuse(clause::MO_17, Why::NoHarbourLeft, {action.at});
    }
    Deciding deciding(position);
    deciding.add(HarbourPlaced{action.at, action.resource}, {clause::MO_17});
    return deciding;
}

}  // namespace engine
