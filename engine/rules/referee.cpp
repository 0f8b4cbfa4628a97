// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/referee.h"

#include <algorithm>

#include "engine/rules/consequences.h"
#include "engine/rulesets/soldiers/fight.h"

namespace engine {

namespace {

/// The referee's own acts rest on no clause; they cite the one that the game's ends and points stand under.
constexpr ClauseId kRefereeClause = clause::B_13;

/// What an adjustment can set: pieces, hexes, robber, hands. Anything else of a set-up has acts of its own.
bool setsOnlyPieces(const Setup& set) {
    Setup rest = set;
    rest.hexes.clear();
    rest.buildings.clear();
    rest.routes.clear();
    rest.armies.clear();
    rest.nukes.clear();
    rest.bridges.clear();
    rest.harbours.clear();
    rest.robber.reset();
    rest.pirate.reset();
    rest.longestRoadHolder.reset();
    for (auto& [id, holding] : rest.holdings) {
        holding.hand.reset();
    }
    std::erase_if(rest.holdings, [](const auto& item) { return item.second == HoldingSetup{}; });
    return rest == Setup{};
}

/// Turns the words of an adjustment into events, one place after the other.
class Adjusting {
public:
    explicit Adjusting(const Position& position) : m_deciding(position), m_table(*position.table) {}

    Judgement adjust(const Adjust& action) {
        if (!setsOnlyPieces(action.set)) {
            return refuse(kRefereeClause, Why::CannotStand);
        }
        for (const Site& site : action.remove) {
            std::visit([&](auto id) { empty(id); }, site);
        }
        for (const HexSetup& hex : action.set.hexes) {
            const bool badNumber = hex.number && (*hex.number < 2 || *hex.number > 12 || *hex.number == 7);
            m_unknown = m_unknown || badNumber || (!hex.terrain && !hex.faceDown);
            if (const auto id = found(m_table.topology.find(hex.hex))) {
                add(HexChanged{*id, {hex.terrain, hex.number, hex.faceDown, hex.removed, hex.continent}});
            }
        }
        for (const BuildingSetup& building : action.set.buildings) {
            set(building);
        }
        for (const RouteSetup& route : action.set.routes) {
            set(route);
        }
        for (const ArmySetup& army : action.set.armies) {
            set(army);
        }
        for (const NukeSetup& nuke : action.set.nukes) {
            set(nuke);
        }
        for (const BridgeSetup& bridge : action.set.bridges) {
            set(bridge);
        }
        for (const HarbourSetup& harbour : action.set.harbours) {
            if (const auto side = found(m_table.topology.find(harbour.side))) {
                add(HarbourPlaced{*side, harbour.trade});
            }
        }
        if (action.set.pirate) {
            if (const auto hex = found(m_table.topology.find(*action.set.pirate))) {
                add(PirateMoved{*hex});
            }
        }
        if (action.set.robber) {
            if (const auto hex = found(m_table.topology.find(*action.set.robber))) {
                add(RobberMoved{*hex});
            }
        }
        for (const auto& [id, holding] : action.set.holdings) {
            if (const auto player = found(m_table.find(id)); player && holding.hand) {
                add(HandKnown{*player, *holding.hand});
            }
        }
        if (action.set.longestRoadHolder) {
            if (const auto holder = found(m_table.find(*action.set.longestRoadHolder))) {
                add(LongestRoadMoved{holder, 0});
            }
        }
        if (m_unknown || !stillFits()) {
            return refuse(kRefereeClause, Why::CannotStand, m_places);
        }
        return std::move(m_deciding).done();
    }

private:
    template <class T>
    std::optional<T> found(std::optional<T> id) {
        m_unknown = m_unknown || !id;
        return id;
    }

    /// What was noticed rests on no clause: nobody asked the rules.
    void add(EventBody body) { m_deciding.add(std::move(body), std::vector<ClauseId>{}, {}); }
    [[nodiscard]] const Position& now() const { return m_deciding.now(); }

    void empty(SideId side) {
        if (const auto route = now().routes[side]) {
            add(PieceRemoved{pieceOf(route->kind), side, route->owner});
        }
    }

    void empty(CornerId corner) {
        if (const auto building = now().buildings[corner]) {
            add(PieceRemoved{pieceOf(building->kind), corner, building->owner});
        }
        if (const auto army = now().armies[corner]) {
            add(UnitsChanged{corner, army->owner, {}});
        }
        if (const auto nuke = now().nukes[corner]) {
            add(PieceRemoved{Piece::Nuke, corner, *nuke});
        }
    }

    void set(const BuildingSetup& building) {
        const auto owner = found(m_table.find(building.owner));
        const auto at = found(m_table.topology.find(building.at));
        if (owner && at) {
            if (!now().buildings[*at]) {
                add(PiecePlaced{pieceOf(building.kind), *at, *owner});
            }
            const Building wanted{building.kind, *owner, building.walls, building.upsideDown};
            if (*now().buildings[*at] != wanted) {
                add(BuildingChanged{*at, wanted.kind, wanted.owner, wanted.walls, wanted.upsideDown});
            }
        }
    }

    void set(const RouteSetup& route) {
        const auto owner = found(m_table.find(route.owner));
        const auto at = found(m_table.topology.find(route.at));
        if (owner && at && now().routes[*at]) {
            add(RouteChanged{*at, route.kind, *owner});
        } else if (owner && at) {
            add(PiecePlaced{pieceOf(route.kind), *at, *owner});
        }
    }

    void set(const ArmySetup& army) {
        const auto owner = found(m_table.find(army.owner));
        const auto at = found(m_table.topology.find(army.at));
        m_unknown = m_unknown || army.units.empty();
        if (owner && at) {
            add(UnitsChanged{*at, *owner, army.units});
        }
    }

    /// A bridge is put up, or changes hands; with the reverse poles it is the same bridge.
    void set(const BridgeSetup& bridge) {
        const auto owner = found(m_table.find(bridge.owner));
        const auto hex = found(m_table.topology.find(bridge.hex));
        if (!owner || !hex) {
            return;
        }
        const bool stands = std::ranges::find(now().bridges, *hex, &Bridge::hex) != now().bridges.end();
        const auto from = static_cast<std::size_t>(bridge.from);
        m_unknown = m_unknown || (from + 3) % 6 != static_cast<std::size_t>(bridge.to);
        if (stands) {
            add(BridgeChanged{*hex, *owner});
        } else if (!m_unknown) {
            const auto& corners = m_table.topology.cornersOf(*hex);
            add(BridgePlaced{*hex, corners[from], corners[(from + 3) % 6], *owner});
        }
    }

    void set(const NukeSetup& nuke) {
        const auto owner = found(m_table.find(nuke.owner));
        const auto at = found(m_table.topology.find(nuke.at));
        if (owner && at) {
            if (now().nukes[*at]) {
                add(PieceRemoved{Piece::Nuke, *at, *now().nukes[*at]});
            }
            add(PiecePlaced{Piece::Nuke, *at, *owner});
            if (!now().marks.nukeBought[*owner]) {
                add(NukeBought{*owner});
            }
        }
    }

    /// The armies of a side are its own, or those of others that may stand by it (R-ALLY-OWNER).
    [[nodiscard]] bool onItsSide(const std::vector<CornerId>& corners, PlayerId side, PlayerId other) const {
        return std::all_of(corners.begin(), corners.end(), [&](CornerId corner) {
            const auto& army = now().armies[corner];
            return army && mayFightFor(now(), army->owner, side, other);
        });
    }

    /// A combat under way still has both its sides, and its pending choices their place.
    [[nodiscard]] bool stillFits() {
        const auto* fight = std::get_if<Fight>(&now().turn.pending);
        if (fight != nullptr) {
            const FieldOfBattle field = fieldOfBattle(now(), *fight);
            m_places = {fight->at};
            return !field.battle.over() && onItsSide(fight->from, fight->attacker, fight->defender) &&
                   onItsSide(fight->allies, fight->defender, fight->attacker);
        }
        const auto* conquest = std::get_if<ConquestDue>(&now().turn.pending);
        if (conquest != nullptr) {
            m_places = {conquest->at};
            return !now().buildings[conquest->at];
        }
        return true;
    }

    Deciding m_deciding;
    const Table& m_table;
    bool m_unknown = false;
    std::vector<Place> m_places;
};

}  // namespace

bool isBlank(const std::string& text) {
    return std::all_of(text.begin(), text.end(), [](unsigned char c) { return c <= ' '; });
}

Judgement judge(const Position& position, const Rule& action) {
    if (isBlank(action.reason)) {
        return refuse(action.clause.value_or(kRefereeClause), Why::ReasonMissing);
    }
    Deciding deciding(position);
    std::vector<ClauseId> clauses;
    if (action.clause) {
        clauses.push_back(*action.clause);
    }
    deciding.add(Ruled{action.reason, action.at}, std::move(clauses), {});
    return std::move(deciding).done();
}

Judgement judge(const Position& position, const Adjust& action) {
    if (isBlank(action.reason)) {
        return refuse(kRefereeClause, Why::ReasonMissing);
    }
    return Adjusting(position).adjust(action);
}

Judgement judge(const Position& position, const EndGame& action) {
    if (position.turn.phase == Phase::Ended) {
        return refuse(kRefereeClause, Why::GameOver);
    }
    if (isBlank(action.reason)) {
        return refuse(kRefereeClause, Why::ReasonMissing);
    }
    Deciding deciding(position);
    deciding.add(gameEnded(position, action.winner, action.reason), {kRefereeClause});
    return std::move(deciding).done();
}

}  // namespace engine
