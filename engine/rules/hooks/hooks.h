// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/action/due.h"
#include "engine/action/event_kinds.h"
#include "engine/action/proposals.h"
#include "engine/rules/decision.h"
#include "engine/rules/given/board_gives.h"
#include "engine/rules/production.h"
#include "engine/state/to_position.h"

namespace engine {

template <class T, class Variant>
struct PlaceAmong;
template <class T, class First, class... Rest>
struct PlaceAmong<T, std::variant<First, Rest...>> {
    static constexpr std::size_t kIndex = 1 + PlaceAmong<T, std::variant<Rest...>>::kIndex;
};
template <class T, class... Rest>
struct PlaceAmong<T, std::variant<T, Rest...>> {
    static constexpr std::size_t kIndex = 0;
};

/// Who judges one kind of act: its place in Action, and the judge.
struct ActJudge {
    std::size_t kind{};
    Judgement (*judge)(const Position& position, const Action& action) = nullptr;
};

/// The judge of each of these kinds: the function `judge(position, act)` of the folder that names them.
template <class... Acts>
inline constexpr std::array kJudgesOf{ActJudge{
    PlaceAmong<Acts, ActionVariant>::kIndex,
    [](const Position& position, const Action& action) { return judge(position, *std::get_if<Acts>(&action)); }}...};

/// What is said of one kind of step that waits to be settled (pending.h). Each function is asked only while such a step
/// waits; one that is null has nothing to say.
struct StepHooks {
    std::size_t kind{};
    /// What it stands for as a refusal of anything else.
    Refusal (*refusal)(const Position& position) = nullptr;
    /// Who is due, and for what.
    std::vector<Due> (*due)(const Position& position) = nullptr;
    /// The dice that it throws, in the order of the throw; and what the throw brings about.
    std::vector<int> (*sides)(const Position& position) = nullptr;
    Judgement (*thrown)(const Position& position, const Throw& action) = nullptr;
    /// Why there is nothing to throw yet; who may throw; and the clause that its dice are thrown under.
    std::optional<Refusal> (*notYet)(const Position& position) = nullptr;
    std::optional<Refusal> (*thrower)(const Position& position, const Throw& action) = nullptr;
    ClauseId throws = clause::B_7;
    /// What cards given up mean in it.
    Judgement (*discard)(const Position& position, const Discard& action) = nullptr;
    /// It stands for a 7 that is not settled yet: the cards due; and whether hands that nobody knows give up none.
    const PerPlayer<int>& (*discards)(const Position& position) = nullptr;
    bool (*keepsHands)(const Position& position) = nullptr;
    /// Knights played count once it is settled; the game may end before it is.
    bool putsOffKnights = false;
    bool letsEnd = false;
    /// The places or words by which the position contradicts it, as it was given.
    void (*check)(const Position& position, std::vector<std::string>& wrong) = nullptr;
};

/// The step that waits, for its own hooks.
template <class Step>
[[nodiscard]] const Step& waiting(const Position& position) {
    return *std::get_if<Step>(&position.turn.pending);
}
template <class Step>
inline constexpr std::size_t kStep = PlaceAmong<Step, Pending>::kIndex;

/// The function `thrown(position, step, action)` of the folder that names the step.
template <class Step>
[[nodiscard]] Judgement thrownIn(const Position& position, const Throw& action) {
    return thrown(position, waiting<Step>(position), action);
}

/// What is otherwise when the robber was not called by a 7 or a knight (pending.h): who moves it, and a card that is
/// taken, under which clause.
struct CauseHooks {
    RobberCause cause{};
    ClauseId moves{};
    ClauseId steals = clause::B_8;
    /// It is the pirate that moves.
    bool isPirate = false;
    bool mayStay = false;
    /// It is a 7 all the same: cards are due; and whether hands that nobody knows give up none. A card is taken from
    /// anybody, the mover too.
    bool isSeven = false;
    bool (*keepsHands)(const Position& position) = nullptr;
    /// Why no card is taken.
    std::optional<Refusal> (*victim)(const Position& position, HexId hex, PlayerId victim) = nullptr;
    /// Where the card goes, if not to the mover.
    void (*taken)(Deciding& deciding, PlayerId victim) = nullptr;
    /// What follows when it was moved, and when it stays.
    void (*moved)(Deciding& deciding, PlayerId by) = nullptr;
    void (*stays)(Deciding& deciding, PlayerId by) = nullptr;
};

/// What a development card costs where the players choose.
struct CardPrice {
    Cards cards;
    ClauseId clause{};
};

struct BuildJudge {
    Piece piece{};
    Judgement (*judge)(const Position& position, const Build& action) = nullptr;
};
/// Who judges an act of a guest, by its name in files; asked when its clause is in force and it names what it has to.
struct GuestJudge {
    std::string_view act;
    Judgement (*judge)(const Position& position, const GuestAct& action) = nullptr;
};
struct UpgradeJudge {
    Piece piece{};
    Judgement (*judge)(const Position& position, const Upgrade& action) = nullptr;
};

/// What a document brings to the table, and the clause that does: a piece; a mark or card, as a position file calls it.
struct OwnPiece {
    Piece piece{};
    ClauseId clause{};
    /// What it is worth is said elsewhere; nobody builds where a foreign one stands.
    std::optional<ClauseId> points = std::nullopt;
    std::optional<ClauseId> blocks = std::nullopt;
};
struct OwnMark {
    std::string_view name;
    ClauseId clause{};
};

/// The moments in which a document may speak. The rules ask every document at each, whatever is in force: a document
/// answers by its clauses. What stays null or empty says nothing. Refusals: the first one that is said decides.
struct Hooks {
    // Acts and steps of its own.
    std::span<const ActJudge> acts{};
    std::span<const StepHooks> steps{};
    std::span<const BuildJudge> builds{};
    std::span<const UpgradeJudge> upgrades{};
    std::span<const GuestJudge> guestActs{};
    std::span<const CauseHooks> causes{};
    void (*propose)(Proposals& proposals) = nullptr;
    /// The act itself with what it was refused for, if that is one thing.
    std::optional<Action> (*completed)(const Position& position, const Action& action,
                                       const Refusal& refusal) = nullptr;

    // What stands in the way.
    std::optional<Refusal> (*corner)(const Position& position, CornerId at) = nullptr;
    std::optional<Refusal> (*side)(const Position& position, SideId at) = nullptr;
    std::optional<Refusal> (*distance)(const Position& position, CornerId at) = nullptr;
    std::optional<Refusal> (*founding)(const Position& position, PlayerId by, CornerId at) = nullptr;
    /// Of trading, and of calling the robber by a knight.
    std::optional<Refusal> (*dealing)(const Position& position, PlayerId player) = nullptr;
    std::optional<Refusal> (*bankTrade)(const Position& position) = nullptr;
    std::optional<Refusal> (*choosing)(const Position& position, PlayerId by, const Cards& cards) = nullptr;
    bool (*isHarbourShut)(const Position& position, const Harbour& harbour) = nullptr;
    /// Why the robber may not go to a hex that is not in the game.
    std::optional<Refusal> (*robberOff)(const Position& position, const RobberDue& due, HexId at) = nullptr;
    /// Of buying a development card; whether a hand has no room for so many more.
    std::optional<Refusal> (*buying)(const Position& position) = nullptr;
    bool (*isHandFull)(const Position& position, PlayerId player, int more) = nullptr;
    /// Nobody gives up cards now: under which clause.
    std::optional<ClauseId> (*sparesHands)(const Position& position) = nullptr;

    // What goes otherwise than in the base game; empty where it goes as there.
    std::optional<Judgement> (*roll)(const Position& position, const Roll& action) = nullptr;
    std::optional<Judgement> (*playCard)(const Position& position, const PlayCard& action) = nullptr;
    std::optional<Expected<CardPrice, Refusal>> (*cardPrice)(const Position& position, const BuyCard& action) = nullptr;
    /// Something else comes before the robber that a knight calls.
    bool (*knightPlayed)(Deciding& deciding, PlayerId by) = nullptr;
    void (*monopolyPlayed)(Deciding& deciding, PlayerId by, Resource resource) = nullptr;
    /// Pieces and hidden cards that change hands in a trade (SA-D2), and why the whole trade may still not be.
    std::optional<Refusal> (*sell)(Deciding& deciding, PlayerId from, PlayerId to, const std::vector<Site>& pieces,
                                   int cards) = nullptr;
    std::optional<Refusal> (*sale)(const Deciding& deciding, const Trade& action) = nullptr;

    // What follows.
    void (*yields)(const Position& position, PerPlayer<Yield>& yields) = nullptr;
    void (*yielded)(Deciding& deciding, int sum) = nullptr;
    void (*rolled)(Deciding& deciding, PlayerId by, int sum) = nullptr;
    void (*turnBegins)(Deciding& deciding, PlayerId next, int round) = nullptr;
    /// Something else comes before the next turn.
    bool (*turnEnds)(Deciding& deciding, PlayerId by) = nullptr;
    /// What is due when robber or pirate were moved, instead of what the base game does; then what follows in both.
    bool (*robberSettled)(Deciding& deciding, const RobberDue& due) = nullptr;
    /// The robber came to a hex; and once all have spoken of that, what it does there.
    void (*robberMoved)(Deciding& deciding, PlayerId by, const RobberDue& due, HexId at) = nullptr;
    void (*robberStands)(Deciding& deciding, PlayerId by, const RobberDue& due, HexId at) = nullptr;

    // Positions that are given.
    std::span<const OwnPiece> pieces{};
    std::span<const OwnMark> marks{};
    /// Switches that would do nothing.
    void (*switches)(const Position& position, Faults& faults) = nullptr;
    /// Number tokens wait in the box.
    bool (*tokensWait)(const Position& position) = nullptr;
    void (*begins)(Position& position) = nullptr;
    void (*irregularities)(const Position& position, Irregularities& found) = nullptr;
    void (*gives)(const Position& before, const Position& after, bool knightsKnown,
                  std::vector<BoardGift>& gifts) = nullptr;
    void (*asks)(const Position& after, const std::vector<PlayerId>& left, std::vector<OpenHolding>& open) = nullptr;
};

/// Who speaks, in the order of the catalogue, the base game first (rulesets/registry.cpp).
[[nodiscard]] std::span<const Hooks* const> speakers();

/// What follows from events, whatever act they came from. The order in which they speak is a list
/// (rulesets/registry.cpp), for one changes what the next one sees.
struct Consequence {
    /// The events that it can follow from; null: it is asked after every act.
    const EventKinds* from = nullptr;
    void (*follow)(Deciding& deciding) = nullptr;
    /// What the board gives without any act; null: nothing.
    void (*atStart)(Deciding& deciding, bool knightsKnown) = nullptr;
};
[[nodiscard]] std::span<const Consequence> consequences();

/// What is said at one moment by those who have something to say.
template <auto Moment>
[[nodiscard]] auto saidAt() {
    using Said = std::remove_cvref_t<decltype(std::declval<Hooks>().*Moment)>;
    static const std::vector<Said> said = [] {
        std::vector<Said> all;
        for (const Hooks* hooks : speakers()) {
            if (hooks->*Moment != nullptr) {
                all.push_back(hooks->*Moment);
            }
        }
        return all;
    }();
    return std::span<const Said>(said);
}

/// The first that is not empty, or false: a refusal, a judgement, an answer.
template <auto Moment, class... Args>
[[nodiscard]] auto firstAt(Args&&... args) {
    using Answer = decltype(saidAt<Moment>()[0](args...));
    for (const auto speak : saidAt<Moment>()) {
        if (Answer answer = speak(args...)) {
            return answer;
        }
    }
    return Answer{};
}

template <auto Moment, class... Args>
void allAt(Args&&... args) {
    for (const auto speak : saidAt<Moment>()) {
        speak(args...);
    }
}

/// What is said of that cause; null: a 7 or a knight.
[[nodiscard]] const CauseHooks* hooksOf(RobberCause cause);
/// The clause that brings the piece, or the mark or card of that name; the base game's own where none does.
[[nodiscard]] ClauseId clauseOf(Piece piece);
[[nodiscard]] ClauseId clauseOfPoints(Piece piece);
[[nodiscard]] ClauseId clauseOfBlocking(Piece piece);
[[nodiscard]] ClauseId clauseOfMark(std::string_view name);
/// The hooks of this kind of step; null where nothing waits.
[[nodiscard]] const StepHooks* hooksOf(const Pending& pending);
/// The same, for what waits now: mostly nothing.
[[nodiscard]] inline const StepHooks* waitingStep(const Pending& pending) {
    return std::holds_alternative<std::monostate>(pending) ? nullptr : hooksOf(pending);
}
[[nodiscard]] inline const StepHooks* waitingStep(const Position& position) {
    return waitingStep(position.turn.pending);
}
/// The act, judged by who has it among its acts.
[[nodiscard]] Judgement judgeAct(const Position& position, const Action& action);

}  // namespace engine
