// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check.h"
#include "engine/notation/dice_game_json.h"
#include "engine/notation/dice_game_values.h"

namespace engine::dice_game {

namespace {

constexpr int kMostOfAnything = 1000;
constexpr std::size_t kMostPlaces = 200;
constexpr const char* kAnyResource = "any";

std::string_view wordFor(SheetProblem problem) {
    switch (problem) {
        case SheetProblem::NameTwice:
            return "name twice";
        case SheetProblem::NeedsItself:
            return "waits for itself";
        case SheetProblem::CrossIsNoRoad:
            return "cross on no road";
        case SheetProblem::JokerWithoutKnight:
            return "joker without knights";
        case SheetProblem::NoEnd:
            return "no end";
        case SheetProblem::TooLarge:
            return "too large";
    }
    failCheck(__FILE__, __LINE__, "every problem has a word");
}

/// Reads one sheet out of its object; `m_at` is its path.
class SheetReader {
public:
    SheetReader(JsonReader& reader, const Json& json, std::string path)
        : m_reader(reader), m_json(json), m_at(std::move(path) + '.') {}

    Sheet read() && {
        m_sheet.name = m_reader.text(m_reader.required(m_json, "name", m_at), m_at + "name");
        m_reader.each(m_json, "hexes", m_at, [&](const Json& item, const std::string& path) { readHex(item, path); });
        readPlaces();
        m_reader.each(m_json, "jokers", m_at,
                      [&](const Json& item, const std::string& path) { readJoker(item, path); });
        if (const Json* cross = JsonReader::find(m_json, "cross")) {
            m_sheet.cross = place(*cross, m_at + "cross");
        }
        m_sheet.longestRoadPoints = number("longest_road_points").value_or(0);
        m_sheet.armySize = number("army_size");
        m_sheet.largestArmyPoints = number("largest_army_points").value_or(0);
        m_sheet.winningPoints = number("winning_points");
        m_sheet.rounds = number("rounds");
        m_sheet.idlePenalty = number("idle_penalty").value_or(0);
        m_sheet.firstDice = number("first_dice", 1, kAllDice).value_or(kAllDice);
        return std::move(m_sheet);
    }

private:
    std::optional<int> number(const char* name, int least = 0, int most = kMostOfAnything) {
        const Json* found = JsonReader::find(m_json, name);
        return found == nullptr ? std::nullopt : std::optional(m_reader.integer(*found, m_at + name, least, most));
    }
    std::string name(const Json& item, const std::string& path) {
        return m_reader.text(m_reader.required(item, "name", path + '.'), path + ".name");
    }
    bool flag(const Json& item, const char* field, const std::string& path) {
        const Json* found = JsonReader::find(item, field);
        return found != nullptr && m_reader.boolean(*found, path + '.' + field);
    }
    PlaceId place(const Json& json, const std::string& path) {
        return m_reader.word(
            json, path, [&](std::string_view text) { return m_sheet.findPlace(text); }, JsonProblem::UnknownPlace);
    }

    void readHex(const Json& item, const std::string& path) {
        if (!m_reader.isObject(item, path, {"name", "resource", "middle"})) {
            return;
        }
        SheetHex hex{name(item, path), std::nullopt, flag(item, "middle", path)};
        if (const Json* resource = JsonReader::find(item, "resource")) {
            hex.resource = m_reader.word(*resource, path + ".resource", resourceFromText);
        }
        m_sheet.hexes.push_back(std::move(hex));
    }

    /// First all names, then what each needs: a sheet may list its places in any order.
    void readPlaces() {
        const Json* places = JsonReader::find(m_json, "places");
        if (places == nullptr || places->size() > kMostPlaces) {
            m_reader.fail(places == nullptr ? JsonProblem::MissingField : JsonProblem::TooLarge, m_at + "places");
            return;
        }
        m_reader.each(m_json, "places", m_at, [&](const Json& item, const std::string& path) {
            if (m_reader.isObject(item, path, {"name", "piece", "needs", "points", "given", "branch"})) {
                SheetPlace added;
                added.name = name(item, path);
                added.piece =
                    m_reader.word(m_reader.required(item, "piece", path + '.'), path + ".piece", pieceFromText);
                if (const Json* points = JsonReader::find(item, "points")) {
                    added.points = m_reader.integer(*points, path + ".points", 0, kMostOfAnything);
                }
                added.given = flag(item, "given", path);
                added.branch = flag(item, "branch", path);
                m_sheet.places.push_back(std::move(added));
            }
        });
        std::size_t i = 0;
        m_reader.each(m_json, "places", m_at, [&](const Json& item, const std::string& path) {
            m_sheet.places[i++].needs = placesOf(item, "needs", path);
        });
    }

    std::vector<PlaceId> placesOf(const Json& item, const char* field, const std::string& path) {
        std::vector<PlaceId> ids;
        m_reader.each(item, field, path + '.',
                      [&](const Json& word, const std::string& at) { ids.push_back(place(word, at)); });
        return ids;
    }

    void readJoker(const Json& item, const std::string& path) {
        if (!m_reader.isObject(item, path, {"name", "gives", "knights"})) {
            return;
        }
        SheetJoker joker{name(item, path), std::nullopt, placesOf(item, "knights", path)};
        const Json& gives = m_reader.required(item, "gives", path + '.');
        if (!m_reader.failed() && gives != kAnyResource) {
            joker.gives = m_reader.word(gives, path + ".gives", resourceFromText);
        }
        m_sheet.jokers.push_back(std::move(joker));
    }

    JsonReader& m_reader;
    const Json& m_json;
    std::string m_at;
    Sheet m_sheet;
};

}  // namespace

Sheet readSheet(JsonReader& reader, const Json& json, const std::string& path) {
    if (json.is_string()) {
        const Sheet* shipped = shippedSheet(json.get_ref<const std::string&>());
        if (shipped == nullptr) {
            reader.fail(JsonProblem::UnknownWord, path, json.get<std::string>());
        }
        return shipped == nullptr ? Sheet{} : *shipped;
    }
    if (!reader.isObject(json, path,
                         {"name", "hexes", "places", "jokers", "cross", "longest_road_points", "army_size",
                          "largest_army_points", "winning_points", "rounds", "idle_penalty", "first_dice"})) {
        return {};
    }
    Sheet sheet = SheetReader(reader, json, path).read();
    if (!reader.failed()) {
        for (const SheetFault& fault : faultsOf(sheet)) {
            reader.fail(JsonProblem::DoesNotFit, path + ": " + std::string(wordFor(fault.problem)), fault.at);
        }
    }
    return sheet;
}

Json writeSheet(const Sheet& sheet) {
    Json json = {{"name", sheet.name}};
    for (const SheetHex& hex : sheet.hexes) {
        Json item = {{"name", hex.name}};
        if (hex.resource) {
            item["resource"] = std::string(engine::toText(*hex.resource));
        }
        if (hex.middle) {
            item["middle"] = true;
        }
        json["hexes"].push_back(std::move(item));
    }
    const auto names = [&](const std::vector<PlaceId>& places) {
        Json list = Json::array();
        for (const PlaceId place : places) {
            list.push_back(sheet[place].name);
        }
        return list;
    };
    json["places"] = Json::array();
    for (const SheetPlace& place : sheet.places) {
        Json item = {{"name", place.name}, {"piece", std::string(toText(place.piece))}};
        if (!place.needs.empty()) {
            item["needs"] = names(place.needs);
        }
        if (place.points != 0) {
            item["points"] = place.points;
        }
        if (place.given) {
            item["given"] = true;
        }
        if (place.branch) {
            item["branch"] = true;
        }
        json["places"].push_back(std::move(item));
    }
    for (const SheetJoker& joker : sheet.jokers) {
        json["jokers"].push_back({{"name", joker.name},
                                  {"gives", joker.gives ? std::string(engine::toText(*joker.gives)) : kAnyResource},
                                  {"knights", names(joker.knights)}});
    }
    const auto number = [&](const char* name, std::optional<int> value) {
        if (value) {
            json[name] = *value;
        }
    };
    if (sheet.cross) {
        json["cross"] = sheet[*sheet.cross].name;
    }
    number("longest_road_points", sheet.longestRoadPoints);
    number("army_size", sheet.armySize);
    number("largest_army_points", sheet.largestArmyPoints);
    number("winning_points", sheet.winningPoints);
    number("rounds", sheet.rounds);
    number("idle_penalty", sheet.idlePenalty);
    number("first_dice", sheet.firstDice);
    return json;
}

Expected<Sheet, JsonFault> sheetFromJson(std::string_view text) {
    const auto json = parseJson(text);
    if (!json) {
        return unexpected(json.error());
    }
    JsonReader reader;
    Sheet sheet = readSheet(reader, *json, "sheet");
    if (reader.failed()) {
        return unexpected(reader.fault());
    }
    return sheet;
}

std::string toJson(const Sheet& sheet) {
    return dumpJson(writeSheet(sheet));
}

}  // namespace engine::dice_game
