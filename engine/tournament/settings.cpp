// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/settings.h"

#include <algorithm>

#include "engine/clauses/document.h"
#include "engine/clauses/ruling_id.h"
#include "engine/rulesets/registry.h"
#include "engine/tournament/position.h"
#include "engine/tournament/text_limits.h"

namespace engine::tournament {

namespace {

constexpr int kMostWinning = 200;
constexpr int kMostWeight = 1'000'000;
constexpr int kMostMinutes = 1440;
constexpr std::size_t kMostSteps = 10;
constexpr std::size_t kMostDates = 31;
constexpr std::size_t kDateLength = 10;

bool isDate(const std::string& text) {
    if (text.size() != kDateLength || text[4] != '-' || text[7] != '-') {
        return false;
    }
    const auto number = [&](std::size_t from, std::size_t count) {
        int value = 0;
        for (std::size_t i = from; i < from + count; ++i) {
            if (text[i] < '0' || text[i] > '9') {
                return -1;
            }
            value = value * 10 + (text[i] - '0');
        }
        return value;
    };
    const int year = number(0, 4);
    const int month = number(5, 2);
    const int day = number(8, 2);
    constexpr std::array<int, 12> kDays{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = year > 0 && year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return year > 0 && month >= 1 && month <= 12 && day >= 1 &&
           day <= kDays[static_cast<std::size_t>(month - 1)] + (month == 2 && leap ? 1 : 0);
}

/// Steps never become milder, and only a deduction says of what and how much, or neither.
bool canEscalate(const std::vector<EscalationStep>& steps) {
    const bool areWhole = std::ranges::all_of(steps, [](const EscalationStep& step) {
        const bool says = step.criterion.has_value();
        return says == step.amount.has_value() &&
               (!says || (step.kind == PenaltyKind::Deduction && *step.amount > Fraction()));
    });
    return steps.size() <= kMostSteps && areWhole && std::ranges::is_sorted(steps, {}, &EscalationStep::kind);
}

std::optional<std::string> scoringFault(const Scoring& scoring) {
    if (scoring.criteria.empty()) {
        return "scoring.criteria";
    }
    for (std::size_t i = 0; i < scoring.criteria.size(); ++i) {
        if (std::find(scoring.criteria.begin(), scoring.criteria.begin() + static_cast<std::ptrdiff_t>(i),
                      scoring.criteria[i]) != scoring.criteria.begin() + static_cast<std::ptrdiff_t>(i)) {
            return "scoring.criteria";
        }
    }
    if (scoring.rankedAs == System::C || (scoring.system != System::C && scoring.rankedAs != scoring.system)) {
        return "scoring.ranked_as";
    }
    if (scoring.cap < 1 || scoring.cap > kMostPoints) {
        return "scoring.cap";
    }
    const auto falls = [](const std::vector<int>& places, std::size_t size) {
        return places.size() == size && std::is_sorted(places.rbegin(), places.rend()) && places.back() >= 0 &&
               places.front() <= kMostPoints;
    };
    if (!falls(scoring.placesOfFour, 4)) {
        return "scoring.places_of_four";
    }
    if (!falls(scoring.placesOfThree, 3)) {
        return "scoring.places_of_three";
    }
    return std::nullopt;
}

}  // namespace

Scoring presetOf(System system, int winningScore, System as) {
    using enum Criterion;
    Scoring scoring;
    scoring.system = system;
    scoring.rankedAs = system == System::C ? as : system;
    scoring.cap = winningScore;
    const bool asList = scoring.rankedAs == System::B;
    scoring.dummyAtThree = !asList;
    if (asList) {
        scoring.criteria = {PlacePoints, Points, ShareMean, FirstPlaces, SecondPlaces, ThirdPlaces};
    } else {
        scoring.criteria = {Wins, Points, ShareSum, SecondPlaces, ThirdPlaces};
    }
    return scoring;
}

int lastRoundOf(const Settings& settings) {
    const int more = settings.cut == Cut::None ? 0 : settings.cut == Cut::Final ? 1 : 2;
    return settings.rounds + more;
}

Stage stageOf(const Settings& settings, int round) {
    if (round <= settings.rounds) {
        return Stage::Preliminary;
    }
    return settings.cut == Cut::SemiFinal && round == settings.rounds + 1 ? Stage::SemiFinal : Stage::Final;
}

std::optional<std::string> faultOf(const Settings& settings) {
    if (isBlank(settings.name) || !isPlainText(settings.name)) {
        return "name";
    }
    if (!isPlainText(settings.place)) {
        return "place";
    }
    if (settings.dates.size() > kMostDates || !std::ranges::all_of(settings.dates, isDate)) {
        return "dates";
    }
    if (settings.documents.empty() ||
        !std::ranges::all_of(settings.documents, [](const auto& word) { return documentFromText(word).has_value(); })) {
        return "documents";
    }
    for (const auto& [id, option] : settings.rulings) {
        const auto ruling = rulingFromText(id);
        if (!ruling || !optionFromText(*ruling, option)) {
            return "rulings." + id;
        }
    }
    if (settings.winningScore < 2 || settings.winningScore > kMostWinning) {
        return "winning_score";
    }
    if (auto fault = scoringFault(settings.scoring)) {
        return fault;
    }
    if (settings.rounds < 1 || settings.rounds > kMostRounds) {
        return "rounds";
    }
    if (settings.timeLimit && (*settings.timeLimit < 1 || *settings.timeLimit > kMostMinutes)) {
        return "time_limit";
    }
    if (settings.protest && (*settings.protest < 0 || *settings.protest > kMostMinutes)) {
        return "protest_minutes";
    }
    if (!canEscalate(settings.escalation)) {
        return "escalation";
    }
    const SeatingWeights& weights = settings.seating;
    for (const int weight : {weights.repeat, weights.forbidden, weights.three, weights.score}) {
        if (weight < 0 || weight > kMostWeight) {
            return "seating";
        }
    }
    return std::nullopt;
}

bool areTogether(const Settings& settings) {
    RulesChoice choice;
    choice.documents = settings.documents;
    choice.rulings = settings.rulings;
    choice.players = kMostAtTable;
    return combine(choice).has_value();
}

}  // namespace engine::tournament
