// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <vector>

#include "engine/board/ids.h"

namespace engine {

/// Some ids of a board, in order: a look at bits that lie elsewhere, one for each id.
template <class Id>
class IdBits {
public:
    using Word = std::uint64_t;
    static constexpr std::size_t kBits = 64;
    /// How many words so many ids take.
    [[nodiscard]] static constexpr std::size_t wordsFor(std::size_t count) { return (count + kBits - 1) / kBits; }
    [[nodiscard]] static constexpr Word bitOf(Id id) { return Word{1} << index(id) % kBits; }

    class Iterator {
    public:
        explicit Iterator(std::span<const Word> words) : m_words(words) { findNext(); }
        Id operator*() const { return static_cast<Id>(m_first + static_cast<std::size_t>(std::countr_zero(m_left))); }
        Iterator& operator++() {
            m_left &= m_left - 1;
            findNext();
            return *this;
        }
        bool operator==(std::default_sentinel_t) const { return m_left == 0; }

    private:
        void findNext() {
            while (m_left == 0 && m_next < m_words.size()) {
                m_first = m_next * kBits;
                m_left = m_words[m_next++];
            }
        }

        std::span<const Word> m_words;
        std::size_t m_next = 0;
        /// The id of the lowest bit of the word under way, and its bits that are still to come.
        std::size_t m_first = 0;
        Word m_left = 0;
    };

    explicit IdBits(std::span<const Word> words) : m_words(words) {}
    [[nodiscard]] Iterator begin() const { return Iterator(m_words); }
    [[nodiscard]] std::default_sentinel_t end() const { return {}; }
    [[nodiscard]] bool contains(Id id) const { return (m_words[index(id) / kBits] & bitOf(id)) != 0; }
    [[nodiscard]] bool empty() const { return begin() == end(); }
    [[nodiscard]] std::size_t size() const {
        std::size_t count = 0;
        for (const Word word : m_words) {
            count += static_cast<std::size_t>(std::popcount(word));
        }
        return count;
    }

private:
    std::span<const Word> m_words;
};

/// A set of ids of one board, to be filled and then walked in order. Of a usual board it needs no memory of its own.
template <class Id>
class IdSet {
public:
    explicit IdSet(std::size_t count)
        : m_size(IdBits<Id>::wordsFor(count)), m_many(m_size > m_few.size() ? m_size : 0) {}

    template <class Ids>
    void add(const Ids& ids) {
        for (const Id id : ids) {
            add(id);
        }
    }
    void add(Id id) {
        Word* words = m_many.empty() ? m_few.data() : m_many.data();
        words[index(id) / IdBits<Id>::kBits] |= IdBits<Id>::bitOf(id);
    }
    [[nodiscard]] bool contains(Id id) const { return bits().contains(id); }
    [[nodiscard]] auto begin() const { return bits().begin(); }
    [[nodiscard]] std::default_sentinel_t end() const { return {}; }

private:
    using Word = typename IdBits<Id>::Word;
    [[nodiscard]] IdBits<Id> bits() const {
        return IdBits<Id>({m_many.empty() ? m_few.data() : m_many.data(), m_size});
    }

    std::size_t m_size;
    std::array<Word, 3> m_few{};
    std::vector<Word> m_many;
};

}  // namespace engine
