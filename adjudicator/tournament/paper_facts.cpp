// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/paper_facts.h"

#include <algorithm>
#include <utility>

#include "adjudicator/text/say.h"
#include "adjudicator/text/tournament_text.h"
#include "adjudicator/tournament/name_order.h"
#include "adjudicator/tournament/paper_lines.h"
#include "adjudicator/tournament/slip_code.h"
#include "db/codes.h"

namespace adjudicator {

namespace {

namespace cup = engine::tournament;
using engine::Language;

PaperPlayer paperPlayer(const cup::Position& position, engine::PlayerId player) {
    const cup::Entrant& entrant = (*position.table)[player];
    return {player, entrant.id, entrant.name, entrant.club, false};
}

std::string tableName(std::size_t table, Language language) {
    return say(language, "Table {}", table + 1);
}

PaperValue paperValue(const cup::Fraction& value, cup::Criterion criterion, Language language) {
    return {shown(value, criterion, language), value.isWhole() ? std::string() : value.text()};
}

std::vector<std::string> criterionWords(const cup::Settings& settings, Language language) {
    std::vector<std::string> words;
    for (const cup::Criterion criterion : settings.scoring.criteria) {
        words.push_back(wordFor(criterion, language));
    }
    return words;
}

StandingLine lineOf(const cup::Position& position, const cup::Standings& table, const cup::Standing& row,
                    Language language) {
    StandingLine line{row.rank, paperPlayer(position, row.player), {}, separatorText(table, row, language), false};
    for (const cup::Criterion criterion : position.settings.scoring.criteria) {
        line.values.push_back(paperValue(row.value(criterion), criterion, language));
    }
    line.isOpenTie = row.separated == cup::SeparatedBy::Nothing && table.isToDraw(row.player);
    return line;
}

std::vector<PenaltyLine> penaltyLines(const cup::Position& position, std::optional<engine::PlayerId> of,
                                      Language language) {
    std::vector<PenaltyLine> lines;
    for (const cup::Penalty& penalty : position.penalties) {
        if (of && penalty.player != *of) {
            continue;
        }
        std::string what = wordFor(penalty.kind, language);
        if (penalty.criterion) {
            what += " " + penalty.amount.text() + " " + wordFor(*penalty.criterion, language);
        }
        if (penalty.round) {
            what += ", " + roundName(position.settings, *penalty.round, language);
        }
        if (penalty.carried) {
            what += say(language, " (from {})", penalty.carried->name);
        }
        if (penalty.withdrawn) {
            what += say(language, " (withdrawn)");
        }
        lines.push_back({paperPlayer(position, penalty.player), what, penalty.rule, penalty.reason});
    }
    return lines;
}

/// How many results are missing, disputed or not official yet, the disputed ones by their tables.
std::string provisionalText(const cup::Position& position, Language language) {
    int missing = 0;
    int open = 0;
    std::string disputed;
    for (std::size_t round = 0; round < position.rounds.size(); ++round) {
        const auto& pods = position.rounds[round].pods;
        for (std::size_t table = 0; table < pods.size(); ++table) {
            if (!pods[table].result) {
                missing += pods[table].awaitsResult() ? 1 : 0;
            } else if (pods[table].result->state == cup::ResultState::Disputed) {
                disputed += (disputed.empty() ? "" : "; ") +
                            roundName(position.settings, static_cast<int>(round) + 1, language) + ", " +
                            tableName(table, language);
            } else if (pods[table].result->state != cup::ResultState::Official) {
                ++open;
            }
        }
    }
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : "; ") + part; };
    if (missing > 0) {
        add(missing == 1 ? say(language, "one result is missing") : say(language, "{} results are missing", missing));
    }
    if (!disputed.empty()) {
        add(say(language, "disputed: {}", disputed));
    }
    if (open > 0) {
        add(open == 1 ? say(language, "one result is not official yet")
                      : say(language, "{} results are not official yet", open));
    }
    return text.empty() ? say(language, "Provisional.") : say(language, "Provisional: {}.", text);
}

/// What is equal and what separates two neighbours, seen from the first of the two names.
std::string comparison(const cup::Position& position, const cup::Standings& standings, const cup::Standing& before,
                       const cup::Standing& behind, bool seenFromBehind, Language language) {
    const auto& other = seenFromBehind ? before : behind;
    const std::string& name = (*position.table)[other.player].name;
    std::string text = seenFromBehind ? say(language, "Behind rank {}, {}: ", before.rank, name)
                                      : say(language, "Before rank {}, {}: ", behind.rank, name);
    const cup::Standing& own = seenFromBehind ? behind : before;
    switch (behind.separated) {
        case cup::SeparatedBy::Stage:
            return text + say(language, "the stage that was reached separates.");
        case cup::SeparatedBy::Place:
            return text + say(language, "the place there separates: {} against {}.", own.placeThere.value_or(0),
                              other.placeThere.value_or(0));
        case cup::SeparatedBy::Disqualified:
            return text + say(language, "a disqualification separates.");
        case cup::SeparatedBy::Nothing:
            if (!standings.isToDraw(behind.player)) {
                return text + say(language, "neither has a result yet.");
            }
            break;
        case cup::SeparatedBy::First:
        case cup::SeparatedBy::Criterion:
        case cup::SeparatedBy::Lots:
            break;
    }
    for (const cup::Criterion criterion : position.settings.scoring.criteria) {
        const std::string word = wordFor(criterion, language);
        const std::string mine = own.value(criterion).text();
        if (behind.separated == cup::SeparatedBy::Criterion && behind.criterion == criterion) {
            const std::string theirs = other.value(criterion).text();
            return text + say(language, "then {}: {} against {}.", word, mine, theirs);
        }
        text += say(language, "{} equal ({}), ", word, mine);
    }
    return text + (behind.separated == cup::SeparatedBy::Lots ? say(language, "lots were drawn.")
                                                              : say(language, "nothing separates: lots are open."));
}

SheetFacts::Sum sumOf(const cup::Position& position, const cup::Standing& row, cup::Criterion criterion,
                      Language language) {
    SheetFacts::Sum sum{wordFor(criterion, language), {}, paperValue(row.value(criterion), criterion, language)};
    int games = 0;
    std::string parts;
    for (const cup::CountedGame& game : row.games) {
        if (game.stage == cup::Stage::Preliminary) {
            ++games;
            parts += (parts.empty() ? "" : " + ") + partOf(game, criterion, position.settings.scoring).text();
        }
    }
    if (criterion == cup::Criterion::ShareMean && games > 1) {
        parts = "(" + parts + ") : " + std::to_string(games);
    }
    for (const cup::Penalty& penalty : position.penalties) {
        if (penalty.player == row.player && !penalty.withdrawn && !penalty.carried && penalty.criterion == criterion) {
            parts += " − " + penalty.amount.text();
        }
    }
    sum.parts = (parts.empty() ? "0" : parts) + " = " + row.value(criterion).text();
    return sum;
}

}  // namespace

PaperHead paperHead(const cup::Settings& settings, const TournamentStamp& stamp, Language language) {
    PaperHead head;
    head.tournament = settings.name;
    const auto& dates = settings.dates;
    for (const std::string& part :
         {settings.place,
          dates.empty() ? std::string() : dates.front() + (dates.size() > 1 ? " – " + dates.back() : "")}) {
        head.where += part.empty() ? "" : " · " + part;
    }
    head.foot = say(language, "Entry {} · head {} · {}", stamp.head.seq, db::toHex(stamp.head.hash), stamp.time);
    return head;
}

PaperWords paperWords(Language language) {
    const auto in = [&](const Phrase& phrase) { return std::string(phrase.in(language)); };
    PaperWords words;
    words.player = in("Player");
    words.club = in("Club");
    words.table = in("Table");
    words.seat = in("Seat");
    words.orderOfPlay = in("Order of play");
    words.phones = in("this table on your phone");
    words.points = in({"tournament", "Points"});
    words.place = in("Place");
    words.signature = in("Signature");
    words.referee = in("Referee");
    words.clock = in({"time of day", "Time"});
    words.byName = in("By name");
    words.resting = in("Not playing this round:");
    words.away = in("does not play");
    words.director = in("Tournament director");
    words.head = in("The code shows this head:");
    words.timeLimit = in("minutes");
    words.rank = in("Rank");
    words.separator = in("separates from the rank before");
    words.penalties = in("Penalties");
    words.rule = in("Rule");
    words.reason = in("Reason");
    words.round = in("Round");
    words.tableAndSeat = in("Table, seat");
    words.share = in("Share of points");
    words.placePoints = in("Place points");
    words.state = in("State");
    words.sums = in("How the values come together");
    words.neighbours = in("Criterion by criterion");
    return words;
}

std::string rankText(int rank, Language language) {
    return say(language, "rank {}", rank);
}

PairingFacts pairingFacts(const cup::Position& position, int round, Language language) {
    PairingFacts facts;
    facts.round = roundName(position.settings, round, language);
    facts.rules = rulesLine(position.settings, language);
    const auto& pods = position.round(round)->pods;
    const std::vector<cup::AwaySeat> away = awaySeats(position);
    std::vector<engine::PlayerId> seated;
    for (std::size_t table = 0; table < pods.size(); ++table) {
        if (pods[table].seats.empty()) {
            continue;
        }
        PaperTable paper{static_cast<int>(table) + 1, tableName(table, language), {}};
        for (std::size_t seat = 0; seat < pods[table].seats.size(); ++seat) {
            const engine::PlayerId player = pods[table].seats[seat];
            seated.push_back(player);
            paper.seats.push_back(paperPlayer(position, player));
            paper.seats.back().isAway = std::ranges::any_of(
                away, [&](const cup::AwaySeat& each) { return each.round == round && each.player == player; });
            facts.byName.push_back({paper.seats.back(), paper.name, paper.number, static_cast<int>(seat) + 1});
        }
        facts.tables.push_back(std::move(paper));
    }
    std::ranges::sort(facts.byName, [](const PaperSeat& a, const PaperSeat& b) {
        return std::pair(nameKey(a.player.name), a.player.player) < std::pair(nameKey(b.player.name), b.player.player);
    });
    if (stageOf(position.settings, round) == cup::Stage::Preliminary) {
        for (const engine::PlayerId player : position.table->seats()) {
            const cup::Entrant& entrant = (*position.table)[player];
            const bool isAway = std::ranges::find(entrant.absent, round) != entrant.absent.end();
            if (isAway && std::ranges::find(seated, player) == seated.end()) {
                facts.resting.push_back(paperPlayer(position, player));
            }
        }
    }
    return facts;
}

std::vector<SeatSlip> seatSlips(const cup::Position& position, Language language) {
    std::vector<SeatSlip> slips;
    for (const engine::PlayerId player : position.table->seats()) {
        SeatSlip slip{paperPlayer(position, player), {}};
        for (std::size_t round = 0; round < position.rounds.size(); ++round) {
            const auto& pods = position.rounds[round].pods;
            for (std::size_t table = 0; table < pods.size(); ++table) {
                const auto seat = std::ranges::find(pods[table].seats, player);
                if (seat == pods[table].seats.end()) {
                    continue;
                }
                slip.lines.push_back(
                    {roundName(position.settings, static_cast<int>(round) + 1, language), tableName(table, language),
                     say(language, "place {} in the order of play", seat - pods[table].seats.begin() + 1)});
            }
        }
        if (!slip.lines.empty()) {
            slips.push_back(std::move(slip));
        }
    }
    std::ranges::sort(slips, [](const SeatSlip& a, const SeatSlip& b) {
        return std::pair(nameKey(a.player.name), a.player.player) < std::pair(nameKey(b.player.name), b.player.player);
    });
    return slips;
}

std::vector<ResultSlip> resultSlips(const cup::Position& position, const TournamentStamp& stamp, int round,
                                    Language language, const GameVerdicts& verdicts,
                                    const std::map<int, std::string>& protestUntil, const std::string& phones) {
    std::vector<ResultSlip> slips;
    const auto& pods = position.round(round)->pods;
    for (std::size_t table = 0; table < pods.size(); ++table) {
        const cup::Pod& pod = pods[table];
        if (pod.seats.empty()) {
            continue;
        }
        ResultSlip slip{roundName(position.settings, round, language),
                        tableName(table, language),
                        {},
                        pod.result && !pod.result->head.empty()
                            ? pod.result->head
                            : toText(slipCodeOf(stamp.id, position, round, static_cast<int>(table) + 1)),
                        position.settings.timeLimit,
                        rulesLine(position.settings, language),
                        {},
                        {},
                        phones.empty() ? std::string() : phones + std::to_string(table + 1)};
        const auto until = protestUntil.find(static_cast<int>(table) + 1);
        slip.protest =
            protestRule(position.settings, until == protestUntil.end() ? std::string() : until->second, language);
        if (const auto verdict = verdicts.find(pod.result ? pod.result->game : std::string());
            verdict != verdicts.end()) {
            slip.verdict = verdict->second;
        }
        for (std::size_t seat = 0; seat < pod.seats.size(); ++seat) {
            ResultSlip::Line line{static_cast<int>(seat) + 1, paperPlayer(position, pod.seats[seat]), {}, {}};
            if (pod.result) {
                const cup::Score& score = pod.result->scores[seat];
                line.points = score.points;
                line.place = score.place;
            }
            slip.lines.push_back(std::move(line));
        }
        slips.push_back(std::move(slip));
    }
    return slips;
}

StandingFacts standingFacts(const cup::Position& position, const cup::Standings& standings, Language language) {
    StandingFacts facts;
    facts.criteria = criterionWords(position.settings, language);
    for (const cup::Standing& row : standings.rows) {
        facts.lines.push_back(lineOf(position, standings, row, language));
    }
    if (standings.isProvisional) {
        facts.provisional = provisionalText(position, language);
        facts.claims = claimLines(position, language);
    }
    facts.penalties = penaltyLines(position, {}, language);
    return facts;
}

SheetFacts sheetFacts(const cup::Position& position, const cup::Standings& standings, engine::PlayerId player,
                      Language language) {
    const cup::Standing& row = *standings.of(player);
    const auto& rows = standings.rows;
    const auto at = static_cast<std::size_t>(&row - rows.data());
    SheetFacts facts;
    facts.player = paperPlayer(position, player);
    facts.rank = row.rank;
    facts.criteria = criterionWords(position.settings, language);
    for (const cup::CountedGame& game : row.games) {
        SheetFacts::Game line;
        line.round = roundName(position.settings, game.round, language);
        line.table = tableName(static_cast<std::size_t>(game.table) - 1, language);
        line.seat = game.seat;
        if (game.left) {
            line.state = say(language, "left early, ");
        }
        line.points = game.points == game.counted ? std::to_string(game.points)
                                                  : say(language, "{} (counts as {})", game.points, game.counted);
        line.place = game.sharing == 1 ? std::to_string(game.place)
                                       : say(language, "{}, shared by {}", game.place, game.sharing);
        line.share = {shown(game.share, cup::Criterion::ShareSum, language), game.share.text()};
        line.placePoints = paperValue(game.placePoints, cup::Criterion::PlacePoints, language);
        line.state += wordFor(game.state, language);
        facts.games.push_back(std::move(line));
    }
    for (const cup::Criterion criterion : position.settings.scoring.criteria) {
        facts.sums.push_back(sumOf(position, row, criterion, language));
    }
    if (at > 0) {
        facts.reasons.push_back(comparison(position, standings, rows[at - 1], row, true, language));
        facts.neighbours.push_back(lineOf(position, standings, rows[at - 1], language));
    }
    facts.neighbours.push_back(lineOf(position, standings, row, language));
    if (at + 1 < rows.size()) {
        facts.reasons.push_back(comparison(position, standings, row, rows[at + 1], false, language));
        facts.neighbours.push_back(lineOf(position, standings, rows[at + 1], language));
    }
    facts.penalties = penaltyLines(position, player, language);
    return facts;
}

}  // namespace adjudicator
