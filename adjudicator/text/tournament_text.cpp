// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/tournament_text.h"

#include <algorithm>

#include "adjudicator/text/say.h"

namespace adjudicator {

namespace {

using engine::Language;
namespace cup = engine::tournament;

std::string namesOf(const cup::Refusal& refusal, const cup::Position& position) {
    std::string names;
    for (const engine::PlayerId player : refusal.players) {
        const cup::Entrant& entrant = (*position.table)[player];
        names += (names.empty() ? "" : ", ") + entrant.name + " (" + entrant.id + ")";
    }
    return names;
}

std::string inLanguage(std::string number, Language language) {
    if (language == Language::German) {
        std::ranges::replace(number, '.', ',');
    }
    return number;
}

}  // namespace

std::string sentence(const cup::Refusal& refusal, const cup::Position& position, Language language) {
    using enum cup::Why;
    const std::string names = namesOf(refusal, position);
    const std::string& at = refusal.at;
    switch (refusal.why) {
        case HasEnded:
            return say(language, "the tournament has ended", "das Turnier ist beendet");
        case NothingSaid:
            return say(language, "{}: nothing to do is said", "{}: es ist nichts zu tun angegeben", at);
        case BadText:
            return say(language, "{}: empty, too long or no plain text", "{}: leer, zu lang oder kein reiner Text",
                       at.empty() ? names : at);
        case IdTaken:
            return say(language, "the start number {} is taken", "die Startnummer {} ist vergeben", at);
        case TooManyPlayers:
            return say(language, "no more than {} players", "nicht mehr als {} Spieler", at);
        case NoSuchRound:
            return say(language, "there is no round {}", "es gibt keine Runde {}", at);
        case RoundNotNext:
            return say(language, "round {} is to be seated first", "zuerst ist Runde {} zu setzen", at);
        case RoundHasResults:
            return say(language, "round {} has results already; who sat elsewhere is entered by itself (sat)",
                       "Runde {} hat schon Ergebnisse; wer anders saß, wird einzeln eingetragen (sat)", at);
        case NotPlaying:
            return say(language, "does not play in this round: {}", "spielt in dieser Runde nicht: {}", names);
        case PlayerMissing:
            return say(language, "without a seat: {}; seat them or give a reason",
                       "ohne Platz: {}; setzen oder einen Grund angeben", names);
        case SeatedTwice:
            return say(language, "seated twice: {}", "doppelt gesetzt: {}", names);
        case WrongTableSize:
            return say(language, "a table has three or four players, not {}",
                       "an einem Tisch sitzen drei oder vier, nicht {}", at);
        case TooManyThrees:
            return say(language, "{} tables of three are more than the number of players demands; give a reason",
                       "{} Dreiertische sind mehr, als die Spielerzahl verlangt; einen Grund angeben", at);
        case PairIsForbidden:
            return say(language, "these are not to meet: {}; give a reason to seat them together",
                       "verbotene Paarung: {}; nur mit Grund an einen Tisch", names);
        case NoSuchTable:
            return say(language, "there is no table {}", "es gibt keinen Tisch {}", at);
        case NotAtTable:
            return say(language, "not at this table: {}", "nicht an diesem Tisch: {}", names);
        case ScoresIncomplete:
            return say(language, "every player of the table needs one score: {}",
                       "jeder am Tisch braucht genau eine Wertung: {}", names.empty() ? at : names);
        case OutOfRange:
            return say(language, "points or place out of range: {}", "Punkte oder Platz außerhalb des Möglichen: {}",
                       names);
        case PlacesContradict:
            return say(language, "the places contradict the points", "die Plätze widersprechen den Punkten");
        case ReasonMissing:
            return at == "dispute"
                       ? say(language, "what is disputed must be said", "was strittig ist, muss gesagt werden")
                   : at == "rule" ? say(language, "the rule that it rests on must be named",
                                        "die Regel, auf der es beruht, ist zu nennen")
                                  : say(language, "a reason is needed", "ein Grund ist nötig");
        case NoResult:
            return say(language, "the table has no result yet", "der Tisch hat noch kein Ergebnis");
        case StateImpossible:
            return say(language, "not possible for a result that is {}",
                       "bei diesem Stand des Ergebnisses nicht möglich: {}", at);
        case AlreadySo:
            return say(language, "it is so already", "das ist schon so");
        case DeductionIncomplete:
            return say(language, "a deduction, and nothing else, needs a criterion and a positive amount",
                       "ein Abzug, und nur er, braucht Wertung und positiven Betrag");
        case NoSuchPenalty:
            return say(language, "there is no penalty {}", "es gibt keine Strafe {}", at);
        case NotTied:
            return say(language, "lots are for exactly the players of one tie: {}",
                       "gelost wird genau unter den Spielern eines Gleichstands: {}", names);
        case DiceMissing:
            return say(language, "a draw needs its dice", "zum Los gehören die Würfel");
        case DiceWrong:
            return say(language, "these are not the dice for this draw", "das sind nicht die Würfel für dieses Los");
        case SettingsFault:
            return at + ": " + settingsSentence(at, language);
        case BadKey:
            return say(language, "a desk's public key has 64 lower-case hexadecimal digits",
                       "der öffentliche Schlüssel eines Spieltischs hat 64 kleine Hexadezimalziffern");
        case BadHead:
            return say(language, "a slip shows a head as ADJ1:GAME:SEQ:HASH",
                       "ein Zettel zeigt einen Kettenkopf als ADJ1:SPIEL:NR:HASH");
        case NobodyStayed:
            return say(language, "somebody must have stayed to the end", "jemand muss bis zum Ende geblieben sein");
    }
    return {};
}

std::string settingsSentence(const std::string& field, Language language) {
    if (field == "name") {
        return say(language, "a tournament needs a name", "ein Turnier braucht einen Namen");
    }
    if (field == "dates") {
        return say(language, "a day is written as 2026-11-21", "ein Tag wird als 2026-11-21 geschrieben");
    }
    if (field == "documents") {
        return say(language, "known are base, soldiers, monopolists, shadow, ccm, and dice-game-plus by itself",
                   "bekannt sind base, soldiers, monopolists, shadow, ccm und allein dice-game-plus");
    }
    if (field == "winning_score") {
        return say(language, "a winning score is from 2 to 200", "gespielt wird bis 2 bis 200 Siegpunkte");
    }
    if (field == "rounds") {
        return say(language, "there are 1 to {} rounds, and not fewer than are seated",
                   "es gibt 1 bis {} Runden und nicht weniger, als gesetzt sind", cup::kMostRounds);
    }
    if (field == "time_limit") {
        return say(language, "a time limit is from 1 to 1440 minutes", "eine Spielzeit hat 1 bis 1440 Minuten");
    }
    if (field == "protest_minutes") {
        return say(language, "a time for protests is from 0 to 1440 minutes",
                   "eine Einspruchsfrist hat 0 bis 1440 Minuten");
    }
    if (field == "escalation") {
        return say(
            language,
            "steps never become milder, and only a deduction names a criterion and a positive amount, or neither",
            "Stufen werden nie milder, und nur ein Abzug nennt Wertung und positiven Betrag, oder keines von beiden");
    }
    return say(language, "this cannot be so", "das kann nicht sein");
}

std::string sentence(cup::PlanProblem problem, Language language) {
    using enum cup::PlanProblem;
    switch (problem) {
        case NoSuchRound:
            return say(language, "this round cannot be seated now", "diese Runde ist jetzt nicht zu setzen");
        case CannotSeat:
            return say(language, "so many players do not fill tables of four and three",
                       "so viele Spieler füllen keine Vierer- und Dreiertische");
        case RoundHasResults:
            return say(language, "a round to be seated has results already",
                       "eine zu setzende Runde hat schon Ergebnisse");
        case LotsMissing:
            return say(language, "players at the cut are equal: draw lots first (draw-lots)",
                       "am Schnitt stehen Spieler gleich: zuerst losen (draw-lots)");
        case StageNotReached:
            return say(language, "results of an earlier round are missing", "Ergebnisse einer früheren Runde fehlen");
        case StageTooFew:
            return say(
                language, "a semi-final takes 16 players, a final 3 or 4, and so many are not left; choose another cut",
                "ein Halbfinale braucht 16 Spieler, ein Finale 3 oder 4; so viele sind nicht da: anders schneiden");
        case Cancelled:
            return say(language, "cancelled", "abgebrochen");
    }
    return {};
}

std::string sentence(const cup::Advised& advised, Language language) {
    using enum cup::Advice;
    const int count = advised.count;
    switch (advised.advice) {
        case TooFewPlayers:
            return say(language, "System A asks for at least 12 players, here are {}.",
                       "System A verlangt mindestens 12 Spieler, hier sind es {}.", count);
        case StraightToFinal:
            return say(language, "With 12 to 15 players system A goes straight to the final; here are {}.",
                       "Bei 12 bis 15 Spielern folgt in System A gleich das Finale; hier sind es {}.", count);
        case SemiFinalMissing:
            return say(language, "From 29 players on system A has a semi-final; here are {}.",
                       "Ab 29 Spielern gibt es in System A ein Halbfinale; hier sind es {}.", count);
        case FinalMissing:
            return say(language, "System A ends with a final of four.", "System A endet mit einem Finale zu viert.");
        case ThreeGames:
            return say(language, "From 29 players on system A plays three preliminary games, here {}.",
                       "Ab 29 Spielern spielt System A drei Vorrunden, hier {}.", count);
        case ThreeOrFourRounds:
            return say(language, "System B has three or four rounds, here {}.",
                       "System B hat drei oder vier Runden, hier {}.", count);
        case PlanLate:
            return say(language, "In system B the plan of all rounds is published before the first; {} are seated.",
                       "In System B steht der Plan aller Runden vor der ersten fest; gesetzt sind {}.", count);
        case CapOtherThanTarget:
            return say(language, "Points count up to {}, which is not the winning score.",
                       "Punkte zählen bis {}; das ist nicht die Siegzahl.", count);
        case NoSpecialCards:
            return say(language, "The CCM rules have no special cards for a winning score of {}.",
                       "Die CCM-Regeln haben für die Siegzahl {} keine Sonderkarten.", count);
        case CannotSeat:
            return say(language, "{} players fill no tables of four and three.",
                       "{} Spieler füllen keine Vierer- und Dreiertische.", count);
    }
    return {};
}

std::string sentence(const cup::Doubted& doubted, const cup::Position& position, Language language) {
    std::string names;
    for (const engine::PlayerId player : doubted.players) {
        names += (names.empty() ? "" : ", ") + (*position.table)[player].name;
    }
    switch (doubted.doubt) {
        case cup::Doubt::PointsTooMany:
            return say(language, "{}: more than {} points can hardly be", "{}: mehr als {} Punkte sind kaum möglich",
                       names, doubted.count);
        case cup::Doubt::TwoWinners:
            return say(language, "{}: more than one has the winning score of {}",
                       "{}: mehr als einer hat die Siegzahl {}", names, doubted.count);
        case cup::Doubt::NoWinner:
            return say(language, "nobody has the winning score of {}, and there is no time limit",
                       "niemand hat die Siegzahl {}, und es gibt keine Zeitgrenze", doubted.count);
        case cup::Doubt::BookOtherwise:
            return say(language, "the record of the table's game has other points for {}",
                       "die Aufzeichnung des Tisches hat andere Punkte für {}", names);
        case cup::Doubt::ProtestOpen:
            return doubted.count == 1 ? say(language, "the time for a protest runs for one more minute",
                                            "die Einspruchsfrist läuft noch eine Minute")
                                      : say(language, "the time for a protest runs for {} more minutes",
                                            "die Einspruchsfrist läuft noch {} Minuten", doubted.count);
        case cup::Doubt::ProtestAhead:
            return say(language, "it is not signed: the time for a protest ({} min) has not begun",
                       "es ist nicht unterschrieben: die Einspruchsfrist ({} min) hat noch nicht begonnen",
                       doubted.count);
    }
    return {};
}

std::string sentence(const cup::AwaySeat& away, const cup::Position& position, Language language) {
    const cup::Entrant& entrant = (*position.table)[away.player];
    return say(language, "{}, table {}: {} ({}) has a seat and does not play",
               "{}, Tisch {}: {} ({}) ist gesetzt und spielt nicht", roundName(position.settings, away.round, language),
               away.table, entrant.name, entrant.id);
}

std::string wordFor(cup::Criterion criterion, Language language) {
    using enum cup::Criterion;
    switch (criterion) {
        case Wins:
            return say(language, "wins", "Siege");
        case PlacePoints:
            return say(language, "place points", "Platzpunkte");
        case Points:
            return say(language, "victory points", "Siegpunkte");
        case ShareSum:
            return say(language, "share of points, sum", "Punkteanteil, Summe");
        case ShareMean:
            return say(language, "share of points, mean", "Punkteanteil, Mittel");
        case FirstPlaces:
            return say(language, "first places", "1. Plätze");
        case SecondPlaces:
            return say(language, "second places", "2. Plätze");
        case ThirdPlaces:
            return say(language, "third places", "3. Plätze");
    }
    return {};
}

std::string wordFor(cup::ResultState state, Language language) {
    using enum cup::ResultState;
    switch (state) {
        case Pending:
            return say(language, "pending", "offen");
        case Confirmed:
            return say(language, "confirmed", "bestätigt");
        case Disputed:
            return say(language, "disputed", "strittig");
        case Official:
            return say(language, "official", "amtlich");
    }
    return {};
}

std::string wordFor(cup::PenaltyKind kind, Language language) {
    using enum cup::PenaltyKind;
    switch (kind) {
        case Warning:
            return say(language, "warning", "Verwarnung");
        case Deduction:
            return say(language, "deduction", "Abzug");
        case Disqualification:
            return say(language, "disqualification", "Ausschluss");
    }
    return {};
}

std::string roundName(const cup::Settings& settings, int round, Language language) {
    switch (stageOf(settings, round)) {
        case cup::Stage::SemiFinal:
            return say(language, "Semi-final", "Halbfinale");
        case cup::Stage::Final:
            return say(language, "Final", "Finale");
        case cup::Stage::Preliminary:
            break;
    }
    return say(language, "Round {}", "Runde {}", round);
}

std::string separatorText(const cup::Standings& table, const cup::Standing& row, Language language) {
    using enum cup::SeparatedBy;
    switch (row.separated) {
        case First:
            return "–";
        case Stage:
            return say(language, "stage reached", "erreichte Endrunde");
        case Place:
            return say(language, "place there", "Platz in der Endrunde");
        case Criterion:
            return row.criterion ? wordFor(*row.criterion, language) : std::string();
        case Lots:
            return say(language, "lots", "Los");
        case Disqualified:
            return say(language, "disqualification", "Ausschluss");
        case Nothing:
            return table.isToDraw(row.player) ? say(language, "nothing: lots are open", "nichts: Los steht aus") : "–";
    }
    return {};
}

std::string shown(const cup::Fraction& value, cup::Criterion criterion, Language language) {
    if (criterion == cup::Criterion::ShareSum || criterion == cup::Criterion::ShareMean) {
        // A hundredfold, added: fractions are summed, not multiplied.
        cup::Fraction hundred;
        for (int i = 0; i < 100; ++i) {
            hundred += value;
        }
        return inLanguage(hundred.rounded(2), language) + " %";
    }
    return value.isWhole() ? value.text() : inLanguage(value.rounded(2), language);
}

std::string qualityText(const cup::SeatingQuality& quality, Language language) {
    const auto line = [&](const std::string& what, const cup::Against& against) {
        return say(language, "{}: {} (never below {})\n", "{}: {} (nie unter {})\n", what, against.count,
                   against.bound);
    };
    std::string text = line(say(language, "repeated opponents", "wiederholte Gegner"), quality.repeats);
    text += say(language, "the same pair at most: {}\n", "dasselbe Paar höchstens: {}\n", quality.mostMeetings);
    text +=
        line(say(language, "players with uneven places in the order of play", "Spieler mit ungleicher Sitzreihenfolge"),
             quality.uneven);
    text += line(say(language, "largest difference there", "größter Unterschied dabei"), quality.seatSpread);
    text += line(say(language, "the same table again", "wieder am selben Tisch"), quality.sameTable);
    text += say(language, "forbidden pairs: {} strict, {} other\n", "verbotene Paarungen: {} streng, {} andere\n",
                quality.forbiddenHard, quality.forbiddenSoft);
    text += line(say(language, "tables of three", "Dreiertische"), quality.threes);
    text += line(say(language, "again at a table of three", "wieder am Dreiertisch"), quality.threeAgain);
    text += say(language, "indirect meetings: at least {}, {} wanted, {} players have fewer than they could\n",
                "mittelbare Begegnungen: mindestens {}, gewünscht {}, {} Spieler haben weniger als möglich\n",
                quality.indirectLeast, quality.indirectWanted, quality.indirectShort);
    return text;
}

}  // namespace adjudicator
