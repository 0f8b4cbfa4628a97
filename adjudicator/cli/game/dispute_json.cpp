// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/dispute_json.h"

#include <array>
#include <nlohmann/json.hpp>

#include "adjudicator/dispute/asked_entry_text.h"
#include "adjudicator/record/ruling_json.h"
#include "adjudicator/text/event_text.h"
#include "adjudicator/text/words.h"
#include "db/codes.h"
#include "engine/notation/action_json.h"

namespace adjudicator::cli {

namespace {

using Json = nlohmann::ordered_json;

Json momentJson(const CombatMoment& moment) {
    Json json = {{"attacker", engine::toText(engine::standingOf(moment.battle.attacker))},
                 {"defender", engine::toText(moment.battle.defenderStanding())}};
    if (moment.battle.defenderStanding().fort) {
        json["walls"] = moment.battle.defenderStanding().fort->walls;
    }
    json["attacker_wins"] = moment.attackerWins ? Json(*moment.attackerWins) : Json(nullptr);
    return json;
}

Json diceJson(const ThrowProof& proof) {
    Json json = {{"level", std::string(toText(proof.level))}, {"sides", proof.sides}, {"faces", proof.faces}};
    if (!proof.number) {
        return json;
    }
    json["number"] = *proof.number;
    if (proof.commitment) {
        json["commitment"] = {{"entry", *proof.commitmentEntry}, {"hash", db::toHex(*proof.commitment)}};
    }
    if (proof.declarationEntry) {
        json["declaration"] = {{"entry", *proof.declarationEntry}};
    }
    json["word"] = proof.word.text;
    json["word_by"] = proof.word.by.empty() ? Json(nullptr) : Json(proof.word.by);
    if (proof.secret) {
        json["secret"] = db::toHex(std::span<const std::uint8_t>(*proof.secret));
    }
    json["holds"] = proof.holds;
    return json;
}

Json luckJson(const Luck& luck) {
    return {{"at_least_as_good", luck.asGood}, {"at_least_as_bad", luck.asBad}};
}

Json placeJson(const ActPlace& place) {
    Json json = {{"entry", place.entry}};
    if (place.item) {
        json["item"] = *place.item;
    }
    return json;
}

Json stepJson(const DisputeStep& step, engine::Language language) {
    const engine::Table& table = *step.before.table;
    Json json = placeJson(step.place);
    json["time"] = step.time;
    json["action"] = Json::parse(toJson(step.action, table));
    json["events"] = Json::parse(toJson(step.events, table));
    json["summary"] = summary(step.action, step.events, table, language);
    json["clauses"] = Json::array();
    for (const engine::ClauseId clause : step.clauses) {
        json["clauses"].push_back(std::string(engine::toText(clause)));
    }
    json["rulings"] = Json::object();
    for (const engine::RulingChoice& choice : step.rulings) {
        json["rulings"][std::string(engine::toText(choice.id))] = std::string(engine::optionText(choice));
    }
    if (step.thrown) {
        json["dice"] = diceJson(*step.thrown);
    }
    if (!step.stands.empty()) {
        json["stands"] = step.stands;
    }
    if (step.combatBefore) {
        json["before"] = momentJson(*step.combatBefore);
    }
    if (step.combatAfter) {
        json["after"] = momentJson(*step.combatAfter);
    }
    return json;
}

Json incidentJson(const Incident& incident) {
    constexpr std::array<const char*, 4> kKinds{"taken-back", "corrected", "void", "put-back"};
    Json json = {{"kind", kKinds.at(static_cast<std::size_t>(incident.kind))}, {"entry", incident.entry}};
    if (!incident.faces.empty()) {
        json["faces"] = incident.faces;
    }
    if (incident.instead) {
        json["instead"] = {{"entry", *incident.instead}, {"faces", incident.facesInstead}};
    }
    return json;
}

Json entryJson(const AskedEntry& asked, const engine::Table& table, engine::Language language) {
    Json json = {{"entry", asked.seq},
                 {"time", asked.time},
                 {"title", titleOf(asked, language)},
                 {"about", aboutEntry(asked, table, language)},
                 {"holds", asked.holds}};
    json["again"] = asked.again ? Json(*asked.again) : Json(nullptr);
    return json;
}

Json combatJson(const DisputedCombat& combat, const engine::Table& table) {
    Json json = {{"attacker", table.idOf(combat.attacker)},
                 {"defender", table.idOf(combat.defender)},
                 {"at", coordinates(engine::Place(combat.at), table.topology)},
                 {"from", coordinates(combat.from, table.topology)},
                 {"allies", coordinates(combat.allies, table.topology)},
                 {"start", momentJson(combat.start)},
                 {"rounds", combat.rounds}};
    json["luck"] = combat.luck ? luckJson(*combat.luck) : Json(nullptr);
    return json;
}

}  // namespace

Json disputeJson(const Dispute& dispute, engine::Language language) {
    const DisputeStep& asked = dispute.steps[dispute.asked];
    Json json = {{"game", db::toHex(dispute.game)},
                 {"head", {{"entry", dispute.head.seq}, {"hash", db::toHex(dispute.head.hash)}}},
                 {"taken_back", dispute.takenBack},
                 {"asked", dispute.entry ? placeJson({dispute.entry->seq, {}}) : placeJson(asked.place)}};
    json["entry"] = dispute.entry ? entryJson(*dispute.entry, *asked.before.table, language) : Json(nullptr);
    json["incidents"] = Json::array();
    for (const Incident& incident : dispute.incidents) {
        json["incidents"].push_back(incidentJson(incident));
    }
    json["steps"] = Json::array();
    for (const DisputeStep& step : dispute.steps) {
        json["steps"].push_back(stepJson(step, language));
    }
    json["combat"] = dispute.combat ? combatJson(*dispute.combat, *asked.before.table) : Json(nullptr);
    json["luck"] = dispute.luck ? luckJson(*dispute.luck) : Json(nullptr);
    json["board_before"] = Json::parse(TableGame::toJson(TableGame::toSetup(asked.before)));
    json["board_after"] = Json::parse(TableGame::toJson(TableGame::toSetup(asked.after)));
    json["rulings"] = Json::array();
    for (const RulingAbout& about : dispute.rulings) {
        Json ruling = {{"in_entry", about.entry}, {"time", about.time}};
        writeRuling(ruling, about.ruling);
        json["rulings"].push_back(std::move(ruling));
    }
    json["pictures"] = Json::array();
    for (const EvidenceKept& kept : dispute.pictures) {
        json["pictures"].push_back({{"entry", kept.entry}, {"hash", db::toHex(kept.picture)}});
    }
    return json;
}

}  // namespace adjudicator::cli
