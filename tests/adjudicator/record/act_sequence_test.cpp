// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/act_sequence.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <random>
#include <vector>

using adjudicator::ActPlace;
using adjudicator::ActSequence;
using adjudicator::LineAct;
using adjudicator::SequenceChange;

namespace {

/// What a sequence means, without a thought of cost: everything that there was is kept before each change.
class PlainSequence {
public:
    struct Correction {
        std::uint64_t entry = 0;
        std::size_t first = 0;
        std::size_t count = 0;
    };
    struct State {
        std::vector<LineAct> acts;
        std::vector<Correction> corrections;
    };
    State now;

    void takeBack(const ActPlace& from, std::uint64_t by) {
        const State before = now;
        if (whole(from.entry) && !from.item) {
            now = m_before[from.entry];
        } else {
            cut(indexOf(from));
        }
        m_before[by] = before;
    }
    void restore(std::uint64_t by) { now = m_before[by]; }
    void correct(const ActPlace& from, const std::vector<LineAct>& acts, std::uint64_t by) {
        m_before[by] = now;
        const std::size_t first = indexOf(from);
        cut(first);
        now.acts.insert(now.acts.end(), acts.begin(), acts.end());
        now.corrections.push_back({by, first, acts.size()});
    }
    [[nodiscard]] bool whole(std::uint64_t entry) const {
        return std::ranges::find(now.corrections, entry, &Correction::entry) != now.corrections.end();
    }

private:
    [[nodiscard]] std::size_t indexOf(const ActPlace& origin) const {
        return static_cast<std::size_t>(std::ranges::find(now.acts, origin, &LineAct::origin) - now.acts.begin());
    }
    void cut(std::size_t index) {
        now.acts.resize(index);
        std::erase_if(now.corrections, [&](const Correction& each) { return each.first + each.count > index; });
    }

    std::map<std::uint64_t, State> m_before;
};

bool isSame(const LineAct& one, const LineAct& other) {
    return one.origin == other.origin && one.now == other.now;
}

/// Both, and what has to be the same after every step.
class Compared {
public:
    explicit Compared(unsigned seed) : m_random(seed) {}

    void step() {
        const std::uint64_t by = m_next++;
        const std::vector<LineAct> before(m_fast.acts().begin(), m_fast.acts().end());
        const auto kind = m_random() % 10;
        if (kind < 4 || before.empty()) {
            m_fast.add(by);
            m_plain.now.acts.push_back({{by, {}}, {by, {}}});
            m_undone.reset();
        } else if (kind < 6) {
            const ActPlace from = kind == 4 ? *m_fast.lastStep() : before[near(before.size())].origin;
            REQUIRE(m_fast.canUndoTo(from));
            changed(m_fast.takeBack(from, by), before);
            m_plain.takeBack(from, by);
            m_undone = by;
        } else if (kind < 8 && m_undone) {
            changed(m_fast.restore(*m_undone), before);
            m_plain.restore(*m_undone);
            m_undone.reset();
        } else {
            correct(before, by);
            m_undone.reset();
        }
        compare();
    }

private:
    [[nodiscard]] std::size_t near(std::size_t count) {
        return count - 1 - m_random() % std::min<std::size_t>(count, 8);
    }

    /// Some acts go, some stay, some are changed, some are new.
    void correct(const std::vector<LineAct>& before, std::uint64_t by) {
        const std::size_t first = near(before.size());
        std::vector<LineAct> acts;
        std::uint32_t item = 0;
        for (std::size_t i = first; i < before.size(); ++i) {
            const auto how = m_random() % 4;
            if (how == 1) {
                acts.push_back({{by, item}, {by, item}});
                ++item;
            }
            if (how != 0) {
                acts.push_back({before[i].origin, {by, item}});
            }
            ++item;
        }
        const ActPlace from = before[first].origin;
        changed(m_fast.correct(from, acts, by), before);
        m_plain.correct(from, acts, by);
        m_corrections.push_back(by);
    }

    /// What stood there before is said whole, and in front of it nothing is different.
    void changed(const SequenceChange& change, const std::vector<LineAct>& before) {
        REQUIRE(change.first <= before.size());
        REQUIRE(std::ranges::equal(
            change.before, std::vector(before.begin() + static_cast<std::ptrdiff_t>(change.first), before.end()),
            isSame));
        REQUIRE(std::equal(before.begin(), before.begin() + static_cast<std::ptrdiff_t>(change.first),
                           m_fast.acts().begin(), isSame));
        for (const std::uint64_t correction : m_corrections) {
            const bool isSaid = std::ranges::find(change.corrections, correction) != change.corrections.end();
            REQUIRE((isSaid || m_fast.isWholeCorrection({correction, {}}) == m_plain.whole(correction)));
        }
    }

    void compare() const {
        REQUIRE(std::ranges::equal(m_fast.acts(), m_plain.now.acts, isSame));
        for (const std::uint64_t correction : m_corrections) {
            REQUIRE(m_fast.isWholeCorrection({correction, {}}) == m_plain.whole(correction));
        }
        for (std::size_t i = 0; i < m_fast.acts().size(); ++i) {
            REQUIRE(m_fast.indexOf(m_fast.acts()[i].origin) == i);
        }
    }

    std::mt19937 m_random;
    ActSequence m_fast;
    PlainSequence m_plain;
    std::uint64_t m_next = 1;
    /// The take-back that nothing has followed.
    std::optional<std::uint64_t> m_undone;
    std::vector<std::uint64_t> m_corrections;
};

}  // namespace

TEST_CASE("acts that count are those that every take-back, restoration and correction leaves",
          "[adjudicator][record]") {
    for (unsigned seed = 0; seed < 60; ++seed) {
        INFO("seed " << seed);
        Compared compared(seed);
        for (int step = 0; step < 200; ++step) {
            INFO("step " << step);
            compared.step();
        }
    }
}
