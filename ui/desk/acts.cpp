// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/acts.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <algorithm>

#include "engine/rulesets/shadow/auction.h"

namespace ui {

namespace {

template <class Condition>
bool anyPlayer(const engine::Position& position, Condition holds) {
    for (const engine::PlayerId player : position.seats()) {
        if (holds(player)) {
            return true;
        }
    }
    return false;
}

}  // namespace

const ActInfo& infoOf(Act act) {
    return *std::ranges::find(allActs(), act, &ActInfo::act);
}

QString keyOf(Act act) {
    const ActInfo& info = infoOf(act);
    const QString key = QKeySequence(info.key).toString();
    return info.shift ? QStringLiteral("⇧") + key : key;
}

QString wordOf(Act act) {
    return QCoreApplication::translate("ui::Acts", infoOf(act).word);
}

QString wordOf(Act act, const engine::Position& position) {
    const bool capital = position.inForce(engine::clause::CC_13);
    if (act == Act::Great && capital != position.inForce(engine::clause::MO_5)) {
        return capital ? QCoreApplication::translate("ui::Acts", "Capital")
                       : QCoreApplication::translate("ui::Acts", "Factory");
    }
    const bool cards =
        anyPlayer(position, [&](engine::PlayerId player) { return position.marks.toChoose[player] > 0; });
    if (act != Act::Choose || position.marks.harboursToChoose.empty()) {
        return wordOf(act);
    }
    return cards ? QCoreApplication::translate("ui::Acts", "Cards, harbour")
                 : QCoreApplication::translate("ui::Acts", "Choose harbour");
}

bool hasButton(Act act, const engine::Position& position) {
    // Votes are the beginning's; what a phase of a turn does not know is pale there, so that no button moves.
    const bool now = act != Act::Vote || position.turn.phase == engine::Phase::Found;
    return infoOf(act).inBar && now && infoOf(act).belongs(position);
}

std::optional<engine::Place> placeOf(const engine::Topology& topology, const PlaceName& name) {
    return std::visit(
        [&](const auto& place) -> std::optional<engine::Place> {
            if (const auto id = topology.find(place)) {
                return engine::Place(*id);
            }
            return std::nullopt;
        },
        name);
}

PlaceName nameOf(const engine::Topology& topology, const engine::Place& place) {
    struct Namer {
        const engine::Topology& topology;
        PlaceName operator()(engine::HexId id) const { return topology.hex(id); }
        PlaceName operator()(engine::CornerId id) const { return topology.corner(id); }
        PlaceName operator()(engine::SideId id) const { return topology.side(id); }
    };
    return std::visit(Namer{topology}, place);
}

QString textOf(const PlaceName& name) {
    return QString::fromStdString(std::visit([](const auto& place) { return engine::toText(place); }, name));
}

std::optional<PlaceName> placeFromText(const QString& text, Wanted wanted) {
    const std::string typed = text.trimmed().toUpper().toStdString();
    const auto corner = engine::cornerFromText(typed);
    const auto side = engine::sideFromText(typed);
    if (side && (wanted == Wanted::Side || !corner)) {
        return *side;
    }
    if (corner) {
        return *corner;
    }
    if (const auto hex = engine::hexFromText(typed)) {
        return *hex;
    }
    return std::nullopt;
}

std::vector<engine::PlayerId> blindBidders(const engine::Position& position) {
    std::vector<engine::PlayerId> bidders;
    const auto* auction = std::get_if<engine::Auction>(&position.turn.pending);
    if (auction == nullptr || !auction->resource || auction->tie ||
        position.rules().rulings.get<engine::RSwBid>() != engine::RSwBid::Simultaneous) {
        return bidders;
    }
    for (const engine::PlayerId player : position.seats()) {
        const engine::BidSize size = engine::bidSize(position, *auction, player);
        if (!engine::bidderRefusal(position, player) && size.fewest <= size.most) {
            bidders.push_back(player);
        }
    }
    return bidders;
}

}  // namespace ui
