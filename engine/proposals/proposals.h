// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/action/decide.h"
#include "engine/action/dice.h"
#include "engine/board/ids.h"
#include "engine/clauses/clause_id.h"
#include "engine/clauses/ruling_id.h"
#include "engine/expected.h"
#include "engine/fields.h"

// The one list of reasons: the enumeration and the words in JSON (`BadHead` -> "bad-head") follow.
// clang-format off
#define ADJ_PROPOSAL_WHYS(X) X(NotAnAct) X(BadHead) X(BadText) X(NoSuchProposal) X(AlreadyWithdrawn) X(TooMany)
// clang-format on

/// What somebody proposes who may not act: a chain of its own for each key, about one tournament or game
/// (docs/tournament.md, "Proposals"). It says nothing of whether what is proposed may be done; whoever keeps the
/// tournament decides that.
namespace engine::proposals {

/// The longest act that is proposed, in bytes, and the most proposals of a chain.
inline constexpr std::size_t kMostActBytes = 20'000;
inline constexpr std::size_t kMostProposals = 10'000;

/// Nobody has a seat in a chain of proposals, so the list stays empty.
struct Table {
    struct Player {
        std::string id;
        std::string name;
    };
    std::vector<Player> players;
    [[nodiscard]] static std::optional<PlayerId> find(std::string_view) { return std::nullopt; }
    [[nodiscard]] static const std::string& idOf(PlayerId player);
};

/// What the chain is about, and whose it is.
struct Setup {
    /// The tournament's (or game's) id, 32 hexadecimal digits.
    std::string about;
    /// Who keeps the chain, as people call them: "Helper 2", "Table 7".
    std::string name;
    bool operator==(const Setup&) const = default;
    ADJ_FIELDS(about, name);
};

/// An act, as the record that it is about would read it: a JSON object with the word `do`.
struct ProposedAct {
    std::string json;
    bool operator==(const ProposedAct&) const = default;
};

/// This act is to be done. Proposals are numbered from 1.
struct Propose {
    ProposedAct act;
    /// The newest entry that whoever proposes has seen of the record, as a head to carry (`ADJ1:…`).
    std::string base;
    /// Who said so, where it is not the desk itself.
    std::string by;
    static constexpr std::string_view kName = "propose";
    ADJ_FIELDS(act, base, by);
    bool operator==(const Propose&) const = default;
};

/// A proposal is no longer made.
struct Withdraw {
    int proposal = 1;
    std::string reason;
    static constexpr std::string_view kName = "withdraw";
    ADJ_FIELDS(proposal, reason);
    bool operator==(const Withdraw&) const = default;
};

using Action = std::variant<Propose, Withdraw>;
[[nodiscard]] std::string_view nameOf(const Action& action);
[[nodiscard]] std::optional<PlayerId> actorOf(const Action& action);
/// Nothing is thrown for a proposal.
[[nodiscard]] const Dice* diceOf(const Action& action);
[[nodiscard]] Dice* diceOf(Action& action);

struct Proposed {
    ProposedAct act;
    std::string base;
    std::string by;
    static constexpr std::string_view kName = "proposed";
    ADJ_FIELDS(act, base, by);
    bool operator==(const Proposed&) const = default;
};

struct Withdrawn {
    int proposal = 1;
    static constexpr std::string_view kName = "withdrawn";
    ADJ_FIELDS(proposal);
    bool operator==(const Withdrawn&) const = default;
};

using EventBody = std::variant<Proposed, Withdrawn>;
/// As in every record; both lists stay empty.
struct Event {
    EventBody body;
    std::vector<ClauseId> clauses;
    std::vector<RulingChoice> rulings;
    bool operator==(const Event&) const = default;
};
using Events = std::vector<Event>;

struct Proposal {
    Proposed said;
    bool isWithdrawn = false;
    bool operator==(const Proposal&) const = default;
};

/// Whose turn it is, as the record asks of every game: nobody's.
struct Turn {
    PlayerId player{};
};

struct Position {
    std::shared_ptr<const Table> table = std::make_shared<const Table>();
    Setup setup;
    /// In the order in which they were made; number 1 is the first.
    std::vector<Proposal> proposals;
    Turn turn;
};

enum class Why : std::uint8_t {
#define ADJ_NAME(name) name,
    ADJ_PROPOSAL_WHYS(ADJ_NAME)
#undef ADJ_NAME
};
[[nodiscard]] std::string_view toText(Why why);

struct Refusal {
    Why why{};
    bool operator==(const Refusal&) const = default;
};

struct Decision {
    Events events;
    /// Stays empty.
    std::vector<Trust> trusted;
    bool operator==(const Decision&) const = default;
};

/// Empty unless the set-up names a record by 32 hexadecimal digits and a keeper in plain text.
[[nodiscard]] bool isPossible(const Setup& setup);
[[nodiscard]] Expected<Decision, Refusal> decide(const Position& position, const Action& action);
/// None.
[[nodiscard]] Expected<std::vector<int>, Refusal> diceNeeded(const Position& position, const Action& action);
/// Applies an event that fits.
void evolve(Position& position, const Event& event);
void evolve(Position& position, std::span<const Event> events);
[[nodiscard]] bool fits(const Position& position, const Event& event);

}  // namespace engine::proposals
