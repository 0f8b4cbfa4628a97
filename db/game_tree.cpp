// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/game_tree.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <utility>

#include "db/body.h"

namespace db {

namespace {

Head headOf(const Entry& entry) {
    return {entry.seq, entry.hash};
}

}  // namespace

GameTree GameTree::grow(const GameId& game, std::vector<Entry> entries, bool complete) {
    GameTree tree(game);
    if (entries.empty() && complete) {
        tree.m_damage = ChainDamage{0, ChainFault::EntryMissing};
    }
    for (Entry& entry : entries) {
        const std::uint64_t seq = entry.seq;
        const auto fault = tree.add(std::move(entry));
        if (fault && !tree.m_damage) {
            const std::uint64_t wanted = tree.m_entries.empty() ? 0 : tree.m_entries.back().seq + 1;
            tree.m_damage = ChainDamage{*fault == ChainFault::EntryMissing ? wanted : seq, *fault};
        }
    }
    if (!complete && !tree.m_damage) {
        tree.m_damage = ChainDamage{tree.m_entries.empty() ? 0 : tree.m_entries.back().seq + 1, ChainFault::Unreadable};
    }
    return tree;
}

std::optional<ChainFault> GameTree::add(Entry entry) {
    if (m_entries.empty()) {
        if (entry.seq != 0) {
            return ChainFault::EntryMissing;
        }
        if (gameIdOf(entry.body) != m_game) {
            return ChainFault::IdWrong;
        }
        if (entryHash(m_game, 0, Hash{}, entry.body) != entry.hash) {
            return ChainFault::HashWrong;
        }
        if (!isBody(entry.body)) {
            return ChainFault::NotJson;
        }
        m_entries.push_back(std::move(entry));
        m_parents.push_back(0);
        m_followed.push_back(false);
        return std::nullopt;
    }
    const Entry& newest = m_entries.back();
    if (entry.seq > newest.seq + 1) {
        return ChainFault::EntryMissing;
    }
    const bool opensLevel = entry.seq == newest.seq + 1;
    if (!opensLevel && (entry.seq != newest.seq || entry.seq == 0 || entry.hash <= newest.hash)) {
        return entry.seq == 0 && gameIdOf(entry.body) != m_game ? ChainFault::IdWrong : ChainFault::HashWrong;
    }
    const std::size_t first = opensLevel ? m_level : m_before;
    const std::size_t last = opensLevel ? m_entries.size() : m_level;
    std::size_t parent = first;
    const Hash bodySum = sha256(entry.body);
    while (parent < last && entryHash(m_game, entry.seq, m_entries[parent].hash, bodySum) != entry.hash) {
        ++parent;
    }
    if (parent == last) {
        return ChainFault::HashWrong;
    }
    if (m_followed[parent] && m_branches == kMostBranches) {
        return ChainFault::TooManyBranches;
    }
    if (!isBody(entry.body)) {
        return ChainFault::NotJson;
    }
    if (opensLevel) {
        m_before = m_level;
        m_level = m_entries.size();
    }
    m_branches += m_followed[parent] ? 1U : 0U;
    m_followed[parent] = true;
    m_entries.push_back(std::move(entry));
    m_parents.push_back(parent);
    m_followed.push_back(false);
    return std::nullopt;
}

std::vector<Head> GameTree::heads() const {
    std::vector<Head> heads;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (!m_followed[i]) {
            heads.push_back(headOf(m_entries[i]));
        }
    }
    return heads;
}

bool GameTree::isForked() const {
    return !m_entries.empty() && m_entries.size() != m_entries.back().seq + 1;
}

std::vector<Fork> GameTree::forks() const {
    std::vector<Fork> forks;
    if (!isForked()) {
        return forks;
    }
    std::map<std::size_t, Fork> byParent;
    for (std::size_t i = 1; i < m_entries.size(); ++i) {
        Fork& fork = byParent[m_parents[i]];
        fork.seq = m_entries[i].seq;
        fork.firsts.push_back(m_entries[i].hash);
    }
    for (Fork& fork : byParent | std::views::values) {
        if (fork.firsts.size() > 1) {
            forks.push_back(std::move(fork));
        }
    }
    std::ranges::sort(forks, [](const Fork& a, const Fork& b) {
        return std::pair(a.seq, a.firsts.front()) < std::pair(b.seq, b.firsts.front());
    });
    return forks;
}

std::optional<std::size_t> GameTree::indexOf(const Head& entry) const {
    const auto key = [](const Entry& e) { return std::pair(e.seq, e.hash); };
    const auto found = std::ranges::lower_bound(m_entries, std::pair(entry.seq, entry.hash), {}, key);
    if (found == m_entries.end() || headOf(*found) != entry) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(found - m_entries.begin());
}

std::size_t GameTree::branchesWith(const GameTree& other) const {
    const auto isEndIn = [](const GameTree& tree, const Head& head) {
        const auto index = tree.indexOf(head);
        return !index || !tree.m_followed[*index];
    };
    const std::vector<Head> mine = heads();
    const std::vector<Head> theirs = other.heads();
    const auto count = std::ranges::count_if(mine, [&](const Head& head) { return isEndIn(other, head); }) +
                       std::ranges::count_if(theirs, [&](const Head& head) { return !indexOf(head); });
    return static_cast<std::size_t>(count);
}

std::vector<Entry> GameTree::pathTo(const Head& entry) const {
    std::vector<Entry> path;
    if (const auto index = indexOf(entry)) {
        path.resize(entry.seq + 1);
        std::size_t at = *index;
        for (Entry& step : path | std::views::reverse) {
            step = m_entries[at];
            at = m_parents[at];
        }
    }
    return path;
}

std::vector<Head> GameTree::headsBeyond(const Head& entry) const {
    std::vector<Head> heads;
    const auto root = indexOf(entry);
    if (!root) {
        return heads;
    }
    std::vector<bool> isBeyond(m_entries.size(), false);
    for (std::size_t i = *root; i < m_entries.size(); ++i) {
        isBeyond[i] = i == *root || (i > 0 && isBeyond[m_parents[i]]);
        if (isBeyond[i] && !m_followed[i]) {
            heads.push_back(headOf(m_entries[i]));
        }
    }
    return heads;
}

}  // namespace db
