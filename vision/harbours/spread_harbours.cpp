// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <limits>

#include "vision/harbours/trade_looks.h"
#include "vision/tiles/assignment.h"

namespace vision::harbours {

namespace {

/// Steps from harbour to harbour differ from the even one by about this many sides.
constexpr double kStepSpread = 0.7;
constexpr std::size_t kLeastStep = 2;
constexpr double kImpossible = -std::numeric_limits<double>::infinity();

double logSum(double a, double b) {
    const double most = std::max(a, b);
    return most == kImpossible ? most : most + std::log(std::exp(a - most) + std::exp(b - most));
}

/// Harbours in steps around a coast: sums, in logarithms, over all ways to place them.
class Ring {
public:
    Ring(const std::vector<CoastLook>& looks, std::size_t harbours) : m_sides(looks.size()), m_harbours(harbours) {
        for (const CoastLook& look : looks) {
            m_signs.push_back(kPerSign * signOf(look));
        }
        const double even = static_cast<double>(m_sides) / static_cast<double>(harbours);
        m_mostStep = std::min(m_sides - 1, static_cast<std::size_t>(std::ceil(even)) + 2);
        double total = kImpossible;
        m_steps.assign(m_mostStep + 1, kImpossible);
        for (std::size_t step = kLeastStep; step <= m_mostStep; ++step) {
            const double off = (static_cast<double>(step) - even) / kStepSpread;
            m_steps[step] = -0.5 * off * off;
            total = logSum(total, m_steps[step]);
        }
        for (double& step : m_steps) {
            step -= total;
        }
        tell();
    }

    /// Of everything that was summed; the chance that a side has a harbour; the likeliest places.
    [[nodiscard]] double total() const { return m_total; }
    [[nodiscard]] double chanceAt(std::size_t side) const { return std::exp(m_withSide[side] - m_total); }
    [[nodiscard]] const std::vector<std::size_t>& best() const { return m_best; }

private:
    void tell() {
        m_withSide.assign(m_sides, kImpossible);
        for (std::size_t first = 0; first < m_mostStep; ++first) {
            addBeginningAt(first);
        }
    }

    /// All placements whose first harbour, from side 0 on, is this one.
    void addBeginningAt(std::size_t first) {
        // By harbour and side: sums of what leads there, and of what may follow.
        std::vector<std::vector<double>> before(m_harbours, std::vector<double>(m_sides, kImpossible));
        std::vector<std::vector<double>> after = before;
        std::vector<std::vector<double>> most = before;
        std::vector<std::vector<std::size_t>> from(m_harbours, std::vector<std::size_t>(m_sides, 0));
        before[0][first] = most[0][first] = m_signs[first];
        for (std::size_t h = 1; h < m_harbours; ++h) {
            for (std::size_t side = first; side < m_sides; ++side) {
                for (std::size_t step = kLeastStep; step <= std::min(m_mostStep, side - first); ++step) {
                    const double here = m_steps[step] + m_signs[side];
                    before[h][side] = logSum(before[h][side], before[h - 1][side - step] + here);
                    if (most[h - 1][side - step] + here > most[h][side]) {
                        most[h][side] = most[h - 1][side - step] + here;
                        from[h][side] = side - step;
                    }
                }
            }
        }
        for (std::size_t h = m_harbours; h-- > 0;) {
            for (std::size_t side = first; side < m_sides; ++side) {
                if (h + 1 == m_harbours) {
                    const std::size_t home = first + m_sides - side;
                    after[h][side] = kImpossible;
                    if (home <= m_mostStep) {
                        after[h][side] = m_steps[home];
                    }
                    continue;
                }
                for (std::size_t step = kLeastStep; step <= m_mostStep && side + step < m_sides; ++step) {
                    after[h][side] =
                        logSum(after[h][side], m_steps[step] + m_signs[side + step] + after[h + 1][side + step]);
                }
            }
        }
        for (std::size_t side = first; side < m_sides; ++side) {
            for (std::size_t h = 0; h < m_harbours; ++h) {
                m_withSide[side] = logSum(m_withSide[side], before[h][side] + after[h][side]);
            }
            const double whole = most[m_harbours - 1][side] + after[m_harbours - 1][side];
            if (whole > m_bestCount) {
                m_bestCount = whole;
                m_best.assign(m_harbours, side);
                for (std::size_t h = m_harbours - 1; h > 0; --h) {
                    m_best[h - 1] = from[h][m_best[h]];
                }
            }
        }
        m_total = logSum(m_total, before[0][first] + after[0][first]);
    }

    std::size_t m_sides;
    std::size_t m_harbours;
    std::size_t m_mostStep = 0;
    std::vector<double> m_signs;
    /// By the number of sides.
    std::vector<double> m_steps;
    double m_total = kImpossible;
    std::vector<double> m_withSide;
    double m_bestCount = kImpossible;
    std::vector<std::size_t> m_best;
};

/// The chances of the trades at each of the places when the box's are dealt to all of them.
std::vector<TradeChances> dealtTo(const std::vector<CoastLook>& looks, const std::vector<std::size_t>& places,
                                  const std::vector<std::size_t>& trades) {
    const Marks mean = meanMarks(looks, places);
    tiles::Costs costs;
    for (const std::size_t place : places) {
        const TradeChances like = likelihoodOf(looks[place], mean);
        std::vector<double>& row = costs.emplace_back();
        for (const std::size_t trade : trades) {
            row.push_back(-std::log(like[trade] + 1e-12));
        }
    }
    std::vector<TradeChances> all;
    for (std::size_t h = 0; h < places.size(); ++h) {
        TradeChances chances{};
        double sum = 0;
        const double best = tiles::assign(costs).cost;
        for (std::size_t t = 0; t < kTrades; ++t) {
            if (std::find(trades.begin(), trades.end(), t) == trades.end()) {
                continue;
            }
            tiles::Costs only = costs;
            for (std::size_t j = 0; j < trades.size(); ++j) {
                only[h][j] = trades[j] == t ? only[h][j] : tiles::kForbidden;
            }
            chances[t] = std::exp(best - tiles::assign(only).cost);
            sum += chances[t];
        }
        for (double& chance : chances) {
            chance /= sum;
        }
        all.push_back(chances);
    }
    return all;
}

}  // namespace

std::vector<TradeChances> tellHarbours(const std::vector<CoastLook>& looks,
                                       const std::vector<std::optional<engine::Resource>>& trades) {
    std::vector<TradeChances> result(looks.size(), TradeChances{});
    if (trades.empty() || looks.size() < kLeastStep * trades.size()) {
        return result;
    }
    const Ring ring(looks, trades.size());
    if (ring.best().empty()) {
        return result;
    }
    const double nothing = std::log(kNoFrame) + kPerSign * kNoSign * static_cast<double>(trades.size());
    const double any = 1 / (1 + std::exp(nothing - ring.total()));
    std::vector<std::size_t> kinds;
    TradeChances usual{};
    for (const auto& trade : trades) {
        kinds.push_back(tradeOf(trade));
        usual[kinds.back()] += 1.0 / static_cast<double>(trades.size());
    }
    const std::vector<TradeChances> there = dealtTo(looks, ring.best(), kinds);
    for (std::size_t side = 0; side < looks.size(); ++side) {
        const auto found = std::find(ring.best().begin(), ring.best().end(), side);
        const TradeChances& chances =
            found == ring.best().end() ? usual : there[static_cast<std::size_t>(found - ring.best().begin())];
        for (std::size_t t = 0; t < kTrades; ++t) {
            result[side][t] = any * ring.chanceAt(side) * chances[t];
        }
    }
    return result;
}

}  // namespace vision::harbours
