// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody who plays the dice game with a little sense, for whole games in tests.
#pragma once

#include <optional>

#include "engine/dice_game/decide.h"
#include "engine/dice_game/payment.h"

namespace engine::test {

class DicePlayer {
public:
    explicit DicePlayer(const dice_game::Position& position)
        : m_position(position), m_by(position.turn.player), m_lying(position.faces()) {}

    /// The next act of whoever's turn it is; throws ask for dice.
    [[nodiscard]] dice_game::Action act() const {
        const auto* throwing = std::get_if<dice_game::Throwing>(&m_position.turn.phase);
        if (throwing != nullptr && throwing->throws == 0) {
            return dice_game::Throw{m_by, {}, {}, std::nullopt};
        }
        const auto wish = wanted();
        if (wish && paid(*wish)) {
            return build(*wish);
        }
        if (throwing != nullptr) {
            return dice_game::Throw{m_by, wish ? useful(*wish) : dice_game::Faces{}, {}, std::nullopt};
        }
        if (const auto joker = jokerFor(wish)) {
            return *joker;
        }
        const auto other = affordable();
        return other ? build(*other) : dice_game::Action(dice_game::EndTurn{m_by});
    }

private:
    [[nodiscard]] Cards price(dice_game::PlaceId place) const {
        return dice_game::priceOf(m_position.sheet()[place].piece);
    }
    [[nodiscard]] bool paid(dice_game::PlaceId place) const {
        return dice_game::paymentFor(price(place), m_lying).has_value();
    }
    [[nodiscard]] dice_game::Action build(dice_game::PlaceId place) const {
        return dice_game::Build{m_by, m_position.sheet()[place].piece, place, {}};
    }
    [[nodiscard]] bool open(dice_game::PlaceId place) const {
        if (m_position.isBuilt(m_by, place)) {
            return false;
        }
        for (const dice_game::PlaceId need : m_position.sheet()[place].needs) {
            if (!m_position.isBuilt(m_by, need)) {
                return false;
            }
        }
        return true;
    }
    /// Points first, then knights before roads; what is nearly paid comes before what is not.
    [[nodiscard]] int worth(dice_game::PlaceId place) const {
        const int kind = m_position.sheet()[place].piece == dice_game::Piece::Knight ? 1 : 0;
        return 6 * m_position.sheet()[place].points + 5 * kind -
               4 * dice_game::missingFor(price(place), m_lying).total();
    }
    template <class Pick>
    [[nodiscard]] std::optional<dice_game::PlaceId> best(Pick pick) const {
        std::optional<dice_game::PlaceId> found;
        for (const dice_game::PlaceId place : m_position.sheet().placeIds()) {
            if (open(place) && pick(place) && (!found || worth(place) > worth(*found))) {
                found = place;
            }
        }
        return found;
    }
    [[nodiscard]] std::optional<dice_game::PlaceId> wanted() const {
        return best([](dice_game::PlaceId) { return true; });
    }
    [[nodiscard]] std::optional<dice_game::PlaceId> affordable() const {
        return best([&](dice_game::PlaceId place) { return paid(place); });
    }
    /// The dice that help to pay for it; at least one is thrown again.
    [[nodiscard]] dice_game::Faces useful(dice_game::PlaceId place) const {
        dice_game::Faces keep;
        for (const Resource resource : kResources) {
            const dice_game::Face face = dice_game::faceOf(resource);
            keep[face] = std::min(m_lying[face], price(place)[resource]);
        }
        keep[dice_game::Face::Gold] = m_lying[dice_game::Face::Gold];
        return keep.total() < m_position.turn.dice ? keep : dice_game::Faces{};
    }
    /// A joker that pays the last missing resource with a die that is of no other use.
    [[nodiscard]] std::optional<dice_game::Action> jokerFor(std::optional<dice_game::PlaceId> wish) const {
        if (!wish) {
            return std::nullopt;
        }
        const Cards missing = dice_game::missingFor(price(*wish), m_lying);
        for (const Resource resource : kResources) {
            if (missing.total() != 1 || missing[resource] != 1) {
                continue;
            }
            for (const dice_game::JokerId joker : m_position.sheet().jokerIds()) {
                for (const dice_game::Face from : dice_game::kFaces) {
                    const bool spare = m_lying[from] > useful(*wish)[from];
                    const dice_game::Action action = dice_game::UseJoker{m_by, joker, from, resource};
                    if (spare && dice_game::decide(m_position, action)) {
                        return action;
                    }
                }
            }
        }
        return std::nullopt;
    }

    const dice_game::Position& m_position;
    PlayerId m_by;
    dice_game::Faces m_lying;
};

}  // namespace engine::test
