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
        return refusal.at.empty() ? in("this", "das")
                                  : std::visit([&](auto id) { return part(id); }, refusal.at.front());
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
            return in("the dice do not pay that", "die Würfel reichen dafür nicht");
        }
        const engine::Cards cards = game::priceOf(position.sheet()[*place].piece);
        const engine::Cards open = game::missingFor(cards, position.faces());
        return in("{} costs {}; there lie {}, so {} is missing", "{} kostet {}; es liegen {}, also fehlt {}", what(),
                  cardsText(cards, language), lying(), cardsText(open, language));
    }
    [[nodiscard]] std::string joker() const {
        const auto* id = refusal.at.empty() ? nullptr : std::get_if<game::JokerId>(&refusal.at.front());
        const auto gives = id == nullptr ? std::nullopt : position.sheet()[*id].gives;
        return gives ? in("{} gives {} only", "{} gibt nur {}", what(), word(*gives, language)) : what();
    }
};

}  // namespace

std::string sentence(const game::Refusal& refusal, const game::Position& position, engine::Language language) {
    const Words w{{*position.table, language}, refusal, position};
    // Without a default, so that a new reason does not compile until it has its sentence.
    switch (refusal.why) {
        case game::Why::GameOver:
            return w.in("the game is over; only a take-back reopens it",
                        "das Spiel ist aus; nur eine Zurücknahme öffnet es wieder");
        case game::Why::NotYourTurn:
            return w.in("it is the turn of {}", "am Zug ist {}", w.player());
        case game::Why::MustThrowFirst:
            return w.in("{} must throw first", "{} muss erst würfeln", w.player());
        case game::Why::ThrowingOver:
            return w.in("the throwing is over: at most three throws, and none after a joker or a building",
                        "das Würfeln ist vorbei: höchstens drei Würfe und keiner nach einem Joker oder einem Bau");
        case game::Why::NothingToKeep:
            return w.in("before the first throw there are no dice to keep",
                        "vor dem ersten Wurf gibt es keine Würfel zu behalten");
        case game::Why::KeptNotThere:
            return w.in("only dice that lie there can be kept: {}", "behalten lässt sich nur, was daliegt: {}",
                        w.lying());
        case game::Why::NothingToThrow:
            return w.in("at least one die must be thrown", "mindestens ein Würfel muss geworfen werden");
        case game::Why::DiceMissing:
            return w.in("the dice of the throw are missing", "die Würfel des Wurfs fehlen");
        case game::Why::DiceWrong:
            return w.in("this turn has {} of six sides; all that are not kept are thrown",
                        "dieser Zug hat {} mit sechs Seiten; geworfen werden alle, die nicht liegen bleiben",
                        w.diceDue());
        case game::Why::JokerUsedUp:
            return w.in("{} is struck out already", "{} ist schon durchgestrichen", w.what());
        case game::Why::KnightMissing:
            return w.in("{} needs {} built", "{} verlangt, dass gebaut ist: {}", w.what(), w.missing());
        case game::Why::DieNotThere:
            return w.in("no such die lies there to be turned: {}", "so ein Würfel liegt nicht da: {}", w.lying());
        case game::Why::WrongResource:
            return w.joker();
        case game::Why::ResourceMissing:
            return w.in("{} gives any resource: say which", "{} gibt jeden Rohstoff: bitte sagen, welchen", w.what());
        case game::Why::NothingTurned:
            return w.in("the die shows that already", "der Würfel zeigt das schon");
        case game::Why::WrongPiece:
            return w.in("the sheet has {} there", "auf dem Blatt ist dort {}", w.what());
        case game::Why::AlreadyBuilt:
            return w.in("{} is built already", "{} ist schon gebaut", w.what());
        case game::Why::NotConnected:
            return w.in("{} needs {} before it", "vor {} kommt {}", w.what(), w.missing());
        case game::Why::CannotPay:
            return w.price();
        case game::Why::WrongPayment:
            return w.in("these dice are not the price of {}: two gold stand for one resource",
                        "diese Würfel sind nicht der Preis für {}: zwei Gold gelten als ein Rohstoff", w.what());
        case game::Why::ReasonMissing:
            return w.in("a reason is wanted", "eine Begründung wird gebraucht");
        case game::Why::CannotStand:
            return refusal.at.empty()
                       ? w.in("the dice or the turn cannot be so", "so können Würfel oder Zug nicht sein")
                       : w.in("this is so already, or cannot be: {}", "das ist schon so oder kann nicht sein: {}",
                              w.parts(refusal.at));
    }
    return {};
}

}  // namespace adjudicator
