// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "adjudicator/record/line.h"

namespace adjudicator {

/// Which game a record is of, by its entry 0.
struct RecordTitle {
    std::uint64_t number = 0;
    /// When it began, as written.
    std::string time;
    /// Of a tournament, or of the one that the record makes proposals to; empty for games.
    std::string name;
    bool isOfProposals = false;
    /// Whom the table calls by what, in the order of the seats.
    std::vector<std::string> players;
};

/// A proved throw that was taken back, and typed or read dice that count in its place.
struct ThrowReplaced {
    std::uint64_t thrown = 0;
    std::uint64_t typed = 0;
    bool operator==(const ThrowReplaced&) const = default;
};

/// An entry that says that the book was put back from an older copy.
struct PutBackSeen {
    std::uint64_t entry = 0;
    /// The newest entry that had been written.
    db::Head lost;
    /// Where a game is gone as a whole.
    std::optional<OlderState::Whole> whole;
};

/// An entry by which another desk went on with the game.
struct HandOverSeen {
    std::uint64_t entry = 0;
    PublicKey to{};
    std::string reason;
    /// The desk before signed it too.
    bool isReleased = false;
};

/// Witnessed throws whose words one person said.
struct WordsSaid {
    /// Whom the table calls so; empty where nobody is written down.
    std::string by;
    std::vector<std::uint64_t> entries;
    /// Those of them for which he had sealed his word before the throw was declared.
    std::vector<std::uint64_t> sealed = {};
};

struct VoidSeen {
    std::uint64_t entry = 0;
    std::uint32_t number = 0;
};

/// An act of a game at a table that says which proposal it carries out.
struct ActProposed {
    std::uint64_t entry = 0;
    CarriedOut carried;
    engine::Action action;
    std::shared_ptr<const engine::Table> table;
};

/// What a record tells of its throws and of what became of its acts: numbers of entries, each list in rising order. A
/// throw stands with the entry that it was thrown or typed in by.
struct TrustAccount {
    /// False where the record could not be read that far: all else is empty.
    bool isRead = false;
    RecordTitle title;
    /// The keys in charge, one after the other; none where no desk has signed.
    std::vector<PublicKey> keys;
    // Throws of acts that count, by what they prove.
    std::vector<std::uint64_t> witnessed;
    /// The same by who said the word, in the order of the seats; those that nobody is named for come last.
    std::vector<WordsSaid> words;
    /// Who sealed a word and did not open it, with the entries that declare the throws.
    std::vector<WordsSaid> unopened;
    std::vector<std::uint64_t> desk;
    std::vector<std::uint64_t> entered;
    std::vector<std::uint64_t> camera;
    /// Acts that count although the rules refuse them, by the referee's word.
    std::vector<std::uint64_t> standing;
    /// Acts that count no more, and those of them that threw dice.
    std::vector<std::uint64_t> takenBack;
    std::vector<std::uint64_t> takenBackThrows;
    std::vector<ThrowReplaced> replaced;
    std::vector<PutBackSeen> putBack;
    std::vector<VoidSeen> voids;
    std::vector<HandOverSeen> handOvers;
    std::vector<std::uint64_t> corrections;
    /// Acts that count and carry out proposals, where they stand as they were written.
    std::vector<ActProposed> proposed;
    /// Entries written, by what they say, before the one in front of them.
    std::vector<std::uint64_t> clockBack;
    bool isOver = false;
    /// A seal follows all that brought the position about.
    bool isSealed = false;
    /// How many entries follow the newest seal; all where there is none.
    std::uint64_t behindSeal = 0;

    /// Throws that count.
    [[nodiscard]] std::size_t throws() const { return witnessed.size() + onTrust(); }
    [[nodiscard]] std::size_t onTrust() const { return desk.size() + entered.size() + camera.size(); }
};

/// Reads it off a folded record.
template <class Game>
[[nodiscard]] TrustAccount trustAccountOf(const LineOf<Game>& line);

}  // namespace adjudicator
