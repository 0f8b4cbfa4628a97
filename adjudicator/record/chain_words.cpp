// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/chain_words.h"

#include <array>
#include <nlohmann/json.hpp>
#include <span>

#include "db/codes.h"
#include "engine/state/names.h"

namespace adjudicator {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 3> kVoices{"none", "for", "against"};
constexpr std::array<std::string_view, 3> kDecisions{"accept", "refuse", "withdraw"};
constexpr std::string_view kPhone = " (phone ";

std::string textIn(const Json& json, const char* name) {
    const auto found = json.find(name);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

ChainWord decisionIn(const Json& json, DecisionWord::What what) {
    const auto proposal = headFromText(textIn(json, "proposal"));
    return proposal ? ChainWord(DecisionWord{what, *proposal}) : ChainWord();
}

ChainWord ballotIn(const Json& json) {
    const std::string on = textIn(json, "on");
    const auto clause = engine::clauseFromText(textIn(json, "clause"));
    return clause && (on == "vote" || on == "repeal") ? ChainWord(BallotWord{on == "repeal", *clause}) : ChainWord();
}

ChainWord voiceIn(const Json& json) {
    const auto ballot = headFromText(textIn(json, "ballot"));
    const auto voice = voiceFromText(textIn(json, "voice"));
    return ballot && voice ? ChainWord(VoiceWord{*ballot, *voice}) : ChainWord();
}

ChainWord sealIn(const Json& json) {
    const auto seal = db::hashFromHex(textIn(json, "seal"));
    return seal ? ChainWord(OfferSealed{*seal}) : ChainWord();
}

ChainWord offerIn(const Json& json) {
    const auto salt = saltFromText(textIn(json, "salt"));
    return salt ? ChainWord(OfferOpened{textIn(json, "act"), *salt}) : ChainWord();
}

struct WordWriter {
    Json operator()(std::monostate) const { return Json::object(); }
    Json operator()(const DecisionWord& word) const {
        return {{"do", std::string(engine::nameOf(word.what, kDecisions))}, {"proposal", text(word.proposal)}};
    }
    Json operator()(const BallotWord& word) const {
        return {{"do", "ballot"},
                {"on", word.repeals ? "repeal" : "vote"},
                {"clause", std::string(engine::toText(word.clause))}};
    }
    Json operator()(const VoiceWord& word) const {
        return {{"do", "voice"}, {"ballot", text(word.ballot)}, {"voice", std::string(toText(word.voice))}};
    }
    Json operator()(const OfferSealed& word) const { return {{"do", "offer-seal"}, {"seal", db::toHex(word.seal)}}; }
    Json operator()(const OfferOpened& word) const {
        return {{"do", "offer-open"}, {"act", word.act}, {"salt", saltText(word.salt)}};
    }
    static std::string text(const SeenHead& head) { return headText(head.game, head.head); }
};

}  // namespace

std::string_view toText(Voice voice) {
    return engine::nameOf(voice, kVoices);
}

std::optional<Voice> voiceFromText(std::string_view text) {
    return engine::fromName<Voice>(text, kVoices);
}

ChainWord chainWordFrom(std::string_view json) {
    const Json read = Json::parse(json, nullptr, false);
    const std::string what = read.is_object() ? textIn(read, "do") : std::string();
    if (const auto decision = engine::fromName<DecisionWord::What>(what, kDecisions)) {
        return decisionIn(read, *decision);
    }
    return what == "ballot"       ? ballotIn(read)
           : what == "voice"      ? voiceIn(read)
           : what == "offer-seal" ? sealIn(read)
           : what == "offer-open" ? offerIn(read)
                                  : ChainWord();
}

std::string toJson(const ChainWord& word) {
    return std::visit(WordWriter(), word).dump();
}

db::Hash offerSealOf(const db::GameId& game, std::string_view player, const OfferOpened& offer) {
    const auto text = [](std::span<const std::uint8_t> bytes) {
        return std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    };
    std::string bytes("adj/offer/1");
    bytes += text(game.bytes);
    bytes += text(offer.salt);
    bytes += text(db::sha256(player).bytes);
    bytes += offer.act;
    return db::sha256(bytes);
}

bool isOffer(const engine::Action& action) {
    return std::holds_alternative<engine::Bid>(action) || std::holds_alternative<engine::Pass>(action);
}

std::optional<engine::PlayerId> speakerIn(const engine::Table& table, std::string_view by) {
    const auto phone = by.rfind(kPhone);
    return phone == std::string_view::npos ? std::nullopt : table.find(std::string(by.substr(0, phone)));
}

}  // namespace adjudicator
