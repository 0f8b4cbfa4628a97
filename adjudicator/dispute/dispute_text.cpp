// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/dispute/dispute_text.h"

#include <algorithm>
#include <tuple>

#include "adjudicator/dispute/asked_entry_text.h"
#include "adjudicator/record/log_text.h"
#include "adjudicator/text/counted.h"
#include "adjudicator/text/event_text.h"
#include "adjudicator/text/place_words.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"

namespace adjudicator {

using engine::Language;

std::string sentence(DisputeFault fault, Language language) {
    switch (fault) {
        case DisputeFault::NoSuchEntry:
            return say(language, "the game has no such entry");
        case DisputeFault::NoAct:
            return say(language, "that entry belongs to no act");
        case DisputeFault::NotOnLine:
            return say(language, "that act does not count");
    }
    return {};
}

std::string titleOf(const Dispute& dispute, Language language) {
    if (dispute.entry) {
        return titleOf(*dispute.entry, language);
    }
    const DisputeStep& step = dispute.steps[dispute.asked];
    const engine::Table& table = *step.before.table;
    if (dispute.combat) {
        return say(language, "{} attacks {} {}", displayName(dispute.combat->attacker, table, language),
                   displayName(dispute.combat->defender, table, language),
                   PlaceWords(table, language).at(dispute.combat->at));
    }
    return summary(step.action, step.events, table, language);
}

std::string facesText(const DisputeStep& step) {
    return facesIn(step.action, step.events);
}

std::vector<engine::ClauseId> clausesByWeight(const DisputeStep& step) {
    std::vector<engine::ClauseId> clauses = step.clauses;
    for (const engine::ClauseId weighty : {engine::clause::SA_K6, engine::clause::SA_K7, engine::clause::SA_K9,
                                           engine::clause::SA_K11, engine::clause::SA_K5}) {
        std::stable_partition(clauses.begin(), clauses.end(),
                              [weighty](engine::ClauseId clause) { return clause == weighty; });
    }
    return clauses;
}

namespace {

/// "4 : 3, entry 8; typed dice, 12 : 1 in entry 11, count in its place".
std::string thrownText(const Incident& incident, Language language) {
    std::string text = incident.faces + ", " + say(language, "entry {}", incident.entry);
    if (incident.instead && incident.kind == Incident::Kind::Corrected) {
        text += say(language, "; the correction in entry {} made it {}", *incident.instead, incident.facesInstead);
    } else if (incident.instead) {
        text +=
            say(language, "; typed dice count in its place: {}, entry {}", incident.facesInstead, *incident.instead);
    }
    return text;
}

/// "2 throws taken back (4 : 3, entry 8) (5 : 1, entry 10)"; empty where there is none.
std::string countedText(const Dispute& dispute, Incident::Kind kind, const OneOrMany& words, Language language) {
    std::string told;
    int count = 0;
    for (const Incident& incident : dispute.incidents) {
        if (incident.kind == kind) {
            ++count;
            told +=
                " (" +
                (incident.faces.empty() ? say(language, "entry {}", incident.entry) : thrownText(incident, language)) +
                ")";
        }
    }
    return count == 0 ? std::string() : counted(language, count, words) + told;
}

}  // namespace

std::string incidentsText(const Dispute& dispute, Language language) {
    using Kind = Incident::Kind;
    std::vector<std::string> parts;
    for (const auto& [kind, words] :
         {std::pair{Kind::TakenBack, OneOrMany{{"incident", "throw taken back"}, {"incident", "throws taken back"}}},
          std::pair{Kind::Corrected, OneOrMany{{"incident", "throw corrected"}, {"incident", "throws corrected"}}},
          std::pair{Kind::Void, OneOrMany{{"incident", "void"}, {"incident", "void"}}},
          std::pair{Kind::PutBack, OneOrMany{{"incident", "time the book was put back"},
                                             {"incident", "times the book was put back"}}}}) {
        if (std::string text = countedText(dispute, kind, words, language); !text.empty()) {
            parts.push_back(std::move(text));
        }
    }
    if (parts.empty()) {
        return {};
    }
    const std::string what = joined(parts);
    return dispute.combat ? say(language, "Of this combat: {}.", what) : say(language, "Around this act: {}.", what);
}

std::string proofText(const ThrowProof& proof, Language language) {
    const std::string level = wordFor(proof.level, language);
    if (!proof.number) {
        return say(language, "{}: taken on trust", level);
    }
    if (!proof.holds) {
        return say(language, "throw {}, {}: the faces do not follow from the commitment", *proof.number, level);
    }
    return proof.word.text.empty()
               ? say(language, "throw {}, {}: the faces follow from commitment and secret", *proof.number, level)
               : say(language, "throw {}, {}: the faces follow from commitment, word and secret", *proof.number, level);
}

std::string speakerOf(const ThrowProof& proof, const engine::Table& table, Language language) {
    const auto speaker = table.find(proof.word.by);
    return speaker ? displayName(*speaker, table, language) : std::string();
}

std::string sealersOf(const ThrowProof& proof, const engine::Table& table, Language language) {
    std::vector<std::string> names;
    for (const WordOpened& word : proof.word.words) {
        const auto player = word.salt ? table.find(word.by) : std::nullopt;
        if (player) {
            names.push_back(displayName(*player, table, language));
        }
    }
    return joined(names, ", ");
}

std::string provesText(const ThrowProof& proof, const engine::Table& table, Language language) {
    switch (proof.level) {
        case DiceLevel::Entered:
            return say(language, "Typed in by hand and taken on trust: there is nothing to verify.");
        case DiceLevel::Camera:
            return say(language, "Read by camera and taken on trust: there is nothing to verify.");
        case DiceLevel::Desk:
        case DiceLevel::Witnessed:
            break;
    }
    if (!proof.holds) {
        return say(language, "The proof does not hold: these faces are not what was fixed before the throw.");
    }
    if (proof.level == DiceLevel::Desk) {
        return say(language,
                   "Nobody said a word: the faces were fixed before the act was declared, but whoever runs the desk "
                   "with a changed program could have known them.");
    }
    if (const std::string sealers = sealersOf(proof, table, language); !sealers.empty()) {
        return say(
            language,
            "Each sealed a word by phone before the throw was declared, and opened it afterwards: {0}. If one of "
            "these phones was its player's, nobody could choose these faces but all of them and whoever runs the "
            "desk, together.",
            sealers);
    }
    const std::string speaker = speakerOf(proof, table, language);
    return speaker.empty()
               ? say(language,
                     "If a player chose and said this word, once and before a die was seen, nobody could choose these "
                     "faces. Who said it is not written down: whoever runs the desk could have chosen the word alone.")
               : say(language,
                     "If {0} chose and said this word, once and before a die was seen, nobody could choose these "
                     "faces; only {0} and whoever runs the desk, together.",
                     speaker);
}

std::string wordFor(RulingDecision decision, Language language) {
    switch (decision) {
        case RulingDecision::Open:
            return say(language, "open, the game goes on");
        case RulingDecision::Stands:
            return say(language, "the record stands");
        case RulingDecision::Irregular:
            return say(language, "stays against the rules");
        case RulingDecision::Settled:
            return say(language, "settled");
        case RulingDecision::Official:
            return say(language, "this branch counts");
    }
    return {};
}

}  // namespace adjudicator
