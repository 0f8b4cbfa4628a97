// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/dice_game/dice_game_telling.h"
#include "adjudicator/text/dice_game/dice_game_text.h"
#include "engine/dice_game/payment.h"

namespace adjudicator {

namespace game = engine::dice_game;

namespace {

/// The parts of a refusal's sentence that look at the position.
struct Words : DiceTelling {
    const game::Refusal& refusal;
    const game::Position& position;

    /// What the refusal is about: its first part of the sheet.
    [[nodiscard]] std::string what() const {
        return refusal.at.empty() ? in("this") : std::visit([&](auto id) { return part(id); }, refusal.at.front());
    }
    /// What must be there before: all parts but the first.
    [[nodiscard]] std::string missing() const {
        return refusal.at.size() < 2 ? std::string() : parts({refusal.at.begin() + 1, refusal.at.end()});
    }
    [[nodiscard]] std::string lying() const { return faces(position.faces()); }
    [[nodiscard]] std::string player() const { return name(position.turn.player); }
    [[nodiscard]] std::string diceDue() const { return dice(position.turn.dice); }
    /// "road 1 costs 1 brick, 1 lumber; 1 brick is missing".
    [[nodiscard]] std::string price() const {
        const auto* place = refusal.at.empty() ? nullptr : std::get_if<game::PlaceId>(&refusal.at.front());
        if (place == nullptr) {
            return in("the dice do not pay that");
        }
        const engine::Cards cards = game::priceOf(position.sheet()[*place].piece);
        const engine::Cards open = game::missingFor(cards, position.faces());
        return in("{} costs {}; there lie {}, so {} is missing", what(), cardsText(cards, language()), lying(),
                  cardsText(open, language()));
    }
    [[nodiscard]] std::string joker() const {
        const auto* id = refusal.at.empty() ? nullptr : std::get_if<game::JokerId>(&refusal.at.front());
        const auto gives = id == nullptr ? std::nullopt : position.sheet()[*id].gives;
        return gives ? in("{} gives {} only", what(), word(*gives, language())) : what();
    }
};

}  // namespace

std::string sentence(const game::Refusal& refusal, const game::Position& position, engine::Language language) {
    const Words w{{*position.table, language}, refusal, position};
    // Without a default, so that a new reason does not compile until it has its sentence.
    switch (refusal.why) {
        case game::Why::GameOver:
            return w.in("the game is over; only a take-back reopens it");
        case game::Why::NotYourTurn:
            return w.in("it is the turn of {}", w.player());
        case game::Why::MustThrowFirst:
            return w.in("{} must throw first", w.player());
        case game::Why::ThrowingOver:
            return w.in("the throwing is over: at most three throws, and none after a joker or a building");
        case game::Why::NothingToKeep:
            return w.in("before the first throw there are no dice to keep");
        case game::Why::KeptNotThere:
            return w.in("only dice that lie there can be kept: {}", w.lying());
        case game::Why::NothingToThrow:
            return w.in("at least one die must be thrown");
        case game::Why::DiceMissing:
            return w.in("the dice of the throw are missing");
        case game::Why::DiceWrong:
            return w.in("this turn has {} of six sides; all that are not kept are thrown", w.diceDue());
        case game::Why::JokerUsedUp:
            return w.in("{} is struck out already", w.what());
        case game::Why::KnightMissing:
            return w.in("{} needs {} built", w.what(), w.missing());
        case game::Why::DieNotThere:
            return w.in("no such die lies there to be turned: {}", w.lying());
        case game::Why::WrongResource:
            return w.joker();
        case game::Why::ResourceMissing:
            return w.in("{} gives any resource: say which", w.what());
        case game::Why::NothingTurned:
            return w.in("the die shows that already");
        case game::Why::WrongPiece:
            return w.in("the sheet has {} there", w.what());
        case game::Why::AlreadyBuilt:
            return w.in("{} is built already", w.what());
        case game::Why::NotConnected:
            return w.in("{} needs {} before it", w.what(), w.missing());
        case game::Why::CannotPay:
            return w.price();
        case game::Why::WrongPayment:
            return w.in("these dice are not the price of {}: two gold stand for one resource", w.what());
        case game::Why::ReasonMissing:
            return w.in("a reason is wanted");
        case game::Why::CannotStand:
            return refusal.at.empty() ? w.in("the dice or the turn cannot be so")
                                      : w.in("this is so already, or cannot be: {}", w.parts(refusal.at));
    }
    return {};
}

}  // namespace adjudicator
