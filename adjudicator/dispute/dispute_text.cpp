// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/dispute/dispute_text.h"

#include <algorithm>

#include "adjudicator/dispute/settle.h"
#include "adjudicator/record/log_text.h"
#include "adjudicator/text/event_text.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"

namespace adjudicator {

namespace {

using engine::Language;

const engine::RoundFought* roundOf(const DisputeStep& step) {
    for (const engine::Event& event : step.events) {
        if (const auto* round = std::get_if<engine::RoundFought>(&event.body)) {
            return round;
        }
    }
    return nullptr;
}

std::string sumText(const engine::Dice& dice) {
    std::string text;
    for (const engine::Die& die : dice.dice) {
        text += (text.empty() ? "" : " + ") + std::to_string(die.value);
    }
    return text;
}

}  // namespace

std::string sentence(DisputeFault fault, Language language) {
    switch (fault) {
        case DisputeFault::NoSuchEntry:
            return say(language, "the game has no such entry", "diesen Eintrag hat das Spiel nicht");
        case DisputeFault::NoAct:
            return say(language, "that entry belongs to no act", "dieser Eintrag gehört zu keiner Handlung");
        case DisputeFault::NotOnLine:
            return say(language, "that act does not count", "diese Handlung gilt nicht");
    }
    return {};
}

std::string titleOf(const Dispute& dispute, Language language) {
    const DisputeStep& step = dispute.steps[dispute.asked];
    const engine::Table& table = *step.before.table;
    if (dispute.combat) {
        return say(language, "{} attacks {} at {}", "{} greift {} an: {}",
                   displayName(dispute.combat->attacker, table, language),
                   displayName(dispute.combat->defender, table, language),
                   placeText(engine::Place(dispute.combat->at), table.topology));
    }
    return summary(step.action, step.events, table, language);
}

std::string facesText(const DisputeStep& step) {
    if (const auto* round = roundOf(step)) {
        return sumText(round->attackerDice) + " : " + sumText(round->defenderDice) +
               (round->walls > 0 ? " + " + std::to_string(round->walls) : std::string());
    }
    const engine::Dice* dice = diceOf(step.action);
    return dice != nullptr ? sumText(*dice) : std::string();
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

std::string luckText(const Dispute& dispute, Language language) {
    if (dispute.combat && dispute.combat->luck) {
        const Luck& luck = *dispute.combat->luck;
        const std::string who = displayName(dispute.combat->attacker, *dispute.steps.front().before.table, language);
        return say(language, "As good or better for {} in {} of such combats, as bad or worse in {}.",
                   "So gut oder besser für {} in {} solcher Kämpfe, so schlecht oder schlechter in {}.", who,
                   percentText(luck.asGood, language), percentText(luck.asBad, language));
    }
    if (dispute.luck) {
        return say(language, "A sum at least this high comes in {} of throws, one at least this low in {}.",
                   "Eine mindestens so hohe Summe fällt in {} der Würfe, eine höchstens so hohe in {}.",
                   percentText(dispute.luck->asGood, language), percentText(dispute.luck->asBad, language));
    }
    return {};
}

std::string proofText(const ThrowProof& proof, Language language) {
    const std::string level = wordFor(proof.level, language);
    if (!proof.number) {
        return say(language, "{}: taken on trust", "{}: auf Treu und Glauben", level);
    }
    if (!proof.holds) {
        return say(language, "throw {}, {}: the faces do not follow from the commitment",
                   "Wurf {}, {}: die Augen folgen nicht aus der Festlegung", *proof.number, level);
    }
    return proof.word.text.empty()
               ? say(language, "throw {}, {}: the faces follow from commitment and secret",
                     "Wurf {}, {}: die Augen folgen aus Festlegung und Geheimnis", *proof.number, level)
               : say(language, "throw {}, {}: the faces follow from commitment, word and secret",
                     "Wurf {}, {}: die Augen folgen aus Festlegung, Wort und Geheimnis", *proof.number, level);
}

std::string speakerOf(const ThrowProof& proof, const engine::Table& table, Language language) {
    const auto speaker = table.find(proof.word.by);
    return speaker ? displayName(*speaker, table, language) : std::string();
}

std::string provesText(const ThrowProof& proof, const engine::Table& table, Language language) {
    switch (proof.level) {
        case DiceLevel::Entered:
            return say(language, "Typed in by hand and taken on trust: there is nothing to verify.",
                       "Von Hand eingegeben, auf Treu und Glauben: Hier gibt es nichts zu prüfen.");
        case DiceLevel::Camera:
            return say(language, "Read by the camera and taken on trust: there is nothing to verify.",
                       "Von der Kamera abgelesen, auf Treu und Glauben: Hier gibt es nichts zu prüfen.");
        case DiceLevel::Desk:
        case DiceLevel::Witnessed:
            break;
    }
    if (!proof.holds) {
        return say(language, "The proof does not hold: these faces are not what was fixed before the throw.",
                   "Der Nachweis stimmt nicht: Diese Augen sind nicht, was vor dem Wurf festgelegt war.");
    }
    if (proof.level == DiceLevel::Desk) {
        return say(language,
                   "Nobody said a word: the faces were fixed before the act was declared, and whoever runs the desk "
                   "could have known them, with a changed program.",
                   "Niemand sagte ein Wort: Die Augen standen fest, bevor die Handlung angesagt wurde, und wer den "
                   "Platz betreibt, hätte sie kennen können, mit einem veränderten Programm.");
    }
    const std::string speaker = speakerOf(proof, table, language);
    return speaker.empty()
               ? say(language,
                     "If a player chose and said this word, once and before a die was seen, nobody could choose these "
                     "faces. Who said it is not written down: whoever runs the desk could have chosen the word alone.",
                     "Wenn ein Spieler dieses Wort gewählt und gesagt hat, einmal und bevor ein Würfel zu sehen war, "
                     "konnte niemand diese Augen wählen. Wer es sagte, steht nicht da: Wer den Platz betreibt, hätte "
                     "das Wort allein wählen können.")
               : say(language,
                     "If {0} chose and said this word, once and before a die was seen, nobody could choose these "
                     "faces; only {0} and whoever runs the desk, together.",
                     "Wenn {0} dieses Wort gewählt und gesagt hat, einmal und bevor ein Würfel zu sehen war, konnte "
                     "niemand diese Augen wählen; nur {0} und wer den Platz betreibt, gemeinsam.",
                     speaker);
}

std::string wordFor(RulingDecision decision, Language language) {
    switch (decision) {
        case RulingDecision::Open:
            return say(language, "open, the game goes on", "offen, das Spiel geht weiter");
        case RulingDecision::Stands:
            return say(language, "the record stands", "das Protokoll gilt");
        case RulingDecision::Irregular:
            return say(language, "stays against the rules", "bleibt gegen die Regeln");
        case RulingDecision::Settled:
            return say(language, "settled", "entschieden");
        case RulingDecision::Official:
            return say(language, "this branch counts", "dieser Zweig gilt");
    }
    return {};
}

}  // namespace adjudicator
