// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/action_text.h"

#include "adjudicator/text/documents/ccm_text.h"
#include "adjudicator/text/documents/guest_text.h"
#include "adjudicator/text/documents/monopolists_text.h"
#include "adjudicator/text/documents/shadow_text.h"
#include "adjudicator/text/documents/soldiers_text.h"
#include "adjudicator/text/table_text.h"
#include "adjudicator/text/telling.h"

namespace adjudicator {

namespace {

/// Tells each kind of action. A new kind does not compile until it is told.
struct ActionTeller : Telling {
    std::string operator()(const engine::Found& a) const {
        return in("{} founds {} with a road {}", name(a.by), at(a.at), at(a.route));
    }
    std::string operator()(const engine::Roll& a) const {
        return a.dice.asksForThrow() ? in("{} rolls the dice", name(a.by))
                                     : in("{} throws {}", name(a.by), facesText(a.dice));
    }
    std::string operator()(const engine::Discard& a) const {
        const int count = a.count.value_or(0);
        const std::string given = a.cards ? cardsText(*a.cards, language()) : countedCards(count, language());
        if (a.held) {
            return in("{} has {} and discards {}", name(a.by), countedCards(*a.held, language()), given);
        }
        return in("{} discards {}", name(a.by), given);
    }
    std::string operator()(const engine::MoveRobber& a) const {
        const std::string card = a.victim ? in(" and takes a card from {}", name(*a.victim)) : std::string();
        return in("{} moves the robber {}{}", name(a.by), to(a.hex), card);
    }
    std::string operator()(const engine::Build& a) const {
        if (a.hex) {
            return in("{} builds {} across {} {}", name(a.by), withArticle(a.piece, language()), place(*a.hex),
                      away(a.at));
        }
        return in("{} builds {} {}", name(a.by), withArticle(a.piece, language()), at(a.at));
    }
    std::string operator()(const engine::Upgrade& a) const {
        return in("{} upgrades {} to {}", name(a.by), at(a.at), withArticle(a.piece, language()));
    }
    std::string operator()(const engine::BuyUnits& a) const {
        return in("{} buys {} {}", name(a.by), unitsText(a.units, language()), at(a.at));
    }
    std::string operator()(const engine::MoveArmy& a) const {
        const bool all = !a.units && !a.nuke;
        const std::string what =
            all ? in("the army") : party(a.units.value_or(engine::Units{}), a.nuke.value_or(false));
        const std::string end = to(!a.path.empty() ? a.path.back() : a.to.value_or(a.from));
        return in("{} moves {} {} {}", name(a.by), what, away(a.from), end);
    }
    std::string operator()(const engine::Attack& a) const {
        const std::string allies = a.allies.empty() ? std::string() : in("; the defender has help{}", from(a.allies));
        return in("{} attacks {}{}{}", name(a.by), place(a.at), from(a.from), allies);
    }
    std::string operator()(const engine::Throw& a) const {
        const std::string loss = a.loser ? in("; a loss falls {}", at(*a.loser)) : std::string();
        if (a.dice.asksForThrow()) {
            return a.by ? in("{} throws the dice that are due{}", name(*a.by), loss)
                        : in("The dice that are due are thrown{}", loss);
        }
        return a.by ? in("{} throws {}{}", name(*a.by), facesOf(a.dice), loss)
                    : in("Thrown: {}{}", facesOf(a.dice), loss);
    }
    std::string operator()(const engine::Stop& a) const {
        std::vector<std::string> ways;
        for (const engine::Retreat& retreat : a.retreat) {
            ways.push_back(in("{} {}", away(retreat.from), to(retreat.to)));
        }
        const std::string retreats = ways.empty() ? std::string() : in("; retreat {}", joinedAnd(ways, language()));
        return in("{} stops the attack{}", name(a.by), retreats);
    }
    std::string operator()(const engine::Conquer& a) const {
        return a.decline ? in("{} declines the conquest", name(a.by)) : in("{} conquers the crossing", name(a.by));
    }
    std::string operator()(const engine::FireNuke& a) const {
        return in("{} fires the nuclear weapon {} at {}", name(a.by), away(a.from), place(a.hex));
    }
    std::string operator()(const engine::EndPhase& a) const { return in("{} ends the phase", name(a.by)); }
    std::string operator()(const engine::EndTurn& a) const { return in("{} ends the turn", name(a.by)); }
    std::string operator()(const engine::Rule& a) const {
        std::vector<std::string> about;
        if (a.clause) {
            about.emplace_back(toText(*a.clause));
        }
        if (a.at) {
            about.push_back(label(*a.at));
        }
        return in("Ruling{}{}", about.empty() ? std::string() : " (" + joined(about) + ")", because(a.reason));
    }
    std::string operator()(const engine::Adjust& a) const { return in("Adjustment{}", because(a.reason)); }
    std::string operator()(const engine::EndGame& a) const {
        return a.winner ? in("The game is ended, {} wins{}", name(*a.winner), because(a.reason))
                        : in("The game is ended{}", because(a.reason));
    }

    static std::string facesOf(const engine::Dice& dice) {
        std::vector<std::string> faces;
        for (const engine::Die& die : dice.dice) {
            faces.push_back(std::to_string(die.value));
        }
        return joined(faces);
    }
    /// The further ones are told by their document.
    template <class Other>
    std::string operator()(const Other& it) const {
        return tell(*this, it);
    }
};

}  // namespace

std::string sentence(const engine::Action& action, const engine::Table& table, engine::Language language) {
    return std::visit(ActionTeller{{table, language}}, action);
}

}  // namespace adjudicator
