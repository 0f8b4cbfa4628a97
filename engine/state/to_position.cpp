// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/to_position.h"

#include <algorithm>
#include <array>
#include <set>

#include "engine/rulesets/registry.h"
#include "engine/rulesets/soldiers/fight.h"
#include "engine/state/names.h"

namespace engine {

namespace {

constexpr std::array<std::string_view, 31> kFaultKinds{
    "no-hexes",       "too-many-hexes", "hex-twice",           "bad-wrap",         "terrain-missing",  "bad-number",
    "unknown-hex",    "unknown-corner", "unknown-side",        "two-buildings",    "two-routes",       "two-armies",
    "two-nukes",      "two-bridges",    "piece-of-nobody",     "too-many-players", "player-twice",     "unknown-player",
    "empty-army",     "bad-walls",      "bridge-not-opposite", "unknown-document", "document-not-yet", "unknown-ruling",
    "unknown-switch", "unknown-number", "number-out-of-range", "unknown-price",    "unknown-phase",    "bad-pending",
    "bad-hand"};

constexpr int kMostWalls = 9;

/// Builds the position and gathers every fault on the way.
class Judge {
public:
    explicit Judge(const Setup& setup) : m_setup(setup) {}

    Expected<Position, Faults> judge() {
        const auto players = readPlayers();
        RulesChoice choice{m_setup.documents, m_setup.rulings, m_setup.switches,
                           m_setup.numbers,   m_setup.prices,  players.size()};
        auto rules = combine(choice);
        if (!rules) {
            m_faults.insert(m_faults.end(), rules.error().begin(), rules.error().end());
        }
        const auto hexes = readHexNames();
        if (!m_faults.empty()) {
            return unexpected(std::move(m_faults));
        }
        m_position.table =
            std::make_shared<const Table>(Table{Topology(hexes, m_setup.wrap), players, std::move(*rules),
                                                m_setup.numbers, m_setup.prices, m_setup.extras});
        makeRoom();
        readHexes();
        readPieces();
        readCards();
        readTurn();
        readMarks();
        if (!m_faults.empty()) {
            return unexpected(std::move(m_faults));
        }
        return std::move(m_position);
    }

private:
    void fault(FaultKind kind, std::string at) { m_faults.push_back({kind, std::move(at)}); }
    [[nodiscard]] const Topology& board() const { return m_position.table->topology; }

    std::vector<Player> readPlayers() {
        std::vector<Player> players;
        for (const PlayerSetup& player : m_setup.players) {
            players.push_back({player.id, player.name, player.colour});
        }
        if (players.empty()) {
            for (const std::string& id : occurringOwners()) {
                players.push_back({id, {}, {}});
            }
        }
        std::set<std::string> seen;
        for (const Player& player : players) {
            if (!seen.insert(player.id).second) {
                fault(FaultKind::PlayerTwice, player.id);
            }
        }
        if (players.size() > kMaxPlayers) {
            fault(FaultKind::TooManyPlayers, std::to_string(players.size()));
        }
        return players;
    }

    [[nodiscard]] std::set<std::string> occurringOwners() const {
        std::set<std::string> owners;
        const auto gather = [&](const auto& pieces) {
            for (const auto& piece : pieces) {
                owners.insert(piece.owner);
            }
        };
        gather(m_setup.buildings);
        gather(m_setup.routes);
        gather(m_setup.bridges);
        gather(m_setup.armies);
        gather(m_setup.nukes);
        return owners;
    }

    std::vector<Hex> readHexNames() {
        std::vector<Hex> hexes;
        std::set<Hex> seen;
        if (m_setup.hexes.empty()) {
            fault(FaultKind::NoHexes, {});
        }
        if (m_setup.hexes.size() > kMaxHexes) {
            fault(FaultKind::TooManyHexes, std::to_string(m_setup.hexes.size()));
        }
        if (m_setup.wrap && m_setup.wrap->n < 3) {
            fault(FaultKind::BadWrap, std::to_string(m_setup.wrap->n));
            return hexes;
        }
        for (const HexSetup& hex : m_setup.hexes) {
            if (!seen.insert(canonical(hex.hex, m_setup.wrap)).second) {
                fault(FaultKind::HexTwice, toText(hex.hex));
            }
            hexes.push_back(hex.hex);
        }
        return hexes;
    }

    void makeRoom() {
        m_position.hexes = PerHex<HexState>(board().hexCount());
        m_position.buildings = PerCorner<std::optional<Building>>(board().cornerCount());
        m_position.routes = PerSide<std::optional<Route>>(board().sideCount());
        m_position.armies = PerCorner<std::optional<Army>>(board().cornerCount());
        m_position.nukes = PerCorner<std::optional<PlayerId>>(board().cornerCount());
    }

    void readHexes() {
        for (const HexSetup& hex : m_setup.hexes) {
            if (!hex.terrain && !hex.faceDown) {
                fault(FaultKind::TerrainMissing, toText(hex.hex));
            }
            if (hex.number && (*hex.number < 2 || *hex.number > 12 || *hex.number == 7)) {
                fault(FaultKind::BadNumber, toText(hex.hex));
            }
            m_position.hexes[*board().find(hex.hex)] = {hex.terrain, hex.number, hex.faceDown, hex.removed,
                                                        hex.continent};
        }
        m_position.robber = hexNamed(m_setup.robber);
        m_position.pirate = hexNamed(m_setup.pirate);
        for (const HarbourSetup& harbour : m_setup.harbours) {
            if (const auto side = sideNamed(harbour.side)) {
                m_position.harbours.push_back({*side, harbour.trade});
            }
        }
    }

    void readPieces() {
        for (const BuildingSetup& building : m_setup.buildings) {
            const auto owner = playerNamed(building.owner, toText(building.at));
            const auto at = cornerNamed(building.at);
            if (building.walls < 0 || building.walls > kMostWalls) {
                fault(FaultKind::BadWalls, toText(building.at));
            }
            if (owner && at &&
                isFree(m_position.buildings[*at].has_value(), FaultKind::TwoBuildings, toText(building.at))) {
                m_position.buildings[*at] = Building{building.kind, *owner, building.walls, building.upsideDown};
            }
        }
        for (const RouteSetup& route : m_setup.routes) {
            const auto owner = playerNamed(route.owner, toText(route.at));
            const auto at = sideNamed(route.at);
            if (owner && at && isFree(m_position.routes[*at].has_value(), FaultKind::TwoRoutes, toText(route.at))) {
                m_position.routes[*at] = Route{route.kind, *owner};
            }
        }
        for (const ArmySetup& army : m_setup.armies) {
            const auto owner = playerNamed(army.owner, toText(army.at));
            const auto at = cornerNamed(army.at);
            if (army.units.empty()) {
                fault(FaultKind::EmptyArmy, toText(army.at));
            }
            if (owner && at && isFree(m_position.armies[*at].has_value(), FaultKind::TwoArmies, toText(army.at))) {
                m_position.armies[*at] = Army{*owner, army.units};
            }
        }
        for (const NukeSetup& nuke : m_setup.nukes) {
            const auto owner = playerNamed(nuke.owner, toText(nuke.at));
            const auto at = cornerNamed(nuke.at);
            if (owner && at && isFree(m_position.nukes[*at].has_value(), FaultKind::TwoNukes, toText(nuke.at))) {
                m_position.nukes[*at] = *owner;
                m_position.marks.nukeBought[*owner] = true;
            }
        }
        for (const BridgeSetup& bridge : m_setup.bridges) {
            readBridge(bridge);
        }
    }

    void readBridge(const BridgeSetup& bridge) {
        const auto owner = playerNamed(bridge.owner, toText(bridge.hex));
        const auto hex = hexNamed(bridge.hex);
        const auto from = static_cast<std::size_t>(bridge.from);
        const auto to = static_cast<std::size_t>(bridge.to);
        if ((from + 3) % 6 != to) {
            fault(FaultKind::BridgeNotOpposite, toText(bridge.hex));
            return;
        }
        if (!owner || !hex) {
            return;
        }
        const auto taken = std::any_of(m_position.bridges.begin(), m_position.bridges.end(),
                                       [&](const Bridge& other) { return other.hex == *hex; });
        if (isFree(taken, FaultKind::TwoBridges, toText(bridge.hex))) {
            const auto& corners = board().cornersOf(*hex);
            m_position.bridges.push_back({*hex, corners[from], corners[to], *owner});
        }
    }

    void readCards() {
        for (const auto& [id, holding] : m_setup.holdings) {
            const auto player = seatNamed(id);
            if (!player) {
                continue;
            }
            m_position.hands[*player] = holding.hand.value_or(Hand::untracked());
            checkHand(m_position.hands[*player], id);
            m_position.development[*player] = {holding.hiddenDevelopment, holding.playedDevelopment};
            m_position.extraPoints[*player] = holding.extraPoints;
        }
        m_position.bank = m_setup.bank.value_or(Hand::untracked());
        checkHand(m_position.bank, "bank");
        m_position.longestRoadHolder = holderNamed(m_setup.longestRoadHolder);
        m_position.largestArmyHolder = holderNamed(m_setup.largestArmyHolder);
    }

    void checkHand(const Hand& hand, const std::string& whose) {
        for (const Range& range : hand.cards.items) {
            if (range.least < 0 || range.most < range.least || range.most > kUnlimited) {
                fault(FaultKind::BadHand, whose);
                return;
            }
        }
        int most = 0;
        for (const Range& range : hand.cards.items) {
            most += range.most;
        }
        if (hand.total && (*hand.total < 0 || *hand.total > most || !hand.mayHold(Cards{}))) {
            fault(FaultKind::BadHand, whose);
        }
    }

    void readTurn() {
        Turn& turn = m_position.turn;
        const bool empty = m_setup.buildings.empty();
        turn.phase = empty ? Phase::Found : Phase::Roll;
        if (!m_setup.turn) {
            return;
        }
        const TurnSetup& given = *m_setup.turn;
        turn.round = given.round;
        turn.player = seatNamed(given.player).value_or(PlayerId{});
        const auto phase = phaseFromText(given.phase);
        if (!phase) {
            fault(FaultKind::UnknownPhase, given.phase);
        }
        turn.phase = phase.value_or(Phase::Roll);
        turn.winner = holderNamed(given.winner);
        std::visit([&](const auto& pending) { readPending(pending); }, given.pending);
    }

    void readPending(std::monostate) {}

    void readPending(const RobberDueSetup& given) {
        RobberDue due;
        for (const auto& [id, count] : given.discards) {
            if (const auto player = seatNamed(id)) {
                due.discards[*player] = count;
            }
        }
        m_position.turn.pending = due;
    }

    void readPending(const FightSetup& given) {
        Fight fight;
        const auto attacker = seatNamed(given.attacker);
        const auto defender = seatNamed(given.defender);
        const auto at = cornerNamed(given.at);
        if (!attacker || !defender || !at) {
            return;
        }
        fight.attacker = *attacker;
        fight.defender = *defender;
        fight.at = *at;
        fight.from = armyCorners(given.from, fight.attacker, fight.defender);
        fight.allies = armyCorners(given.allies, fight.defender, fight.attacker);
        fight.againstArmy = given.againstArmy;
        fight.rounds = given.rounds;
        const bool itsTurn =
            m_position.turn.phase == Phase::Combat && m_position.turn.player == *attacker && attacker != defender;
        if (!itsTurn || given.from.empty() || (fight.allies.empty() && !standsThere(fight))) {
            fault(FaultKind::BadPending, toText(given.at));
        }
        m_position.turn.pending = fight;
    }

    void readPending(const ConquestSetup& given) {
        const auto by = seatNamed(given.by);
        const auto loser = seatNamed(given.loser);
        const auto at = cornerNamed(given.at);
        if (!by || !loser || !at) {
            return;
        }
        const bool itsTurn = m_position.turn.phase == Phase::Combat && m_position.turn.player == *by && by != loser;
        if (!itsTurn || m_position.buildings[*at]) {
            fault(FaultKind::BadPending, toText(given.at));
        }
        m_position.turn.pending = ConquestDue{*by, *loser, *at};
    }

    /// Something of the defender's is left on the attacked crossing.
    [[nodiscard]] bool standsThere(const Fight& fight) const {
        const auto& army = m_position.armies[fight.at];
        const auto& building = m_position.buildings[fight.at];
        return (fight.againstArmy && army && army->owner == fight.defender) ||
               (building && building->owner == fight.defender);
    }

    /// Where armies fight for a side: its own, and by R-ALLY-OWNER=consent those of others that are not of the other
    /// side.
    std::vector<CornerId> armyCorners(const std::vector<Corner>& names, PlayerId side, PlayerId other) {
        std::vector<CornerId> corners;
        for (const Corner& name : names) {
            const auto corner = cornerNamed(name);
            const auto army = corner ? m_position.armies[*corner] : std::nullopt;
            if (army && mayFightFor(m_position, army->owner, side, other)) {
                corners.push_back(*corner);
            } else if (corner) {
                fault(FaultKind::BadPending, toText(name));
            }
        }
        return corners;
    }

    void readMarks() {
        Marks& marks = m_position.marks;
        marks.founded = m_setup.marks.founded;
        const auto foundings = static_cast<int>(2 * m_position.table->players.size());
        if (marks.founded < 0 || (m_position.turn.phase == Phase::Found && marks.founded >= std::max(foundings, 1))) {
            fault(FaultKind::BadPending, "marks.founded");
        }
        marks.fought = m_setup.marks.fought;
        for (const std::string& id : m_setup.marks.nukeBought) {
            if (const auto player = seatNamed(id)) {
                marks.nukeBought[*player] = true;
            }
        }
        for (const auto& [name, steps] : m_setup.marks.stepsUsed) {
            if (const auto corner = cornerNamed(name)) {
                marks.setSteps(*corner, steps);
            }
        }
        for (const Corner& name : m_setup.marks.attackSpent) {
            if (const auto corner = cornerNamed(name)) {
                marks.setSpent(*corner, true);
            }
        }
    }

    std::optional<HexId> hexNamed(const std::optional<Hex>& name) {
        const auto hex = name ? board().find(*name) : std::nullopt;
        if (name && !hex) {
            fault(FaultKind::UnknownHex, toText(*name));
        }
        return hex;
    }

    std::optional<CornerId> cornerNamed(const Corner& name) {
        const auto corner = board().find(name);
        if (!corner) {
            fault(FaultKind::UnknownCorner, toText(name));
        }
        return corner;
    }

    std::optional<SideId> sideNamed(const Side& name) {
        const auto side = board().find(name);
        if (!side) {
            fault(FaultKind::UnknownSide, toText(name));
        }
        return side;
    }

    std::optional<PlayerId> playerNamed(const std::string& id, const std::string& at) {
        const auto player = m_position.table->find(id);
        if (!player) {
            fault(FaultKind::PieceOfNobody, at + " (" + id + ")");
        }
        return player;
    }

    std::optional<PlayerId> seatNamed(const std::string& id) {
        const auto player = m_position.table->find(id);
        if (!player) {
            fault(FaultKind::UnknownPlayer, id);
        }
        return player;
    }

    std::optional<PlayerId> holderNamed(const std::optional<std::string>& id) {
        return id ? seatNamed(*id) : std::nullopt;
    }

    bool isFree(bool taken, FaultKind kind, const std::string& at) {
        if (taken) {
            fault(kind, at);
        }
        return !taken;
    }

    const Setup& m_setup;
    Position m_position;
    Faults m_faults;
};

}  // namespace

std::string_view toText(FaultKind kind) {
    return nameOf(kind, kFaultKinds);
}

Expected<Position, Faults> toPosition(const Setup& setup) {
    return Judge(setup).judge();
}

}  // namespace engine
