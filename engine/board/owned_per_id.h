// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/board/id_set.h"
#include "engine/board/ids.h"

namespace engine {

/// Whose a piece is; a player's own id stands for a piece of that player.
[[nodiscard]] constexpr PlayerId ownerOf(PlayerId owner) {
    return owner;
}
template <class Piece>
[[nodiscard]] constexpr PlayerId ownerOf(const Piece& piece) {
    return piece.owner;
}

/// At most one Piece at each Id, which knows whose lie where: nobody need walk over the whole board. Copies share all
/// of it until one of them is set anew.
template <class Id, class Piece>
class OwnedPerId {
public:
    using Place = std::optional<Piece>;

    OwnedPerId() = default;
    explicit OwnedPerId(const PerId<Id, std::optional<Piece>>& places) : m_board(std::make_shared<Board>(places)) {}

    [[nodiscard]] std::size_t size() const { return m_board ? m_board->places.size() : 0; }
    [[nodiscard]] const Place& operator[](Id id) const { return m_board->places[index(id)]; }
    [[nodiscard]] const Place* begin() const { return m_board ? m_board->places.data() : nullptr; }
    [[nodiscard]] const Place* end() const { return begin() + size(); }
    /// Where that player's pieces lie, and where anybody's do, in order; until the next change.
    [[nodiscard]] IdBits<Id> of(PlayerId player) const { return m_board->row(index(player)); }
    [[nodiscard]] IdBits<Id> taken() const { return m_board->row(kMaxPlayers); }

    /// Costs a copy of all, where other copies share them.
    void set(Id id, Place place) {
        change(id, [&](Place& there) { there = std::move(place); });
    }
    /// Lets `how` change one of them in place; a copy of all as well.
    template <class How>
    void change(Id id, How&& how) {
        if (m_board.use_count() == 1) {
            // Another thread may have read what it let go of a moment ago.
            std::atomic_thread_fence(std::memory_order_acquire);
        } else {
            m_board = std::make_shared<Board>(*m_board);
        }
        m_board->mark(id, false);
        how(m_board->places[index(id)]);
        m_board->mark(id, true);
    }

    bool operator==(const OwnedPerId& other) const {
        return m_board == other.m_board || std::equal(begin(), end(), other.begin(), other.end());
    }

private:
    using Word = typename IdBits<Id>::Word;

    struct Board {
        explicit Board(const PerId<Id, Place>& all)
            : places(all.begin(), all.end()),
              words(IdBits<Id>::wordsFor(places.size())),
              owned(words * (kMaxPlayers + 1)) {
            for (const Id id : ids<Id>(places.size())) {
                mark(id, true);
            }
        }

        [[nodiscard]] IdBits<Id> row(std::size_t at) const {
            return IdBits<Id>(std::span(owned).subspan(at * words, words));
        }
        /// What lies at the place counts, or no more.
        void mark(Id id, bool counts) {
            if (const Place& place = places[index(id)]) {
                for (const std::size_t at : {index(ownerOf(*place)), kMaxPlayers}) {
                    Word& word = owned[at * words + index(id) / IdBits<Id>::kBits];
                    word = counts ? word | IdBits<Id>::bitOf(id) : word & ~IdBits<Id>::bitOf(id);
                }
            }
        }

        std::vector<Place> places;
        std::size_t words;
        /// So many words for each player, then for everybody.
        std::vector<Word> owned;
    };

    /// Changed only while nobody shares it.
    std::shared_ptr<Board> m_board;
};

template <class Piece>
using OwnedPerCorner = OwnedPerId<CornerId, Piece>;
template <class Piece>
using OwnedPerSide = OwnedPerId<SideId, Piece>;

}  // namespace engine
