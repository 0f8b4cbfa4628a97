// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/position/best_position.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace vision::position {

namespace {

/// A state this much less likely by the evidence alone (logarithm) is not tried: no rule makes up for it.
constexpr double kHopeless = 7;
/// So often the position is bettered at most.
constexpr int kMostRounds = 8;

class Search {
public:
    Search(const Evidence& evidence, const BoardSites& sites, const Rules& rules)
        : m_evidence(evidence), m_sites(sites), m_rules(rules) {
        for (const auto& site : evidence) {
            const auto most = std::max_element(site.begin(), site.end());
            m_position.push_back(static_cast<State>(most - site.begin()));
            std::vector<State>& tried = m_tried.emplace_back();
            for (std::size_t state = 0; state < kStates; ++state) {
                if (site[state] > *most - kHopeless) {
                    tried.push_back(static_cast<State>(state));
                }
            }
        }
        m_score = scoreOf(m_position);
    }

    Best search() {
        std::vector<std::vector<Other>> odds(m_position.size());
        for (int round = 0; round < kMostRounds; ++round) {
            bool isBetter = false;
            for (std::size_t i = 0; i < m_position.size(); ++i) {
                isBetter = tryAt(i, odds[i]) || isBetter;
            }
            if (!isBetter) {
                break;
            }
        }
        return bestOf(std::move(odds));
    }

private:
    [[nodiscard]] double scoreOf(const Position& position) const {
        double sum = m_rules(position);
        for (std::size_t i = 0; i < position.size(); ++i) {
            sum += m_evidence[i][position[i]];
        }
        return sum;
    }

    /// Puts each other state at a site and lets what is near follow; takes the first that is likelier than before, else
    /// says how likely each is against the best.
    bool tryAt(std::size_t site, std::vector<Other>& odds) {
        odds.clear();
        for (const State state : m_tried[site]) {
            if (state == m_position[site]) {
                continue;
            }
            Position changed = m_position;
            changed[site] = state;
            const double score = followed(changed, site);
            constexpr double kMore = 1e-9;
            if (score > m_score + kMore) {
                m_position = std::move(changed);
                m_score = score;
                return true;
            }
            odds.push_back({state, std::exp(score - m_score)});
        }
        return false;
    }

    /// Lets the sites near to one take what is likeliest now; gives the score.
    double followed(Position& position, std::size_t around) const {
        double score = scoreOf(position);
        for (const std::size_t site : m_sites.near(around)) {
            for (const State state : m_tried[site]) {
                const State before = position[site];
                if (state == before) {
                    continue;
                }
                position[site] = state;
                const double other = scoreOf(position);
                if (other > score) {
                    score = other;
                } else {
                    position[site] = before;
                }
            }
        }
        return score;
    }

    Best bestOf(std::vector<std::vector<Other>> odds) const {
        Best best{m_position, {}, std::move(odds)};
        for (std::vector<Other>& others : best.others) {
            double sum = 1;
            for (const Other& other : others) {
                sum += other.chance;
            }
            for (Other& other : others) {
                other.chance /= sum;
            }
            std::stable_sort(others.begin(), others.end(),
                             [](const Other& a, const Other& b) { return a.chance > b.chance; });
            best.chances.push_back(1 / sum);
        }
        return best;
    }

    const Evidence& m_evidence;
    const BoardSites& m_sites;
    const Rules& m_rules;
    std::vector<std::vector<State>> m_tried;
    Position m_position;
    double m_score = 0;
};

}  // namespace

Best bestPosition(const Evidence& evidence, const BoardSites& sites, const Rules& rules) {
    return Search(evidence, sites, rules).search();
}

}  // namespace vision::position
