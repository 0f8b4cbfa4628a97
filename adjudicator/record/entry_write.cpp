// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes of a new entry.
#include <nlohmann/json.hpp>

#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/entry.h"
#include "adjudicator/record/proposals_game.h"
#include "adjudicator/record/ruling_json.h"
#include "adjudicator/record/tournament_game.h"
#include "db/codes.h"
#include "engine/notation/action_tree.h"
#include "engine/state/names.h"

namespace adjudicator {

namespace {

using Json = nlohmann::ordered_json;

std::string written(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
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

constexpr std::array<std::string_view, 4> kHows{"kept", "changed", "dropped", "new"};

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
        if (genesis.before) {
            json["before"] = *genesis.before;
        }
        if (genesis.deskKey) {
            json["desk_key"] = db::toHex(std::span<const std::uint8_t>(*genesis.deskKey));
        }
        json["position"] = Json::parse(Game::toJson(*genesis.position), nullptr, false);
    }
    void operator()(const CommitmentShown& shown) {
        json["kind"] = "commitment";
        json["number"] = shown.number;
        json["commitment"] = db::toHex(shown.commitment);
    }
    void operator()(const ThrowDeclaredOf<Game>& declared) {
        json["kind"] = "declaration";
        json["number"] = declared.number;
        json["action"] = toTree(declared.action, *table);
        json["sides"] = declared.sides;
        for (const WordSeal& each : declared.seals) {
            json["seals"].push_back({{"by", each.by}, {"seal", db::toHex(each.seal)}});
        }
    }
    void operator()(const WordGiven& given) {
        json["kind"] = "word";
        json["number"] = given.number;
        json["word"] = given.said.text;
        if (!given.said.by.empty()) {
            json["by"] = given.said.by;
        }
        for (const WordOpened& each : given.said.words) {
            Json word = Json::object();
            if (!each.by.empty()) {
                word["by"] = each.by;
            }
            word["word"] = each.text;
            if (each.salt) {
                word["salt"] = saltText(*each.salt);
            }
            json["words"].push_back(std::move(word));
        }
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
        writeAct(json, act);
    }
    void operator()(const TakenBack& taken) {
        json["kind"] = "take-back";
        json["from"] = taken.from;
        writeItem(json, "item", taken.item);
    }
    void operator()(const Restored& restored) {
        json["kind"] = "restore";
        json["of"] = restored.of;
    }
    void operator()(const CorrectedOf<Game>& corrected) {
        json["kind"] = "correct";
        json["from"] = corrected.from;
        writeItem(json, "item", corrected.fromItem);
        json["reason"] = corrected.reason;
        if (corrected.clause) {
            json["clause"] = std::string(engine::toText(*corrected.clause));
        }
        json["line"] = Json::array();
        for (const CorrectedActOf<Game>& corrects : corrected.line) {
            Json item = {{"how", std::string(toText(corrects.how))}};
            if (corrects.of) {
                item["of"] = *corrects.of;
                writeItem(item, "item", corrects.ofItem);
            }
            if (corrects.how == CorrectedHow::Dropped) {
                item["action"] = toTree(corrects.act.action, *table);
            } else {
                writeAct(item, corrects.act);
            }
            if (!corrects.stands.empty()) {
                item["stands"] = corrects.stands;
            }
            json["line"].push_back(std::move(item));
        }
    }
    void operator()(const Sealed& sealed) {
        json["kind"] = "seal";
        writeHead(sealed.head);
        json["key"] = db::toHex(std::span<const std::uint8_t>(sealed.key));
        json["signature"] = db::toHex(std::span<const std::uint8_t>(sealed.signature));
    }
    void operator()(const HandedOver& handed) {
        json["kind"] = "hand-over";
        writeHead(handed.head);
        json["from"] = db::toHex(std::span<const std::uint8_t>(handed.from));
        json["to"] = db::toHex(std::span<const std::uint8_t>(handed.to));
        json["reason"] = handed.reason;
        json["signature"] = db::toHex(std::span<const std::uint8_t>(handed.signature));
        if (handed.release) {
            json["release"] = db::toHex(std::span<const std::uint8_t>(*handed.release));
        }
    }
    void operator()(const OlderState& older) {
        json["kind"] = "older-state";
        writeHead(older.lost);
        if (older.whole) {
            json["game"] = db::toHex(older.whole->game);
            json["number"] = older.whole->number;
            if (older.whole->more > 0) {
                json["more"] = older.whole->more;
            }
        }
    }
    void operator()(const RulingGiven& ruling) {
        json["kind"] = "ruling";
        writeRuling(json, ruling);
    }

    void operator()(const EvidenceKept& kept) {
        json["kind"] = "evidence";
        json["entry"] = kept.entry;
        json["hash"] = db::toHex(kept.picture);
        json["bytes"] = kept.bytes;
        json["size"] = {kept.width, kept.height};
    }

private:
    void writeHead(const db::Head& head) {
        json["seq"] = head.seq;
        json["head"] = db::toHex(head.hash);
    }
    void writeAct(Json& to, const ActDoneOf<Game>& act) {
        to["rules"] = act.rules;
        to["action"] = toTree(act.action, *table);
        to["events"] = toTree(act.events, *table);
        if (!act.trusted.empty()) {
            to["trusted"] = write(act.trusted, *table);
        }
        if (act.thrown) {
            to["throw"] = write(*act.thrown);
        }
        if (act.proposal) {
            to["proposal"] = headText(act.proposal->game, act.proposal->head);
        }
        for (const SeenHead& voice : act.voices) {
            to["voices"].push_back(headText(voice.game, voice.head));
        }
    }
    static void writeItem(Json& to, const char* name, const std::optional<std::size_t>& item) {
        if (item) {
            to[name] = *item;
        }
    }
};

}  // namespace

std::string_view toText(CorrectedHow how) {
    return engine::nameOf(how, kHows);
}

std::optional<CorrectedHow> correctedHowFromText(std::string_view text) {
    return engine::fromName<CorrectedHow>(text, kHows);
}

template <class Game>
std::string toBody(const EntryTextOf<Game>& entry, const typename Game::Table* table) {
    Json json = Json::object();
    json["time"] = entry.time;
    std::visit(BodyWriter<Game>{json, table}, entry.body);
    return written(json);
}

template std::string toBody(const EntryTextOf<TableGame>&, const TableGame::Table*);
template std::string toBody(const EntryTextOf<DiceGame>&, const DiceGame::Table*);
template std::string toBody(const EntryTextOf<TournamentGame>&, const TournamentGame::Table*);
template std::string toBody(const EntryTextOf<ProposalsGame>&, const ProposalsGame::Table*);

}  // namespace adjudicator
