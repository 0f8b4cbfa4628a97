// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/statistics/dice_fit.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "adjudicator/statistics/account.h"
#include "adjudicator/statistics/statistics_text.h"
#include "adjudicator/text/counted.h"

using namespace adjudicator;

namespace {

double normalBelow(double x) {
    return std::erfc(-x / std::sqrt(2.0)) / 2;
}

}  // namespace

TEST_CASE("the chi-square tail agrees with printed tables", "[adjudicator][statistics]") {
    // Upper critical values as every table of the distribution has them, to three places.
    const auto [degrees, critical, chance] = GENERATE(table<int, double, double>({{1, 3.841, 0.05},
                                                                                  {1, 6.635, 0.01},
                                                                                  {4, 9.488, 0.05},
                                                                                  {5, 11.070, 0.05},
                                                                                  {5, 15.086, 0.01},
                                                                                  {10, 18.307, 0.05},
                                                                                  {10, 3.940, 0.95},
                                                                                  {19, 36.191, 0.01},
                                                                                  {30, 50.892, 0.01},
                                                                                  {100, 124.342, 0.05}}));
    CHECK(chiSquareTail(critical, degrees) == Approx(chance).margin(0.0001));
    CHECK(chiSquareCritical(degrees, chance) == Approx(critical).margin(0.0006));
}

TEST_CASE("the chi-square tail is exact where it has a plain form", "[adjudicator][statistics]") {
    for (const double x : {0.001, 0.5, 1.9, 2.1, 5.0, 40.0, 300.0}) {
        INFO(x);
        CHECK(chiSquareTail(x, 2) == Approx(std::exp(-x / 2)).epsilon(1e-10));
        CHECK(chiSquareTail(x, 4) == Approx(std::exp(-x / 2) * (1 + x / 2)).epsilon(1e-10));
        CHECK(chiSquareTail(x, 1) == Approx(std::erfc(std::sqrt(x / 2))).epsilon(1e-9));
        // A noncentral one of one degree is the square of a shifted normal variable.
        for (const double shift : {0.3, 1.0, 4.0}) {
            const double root = std::sqrt(x);
            CHECK(chiSquareTail(x, 1, shift * shift) ==
                  Approx(1 - normalBelow(root - shift) + normalBelow(-root - shift)).margin(1e-9));
        }
    }
    CHECK(chiSquareTail(0, 5) == 1);
}

TEST_CASE("the throws that a loaded die takes to be found are those of the power analysis",
          "[adjudicator][statistics]") {
    CHECK(throwsToFind(1.0 / 6, 6) == 358);
    CHECK(throwsToFind(1.0 / 20, 20) == 2102);
    CHECK(throwsToFind(1.0 / 20, 20) > throwsToFind(1.0 / 12, 12));
}

TEST_CASE("the band is the middle of the binomial distribution", "[adjudicator][statistics]") {
    // Ten coins: 0 or 1 heads in 11 of 1024 ways, at most 2 in 56.
    CHECK(expectedBand(10, 0.5) == Band{2, 8});
    CHECK(expectedBand(0, 0.5) == Band{0, 0});
    CHECK(expectedBand(1, 1.0 / 36) == Band{0, 1});
    const Band band = expectedBand(360, 1.0 / 6);
    CHECK(band.least == 46);
    CHECK(band.most == 74);
}

TEST_CASE("a sample that is too small is said to tell nothing", "[adjudicator][statistics]") {
    const std::vector<double> shares(6, 1.0 / 6);
    const Fit few = goodnessOfFit({3, 0, 0, 0, 0, 0}, shares);
    CHECK(few.verdict == FitVerdict::TooFew);
    CHECK(few.throwsForAll == 30);
    CHECK(goodnessOfFit({0, 0, 0, 0, 0, 0}, shares).verdict == FitVerdict::TooFew);
    // Two groups need ten throws of which five each are expected.
    CHECK(goodnessOfFit({9, 0, 0, 0, 0, 0}, shares).verdict == FitVerdict::TooFew);
    CHECK(goodnessOfFit({10, 0, 0, 0, 0, 0}, shares).verdict != FitVerdict::TooFew);
}

TEST_CASE("rare results are counted together with their neighbours", "[adjudicator][statistics]") {
    std::vector<double> shares;
    for (int sum = 2; sum <= 12; ++sum) {
        shares.push_back((6 - std::abs(sum - 7)) / 36.0);
    }
    // 36 throws as they should fall: 1 2 3 4 5 6 5 4 3 2 1.
    const Fit fit = goodnessOfFit({1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1}, shares);
    // 2–4, 5–6, 7, 8, and 9–12: what is left over after 9–10 goes to it.
    REQUIRE(fit.groups.size() == 5);
    CHECK(fit.isMerged(shares.size()));
    CHECK(fit.groups[0].first == 0);
    CHECK(fit.groups[0].last == 2);
    CHECK(fit.groups[0].expected == Approx(6));
    CHECK(fit.groups.back().last == 10);
    int counted = 0;
    for (const FitGroup& group : fit.groups) {
        CHECK(group.expected >= 5 - 1e-9);
        counted += group.counted;
    }
    CHECK(counted == 36);
    CHECK(fit.statistic == Approx(0).margin(1e-9));
    CHECK(fit.p == Approx(1));
    CHECK(fit.throwsForAll == 180);
    CHECK_FALSE(fit.couldFind());
}

TEST_CASE("a fit by hand: 60 throws of a die", "[adjudicator][statistics]") {
    // (5² + 2² + 1² + 1² + 2² + 1²) / 10 = 3.6 with 5 degrees of freedom: p = 0.608.
    const std::vector<double> shares(6, 1.0 / 6);
    const Fit fit = goodnessOfFit({15, 8, 9, 11, 8, 9}, shares);
    CHECK(fit.statistic == Approx(3.6));
    CHECK(fit.degrees == 5);
    CHECK(fit.p == Approx(0.6083).margin(0.0005));
    CHECK(fit.verdict == FitVerdict::Inconspicuous);
    CHECK(goodnessOfFit({30, 6, 6, 6, 6, 6}, shares).verdict == FitVerdict::Conspicuous);
}

TEST_CASE("an account weighs what came against all that could have come", "[adjudicator][statistics]") {
    Account coins;
    coins.add({0.5, 0.5}, 1);
    coins.add({0.5, 0.5}, 0);
    CHECK(coins.count() == 2);
    CHECK(coins.came() == 1);
    CHECK(coins.expected() == Approx(1));
    CHECK(coins.deviation() == Approx(std::sqrt(0.5)));
    // Fewer in 1 of 4 ways, as many in 2 of 4.
    CHECK(coins.percentile() == Approx(0.5));
    coins.add({0.5, 0.5}, 1);
    CHECK(coins.percentile() == Approx(0.5 + 0.375 / 2));

    Account rolls;
    rolls.add({0.75, 0, 0.25}, 2);
    CHECK(rolls.expected() == Approx(0.5));
    CHECK(rolls.percentile() == Approx(0.875));
    Account both = coins;
    both.add(rolls);
    Account again = rolls;
    again.add(coins);
    CHECK(both.percentile() == Approx(again.percentile()));
    CHECK(both.came() == 4);
    CHECK(both.expected() == Approx(2));

    const Account other = coins.opposite();
    CHECK(other.came() == 1);
    CHECK(other.expected() == Approx(1.5));
    CHECK(other.percentile() == Approx(1 - coins.percentile()));
    CHECK(Account().percentile() == Approx(0.5));
}

TEST_CASE("an account of many chances stays exact", "[adjudicator][statistics]") {
    Account account;
    for (int i = 0; i < 2000; ++i) {
        account.add({0.9, 0.1}, i % 10 == 0 ? 1 : 0);
    }
    CHECK(account.came() == 200);
    CHECK(account.expected() == Approx(200));
    CHECK(account.percentile() == Approx(0.5).margin(0.02));
}

TEST_CASE("a number stands before the right form of its word", "[adjudicator][statistics][text]") {
    using engine::Language;
    DiceTally tally;
    tally.sides = 6;
    tally.counts = {1, 0, 0, 0, 0, 0};
    tally.fit.verdict = FitVerdict::TooFew;
    tally.fit.throws = 1;
    CHECK(verdictText(tally, Language::English).starts_with("1 throw cannot"));
    CHECK(verdictText(tally, Language::German).starts_with("Aus 1 Wurf folgt"));
    tally.fit.throws = 3;
    CHECK(verdictText(tally, Language::English).starts_with("3 throws cannot"));
    CHECK(verdictText(tally, Language::German).starts_with("Aus 3 Würfen folgt"));
    CHECK(counted(Language::German, 0, OneOrMany{"entry", "entries"}) == "0 Einträge");
}
