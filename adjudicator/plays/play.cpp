// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/plays/play.h"

#include <algorithm>
#include <cmath>

#include "adjudicator/statistics/game_statistics.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"
#include "db/codes.h"
#include "engine/rules/points.h"

namespace adjudicator {

using engine::Language;

namespace {

/// "2026-11-21T18:04:05.123Z" as "2026-11-21 18:04:05".
std::string dayAndTime(const std::string& utc) {
    constexpr std::size_t kSeconds = 19;
    constexpr std::size_t kBetween = 10;
    std::string text = utc.substr(0, kSeconds);
    if (text.size() > kBetween) {
        text[kBetween] = ' ';
    }
    return text;
}

int minutesOf(const Line& line) {
    double played = 0;
    std::optional<double> before;
    for (const LogLine& entry : line.log()) {
        const std::optional<double> now = secondsOf(entry.entry.time);
        const double passed = now && before ? *now - *before : 0;
        // A clock that was set back has counted nothing.
        played += passed > 0 && passed <= kLongestThought ? passed : 0;
        before = now ? now : before;
    }
    constexpr double kMinute = 60;
    return std::max(1, static_cast<int>(std::lround(played / kMinute)));
}

/// Hidden cards count for who stays to the end: they are shown then.
int pointsOf(const engine::Position& position, engine::PlayerId player, bool isOver) {
    const bool counts = isOver && !position.isOut(player) && !position.rules().said.noVictoryCards;
    return engine::scoreOf(position, player) +
           (counts ? position.development[player].hidden.cards[engine::DevelopmentCard::VictoryPoint].least : 0);
}

void rank(std::vector<Play::Seat>& seats) {
    for (Play::Seat& seat : seats) {
        seat.rank = 1 + static_cast<int>(std::ranges::count_if(seats, [&](const Play::Seat& other) {
                        return other.hasWon != seat.hasWon ? other.hasWon : other.points > seat.points;
                    }));
    }
}

}  // namespace

Play playOf(const Line& line, Language language) {
    const engine::Position& position = line.position();
    const engine::Table& table = *position.table;
    const Line start = line.upTo(0);
    Play play;
    play.game = line.game();
    play.number = line.genesis().gameNumber;
    play.time = dayAndTime(line.log().front().entry.time);
    play.minutes = minutesOf(line);
    play.round = position.turn.round;
    play.isOver = position.turn.phase == engine::Phase::Ended;
    for (const engine::Document document : table.rules.documents) {
        play.documents.emplace_back(word(document, language));
        play.documentKey += (play.documentKey.empty() ? "" : "-") + std::string(engine::toText(document));
    }
    for (const engine::PlayerId player : position.seats()) {
        const engine::Player& who = table.players[index(player)];
        Play::Seat seat;
        seat.id = who.id;
        const std::string asColour = displayName(engine::Player{who.id, {}, {}}, language);
        // An id that is no colour is a name: "anna".
        const bool isColour = asColour != oneLine(who.id);
        seat.colour = isColour ? asColour : std::string();
        seat.name = !who.name.empty() || !isColour ? displayName(who, language) : std::string();
        seat.points = pointsOf(position, player, play.isOver);
        seat.hasWon = position.turn.winner == player;
        seat.isFirst = start.position().turn.phase == engine::Phase::Found && start.position().turn.player == player;
        play.seats.push_back(std::move(seat));
    }
    if (play.isOver) {
        rank(play.seats);
    }
    return play;
}

const std::string& shownName(const Play::Seat& seat) {
    return seat.name.empty() ? seat.colour : seat.name;
}

namespace {

/// "Anna (Red)".
std::string nameAndColour(const Play::Seat& seat) {
    return seat.name.empty() || seat.colour.empty() ? shownName(seat) : seat.name + " (" + seat.colour + ")";
}

/// Who is ahead comes first.
std::vector<const Play::Seat*> inOrder(const Play& play) {
    std::vector<const Play::Seat*> seats;
    for (const Play::Seat& seat : play.seats) {
        seats.push_back(&seat);
    }
    std::ranges::stable_sort(seats, [](const Play::Seat* a, const Play::Seat* b) {
        return a->hasWon != b->hasWon ? a->hasWon : a->points > b->points;
    });
    return seats;
}

std::string pointsText(int points, Language language) {
    return points == 1 ? say(language, "1 point") : say(language, {"in a list", "{} points"}, points);
}

std::string stateOf(const Play& play, Language language) {
    return play.isOver ? say(language, "{} rounds", play.round)
                       : say(language, "not over, round {}, open points", play.round);
}

}  // namespace

std::string playText(const Play& play, Language language) {
    std::string text =
        say(language, "Catan, {} UTC, {} minutes, {}\n", play.time, play.minutes, stateOf(play, language));
    text += joined(play.documents, " + ") + '\n';
    for (const Play::Seat* seat : inOrder(play)) {
        text += (seat->rank ? fmt::format("{}. ", *seat->rank) : std::string()) + nameAndColour(*seat) + ": " +
                pointsText(seat->points, language) + (seat->hasWon ? say(language, ", winner") : std::string()) +
                (seat->isFirst ? say(language, ", first player") : std::string()) + '\n';
    }
    return text + say(language, "Game {} of The Adjudicator, {}\n", play.number, db::toHex(play.game));
}

std::string playLine(const Play& play, Language language) {
    std::vector<std::string> seats;
    for (const Play::Seat* seat : inOrder(play)) {
        seats.push_back(fmt::format("{} {}{}", shownName(*seat), seat->points, seat->hasWon ? " *" : ""));
    }
    return fmt::format("{}  {}  {}  {}  {}", db::toHex(play.game), play.time, say(language, "{} min", play.minutes),
                       joined(seats), stateOf(play, language));
}

}  // namespace adjudicator
