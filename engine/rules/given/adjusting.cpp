// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/given/adjusting.h"

#include <algorithm>

#include "engine/rules/given/on_table.h"
#include "engine/rules/longest_road/longest_road.h"

namespace engine {

namespace {

/// Lays a set-up over another, place by place.
class Overlay {
public:
    Overlay(const Table& table, Setup& over) : m_board(table.topology), m_over(over) {}

    void empty(HexId hex) {
        const Hex& name = m_board.hex(hex);
        std::erase_if(m_over.bridges, [&](const BridgeSetup& bridge) { return bridge.hex == name; });
        if (m_over.pirate == name) {
            m_over.pirate.reset();
            m_over.pirateOwner.reset();
        }
    }
    void empty(SideId side) { take(m_over.routes, &RouteSetup::at, m_board.side(side)); }
    void empty(CornerId corner) {
        const Corner& name = m_board.corner(corner);
        take(m_over.buildings, &BuildingSetup::at, name);
        take(m_over.armies, &ArmySetup::at, name);
        take(m_over.nukes, &NukeSetup::at, name);
    }

    void set(const Setup& set) {
        put(m_over.hexes, set.hexes, &HexSetup::hex);
        put(m_over.buildings, set.buildings, &BuildingSetup::at);
        put(m_over.routes, set.routes, &RouteSetup::at);
        for (const ArmySetup& army : set.armies) {
            setArmy(army);
        }
        put(m_over.nukes, set.nukes, &NukeSetup::at);
        put(m_over.bridges, set.bridges, &BridgeSetup::hex);
        put(m_over.harbours, set.harbours, &HarbourSetup::side);
        put(m_over.robber, set.robber);
        put(m_over.pirate, set.pirate);
        put(m_over.pirateOwner, set.pirateOwner);
        put(m_over.longestRoadHolder, set.longestRoadHolder);
        put(m_over.largestArmyHolder, set.largestArmyHolder);
        put(m_over.secondRoadHolder, set.secondRoadHolder);
        put(m_over.secondArmyHolder, set.secondArmyHolder);
        put(m_over.turn, set.turn);
        put(m_over.bank, set.bank);
        put(m_over.deck, set.deck);
        for (const auto& [id, holding] : set.holdings) {
            HoldingSetup& over = m_over.holdings[id];
            put(over.hand, holding.hand);
            put(over.hiddenDevelopment, holding.hiddenDevelopment);
            put(over.playedDevelopment, holding.playedDevelopment);
            put(over.extraPoints, holding.extraPoints);
        }
        if (!(set.marks == MarksSetup{})) {
            m_over.marks = set.marks;
        }
    }

private:
    [[nodiscard]] Hex canonical(const Hex& name) const { return named(name, &Topology::hex); }
    [[nodiscard]] Corner canonical(const Corner& name) const { return named(name, &Topology::corner); }
    [[nodiscard]] Side canonical(const Side& name) const { return named(name, &Topology::side); }
    template <class Name, class Of>
    [[nodiscard]] Name named(const Name& name, Of of) const {
        const auto id = m_board.find(name);
        return id ? (m_board.*of)(*id) : name;
    }

    template <class Item, class Name>
    void take(std::vector<Item>& from, Name Item::*at, const Name& name) {
        std::erase_if(from, [&](const Item& item) { return canonical(item.*at) == name; });
    }

    /// No units where an army stands: it is gone.
    void setArmy(const ArmySetup& army) {
        const std::size_t before = m_over.armies.size();
        if (army.units.empty()) {
            take(m_over.armies, &ArmySetup::at, canonical(army.at));
        }
        if (m_over.armies.size() == before) {
            put(m_over.armies, {army}, &ArmySetup::at);
        }
    }

    /// What is set stands where something stood before, or comes last.
    template <class Item, class Name>
    void put(std::vector<Item>& over, const std::vector<Item>& set, Name Item::*at) {
        for (Item item : set) {
            item.*at = canonical(item.*at);
            const auto there =
                std::ranges::find_if(over, [&](const Item& old) { return canonical(old.*at) == item.*at; });
            if (there == over.end()) {
                over.push_back(std::move(item));
            } else {
                *there = std::move(item);
            }
        }
    }
    template <class T>
    static void put(std::optional<T>& over, const std::optional<T>& set) {
        if (set) {
            over = set;
        }
    }
    /// An empty name: nobody holds the card.
    static void put(std::optional<std::string>& holder, const std::optional<std::string>& set) {
        if (set) {
            holder = set->empty() ? std::nullopt : set;
        }
    }

    const Topology& m_board;
    Setup& m_over;
};

/// Finds what differs between the position decided so far and the wanted one, and says it in events.
class Differences {
public:
    Differences(Deciding& deciding, const Position& wanted)
        : m_deciding(deciding), m_wanted(wanted), m_board(wanted.topology()) {}

    void add() {
        addHexes();
        addPieces();
        addBridges();
        addHolders();
        addCards();
    }

    void addMarks(const Marks& marks) {
        if (now().marks != marks) {
            say(MarksChanged{marks});
        }
    }

    void addTurn() {
        const Turn& turn = m_wanted.turn;
        if (turn == now().turn || turn.phase == Phase::Ended) {
            return;
        }
        const bool nothing = std::holds_alternative<std::monostate>(turn.pending);
        say(TurnChanged{turn.round, turn.player, turn.phase, nothing ? std::nullopt : std::optional(turn.pending)});
    }

private:
    void say(EventBody body) { m_deciding.add(std::move(body), {}); }
    [[nodiscard]] const Position& now() const { return m_deciding.now(); }

    void addHexes() {
        for (const HexId hex : m_board.hexes()) {
            if (now().hexes[hex] != m_wanted.hexes[hex]) {
                say(HexChanged{hex, m_wanted.hexes[hex]});
            }
        }
        for (const Harbour& harbour : m_wanted.harbours) {
            if (std::ranges::find(now().harbours, harbour) == now().harbours.end()) {
                say(HarbourPlaced{harbour.side, harbour.trade});
            }
        }
        if (m_wanted.robber != now().robber && m_wanted.robber) {
            say(RobberMoved{*m_wanted.robber});
        }
        if (m_wanted.pirate != now().pirate || m_wanted.pirateOwner != now().pirateOwner) {
            say(PirateMoved{m_wanted.pirate, m_wanted.pirateOwner});
        }
    }

    void addPieces() {
        for (const SideId side : m_board.sides()) {
            addRoute(side, m_wanted.routes[side]);
        }
        for (const CornerId corner : m_board.corners()) {
            addBuilding(corner, m_wanted.buildings[corner]);
            addArmy(corner, m_wanted.armies[corner]);
            addNuke(corner, m_wanted.nukes[corner]);
        }
    }

    void addRoute(SideId side, const std::optional<Route>& wanted) {
        const auto before = now().routes[side];
        if (before == wanted) {
            return;
        }
        if (!wanted) {
            say(PieceRemoved{pieceOf(before->kind), side, before->owner});
        } else if (before) {
            say(RouteChanged{side, wanted->kind, wanted->owner});
        } else {
            say(PiecePlaced{pieceOf(wanted->kind), side, wanted->owner});
        }
    }

    void addBuilding(CornerId corner, const std::optional<Building>& wanted) {
        const auto before = now().buildings[corner];
        if (before == wanted) {
            return;
        }
        if (!wanted) {
            say(PieceRemoved{pieceOf(before->kind), corner, before->owner});
            return;
        }
        if (!before) {
            say(PiecePlaced{pieceOf(wanted->kind), corner, wanted->owner});
        }
        if (now().buildings[corner] != wanted) {
            say(BuildingChanged{corner, wanted->kind, wanted->owner, wanted->walls, wanted->upsideDown});
        }
    }

    void addArmy(CornerId corner, const std::optional<Army>& wanted) {
        const auto before = now().armies[corner];
        if (before != wanted) {
            say(UnitsChanged{corner, wanted ? wanted->owner : before->owner, wanted ? wanted->units : Units{}});
        }
    }

    void addNuke(CornerId corner, std::optional<PlayerId> wanted) {
        const auto before = now().nukes[corner];
        if (before == wanted) {
            return;
        }
        if (before) {
            say(PieceRemoved{Piece::Nuke, corner, *before});
        }
        if (wanted) {
            say(PiecePlaced{Piece::Nuke, corner, *wanted});
            if (!now().marks.nukeBought[*wanted]) {
                say(NukeBought{*wanted});
            }
        }
    }

    [[nodiscard]] static const Bridge* bridgeOver(const Position& position, HexId hex) {
        const auto found = std::ranges::find(position.bridges, hex, &Bridge::hex);
        return found == position.bridges.end() ? nullptr : &*found;
    }

    /// With its poles the other way round a bridge is the same bridge.
    void addBridges() {
        const std::vector<Bridge> before = now().bridges;
        for (const Bridge& bridge : before) {
            const Bridge* wanted = bridgeOver(m_wanted, bridge.hex);
            if (wanted == nullptr || (wanted->from != bridge.from && wanted->from != bridge.to)) {
                say(BridgeRemoved{bridge.hex, bridge.owner});
            } else if (wanted->owner != bridge.owner) {
                say(BridgeChanged{bridge.hex, wanted->owner});
            }
        }
        for (const Bridge& bridge : m_wanted.bridges) {
            if (bridgeOver(now(), bridge.hex) == nullptr) {
                say(BridgePlaced{bridge.hex, bridge.from, bridge.to, bridge.owner});
            }
        }
    }

    void addHolders() {
        const Position& wanted = m_wanted;
        if (const auto holder = wanted.longestRoadHolder; holder != now().longestRoadHolder) {
            say(LongestRoadMoved{holder, holder ? longestRoad(now(), *holder) : 0});
        }
        if (const auto holder = wanted.largestArmyHolder; holder != now().largestArmyHolder) {
            const DevelopmentCard knight = DevelopmentCard::Knight;
            say(LargestArmyMoved{holder, holder ? wanted.development[*holder].played[knight] : 0});
        }
        if (wanted.secondRoadHolder != now().secondRoadHolder) {
            say(SecondRoadMoved{wanted.secondRoadHolder});
        }
        if (wanted.secondArmyHolder != now().secondArmyHolder) {
            say(SecondArmyMoved{wanted.secondArmyHolder});
        }
    }

    void addCards() {
        for (const PlayerId player : m_wanted.seats()) {
            if (now().hands[player] != m_wanted.hands[player]) {
                say(HandKnown{player, m_wanted.hands[player]});
            }
            const DevelopmentCards& cards = m_wanted.development[player];
            if (now().development[player] != cards) {
                say(DevelopmentKnown{player, cards.hidden, cards.played});
            }
            if (const int points = m_wanted.extraPoints[player] - now().extraPoints[player]; points != 0) {
                say(ExtraPointsGiven{player, points});
            }
        }
        if (now().bank != m_wanted.bank) {
            say(HandKnown{std::nullopt, m_wanted.bank});
        }
        if (now().deck != m_wanted.deck) {
            say(DevelopmentKnown{std::nullopt, m_wanted.deck, std::nullopt});
        }
    }

    Deciding& m_deciding;
    const Position& m_wanted;
    const Topology& m_board;
};

/// Bridges in the order of their hexes, with their poles in the order of their corners.
std::vector<Bridge> sorted(std::vector<Bridge> bridges) {
    for (Bridge& bridge : bridges) {
        if (bridge.to < bridge.from) {
            std::swap(bridge.from, bridge.to);
        }
    }
    std::ranges::sort(bridges, {}, &Bridge::hex);
    return bridges;
}

}  // namespace

bool setsWhatIsFixed(const Setup& set) {
    return !set.players.empty() || set.wrap || !set.documents.empty() || !set.rulings.empty() ||
           !set.switches.empty() || !set.numbers.empty() || !set.prices.empty() || !set.extras.empty();
}

Expected<Position, Faults> adjusted(const Position& position, const Adjust& action) {
    Faults faults;
    for (const HexSetup& hex : action.set->hexes) {
        if (!position.topology().find(hex.hex)) {
            faults.push_back({FaultKind::UnknownHex, toText(hex.hex)});
        }
    }
    const Faults twice = placesTwice(position.topology(), *action.set);
    faults.insert(faults.end(), twice.begin(), twice.end());
    Setup setup = toSetup(position);
    Overlay overlay(*position.table, setup);
    for (const Place& place : action.remove) {
        std::visit([&](auto id) { overlay.empty(id); }, place);
    }
    overlay.set(*action.set);
    if (!faults.empty()) {
        return unexpected(std::move(faults));
    }
    auto wanted = toPosition(setup);
    if (!wanted) {
        return wanted;
    }
    wanted->table = position.table;
    // What stood before against all sense does not bar other adjustments.
    Faults added = notOnATable(*wanted, setup);
    const Faults before = notOnATable(position, toSetup(position));
    std::erase_if(added, [&](const Fault& one) { return std::ranges::find(before, one) != before.end(); });
    if (!added.empty()) {
        return unexpected(std::move(added));
    }
    return wanted;
}

bool addDifferences(Deciding& deciding, const Position& wanted, bool marksGiven) {
    const Marks before = deciding.now().marks;
    Differences differences(deciding, wanted);
    differences.add();
    Marks marks = marksGiven ? wanted.marks : deciding.now().marks;
    if (!marksGiven) {
        // What is noticed late was not bought just now.
        marks.bought = before.bought;
        marks.shipsBuilt = before.shipsBuilt;
    }
    differences.addMarks(marks);
    differences.addTurn();
    Position reached = deciding.now();
    Position meant = wanted;
    meant.table = reached.table;  // The same game's: a correction of the set-up renames its places.
    meant.marks = marks;
    reached.bridges = sorted(std::move(reached.bridges));
    meant.bridges = sorted(std::move(meant.bridges));
    return reached == meant;
}

Events differences(const Position& before, const Position& after) {
    Deciding deciding(before);
    const bool leads = addDifferences(deciding, after, true);
    return leads ? deciding.events() : Events{};
}

}  // namespace engine
