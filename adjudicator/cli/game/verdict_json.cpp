// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/verdict_json.h"

#include <span>

#include "adjudicator/seal/head_text.h"
#include "db/codes.h"

namespace adjudicator::cli {

namespace {

using Json = nlohmann::ordered_json;

Json throwsJson(const ThrowCounts& throws) {
    return {{"witnessed", throws.witnessed}, {"desk", throws.desk},   {"entered", throws.entered},
            {"camera", throws.camera},       {"voids", throws.voids}, {"taken_back", throws.takenBack}};
}

Json headJson(const db::Head& head) {
    return {{"entry", head.seq}, {"head", db::toHex(head.hash)}};
}

void addAccount(Json& json, const TrustAccount& account) {
    json["number"] = account.title.number;
    json["began"] = account.title.time;
    json["players"] = account.title.players;
    json["proved"] = {{"throws", account.witnessed.size()}, {"entries", account.witnessed}};
    json["proved"]["words"] = Json::array();
    for (const WordsSaid& words : account.words) {
        json["proved"]["words"].push_back({{"by", words.by.empty() ? Json(nullptr) : Json(words.by)},
                                           {"entries", words.entries},
                                           {"sealed", words.sealed}});
    }
    json["proved"]["unopened"] = Json::array();
    for (const WordsSaid& words : account.unopened) {
        json["proved"]["unopened"].push_back({{"by", words.by}, {"entries", words.entries}});
    }
    json["trusted"] = {{"throws", account.onTrust()},
                       {"typed", account.entered},
                       {"camera", account.camera},
                       {"no_word", account.desk},
                       {"by_ruling", account.standing}};
    json["taken_back"] = {{"acts", account.takenBack}, {"throws", account.takenBackThrows}};
    json["corrections"] = account.corrections;
    json["replaced"] = Json::array();
    for (const ThrowReplaced& each : account.replaced) {
        json["replaced"].push_back({{"thrown", each.thrown}, {"typed", each.typed}});
    }
    json["put_back"] = Json::array();
    for (const PutBackSeen& each : account.putBack) {
        Json item = {{"entry", each.entry}, {"lost", headJson(each.lost)}};
        if (each.whole) {
            item["game"] = db::toHex(each.whole->game);
            item["number"] = each.whole->number;
            item["more"] = each.whole->more;
        }
        json["put_back"].push_back(std::move(item));
    }
    json["void"] = Json::array();
    for (const VoidSeen& each : account.voids) {
        json["void"].push_back({{"entry", each.entry}, {"throw", each.number}});
    }
    json["hand_overs"] = Json::array();
    for (const HandOverSeen& each : account.handOvers) {
        json["hand_overs"].push_back({{"entry", each.entry},
                                      {"to", db::toHex(std::span<const std::uint8_t>(each.to))},
                                      {"reason", each.reason},
                                      {"released", each.isReleased}});
    }
    json["clock_back"] = account.clockBack;
    json["over"] = account.isOver;
    json["end_sealed"] = account.isSealed;
    json["behind_seal"] = account.behindSeal;
}

}  // namespace

Json verificationJson(const Verification& verification) {
    Json json = {{"verdict", std::string(toText(verification.kind))},
                 {"reason", std::string(toText(verification.reason))}};
    json["entry"] = verification.entry ? Json(*verification.entry) : Json(nullptr);
    if (!verification.branches.empty()) {
        json["branch"] = verification.branch ? Json(db::toHex(verification.branch->hash)) : Json(nullptr);
        json["branches"] = Json::array();
        for (const db::Head& head : verification.branches) {
            json["branches"].push_back(headJson(head));
        }
    }
    json["entries"] = verification.entries;
    json["head"] = db::toHex(verification.head.hash);
    json["anchored_to"] = verification.anchoredTo ? Json(*verification.anchoredTo) : Json(nullptr);
    json["seal"] = verification.seal ? Json{{"entry", verification.seal->entry},
                                            {"key", db::toHex(std::span<const std::uint8_t>(verification.seal->key))},
                                            {"fingerprint", fingerprint(verification.seal->key)}}
                                     : Json(nullptr);
    json["previous_game_elsewhere"] = verification.previousElsewhere;
    json["pictures"] = {{"named", verification.pictures.named},
                        {"kept", verification.pictures.kept},
                        {"missing", verification.pictures.missing()},
                        {"damaged", verification.pictures.changed}};
    json["decided_otherwise_today"] = verification.decidedOtherwiseToday;
    json["throws"] = throwsJson(verification.throws);
    json["throws_by_player"] = Json::object();
    for (const PlayerThrows& throws : verification.throwsByPlayer) {
        json["throws_by_player"][throws.player] = throwsJson(throws.counts);
    }
    return json;
}

Json receiptJson(const Receipt& receipt) {
    return {{"by", receipt.by},
            {"entry", receipt.head.head.seq},
            {"head", db::toHex(receipt.head.head.hash)},
            {"seen", receipt.seen},
            {"signed", receipt.signature.has_value()}};
}

Json verdictJson(const GameVerdict& verdict) {
    Json json = verificationJson(verdict.checked);
    json["game"] = db::toHex(verdict.game);
    if (verdict.checked.account.isRead) {
        addAccount(json, verdict.checked.account);
        const ProposalsSeen& proposed = verdict.checked.proposed;
        json["proposed"] = {{"held", proposed.held}, {"voices", proposed.voices}, {"elsewhere", proposed.elsewhere}};
    }
    json["decided_otherwise"] = verdict.checked.decidedOtherwiseToday;
    json["desk_remembers"] = nullptr;
    if (verdict.remembered) {
        json["desk_remembers"] = headJson(*verdict.remembered);
        json["desk_remembers"]["in_book"] = verdict.holdsRemembered;
    }
    json["seen_by"] = Json::array();
    if (verdict.checked.anchoredTo) {
        json["seen_by"].push_back({{"by", "head"}, {"entry", *verdict.checked.anchoredTo}});
    }
    for (const Sighting& each : verdict.checked.seenBy) {
        json["seen_by"].push_back({{"by", each.by},
                                   {"entry", each.entry},
                                   {"seen", each.seen},
                                   {"signed", each.isSigned},
                                   {"own_desk", each.isOwnDesk}});
    }
    json["contradicted_by"] = Json::array();
    for (const Receipt& each : verdict.checked.contradictions) {
        json["contradicted_by"].push_back(receiptJson(each));
    }
    json["could_have"] = Json::array();
    for (const Doubt& doubt : verdict.couldHave) {
        Json item = {{"how", std::string(toText(doubt.what))}};
        if (doubt.isRange) {
            item["from"] = doubt.entries.front();
            item["to"] = doubt.entries.back();
        } else {
            item["entries"] = doubt.entries;
        }
        json["could_have"].push_back(std::move(item));
    }
    return json;
}

}  // namespace adjudicator::cli
