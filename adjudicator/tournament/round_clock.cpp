// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/round_clock.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "db/codes.h"

namespace adjudicator {

namespace {

constexpr std::int64_t kLongestMs = std::int64_t{24} * 60 * 60 * 1000;
/// Clocks of files that somebody else made lie in our age.
constexpr std::int64_t kLatestMs = std::int64_t{1} << 45;

}  // namespace

void KeptClock::start(std::int64_t now) {
    if (!endsAt) {
        endsAt = now + leftMs;
        leftMs = 0;
    }
}

void KeptClock::pause(std::int64_t now) {
    leftMs = left(now);
    endsAt.reset();
}

void KeptClock::add(std::int64_t ms, std::int64_t now) {
    const std::int64_t fresh = std::clamp<std::int64_t>(left(now) + ms, 0, kLongestMs);
    endsAt ? void(endsAt = now + fresh) : void(leftMs = fresh);
}

std::filesystem::path ClockStore::fileOf(const db::GameId& tournament, int round) const {
    return m_folder / (db::toHex(tournament) + '-' + std::to_string(round) + ".json");
}

std::optional<KeptClock> ClockStore::load(const db::GameId& tournament, int round) const {
    std::ifstream file(fileOf(tournament, round));
    const auto json = nlohmann::json::parse(file, nullptr, false);
    const auto number = [&](const char* name, std::int64_t least, std::int64_t most) -> std::optional<std::int64_t> {
        if (!json.is_object() || !json.contains(name) || !json[name].is_number_integer()) {
            return std::nullopt;
        }
        const auto value = json[name].get<std::int64_t>();
        return value >= least && value <= most ? std::optional(value) : std::nullopt;
    };
    const auto minutes = number("minutes", 0, kLongestMs / 60'000);
    const auto ends = number("ends", 0, kLatestMs);
    const auto left = number("left", -kLatestMs, kLongestMs);
    if (!minutes || (!ends && !left)) {
        return std::nullopt;
    }
    return KeptClock{round, static_cast<int>(*minutes), ends, left.value_or(0)};
}

bool ClockStore::keep(const db::GameId& tournament, const KeptClock& clock) const {
    std::error_code error;
    std::filesystem::create_directories(m_folder, error);
    nlohmann::ordered_json json = {{"minutes", clock.minutes}};
    if (clock.endsAt) {
        json["ends"] = *clock.endsAt;
    } else {
        json["left"] = clock.leftMs;
    }
    const std::filesystem::path file = fileOf(tournament, clock.round);
    std::filesystem::path fresh = file;
    fresh += ".new";
    {
        std::ofstream out(fresh, std::ios::trunc);
        out << json.dump() << '\n';
        if (!out.flush()) {
            return false;
        }
    }
    std::filesystem::rename(fresh, file, error);
    return !error;
}

}  // namespace adjudicator
