// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/registry.h"

#include <algorithm>
#include <array>

#include "engine/rules/hooks/consequences.h"
#include "engine/rules/hooks/hooks.h"
#include "engine/rulesets/base/base.h"
#include "engine/rulesets/ccm/ccm.h"
#include "engine/rulesets/ccm/explorer.h"
#include "engine/rulesets/ccm/second_cards.h"
#include "engine/rulesets/combinations.h"
#include "engine/rulesets/guests.h"
#include "engine/rulesets/monopolists/continents.h"
#include "engine/rulesets/monopolists/exchange.h"
#include "engine/rulesets/monopolists/monopolists.h"
#include "engine/rulesets/shadow/shadow.h"
#include "engine/rulesets/soldiers/departure.h"
#include "engine/rulesets/soldiers/soldiers.h"
#include "engine/rulesets/soldiers/variants.h"

namespace engine {

namespace {

constexpr std::array kSoldiersOptional{clause::SA_V1, clause::SA_V2, clause::SA_V3, clause::SA_D4};
constexpr std::array kCcmOptional{clause::CC_15};
constexpr std::array<ClauseId, 0> kNoClauses{};

constexpr std::array kParts{
    Part{Document::Base, &applyBase, kNoClauses, clause::B_1, 2, kMaxPlayers},
    Part{Document::Soldiers, &applySoldiers, kSoldiersOptional, clause::SA_1, 2, kMaxPlayers},
    Part{Document::Monopolists, &applyMonopolists, kNoClauses, clause::MO_1, 4, 6},
    Part{Document::Shadow, &applyShadow, kNoClauses, clause::SW_1, 2, 2},
    Part{Document::Ccm, &applyCcm, kCcmOptional, clause::CC_1, 2, kMaxPlayers},
};

constexpr std::array kSpeakers{&kBaseHooks, &kSoldiersHooks, &kMonopolistsHooks, &kShadowHooks, &kCcmHooks};

/// Events after which a player may have nothing left on the board (SA-C2).
constexpr EventKinds kTouchForces = kTouchPieces | EventKinds::of<UnitsChanged, ConquestSettled, TurnChanged>();

constexpr std::array kConsequences{
    Consequence{&kTouchPieces, &moveMonopolists, [](Deciding& deciding, bool) { moveMonopolists(deciding); }},
    Consequence{&kTouchPieces, &reachExchange},
    Consequence{&kTouchForces, &annihilate},
    Consequence{&kTouchRoads, &moveLongestRoad, [](Deciding& deciding, bool) { moveLongestRoad(deciding); }},
    Consequence{&kTouchCards, &moveLargestArmy,
                [](Deciding& deciding, bool knightsKnown) {
                    if (knightsKnown) {
                        moveLargestArmy(deciding);
                    }
                }},
    Consequence{nullptr, &moveSecondCards, [](Deciding& deciding, bool) { settleSecondCards(deciding); }},
    Consequence{nullptr, &weakenCities},
    Consequence{nullptr, &offerTokens},
};

constexpr int kMostOfANumber = 1000;

const Part* partOf(Document document) {
    const auto found = std::ranges::find(parts(), document, &Part::document);
    return found == parts().end() ? nullptr : &*found;
}

/// The numbers of a guest's book, and what it sets besides.
void applyGuest(RulesDraft& draft, Document document) {
    for (const GuestDocument* guest : guestDocuments()) {
        if (guest->book.word == toText(document)) {
            for (const GuestNumber& number : guest->book.numbers) {
                draft.set(*numberFromText(number.word), number.value, clauseIn(guest->book, number.clause));
            }
            if (guest->apply != nullptr) {
                guest->apply(draft);
            }
        }
    }
}

/// A number of a guest that is not played is none.
bool isPlayed(const Rules& rules, Number number) {
    const auto at = static_cast<std::size_t>(number);
    return at < kNumberCount || rules.has(documentOf(guestNumber(at - kNumberCount).clause()));
}

/// The most and the least that the table may set a number to.
bool isWithinBounds(Number number, int value) {
    const auto at = static_cast<std::size_t>(number);
    if (at < kNumberCount) {
        return value >= 0 && value <= kMostOfANumber;
    }
    const GuestNumber& bounds = *guestNumber(at - kNumberCount).part;
    return value >= bounds.least && value <= bounds.most;
}

std::vector<Document> readDocuments(const std::vector<std::string>& names, Faults& faults) {
    std::vector<Document> documents;
    for (const std::string& name : names) {
        if (const auto document = documentFromText(name)) {
            documents.push_back(*document);
        } else {
            faults.push_back({FaultKind::UnknownDocument, name});
        }
    }
    const bool board = documents.size() != 1 || documents.front() != Document::DiceGamePlus;
    if (const auto exclusion = exclusionAmong(documents)) {
        faults.push_back({FaultKind::DocumentsExclude, std::string(toText(exclusion->firstClause)) + ", " +
                                                           std::string(toText(exclusion->secondClause))});
    } else if (!board) {
        faults.push_back({FaultKind::NoTableGame, std::string(toText(Document::DiceGamePlus))});
    }
    documents.push_back(Document::Base);
    std::sort(documents.begin(), documents.end());
    documents.erase(std::unique(documents.begin(), documents.end()), documents.end());
    std::erase(documents, Document::DiceGamePlus);
    return documents;
}

/// The clauses of the documents, without optional ones that the table did not switch on.
void setClauses(Rules& rules, Faults& faults) {
    for (const ClauseId clause : clauseIds()) {
        rules.clauses.set(index(clause), rules.has(documentOf(clause)));
    }
    for (const Document document : rules.documents) {
        for (const ClauseId clause : partOf(document)->optional) {
            rules.clauses.reset(index(clause));
        }
    }
    for (const std::string& name : rules.switches) {
        const auto clause = clauseFromText(name);
        if (!clause || !rules.has(documentOf(*clause))) {
            faults.push_back({FaultKind::UnknownSwitch, name});
        } else {
            rules.clauses.set(index(*clause));
        }
    }
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
    m_claims.push_back({m_document, number, value, clause});
}

void RulesDraft::settle(const Claim& claim) {
    m_rules.numbers[static_cast<std::size_t>(claim.number)] = claim.value;
    m_rules.numberClauses[static_cast<std::size_t>(claim.number)] = claim.clause;
}

std::span<const Hooks* const> speakers() {
    static const auto kAll = [] {
        std::vector<const Hooks*> all(kSpeakers.begin(), kSpeakers.end());
        for (const GuestDocument* guest : guestDocuments()) {
            all.push_back(&guest->hooks);
        }
        return all;
    }();
    return kAll;
}

std::span<const Consequence> consequences() {
    return kConsequences;
}

std::span<const Part> parts() {
    static const auto kAll = [] {
        std::vector<Part> all(kParts.begin(), kParts.end());
        for (const GuestDocument* guest : guestDocuments()) {
            all.push_back({*documentFromText(guest->book.word), nullptr, kNoClauses, clauseIn(guest->book, 0),
                           guest->fewest, guest->most});
        }
        return all;
    }();
    return kAll;
}

Expected<Rules, Faults> combine(const RulesChoice& choice) {
    Rules rules;
    Faults faults;
    rules.documents = readDocuments(choice.documents, faults);
    readRulings(choice.rulings, rules, faults);
    rules.switches = choice.switches;
    rules.houseCombination = rules.documents.size() > 2;
    setClauses(rules, faults);
    RulesDraft draft(rules, Document::Base);
    for (const Part& part : parts()) {
        if (rules.has(part.document)) {
            draft.speakFor(part.document);
            part.apply != nullptr ? part.apply(draft) : applyGuest(draft, part.document);
        }
    }
    if (!settleNumbers(draft) && faults.empty()) {
        faults.push_back({FaultKind::NoCombinationRuling, {}});
    }
    settleChoices(draft);
    rules.plainNumbers = rules.numbers;
    for (const auto& [name, value] : choice.numbers) {
        const auto number = numberFromText(name);
        if (!number || !isPlayed(rules, *number)) {
            faults.push_back({FaultKind::UnknownNumber, name});
        } else if (!isWithinBounds(*number, value)) {
            faults.push_back({FaultKind::NumberOutOfRange, name});
        } else {
            rules.numbers[static_cast<std::size_t>(*number)] = value;
        }
    }
    if (rules.has(clause::CC_7) && choice.numbers.contains("winning_score")) {
        if (!applyWinningScore(rules, choice.numbers, static_cast<int>(choice.players))) {
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
