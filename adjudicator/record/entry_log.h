// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "adjudicator/record/entry.h"
#include "db/chain.h"

namespace adjudicator {

/// One entry as the record shows it. Acts that were taken back stay in the list, off the line.
template <class Game>
struct LogLineOf {
    db::Head head;
    EntryTextOf<Game> entry;
    bool onLine = true;
    /// The correction that changed the act.
    std::optional<std::uint64_t> correctedBy;
    /// Whose turn it was before the entry.
    engine::PlayerId turn{};
    [[nodiscard]] std::uint64_t seq() const { return head.seq; }
    [[nodiscard]] const ActDoneOf<Game>* act() const { return std::get_if<ActDoneOf<Game>>(&entry.body); }
};

template <class Body, class Bodies>
struct PlaceAmong;
template <class Body, class... Bodies>
struct PlaceAmong<Body, std::variant<Bodies...>> {
    static_assert((std::is_same_v<Body, Bodies> || ...), "one of the kinds");
    static constexpr std::size_t value = [] {
        std::size_t kind = 0;
        (void)((std::is_same_v<Body, Bodies> || (++kind, false)) || ...);
        return kind;
    }();
};
/// The place of a kind among those of a variant; no other type has one.
template <class Body, class Bodies>
inline constexpr std::size_t kPlaceAmong = PlaceAmong<Body, Bodies>::value;

/// What is asked of every entry of a record, so that a long one need not be read again for it.
struct EntryGist {
    /// Which kind of body it is: its place among EntryBodyOf.
    std::uint8_t kind = 0;
    /// Of an act: which one, its place among the game's actions.
    std::uint8_t action = 0;
    /// Who acts, if somebody does; else whose turn it was.
    std::uint8_t player = 0;
    DiceLevel level = DiceLevel::Entered;
    /// Written, by what it says, before the one in front of it.
    bool isClockBack : 1 = false;
    /// An act with dice, and one that says how they were thrown.
    bool hasDice : 1 = false;
    bool isThrown : 1 = false;
    /// It opens its throw.
    bool opens : 1 = false;
    bool isNumbered : 1 = false;
    /// A declaration of a throw that words were sealed for.
    bool hasSeals : 1 = false;
    /// An act that begins a turn of the table's game.
    bool beginsTurn : 1 = false;
    /// An act that carries out a proposal.
    bool isProposed : 1 = false;
    std::uint32_t throwNumber = 0;
    /// Of a take-back from which entry on, of a restoration which take-back; where throws have their number, for a long
    /// record has many gists.
    [[nodiscard]] std::uint64_t back() const { return throwNumber; }

    /// Of the throw that it shows, declares, says a word for, opens, uses or makes void.
    [[nodiscard]] std::optional<std::uint32_t> number() const {
        return isNumbered ? std::optional(throwNumber) : std::nullopt;
    }
};

/// The entries of a record in their order. What lies far back in a long one is kept packed and read again when it is
/// asked for, so that a million entries have room. References hold until the next entry is added; in a record of more
/// than some thousand entries only until some thousand others have been looked at: use them at once. Copies share what
/// is packed.
template <class Game>
class EntryLog {
public:
    using Line = LogLineOf<Game>;
    using Table = typename Game::Table;

    class Iterator {
    public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = Line;
        using difference_type = std::ptrdiff_t;
        using pointer = const Line*;
        using reference = const Line&;

        Iterator() = default;
        Iterator(const EntryLog* log, std::size_t at) : m_log(log), m_at(at) {}
        reference operator*() const { return (*m_log)[m_at]; }
        pointer operator->() const { return &(*m_log)[m_at]; }
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
        const EntryLog* m_log = nullptr;
        std::size_t m_at = 0;
    };
    using const_iterator = Iterator;
    using value_type = Line;

    EntryLog() = default;
    EntryLog(const EntryLog& other);
    EntryLog& operator=(const EntryLog& other);
    EntryLog(EntryLog&&) noexcept = default;
    EntryLog& operator=(EntryLog&&) noexcept = default;
    ~EntryLog() = default;

    [[nodiscard]] std::size_t size() const { return m_first.size() + m_packed.size() * kChunk + m_tail.size(); }
    [[nodiscard]] bool empty() const { return m_first.empty(); }
    [[nodiscard]] const Line& operator[](std::size_t at) const;
    [[nodiscard]] const Line& front() const { return m_first.front().line; }
    [[nodiscard]] const Line& back() const { return m_tail.empty() ? m_first.back().line : m_tail.back().line; }
    /// Without reading the entry again.
    [[nodiscard]] const EntryGist& gist(std::size_t at) const;
    template <class Body>
    [[nodiscard]] bool is(std::size_t at) const {
        return gist(at).kind == kPlaceAmong<Body, EntryBodyOf<Game>>;
    }
    /// The body, if it is of that kind; else null, and the entry is not read again.
    template <class Body>
    [[nodiscard]] const Body* get(std::size_t at) const {
        return is<Body>(at) ? &std::get<Body>((*this)[at].entry.body) : nullptr;
    }
    /// The numbers of all entries of that kind.
    template <class Body>
    [[nodiscard]] std::vector<std::uint64_t> entriesOf() const {
        std::vector<std::uint64_t> entries;
        for (std::size_t at = 0; at < size(); ++at) {
            if (is<Body>(at)) {
                entries.push_back(at);
            }
        }
        return entries;
    }
    [[nodiscard]] Iterator begin() const { return {this, 0}; }
    [[nodiscard]] Iterator end() const { return {this, size()}; }
    [[nodiscard]] std::reverse_iterator<Iterator> rbegin() const { return std::reverse_iterator(end()); }
    [[nodiscard]] std::reverse_iterator<Iterator> rend() const { return std::reverse_iterator(begin()); }

    /// `body` is what the line was read from; the table reads it again.
    void add(Line line, std::string body, std::shared_ptr<const Table> table);
    /// Adds a copy of another log's entry, as it was before anything changed it.
    void addFrom(const EntryLog& other, std::size_t at);
    [[nodiscard]] bool isOnLine(std::size_t at) const { return !m_offLine[at]; }
    void setOnLine(std::size_t at, bool onLine);
    void setCorrectedBy(std::size_t at, std::optional<std::uint64_t> by);
    /// The first entry that was set so since this was last asked; empty where none was.
    [[nodiscard]] std::optional<std::uint64_t> takeFirstSet() { return std::exchange(m_firstSet, std::nullopt); }

private:
    static constexpr std::size_t kChunk = 256;
    struct Item {
        Line line;
        std::string body;
        EntryGist gist = {};
    };
    /// Entries that were packed together, how long they are unpacked, and what stays at hand of them.
    struct Packed {
        std::string bytes;
        std::size_t length = 0;
        /// Of the entry in front of them; their own follow from it.
        db::Hash before;
        std::array<EntryGist, kChunk> gists;
    };
    struct Unpacked {
        std::size_t chunk = 0;
        std::vector<Item> items;
    };
    /// So many of the newest are never packed.
    static constexpr std::size_t kNewest = 4096;
    /// So many chunks stay unpacked after they were looked at.
    static constexpr std::size_t kAtHand = 16;

    void pack();
    [[nodiscard]] const std::vector<Item>& unpacked(std::size_t chunk) const;
    [[nodiscard]] const Item& item(std::size_t at) const;
    /// Where the line is in memory now; null where it is packed alone.
    [[nodiscard]] Line* atHand(std::size_t at);

    std::shared_ptr<const Table> m_table;
    std::vector<Item> m_first;
    std::vector<std::shared_ptr<const Packed>> m_packed;
    /// Of the newest entry that is packed.
    db::Hash m_packedTo;
    std::vector<Item> m_tail;
    /// What changed of entries that are packed.
    std::vector<bool> m_offLine;
    std::map<std::uint64_t, std::uint64_t> m_correctedBy;
    std::optional<std::uint64_t> m_firstSet;
    /// The last one looked at first.
    mutable std::vector<std::unique_ptr<Unpacked>> m_atHand;
};

}  // namespace adjudicator
