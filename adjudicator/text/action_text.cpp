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
        return in("{} founds {} with a road {}", "{} gründet {} mit einer Straße {}", name(a.by), at(a.at),
                  at(a.route));
    }
    std::string operator()(const engine::Roll& a) const {
        return a.dice.asksForThrow() ? in("{} rolls the dice", "{} würfelt", name(a.by))
                                     : in("{} throws {}", "{} würfelt {}", name(a.by), facesText(a.dice));
    }
    std::string operator()(const engine::Discard& a) const {
        const int count = a.count.value_or(0);
        const std::string given = a.cards ? cardsText(*a.cards, language) : countedCards(count, language);
        if (a.held) {
            return in("{} has {} and discards {}", "{} hat {} und gibt {} ab", name(a.by),
                      countedCards(*a.held, language), given);
        }
        return in("{} discards {}", "{} gibt {} ab", name(a.by), given);
    }
    std::string operator()(const engine::MoveRobber& a) const {
        const std::string card =
            a.victim ? in(" and takes a card from {}", " und zieht eine Karte bei {}", name(*a.victim)) : std::string();
        return in("{} moves the robber {}{}", "{} versetzt den Räuber {}{}", name(a.by), to(a.hex), card);
    }
    std::string operator()(const engine::Build& a) const {
        if (a.hex) {
            return in("{} builds {} across {} {}", "{} baut {} über {} {} aus", name(a.by),
                      withArticle(a.piece, language), place(*a.hex), away(a.at));
        }
        return in("{} builds {} {}", "{} baut {} {}", name(a.by), withArticle(a.piece, language), at(a.at));
    }
    std::string operator()(const engine::Upgrade& a) const {
        return in("{} upgrades {} to {}", "{} baut {} aus: {}", name(a.by), at(a.at), withArticle(a.piece, language));
    }
    std::string operator()(const engine::BuyUnits& a) const {
        return in("{} buys {} {}", "{} kauft {} {}", name(a.by), unitsText(a.units, language), at(a.at));
    }
    std::string operator()(const engine::MoveArmy& a) const {
        const bool all = !a.units && !a.nuke;
        const std::string what =
            all ? in("the army", "die Armee") : party(a.units.value_or(engine::Units{}), a.nuke.value_or(false));
        const std::string end = to(!a.path.empty() ? a.path.back() : a.to.value_or(a.from));
        return in("{} moves {} {} {}", "{} zieht {} {} {}", name(a.by), what, away(a.from), end);
    }
    std::string operator()(const engine::Attack& a) const {
        const std::string allies =
            a.allies.empty() ? std::string()
                             : in("; the defender has help{}", "; der Verteidiger hat Hilfe{}", from(a.allies));
        return in("{} attacks {}{}{}", "{} greift {}{} an{}", name(a.by), place(a.at), from(a.from), allies);
    }
    std::string operator()(const engine::Throw& a) const {
        const std::string loss =
            a.loser ? in("; a loss falls {}", "; ein Verlust fällt {}", at(*a.loser)) : std::string();
        if (a.dice.asksForThrow()) {
            return a.by ? in("{} throws the dice that are due{}", "{} macht den fälligen Wurf{}", name(*a.by), loss)
                        : in("The dice that are due are thrown{}", "Der fällige Wurf wird gemacht{}", loss);
        }
        return a.by ? in("{} throws {}{}", "{} würfelt {}{}", name(*a.by), facesOf(a.dice), loss)
                    : in("Thrown: {}{}", "Gewürfelt: {}{}", facesOf(a.dice), loss);
    }
    std::string operator()(const engine::Stop& a) const {
        std::vector<std::string> ways;
        for (const engine::Retreat& retreat : a.retreat) {
            ways.push_back(in("{} {}", "{} {}", away(retreat.from), to(retreat.to)));
        }
        const std::string retreats =
            ways.empty() ? std::string() : in("; retreat {}", "; Rückzug {}", joinedAnd(ways, language));
        return in("{} stops the attack{}", "{} beendet den Angriff{}", name(a.by), retreats);
    }
    std::string operator()(const engine::Conquer& a) const {
        return a.decline ? in("{} declines the conquest", "{} verzichtet auf die Eroberung", name(a.by))
                         : in("{} conquers the crossing", "{} erobert die Kreuzung", name(a.by));
    }
    std::string operator()(const engine::FireNuke& a) const {
        return in("{} fires the nuclear weapon {} at {}", "{} zündet die Nuklearwaffe {} auf {}", name(a.by),
                  away(a.from), place(a.hex));
    }
    std::string operator()(const engine::EndPhase& a) const {
        return in("{} ends the phase", "{} beendet die Phase", name(a.by));
    }
    std::string operator()(const engine::EndTurn& a) const {
        return in("{} ends the turn", "{} beendet den Zug", name(a.by));
    }
    std::string operator()(const engine::Rule& a) const {
        std::vector<std::string> about;
        if (a.clause) {
            about.emplace_back(toText(*a.clause));
        }
        if (a.at) {
            about.push_back(label(*a.at));
        }
        return in("Ruling{}{}", "Entscheidung{}{}", about.empty() ? std::string() : " (" + joined(about) + ")",
                  because(a.reason));
    }
    std::string operator()(const engine::Adjust& a) const {
        return in("Adjustment{}", "Berichtigung{}", because(a.reason));
    }
    std::string operator()(const engine::EndGame& a) const {
        return a.winner ? in("The game is ended, {} wins{}", "Das Spiel wird beendet, {} gewinnt{}", name(*a.winner),
                             because(a.reason))
                        : in("The game is ended{}", "Das Spiel wird beendet{}", because(a.reason));
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
