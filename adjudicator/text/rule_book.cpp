// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/rule_book.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/rulesets/registry.h"

namespace adjudicator {

namespace {

using engine::ClauseId;
using engine::Document;
using engine::RulingId;

bool isOptional(ClauseId clause) {
    return std::ranges::any_of(engine::parts(), [&](const engine::Part& part) {
        return std::ranges::find(part.optional, clause) != part.optional.end();
    });
}

}  // namespace

ClauseStanding standingOf(const engine::Position& position, ClauseId clause) {
    const engine::Rules& rules = position.rules();
    const bool atTheStart = rules.has(clause);
    if (position.inForce(clause)) {
        return atTheStart ? ClauseStanding::InForce : ClauseStanding::VotedIn;
    }
    if (atTheStart) {
        return ClauseStanding::PutOut;
    }
    if (!rules.has(engine::documentOf(clause))) {
        return ClauseStanding::DocumentNotPlayed;
    }
    return isOptional(clause) ? ClauseStanding::OptionNotChosen : ClauseStanding::Suspended;
}

bool concerns(RulingId ruling, const std::vector<Document>& documents) {
    return std::ranges::all_of(engine::info(ruling).clauses, [&](ClauseId clause) {
        const Document document = engine::documentOf(clause);
        return document == Document::Base || std::ranges::find(documents, document) != documents.end();
    });
}

bool isOfCombination(RulingId ruling) {
    std::vector<Document> touched;
    for (const ClauseId clause : engine::info(ruling).clauses) {
        const Document document = engine::documentOf(clause);
        if (document != Document::Base && std::ranges::find(touched, document) == touched.end()) {
            touched.push_back(document);
        }
    }
    return touched.size() > 1;
}

std::vector<RulingId> combinationRulings(const std::vector<Document>& documents) {
    std::vector<RulingId> result;
    for (const RulingId ruling : engine::kRulingIds) {
        if (isOfCombination(ruling) && concerns(ruling, documents)) {
            result.push_back(ruling);
        }
    }
    return result;
}

std::string combinationText(const engine::Rules& rules) {
    std::string text;
    if (rules.houseCombination) {
        for (const RulingId ruling : combinationRulings(rules.documents)) {
            text += fmt::format("{}{}={}", text.empty() ? "" : ", ", engine::toText(ruling),
                                engine::optionText(rules.rulings.choice(ruling)));
        }
    }
    return text;
}

}  // namespace adjudicator
