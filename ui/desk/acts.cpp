// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/acts.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace ui {

namespace {

constexpr std::array<ActInfo, 15> kActs{{
    {Act::Found, Icon::Settlement, Qt::Key_S, std::nullopt},
    {Act::Road, Icon::Road, Qt::Key_R, engine::Item::Road},
    {Act::Ship, Icon::Ship, Qt::Key_H, engine::Item::Ship},
    {Act::Settlement, Icon::Settlement, Qt::Key_S, engine::Item::Settlement},
    {Act::City, Icon::City, Qt::Key_C, engine::Item::City},
    {Act::Infantry, Icon::Infantry, Qt::Key_1, engine::Item::Infantry},
    {Act::Cavalry, Icon::Cavalry, Qt::Key_2, engine::Item::Cavalry},
    {Act::Artillery, Icon::Artillery, Qt::Key_3, engine::Item::Artillery},
    {Act::BuyNuke, Icon::Nuke, Qt::Key_4, engine::Item::Nuke},
    {Act::Wall, Icon::Wall, Qt::Key_W, engine::Item::Wall},
    {Act::Move, Icon::Army, Qt::Key_A, std::nullopt},
    {Act::Attack, Icon::Fight, Qt::Key_F, std::nullopt},
    {Act::Fire, Icon::Nuke, Qt::Key_N, std::nullopt},
    {Act::Robber, Icon::Robber, Qt::Key_B, std::nullopt},
    {Act::Stop, Icon::Flag, Qt::Key_X, std::nullopt},
}};

bool isBuild(const engine::Action& action, engine::Piece piece) {
    const auto* build = std::get_if<engine::Build>(&action);
    return build != nullptr && build->piece == piece;
}

bool isBuy(const engine::Action& action, int engine::Units::* kind) {
    const auto* buy = std::get_if<engine::BuyUnits>(&action);
    return buy != nullptr && buy->units.*kind > 0;
}

engine::Place toPlace(const engine::Site& site) {
    return std::visit([](auto id) { return engine::Place(id); }, site);
}


template <class Id>
std::optional<Id> at(std::span<const engine::Place> places, std::size_t which) {
    if (which >= places.size()) {
        return std::nullopt;
    }
    const Id* id = std::get_if<Id>(&places[which]);
    return id != nullptr ? std::optional(*id) : std::nullopt;
}

}  // namespace

std::span<const ActInfo> allActs() {
    return kActs;
}

const ActInfo& infoOf(Act act) {
    return *std::find_if(kActs.begin(), kActs.end(), [act](const ActInfo& info) { return info.act == act; });
}

QString wordOf(Act act) {
    const auto told = [](const char* text) { return QCoreApplication::translate("ui::Acts", text); };
    switch (act) {
        case Act::Found: return told(QT_TRANSLATE_NOOP("ui::Acts", "Found"));
        case Act::Road: return told(QT_TRANSLATE_NOOP("ui::Acts", "Road"));
        case Act::Ship: return told(QT_TRANSLATE_NOOP("ui::Acts", "Ship"));
        case Act::Settlement: return told(QT_TRANSLATE_NOOP("ui::Acts", "Settlement"));
        case Act::City: return told(QT_TRANSLATE_NOOP("ui::Acts", "City"));
        case Act::Infantry: return told(QT_TRANSLATE_NOOP("ui::Acts", "Infantry"));
        case Act::Cavalry: return told(QT_TRANSLATE_NOOP("ui::Acts", "Cavalry"));
        case Act::Artillery: return told(QT_TRANSLATE_NOOP("ui::Acts", "Artillery"));
        case Act::BuyNuke: return told(QT_TRANSLATE_NOOP("ui::Acts", "Nuclear weapon"));
        case Act::Wall: return told(QT_TRANSLATE_NOOP("ui::Acts", "City wall"));
        case Act::Move: return told(QT_TRANSLATE_NOOP("ui::Acts", "Move army"));
        case Act::Attack: return told(QT_TRANSLATE_NOOP("ui::Acts", "Fight"));
        case Act::Fire: return told(QT_TRANSLATE_NOOP("ui::Acts", "Fire weapon"));
        case Act::Robber: return told(QT_TRANSLATE_NOOP("ui::Acts", "Robber"));
        case Act::Stop: return told(QT_TRANSLATE_NOOP("ui::Acts", "Stop, retreat"));
    }
    return {};
}

bool belongsTo(Act act, const engine::Position& position) {
    const engine::Rules& rules = position.rules();
    const engine::Phase phase = position.turn.phase;
    const bool building = phase == engine::Phase::Build || phase == engine::Phase::Roll;
    switch (act) {
        case Act::Found: return phase == engine::Phase::Found;
        case Act::Robber: return std::holds_alternative<engine::RobberDue>(position.turn.pending);
        case Act::Stop: return std::holds_alternative<engine::Fight>(position.turn.pending);
        case Act::Road:
        case Act::Settlement:
        case Act::City: return building;
        case Act::Ship: {
            const auto isSea = [](const engine::HexState& hex) { return hex.terrain == engine::Terrain::Sea; };
            return building && std::any_of(position.hexes.begin(), position.hexes.end(), isSea);
        }
        case Act::Infantry:
        case Act::Cavalry:
        case Act::Artillery:
        case Act::BuyNuke: return building && rules.armies;
        case Act::Wall: return building && rules.walls;
        case Act::Move: return rules.armies && phase == engine::Phase::Move;
        case Act::Attack:
        case Act::Fire: return rules.armies && phase == engine::Phase::Combat;
    }
    return false;
}

bool isOf(Act act, const engine::Action& action) {
    using engine::Piece;
    switch (act) {
        case Act::Found: return std::holds_alternative<engine::Found>(action);
        case Act::Road: return isBuild(action, Piece::Road);
        case Act::Ship: return isBuild(action, Piece::Ship);
        case Act::Settlement: return isBuild(action, Piece::Settlement);
        case Act::City: return std::holds_alternative<engine::Upgrade>(action);
        case Act::Infantry: return isBuy(action, &engine::Units::infantry);
        case Act::Cavalry: return isBuy(action, &engine::Units::cavalry);
        case Act::Artillery: return isBuy(action, &engine::Units::artillery);
        case Act::BuyNuke: return isBuild(action, Piece::Nuke);
        case Act::Wall: return isBuild(action, Piece::Wall);
        case Act::Move: return std::holds_alternative<engine::MoveArmy>(action);
        case Act::Attack: return std::holds_alternative<engine::Attack>(action);
        case Act::Fire: return std::holds_alternative<engine::FireNuke>(action);
        case Act::Robber: return std::holds_alternative<engine::MoveRobber>(action);
        case Act::Stop: return std::holds_alternative<engine::Stop>(action);
    }
    return false;
}

std::vector<engine::Place> placesOf(const engine::Action& action) {
    using namespace engine;
    if (const auto* found = std::get_if<Found>(&action)) {
        return {found->at, found->route};
    }
    if (const auto* build = std::get_if<Build>(&action)) {
        return {toPlace(build->at)};
    }
    if (const auto* upgrade = std::get_if<Upgrade>(&action)) {
        return {upgrade->at};
    }
    if (const auto* buy = std::get_if<BuyUnits>(&action)) {
        return {buy->at};
    }
    if (const auto* move = std::get_if<MoveArmy>(&action)) {
        const CornerId to = move->to ? *move->to : move->path.empty() ? move->from : move->path.back();
        return {move->from, to};
    }
    if (const auto* attack = std::get_if<Attack>(&action)) {
        return {attack->at};
    }
    if (const auto* fire = std::get_if<FireNuke>(&action)) {
        return {fire->from, fire->hex};
    }
    if (const auto* robber = std::get_if<MoveRobber>(&action)) {
        return {robber->hex};
    }
    if (const auto* stop = std::get_if<Stop>(&action)) {
        std::vector<Place> places;
        for (const Retreat& retreat : stop->retreat) {
            places.emplace_back(retreat.to);
        }
        return places;
    }
    return {};
}

Wanted wantedFor(Act act, std::size_t chosen) {
    switch (act) {
        case Act::Road:
        case Act::Ship: return Wanted::Side;
        case Act::Robber: return Wanted::Hex;
        case Act::Found: return chosen == 0 ? Wanted::Corner : Wanted::Side;
        case Act::Fire: return chosen == 0 ? Wanted::Corner : Wanted::Hex;
        default: return Wanted::Corner;
    }
}

std::optional<engine::Action> actionFor(Act act, const engine::Position& position, std::span<const engine::Place> places) {
    using namespace engine;
    const PlayerId by = position.turn.player;
    const auto corner = at<CornerId>(places, 0);
    const auto side = at<SideId>(places, 0);
    const auto buyAt = [&](Units units) -> std::optional<Action> {
        return corner ? std::optional<Action>(BuyUnits{by, units, *corner}) : std::nullopt;
    };
    const auto buildAt = [&](Piece piece, auto site) -> std::optional<Action> {
        return site ? std::optional<Action>(Build{by, piece, Site(*site)}) : std::nullopt;
    };
    switch (act) {
        case Act::Found: {
            if (!corner) {
                return std::nullopt;
            }
            // With the corner alone: asked with its first side, so that the corner itself is judged.
            const auto route = at<SideId>(places, 1);
            return Found{by, *corner, route ? *route : position.topology().sidesOf(*corner)[0]};
        }
        case Act::Road: return buildAt(Piece::Road, side);
        case Act::Ship: return buildAt(Piece::Ship, side);
        case Act::Settlement: return buildAt(Piece::Settlement, corner);
        case Act::City: return corner ? std::optional<Action>(Upgrade{by, Piece::City, *corner}) : std::nullopt;
        case Act::Infantry: return buyAt({.infantry = 1});
        case Act::Cavalry: return buyAt({.cavalry = 1});
        case Act::Artillery: return buyAt({.artillery = 1});
        case Act::BuyNuke: return buildAt(Piece::Nuke, corner);
        case Act::Wall: return buildAt(Piece::Wall, corner);
        case Act::Move: {
            const auto to = at<CornerId>(places, 1);
            if (!corner) {
                return std::nullopt;
            }
            MoveArmy move;
            move.by = by;
            move.from = *corner;
            move.to = to ? *to : *corner;
            return move;
        }
        case Act::Attack: {
            if (!corner) {
                return std::nullopt;
            }
            Attack attack;
            attack.by = by;
            attack.at = *corner;
            for (const CornerId beside : position.topology().neighboursOf(*corner)) {
                if (position.armies[beside] && position.armies[beside]->owner == by) {
                    attack.from.push_back(beside);
                }
            }
            if (attack.from.empty()) {
                // No army in reach: any own one, so that the answer is about the distance.
                for (const CornerId other : position.topology().corners()) {
                    if (attack.from.empty() && position.armies[other] && position.armies[other]->owner == by) {
                        attack.from.push_back(other);
                    }
                }
            }
            return attack;
        }
        case Act::Fire: {
            const auto hex = at<HexId>(places, 1);
            return corner && hex ? std::optional<Action>(FireNuke{by, *corner, *hex}) : std::nullopt;
        }
        case Act::Robber: {
            const auto hex = at<HexId>(places, 0);
            return hex ? std::optional<Action>(MoveRobber{by, *hex, std::nullopt}) : std::nullopt;
        }
        case Act::Stop: {
            const auto* fight = std::get_if<Fight>(&position.turn.pending);
            if (fight == nullptr || places.size() < fight->from.size()) {
                return std::nullopt;
            }
            Stop stop;
            stop.by = fight->attacker;
            for (std::size_t i = 0; i < fight->from.size(); ++i) {
                if (const auto to = at<CornerId>(places, i)) {
                    stop.retreat.push_back({fight->from[i], *to});
                }
            }
            return stop;
        }
    }
    return std::nullopt;
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

ActChooser::ActChooser(Act act, std::span<const engine::Action> legal) : m_act(act) {
    std::copy_if(legal.begin(), legal.end(), std::back_inserter(m_candidates), [act](const auto& action) { return isOf(act, action); });
}

std::vector<engine::Place> ActChooser::nextPlaces() const {
    std::vector<engine::Place> places;
    for (const engine::Action& action : m_candidates) {
        const auto all = placesOf(action);
        if (all.size() > m_chosen.size()) {
            places.push_back(all[m_chosen.size()]);
        }
    }
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

bool ActChooser::take(const engine::Place& place) {
    std::vector<engine::Action> left;
    for (const engine::Action& action : m_candidates) {
        const auto all = placesOf(action);
        if (all.size() > m_chosen.size() && all[m_chosen.size()] == place) {
            left.push_back(action);
        }
    }
    if (left.empty()) {
        return false;
    }
    m_candidates = std::move(left);
    m_chosen.push_back(place);
    return true;
}

bool ActChooser::placesDone() const {
    return !m_candidates.empty() && std::all_of(m_candidates.begin(), m_candidates.end(), [this](const engine::Action& action) {
        return placesOf(action).size() <= m_chosen.size();
    });
}

bool ActChooser::stepBack(std::span<const engine::Action> legal) {
    if (m_chosen.empty()) {
        return false;
    }
    auto places = std::move(m_chosen);
    places.pop_back();
    *this = ActChooser(m_act, legal);
    for (const engine::Place& place : places) {
        take(place);
    }
    return true;
}

}  // namespace ui
