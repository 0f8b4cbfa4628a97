// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <vector>

#include "engine/notation/foreign/foreign_parts.h"
#include "engine/state/position.h"

namespace engine::foreign {

namespace {

constexpr WordOf<Resource> kCatanatronResources[]{{"BRICK", Resource::Brick},
                                                  {"WOOD", Resource::Lumber},
                                                  {"SHEEP", Resource::Wool},
                                                  {"WHEAT", Resource::Grain},
                                                  {"ORE", Resource::Ore}};
constexpr WordOf<Terrain> kCatanatronTerrains[]{{"BRICK", Terrain::Hills},
                                                {"WOOD", Terrain::Forest},
                                                {"SHEEP", Terrain::Pasture},
                                                {"WHEAT", Terrain::Fields},
                                                {"ORE", Terrain::Mountains}};
constexpr WordOf<HexDirection> kSideWords[]{{"NORTHEAST", HexDirection::NE}, {"EAST", HexDirection::E},
                                            {"SOUTHEAST", HexDirection::SE}, {"SOUTHWEST", HexDirection::SW},
                                            {"WEST", HexDirection::W},       {"NORTHWEST", HexDirection::NW}};
constexpr WordOf<CornerDirection> kCornerWords[]{
    {"NORTH", CornerDirection::N}, {"NORTHEAST", CornerDirection::NE}, {"SOUTHEAST", CornerDirection::SE},
    {"SOUTH", CornerDirection::S}, {"SOUTHWEST", CornerDirection::SW}, {"NORTHWEST", CornerDirection::NW}};
constexpr WordOf<BuildingKind> kBuildingWords[]{{"SETTLEMENT", BuildingKind::Settlement}, {"CITY", BuildingKind::City}};
constexpr WordOf<std::string_view> kColourWords[]{
    {"RED", "red"}, {"BLUE", "blue"}, {"ORANGE", "orange"}, {"WHITE", "white"}};
constexpr WordOf<DevelopmentCard> kCatanatronCards[]{{"KNIGHT", DevelopmentCard::Knight},
                                                     {"VICTORY_POINT", DevelopmentCard::VictoryPoint},
                                                     {"ROAD_BUILDING", DevelopmentCard::RoadBuilding},
                                                     {"YEAR_OF_PLENTY", DevelopmentCard::YearOfPlenty},
                                                     {"MONOPOLY", DevelopmentCard::Monopoly}};

/// As many of each card as the box has, in the order of DevelopmentCard.
constexpr auto kCardsInBox = DevelopmentCounts::of(14, 5, 2, 2, 2);

/// A game as Catanatron's GameEncoder writes it.
class CatanatronReader {
public:
    CatanatronReader(JsonReader& reader, const Json& json) : m_reader(reader), m_json(json) {}

    Reading read() {
        readTiles();
        readNodes();
        readEdges();
        readPlayers();
        readTurn();
        if (const Json* robber = JsonReader::find(m_json, "robber_coordinate")) {
            m_setup.robber = hexOf(*robber, "robber_coordinate");
        }
        return {std::move(m_setup), std::move(m_notKept)};
    }

private:
    /// Three cube coordinates whose sum is 0.
    Hex hexOf(const Json& json, const std::string& path) {
        if (!m_reader.isArray(json, path)) {
            return {};
        }
        if (json.size() != 3) {
            m_reader.fail(JsonProblem::UnknownPlace, path);
            return {};
        }
        std::array<int, 3> cube{};
        for (std::size_t i = 0; i < cube.size(); ++i) {
            cube.at(i) =
                m_reader.integer(json[i], path + '[' + std::to_string(i) + ']', -kMaxCoordinate, kMaxCoordinate);
        }
        if (!m_reader.failed() && cube[0] + cube[1] + cube[2] != 0) {
            m_reader.fail(JsonProblem::UnknownPlace, path);
        }
        return {cube[0], cube[2]};
    }

    std::string colourOf(const Json& json, const std::string& path) {
        return std::string(among(m_reader, json, path, kColourWords));
    }

    const Json& child(const Json& object, const char* name, const std::string& path) {
        return m_reader.required(object, name, path + '.');
    }

    void readTiles() {
        const Json& tiles = m_reader.required(m_json, "tiles", "");
        if (!m_reader.isArray(tiles, "tiles") || !isBounded(m_reader, tiles, "tiles")) {
            return;
        }
        m_reader.each(m_json, "tiles", "", [this](const Json& item, const std::string& path) {
            if (!item.is_object()) {
                return m_reader.fail(JsonProblem::WrongType, path);
            }
            const Hex hex = hexOf(child(item, "coordinate", path), path + ".coordinate");
            const Json& tile = child(item, "tile", path);
            if (!m_reader.failed() && !tile.is_object()) {
                m_reader.fail(JsonProblem::WrongType, path + ".tile");
            }
            if (!m_reader.failed()) {
                readTile(hex, tile, path + ".tile");
            }
        });
    }

    void readTile(Hex hex, const Json& tile, const std::string& path) {
        enum class Kind : std::uint8_t { Land, Desert, Port, Water };
        static constexpr WordOf<Kind> kKinds[]{
            {"RESOURCE_TILE", Kind::Land}, {"DESERT", Kind::Desert}, {"PORT", Kind::Port}, {"WATER", Kind::Water}};
        const Kind kind = among(m_reader, child(tile, "type", path), path + ".type", kKinds);
        HexSetup fresh{hex, Terrain::Sea, {}, false, false, {}};
        if (kind == Kind::Land) {
            fresh.terrain = among(m_reader, child(tile, "resource", path), path + ".resource", kCatanatronTerrains);
            fresh.number = m_reader.integer(child(tile, "number", path), path + ".number", 2, 12);
        } else if (kind == Kind::Desert) {
            fresh.terrain = Terrain::Desert;
        } else if (kind == Kind::Port) {
            HarbourSetup harbour;
            harbour.side =
                sideOf(hex, among(m_reader, child(tile, "direction", path), path + ".direction", kSideWords));
            if (const Json* resource = JsonReader::find(tile, "resource")) {
                harbour.trade = among(m_reader, *resource, path + ".resource", kCatanatronResources);
            }
            m_setup.harbours.push_back(harbour);
        }
        m_setup.hexes.push_back(std::move(fresh));
    }

    void readNodes() {
        std::size_t count = 0;
        m_reader.eachMember(m_json, "nodes", "", [&](const std::string&, const Json& node, const std::string& path) {
            if (!node.is_object()) {
                return m_reader.fail(JsonProblem::WrongType, path);
            }
            if (++count > kMostItems) {
                return m_reader.fail(JsonProblem::TooLarge, "nodes");
            }
            const Json* building = JsonReader::find(node, "building");
            if (building == nullptr) {
                return;
            }
            BuildingSetup built;
            const Hex hex = hexOf(child(node, "tile_coordinate", path), path + ".tile_coordinate");
            built.at =
                cornerOf(hex, among(m_reader, child(node, "direction", path), path + ".direction", kCornerWords));
            built.kind = among(m_reader, *building, path + ".building", kBuildingWords);
            built.owner = colourOf(child(node, "color", path), path + ".color");
            m_setup.buildings.push_back(std::move(built));
        });
    }

    void readEdges() {
        const Json& edges = m_reader.required(m_json, "edges", "");
        if (m_reader.failed() || !isBounded(m_reader, edges, "edges")) {
            return;
        }
        m_reader.each(m_json, "edges", "", [this](const Json& edge, const std::string& path) {
            if (!edge.is_object()) {
                return m_reader.fail(JsonProblem::WrongType, path);
            }
            if (const Json* colour = JsonReader::find(edge, "color")) {
                const Hex hex = hexOf(child(edge, "tile_coordinate", path), path + ".tile_coordinate");
                const auto direction = among(m_reader, child(edge, "direction", path), path + ".direction", kSideWords);
                m_setup.routes.push_back({sideOf(hex, direction), RouteKind::Road, colourOf(*colour, path + ".color")});
            }
        });
    }

    void readPlayers() {
        const Json& colours = m_reader.required(m_json, "colors", "");
        if (m_reader.failed() || !isBounded(m_reader, colours, "colors")) {
            return;
        }
        m_reader.each(m_json, "colors", "", [this](const Json& colour, const std::string& path) {
            m_setup.players.push_back({colourOf(colour, path), {}, {}});
        });
        const Json* state = JsonReader::find(m_json, "player_state");
        if (state == nullptr || m_reader.failed() || !m_reader.isObject(*state, "player_state")) {
            return;
        }
        DevelopmentCounts deck = kCardsInBox;
        for (std::size_t seat = 0; seat < m_setup.players.size(); ++seat) {
            readHolding(*state, 'P' + std::to_string(seat) + '_', m_setup.players[seat].id, deck);
        }
        fillBank(m_setup);
        if (std::ranges::all_of(deck.items, [](int count) { return count >= 0; })) {
            m_setup.deck = DevelopmentHand::exactly(deck);
        }
    }

    void readHolding(const Json& state, const std::string& seat, const std::string& player, DevelopmentCounts& deck) {
        const auto count = [&](const std::string& name) {
            return countOf(m_reader, state, (seat + name).c_str(), "player_state");
        };
        HoldingSetup& holding = m_setup.holdings[player];
        Cards hand;
        for (const auto& [word, resource] : kCatanatronResources) {
            hand[resource] = count(std::string(word) + "_IN_HAND");
        }
        DevelopmentCounts hidden;
        DevelopmentCounts played;
        for (const auto& [word, card] : kCatanatronCards) {
            hidden[card] = count(std::string(word) + "_IN_HAND");
            played[card] = count("PLAYED_" + std::string(word));
        }
        holding.hand = Hand::exactly(hand);
        holding.hiddenDevelopment = DevelopmentHand::exactly(hidden);
        holding.playedDevelopment = played;
        deck -= hidden;
        deck -= played;
        if (is(state, seat + "HAS_ROAD")) {
            m_setup.longestRoadHolder = player;
        }
        if (is(state, seat + "HAS_ARMY")) {
            m_setup.largestArmyHolder = player;
        }
    }

    bool is(const Json& object, const std::string& name) {
        const Json* field = JsonReader::find(object, name.c_str());
        return field != nullptr && m_reader.boolean(*field, name);
    }

    void readTurn() {
        const Json& current = m_reader.required(m_json, "current_color", "");
        TurnSetup turn;
        turn.player = m_reader.failed() ? std::string() : colourOf(current, "current_color");
        const Json* prompt = JsonReader::find(m_json, "current_prompt");
        const std::string due = prompt != nullptr ? m_reader.text(*prompt, "current_prompt") : "PLAY_TURN";
        if (m_reader.failed()) {
            return;
        }
        const Json* winner = JsonReader::find(m_json, "winning_color");
        if (winner != nullptr) {
            turn.phase = toText(Phase::Ended);
            turn.winner = colourOf(*winner, "winning_color");
        } else if (is(m_json, "is_initial_build_phase")) {
            turn.phase = toText(Phase::Found);
            m_setup.marks.founded = static_cast<int>(m_setup.routes.size());
            if (m_setup.routes.size() != m_setup.buildings.size()) {
                m_notKept.insert(NotKept::Step);
            }
        } else {
            readTurnUnderWay(turn, due);
        }
        if (turn.phase != toText(Phase::Found)) {
            turn.round = 2;
            m_notKept.insert(NotKept::Round);
        }
        m_setup.turn = std::move(turn);
    }

    void readTurnUnderWay(TurnSetup& turn, const std::string& due) {
        const auto at = std::ranges::find(m_setup.players, turn.player, &PlayerSetup::id);
        const Json* state = JsonReader::find(m_json, "player_state");
        if (at == m_setup.players.end()) {
            return m_reader.fail(JsonProblem::UnknownPlayer, "current_color", turn.player);
        }
        const std::string seat = 'P' + std::to_string(at - m_setup.players.begin()) + '_';
        const bool hasRolled = state != nullptr && is(*state, seat + "HAS_ROLLED");
        m_setup.marks.cardPlayed = state != nullptr && is(*state, seat + "HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN");
        turn.phase = toText(hasRolled || due != "PLAY_TURN" ? Phase::Build : Phase::Roll);
        if (due != "PLAY_TURN") {
            m_notKept.insert(NotKept::Step);
        }
    }

    JsonReader& m_reader;
    const Json& m_json;
    Setup m_setup;
    std::set<NotKept> m_notKept;
};

}  // namespace

Reading readCatanatron(JsonReader& reader, const Json& json) {
    return CatanatronReader(reader, json).read();
}

}  // namespace engine::foreign
