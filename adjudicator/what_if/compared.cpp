// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/what_if/compared.h"

#include <algorithm>

#include "adjudicator/dispute/settle.h"
#include "adjudicator/text/action_text.h"
#include "adjudicator/text/event_text.h"
#include "adjudicator/text/refusals/due_text.h"
#include "adjudicator/text/refusals/refusal_text.h"
#include "adjudicator/text/scene.h"
#include "adjudicator/text/speaker.h"
#include "adjudicator/what_if/standing_text.h"
#include "engine/rules/points.h"
#include "engine/rulesets/monopolists/continents.h"

namespace adjudicator {

namespace {

using engine::Language;
using engine::PlayerId;
using engine::Position;

/// Writes the rows of one comparison.
class Comparison : private Speaker {
public:
    Comparison(const WhatIf& tried, Language language)
        : Speaker(language),
          m_tried(tried),
          m_recorded(tried.asRecorded.position, language),
          m_now(tried.asTried.position, language) {}

    [[nodiscard]] std::vector<ComparedRow> rows() && {
        addPoints();
        addWinner();
        addPlaces();
        addCombat();
        addCards();
        addHolders();
        addDue();
        std::ranges::stable_partition(m_rows, &ComparedRow::differs);
        return std::move(m_rows);
    }

private:
    void add(ComparedKind kind, std::string what, std::string recorded, std::string now) {
        const bool differs = recorded != now;
        m_rows.push_back({kind, differs, {}, 0, std::move(what), std::move(recorded), std::move(now)});
    }

    /// "Anna 7, Ben 6".
    template <class Count>
    [[nodiscard]] std::string eachPlayer(const Scene& scene, Count&& count) const {
        std::vector<std::string> all;
        for (const PlayerId player : scene.position().seats()) {
            all.push_back(fmt::format("{} {}", scene.name(player), count(scene.position(), player)));
        }
        return joined(all);
    }

    void addPoints() {
        const auto points = [](const Position& position, PlayerId player) { return engine::scoreOf(position, player); };
        add(ComparedKind::Points, in("points"), eachPlayer(m_recorded, points), eachPlayer(m_now, points));
    }

    [[nodiscard]] std::string winner(const Scene& scene) const {
        const auto& turn = scene.position().turn;
        return turn.winner                          ? scene.name(*turn.winner)
               : turn.phase == engine::Phase::Ended ? in("nobody, the game is over")
                                                    : in("nobody yet");
    }

    void addWinner() {
        const auto over = [](const Scene& scene) { return scene.position().turn.phase == engine::Phase::Ended; };
        if (over(m_recorded) || over(m_now)) {
            add(ComparedKind::Winner, in({"heading", "winner"}), winner(m_recorded), winner(m_now));
        }
    }

    void addPlaces() {
        int ring = 0;
        for (const engine::Place& at : differingPlaces(m_recorded.position(), m_now.position())) {
            m_rows.push_back({ComparedKind::Place, true, at, ++ring, m_now.places().label(at),
                              standingText(m_recorded.position(), at, language()),
                              standingText(m_now.position(), at, language())});
        }
    }

    [[nodiscard]] std::string combat(const Outcome& outcome, const Scene& scene) const {
        const auto* fight = std::get_if<engine::Fight>(&outcome.position.turn.pending);
        if (fight == nullptr) {
            return in("none under way");
        }
        const std::string who = in("{} attacks {}", scene.name(fight->attacker), scene.place(fight->at));
        return outcome.attackerWins ? in("{}, and wins with {}", who, percentText(*outcome.attackerWins, language()))
                                    : who;
    }

    void addCombat() {
        const auto fights = [](const Outcome& outcome) {
            return std::holds_alternative<engine::Fight>(outcome.position.turn.pending);
        };
        if (fights(m_tried.asRecorded) || fights(m_tried.asTried)) {
            add(ComparedKind::Combat, in("combat"), combat(m_tried.asRecorded, m_recorded),
                combat(m_tried.asTried, m_now));
        }
    }

    void addCards() {
        const auto cards = [](const Position& position, PlayerId player) {
            return countText(position.hands[player].size());
        };
        add(ComparedKind::Cards, in("cards"), eachPlayer(m_recorded, cards), eachPlayer(m_now, cards));
        for (const PlayerId player : m_now.position().seats()) {
            const auto& was = m_recorded.position().hands[player];
            const auto& is = m_now.position().hands[player];
            if (was != is) {
                add(ComparedKind::Cards, in("cards of {}", m_now.name(player)), handText(was, language()),
                    handText(is, language()));
            }
        }
        const auto hidden = [](const Position& position, PlayerId player) {
            return countText(position.development[player].hidden.size());
        };
        const std::string was = eachPlayer(m_recorded, hidden);
        const std::string is = eachPlayer(m_now, hidden);
        if (was != is) {
            add(ComparedKind::Development, in("development cards"), was, is);
        }
    }

    [[nodiscard]] std::string holders(const Scene& scene) const {
        const Position& position = scene.position();
        const auto name = [&](const std::optional<PlayerId>& holder) {
            return holder ? scene.name(*holder) : in("nobody");
        };
        std::vector<std::string> all{in("longest road: {}", name(position.longestRoadHolder))};
        if (position.inForce(engine::clause::B_12)) {
            all.push_back(in("largest army: {}", name(position.largestArmyHolder)));
        }
        if (position.secondRoadHolder) {
            all.push_back(in("second road: {}", name(position.secondRoadHolder)));
        }
        if (position.secondArmyHolder) {
            all.push_back(in("second army: {}", name(position.secondArmyHolder)));
        }
        for (const auto& monopolist : position.marks.monopolists) {
            all.push_back(in("Monopolist {}: {}", continentWord(monopolist.continent, language()),
                             scene.name(monopolist.player)));
        }
        return joined(all, "; ");
    }

    void addHolders() { add(ComparedKind::Holders, in("holders"), holders(m_recorded), holders(m_now)); }

    [[nodiscard]] std::string due(const Outcome& outcome, const Scene& scene) const {
        if (outcome.due.empty()) {
            return in("the game is over");
        }
        const engine::Due& first = outcome.due.front();
        const bool turn = first.player && (first.duty == engine::Duty::Turn || first.duty == engine::Duty::Roll);
        return turn ? fmt::format("{}, {}", scene.name(*first.player), word(outcome.position.turn.phase, language()))
                    : dueText(first, scene);
    }

    void addDue() {
        add(ComparedKind::Due, in("due now"), due(m_tried.asRecorded, m_recorded), due(m_tried.asTried, m_now));
    }

    const WhatIf& m_tried;
    Scene m_recorded;
    Scene m_now;
    std::vector<ComparedRow> m_rows;
};

}  // namespace

std::string_view toText(ComparedKind kind) {
    switch (kind) {
        case ComparedKind::Points:
            return "points";
        case ComparedKind::Winner:
            return "winner";
        case ComparedKind::Place:
            return "place";
        case ComparedKind::Combat:
            return "combat";
        case ComparedKind::Cards:
            return "cards";
        case ComparedKind::Development:
            return "development";
        case ComparedKind::Holders:
            return "holders";
        case ComparedKind::Due:
            return "due";
    }
    return {};
}

std::vector<ComparedRow> compared(const WhatIf& tried, Language language) {
    return Comparison(tried, language).rows();
}

std::string sentence(const TriedAct& act, const engine::Table& table, Language language) {
    std::string said = act.how == TriedHow::Falls || act.how == TriedHow::LeftOut
                           ? summary(act.action, act.wasEvents, table, language)
                           : summary(act.action, act.events, table, language);
    switch (act.how) {
        case TriedHow::Otherwise:
            return say(language, "{}; it was: {}", said, summary(*act.wasAction, act.wasEvents, table, language));
        case TriedHow::Falls:
            return say(language, "{}: falls", act.wasAction ? sentence(act.action, table, language) : said);
        case TriedHow::LeftOut:
            return say(language, "{}: left out", said);
        case TriedHow::Same:
        case TriedHow::Follows:
        case TriedHow::Added:
            break;
    }
    return said;
}

std::string whyItFalls(const TriedAct& act, Language language) {
    if (act.how != TriedHow::Falls) {
        return {};
    }
    return act.refusal ? sentence(*act.refusal, *act.before, language)
                       : say(language, "its pieces are not there any more");
}

}  // namespace adjudicator
