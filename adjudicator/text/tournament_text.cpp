// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/tournament_text.h"

#include <algorithm>

#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"

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

}  // namespace

std::string sentence(const cup::Refusal& refusal, const cup::Position& position, Language language) {
    using enum cup::Why;
    const std::string names = namesOf(refusal, position);
    const std::string& at = refusal.at;
    switch (refusal.why) {
        case HasEnded:
            return say(language, "the tournament has ended");
        case NothingSaid:
            return say(language, "{}: nothing to do is said", at);
        case BadText:
            return say(language, "{}: empty, too long or no plain text", at.empty() ? names : at);
        case IdTaken:
            return say(language, "the start number {} is taken", at);
        case TooManyPlayers:
            return say(language, "no more than {} players", at);
        case NoSuchRound:
            return say(language, "there is no round {}", at);
        case RoundNotNext:
            return say(language, "round {} is to be seated first", at);
        case RoundHasResults:
            return say(language, "round {} has results already; who sat elsewhere is entered by itself (sat)", at);
        case NotPlaying:
            return say(language, "does not play in this round: {}", names);
        case PlayerMissing:
            return say(language, "without a seat: {}; seat them or give a reason", names);
        case SeatedTwice:
            return say(language, "seated twice: {}", names);
        case WrongTableSize:
            return say(language, "a table has three or four players, not {}", at);
        case TooManyThrees:
            return say(language, "{} tables of three are more than the number of players demands; give a reason", at);
        case PairIsForbidden:
            return say(language, "these are not to meet: {}; give a reason to seat them together", names);
        case NoSuchTable:
            return say(language, "there is no table {}", at);
        case NotAtTable:
            return say(language, "not at this table: {}", names);
        case ScoresIncomplete:
            return say(language, "every player of the table needs one score: {}", names.empty() ? at : names);
        case OutOfRange:
            return say(language, "points or place out of range: {}", names);
        case PlacesContradict:
            return say(language, "the places contradict the points");
        case ReasonMissing:
            return at == "dispute" ? say(language, "what is disputed must be said")
                   : at == "rule"  ? say(language, "the rule that it rests on must be named")
                                   : say(language, "a reason is needed");
        case NoResult:
            return say(language, "the table has no result yet");
        case StateImpossible:
            return say(language, "not possible for a result that is {}", at);
        case AlreadySo:
            return say(language, "it is so already");
        case DeductionIncomplete:
            return say(language, "a deduction, and nothing else, needs a criterion and a positive amount");
        case NoSuchPenalty:
            return say(language, "there is no penalty {}", at);
        case NotTied:
            return say(language, "lots are for exactly the players of one tie: {}", names);
        case DiceMissing:
            return say(language, "a draw needs its dice");
        case DiceWrong:
            return say(language, "these are not the dice for this draw");
        case SettingsFault:
            return at + ": " + settingsSentence(at, language);
        case BadKey:
            return say(language, "a desk's public key has 64 lower-case hexadecimal digits");
        case BadHead:
            return say(language, "a slip shows a head as ADJ1:GAME:SEQ:HASH");
        case NobodyStayed:
            return say(language, "somebody must have stayed to the end");
    }
    return {};
}

std::string settingsSentence(const std::string& field, Language language) {
    if (field == "name") {
        return say(language, "a tournament needs a name");
    }
    if (field == "dates") {
        return say(language, "a day is written as 2026-11-21");
    }
    if (field == "documents") {
        return say(language, "known are base, soldiers, monopolists, shadow, ccm, and dice-game-plus by itself");
    }
    if (field == "winning_score") {
        return say(language, "a winning score is from 2 to 200");
    }
    if (field == "rounds") {
        return say(language, "there are 1 to {} rounds, and not fewer than are seated", cup::kMostRounds);
    }
    if (field == "time_limit") {
        return say(language, "a time limit is from 1 to 1440 minutes");
    }
    if (field == "protest_minutes") {
        return say(language, "a time for protests is from 0 to 1440 minutes");
    }
    if (field == "escalation") {
        return say(
            language,
            "steps never become milder, and only a deduction names a criterion and a positive amount, or neither");
    }
    return say(language, "this cannot be so");
}

std::string sentence(cup::PlanProblem problem, Language language) {
    using enum cup::PlanProblem;
    switch (problem) {
        case NoSuchRound:
            return say(language, "this round cannot be seated now");
        case CannotSeat:
            return say(language, "so many players do not fill tables of four and three");
        case RoundHasResults:
            return say(language, "a round to be seated has results already");
        case LotsMissing:
            return say(language, "players at the cut are equal: draw lots first (draw-lots)");
        case StageNotReached:
            return say(language, "results of an earlier round are missing");
        case StageTooFew:
            return say(language,
                       "a semi-final takes 16 players, a final 3 or 4, and so many are not left; choose another cut");
        case Cancelled:
            return say(language, "cancelled");
    }
    return {};
}

std::string sentence(const cup::Advised& advised, Language language) {
    using enum cup::Advice;
    const int count = advised.count;
    switch (advised.advice) {
        case TooFewPlayers:
            return say(language, "System A asks for at least 12 players, here are {}.", count);
        case StraightToFinal:
            return say(language, "With 12 to 15 players system A goes straight to the final; here are {}.", count);
        case SemiFinalMissing:
            return say(language, "From 29 players on system A has a semi-final; here are {}.", count);
        case FinalMissing:
            return say(language, "System A ends with a final of four.");
        case ThreeGames:
            return say(language, "From 29 players on system A plays three preliminary games, here {}.", count);
        case ThreeOrFourRounds:
            return say(language, "System B has three or four rounds, here {}.", count);
        case PlanLate:
            return say(language, "In system B the plan of all rounds is published before the first; {} are seated.",
                       count);
        case CapOtherThanTarget:
            return say(language, "Points count up to {}, which is not the winning score.", count);
        case NoSpecialCards:
            return say(language, "The CCM rules have no special cards for a winning score of {}.", count);
        case CannotSeat:
            return say(language, "{} players fill no tables of four and three.", count);
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
            return say(language, "{}: more than {} points can hardly be", names, doubted.count);
        case cup::Doubt::TwoWinners:
            return say(language, "{}: more than one has the winning score of {}", names, doubted.count);
        case cup::Doubt::NoWinner:
            return say(language, "nobody has the winning score of {}, and there is no time limit", doubted.count);
        case cup::Doubt::BookOtherwise:
            return say(language, "the record of the table's game has other points for {}", names);
        case cup::Doubt::ProtestOpen:
            return doubted.count == 1 ? say(language, "the time for a protest runs for one more minute")
                                      : say(language, "the time for a protest runs for {} more minutes", doubted.count);
        case cup::Doubt::ProtestAhead:
            return say(language, "it is not signed: the time for a protest ({} min) has not begun", doubted.count);
    }
    return {};
}

std::string sentence(const cup::AwaySeat& away, const cup::Position& position, Language language) {
    const cup::Entrant& entrant = (*position.table)[away.player];
    return say(language, "{}, table {}: {} ({}) has a seat and does not play",
               roundName(position.settings, away.round, language), away.table, entrant.name, entrant.id);
}

std::string wordFor(cup::Criterion criterion, Language language) {
    using enum cup::Criterion;
    switch (criterion) {
        case Wins:
            return say(language, "wins");
        case PlacePoints:
            return say(language, "place points");
        case Points:
            return say(language, "victory points");
        case ShareSum:
            return say(language, "share of points, sum");
        case ShareMean:
            return say(language, "share of points, mean");
        case FirstPlaces:
            return say(language, "first places");
        case SecondPlaces:
            return say(language, "second places");
        case ThirdPlaces:
            return say(language, "third places");
    }
    return {};
}

std::string wordFor(cup::ResultState state, Language language) {
    using enum cup::ResultState;
    switch (state) {
        case Pending:
            return say(language, "pending");
        case Confirmed:
            return say(language, "confirmed");
        case Disputed:
            return say(language, "disputed");
        case Official:
            return say(language, "official");
    }
    return {};
}

std::string wordFor(cup::PenaltyKind kind, Language language) {
    using enum cup::PenaltyKind;
    switch (kind) {
        case Warning:
            return say(language, "warning");
        case Deduction:
            return say(language, "deduction");
        case Disqualification:
            return say(language, "disqualification");
    }
    return {};
}

std::string roundName(const cup::Settings& settings, int round, Language language) {
    switch (stageOf(settings, round)) {
        case cup::Stage::SemiFinal:
            return say(language, "Semi-final");
        case cup::Stage::Final:
            return say(language, "Final");
        case cup::Stage::Preliminary:
            break;
    }
    return say(language, "Round {}", round);
}

std::string separatorText(const cup::Standings& table, const cup::Standing& row, Language language) {
    using enum cup::SeparatedBy;
    switch (row.separated) {
        case First:
            return "–";
        case Stage:
            return say(language, "stage reached");
        case Place:
            return say(language, "place there");
        case Criterion:
            return row.criterion ? wordFor(*row.criterion, language) : std::string();
        case Lots:
            return say(language, "lots");
        case Disqualified:
            return say(language, "disqualification");
        case Nothing:
            return table.isToDraw(row.player) ? say(language, "nothing: lots are open") : "–";
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
        return numberAsIn(language, hundred.rounded(2)) + " %";
    }
    return value.isWhole() ? value.text() : numberAsIn(language, value.rounded(2));
}

std::string qualityText(const cup::SeatingQuality& quality, Language language) {
    const auto line = [&](const std::string& what, const cup::Against& against) {
        return say(language, "{}: {} (never below {})\n", what, against.count, against.bound);
    };
    std::string text = line(say(language, "repeated opponents"), quality.repeats);
    text += say(language, "the same pair at most: {}\n", quality.mostMeetings);
    text += line(say(language, "players with uneven places in the order of play"), quality.uneven);
    text += line(say(language, "largest difference there"), quality.seatSpread);
    text += line(say(language, "the same table again"), quality.sameTable);
    text += say(language, "forbidden pairs: {} strict, {} other\n", quality.forbiddenHard, quality.forbiddenSoft);
    text += line(say(language, "tables of three"), quality.threes);
    text += line(say(language, "again at a table of three"), quality.threeAgain);
    text += say(language, "indirect meetings: at least {}, {} wanted, {} players have fewer than they could\n",
                quality.indirectLeast, quality.indirectWanted, quality.indirectShort);
    return text;
}

}  // namespace adjudicator
