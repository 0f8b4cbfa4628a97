// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/entry.h"

#include <nlohmann/json.hpp>

#include "adjudicator/record/dice_game.h"
#include "db/codes.h"
#include "engine/notation/action_json.h"
#include "engine/notation/dice_game_json.h"

namespace adjudicator {

namespace {

using Json = nlohmann::ordered_json;
using engine::JsonFault;
using engine::JsonProblem;

std::string dump(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// The engine's notation speaks text; here it becomes part of a larger text.
Json embedded(const std::string& text) {
    return Json::parse(text, nullptr, false);
}

std::string toHex(const Secret& secret) {
    return db::toHex(std::span<const std::uint8_t>(secret));
}

template <class Table>
Json write(const std::vector<engine::Trust>& trusted, const Table& table) {
    Json json = Json::array();
    for (const engine::Trust& trust : trusted) {
        Json item = {{"player", table.idOf(trust.player)}};
        if (trust.cards) {
            for (const engine::Resource resource : engine::kResources) {
                if ((*trust.cards)[resource] != 0) {
                    item["cards"][std::string(engine::toText(resource))] = (*trust.cards)[resource];
                }
            }
        }
        json.push_back(std::move(item));
    }
    return json;
}

Json write(const ThrowRecord& thrown) {
    Json json = {{"level", std::string(toText(thrown.level))}};
    if (thrown.number) {
        json["number"] = *thrown.number;
    }
    if (thrown.secret) {
        json["secret"] = toHex(*thrown.secret);
    }
    return json;
}

template <class Game>
struct BodyWriter {
    Json& json;
    const typename Game::Table* table;

    void operator()(const GenesisOf<Game>& genesis) {
        json["kind"] = "genesis";
        json["format"] = "adj-record/1";
        json["program"] = genesis.program;
        json["rules"] = genesis.rules;
        json["nonce"] = genesis.nonce;
        json["game_number"] = genesis.gameNumber;
        if (!genesis.previousHead.empty()) {
            json["previous_head"] = genesis.previousHead;
        }
        json["position"] = embedded(Game::toJson(genesis.position));
    }
    void operator()(const CommitmentShown& shown) {
        json["kind"] = "commitment";
        json["number"] = shown.number;
        json["commitment"] = db::toHex(shown.commitment);
    }
    void operator()(const ThrowDeclaredOf<Game>& declared) {
        json["kind"] = "declaration";
        json["number"] = declared.number;
        json["action"] = embedded(toJson(declared.action, *table));
        json["sides"] = declared.sides;
    }
    void operator()(const WordGiven& given) {
        json["kind"] = "word";
        json["number"] = given.number;
        json["word"] = given.word;
    }
    void operator()(const ThrowVoid& lost) {
        json["kind"] = "void";
        json["number"] = lost.number;
        json["reason"] = lost.reason;
    }
    void operator()(const ActDoneOf<Game>& act) {
        json["kind"] = "act";
        if (const auto actor = actorOf(act.action)) {
            json["who"] = table->idOf(*actor);
        }
        json["rules"] = act.rules;
        json["action"] = embedded(toJson(act.action, *table));
        json["events"] = embedded(toJson(act.events, *table));
        if (!act.trusted.empty()) {
            json["trusted"] = write(act.trusted, *table);
        }
        if (act.thrown) {
            json["throw"] = write(*act.thrown);
        }
    }
    void operator()(const TakenBack& taken) {
        json["kind"] = "take-back";
        json["from"] = taken.from;
    }
    void operator()(const Restored& restored) {
        json["kind"] = "restore";
        json["of"] = restored.of;
    }
};

/// Reads the fields of a body; the first fault is kept.
template <class Game>
class BodyReader {
public:
    using Table = typename Game::Table;

    BodyReader(const Json& json, const Table* table) : m_json(json), m_table(table) {}

    engine::Expected<EntryTextOf<Game>, JsonFault> read() {
        EntryTextOf<Game> entry{text("time"), readBody()};
        if (m_fault) {
            return engine::unexpected(*m_fault);
        }
        return entry;
    }

private:
    void fail(JsonProblem problem, const std::string& at) {
        if (!m_fault) {
            m_fault = JsonFault{problem, at, {}};
        }
    }

    std::string text(const char* name) {
        const auto found = m_json.find(name);
        if (found == m_json.end() || !found->is_string()) {
            fail(JsonProblem::MissingField, name);
            return {};
        }
        return found->get<std::string>();
    }

    std::uint64_t number(const Json& json, const char* name) {
        const auto found = json.find(name);
        if (found == json.end() || !found->is_number_unsigned()) {
            fail(JsonProblem::MissingField, name);
            return 0;
        }
        return found->get<std::uint64_t>();
    }

    std::uint32_t throwNumber(const Json& json) {
        const std::uint64_t read = number(json, "number");
        if (read > 0xffffffffU) {
            fail(JsonProblem::OutOfRange, "number");
        }
        return static_cast<std::uint32_t>(read);
    }

    std::string part(const char* name) {
        const auto found = m_json.find(name);
        if (found == m_json.end()) {
            fail(JsonProblem::MissingField, name);
            return "null";
        }
        return dump(*found);
    }

    template <class T>
    T taken(engine::Expected<T, JsonFault> read, const std::string& at) {
        if (read) {
            return std::move(*read);
        }
        if (!m_fault) {
            m_fault = read.error();
            m_fault->at = m_fault->at.empty() ? at : at + '.' + m_fault->at;
        }
        return T{};
    }

    EntryBodyOf<Game> readBody() {
        const std::string kind = text("kind");
        if (kind == "genesis") {
            return readGenesis();
        }
        if (m_table == nullptr) {
            fail(JsonProblem::DoesNotFit, "kind");
            return TakenBack{};
        }
        if (kind == "commitment") {
            const auto hash = db::hashFromHex(text("commitment"));
            if (!hash) {
                fail(JsonProblem::UnknownWord, "commitment");
            }
            return CommitmentShown{throwNumber(m_json), hash.value_or(db::Hash{})};
        }
        if (kind == "declaration") {
            return ThrowDeclaredOf<Game>{throwNumber(m_json), readAction(), readSides()};
        }
        if (kind == "word") {
            return WordGiven{throwNumber(m_json), text("word")};
        }
        if (kind == "void") {
            return ThrowVoid{throwNumber(m_json), text("reason")};
        }
        if (kind == "act") {
            return readAct();
        }
        if (kind == "take-back") {
            return TakenBack{number(m_json, "from")};
        }
        if (kind == "restore") {
            return Restored{number(m_json, "of")};
        }
        fail(JsonProblem::UnknownWord, "kind");
        return TakenBack{};
    }

    GenesisOf<Game> readGenesis() {
        GenesisOf<Game> genesis;
        genesis.program = text("program");
        genesis.rules = static_cast<int>(number(m_json, "rules"));
        genesis.nonce = text("nonce");
        genesis.gameNumber = number(m_json, "game_number");
        genesis.previousHead = m_json.contains("previous_head") ? text("previous_head") : std::string{};
        genesis.position = taken(Game::setupFromJson(part("position")), "position");
        return genesis;
    }

    typename Game::Action readAction() { return taken(Game::actionFromJson(part("action"), *m_table), "action"); }

    std::vector<int> readSides() {
        std::vector<int> sides;
        const auto found = m_json.find("sides");
        if (found == m_json.end() || !found->is_array()) {
            fail(JsonProblem::MissingField, "sides");
            return sides;
        }
        for (const Json& item : *found) {
            if (!item.is_number_unsigned() || item.get<std::uint64_t>() < 2 || item.get<std::uint64_t>() > 256) {
                fail(JsonProblem::OutOfRange, "sides");
                return sides;
            }
            sides.push_back(item.get<int>());
        }
        return sides;
    }

    ActDoneOf<Game> readAct() {
        ActDoneOf<Game> act;
        act.rules = static_cast<int>(number(m_json, "rules"));
        act.action = readAction();
        act.events = taken(Game::eventsFromJson(part("events"), *m_table), "events");
        if (const auto trusted = m_json.find("trusted"); trusted != m_json.end() && trusted->is_array()) {
            for (const Json& item : *trusted) {
                act.trusted.push_back(readTrust(item));
            }
        }
        if (const auto thrown = m_json.find("throw"); thrown != m_json.end() && thrown->is_object()) {
            act.thrown = readThrow(*thrown);
        }
        return act;
    }

    engine::Trust readTrust(const Json& item) {
        engine::Trust trust;
        const auto player = item.is_object() && item.contains("player") && item["player"].is_string()
                                ? m_table->find(item["player"].get<std::string>())
                                : std::nullopt;
        if (!player) {
            fail(JsonProblem::UnknownPlayer, "trusted");
            return trust;
        }
        trust.player = *player;
        if (item.contains("cards") && item["cards"].is_object()) {
            trust.cards.emplace();
            for (const auto& [name, count] : item["cards"].items()) {
                const auto resource = engine::resourceFromText(name);
                if (!resource || !count.is_number_unsigned()) {
                    fail(JsonProblem::UnknownWord, "trusted");
                    return trust;
                }
                (*trust.cards)[*resource] = count.template get<int>();
            }
        }
        return trust;
    }

    ThrowRecord readThrow(const Json& json) {
        ThrowRecord thrown;
        const auto level = json.contains("level") && json["level"].is_string()
                               ? diceLevelFromText(json["level"].get<std::string>())
                               : std::nullopt;
        if (!level) {
            fail(JsonProblem::UnknownWord, "throw.level");
            return thrown;
        }
        thrown.level = *level;
        if (json.contains("number")) {
            thrown.number = throwNumber(json);
        }
        if (json.contains("secret")) {
            const auto hash =
                json["secret"].is_string() ? db::hashFromHex(json["secret"].get<std::string>()) : std::nullopt;
            if (!hash) {
                fail(JsonProblem::UnknownWord, "throw.secret");
                return thrown;
            }
            thrown.secret = Secret{hash->bytes};
        }
        return thrown;
    }

    const Json& m_json;
    const Table* m_table;
    std::optional<JsonFault> m_fault;
};

template <class Game>
engine::Expected<EntryTextOf<Game>, JsonFault> read(std::string_view body, const typename Game::Table* table) {
    if (body.size() > engine::kMaxJsonBytes) {
        return engine::unexpected(JsonFault{JsonProblem::TooLarge, {}, {}});
    }
    const Json json = Json::parse(body, nullptr, false);
    if (json.is_discarded() || !json.is_object()) {
        return engine::unexpected(JsonFault{JsonProblem::NotJson, {}, {}});
    }
    return BodyReader<Game>(json, table).read();
}

}  // namespace

template <class Game>
std::string toBody(const EntryTextOf<Game>& entry, const typename Game::Table* table) {
    Json json = Json::object();
    json["time"] = entry.time;
    std::visit(BodyWriter<Game>{json, table}, entry.body);
    return dump(json);
}

template <class Game>
engine::Expected<EntryTextOf<Game>, engine::JsonFault> genesisFromBody(std::string_view body) {
    auto entry = read<Game>(body, nullptr);
    if (entry && !std::holds_alternative<GenesisOf<Game>>(entry->body)) {
        return engine::unexpected(JsonFault{JsonProblem::DoesNotFit, "kind", {}});
    }
    return entry;
}

template <class Game>
engine::Expected<EntryTextOf<Game>, engine::JsonFault> entryFromBody(std::string_view body,
                                                                     const typename Game::Table& table) {
    return read<Game>(body, &table);
}

template std::string toBody(const EntryTextOf<TableGame>&, const TableGame::Table*);
template engine::Expected<EntryTextOf<TableGame>, JsonFault> genesisFromBody<TableGame>(std::string_view);
template engine::Expected<EntryTextOf<TableGame>, JsonFault> entryFromBody<TableGame>(std::string_view,
                                                                                      const TableGame::Table&);
template std::string toBody(const EntryTextOf<DiceGame>&, const DiceGame::Table*);
template engine::Expected<EntryTextOf<DiceGame>, JsonFault> genesisFromBody<DiceGame>(std::string_view);
template engine::Expected<EntryTextOf<DiceGame>, JsonFault> entryFromBody<DiceGame>(std::string_view,
                                                                                    const DiceGame::Table&);

}  // namespace adjudicator
