// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the bodies of entries, which anybody may have written.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/entry.h"
#include "adjudicator/record/field_reader.h"
#include "adjudicator/record/proposals_game.h"
#include "adjudicator/record/ruling_json.h"
#include "adjudicator/record/tournament_game.h"
#include "adjudicator/record/utc_time.h"
#include "adjudicator/record/words_read.h"
#include "db/codes.h"
#include "db/picture.h"
#include "engine/clauses/clause_id.h"
#include "engine/notation/action_tree.h"

namespace adjudicator {

namespace {

using Json = nlohmann::ordered_json;
using engine::JsonFault;
using engine::JsonProblem;

std::string dump(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// Reads a body of whatever kind.
template <class Game>
class BodyReader : FieldReader {
public:
    using Table = typename Game::Table;

    BodyReader(const Json& json, const Table* table) : FieldReader(json), m_table(table) {}

    engine::Expected<EntryTextOf<Game>, JsonFault> read() {
        EntryTextOf<Game> entry{text("time"), readBody()};
        if (!isUtcTime(entry.time)) {
            fail(JsonProblem::OutOfRange, "time");
        }
        if (m_fault) {
            return engine::unexpected(*m_fault);
        }
        return entry;
    }

private:
    /// Who said a word, a player of the table; empty where nobody is named.
    std::string speaker() {
        if (!m_json.contains("by")) {
            return {};
        }
        std::string player = text("by");
        if (!m_table->find(player)) {
            fail(JsonProblem::UnknownPlayer, "by");
        }
        return player;
    }

    db::Head head() { return {number(m_json, "seq"), wanted(db::hashFromHex(text("head")), "head")}; }

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
            return CommitmentShown{throwNumber(m_json), wanted(db::hashFromHex(text("commitment")), "commitment")};
        }
        if (kind == "declaration") {
            return ThrowDeclaredOf<Game>{throwNumber(m_json), readAction(), readSides(),
                                         wanted(sealsIn(m_json, *m_table), "seals")};
        }
        if (kind == "word") {
            return WordGiven{throwNumber(m_json),
                             {text("word"), speaker(), wanted(wordsIn(m_json, *m_table), "words")}};
        }
        if (kind == "void") {
            return ThrowVoid{throwNumber(m_json), text("reason")};
        }
        if (kind == "act") {
            return readAct(m_json);
        }
        if (kind == "take-back") {
            return TakenBack{number(m_json, "from"), item(m_json)};
        }
        if (kind == "restore") {
            return Restored{number(m_json, "of")};
        }
        if (kind == "correct") {
            return readCorrection();
        }
        if (kind == "seal") {
            return Sealed{head(), wanted(publicKeyFromHex(text("key")), "key"),
                          wanted(signatureFromHex(text("signature")), "signature")};
        }
        if (kind == "hand-over") {
            HandedOver handed{head(),
                              wanted(publicKeyFromHex(text("from")), "from"),
                              wanted(publicKeyFromHex(text("to")), "to"),
                              text("reason"),
                              wanted(signatureFromHex(text("signature")), "signature"),
                              {}};
            if (m_json.contains("release")) {
                handed.release = wanted(signatureFromHex(text("release")), "release");
            }
            return handed;
        }
        if (kind == "older-state") {
            return readOlderState();
        }
        if (kind == "ruling") {
            return readRuling();
        }
        if (kind == "evidence") {
            return readEvidence();
        }
        fail(JsonProblem::UnknownWord, "kind");
        return TakenBack{};
    }

    OlderState readOlderState() {
        OlderState older{head(), {}};
        if (m_json.contains("game")) {
            older.whole = OlderState::Whole{wanted(db::gameIdFromHex(text("game")), "game"), number(m_json, "number"),
                                            m_json.contains("more") ? number(m_json, "more") : 0};
        }
        return older;
    }

    EvidenceKept readEvidence() {
        EvidenceKept kept;
        kept.entry = number(m_json, "entry");
        kept.picture = wanted(db::hashFromHex(text("hash")), "hash");
        kept.bytes = number(m_json, "bytes");
        if (kept.bytes < 1 || kept.bytes > db::kMostPictureBytes) {
            fail(JsonProblem::OutOfRange, "bytes");
        }
        const auto size = m_json.find("size");
        const auto side = [](const Json& json) {
            const bool fits = json.is_number_unsigned() && json.template get<std::uint64_t>() <= kMostPicturePixels;
            return fits ? json.template get<std::uint32_t>() : 0U;
        };
        if (size == m_json.end() || !size->is_array() || size->size() != 2) {
            fail(JsonProblem::MissingField, "size");
            return kept;
        }
        kept.width = side((*size)[0]);
        kept.height = side((*size)[1]);
        if (kept.width == 0 || kept.height == 0) {
            fail(JsonProblem::OutOfRange, "size");
        }
        return kept;
    }

    GenesisOf<Game> readGenesis() {
        GenesisOf<Game> genesis;
        genesis.program = text("program");
        genesis.rules = rulesVersion(m_json);
        genesis.nonce = text("nonce");
        genesis.gameNumber = number(m_json, "game_number");
        genesis.previousHead = m_json.contains("previous_head") ? text("previous_head") : std::string{};
        if (m_json.contains("before")) {
            genesis.before = number(m_json, "before");
        }
        if (m_json.contains("desk_key")) {
            genesis.deskKey = wanted(publicKeyFromHex(text("desk_key")), "desk_key");
        }
        genesis.position = std::make_shared<const typename Game::Setup>(
            taken(Game::setupFromJson(dump(child(m_json, "position"))), "position"));
        return genesis;
    }

    typename Game::Action readAction() { return readAction(m_json); }
    typename Game::Action readAction(const Json& json) {
        return taken(actionFromTree(child(json, "action"), *m_table), "action");
    }

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

    SeenHead headIn(const Json& json, const char* name) {
        return wanted(json.is_string() ? headFromText(json.template get<std::string>()) : std::nullopt, name);
    }

    ActDoneOf<Game> readAct(const Json& json) {
        ActDoneOf<Game> act;
        act.rules = rulesVersion(json);
        act.action = readAction(json);
        act.events = taken(eventsFromTree(child(json, "events"), *m_table), "events");
        if (const auto trusted = json.find("trusted"); trusted != json.end() && trusted->is_array()) {
            for (const Json& each : *trusted) {
                act.trusted.push_back(readTrust(each));
            }
        }
        if (const auto thrown = json.find("throw"); thrown != json.end() && thrown->is_object()) {
            act.thrown = readThrow(*thrown);
        }
        if (json.contains("proposal")) {
            act.proposal = headIn(json["proposal"], "proposal");
        }
        if (const auto voices = json.find("voices"); voices != json.end() && voices->is_array()) {
            for (const Json& each : *voices) {
                act.voices.push_back(headIn(each, "voices"));
            }
        }
        return act;
    }

    CorrectedOf<Game> readCorrection() {
        CorrectedOf<Game> corrected;
        corrected.from = number(m_json, "from");
        corrected.fromItem = item(m_json);
        corrected.reason = text("reason");
        if (m_json.contains("clause")) {
            corrected.clause = engine::clauseFromText(text("clause"));
            if (!corrected.clause) {
                fail(JsonProblem::UnknownWord, "clause");
            }
        }
        const auto line = m_json.find("line");
        if (line == m_json.end() || !line->is_array()) {
            fail(JsonProblem::MissingField, "line");
            return corrected;
        }
        for (const Json& each : *line) {
            corrected.line.push_back(readCorrected(each));
            if (m_fault) {
                m_fault->at = "line." + std::to_string(corrected.line.size() - 1) + "." + m_fault->at;
                break;
            }
        }
        return corrected;
    }

    RulingGiven readRuling() {
        auto ruling = rulingFromJson(m_json);
        if (!ruling) {
            m_fault = m_fault ? m_fault : ruling.error();
            return {};
        }
        for (const std::string& player : ruling->heard) {
            if (!m_table->find(player)) {
                fail(JsonProblem::UnknownPlayer, "heard");
            }
        }
        return std::move(*ruling);
    }

    CorrectedActOf<Game> readCorrected(const Json& json) {
        CorrectedActOf<Game> corrects;
        const auto how = json.is_object() && json.contains("how") && json["how"].is_string()
                             ? correctedHowFromText(json["how"].get<std::string>())
                             : std::nullopt;
        if (!how) {
            fail(JsonProblem::UnknownWord, "how");
            return corrects;
        }
        corrects.how = *how;
        if (*how != CorrectedHow::New) {
            corrects.of = number(json, "of");
            corrects.ofItem = item(json);
        }
        if (*how == CorrectedHow::Dropped) {
            corrects.act.action = readAction(json);
        } else {
            corrects.act = readAct(json);
        }
        if (json.contains("stands") && json["stands"].is_string()) {
            corrects.stands = json["stands"].get<std::string>();
        }
        return corrects;
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

    const Table* m_table;
};

template <class Game>
engine::Expected<EntryTextOf<Game>, JsonFault> read(std::string_view body, const typename Game::Table* table) {
    if (auto fault = engine::limitFault(body)) {
        return engine::unexpected(std::move(*fault));
    }
    const Json json = Json::parse(body, nullptr, false);
    if (json.is_discarded() || !json.is_object()) {
        return engine::unexpected(JsonFault{JsonProblem::NotJson, {}, {}});
    }
    return BodyReader<Game>(json, table).read();
}

}  // namespace

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

template engine::Expected<EntryTextOf<TableGame>, JsonFault> genesisFromBody<TableGame>(std::string_view);
template engine::Expected<EntryTextOf<TableGame>, JsonFault> entryFromBody<TableGame>(std::string_view,
                                                                                      const TableGame::Table&);
template engine::Expected<EntryTextOf<DiceGame>, JsonFault> genesisFromBody<DiceGame>(std::string_view);
template engine::Expected<EntryTextOf<DiceGame>, JsonFault> entryFromBody<DiceGame>(std::string_view,
                                                                                    const DiceGame::Table&);
template engine::Expected<EntryTextOf<TournamentGame>, JsonFault> genesisFromBody<TournamentGame>(std::string_view);
template engine::Expected<EntryTextOf<ProposalsGame>, JsonFault> genesisFromBody<ProposalsGame>(std::string_view);
template engine::Expected<EntryTextOf<TournamentGame>, JsonFault> entryFromBody<TournamentGame>(
    std::string_view, const TournamentGame::Table&);
template engine::Expected<EntryTextOf<ProposalsGame>, JsonFault> entryFromBody<ProposalsGame>(
    std::string_view, const ProposalsGame::Table&);

}  // namespace adjudicator
