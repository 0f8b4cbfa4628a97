// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/to_position.h"
#include "engine/state/translate.h"

namespace engine {

namespace {

/// Writes a position back in the words of the set-up.
class Writer {
public:
    explicit Writer(const Position& position)
        : m_position(position), m_board(position.topology()), m_table(*position.table) {}

    Setup write() {
        writeRules();
        writeBoard();
        writePieces();
        writeCards();
        writeTurn();
        writeMarks();
        return std::move(m_setup);
    }

private:
    void writeRules() {
        const Rules& rules = m_position.rules();
        for (const Document document : rules.documents) {
            m_setup.documents.emplace_back(toText(document));
        }
        for (const RulingChoice& choice : rules.rulings.departures()) {
            m_setup.rulings.emplace(toText(choice.id), optionText(choice));
        }
        m_setup.switches = rules.switches;
        m_setup.numbers = m_table.givenNumbers;
        m_setup.prices = m_table.givenPrices;
        m_setup.extras = m_table.extras;
        for (const Player& player : m_table.players) {
            m_setup.players.push_back({player.id, player.name, player.colour});
        }
    }

    void writeBoard() {
        m_setup.wrap = m_board.wrap();
        for (const HexId hex : m_board.hexes()) {
            const HexState& state = m_position.hexes[hex];
            m_setup.hexes.push_back(
                {m_board.hex(hex), state.terrain, state.number, state.faceDown, state.removed, state.continent});
        }
        for (const Harbour& harbour : m_position.harbours) {
            m_setup.harbours.push_back({m_board.side(harbour.side), harbour.trade, harbour.faceDown});
        }
        m_setup.robber = hexName(m_position.robber);
        m_setup.pirate = hexName(m_position.pirate);
    }

    void writePieces() {
        for (const CornerId corner : m_board.corners()) {
            const Corner& name = m_board.corner(corner);
            if (const auto& building = m_position.buildings[corner]) {
                m_setup.buildings.push_back(
                    {name, building->kind, id(building->owner), building->walls, building->upsideDown});
            }
            if (const auto& army = m_position.armies[corner]) {
                m_setup.armies.push_back({name, id(army->owner), army->units});
            }
            if (const auto& nuke = m_position.nukes[corner]) {
                m_setup.nukes.push_back({name, id(*nuke)});
            }
        }
        for (const SideId side : m_board.sides()) {
            if (const auto& route = m_position.routes[side]) {
                m_setup.routes.push_back({m_board.side(side), route->kind, id(route->owner)});
            }
        }
        for (const Bridge& bridge : m_position.bridges) {
            m_setup.bridges.push_back({m_board.hex(bridge.hex), direction(bridge.hex, bridge.from),
                                       direction(bridge.hex, bridge.to), id(bridge.owner)});
        }
    }

    void writeCards() {
        for (const PlayerId player : m_position.seats()) {
            HoldingSetup holding;
            if (m_position.hands[player] != Hand::untracked()) {
                holding.hand = m_position.hands[player];
            }
            if (m_position.development[player].hidden != DevelopmentHand::untracked()) {
                holding.hiddenDevelopment = m_position.development[player].hidden;
            }
            if (!m_position.development[player].played.none()) {
                holding.playedDevelopment = m_position.development[player].played;
            }
            if (m_position.extraPoints[player] != 0) {
                holding.extraPoints = m_position.extraPoints[player];
            }
            if (holding != HoldingSetup{}) {
                m_setup.holdings.emplace(id(player), holding);
            }
        }
        if (m_position.bank != Hand::untracked()) {
            m_setup.bank = m_position.bank;
        }
        if (m_position.deck != DevelopmentHand::untracked()) {
            m_setup.deck = m_position.deck;
        }
        m_setup.pirateOwner = name(m_position.pirateOwner);
        m_setup.longestRoadHolder = name(m_position.longestRoadHolder);
        m_setup.largestArmyHolder = name(m_position.largestArmyHolder);
        m_setup.secondRoadHolder = name(m_position.secondRoadHolder);
        m_setup.secondArmyHolder = name(m_position.secondArmyHolder);
    }

    void writeTurn() {
        if (m_table.players.empty()) {
            return;
        }
        const Turn& turn = m_position.turn;
        TurnSetup written{turn.round, id(turn.player), std::string(toText(turn.phase)), {}, name(turn.winner)};
        written.pending = ToNames(m_table).pending(turn.pending);
        m_setup.turn = written;
    }

    void writeMarks() {
        const ToNames names(m_table);
        names(static_cast<const MarksOf<ByIds>&>(m_position.marks), m_setup.marks);
    }

    [[nodiscard]] const std::string& id(PlayerId player) const { return m_table.idOf(player); }

    [[nodiscard]] std::optional<std::string> name(std::optional<PlayerId> player) const {
        return player ? std::optional(id(*player)) : std::nullopt;
    }

    [[nodiscard]] std::optional<Hex> hexName(std::optional<HexId> hex) const {
        return hex ? std::optional(m_board.hex(*hex)) : std::nullopt;
    }

    [[nodiscard]] CornerDirection direction(HexId hex, CornerId corner) const {
        const auto& corners = m_board.cornersOf(hex);
        for (const CornerDirection direction : kCornerDirections) {
            if (corners[static_cast<std::size_t>(direction)] == corner) {
                return direction;
            }
        }
        return CornerDirection::N;
    }

    const Position& m_position;
    const Topology& m_board;
    const Table& m_table;
    Setup m_setup;
};

}  // namespace

Setup toSetup(const Position& position) {
    return Writer(position).write();
}

}  // namespace engine
