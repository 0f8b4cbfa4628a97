// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "adjudicator/verify/verify.h"
#include "adjudicator/verify/witnesses.h"
#include "db/desk_memory.h"

namespace adjudicator {

/// What a cheat would still have needed, with the entries that it could be about.
enum class CouldHave : std::uint8_t {
    Typed,        ///< Calling or typing other dice than lay there.
    Known,        ///< A changed program at the desk: no word was said, so it could know the faces before.
    SaidTheWord,  ///< Saying the word oneself: whoever runs the desk and says the word may try several.
    Added,        ///< The file alone: nothing was sealed from there on.
    WrittenAnew,  ///< The desk's key, for nobody else has seen these entries.
    KeptBack,     ///< Running the desk: these of its games, by number, are in other books.
};
[[nodiscard]] std::string_view toText(CouldHave what);

struct Doubt {
    CouldHave what = CouldHave::Typed;
    /// First and last where they are all entries between two.
    std::vector<std::uint64_t> entries;
    bool isRange = false;
};

/// All that can be said about whether one game's record is to be believed. Window, paper, slips and `game verify` say
/// this value; nothing else decides what counts.
struct GameVerdict {
    db::GameId game;
    /// With what this desk remembers: a book that lacks an entry which this desk saw does not hold.
    Verification checked;
    /// The entry of the game that this desk remembers, outside every book: the first that the book lacks, else the
    /// newest.
    std::optional<db::Head> remembered;
    bool holdsRemembered = false;
    std::vector<Doubt> couldHave;

    [[nodiscard]] bool isSound() const { return checked.kind == VerdictKind::Sound; }
    /// Sound, and no throw or act of it rests on trust.
    [[nodiscard]] bool isProved() const;
};

/// Judges one game of the verifier's book. `witnesses` may be null. Errors: as Verifier::check.
[[nodiscard]] engine::Expected<GameVerdict, db::BookError> verdictOn(Verifier& verifier, const db::GameId& game,
                                                                     const db::DeskMemory& memory,
                                                                     const std::optional<db::Hash>& seenHead = {},
                                                                     const Witnesses* witnesses = nullptr,
                                                                     const VerifyProgress& goesOn = {});

/// The same of a game of the book in this file, which is opened for that: for threads of their own.
[[nodiscard]] engine::Expected<GameVerdict, db::BookError> verdictOn(const std::filesystem::path& file,
                                                                     const db::GameId& game,
                                                                     const db::DeskMemory& memory,
                                                                     const Witnesses* witnesses = nullptr,
                                                                     const VerifyProgress& goesOn = {});

}  // namespace adjudicator
