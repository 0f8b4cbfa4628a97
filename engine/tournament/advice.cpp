// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/advice.h"

#include <algorithm>
#include <array>

#include "engine/rulesets/ccm/special_cards.h"
#include "engine/state/names.h"

namespace engine::tournament {

namespace {

constexpr std::array<std::string_view, 10> kAdviceWords{
    "too-few-players",      "straight-to-final", "semi-final-missing",    "final-missing",    "three-games",
    "three-or-four-rounds", "plan-late",         "cap-other-than-target", "no-special-cards", "cannot-seat"};

// As at the world championship.
constexpr int kLeastForA = 12;
constexpr int kLeastForSemiFinal = 16;
constexpr int kSemiFinalFrom = 29;
constexpr int kGamesFrom29 = 3;
// As for the German ranking list.
constexpr int kLeastRoundsOfB = 3;
constexpr int kMostRoundsOfB = 4;

/// Everybody who plays, or played, at all.
int participants(const Position& position) {
    const auto& players = position.table->players;
    return static_cast<int>(std::ranges::count_if(players, [](const Entrant& entrant) {
        return !entrant.standIn && (!entrant.until || *entrant.until > entrant.from);
    }));
}

bool hasResult(const Round& round) {
    return std::ranges::any_of(round.pods, [](const Pod& pod) { return pod.result.has_value(); });
}

}  // namespace

std::string_view toText(Advice advice) {
    return engine::nameOf(advice, kAdviceWords);
}

std::vector<Advised> adviceFor(const Position& position) {
    const Settings& settings = position.settings;
    const int players = participants(position);
    std::vector<Advised> all;
    if (players == 0) {
        return all;
    }
    const auto say = [&](bool isOtherwise, Advice advice, int count) {
        if (isOtherwise) {
            all.push_back({advice, count});
        }
    };
    if (settings.scoring.system == System::A) {
        say(players < kLeastForA, Advice::TooFewPlayers, players);
        if (players >= kLeastForA) {
            say(settings.cut == Cut::None, Advice::FinalMissing, players);
            say(settings.cut == Cut::SemiFinal && players < kLeastForSemiFinal, Advice::StraightToFinal, players);
            say(settings.cut == Cut::Final && players >= kSemiFinalFrom, Advice::SemiFinalMissing, players);
            say(players >= kSemiFinalFrom && settings.rounds != kGamesFrom29, Advice::ThreeGames, settings.rounds);
        }
    }
    if (settings.scoring.system == System::B) {
        say(settings.rounds < kLeastRoundsOfB || settings.rounds > kMostRoundsOfB, Advice::ThreeOrFourRounds,
            settings.rounds);
        say(!position.rounds.empty() && hasResult(position.rounds.front()) &&
                static_cast<int>(position.rounds.size()) < settings.rounds,
            Advice::PlanLate, static_cast<int>(position.rounds.size()));
    }
    say(settings.scoring.cap != settings.winningScore, Advice::CapOtherThanTarget, settings.scoring.cap);
    say(settings.scoring.system == System::C &&
            !specialCards(settings.winningScore, static_cast<int>(kMostAtTable)).has_value(),
        Advice::NoSpecialCards, settings.winningScore);
    const int next = std::min(static_cast<int>(position.rounds.size()) + 1, settings.rounds);
    const std::size_t playing = position.playing(next).size();
    say(!tableSizes(playing), Advice::CannotSeat, static_cast<int>(playing));
    return all;
}

}  // namespace engine::tournament
