// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/registry.h"

#include <algorithm>
#include <array>

#include "engine/rulesets/base/base.h"
#include "engine/rulesets/ccm/ccm.h"
#include "engine/rulesets/soldiers/soldiers.h"

namespace engine {

namespace {

constexpr std::array kParts{
    Part{Document::Base, &applyBase},
    Part{Document::Soldiers, &applySoldiers},
    Part{Document::Ccm, &applyCcm},
};

constexpr int kMostOfANumber = 1000;

std::vector<Document> readDocuments(const std::vector<std::string>& names, Faults& faults) {
    std::vector<Document> documents{Document::Base};
    for (const std::string& name : names) {
        const auto document = documentFromText(name);
        if (!document) {
            faults.push_back({FaultKind::UnknownDocument, name});
        } else if (std::none_of(kParts.begin(), kParts.end(),
                                [&](const Part& part) { return part.document == *document; })) {
            faults.push_back({FaultKind::DocumentNotYet, name});
        } else {
            documents.push_back(*document);
        }
    }
    std::sort(documents.begin(), documents.end());
    documents.erase(std::unique(documents.begin(), documents.end()), documents.end());
    return documents;
}

void readRulings(const std::map<std::string, std::string>& given, Rules& rules, Faults& faults) {
    for (const auto& [id, option] : given) {
        const auto ruling = rulingFromText(id);
        const auto choice = ruling ? optionFromText(*ruling, option) : std::nullopt;
        if (!choice) {
            faults.push_back({FaultKind::UnknownRuling, ruling ? id + "=" + option : id});
        } else {
            rules.rulings.set(*choice);
        }
    }
}

}  // namespace

void RulesDraft::set(Number number, int value, ClauseId clause) {
    m_rules.numbers[static_cast<std::size_t>(number)] = value;
    m_rules.numberClauses[static_cast<std::size_t>(number)] = clause;
}

void RulesDraft::price(Item item, const Cards& cards) {
    m_rules.prices[static_cast<std::size_t>(item)] = cards;
}

std::span<const Part> parts() {
    return kParts;
}

Expected<Rules, Faults> combine(const RulesChoice& choice) {
    Rules rules;
    Faults faults;
    rules.documents = readDocuments(choice.documents, faults);
    readRulings(choice.rulings, rules, faults);
    for (const std::string& name : choice.switches) {
        // No document decided so far has clauses to switch on.
        faults.push_back({FaultKind::UnknownSwitch, name});
    }
    rules.switches = choice.switches;
    RulesDraft draft(rules);
    for (const Part& part : kParts) {
        if (std::find(rules.documents.begin(), rules.documents.end(), part.document) != rules.documents.end()) {
            part.apply(draft);
        }
    }
    for (const auto& [name, value] : choice.numbers) {
        const auto number = numberFromText(name);
        if (!number) {
            faults.push_back({FaultKind::UnknownNumber, name});
        } else if (value < 0 || value > kMostOfANumber) {
            faults.push_back({FaultKind::NumberOutOfRange, name});
        } else {
            rules.numbers[static_cast<std::size_t>(*number)] = value;
        }
    }
    if (rules.specialCardsByScore && choice.numbers.contains("winning_score")) {
        if (!applyWinningScore(draft, choice.numbers, static_cast<int>(choice.players))) {
            faults.push_back({FaultKind::NumberOutOfRange, "winning_score"});
        }
    }
    for (const auto& [name, cards] : choice.prices) {
        const auto item = itemFromText(name);
        if (!item) {
            faults.push_back({FaultKind::UnknownPrice, name});
        } else {
            draft.price(*item, cards);
        }
    }
    if (!faults.empty()) {
        return unexpected(std::move(faults));
    }
    return rules;
}

}  // namespace engine
