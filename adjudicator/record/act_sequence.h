// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <ranges>
#include <utility>
#include <vector>

namespace adjudicator {

/// Where the record holds an act: in an entry of its own, or as one of a correction's.
struct ActPlace {
    std::uint64_t entry = 0;
    /// Of a correction; small, for a long record has many places.
    std::optional<std::uint32_t> item;
    bool operator==(const ActPlace&) const = default;
};

/// An act of the line: where it first stood, and where it stands as it is now.
struct LineAct {
    ActPlace origin;
    ActPlace now;
    [[nodiscard]] bool isCorrected() const { return origin != now; }
};

/// The acts of a line, in order, each made as it is asked for: most are no more than the number of their entry. Good
/// until the line changes.
class LineActs : public std::ranges::view_interface<LineActs> {
public:
    class Iterator {
    public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = LineAct;
        using difference_type = std::ptrdiff_t;
        using reference = LineAct;
        struct pointer {
            LineAct act;
            const LineAct* operator->() const { return &act; }
        };

        Iterator() = default;
        Iterator(const LineActs& acts, std::size_t at) : m_places(acts.m_places), m_others(acts.m_others), m_at(at) {}
        reference operator*() const { return actOf((*m_places)[m_at], *m_others); }
        pointer operator->() const { return {**this}; }
        reference operator[](difference_type by) const { return *(*this + by); }
        Iterator& operator++() { return *this += 1; }
        Iterator& operator--() { return *this -= 1; }
        Iterator operator++(int) { return std::exchange(*this, *this + 1); }
        Iterator operator--(int) { return std::exchange(*this, *this - 1); }
        Iterator& operator+=(difference_type by) {
            m_at = static_cast<std::size_t>(static_cast<difference_type>(m_at) + by);
            return *this;
        }
        Iterator& operator-=(difference_type by) { return *this += -by; }
        friend Iterator operator+(Iterator it, difference_type by) { return it += by; }
        friend Iterator operator+(difference_type by, Iterator it) { return it += by; }
        friend Iterator operator-(Iterator it, difference_type by) { return it -= by; }
        friend difference_type operator-(const Iterator& a, const Iterator& b) {
            return static_cast<difference_type>(a.m_at) - static_cast<difference_type>(b.m_at);
        }
        bool operator==(const Iterator& other) const { return m_at == other.m_at; }
        auto operator<=>(const Iterator& other) const { return m_at <=> other.m_at; }

    private:
        const std::vector<std::uint32_t>* m_places = nullptr;
        const std::vector<LineAct>* m_others = nullptr;
        std::size_t m_at = 0;
    };

    /// A place is the number of an act's entry, or, with the highest bit, that of an act among the others.
    LineActs(const std::vector<std::uint32_t>& places, const std::vector<LineAct>& others)
        : m_places(&places), m_others(&others) {}
    static constexpr std::uint32_t kOther = 1U << 31;
    [[nodiscard]] static LineAct actOf(std::uint32_t place, const std::vector<LineAct>& others) {
        return (place & kOther) != 0 ? others[place & ~kOther] : LineAct{{place, {}}, {place, {}}};
    }

    [[nodiscard]] std::size_t size() const { return m_places->size(); }
    [[nodiscard]] LineAct operator[](std::size_t at) const { return actOf((*m_places)[at], *m_others); }
    [[nodiscard]] Iterator begin() const { return {*this, 0}; }
    [[nodiscard]] Iterator end() const { return {*this, size()}; }
    [[nodiscard]] std::reverse_iterator<Iterator> rbegin() const { return std::reverse_iterator(end()); }
    [[nodiscard]] std::reverse_iterator<Iterator> rend() const { return std::reverse_iterator(begin()); }

private:
    const std::vector<std::uint32_t>* m_places;
    const std::vector<LineAct>* m_others;
};

/// What a change of a sequence touched. From `first` on its acts are others now; `before` are those that stood there.
/// `corrections` stood whole before or do so now.
struct SequenceChange {
    std::size_t first = 0;
    std::vector<LineAct> before;
    std::vector<std::uint64_t> corrections;
};

/// The acts that count, in order: which ones take-backs, restorations and corrections leave. Knows places in the record
/// alone. A change costs as much as what it touches, however long the line is.
class ActSequence {
public:
    [[nodiscard]] LineActs acts() const { return {m_now.acts, m_others}; }
    /// The act's index; empty when it does not count.
    [[nodiscard]] std::optional<std::size_t> indexOf(const ActPlace& origin) const;
    /// What the next take-back undoes: the last act, or the last correction if nothing followed it.
    [[nodiscard]] std::optional<ActPlace> lastStep() const;
    /// A correction that stands whole: no act of it was taken back.
    [[nodiscard]] bool isWholeCorrection(const ActPlace& place) const { return wholeCorrection(place) != nullptr; }
    /// A take-back may begin here: an act that counts, or a correction that still stands whole.
    [[nodiscard]] bool canUndoTo(const ActPlace& from) const;

    void add(std::uint64_t entry);
    /// The entry `by` takes back from there on; `canUndoTo` must hold.
    SequenceChange takeBack(const ActPlace& from, std::uint64_t by);
    /// Puts back what that entry took away.
    SequenceChange restore(std::uint64_t by);
    /// The correction `by` replaces all acts from this one, which counts, by those.
    SequenceChange correct(const ActPlace& from, const std::vector<LineAct>& acts, std::uint64_t by);

private:
    /// In force, as far as take-backs concern it: its acts are `count` from `first` on.
    struct Correction {
        std::uint64_t entry = 0;
        std::size_t first = 0;
        std::size_t count = 0;
    };
    /// Corrections in the order in which they came and in which they end.
    struct Standing {
        /// As LineActs has them.
        std::vector<std::uint32_t> acts;
        std::vector<Correction> corrections;
    };
    /// The end of a line: its acts from an index on, and the corrections that reach beyond it.
    struct Tail {
        std::size_t first = 0;
        Standing line;
    };

    [[nodiscard]] const Correction* wholeCorrection(const ActPlace& place) const;
    /// The place among the corrections of the first that reaches beyond this act.
    [[nodiscard]] std::size_t reachingBeyond(std::size_t index) const;
    SequenceChange cut(std::size_t index, std::size_t correction, std::uint64_t by);
    void putBack(const Tail& tail, SequenceChange& change);

    [[nodiscard]] std::vector<LineAct> actsFrom(std::size_t index) const;

    Standing m_now;
    /// The acts that ever stood in a correction.
    std::vector<LineAct> m_others;
    /// What the line was before each take-back and correction, as far as that changed it.
    std::map<std::uint64_t, Tail> m_before;
};

}  // namespace adjudicator

template <>
inline constexpr bool std::ranges::enable_borrowed_range<adjudicator::LineActs> = true;
