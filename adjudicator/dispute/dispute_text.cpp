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
            return say(language, "the game has no such entry", "diesen Eintrag hat das Spiel nicht");
        case DisputeFault::NoAct:
            return say(language, "that entry belongs to no act", "dieser Eintrag gehört zu keiner Handlung");
        case DisputeFault::NotOnLine:
            return say(language, "that act does not count", "diese Handlung gilt nicht");
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
        return say(
            language, "{} attacks {} {}", "{} greift {} {} an", displayName(dispute.combat->attacker, table, language),
            displayName(dispute.combat->defender, table, language), PlaceWords(table, language).at(dispute.combat->at));
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
    std::string text = incident.faces + ", " + say(language, "entry {}", "Eintrag {}", incident.entry);
    if (incident.instead && incident.kind == Incident::Kind::Corrected) {
        text += say(language, "; the correction in entry {} made it {}",
                    "; die Berichtigung in Eintrag {} machte "
                    "daraus {}",
                    *incident.instead, incident.facesInstead);
    } else if (incident.instead) {
        text += say(language, "; typed dice count in its place: {}, entry {}",
                    "; an seiner Stelle gelten eingegebene Würfel: {}, Eintrag {}", incident.facesInstead,
                    *incident.instead);
    }
    return text;
}

/// "2 throws taken back (4 : 3, entry 8) (5 : 1, entry 10)"; empty where there is none.
std::string countedText(const Dispute& dispute, Incident::Kind kind, OneOrMany english, OneOrMany german,
                        Language language) {
    std::string told;
    int count = 0;
    for (const Incident& incident : dispute.incidents) {
        if (incident.kind == kind) {
            ++count;
            told += " (" +
                    (incident.faces.empty() ? say(language, "entry {}", "Eintrag {}", incident.entry)
                                            : thrownText(incident, language)) +
                    ")";
        }
    }
    return count == 0 ? std::string() : counted(language, count, english, german) + told;
}

}  // namespace

std::string incidentsText(const Dispute& dispute, Language language) {
    using Kind = Incident::Kind;
    std::vector<std::string> parts;
    for (const auto& [kind, english, german] :
         {std::tuple{Kind::TakenBack, OneOrMany{"throw taken back", "throws taken back"},
                     OneOrMany{"Wurf zurückgenommen", "Würfe zurückgenommen"}},
          std::tuple{Kind::Corrected, OneOrMany{"throw corrected", "throws corrected"},
                     OneOrMany{"Wurf berichtigt", "Würfe berichtigt"}},
          std::tuple{Kind::Void, OneOrMany{"void", "void"}, OneOrMany{"ungültig", "ungültig"}},
          std::tuple{Kind::PutBack, OneOrMany{"time the book was put back", "times the book was put back"},
                     OneOrMany{"Mal das Buch zurückgeholt", "Mal das Buch zurückgeholt"}}}) {
        if (std::string text = countedText(dispute, kind, english, german, language); !text.empty()) {
            parts.push_back(std::move(text));
        }
    }
    if (parts.empty()) {
        return {};
    }
    const std::string what = joined(parts);
    return dispute.combat ? say(language, "Of this combat: {}.", "Zu diesem Kampf: {}.", what)
                          : say(language, "Around this act: {}.", "Rund um diese Handlung: {}.", what);
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
            return say(language, "Typed in by hand and taken on trust: there is nothing to verify.",
                       "Von Hand eingegeben, auf Treu und Glauben: Hier gibt es nichts zu prüfen.");
        case DiceLevel::Camera:
            return say(language, "Read by camera and taken on trust: there is nothing to verify.",
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
                   "Nobody said a word: the faces were fixed before the act was declared, but whoever runs the desk "
                   "with a changed program could have known them.",
                   "Niemand sagte ein Wort: Die Augen standen fest, bevor die Handlung angesagt wurde, doch wer den "
                   "Platz mit einem veränderten Programm betreibt, hätte sie kennen können.");
    }
    if (const std::string sealers = sealersOf(proof, table, language); !sealers.empty()) {
        return say(
            language,
            "Each sealed a word by phone before the throw was declared, and opened it afterwards: {0}. If one of "
            "these phones was its player's, nobody could choose these faces but all of them and whoever runs the "
            "desk, together.",
            "Versiegelt vor der Ansage und danach geöffnet haben ihr Wort per Telefon: {0}. Wenn eines dieser "
            "Telefone das seines Spielers war, konnte niemand diese Augen wählen, nur alle zusammen mit dem, der "
            "den Platz betreibt.",
            sealers);
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
