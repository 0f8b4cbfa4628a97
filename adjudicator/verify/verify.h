// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "adjudicator/desk_games.h"
#include "adjudicator/record/game_outlines.h"
#include "adjudicator/record/line.h"
#include "adjudicator/record/throw_counts.h"
#include "adjudicator/seal/receipt.h"
#include "adjudicator/statistics/trust_account.h"
#include "db/book.h"

namespace adjudicator {

/// What is wrong with a record; the kinds are never mixed. Undecided: an act names a version of the rules that this
/// program does not have, so nobody can say here whether it and what follows it is right.
enum class VerdictKind : std::uint8_t { Sound, Damaged, DiceFalse, AgainstRules, Undecided };
[[nodiscard]] std::string_view toText(VerdictKind kind);

/// What exactly does not hold at the entry.
enum class VerdictReason : std::uint8_t {
    None,
    EntryMissing,
    IdWrong,
    HashWrong,
    Unreadable,
    DoesNotContinue,
    CommitmentWrong,
    FacesWrong,
    LevelWrong,
    EventsWrong,
    Refused,
    HeadUnknown,
    SealWrong,
    GameMissing,
    PreviousCut,
    TooManyBranches,
    DeclaredOtherwise,  ///< The throw was declared for another act.
    ShownOtherwise,     ///< The events show other faces than those of the throw.
    WordsWrong,         ///< A word in the witness word is not the one that its player had sealed.
    RulesUnknown,
    DeskSawMore,        ///< This desk remembers an entry that the book lacks.
    WitnessSawMore,     ///< A receipt is about an entry behind the book's end.
    WitnessSawOther,    ///< A receipt is about another entry of that number.
    ListedOtherwise,    ///< What the book keeps of the game for its lists is not what its entries say.
    ProposedOtherwise,  ///< It names a proposal, or a voice, of something else as what it carries out.
};
[[nodiscard]] std::string_view toText(VerdictReason reason);
[[nodiscard]] VerdictReason reasonOf(db::ChainFault fault);

/// A seal that holds.
struct SealSeen {
    std::uint64_t entry = 0;
    PublicKey key{};
};

/// Somebody outside who has seen a head that the record holds: up to where, at most.
struct Sighting {
    /// A public key (64 digits) where it is signed, else a name.
    std::string by;
    bool isSigned = false;
    /// By a key that was in charge of the game: kept outside by somebody, but nobody else's sight.
    bool isOwnDesk = false;
    std::uint64_t entry = 0;
    /// UTC; may be empty.
    std::string seen;
};

/// What is left of the pictures that a game's entries name. A record is no worse without them.
struct PicturesSeen {
    std::uint64_t named = 0;
    std::uint64_t kept = 0;
    /// The entries whose picture was changed: its bytes do not give the hash.
    std::vector<std::uint64_t> changed;
    [[nodiscard]] std::uint64_t missing() const { return named - kept - changed.size(); }
};

/// Acts that count and carry out what phones proposed, by their entries.
struct ProposalsSeen {
    /// Those whose proposals the book holds, signed by the desk that wrote them, and how many voices in votes they
    /// name.
    std::vector<std::uint64_t> held;
    std::size_t voices = 0;
    /// Those whose proposals are not in the book, or nobody has signed.
    std::vector<std::uint64_t> elsewhere;
};

/// The result of checking one game from its first entry to its last.
struct Verification {
    VerdictKind kind = VerdictKind::Sound;
    VerdictReason reason = VerdictReason::None;
    /// The first bad entry.
    std::optional<std::uint64_t> entry;
    /// The branch that `entry` lies on, by its end, if the game has branches.
    std::optional<db::Head> branch;
    /// All branches' ends where there is more than one: each was judged from entry 0 on.
    std::vector<db::Head> branches;
    /// Of a damaged game those that hold, which an export saves.
    std::uint64_t entries = 0;
    /// With branches, the end of the longest.
    db::Head head;
    ThrowCounts throws;
    /// Of a game with branches, that of the longest; of one that is damaged, of none.
    TrustAccount account;
    PicturesSeen pictures;
    ProposalsSeen proposed;
    /// The same for each player, in the order of the seats.
    std::vector<PlayerThrows> throwsByPlayer;
    /// Acts of an older version of the rules that today's rules would decide otherwise: no fault.
    std::vector<std::uint64_t> decidedOtherwiseToday;
    /// A head that was seen outside is in this record: everything up to it is as it was then.
    std::optional<std::uint64_t> anchoredTo;
    /// Whose receipts the record holds, the farthest first, and those that it does not, the oldest entry first.
    std::vector<Sighting> seenBy;
    std::vector<Receipt> contradictions;
    /// The newest seal: everything before it is as the desk of this key signed it.
    std::optional<SealSeen> seal;
    /// The game is one of a desk whose game before it is not in this book.
    bool previousElsewhere = false;
    /// Stretches of numbers that the desk gave to games in other books since the one before in this book.
    std::vector<std::pair<std::uint64_t, std::uint64_t>> gamesElsewhere;
};

/// The versions of the rules that there have been, as far as this program knows.
struct RulesKnown {
    int oldest = kOldestRulesVersion;
    int today = kRulesVersion;
};

/// Told of the entries judged so far and of all there are to judge; false ends the check.
using VerifyProgress = std::function<bool(std::size_t done, std::size_t all)>;

/// Checks games of a book, which it borrows. What concerns the whole file is asked of it once.
class Verifier {
public:
    explicit Verifier(const db::Book& book) : m_book(book) {}
    [[nodiscard]] const db::Book& book() const { return m_book; }

    /// Checks chain, dice and rules of a game; of one with branches, each of them, and the worst verdict decides.
    /// `seenHead` is a head's hash that somebody has kept; a record that does not hold it counts as damaged. Errors:
    /// those of the book; Cancelled where `goesOn` said so.
    [[nodiscard]] engine::Expected<Verification, db::BookError> check(const db::GameId& game,
                                                                      const std::optional<db::Hash>& seenHead = {},
                                                                      const VerifyProgress& goesOn = {},
                                                                      const RulesKnown& rules = {});

private:
    [[nodiscard]] bool isFileWhole();
    [[nodiscard]] bool isListedRightly(const db::GameId& game);
    [[nodiscard]] engine::Expected<void, db::BookError> judgeSurroundings(Verification& result, const db::GameId& game);

    const db::Book& m_book;
    std::optional<bool> m_isFileWhole;
    std::optional<std::vector<DeskGame>> m_deskGames;
    /// What the book keeps for its lists, and the games as they are.
    struct Listed {
        std::map<db::GameId, db::GameInfo> games;
        GameOutlines summaries;
        GameOutlines counts;
    };
    std::optional<Listed> m_listed;
};

/// Dice, rules and seals of one branch, whose chain must hold: nothing of the file around it.
[[nodiscard]] Verification checkLine(const std::vector<db::Entry>& entries);

/// The same as Verifier::check, for one game.
[[nodiscard]] engine::Expected<Verification, db::BookError> verify(const db::Book& book, const db::GameId& game,
                                                                   const std::optional<db::Hash>& seenHead,
                                                                   const VerifyProgress& goesOn = {},
                                                                   const RulesKnown& rules = {});

}  // namespace adjudicator
