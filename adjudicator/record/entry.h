// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "adjudicator/dice/dice_proof.h"
#include "adjudicator/dice/word_seal.h"
#include "adjudicator/record/ruling_given.h"
#include "adjudicator/record/table_game.h"
#include "adjudicator/seal/desk_key.h"
#include "adjudicator/seal/head_text.h"
#include "db/chain.h"
#include "engine/action/decide.h"
#include "engine/clauses/rulings.h"
#include "engine/expected.h"
#include "engine/notation/json_fault.h"

namespace adjudicator {

/// The version of the rules code that decides today; an act carries the one that decided it. There has been every
/// version from the oldest on, and no other.
using engine::kRulesVersion;
inline constexpr int kOldestRulesVersion = 1;

// What the bodies of entries say (docs/record-format.md). Times are UTC, "2026-11-21T18:04:05.123Z". What holds an
// action, an event or a position is a template over the game; the names without "Of" are the table game's.

/// Entry 0. The position file holds players, documents, rulings and numbers; the nonce makes the game's id unique.
template <class Game>
struct GenesisOf {
    std::string program;
    int rules = kRulesVersion;
    std::string nonce;
    /// This desk's number of the game, from 1 over all its books, and the head of its previous game in this book, so
    /// that a removed game leaves a gap.
    std::uint64_t gameNumber = 1;
    std::string previousHead;
    /// The number of that previous game where it is not the one right before: those between are in other books of the
    /// desk. 0: it is the desk's first of its book.
    std::optional<std::uint64_t> before;
    /// By which the game's seals are signed; none where the desk could not keep a key.
    std::optional<PublicKey> deskKey;
    /// Never null in an entry. Apart from it: an entry of any other kind is small.
    std::shared_ptr<const typename Game::Setup> position;
};

/// The commitment to throw n is shown.
struct CommitmentShown {
    std::uint32_t number = 0;
    db::Hash commitment;
};

/// An act that needs virtual dice is declared; it will be opened as throw n with these dice.
template <class Game>
struct ThrowDeclaredOf {
    std::uint32_t number = 0;
    typename Game::Action action;
    std::vector<int> sides;
    /// Of the words that players had sealed for this throw by then, in the order of the seats.
    std::vector<WordSeal> seals = {};
};

/// What is said before virtual dice fall, so that nobody can have chosen them.
struct WitnessWord {
    /// Empty where nothing was said.
    std::string text;
    /// The id of the player who said it; empty where that is not written down.
    std::string by = {};
    /// Where several words are one: each of them, in its order there. Then `by` is empty.
    std::vector<WordOpened> words = {};
};

/// A word for throw n.
struct WordGiven {
    std::uint32_t number = 0;
    WitnessWord said;
};

/// A commitment that was never opened, and why throw n is lost.
struct ThrowVoid {
    std::uint32_t number = 0;
    std::string reason;
};

/// How the dice of an act were thrown. Virtual dice have a number and, when opened here, the secret; a throw that is
/// used again after a take-back has the number alone.
struct ThrowRecord {
    DiceLevel level = DiceLevel::Entered;
    std::optional<std::uint32_t> number;
    std::optional<Secret> secret;
};

/// What an act carries out of another chain: a proposal there, and of one that all vote on the voices that it counts.
struct CarriedOut {
    SeenHead proposal;
    std::vector<SeenHead> voices;
    CarriedOut(const SeenHead& at, std::vector<SeenHead> said = {}) : proposal(at), voices(std::move(said)) {}
    bool operator==(const CarriedOut&) const = default;
};

/// An act with its events.
template <class Game>
struct ActDoneOf {
    int rules = kRulesVersion;
    typename Game::Action action;
    typename Game::Events events;
    std::vector<engine::Trust> trusted;
    std::optional<ThrowRecord> thrown;
    /// The proposal that it carries out: an entry of another chain.
    std::optional<SeenHead> proposal = {};
    /// Where that is a vote, what players said to it and the act counts: entries of the same chain.
    std::vector<SeenHead> voices = {};
};

/// The line ends before this act from now on. An act that a correction added is named by the correction's entry and its
/// place there; an entry of a correction without a place means the correction itself, and what it replaced counts
/// again.
struct TakenBack {
    std::uint64_t from = 0;
    std::optional<std::size_t> item;
};

/// What the take-back at this entry dropped is on the line again.
struct Restored {
    std::uint64_t of = 0;
};

/// What a correction makes of an act: the same events, other events, nothing; or it is an act that was not there.
enum class CorrectedHow : std::uint8_t { Kept, Changed, Dropped, New };
[[nodiscard]] std::string_view toText(CorrectedHow how);
[[nodiscard]] std::optional<CorrectedHow> correctedHowFromText(std::string_view text);

/// An act in the line that a correction puts in place of another. Dice stay those of the act that it was.
template <class Game>
struct CorrectedActOf {
    CorrectedHow how = CorrectedHow::Kept;
    /// The act that this was, as in TakenBack; none of a new one.
    std::optional<std::uint64_t> of;
    std::optional<std::size_t> ofItem;
    /// Of a dropped one only the action says anything.
    ActDoneOf<Game> act;
    /// Why it stands although the rules refuse it; empty when they don't.
    std::string stands;
};

/// The line from this act on is replaced, whole (DESIGN, "The line and its corrections").
template <class Game>
struct CorrectedOf {
    std::uint64_t from = 0;
    std::optional<std::size_t> fromItem;
    std::string reason;
    /// The clause that the correction rests on, if the referee named one.
    std::optional<engine::ClauseId> clause;
    std::vector<CorrectedActOf<Game>> line;
};

/// The desk vouches for the record up to the entry before this one (docs/record-format.md, "Seals").
struct Sealed {
    db::Head head;
    PublicKey key{};
    Signature signature{};
};

/// The game goes on at another desk, whose key is in charge of it from here on.
struct HandedOver {
    /// The entry before this one.
    db::Head head;
    PublicKey from{};
    PublicKey to{};
    /// As the referee gave it; may be empty.
    std::string reason;
    /// By the key that goes on, of handOverBytes.
    Signature signature{};
    /// The same by the key in charge until then, where it was at hand.
    std::optional<Signature> release;
};

/// The longest side that a JPEG file can say.
inline constexpr std::uint32_t kMostPicturePixels = 65'535;

/// A picture of the table right after an act. The chain holds its hash alone; the bytes lie beside it and can be
/// pruned.
struct EvidenceKept {
    /// The act's entry.
    std::uint64_t entry = 0;
    /// SHA-256 of the JPEG file's bytes.
    db::Hash picture;
    std::uint64_t bytes = 0;
    /// In pixels.
    std::uint32_t width = 0;
    std::uint32_t height = 0;
};

/// The book lacks an entry that this desk wrote: it was put back from an older copy.
struct OlderState {
    /// The newest entry that was there.
    db::Head lost;
    /// Where it is a game of this desk that the book lacks as a whole: which, its number among the desk's (0: not
    /// known), and how many more the book lacks.
    struct Whole {
        db::GameId game;
        std::uint64_t number = 0;
        std::uint64_t more = 0;
    };
    std::optional<Whole> whole;
};

template <class Game>
using EntryBodyOf =
    std::variant<GenesisOf<Game>, CommitmentShown, ThrowDeclaredOf<Game>, WordGiven, ThrowVoid, ActDoneOf<Game>,
                 TakenBack, Restored, CorrectedOf<Game>, Sealed, OlderState, RulingGiven, EvidenceKept, HandedOver>;

/// One entry as it is written: when, and what.
template <class Game>
struct EntryTextOf {
    std::string time;
    EntryBodyOf<Game> body;
};

using Genesis = GenesisOf<TableGame>;
using ThrowDeclared = ThrowDeclaredOf<TableGame>;
using ActDone = ActDoneOf<TableGame>;
using EntryBody = EntryBodyOf<TableGame>;
using EntryText = EntryTextOf<TableGame>;

/// The exact bytes of a new entry. Places and players are written by the table's names; entry 0 needs no table.
template <class Game>
[[nodiscard]] std::string toBody(const EntryTextOf<Game>& entry, const typename Game::Table* table);

/// Reads the set-up's entry; every other entry needs the table that it made.
template <class Game>
[[nodiscard]] engine::Expected<EntryTextOf<Game>, engine::JsonFault> genesisFromBody(std::string_view body);
template <class Game>
[[nodiscard]] engine::Expected<EntryTextOf<Game>, engine::JsonFault> entryFromBody(std::string_view body,
                                                                                   const typename Game::Table& table);

}  // namespace adjudicator
