// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/clauses/clause_id.h"
#include "engine/clauses/language.h"

namespace engine {

// The words and numbers of a guest: a document that is not in the program's own lists (document.h, clause_id.h) and
// comes with its folder alone. All views point at texts that live as long as the program. Sentences say {player},
// {place}, {with}, {cards}, {resource} and {count} where these are to stand. Acts, marks and reasons are named in files
// with the document before them: "fishery.cast".

struct GuestClause {
    std::string_view id;  ///< "FI-1"; the letters are the document's.
    Bilingual title;
    Bilingual text;
};

/// A number that the table may set (`numbers`), within bounds.
struct GuestNumber {
    std::string_view word;  ///< In files; no other number's.
    Bilingual name;         ///< "nets of each player".
    int value = 0;          ///< Where the table says nothing.
    int least = 0;
    int most = 0;
    std::size_t clause = 0;  ///< By its place among the document's clauses.
};

/// What the rules remember of each player: a count.
struct GuestMark {
    std::string_view word;
    Bilingual name;     ///< "fish"; a word that follows a count.
    Bilingual changed;  ///< The sentence when it is changed: {player}, {count}.
    /// Everybody at the table knows it.
    bool isOpen = true;
    std::size_t clause = 0;
};

/// Why an act of the document is not allowed, where no reason of refusal.h says it.
struct GuestReason {
    std::string_view word;
    Bilingual text;  ///< {player}, {place}.
};

enum class GuestPlace : std::uint8_t { None, Corner, Side, Hex };

/// An act, in the player's own building phase. What it names besides the player is said in full, nothing else may be.
struct GuestActWords {
    std::string_view word;
    Bilingual name;      ///< On its button: one or two words.
    Bilingual sentence;  ///< "{player} casts a net at {place}".
    std::size_t clause = 0;
    char key = 0;  ///< A letter that no act of the program has.
    GuestPlace at = GuestPlace::None;
    bool with = false;
    bool cards = false;
    bool resource = false;
    bool count = false;
};

struct GuestBook {
    std::string_view word;     ///< In files and on the command line.
    std::string_view letters;  ///< Which the ids of its clauses begin with.
    Bilingual title;
    Bilingual note;  ///< What it adds and for how many, as its card in New game says it.
    std::span<const GuestClause> clauses;
    std::span<const GuestNumber> numbers{};
    std::span<const GuestMark> marks{};
    std::span<const GuestReason> reasons{};
    std::span<const GuestActWords> acts{};
};

/// So many there may be of all guests together.
inline constexpr std::size_t kMostGuestNumbers = 8;
inline constexpr std::size_t kMostGuestActs = 8;

/// Puts the book beside the program's own documents. Before the first game; only `invite` (rulesets/guests.h) does it.
void addGuestBook(const GuestBook& book);

[[nodiscard]] std::span<const GuestBook* const> guestBooks();
/// The book of a document; null: it is one of the program's own.
[[nodiscard]] const GuestBook* guestBookOf(Document document);
/// The clause of that place in a guest's book.
[[nodiscard]] ClauseId clauseIn(const GuestBook& book, std::size_t place);

/// A part of a book, found by its name in files. `book` is null where no guest has it.
template <class Part>
struct GuestPart {
    const GuestBook* book = nullptr;
    const Part* part = nullptr;
    explicit operator bool() const { return part != nullptr; }
    [[nodiscard]] ClauseId clause() const { return clauseIn(*book, part->clause); }
};
[[nodiscard]] GuestPart<GuestActWords> guestAct(std::string_view name);
[[nodiscard]] GuestPart<GuestMark> guestMark(std::string_view name);
[[nodiscard]] GuestPart<GuestReason> guestReason(std::string_view name);
/// By their place among all guests' acts and numbers.
[[nodiscard]] GuestPart<GuestActWords> guestAct(std::size_t place);
[[nodiscard]] GuestPart<GuestNumber> guestNumber(std::size_t place);
[[nodiscard]] std::size_t guestActCount();
[[nodiscard]] std::size_t guestNumberCount();
/// The name in files: "fishery.cast".
[[nodiscard]] std::string guestName(const GuestBook& book, std::string_view word);

}  // namespace engine
