// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/protest_clock.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

#include "adjudicator/desk.h"
#include "adjudicator/statistics/game_statistics.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/tournament_text.h"
#include "engine/state/names.h"
#include "engine/tournament/decide.h"

namespace adjudicator {

namespace {

namespace cup = engine::tournament;
using engine::Language;

constexpr int kSecondsOfMinute = 60;

/// Follows the results through the acts that count.
class SignedResults {
public:
    void take(const cup::Event& event, const std::string& time) {
        if (const auto* set = std::get_if<cup::ResultSet>(&event.body)) {
            takeResult(*set, time);
        } else if (const auto* withdrawn = std::get_if<cup::ResultWithdrawn>(&event.body)) {
            m_signed.erase({withdrawn->round, withdrawn->table});
        } else if (const auto* seated = std::get_if<cup::RoundSeated>(&event.body)) {
            std::erase_if(m_signed, [&](const auto& each) { return each.first.first == seated->round; });
        }
    }
    [[nodiscard]] std::map<TablePlace, std::string> times() && {
        std::map<TablePlace, std::string> times;
        for (auto& [place, signature] : m_signed) {
            times.emplace(place, std::move(signature.time));
        }
        return times;
    }

private:
    struct Signature {
        std::vector<cup::Score> scores;
        std::string time;
    };
    void takeResult(const cup::ResultSet& set, const std::string& time) {
        const TablePlace place{set.round, set.table};
        const auto old = m_signed.find(place);
        const bool isSame = old != m_signed.end() && haveSame(old->second.scores, set.scores);
        if (set.state == cup::ResultState::Confirmed && !isSame) {
            m_signed[place] = {set.scores, time};
        } else if (old != m_signed.end() &&
                   (!isSame || set.state == cup::ResultState::Pending || set.state == cup::ResultState::Disputed)) {
            m_signed.erase(old);
        }
    }
    /// The same scores, in whatever order of play.
    static bool haveSame(const std::vector<cup::Score>& a, const std::vector<cup::Score>& b) {
        return std::ranges::is_permutation(a, b);
    }

    std::map<TablePlace, Signature> m_signed;
};

std::optional<std::int64_t> secondsBetween(std::string_view from, std::string_view to) {
    const auto begin = secondsOf(from);
    const auto end = secondsOf(to);
    return begin && end ? std::optional(static_cast<std::int64_t>(std::floor(*end - *begin))) : std::nullopt;
}

std::string laterBy(std::string_view utc, int minutes) {
    const auto from = secondsOf(utc);
    if (!from) {
        return {};
    }
    const auto thousandths = static_cast<std::int64_t>(std::llround((*from + minutes * kSecondsOfMinute) * 1000));
    return utcText(std::chrono::system_clock::time_point(std::chrono::milliseconds(thousandths)));
}

}  // namespace

std::map<TablePlace, std::string> signedTimes(const TournamentLine& line) {
    SignedResults results;
    for (const LineAct& act : line.acts()) {
        const std::string time = line.log()[act.origin.entry].entry.time;
        for (const cup::Event& event : line.actAt(act.now).events) {
            results.take(event, time);
        }
    }
    return std::move(results).times();
}

std::vector<TableProtest> tableProtests(const TournamentLine& line, std::string_view now) {
    const cup::Position& position = line.position();
    const auto minutes = protestMinutes(position.settings);
    const auto times = signedTimes(line);
    std::vector<TableProtest> all;
    for (std::size_t round = 0; round < position.rounds.size(); ++round) {
        const std::vector<cup::Pod>& pods = position.rounds[round].pods;
        for (std::size_t table = 0; table < pods.size(); ++table) {
            if (!pods[table].result) {
                continue;
            }
            TableProtest protest{
                static_cast<int>(round) + 1, static_cast<int>(table) + 1, pods[table].result->state, {}, {}, {}};
            std::optional<std::int64_t> since;
            if (const auto signedAt = times.find({protest.round, protest.table}); signedAt != times.end()) {
                protest.signedAt = signedAt->second;
                since = secondsBetween(protest.signedAt, now);
                protest.until = minutes ? laterBy(protest.signedAt, *minutes) : std::string();
            }
            protest.time = protestTime(position.settings, *pods[table].result, since);
            all.push_back(std::move(protest));
        }
    }
    return all;
}

std::vector<cup::Doubted> protestDoubts(const TournamentLine& line, const cup::Action& action, std::string_view now) {
    const cup::Position& position = line.position();
    const int minutes = protestMinutes(position.settings).value_or(0);
    const bool isAboutResult =
        std::holds_alternative<cup::SetState>(action) || std::holds_alternative<cup::EnterResult>(action);
    const auto decision = isAboutResult && minutes > 0 ? decide(position, action) : cup::Judgement(cup::Decision{});
    if (!decision || decision->events.empty()) {
        return {};
    }
    const auto* set = std::get_if<cup::ResultSet>(&decision->events.front().body);
    if (set == nullptr || set->state != cup::ResultState::Official) {
        return {};
    }
    const std::optional<cup::Result>& old = position.pod(set->round, set->table)->result;
    // What was official, and a dispute that is settled, need a reason anyway.
    if (old && (old->state == cup::ResultState::Official || old->state == cup::ResultState::Disputed)) {
        return {};
    }
    if (!old || old->state == cup::ResultState::Pending || old->scores != set->scores) {
        return {{cup::Doubt::ProtestAhead, {}, minutes}};
    }
    const auto times = signedTimes(line);
    const auto signedAt = times.find({set->round, set->table});
    const cup::ProtestTime time = protestTime(
        position.settings, *old, signedAt == times.end() ? std::nullopt : secondsBetween(signedAt->second, now));
    if (time.state != cup::Protest::Open) {
        return {};
    }
    return {{cup::Doubt::ProtestOpen, {}, (time.secondsLeft + kSecondsOfMinute - 1) / kSecondsOfMinute}};
}

nlohmann::ordered_json protestsJson(const std::vector<TableProtest>& all) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const TableProtest& each : all) {
        list.push_back({{"round", each.round},
                        {"table", each.table},
                        {"state", std::string(engine::nameOf(each.result, cup::kStateWords))},
                        {"protest", std::string(engine::nameOf(each.time.state, cup::kProtestWords))},
                        {"seconds_left", each.time.secondsLeft},
                        {"signed_at", each.signedAt},
                        {"until", each.until}});
    }
    return list;
}

std::string protestLine(const TableProtest& protest, const cup::Settings& settings, Language language) {
    const auto state = [&]() -> std::string {
        switch (protest.time.state) {
            case cup::Protest::Untimed:
                return say(language, "no time for a protest is named");
            case cup::Protest::Unsigned:
                return say(language, "not signed, a protest is possible");
            case cup::Protest::Open:
                return protest.until.empty() ? say(language, "a protest is possible")
                                             : say(language, "protest until {}", timeOfDayHere(protest.until));
            case cup::Protest::Raised:
                return say(language, "there is a protest");
            case cup::Protest::Over:
                return say(language, "no protest any more");
        }
        return {};
    };
    return say(language, "{}, table {}: ", roundName(settings, protest.round, language), protest.table) + state();
}

std::map<int, std::string> protestsUntil(const TournamentLine& line, int round) {
    std::map<int, std::string> until;
    const int minutes = protestMinutes(line.position().settings).value_or(0);
    for (const auto& [place, signedAt] : minutes > 0 ? signedTimes(line) : std::map<TablePlace, std::string>()) {
        if (place.first == round) {
            until[place.second] = timeOfDayHere(laterBy(signedAt, minutes));
        }
    }
    return until;
}

std::string timeOfDayHere(std::string_view utc) {
    const auto seconds = secondsOf(utc);
    return seconds ? fmt::format("{:%H:%M}", fmt::localtime(static_cast<std::time_t>(*seconds))) : std::string();
}

}  // namespace adjudicator
