// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/carried_penalties.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "adjudicator/seal/head_text.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/tournament_text.h"
#include "adjudicator/tournament/name_order.h"
#include "db/codes.h"
#include "engine/notation/tournament_json.h"
#include "engine/state/names.h"

namespace adjudicator {

namespace {

namespace cup = engine::tournament;
using engine::JsonFault;
using engine::JsonProblem;
using engine::Language;
using TreeOfPenalties = nlohmann::ordered_json;

TreeOfPenalties carriedTree(const cup::CarriedFrom& carried) {
    return {{"tournament", carried.tournament},
            {"name", carried.name},
            {"head", carried.head},
            {"penalty", carried.penalty}};
}

void putDeduction(TreeOfPenalties& tree, const std::optional<cup::Criterion>& criterion,
                  const std::optional<cup::Fraction>& amount) {
    if (criterion && amount) {
        tree["criterion"] = std::string(engine::nameOf(*criterion, cup::kCriterionWords));
        tree["amount"] = amount->text();
    }
}

/// The text of a field; none where it is missing or no text.
std::optional<std::string> penaltyText(const TreeOfPenalties& tree, const char* name) {
    const auto found = tree.is_object() ? tree.find(name) : tree.end();
    return tree.is_object() && found != tree.end() && found->is_string() ? std::optional(found->get<std::string>())
                                                                         : std::nullopt;
}

/// Reads a file of penalties; the first fault ends it.
class PenaltyFileReader {
public:
    PenaltyFileReader(const cup::Position& position, const db::GameId& own)
        : m_position(position), m_own(db::toHex(own)) {}

    engine::Expected<std::vector<FoundPenalty>, JsonFault> read(const TreeOfPenalties& file) {
        if (penaltyText(file, "format") != kPenaltiesFormat) {
            return engine::unexpected(JsonFault{JsonProblem::WrongFormat, "format", {}});
        }
        for (const char* name : {"tournament", "name", "head"}) {
            if (!penaltyText(file, name)) {
                return engine::unexpected(JsonFault{JsonProblem::MissingField, name, {}});
            }
        }
        const auto list = file.find("penalties");
        if (list == file.end() || !list->is_array()) {
            return engine::unexpected(JsonFault{JsonProblem::MissingField, "penalties", {}});
        }
        std::vector<FoundPenalty> found;
        for (std::size_t i = 0; i < list->size(); ++i) {
            auto one = penalty(file, (*list)[i], "penalties[" + std::to_string(i) + "]");
            if (!one) {
                return engine::unexpected(one.error());
            }
            found.push_back(std::move(*one));
        }
        return found;
    }

private:
    [[nodiscard]] engine::Expected<FoundPenalty, JsonFault> penalty(const TreeOfPenalties& file,
                                                                    const TreeOfPenalties& tree,
                                                                    const std::string& at) const {
        const auto name = penaltyText(tree, "name");
        if (!name) {
            return engine::unexpected(JsonFault{JsonProblem::MissingField, at + ".name", {}});
        }
        FoundPenalty found{*name, penaltyText(tree, "club").value_or(std::string()), Carry::New, {}};
        const std::vector<engine::PlayerId> players = playersOf(found);
        TreeOfPenalties act = {{"do", "penalize"}};
        for (const char* field : {"kind", "criterion", "amount", "rule", "reason"}) {
            if (tree.contains(field)) {
                act[field] = tree[field];
            }
        }
        if (tree.contains("carried")) {
            act["carried"] = tree["carried"];
        } else {
            act["carried"] = {{"tournament", file["tournament"]}, {"name", file["name"]}, {"head", file["head"]}};
            if (tree.contains("penalty")) {
                act["carried"]["penalty"] = tree["penalty"];
            }
        }
        // Read as an act whoever it is of, so that a file is either sound or refused as a whole.
        if (m_position.table->players.empty()) {
            found.carry = Carry::NotEntered;
            return found;
        }
        act["player"] = m_position.table->idOf(players.empty() ? engine::PlayerId(0) : players.front());
        const auto action = cup::actionFromTree(act, *m_position.table);
        if (!action) {
            return engine::unexpected(
                JsonFault{action.error().problem, at + "." + action.error().at, action.error().found});
        }
        found.act = std::get<cup::Penalize>(*action);
        const auto head = headFromText(found.act.carried->head);
        if (!head || db::toHex(head->game) != found.act.carried->tournament) {
            return engine::unexpected(JsonFault{JsonProblem::DoesNotFit, at + ".head", found.act.carried->head});
        }
        found.carry = isHere(*found.act.carried) ? Carry::There
                      : players.empty()          ? Carry::NotEntered
                      : players.size() > 1       ? Carry::Unclear
                                                 : Carry::New;
        return found;
    }

    /// Who it may be: all of that name, and of several those of that club.
    [[nodiscard]] std::vector<engine::PlayerId> playersOf(const FoundPenalty& penalty) const {
        std::vector<engine::PlayerId> named;
        for (const engine::PlayerId player : m_position.table->seats()) {
            if (nameKey((*m_position.table)[player].name) == nameKey(penalty.name)) {
                named.push_back(player);
            }
        }
        std::vector<engine::PlayerId> ofClub;
        std::ranges::copy_if(named, std::back_inserter(ofClub), [&](engine::PlayerId player) {
            return nameKey((*m_position.table)[player].club) == nameKey(penalty.club);
        });
        return named.size() > 1 && !ofClub.empty() ? ofClub : named;
    }
    [[nodiscard]] bool isHere(const cup::CarriedFrom& carried) const {
        return carried.tournament == m_own || std::ranges::any_of(m_position.penalties, [&](const cup::Penalty& each) {
                   return each.carried && each.carried->tournament == carried.tournament &&
                          each.carried->penalty == carried.penalty;
               });
    }

    const cup::Position& m_position;
    std::string m_own;
};

}  // namespace

std::string penaltiesJsonText(const cup::Position& position, const TournamentStamp& stamp) {
    TreeOfPenalties file = {{"format", std::string(kPenaltiesFormat)}, {"tournament", db::toHex(stamp.id)},
                            {"name", position.settings.name},          {"dates", position.settings.dates},
                            {"head", headText(stamp.id, stamp.head)},  {"time", stamp.time},
                            {"penalties", TreeOfPenalties::array()}};
    for (std::size_t i = 0; i < position.penalties.size(); ++i) {
        const cup::Penalty& penalty = position.penalties[i];
        if (penalty.withdrawn) {
            continue;
        }
        const cup::Entrant& entrant = (*position.table)[penalty.player];
        TreeOfPenalties tree = {{"penalty", i + 1},
                                {"number", entrant.id},
                                {"name", entrant.name},
                                {"club", entrant.club},
                                {"kind", std::string(engine::nameOf(penalty.kind, cup::kPenaltyWords))}};
        if (penalty.round) {
            tree["round"] = *penalty.round;
        }
        putDeduction(tree, penalty.criterion, penalty.amount);
        tree["rule"] = penalty.rule;
        tree["reason"] = penalty.reason;
        if (penalty.carried) {
            tree["carried"] = carriedTree(*penalty.carried);
        }
        file["penalties"].push_back(std::move(tree));
    }
    return file.dump(2, ' ', false, TreeOfPenalties::error_handler_t::replace) + "\n";
}

engine::Expected<std::vector<FoundPenalty>, JsonFault> penaltiesOfFile(std::string_view text,
                                                                       const cup::Position& position,
                                                                       const db::GameId& own) {
    if (auto fault = engine::limitFault(text)) {
        return engine::unexpected(std::move(*fault));
    }
    if (auto fault = engine::doubledField(text)) {
        return engine::unexpected(std::move(*fault));
    }
    const TreeOfPenalties file = TreeOfPenalties::parse(text, nullptr, false);
    if (file.is_discarded()) {
        return engine::unexpected(JsonFault{JsonProblem::NotJson, {}, {}});
    }
    return PenaltyFileReader(position, own).read(file);
}

nlohmann::ordered_json escalationJson(const cup::Escalation& escalation, const cup::Penalize& act,
                                      const cup::Position& position, Language language) {
    TreeOfPenalties tree = {{"kind", std::string(engine::nameOf(escalation.due.kind, cup::kPenaltyWords))}};
    putDeduction(tree, escalation.due.criterion, escalation.due.amount);
    tree["earlier"] = escalation.earlier;
    tree["text"] = sentence(escalation, act, position, language);
    return tree;
}

std::string sentence(const cup::Escalation& escalation, const cup::Penalize& act, const cup::Position& position,
                     Language language) {
    std::string numbers;
    for (const int number : escalation.earlier) {
        numbers += (numbers.empty() ? "" : ", ") + std::to_string(number);
    }
    const cup::EscalationStep& due = escalation.due;
    const std::string what = due.criterion && due.amount
                                 ? " (" + due.amount->text() + " " + wordFor(*due.criterion, language) + ")"
                                 : std::string();
    return say(language, "{} broke this rule before (penalty {}); the next step is: {}{}",
               (*position.table)[act.player].name, numbers, wordFor(due.kind, language), what);
}

}  // namespace adjudicator
