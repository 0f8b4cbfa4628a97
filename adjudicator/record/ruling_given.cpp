// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/ruling_given.h"

#include <nlohmann/json.hpp>

#include "adjudicator/record/ruling_json.h"
#include "db/codes.h"
#include "engine/state/names.h"

namespace adjudicator {

namespace {

using Json = nlohmann::ordered_json;
using engine::JsonFault;
using engine::JsonProblem;

constexpr std::array<std::string_view, 5> kDecisions{"open", "stands", "irregular", "settled", "official"};

void writeIfAny(Json& json, const char* name, const std::string& text) {
    if (!text.empty()) {
        json[name] = text;
    }
}

void writeIfAny(Json& json, const char* name, const std::vector<std::string>& texts) {
    if (!texts.empty()) {
        json[name] = texts;
    }
}

Json toJson(const SettledCombat& settled) {
    const CombatText& combat = settled.combat;
    Json json = {{"attackers", combat.attackers}, {"defender", combat.defender}};
    writeIfAny(json, "covering", combat.covering);
    writeIfAny(json, "allies", combat.allies);
    writeIfAny(json, "covering_allies", combat.coveringAllies);
    if (combat.walls != 0) {
        json["walls"] = combat.walls;
    }
    writeIfAny(json, "rulings", combat.rulings);
    writeIfAny(json, "switches", combat.switches);
    for (const auto& [name, said] : {std::pair("attacker", &settled.attacker), {"defender", &settled.defender}}) {
        Json side = Json::object();
        writeIfAny(side, "dice", said->dice);
        writeIfAny(side, "claim", said->claim);
        if (!side.empty()) {
            json["accounts"][name] = std::move(side);
        }
    }
    writeIfAny(json, "result", settled.result);
    return json;
}

/// Reads fields of fixed shape; the first fault is kept.
class Reader {
public:
    explicit Reader(const Json& json) : m_json(json) {}

    [[nodiscard]] const std::optional<JsonFault>& fault() const { return m_fault; }
    [[nodiscard]] bool has(const char* name) const { return m_json.is_object() && m_json.contains(name); }
    void fail(JsonProblem problem, const std::string& at) {
        if (!m_fault) {
            m_fault = JsonFault{problem, at, {}};
        }
    }
    /// A missing text is empty.
    std::string text(const char* name) {
        if (!has(name)) {
            return {};
        }
        if (!m_json[name].is_string()) {
            fail(JsonProblem::WrongType, name);
            return {};
        }
        return m_json[name].get<std::string>();
    }
    std::vector<std::string> texts(const char* name) {
        std::vector<std::string> list;
        if (!has(name)) {
            return list;
        }
        if (!m_json[name].is_array()) {
            fail(JsonProblem::WrongType, name);
            return list;
        }
        for (const Json& each : m_json[name]) {
            if (!each.is_string()) {
                fail(JsonProblem::WrongType, name);
                return list;
            }
            list.push_back(each.get<std::string>());
        }
        return list;
    }
    std::optional<std::uint64_t> number(const char* name) {
        if (!has(name)) {
            return std::nullopt;
        }
        if (!m_json[name].is_number_unsigned()) {
            fail(JsonProblem::WrongType, name);
            return std::nullopt;
        }
        return m_json[name].get<std::uint64_t>();
    }
    /// Works on an object inside; its faults are named after it.
    template <class Work>
    void inside(const char* name, Work work) {
        if (!has(name)) {
            return;
        }
        Reader reader(m_json[name]);
        if (!m_json[name].is_object()) {
            fail(JsonProblem::WrongType, name);
            return;
        }
        work(reader);
        if (reader.m_fault) {
            fail(reader.m_fault->problem, std::string(name) + "." + reader.m_fault->at);
        }
    }

private:
    const Json& m_json;
    std::optional<JsonFault> m_fault;
};

SettledCombat settledFrom(Reader& reader) {
    SettledCombat settled;
    CombatText& combat = settled.combat;
    combat.attackers = reader.texts("attackers");
    combat.defender = reader.text("defender");
    combat.covering = reader.text("covering");
    combat.allies = reader.texts("allies");
    combat.coveringAllies = reader.texts("covering_allies");
    const std::uint64_t walls = reader.number("walls").value_or(0);
    if (walls > 3) {
        reader.fail(JsonProblem::OutOfRange, "walls");
    }
    combat.walls = static_cast<int>(walls);
    combat.rulings = reader.texts("rulings");
    combat.switches = reader.texts("switches");
    reader.inside("accounts", [&](Reader& accounts) {
        for (const auto& [name, said] : {std::pair("attacker", &settled.attacker), {"defender", &settled.defender}}) {
            AccountText* account = said;
            accounts.inside(name, [account](Reader& side) {
                account->dice = side.text("dice");
                account->claim = side.text("claim");
            });
        }
    });
    settled.result = reader.text("result");
    return settled;
}

}  // namespace

std::string_view toText(RulingDecision decision) {
    return engine::nameOf(decision, kDecisions);
}

std::optional<RulingDecision> rulingDecisionFromText(std::string_view text) {
    return engine::fromName<RulingDecision>(text, kDecisions);
}

void writeRuling(Json& json, const RulingGiven& ruling) {
    json["decision"] = std::string(toText(ruling.decision));
    writeIfAny(json, "question", ruling.question);
    writeIfAny(json, "reason", ruling.reason);
    if (ruling.clause) {
        json["clause"] = std::string(engine::toText(*ruling.clause));
    }
    writeIfAny(json, "heard", ruling.heard);
    if (ruling.entry) {
        json["entry"] = *ruling.entry;
    }
    if (ruling.item) {
        json["item"] = *ruling.item;
    }
    if (ruling.combat) {
        json["combat"] = toJson(*ruling.combat);
    }
    if (ruling.branch) {
        json["branch"] = {{"seq", ruling.branch->seq}, {"head", db::toHex(ruling.branch->hash)}};
    }
}

engine::Expected<RulingGiven, JsonFault> rulingFromJson(const Json& json) {
    Reader reader(json);
    RulingGiven ruling;
    if (const auto decision = rulingDecisionFromText(reader.text("decision"))) {
        ruling.decision = *decision;
    } else {
        reader.fail(JsonProblem::UnknownWord, "decision");
    }
    ruling.question = reader.text("question");
    ruling.reason = reader.text("reason");
    if (reader.has("clause")) {
        ruling.clause = engine::clauseFromText(reader.text("clause"));
        if (!ruling.clause) {
            reader.fail(JsonProblem::UnknownWord, "clause");
        }
    }
    ruling.heard = reader.texts("heard");
    ruling.entry = reader.number("entry");
    if (const auto item = reader.number("item")) {
        ruling.item = static_cast<std::size_t>(*item);
    }
    reader.inside("combat", [&](Reader& combat) { ruling.combat = settledFrom(combat); });
    reader.inside("branch", [&](Reader& branch) {
        const auto seq = branch.number("seq");
        const auto hash = db::hashFromHex(branch.text("head"));
        if (!seq || !hash) {
            branch.fail(JsonProblem::MissingField, seq ? "head" : "seq");
            return;
        }
        ruling.branch = db::Head{*seq, *hash};
    });
    if (reader.fault()) {
        return engine::unexpected(*reader.fault());
    }
    return ruling;
}

}  // namespace adjudicator
