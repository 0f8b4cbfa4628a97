// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/fields.h"
#include "engine/state/names.h"
#include "engine/tournament/fraction.h"

namespace engine::tournament {

/// How a tournament is scored: A as at the world championship, B by the German ranking list, C after the CCM rules
/// (ranked as A or B with any winning score).
enum class System : std::uint8_t { A, B, C };
inline constexpr std::array<std::string_view, 3> kSystemWords{"A", "B", "C"};

/// What a standing is sorted by, one after the other; more is always better.
enum class Criterion : std::uint8_t {
    Wins,
    PlacePoints,
    Points,
    ShareSum,
    ShareMean,
    FirstPlaces,
    SecondPlaces,
    ThirdPlaces,
};
inline constexpr std::array<std::string_view, 8> kCriterionWords{
    "wins", "place-points", "points", "share-sum", "share-mean", "first-places", "second-places", "third-places"};
inline constexpr std::size_t kCriteria = kCriterionWords.size();

/// How equal places count where places are counted: k players on place p share the places p … p + k − 1, or each has
/// place p whole.
enum class EqualPlaces : std::uint8_t { Shared, Whole };
inline constexpr std::array<std::string_view, 2> kEqualPlacesWords{"shared", "whole"};

/// How a player counts who leaves before a game's end: in the last place with the points made until then, at a table of
/// as many as sat down; or as absent, and the table is one of those who stayed.
enum class Leaver : std::uint8_t { Last, Absent };
inline constexpr std::array<std::string_view, 2> kLeaverWords{"last", "absent"};

/// What comes after the preliminary rounds.
enum class Cut : std::uint8_t { None, Final, SemiFinal };
inline constexpr std::array<std::string_view, 3> kCutWords{"none", "final", "semi-final"};

enum class Stage : std::uint8_t { Preliminary, SemiFinal, Final };
inline constexpr std::array<std::string_view, 3> kStageWords{"preliminary", "semi-final", "final"};

enum class Separation : std::uint8_t { None, Soft, Hard };
inline constexpr std::array<std::string_view, 3> kSeparationWords{"none", "soft", "hard"};

/// Every parameter of a scoring system. `presetOf` gives those that the published rules name.
struct Scoring {
    System system = System::A;
    /// Whose order of criteria C follows: A's or B's.
    System rankedAs = System::A;
    std::vector<Criterion> criteria;
    /// Points of a game count at most this much (the winning score).
    int cap = 10;
    /// The share of the table's points is taken of points as counted, else of points as made.
    bool shareOfCapped = true;
    /// A table of three counts for the share as if a fourth had made the average of the three.
    bool dummyAtThree = true;
    EqualPlaces equalPlaces = EqualPlaces::Shared;
    /// Place points at a table of four and of three, best place first.
    std::vector<int> placesOfFour{5, 3, 2, 1};
    std::vector<int> placesOfThree{5, 3, 1};
    Leaver leaver = Leaver::Last;
    bool operator==(const Scoring&) const = default;
    static void fields(auto& self, auto&& visit) {
        visit("system", self.system);
        visit("ranked_as", self.rankedAs);
        visit("criteria", self.criteria);
        visit("cap", self.cap);
        visit("share_of_capped", self.shareOfCapped);
        visit("dummy_at_three", self.dummyAtThree);
        visit("equal_places", self.equalPlaces);
        visit("places_of_four", self.placesOfFour);
        visit("places_of_three", self.placesOfThree);
        visit("leaver", self.leaver);
    }
};

/// What a penalty does.
enum class PenaltyKind : std::uint8_t { Warning, Deduction, Disqualification };
inline constexpr std::array<std::string_view, 3> kPenaltyWords{"warning", "deduction", "disqualification"};

/// What is due when a player breaks one rule once more. A deduction may say of what and how much; where it does not,
/// the director does.
struct EscalationStep {
    PenaltyKind kind = PenaltyKind::Warning;
    std::optional<Criterion> criterion = {};
    std::optional<Fraction> amount = {};
    bool operator==(const EscalationStep&) const = default;
    ADJ_FIELDS(kind, criterion, amount);
};

/// What a point of each seating criterion weighs against the others. Order of play and tables are set after the groups
/// and trade against nothing.
struct SeatingWeights {
    int repeat = 1000;
    int forbidden = 300;
    int three = 100;
    int score = 4;
    bool operator==(const SeatingWeights&) const = default;
    ADJ_FIELDS(repeat, forbidden, three, score);
};

/// All that a tournament decides before it begins. Dates are "2026-11-21".
struct Settings {
    std::string name;
    std::string place;
    std::vector<std::string> dates;
    std::vector<std::string> documents{"base"};
    std::map<std::string, std::string> rulings;
    int winningScore = 10;
    Scoring scoring;
    int rounds = 3;
    Cut cut = Cut::SemiFinal;
    /// Minutes of a game; none without a limit.
    std::optional<int> timeLimit;
    SeatingWeights seating;
    /// Whether players of one club are kept apart.
    Separation clubs = Separation::None;
    /// Minutes after its signatures in which a result can be protested; 0: until it is signed. Without a number as the
    /// scoring system has it (`protestMinutes`).
    std::optional<int> protest;
    /// What is due at the first breach of a rule, the second, …; the last step stays due. Empty: as by default
    /// (`escalationSteps`).
    std::vector<EscalationStep> escalation;
    bool operator==(const Settings&) const = default;
    static void fields(auto& self, auto&& visit) {
        visit("name", self.name);
        visit("place", self.place);
        visit("dates", self.dates);
        visit("documents", self.documents);
        visit("rulings", self.rulings);
        visit("winning_score", self.winningScore);
        visit("scoring", self.scoring);
        visit("rounds", self.rounds);
        visit("cut", self.cut);
        visit("time_limit", self.timeLimit);
        visit("seating", self.seating);
        visit("clubs", self.clubs);
        visit("protest_minutes", self.protest);
        visit("escalation", self.escalation);
    }
};

inline constexpr int kMostRounds = 40;
inline constexpr int kMostPoints = 999;

/// The scoring as published, for games to this winning score. `as` says which order of criteria C follows (A or B).
[[nodiscard]] Scoring presetOf(System system, int winningScore, System as = System::A);

/// How many rounds at most: the preliminary ones, semi-final, final.
[[nodiscard]] int lastRoundOf(const Settings& settings);
/// The stage of a round, from 1.
[[nodiscard]] Stage stageOf(const Settings& settings, int round);

/// The first field that cannot be so; empty when all can. Both languages' sentences are elsewhere.
[[nodiscard]] std::optional<std::string> faultOf(const Settings& settings);

/// Whether documents and rulings go together at tables of four. Asked where settings are entered; those of a record
/// stand as they are.
[[nodiscard]] bool areTogether(const Settings& settings);

}  // namespace engine::tournament
