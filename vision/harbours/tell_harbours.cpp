// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/harbours/tell_harbours.h"

#include <algorithm>
#include <cmath>

#include "engine/check.h"
#include "vision/harbours/trade_looks.h"

namespace vision::harbours {

namespace {

using Places = std::array<std::size_t, kHarbours>;
/// By harbour of a pattern and Trade.
using Likelihoods = std::array<TradeChances, kHarbours>;

/// How expected the usual six frame pieces are, and frames with the harbours in any order.
constexpr double kUsualFrame = 0.8;
/// How often those pieces lie in the order of the numbers on their ends. More often perhaps, but two signs alike must
/// not be told by that alone.
constexpr double kAsNumbered = 0.1;
constexpr double kOtherFrame = 0.19;

double signsAt(const std::vector<CoastLook>& looks, const Places& places) {
    double sum = 0;
    for (const std::size_t place : places) {
        sum += signOf(looks[place]);
    }
    return kPerSign * sum;
}

/// How well each harbour of a pattern looks like each trade, compared with the others.
Likelihoods likelihoodsAt(const std::vector<CoastLook>& looks, const Places& places) {
    const Marks mean = meanMarks(looks, places);
    Likelihoods result{};
    for (std::size_t h = 0; h < kHarbours; ++h) {
        result[h] = likelihoodOf(looks[places[h]], mean);
    }
    return result;
}

/// A sum of chances in the making.
class Tally {
public:
    explicit Tally(double mostSigns) : m_mostSigns(mostSigns), m_chances(kCoastSides) {}

    /// Nine harbours whose signs count `signs`, with the trades `weights` by harbour (each summing up to the whole).
    void add(double signs, double prior, const Places& places, const Likelihoods& weights, double whole) {
        const double factor = prior * std::exp(signs - m_mostSigns);
        m_total += factor * whole;
        for (std::size_t h = 0; h < kHarbours; ++h) {
            for (std::size_t t = 0; t < kTrades; ++t) {
                m_chances[places[h]][t] += factor * weights[h][t];
            }
        }
    }
    void addNothing(double signs, double prior) { m_total += prior * std::exp(signs - m_mostSigns); }

    [[nodiscard]] std::vector<TradeChances> chances() const {
        std::vector<TradeChances> result = m_chances;
        for (TradeChances& side : result) {
            for (double& chance : side) {
                chance = m_total > 0 ? chance / m_total : 0;
            }
        }
        return result;
    }

private:
    double m_mostSigns;
    double m_total = 0;
    std::vector<TradeChances> m_chances;
};

/// Six frame pieces: three with one harbour on their fourth side (ore, lumber, anything), three with one for anything
/// on their second and one for a resource on their last (brick, wool, grain). Places 0, 2, 4 are those for anything, 1,
/// 3, 5 their neighbours, then the three lone ones; bit k of `doubles` says that piece k has two.
Places usualPlaces(unsigned doubles) {
    Places places{};
    std::size_t two = 0;
    std::size_t one = 6;
    for (std::size_t piece = 0; piece < kPieces; ++piece) {
        const std::size_t first = kSidesOfPiece * piece + 1;
        if ((doubles >> piece & 1U) != 0) {
            places[two++] = (first + 1) % kCoastSides;
            places[two++] = (first + 4) % kCoastSides;
        } else {
            places[one++] = (first + 3) % kCoastSides;
        }
    }
    return places;
}

bool hasThree(unsigned bits) {
    int count = 0;
    for (; bits != 0; bits &= bits - 1) {
        ++count;
    }
    return count == 3;
}

/// Whether the six pieces follow each other as the numbers on their ends say: those with two harbours (brick, grain,
/// wool) and those with one (lumber, ore, anything) in turn, clockwise.
bool isAsNumbered(unsigned doubles, const std::array<Trade, 3>& pairs, const std::array<Trade, 3>& lone) {
    constexpr unsigned kFirst = 0b010101;
    constexpr unsigned kSecond = 0b101010;
    if (doubles != kFirst && doubles != kSecond) {
        return false;
    }
    constexpr std::array kOrder{Trade::Brick, Trade::Lumber, Trade::Grain, Trade::Ore, Trade::Wool, Trade::Any};
    std::array<Trade, kPieces> around{};
    for (std::size_t i = 0; i < 3; ++i) {
        around[2 * i] = doubles == kFirst ? pairs[i] : lone[i];
        around[2 * i + 1] = doubles == kFirst ? lone[i] : pairs[i];
    }
    std::rotate(around.begin(), std::find(around.begin(), around.end(), Trade::Brick), around.end());
    return around == kOrder;
}

void addUsualFrame(Tally& tally, double signs, unsigned doubles, const Places& places, const Likelihoods& like) {
    std::array<Trade, 3> pairs{Trade::Brick, Trade::Wool, Trade::Grain};
    std::sort(pairs.begin(), pairs.end());
    do {
        std::array<Trade, 3> lone{Trade::Any, Trade::Lumber, Trade::Ore};
        std::sort(lone.begin(), lone.end());
        do {
            std::array<Trade, kHarbours> trades{};
            for (std::size_t i = 0; i < 3; ++i) {
                trades[2 * i] = Trade::Any;
                trades[2 * i + 1] = pairs[i];
                trades[6 + i] = lone[i];
            }
            double whole = 1;
            for (std::size_t h = 0; h < kHarbours; ++h) {
                whole *= like[h][static_cast<std::size_t>(trades[h])];
            }
            Likelihoods weights{};
            for (std::size_t h = 0; h < kHarbours; ++h) {
                weights[h][static_cast<std::size_t>(trades[h])] = whole;
            }
            constexpr double kArrangements = 720;
            constexpr double kNumbered = 6;
            const double prior =
                (1 - kAsNumbered) / kArrangements + (isAsNumbered(doubles, pairs, lone) ? kAsNumbered / kNumbered : 0);
            tally.add(signs, kUsualFrame * prior, places, weights, whole);
        } while (std::next_permutation(lone.begin(), lone.end()));
    } while (std::next_permutation(pairs.begin(), pairs.end()));
}

/// The sum over all ways to deal four harbours for anything and one for each resource to the nine.
double dealt(const Likelihoods& like) {
    constexpr std::size_t kSets = 1U << (kTrades - 1);
    std::array<double, kSets> sums{};
    sums[0] = 1;
    for (std::size_t h = 0; h < kHarbours; ++h) {
        std::array<double, kSets> next{};
        for (std::size_t set = 0; set < kSets; ++set) {
            next[set] += sums[set] * like[h][0];
            for (std::size_t t = 1; t < kTrades; ++t) {
                const std::size_t bit = std::size_t{1} << (t - 1);
                if ((set & bit) == 0) {
                    next[set | bit] += sums[set] * like[h][t];
                }
            }
        }
        sums = next;
    }
    return sums[kSets - 1];  // all five resources dealt, the other four are for anything
}

void addOtherFrame(Tally& tally, double signs, double prior, const Places& places, const Likelihoods& like) {
    constexpr double kWays = 15120;  // 9! / 4!
    Likelihoods weights{};
    for (std::size_t h = 0; h < kHarbours; ++h) {
        for (std::size_t t = 0; t < kTrades; ++t) {
            Likelihoods only = like;
            only[h] = {};
            only[h][t] = like[h][t];
            weights[h][t] = dealt(only);
        }
    }
    tally.add(signs, prior / kWays, places, weights, dealt(like));
}

}  // namespace

std::vector<TradeChances> tellHarbours(const std::vector<CoastLook>& looks) {
    ADJ_CHECK(looks.size() == kCoastSides, "every coast side was looked at");
    std::vector<unsigned> frames;
    std::vector<Places> usual;
    for (unsigned doubles = 0; doubles < 1U << kPieces; ++doubles) {
        if (hasThree(doubles)) {
            frames.push_back(doubles);
            usual.push_back(usualPlaces(doubles));
        }
    }
    // Frames whose harbours are laid in any order have them three, three and four sides apart, all around.
    std::vector<Places> other;
    for (std::size_t first = 0; first < 10; ++first) {
        Places places{};
        std::size_t h = 0;
        for (const std::size_t step : {0U, 3U, 6U, 10U, 13U, 16U, 20U, 23U, 26U}) {
            places[h++] = (first + step) % kCoastSides;
        }
        other.push_back(places);
    }
    constexpr double kNothing = kPerSign * kNoSign * static_cast<double>(kHarbours);
    double most = kNothing;
    for (const auto* patterns : {&usual, &other}) {
        for (const Places& places : *patterns) {
            most = std::max(most, signsAt(looks, places));
        }
    }
    Tally tally(most);
    tally.addNothing(kNothing, kNoFrame);
    for (std::size_t i = 0; i < usual.size(); ++i) {
        addUsualFrame(tally, signsAt(looks, usual[i]), frames[i], usual[i], likelihoodsAt(looks, usual[i]));
    }
    for (const Places& places : other) {
        addOtherFrame(tally, signsAt(looks, places), kOtherFrame / static_cast<double>(other.size()), places,
                      likelihoodsAt(looks, places));
    }
    return tally.chances();
}

}  // namespace vision::harbours
