// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/to_position.h"

#include <algorithm>
#include <set>
#include <utility>

#include "engine/rules/combine.h"
#include "engine/rules/given/pending_checks.h"
#include "engine/rules/hooks/hooks.h"
#include "engine/state/translate.h"

namespace engine {

namespace {

constexpr int kMostWalls = 9;

/// Names that the table does not have are faults of their kind.
struct UnknownNames {
    Faults& faults;
    void operator()(const std::string& name) const { faults.push_back({FaultKind::UnknownPlayer, name}); }
    void operator()(const Hex& name) const { faults.push_back({FaultKind::UnknownHex, toText(name)}); }
    void operator()(const Corner& name) const { faults.push_back({FaultKind::UnknownCorner, toText(name)}); }
    void operator()(const Side& name) const { faults.push_back({FaultKind::UnknownSide, toText(name)}); }
};

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
        Topology topology(hexes, m_setup.wrap);
        std::vector<Tile> tiles = tilesOn(topology);
        m_position.table = std::make_shared<const Table>(Table{std::move(topology),
                                                               players,
                                                               std::move(*rules),
                                                               m_setup.numbers,
                                                               m_setup.prices,
                                                               m_setup.extras,
                                                               std::move(tiles),
                                                               {},
                                                               {}});
        readHexes();
        readPieces();
        readCards();
        readTurn();
        readMarks();
        awaitFirstStep();
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

    [[nodiscard]] std::vector<Tile> tilesOn(const Topology& topology) const {
        std::vector<Tile> tiles(topology.hexCount());
        for (const HexSetup& hex : m_setup.hexes) {
            tiles[index(*topology.find(hex.hex))] = {hex.removed ? Terrain::Sea : hex.terrain, hex.number};
        }
        return tiles;
    }

    void readHexes() {
        PerHex<HexState> hexes(board().hexCount());
        for (const HexSetup& hex : m_setup.hexes) {
            if (!hex.terrain && !hex.faceDown) {
                fault(FaultKind::TerrainMissing, toText(hex.hex));
            }
            if (hex.number && (*hex.number < 2 || *hex.number > 12 || *hex.number == 7)) {
                fault(FaultKind::BadNumber, toText(hex.hex));
            }
            hexes[*board().find(hex.hex)] = {hex.terrain, hex.number, hex.faceDown, hex.removed, hex.continent};
        }
        m_position.hexes = SharedPerId(hexes);
        m_position.robber = hexNamed(m_setup.robber);
        m_position.pirate = hexNamed(m_setup.pirate);
        for (const HarbourSetup& harbour : m_setup.harbours) {
            if (const auto side = sideNamed(harbour.side)) {
                m_position.harbours.push_back({*side, harbour.trade, harbour.faceDown});
            }
        }
    }

    void readPieces() {
        PerCorner<std::optional<Building>> buildings(board().cornerCount());
        PerSide<std::optional<Route>> routes(board().sideCount());
        PerCorner<std::optional<Army>> armies(board().cornerCount());
        PerCorner<std::optional<PlayerId>> nukes(board().cornerCount());
        for (const BuildingSetup& building : m_setup.buildings) {
            const auto owner = playerNamed(building.owner, toText(building.at));
            const auto at = cornerNamed(building.at);
            if (building.walls < 0 || building.walls > kMostWalls) {
                fault(FaultKind::BadWalls, toText(building.at));
            }
            if (owner && at && isFree(buildings[*at].has_value(), FaultKind::TwoBuildings, toText(building.at))) {
                buildings[*at] = Building{building.kind, *owner, building.walls, building.upsideDown};
            }
        }
        for (const RouteSetup& route : m_setup.routes) {
            const auto owner = playerNamed(route.owner, toText(route.at));
            const auto at = sideNamed(route.at);
            if (owner && at && isFree(routes[*at].has_value(), FaultKind::TwoRoutes, toText(route.at))) {
                routes[*at] = Route{route.kind, *owner};
            }
        }
        for (const ArmySetup& army : m_setup.armies) {
            const auto owner = playerNamed(army.owner, toText(army.at));
            const auto at = cornerNamed(army.at);
            if (army.units.empty()) {
                fault(FaultKind::EmptyArmy, toText(army.at));
            }
            if (army.units.size() > kMostUnits) {
                fault(FaultKind::ArmyBeyondBox, toText(army.at));
            }
            if (owner && at && isFree(armies[*at].has_value(), FaultKind::TwoArmies, toText(army.at))) {
                armies[*at] = Army{*owner, army.units};
            }
        }
        for (const NukeSetup& nuke : m_setup.nukes) {
            const auto owner = playerNamed(nuke.owner, toText(nuke.at));
            const auto at = cornerNamed(nuke.at);
            if (owner && at && isFree(nukes[*at].has_value(), FaultKind::TwoNukes, toText(nuke.at))) {
                nukes[*at] = *owner;
                m_position.marks.nukeBought[*owner] = true;
            }
        }
        m_position.buildings = OwnedPerId(buildings);
        m_position.routes = OwnedPerId(routes);
        m_position.armies = OwnedPerId(armies);
        m_position.nukes = OwnedPerId(nukes);
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
            takeHand(m_position.hands[*player], id);
            m_position.development[*player] = {holding.hiddenDevelopment.value_or(DevelopmentHand::untracked()),
                                               holding.playedDevelopment.value_or(DevelopmentCounts{})};
            takeHand(m_position.development[*player].hidden, id);
            m_position.extraPoints[*player] = holding.extraPoints.value_or(0);
        }
        m_position.bank = m_setup.bank.value_or(Hand::untracked());
        takeHand(m_position.bank, "bank");
        m_position.deck = m_setup.deck.value_or(DevelopmentHand::untracked());
        takeHand(m_position.deck, "deck");
        m_position.pirateOwner = holderNamed(m_setup.pirateOwner);
        m_position.longestRoadHolder = holderNamed(m_setup.longestRoadHolder);
        m_position.largestArmyHolder = holderNamed(m_setup.largestArmyHolder);
        m_position.secondRoadHolder = holderNamed(m_setup.secondRoadHolder);
        m_position.secondArmyHolder = holderNamed(m_setup.secondArmyHolder);
    }

    template <class Kind>
    void takeHand(HandOf<Kind>& hand, const std::string& whose) {
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
        if (hand.total && (*hand.total < 0 || *hand.total > most || !hand.mayHold({}))) {
            fault(FaultKind::BadHand, whose);
        }
        hand.addUp();
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
        const std::size_t faults = m_faults.size();
        turn.pending = toIds().pending(given.pending);
        if (m_faults.size() == faults) {
            for (const std::string& at : wrongInPending(m_position)) {
                fault(FaultKind::BadPending, at);
            }
        }
    }

    [[nodiscard]] ToIds<UnknownNames> toIds() { return {*m_position.table, UnknownNames{m_faults}}; }

    void readMarks() {
        Marks& marks = m_position.marks;
        const PerPlayer<bool> weapons = std::exchange(marks.nukeBought, {});
        toIds()(m_setup.marks, static_cast<MarksOf<ByIds>&>(marks));
        // A weapon that stands was bought, unless it is said who bought: then it may have changed hands (SA-D2).
        if (m_setup.marks.nukeBought.empty()) {
            marks.nukeBought = weapons;
        }
        std::erase_if(marks.stepsUsed, [](const auto& mark) { return mark.second <= 0; });
        std::sort(marks.attackSpent.begin(), marks.attackSpent.end());
        std::sort(marks.adopted.begin(), marks.adopted.end());
        std::sort(marks.suspended.begin(), marks.suspended.end());
        const auto foundings = static_cast<int>(2 * m_position.table->players.size());
        if (marks.founded < 0 || (m_position.turn.phase == Phase::Found && marks.founded >= std::max(foundings, 1))) {
            fault(FaultKind::BadPending, "marks.founded");
        }
        const bool order = marks.sideOrder.empty() || isOrderOfSides(marks.sideOrder);
        if (!order) {
            fault(FaultKind::BadPending, "marks.side_order");
        }
    }

    /// What a document lets come before anything else.
    void awaitFirstStep() {
        if (m_faults.empty() && std::holds_alternative<std::monostate>(m_position.turn.pending)) {
            allAt<&Hooks::begins>(m_position);
        }
    }

    /// Each of 1 to 6 once.
    [[nodiscard]] static bool isOrderOfSides(std::vector<int> order) {
        std::sort(order.begin(), order.end());
        return order == std::vector{1, 2, 3, 4, 5, 6};
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

Expected<Position, Faults> toPosition(const Setup& setup) {
    return Judge(setup).judge();
}

}  // namespace engine
