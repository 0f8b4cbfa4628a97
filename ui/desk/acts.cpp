// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/acts.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <algorithm>
#include <array>

#include "engine/rulesets/shadow/auction.h"

namespace ui {

namespace {

using engine::Item;

constexpr std::array kActs{
    ActInfo{Act::Found, Icon::Settlement, Qt::Key_S},
    ActInfo{Act::Road, Icon::Road, Qt::Key_R, Item::Road},
    ActInfo{Act::Ship, Icon::Ship, Qt::Key_H, Item::Ship},
    ActInfo{Act::Bridge, Icon::Bridge, Qt::Key_G, Item::Bridge},
    ActInfo{Act::Settlement, Icon::Settlement, Qt::Key_S, Item::Settlement},
    ActInfo{Act::City, Icon::City, Qt::Key_C, Item::City},
    ActInfo{Act::Great, Icon::Flag, Qt::Key_C, std::nullopt, true},
    ActInfo{Act::Infantry, Icon::Infantry, Qt::Key_1, Item::Infantry},
    ActInfo{Act::Cavalry, Icon::Cavalry, Qt::Key_2, Item::Cavalry},
    ActInfo{Act::Artillery, Icon::Artillery, Qt::Key_3, Item::Artillery},
    ActInfo{Act::Train, Icon::Cavalry, Qt::Key_I, Item::Infantry},
    ActInfo{Act::BuyNuke, Icon::Nuke, Qt::Key_4, Item::Nuke},
    ActInfo{Act::Wall, Icon::Wall, Qt::Key_W, Item::Wall},
    ActInfo{Act::Trade, Icon::Hand, Qt::Key_T},
    ActInfo{Act::Card, Icon::Cards, Qt::Key_K, Item::Card},
    ActInfo{Act::TakeOver, Icon::Fight, Qt::Key_U},
    ActInfo{Act::MoveShip, Icon::Ship, Qt::Key_H, std::nullopt, true},
    ActInfo{Act::Choose, Icon::Cards, Qt::Key_Y},
    ActInfo{Act::Boycott, Icon::Cross, Qt::Key_O},
    ActInfo{Act::Vote, Icon::Check, Qt::Key_V},
    ActInfo{Act::Move, Icon::Army, Qt::Key_A},
    ActInfo{Act::Attack, Icon::Fight, Qt::Key_F},
    ActInfo{Act::FightRobber, Icon::Robber, Qt::Key_B},
    ActInfo{Act::Fire, Icon::Nuke, Qt::Key_N},
    ActInfo{Act::Robber, Icon::Robber, Qt::Key_B},
    ActInfo{Act::Stop, Icon::Flag, Qt::Key_X},
    ActInfo{Act::Capitulate, Icon::Flag, Qt::Key_Q},
    ActInfo{Act::Due, Icon::Flag, Qt::Key_V, std::nullopt, false, false},
    ActInfo{Act::Discard, Icon::Hand, Qt::Key_E, std::nullopt, false, false},
    ActInfo{Act::Referee, Icon::Ruling, Qt::Key_P, std::nullopt, false, false},
};

template <class... Kinds>
bool isOneOf(const engine::Pending& pending) {
    return (std::holds_alternative<Kinds>(pending) || ...);
}

template <class Condition>
bool anyPlayer(const engine::Position& position, Condition holds) {
    for (const engine::PlayerId player : position.seats()) {
        if (holds(player)) {
            return true;
        }
    }
    return false;
}

bool mayChoose(const engine::Position& position) {
    return !position.marks.harboursToChoose.empty() ||
           anyPlayer(position, [&](engine::PlayerId player) { return position.marks.toChoose[player] > 0; });
}

bool hasSea(const engine::Position& position) {
    return std::any_of(position.hexes.begin(), position.hexes.end(),
                       [](const engine::HexState& hex) { return hex.terrain == engine::Terrain::Sea; });
}

}  // namespace

std::span<const ActInfo> allActs() {
    return kActs;
}

const ActInfo& infoOf(Act act) {
    return *std::find_if(kActs.begin(), kActs.end(), [act](const ActInfo& info) { return info.act == act; });
}

QString keyOf(Act act) {
    const ActInfo& info = infoOf(act);
    const QString key = QKeySequence(info.key).toString();
    return info.shift ? QStringLiteral("⇧") + key : key;
}

Guide guideOf(Act act) {
    switch (act) {
        case Act::Trade:
            return Guide::Trade;
        case Act::Vote:
            return Guide::Votes;
        case Act::Referee:
            return Guide::Referee;
        case Act::Card:
        case Act::Choose:
        case Act::Boycott:
        case Act::Capitulate:
        case Act::TakeOver:
        case Act::Due:
        case Act::Discard:
            return Guide::Questions;
        default:
            return Guide::None;
    }
}

QString wordOf(Act act) {
    const auto told = [](const char* text) { return QCoreApplication::translate("ui::Acts", text); };
    switch (act) {
        case Act::Found:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Found"));
        case Act::Road:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Road"));
        case Act::Ship:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Ship"));
        case Act::Bridge:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Bridge"));
        case Act::Settlement:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Settlement"));
        case Act::City:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "City"));
        case Act::Great:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Capital, factory"));
        case Act::Infantry:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Infantry"));
        case Act::Cavalry:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Cavalry"));
        case Act::Artillery:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Artillery"));
        case Act::Train:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Train"));
        case Act::BuyNuke:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Nuclear weapon"));
        case Act::Wall:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "City wall"));
        case Act::Trade:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Trade"));
        case Act::Card:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Card"));
        case Act::TakeOver:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Take over"));
        case Act::MoveShip:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Move ship"));
        case Act::Choose:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Name cards"));
        case Act::Boycott:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Boycott"));
        case Act::Vote:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Vote"));
        case Act::Move:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Move army"));
        case Act::Attack:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Fight"));
        case Act::FightRobber:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Fight robber"));
        case Act::Fire:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Fire weapon"));
        case Act::Robber:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Robber"));
        case Act::Stop:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Stop, retreat"));
        case Act::Capitulate:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Capitulate"));
        case Act::Due:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Due"));
        case Act::Discard:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Give up cards"));
        case Act::Referee:
            return told(QT_TRANSLATE_NOOP("ui::Acts", "Referee"));
    }
    return {};
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

bool belongsTo(Act act, const engine::Position& position) {
    const engine::Rules& rules = position.rules();
    const engine::Phase phase = position.turn.phase;
    const engine::Pending& pending = position.turn.pending;
    const bool building =
        phase == engine::Phase::Build || phase == engine::Phase::Roll || phase == engine::Phase::Special;
    const bool turn = building || phase == engine::Phase::Move || phase == engine::Phase::Combat;
    switch (act) {
        case Act::Found:
            return phase == engine::Phase::Found;
        case Act::Robber:
            return std::holds_alternative<engine::RobberDue>(pending);
        case Act::Stop:
            return std::holds_alternative<engine::Fight>(pending);
        case Act::Road:
        case Act::Settlement:
        case Act::City:
        case Act::Trade:
            return building;
        case Act::Card:
            return turn;
        case Act::Ship:
            return building && hasSea(position);
        case Act::MoveShip:
            return phase == engine::Phase::Build &&
                   std::any_of(position.routes.begin(), position.routes.end(),
                               [](const auto& route) { return route && route->kind == engine::RouteKind::Ship; });
        case Act::Bridge:
            return building && position.inForce(engine::clause::CC_12);
        case Act::Great:
            return building && (position.inForce(engine::clause::CC_13) || position.inForce(engine::clause::MO_5));
        case Act::Infantry:
        case Act::Cavalry:
        case Act::Artillery:
        case Act::BuyNuke:
            return building && rules.armies;
        case Act::Train:
            return building && position.inForce(engine::clause::SA_V1);
        case Act::Wall:
            return building && rules.walls;
        case Act::TakeOver:
            return building && position.inForce(engine::clause::MO_8);
        case Act::Choose:
            return mayChoose(position);
        case Act::Boycott:
            return position.inForce(engine::clause::CC_14) &&
                   (position.marks.boycottOpen ||
                    anyPlayer(position, [&](engine::PlayerId player) { return position.marks.boycotted[player]; }));
        case Act::Vote:
            return position.inForce(engine::clause::CC_2) &&
                   ((phase == engine::Phase::Found && position.marks.founded == 0) || phase == engine::Phase::Roll);
        case Act::Move:
            return rules.armies && phase == engine::Phase::Move;
        case Act::Attack:
        case Act::Fire:
        case Act::FightRobber:
            return rules.armies && phase == engine::Phase::Combat;
        case Act::Capitulate:
            return rules.armies && turn;
        case Act::Due:
            return isOneOf<engine::TakeoverDue, engine::SidesDue, engine::Auction, engine::FateThrow, engine::Upheaval,
                           engine::TokensDue>(pending);
        case Act::Discard:
            return isOneOf<engine::RobberDue, engine::TieThrow, engine::TributeDue>(pending);
        case Act::Referee:
            return phase != engine::Phase::Ended;
    }
    return false;
}

bool hasButton(Act act, const engine::Position& position) {
    // Votes are the beginning's; what a phase of a turn does not know is pale there, so that no button moves.
    const bool now = act != Act::Vote || position.turn.phase == engine::Phase::Found;
    return infoOf(act).inBar && now && belongsTo(act, position);
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
