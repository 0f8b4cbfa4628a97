// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <iterator>

#include "engine/notation/named_fields.h"
#include "engine/notation/position_json.h"
#include "engine/notation/setup_fields.h"
#include "engine/state/names.h"

namespace engine {

namespace {

constexpr int kMostRounds = 1'000'000;

constexpr std::string_view kKnownFields[]{"format",
                                          "hexes",
                                          "harbours",
                                          "players",
                                          "buildings",
                                          "routes",
                                          "bridges",
                                          "armies",
                                          "nukes",
                                          "robber",
                                          "pirate",
                                          "pirate_owner",
                                          "wrap",
                                          "documents",
                                          "rulings",
                                          "switches",
                                          "numbers",
                                          "prices",
                                          "turn",
                                          "marks",
                                          "hands",
                                          "bank",
                                          "deck",
                                          "development",
                                          "points",
                                          "longest_road_holder",
                                          "largest_army_holder",
                                          "second_road_holder",
                                          "second_army_holder"};

/// Reads one set-up; `m_at` is the path of the object the set-up stands in.
class SetupReader {
public:
    SetupReader(JsonReader& reader, const Json& json, std::string prefix)
        : m_reader(reader), m_json(json), m_at(std::move(prefix)) {}

    Setup read() {
        readBoard();
        readPieces();
        readRules();
        readTurn();
        readMarks();
        readHoldings();
        return std::move(m_setup);
    }

private:
    Hex hexOf(const Json& json, const std::string& path) {
        return m_reader.word(json, path, hexFromText, JsonProblem::UnknownPlace);
    }
    Corner cornerOf(const Json& json, const std::string& path) {
        return m_reader.word(json, path, cornerFromText, JsonProblem::UnknownPlace);
    }
    Side sideOf(const Json& json, const std::string& path) {
        return m_reader.word(json, path, sideFromText, JsonProblem::UnknownPlace);
    }
    const Json& field(const Json& object, const char* name, const std::string& path) {
        return m_reader.required(object, name, path + '.');
    }
    std::string owner(const Json& object, const std::string& path) {
        return m_reader.text(field(object, "owner", path), path + ".owner");
    }
    bool flag(const Json& object, const char* name, const std::string& path) {
        const Json* found = JsonReader::find(object, name);
        return found != nullptr && m_reader.boolean(*found, path + '.' + name);
    }
    int count(const Json& object, const char* name, const std::string& path, int least, int most, int absent) {
        const Json* found = JsonReader::find(object, name);
        return found == nullptr ? absent : m_reader.integer(*found, path + '.' + name, least, most);
    }

    void readBoard() {
        m_reader.each(m_json, "hexes", m_at, [&](const Json& item, const std::string& path) { readHex(item, path); });
        m_reader.each(m_json, "harbours", m_at,
                      [&](const Json& item, const std::string& path) { readHarbour(item, path); });
        m_reader.each(m_json, "players", m_at,
                      [&](const Json& item, const std::string& path) { readPlayer(item, path); });
        if (const Json* robber = JsonReader::find(m_json, "robber")) {
            m_setup.robber = hexOf(*robber, m_at + "robber");
        }
        if (const Json* pirate = JsonReader::find(m_json, "pirate")) {
            m_setup.pirate = hexOf(*pirate, m_at + "pirate");
        }
        m_setup.pirateOwner = optionalText("pirate_owner");
        m_setup.longestRoadHolder = optionalText("longest_road_holder");
        m_setup.largestArmyHolder = optionalText("largest_army_holder");
        m_setup.secondRoadHolder = optionalText("second_road_holder");
        m_setup.secondArmyHolder = optionalText("second_army_holder");
        if (const Json* wrap = JsonReader::find(m_json, "wrap")) {
            const bool pair = wrap->is_array() && wrap->size() == 2;
            if (!pair) {
                m_reader.fail(JsonProblem::WrongType, m_at + "wrap", dumpJson(*wrap));
                return;
            }
            m_setup.wrap = Wrap{m_reader.integer((*wrap)[0], m_at + "wrap[0]", 3, kMaxCoordinate)};
            (void)m_reader.integer((*wrap)[1], m_at + "wrap[1]", 0, 0);
        }
    }

    std::optional<std::string> optionalText(const char* name) {
        const Json* found = JsonReader::find(m_json, name);
        return found == nullptr ? std::nullopt : std::optional(m_reader.text(*found, m_at + name));
    }

    void readHex(const Json& item, const std::string& path) {
        if (!m_reader.isObject(item, path, {"q", "r", "terrain", "number", "face_down", "removed", "continent"})) {
            return;
        }
        HexSetup hex;
        hex.hex.q = m_reader.integer(field(item, "q", path), path + ".q", -kMaxCoordinate, kMaxCoordinate);
        hex.hex.r = m_reader.integer(field(item, "r", path), path + ".r", -kMaxCoordinate, kMaxCoordinate);
        if (const Json* terrain = JsonReader::find(item, "terrain")) {
            hex.terrain = m_reader.word(*terrain, path + ".terrain", terrainFromText);
        }
        if (const Json* number = JsonReader::find(item, "number")) {
            hex.number = m_reader.integer(*number, path + ".number", 2, 12);
        }
        hex.faceDown = flag(item, "face_down", path);
        hex.removed = flag(item, "removed", path);
        if (const Json* continent = JsonReader::find(item, "continent")) {
            hex.continent = m_reader.text(*continent, path + ".continent");
        }
        m_setup.hexes.push_back(std::move(hex));
    }

    void readHarbour(const Json& item, const std::string& path) {
        if (!m_reader.isObject(item, path, {"edge", "at", "trade", "face_down"})) {
            return;
        }
        const char* name = item.contains("edge") ? "edge" : "at";
        HarbourSetup harbour{sideOf(m_reader.required(item, name, path + '.'), path + '.' + name), std::nullopt,
                             flag(item, "face_down", path)};
        if (harbour.faceDown && JsonReader::find(item, "trade") == nullptr) {
            m_setup.harbours.push_back(harbour);
            return;
        }
        const std::string trade = m_reader.text(field(item, "trade", path), path + ".trade");
        harbour.trade = resourceFromText(trade);
        if (!harbour.trade && trade != "any") {
            m_reader.fail(JsonProblem::UnknownWord, path + ".trade", trade);
        }
        m_setup.harbours.push_back(harbour);
    }

    void readPlayer(const Json& item, const std::string& path) {
        PlayerSetup player;
        if (item.is_string()) {
            player.id = item.get<std::string>();
        } else if (m_reader.isObject(item, path, {"id", "name", "colour"})) {
            player.id = m_reader.text(field(item, "id", path), path + ".id");
            if (const Json* name = JsonReader::find(item, "name")) {
                player.name = m_reader.text(*name, path + ".name");
            }
            if (const Json* colour = JsonReader::find(item, "colour")) {
                player.colour = m_reader.text(*colour, path + ".colour");
            }
        }
        if (player.id.empty() && !m_reader.failed()) {
            m_reader.fail(JsonProblem::UnknownPlayer, path);
        }
        m_setup.players.push_back(std::move(player));
    }

    void readPieces() {
        m_reader.each(m_json, "buildings", m_at, [&](const Json& item, const std::string& path) {
            if (m_reader.isObject(item, path, {"at", "kind", "owner", "walls", "upside_down"})) {
                m_setup.buildings.push_back(
                    {cornerOf(field(item, "at", path), path + ".at"),
                     m_reader.word(field(item, "kind", path), path + ".kind", buildingKindFromText), owner(item, path),
                     count(item, "walls", path, 0, 9, 0), flag(item, "upside_down", path)});
            }
        });
        m_reader.each(m_json, "routes", m_at, [&](const Json& item, const std::string& path) {
            if (m_reader.isObject(item, path, {"at", "edge", "kind", "owner"})) {
                const char* name = item.contains("at") ? "at" : "edge";
                m_setup.routes.push_back({sideOf(m_reader.required(item, name, path + '.'), path + '.' + name),
                                          m_reader.word(field(item, "kind", path), path + ".kind", routeKindFromText),
                                          owner(item, path)});
            }
        });
        m_reader.each(m_json, "bridges", m_at, [&](const Json& item, const std::string& path) {
            const auto pole = [&](const char* name) {
                return m_reader.word(field(item, name, path), path + '.' + name, [](std::string_view text) {
                    return fromName<CornerDirection>(text, kCornerWords);
                });
            };
            if (m_reader.isObject(item, path, {"hex", "from", "to", "owner"})) {
                m_setup.bridges.push_back(
                    {hexOf(field(item, "hex", path), path + ".hex"), pole("from"), pole("to"), owner(item, path)});
            }
        });
        m_reader.each(m_json, "armies", m_at, [&](const Json& item, const std::string& path) {
            if (m_reader.isObject(item, path, {"at", "owner", "infantry", "cavalry", "artillery"})) {
                const auto units = [&](const char* name) { return count(item, name, path, 0, kMaxUnitsOfAKind, 0); };
                m_setup.armies.push_back({cornerOf(field(item, "at", path), path + ".at"), owner(item, path),
                                          Units{units("artillery"), units("cavalry"), units("infantry")}});
            }
        });
        m_reader.each(m_json, "nukes", m_at, [&](const Json& item, const std::string& path) {
            if (m_reader.isObject(item, path, {"at", "owner"})) {
                m_setup.nukes.push_back({cornerOf(field(item, "at", path), path + ".at"), owner(item, path)});
            }
        });
    }

    void readRules() {
        m_reader.each(m_json, "documents", m_at, [&](const Json& item, const std::string& path) {
            m_setup.documents.push_back(m_reader.text(item, path));
        });
        m_reader.each(m_json, "switches", m_at, [&](const Json& item, const std::string& path) {
            m_setup.switches.push_back(m_reader.text(item, path));
        });
        m_reader.eachMember(m_json, "rulings", m_at,
                            [&](const std::string& id, const Json& option, const std::string& path) {
                                m_setup.rulings[id] = m_reader.text(option, path);
                            });
        m_reader.eachMember(m_json, "numbers", m_at,
                            [&](const std::string& name, const Json& value, const std::string& path) {
                                m_setup.numbers[name] = m_reader.integer(value, path, 0, kMostRounds);
                            });
        m_reader.eachMember(m_json, "prices", m_at,
                            [&](const std::string& name, const Json& cards, const std::string& path) {
                                m_setup.prices[name] = readCounts<Resource>(m_reader, cards, path);
                            });
    }

    void readTurn() {
        const Json* turn = JsonReader::find(m_json, "turn");
        const std::string path = m_at + "turn";
        if (turn == nullptr || !m_reader.isObject(*turn, path, {"round", "player", "phase", "pending", "winner"})) {
            return;
        }
        TurnSetup read;
        read.round = count(*turn, "round", path, 0, kMostRounds, 1);
        read.player = m_reader.text(field(*turn, "player", path), path + ".player");
        read.phase = m_reader.text(field(*turn, "phase", path), path + ".phase");
        if (const Json* winner = JsonReader::find(*turn, "winner")) {
            read.winner = m_reader.text(*winner, path + ".winner");
        }
        if (const Json* pending = JsonReader::find(*turn, "pending")) {
            read.pending = readPending(m_reader, *pending, path + ".pending");
        }
        m_setup.turn = std::move(read);
    }

    void readMarks() {
        if (const Json* marks = JsonReader::find(m_json, "marks")) {
            NamedReader(m_reader).read(*marks, m_at + "marks", m_setup.marks);
        }
    }

    void readHoldings() {
        m_reader.eachMember(m_json, "hands", m_at,
                            [&](const std::string& id, const Json& hand, const std::string& path) {
                                m_setup.holdings[id].hand = readHand<Resource>(m_reader, hand, path);
                            });
        m_reader.eachMember(
            m_json, "points", m_at, [&](const std::string& id, const Json& item, const std::string& path) {
                if (m_reader.isObject(item, path, {"extra"})) {
                    m_setup.holdings[id].extraPoints = count(item, "extra", path, -kUnlimited, kUnlimited, 0);
                }
            });
        m_reader.eachMember(
            m_json, "development", m_at, [&](const std::string& id, const Json& item, const std::string& path) {
                if (!m_reader.isObject(item, path, {"hidden", "cards", "played"})) {
                    return;
                }
                HoldingSetup& holding = m_setup.holdings[id];
                if (const Json* cards = JsonReader::find(item, "cards")) {
                    holding.hiddenDevelopment = readHand<DevelopmentCard>(m_reader, *cards, path + ".cards");
                }
                if (const Json* hidden = JsonReader::find(item, "hidden")) {
                    DevelopmentHand hand = holding.hiddenDevelopment.value_or(DevelopmentHand::untracked());
                    hand.total = m_reader.integer(*hidden, path + ".hidden", 0, kUnlimited);
                    holding.hiddenDevelopment = hand;
                }
                if (const Json* played = JsonReader::find(item, "played")) {
                    holding.playedDevelopment = readCounts<DevelopmentCard>(m_reader, *played, path + ".played");
                }
            });
        if (const Json* deck = JsonReader::find(m_json, "deck")) {
            m_setup.deck = readHand<DevelopmentCard>(m_reader, *deck, m_at + "deck");
        }
        if (const Json* bank = JsonReader::find(m_json, "bank")) {
            m_setup.bank = readHand<Resource>(m_reader, *bank, m_at + "bank");
        }
    }

    JsonReader& m_reader;
    const Json& m_json;
    std::string m_at;
    Setup m_setup;
};

}  // namespace

Setup readSetup(JsonReader& reader, const Json& json, const std::string& prefix, SetupIn in) {
    Setup setup;
    if (!reader.isObject(json, prefix)) {
        return setup;
    }
    if (in == SetupIn::File) {
        const std::string format = reader.text(reader.required(json, "format", prefix), prefix + "format");
        if (!reader.failed() && format != "catan-position/1") {
            reader.fail(JsonProblem::WrongFormat, prefix + "format", format);
        }
        (void)reader.required(json, "hexes", prefix);
    }
    setup = SetupReader(reader, json, prefix).read();
    for (const auto& [name, value] : json.items()) {
        if (std::ranges::find(kKnownFields, name) != std::end(kKnownFields)) {
            continue;
        }
        if (in == SetupIn::File) {
            setup.extras[name] = dumpJson(value);
        } else {
            reader.fail(JsonProblem::UnknownField, prefix + name, name);
        }
    }
    return setup;
}

Expected<Setup, JsonFault> setupFromJson(std::string_view text) {
    auto json = parseJson(text);
    if (!json) {
        return unexpected(json.error());
    }
    JsonReader reader;
    Setup setup = readSetup(reader, *json, {}, SetupIn::File);
    if (reader.failed()) {
        return unexpected(reader.fault());
    }
    return setup;
}

}  // namespace engine
