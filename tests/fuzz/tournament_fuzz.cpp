// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "adjudicator/tournament/player_csv.h"
#include "engine/check.h"
#include "engine/notation/tournament_json.h"
#include "engine/tournament/decide.h"
#include "engine/tournament/evolve.h"
#include "engine/tournament/standings.h"

namespace {

namespace cup = engine::tournament;

/// What is decided applies, survives writing and reading, and leaves a tournament that has standings.
void playAct(cup::Position& position, const cup::Action& action) {
    (void)diceNeeded(position, action);
    const auto decision = decide(position, action);
    if (!decision) {
        return;
    }
    for (const cup::Event& event : decision->events) {
        const auto stored = cup::eventFromJson(toJson(event, *position.table), *position.table);
        ADJ_CHECK(stored && *stored == event, "an event survives writing and reading");
        ADJ_CHECK(fits(position, event), "what is decided applies");
        evolve(position, event);
    }
    const cup::Standings now = cup::standings(position);
    ADJ_CHECK(now.rows.size() <= position.table->players.size(), "nobody stands twice");
}

void playLine(cup::Position& position, std::string_view line) {
    if (const auto action = cup::actionFromJson(line, *position.table)) {
        const auto again = cup::actionFromJson(toJson(*action, *position.table), *position.table);
        ADJ_CHECK(again && *again == *action, "an act survives writing and reading");
        playAct(position, *action);
    }
    // Events are read from records that anybody may have written.
    if (const auto events = cup::eventsFromJson(line, *position.table)) {
        cup::Position other = position;
        for (const cup::Event& event : *events) {
            if (fits(other, event)) {
                evolve(other, event);
            }
        }
        (void)cup::standings(other);
    }
}

/// Seven players, a table of four and one of three, one result.
cup::Position begunCup() {
    cup::Position position;
    for (const char* act :
         {R"({"do":"enter","players":[{"name":"A"},{"name":"B"},{"name":"C"},{"name":"D"},{"name":"E"},)"
          R"({"name":"F"},{"name":"G"}]})",
          R"({"do":"seat","round":1,"tables":[["1","2","3","4"],["5","6","7"]]})",
          R"({"do":"result","round":1,"table":1,"scores":[{"player":"1","points":10},{"player":"2","points":7},)"
          R"({"player":"3","points":7},{"player":"4","points":2}]})"}) {
        playLine(position, act);
    }
    ADJ_CHECK(position.pod(1, 1) != nullptr && position.pod(1, 1)->result, "the known acts can be played");
    return position;
}

}  // namespace

/// The text is read as settings, as a table of players, and line by line as acts and events of a tournament that is
/// empty and of one under way.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    cup::Position empty;
    if (const auto settings = cup::settingsFromJson(text)) {
        const auto again = cup::settingsFromJson(toJson(*settings));
        ADJ_CHECK(again && *again == *settings, "settings survive writing and reading");
        empty.settings = *settings;
    }
    if (auto players = adjudicator::playersFromCsv(text)) {
        cup::EnterPlayers enter;
        enter.players = std::move(*players);
        playAct(empty, cup::Action{enter});
    }
    cup::Position begun = begunCup();
    std::size_t from = 0;
    while (from < text.size()) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        playLine(empty, text.substr(from, end - from));
        playLine(begun, text.substr(from, end - from));
        from = end + 1;
    }
    return 0;
}
