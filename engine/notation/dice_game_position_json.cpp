// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <iterator>

#include "engine/clauses/document.h"
#include "engine/notation/dice_game_json.h"
#include "engine/notation/dice_game_values.h"
#include "engine/state/names.h"

namespace engine::dice_game {

namespace {

constexpr int kMostRounds = 1'000'000;
/// In the order of the alternatives of Phase.
constexpr std::array<std::string_view, 3> kPhases{"throw", "build", "ended"};
constexpr std::string_view kKnownFields[]{
    "format", "documents", "rulings", "sheet", "players", "sheets", "longest_road_holder", "largest_army_holder",
    "turn"};

/// Reads one position file.
class PositionReader {
public:
    PositionReader(JsonReader& reader, const Json& json) : m_reader(reader), m_json(json) {}

    Position read() && {
        readTable();
        if (m_reader.failed()) {
            return {};
        }
        m_position = newGame(m_table);
        m_values.emplace(*m_table);
        readSheets();
        holder("longest_road_holder", m_position.longestRoadHolder);
        holder("largest_army_holder", m_position.largestArmyHolder);
        readTurn();
        return std::move(m_position);
    }

private:
    void readTable() {
        auto table = std::make_shared<Table>();
        if (m_reader.text(m_reader.required(m_json, "format", {}), "format") != kFormat) {
            m_reader.fail(JsonProblem::WrongFormat, "format");
        }
        // This game goes with no other document (DESIGN).
        m_reader.each(m_json, "documents", {}, [&](const Json& item, const std::string& path) {
            if (m_reader.word(item, path, documentFromText) != Document::DiceGamePlus) {
                m_reader.fail(JsonProblem::DoesNotFit, path, dumpJson(item));
            }
        });
        m_reader.eachMember(
            m_json, "rulings", {}, [&](const std::string& id, const Json& option, const std::string& path) {
                const auto ruling = rulingFromText(id);
                const auto choice = ruling ? optionFromText(*ruling, m_reader.text(option, path)) : std::nullopt;
                if (choice) {
                    table->rulings.set(*choice);
                } else {
                    m_reader.fail(JsonProblem::UnknownWord, path, id);
                }
            });
        const Json* sheet = JsonReader::find(m_json, "sheet");
        table->sheet = sheet == nullptr ? plusSheet() : readSheet(m_reader, *sheet, "sheet");
        m_reader.each(m_json, "players", {},
                      [&](const Json& item, const std::string& path) { readPlayer(*table, item, path); });
        if (table->players.size() < kLeastPlayers || table->players.size() > kMostPlayers) {
            m_reader.fail(JsonProblem::OutOfRange, "players", std::to_string(table->players.size()));
        }
        for (const auto& [name, value] : m_json.items()) {
            if (std::ranges::find(kKnownFields, name) == std::end(kKnownFields)) {
                table->extras.emplace(name, dumpJson(value));
            }
        }
        m_table = std::move(table);
    }

    void readPlayer(Table& table, const Json& item, const std::string& path) {
        Player player;
        if (item.is_string()) {
            player.id = m_reader.text(item, path);
        } else if (m_reader.isObject(item, path, {"id", "name", "colour"})) {
            player.id = m_reader.text(m_reader.required(item, "id", path + '.'), path + ".id");
            const auto optional = [&](const char* name, std::string& value) {
                if (const Json* found = JsonReader::find(item, name)) {
                    value = m_reader.text(*found, path + '.' + name);
                }
            };
            optional("name", player.name);
            optional("colour", player.colour);
        }
        if (player.id.empty() || table.find(player.id)) {
            m_reader.fail(JsonProblem::DoesNotFit, path, player.id);
        }
        table.players.push_back(std::move(player));
    }

    void readSheets() {
        m_reader.eachMember(m_json, "sheets", {},
                            [&](const std::string& id, const Json& item, const std::string& path) {
                                const auto player = m_table->find(id);
                                if (!player) {
                                    m_reader.fail(JsonProblem::UnknownPlayer, path, id);
                                } else if (m_reader.isObject(item, path, {"built", "jokers", "lost_points"})) {
                                    readMarks(m_position.marks[*player], item, path);
                                }
                            });
    }

    void readMarks(SheetMarks& marks, const Json& item, const std::string& path) {
        for (const PlaceId place : listed<PlaceId>(item, "built", path)) {
            marks.built[place] = true;
        }
        for (const JokerId joker : listed<JokerId>(item, "jokers", path)) {
            marks.struckOut[joker] = true;
        }
        if (const Json* lost = JsonReader::find(item, "lost_points")) {
            marks.lostPoints = m_reader.integer(*lost, path + ".lost_points", 0, kMostRounds);
        }
    }

    template <class Id>
    std::vector<Id> listed(const Json& item, const char* name, const std::string& path) {
        std::vector<Id> found;
        if (const Json* list = JsonReader::find(item, name)) {
            m_values->read(m_reader, *list, path + '.' + name, found);
        }
        return found;
    }

    void holder(const char* name, std::optional<PlayerId>& value) {
        if (const Json* found = JsonReader::find(m_json, name)) {
            m_values->read(m_reader, *found, name, value);
        }
    }

    void readTurn() {
        const Json* turn = JsonReader::find(m_json, "turn");
        if (turn == nullptr ||
            !m_reader.isObject(*turn, "turn",
                               {"round", "player", "dice_count", "has_built", "phase", "throws", "faces", "winner"})) {
            return;
        }
        Turn& read = m_position.turn;
        const auto number = [&](const char* name, int least, int most, int absent) {
            const Json* found = JsonReader::find(*turn, name);
            return found == nullptr ? absent : m_reader.integer(*found, std::string("turn.") + name, least, most);
        };
        read.round = number("round", 1, kMostRounds, 1);
        if (const Json* player = JsonReader::find(*turn, "player")) {
            m_values->read(m_reader, *player, "turn.player", read.player);
        }
        read.dice = number("dice_count", 1, kAllDice, read.round == 1 ? read.dice : kAllDice);
        if (const Json* built = JsonReader::find(*turn, "has_built")) {
            read.hasBuilt = m_reader.boolean(*built, "turn.has_built");
        }
        const int throws = number("throws", 0, kMostThrows, 0);
        Faces faces;
        if (const Json* lying = JsonReader::find(*turn, "faces")) {
            FieldValues::read(m_reader, *lying, "turn.faces", faces);
        }
        readPhase(*turn, throws, faces);
    }

    void readPhase(const Json& turn, int throws, const Faces& faces) {
        const Json* word = JsonReader::find(turn, "phase");
        const std::size_t phase =
            word == nullptr ? 0
                            : static_cast<std::size_t>(m_reader.word(*word, "turn.phase", [](std::string_view text) {
                                  return engine::fromName<PhaseWord>(text, kPhases);
                              }));
        const int dice = m_position.turn.dice;
        if (phase == 0) {
            m_position.turn.phase = Throwing{throws, faces};
            if (faces.total() != (throws == 0 ? 0 : dice)) {
                m_reader.fail(JsonProblem::DoesNotFit, "turn.faces", std::to_string(faces.total()));
            }
        } else if (phase == 1) {
            m_position.turn.phase = Building{faces};
            if (faces.total() > dice) {
                m_reader.fail(JsonProblem::DoesNotFit, "turn.faces", std::to_string(faces.total()));
            }
        } else {
            Ended ended;
            if (const Json* winner = JsonReader::find(turn, "winner")) {
                m_values->read(m_reader, *winner, "turn.winner", ended.winner);
            }
            m_position.turn.phase = ended;
        }
    }

    enum class PhaseWord : std::uint8_t {};

    JsonReader& m_reader;
    const Json& m_json;
    std::shared_ptr<const Table> m_table;
    std::optional<FieldValues> m_values;
    Position m_position;
};

Json writePlayers(const Table& table) {
    Json players = Json::array();
    for (const Player& player : table.players) {
        if (player.name.empty() && player.colour.empty()) {
            players.push_back(player.id);
            continue;
        }
        Json item = {{"id", player.id}};
        if (!player.name.empty()) {
            item["name"] = player.name;
        }
        if (!player.colour.empty()) {
            item["colour"] = player.colour;
        }
        players.push_back(std::move(item));
    }
    return players;
}

/// What is ticked beyond what the sheet gives.
Json writeMarks(const Position& position, PlayerId player) {
    const Sheet& sheet = position.sheet();
    const SheetMarks& marks = position.marks[player];
    Json json = {{"built", Json::array()}, {"jokers", Json::array()}};
    for (const PlaceId place : sheet.placeIds()) {
        if (marks.built[place] && !sheet[place].given) {
            json["built"].push_back(sheet[place].name);
        }
    }
    for (const JokerId joker : sheet.jokerIds()) {
        if (marks.struckOut[joker]) {
            json["jokers"].push_back(sheet[joker].name);
        }
    }
    if (marks.lostPoints != 0) {
        json["lost_points"] = marks.lostPoints;
    }
    return json;
}

Json writeTurn(const Position& position) {
    const Turn& turn = position.turn;
    Json json = {{"round", turn.round},
                 {"player", position.table->idOf(turn.player)},
                 {"dice_count", turn.dice},
                 {"has_built", turn.hasBuilt},
                 {"phase", std::string(kPhases[turn.phase.index()])}};
    if (const auto* throwing = std::get_if<Throwing>(&turn.phase)) {
        json["throws"] = throwing->throws;
    }
    if (const auto* ended = std::get_if<Ended>(&turn.phase)) {
        json["winner"] = ended->winner ? Json(position.table->idOf(*ended->winner)) : Json(nullptr);
    } else {
        json["faces"] = FieldValues::write(position.faces());
    }
    return json;
}

}  // namespace

Expected<Position, JsonFault> positionFromJson(std::string_view text) {
    const auto json = parseJson(text);
    if (!json) {
        return unexpected(json.error());
    }
    JsonReader reader;
    Position position;
    if (reader.isObject(*json, "position")) {
        position = PositionReader(reader, *json).read();
    }
    if (reader.failed()) {
        return unexpected(reader.fault());
    }
    return position;
}

std::string toJson(const Position& position) {
    const Table& table = *position.table;
    Json json = {{"format", std::string(kFormat)}, {"documents", {std::string(toText(Document::DiceGamePlus))}}};
    for (const RulingChoice& choice : table.rulings.departures()) {
        json["rulings"][std::string(toText(choice.id))] = std::string(optionText(choice));
    }
    json["sheet"] = writeSheet(table.sheet);
    json["players"] = writePlayers(table);
    for (const PlayerId player : position.seats()) {
        json["sheets"][table.idOf(player)] = writeMarks(position, player);
    }
    const auto holder = [&](const std::optional<PlayerId>& player) {
        return player ? Json(table.idOf(*player)) : Json(nullptr);
    };
    json["longest_road_holder"] = holder(position.longestRoadHolder);
    json["largest_army_holder"] = holder(position.largestArmyHolder);
    json["turn"] = writeTurn(position);
    for (const auto& [name, value] : table.extras) {
        json[name] = Json::parse(value, nullptr, false);
    }
    return dumpJson(json);
}

}  // namespace engine::dice_game
