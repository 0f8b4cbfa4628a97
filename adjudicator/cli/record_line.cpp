// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/record_line.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>

#include "adjudicator/text/refusals/fault_text.h"
#include "adjudicator/text/say.h"

namespace adjudicator::cli {

namespace {

using Json = nlohmann::ordered_json;
using engine::JsonFault;
using engine::JsonProblem;

/// The fields of an object at a path; `*` stands for any place of a list or any name.
struct Shape {
    std::string_view word;
    std::string_view path;
    std::span<const std::string_view> fields;
};

constexpr std::string_view kTakeBack[] = {"do", "to", "item"};
constexpr std::string_view kWordAlone[] = {"do"};
constexpr std::string_view kAsk[] = {"do", "action"};
constexpr std::string_view kHandOver[] = {"do", "reason", "release"};
constexpr std::string_view kEvidence[] = {"do", "entry", "file"};
constexpr std::string_view kCorrect[] = {"do", "from", "item", "reason", "clause", "line"};
constexpr std::string_view kCorrectLine[] = {"of", "item", "how", "stands", "action"};
constexpr std::string_view kRuling[] = {"do",    "decision", "question", "reason", "clause",
                                        "heard", "entry",    "item",     "combat", "branch"};
constexpr std::string_view kCombat[] = {"attackers", "defender", "covering", "allies",   "covering_allies",
                                        "walls",     "rulings",  "switches", "accounts", "result"};
constexpr std::string_view kAccounts[] = {"attacker", "defender"};
constexpr std::string_view kAccount[] = {"dice", "claim"};
constexpr std::string_view kBranch[] = {"seq", "head"};

constexpr Shape kShapes[] = {{"take-back", "", kTakeBack},
                             {"restore", "", kWordAlone},
                             {"seal", "", kWordAlone},
                             {"hand-over", "", kHandOver},
                             {"ask", "", kAsk},
                             {"evidence", "", kEvidence},
                             {"correct", "", kCorrect},
                             {"correct", "line.*", kCorrectLine},
                             {"ruling", "", kRuling},
                             {"ruling", "combat", kCombat},
                             {"ruling", "combat.accounts", kAccounts},
                             {"ruling", "combat.accounts.*", kAccount},
                             {"ruling", "branch", kBranch}};

/// Looks through the objects that a shape's path leads to.
std::optional<JsonFault> unlisted(const Json& json, std::string_view path, const Shape& shape, const std::string& at) {
    if (path.empty()) {
        if (!json.is_object()) {
            return std::nullopt;
        }
        for (const auto& [name, value] : json.items()) {
            if (std::ranges::find(shape.fields, std::string_view(name)) == shape.fields.end()) {
                return JsonFault{JsonProblem::UnknownField, at.empty() ? std::string(shape.word) : at, name};
            }
        }
        return std::nullopt;
    }
    const std::size_t dot = path.find('.');
    const std::string_view step = path.substr(0, dot);
    const std::string_view rest = dot == std::string_view::npos ? std::string_view() : path.substr(dot + 1);
    std::size_t number = 0;
    if (!json.is_structured()) {
        return std::nullopt;
    }
    for (const auto& each : json.items()) {
        const std::string name =
            json.is_array() ? '[' + std::to_string(number++) + ']' : (at.empty() ? "" : ".") + std::string(each.key());
        if (step == "*" || step == each.key()) {
            if (auto fault = unlisted(each.value(), rest, shape, at + name)) {
                return fault;
            }
        }
    }
    return std::nullopt;
}

}  // namespace

engine::Expected<std::string, JsonFault> readRecordLine(std::string_view text, Json& json) {
    json = engine::limitFault(text) ? Json(Json::value_t::discarded) : Json::parse(text, nullptr, false);
    if (json.is_discarded()) {
        return std::string();
    }
    if (auto fault = engine::doubledField(text)) {
        return engine::unexpected(std::move(*fault));
    }
    const bool hasWord = json.is_object() && json.contains("do") && json["do"].is_string();
    const std::string word = hasWord ? json["do"].get<std::string>() : std::string();
    for (const Shape& shape : kShapes) {
        if (shape.word == word) {
            if (auto fault = unlisted(json, shape.path, shape, {})) {
                return engine::unexpected(std::move(*fault));
            }
        }
    }
    return word;
}

engine::Expected<WitnessWord, JsonFault> takeWitnessWord(Json& json,
                                                         const std::function<bool(const std::string&)>& isPlayer) {
    WitnessWord word;
    if (json.contains("dice") || !json.contains("word") || !json["word"].is_string()) {
        return word;
    }
    if (const auto by = json.find("word_by"); by != json.end()) {
        if (!by->is_string() || !isPlayer(by->get<std::string>())) {
            return engine::unexpected(JsonFault{JsonProblem::UnknownPlayer, "word_by",
                                                by->is_string() ? by->get<std::string>() : by->dump()});
        }
        word.by = by->get<std::string>();
        json.erase("word_by");
    }
    word.text = json["word"].get<std::string>();
    json.erase("word");
    return word;
}

std::string sentenceAtLine(JsonFault fault, std::size_t number, engine::Language language) {
    // A fault in the text names a line of that text, which is one line of the input.
    if (fault.at.starts_with("line ")) {
        const std::size_t comma = fault.at.find(',');
        fault.at = "line " + std::to_string(number) + (comma == std::string::npos ? "" : fault.at.substr(comma));
        return sentence(fault, language);
    }
    return say(language, "line {}: {}", number, sentence(fault, language));
}

}  // namespace adjudicator::cli
