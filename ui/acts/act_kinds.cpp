// SPDX-License-Identifier: GPL-3.0-or-later
// The table of kinds of acts: a new one does not compile before it has its row.
#include "ui/acts/act_kinds.h"

#include <QtGlobal>
#include <array>

namespace ui {

namespace kinds {

namespace {

using namespace engine;

template <class Kind, std::size_t at = 0>
constexpr std::size_t indexOf() {
    if constexpr (std::is_same_v<Kind, std::variant_alternative_t<at, engine::ActionVariant>>) {
        return at;
    } else {
        return indexOf<Kind, at + 1>();
    }
}

/// A kind that its button in the act bar names; `word` is on its answer.
template <class Kind>
constexpr KindInfo asOnButton(Icon icon, LogKind kind, const char* word = nullptr) {
    return {indexOf<Kind>(), icon, kind, Named::ByButton, word};
}
template <class Kind>
constexpr KindInfo asAnswered(Icon icon, LogKind kind, const char* word = nullptr) {
    return {indexOf<Kind>(), icon, kind, Named::ByAnswer, word};
}
template <class Kind>
constexpr KindInfo asNamed(Icon icon, LogKind kind, const char* word) {
    return {indexOf<Kind>(), icon, kind, Named::Itself, word};
}

constexpr std::array kKinds{
    asOnButton<Found>(Icon::Settlement, LogKind::Building),
    asNamed<Roll>(Icon::Dice, LogKind::Dice, QT_TRANSLATE_NOOP("ui::FieldText", "Production roll")),
    asOnButton<Discard>(Icon::Hand, LogKind::Cards),
    asAnswered<MoveRobber>(Icon::Robber, LogKind::Cards, QT_TRANSLATE_NOOP("ui::ActText", "Move the robber")),
    asAnswered<Build>(Icon::Settlement, LogKind::Building),
    asAnswered<Upgrade>(Icon::City, LogKind::Building),
    asOnButton<BuyUnits>(Icon::Infantry, LogKind::Armies),
    asOnButton<MoveArmy>(Icon::Army, LogKind::Armies),
    asOnButton<Attack>(Icon::Fight, LogKind::Combat),
    asNamed<Throw>(Icon::Dice, LogKind::Dice, QT_TRANSLATE_NOOP("ui::FieldText", "Throw")),
    asOnButton<Stop>(Icon::Flag, LogKind::Combat),
    asNamed<Conquer>(Icon::Flag, LogKind::Combat, QT_TRANSLATE_NOOP("ui::FieldText", "Conquest")),
    asOnButton<FireNuke>(Icon::Nuke, LogKind::Combat),
    asAnswered<BuyCard>(Icon::CardDrawn, LogKind::Cards),
    asAnswered<PlayCard>(Icon::CardPlayed, LogKind::Cards),
    asOnButton<Trade>(Icon::Trade, LogKind::Cards),
    asAnswered<Choose>(Icon::Cards, LogKind::Cards, QT_TRANSLATE_NOOP("ui::ActText", "Name a card")),
    asOnButton<MoveShip>(Icon::Ship, LogKind::Building),
    asAnswered<MovePirate>(Icon::Robber, LogKind::Cards, QT_TRANSLATE_NOOP("ui::ActText", "Move the pirate")),
    asAnswered<KeepRobber>(Icon::Robber, LogKind::Cards),
    asNamed<Leave>(Icon::Door, LogKind::Turn, QT_TRANSLATE_NOOP("ui::FieldText", "A player leaves the game")),
    asNamed<TimeUp>(Icon::LookBack, LogKind::Turn, QT_TRANSLATE_NOOP("ui::FieldText", "Time is up")),
    asAnswered<DrawCard>(Icon::CardDrawn, LogKind::Cards,
                         QT_TRANSLATE_NOOP("ui::ActText", "Draw a card, end the phase")),
    asOnButton<TrainUnit>(Icon::Cavalry, LogKind::Armies),
    asOnButton<AttackRobber>(Icon::Fight, LogKind::Combat),
    asOnButton<Capitulate>(Icon::Flag, LogKind::Combat, QT_TRANSLATE_NOOP("ui::ActText", "Capitulate")),
    asOnButton<TakeOver>(Icon::Coins, LogKind::House),
    asAnswered<Claim>(Icon::Coins, LogKind::House, QT_TRANSLATE_NOOP("ui::ActText", "Keep a card")),
    asAnswered<Relocate>(Icon::Factory, LogKind::House),
    asAnswered<ChooseHarbour>(Icon::Ship, LogKind::House, QT_TRANSLATE_NOOP("ui::ActText", "Choose a harbour")),
    asNamed<NumberSides>(Icon::Relic, LogKind::House, QT_TRANSLATE_NOOP("ui::FieldText", "Numbering of the sides")),
    asAnswered<AcceptSides>(Icon::Relic, LogKind::House,
                            QT_TRANSLATE_NOOP("ui::ActText", "Take the sides off the board")),
    asNamed<Bid>(Icon::Coins, LogKind::House, QT_TRANSLATE_NOOP("ui::FieldText", "Offer")),
    asAnswered<Pass>(Icon::Coins, LogKind::House, QT_TRANSLATE_NOOP("ui::ActText", "Pass")),
    asOnButton<Vote>(Icon::Ballot, LogKind::House),
    asOnButton<Repeal>(Icon::Ballot, LogKind::House),
    asAnswered<Boycott>(Icon::Hand, LogKind::House, QT_TRANSLATE_NOOP("ui::ActText", "Declare the boycott")),
    asAnswered<BuyOff>(Icon::Hand, LogKind::House),
    asAnswered<SpareFate>(Icon::Storm, LogKind::House, QT_TRANSLATE_NOOP("ui::ActText", "No fate throw")),
    asAnswered<Avert>(Icon::Storm, LogKind::House, QT_TRANSLATE_NOOP("ui::ActText", "Avert it")),
    asAnswered<DrawToken>(Icon::Storm, LogKind::House, QT_TRANSLATE_NOOP("ui::ActText", "Draw a number token")),
    asOnButton<GuestAct>(Icon::Relic, LogKind::House),
    asNamed<EndPhase>(Icon::NextPhase, LogKind::Turn, QT_TRANSLATE_NOOP("ui::FieldText", "End of the phase")),
    asNamed<EndTurn>(Icon::NextTurn, LogKind::Turn, QT_TRANSLATE_NOOP("ui::FieldText", "End of the turn")),
    asNamed<Rule>(Icon::Ruling, LogKind::Ruling, QT_TRANSLATE_NOOP("ui::FieldText", "A point is decided")),
    asNamed<Adjust>(Icon::Adjust, LogKind::Ruling, QT_TRANSLATE_NOOP("ui::FieldText", "Facts entered")),
    asNamed<EndGame>(Icon::Trophy, LogKind::Turn, QT_TRANSLATE_NOOP("ui::FieldText", "The game ends otherwise")),
};

constexpr bool hasEachKind() {
    for (std::size_t i = 0; i < kKinds.size(); ++i) {
        if (kKinds[i].which != i) {
            return false;
        }
    }
    return kKinds.size() == std::variant_size_v<ActionVariant>;
}
static_assert(hasEachKind(), "each kind of act has its row, in the order of the engine's actions");

}  // namespace

}  // namespace kinds

const KindInfo& kindInfoOf(const engine::Action& action) {
    return kindInfoOf(action.index());
}

const KindInfo& kindInfoOf(std::size_t which) {
    return kinds::kKinds[which];
}

Icon iconOf(const engine::Action& action) {
    using namespace engine;
    const auto* build = std::get_if<Build>(&action);
    const auto* upgrade = std::get_if<Upgrade>(&action);
    if (build == nullptr && upgrade == nullptr) {
        return kindInfoOf(action).icon;
    }
    switch (build != nullptr ? build->piece : upgrade->piece) {
        case Piece::Road:
            return Icon::Road;
        case Piece::Ship:
            return Icon::Ship;
        case Piece::Settlement:
            return Icon::Settlement;
        case Piece::City:
        case Piece::Metropolis:
            return Icon::City;
        case Piece::Capital:
            return Icon::Capital;
        case Piece::Factory:
            return Icon::Factory;
        case Piece::Wall:
            return Icon::Wall;
        case Piece::Bridge:
            return Icon::Bridge;
        case Piece::Army:
            return Icon::Army;
        case Piece::Nuke:
            return Icon::Nuke;
    }
    return Icon::Settlement;
}

}  // namespace ui
