// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "adjudicator/saying/acts.h"
#include "adjudicator/saying/answer.h"

namespace adjudicator::saying {

/// What has to be said next besides places on the board.
struct Question {
    engine::Field field;
    std::vector<Answer> answers;
    /// Asked while the board asks for a place: acts that name no further place.
    bool besidePlaces = false;
};

/// Leads from an act over its places and questions to one action: keeps what is still possible. The acts of pieces ask
/// for places first, the others first who and what. A hidden card that is played is always asked for, also where only
/// one may be: nobody has said it before.
class ActChooser {
public:
    ActChooser(Act act, const engine::LegalActs& legal);

    [[nodiscard]] Act act() const { return m_act; }
    [[nodiscard]] const std::vector<engine::Place>& chosen() const { return m_chosen; }
    /// Still possible actions; those with open fields want them filled in.
    [[nodiscard]] const std::vector<engine::ActFamily>& candidates() const { return m_candidates; }
    /// The places of the next step, in the board's order, each once; none while a question comes first.
    [[nodiscard]] std::vector<engine::Place> nextPlaces() const;
    /// Takes a place of the next step; false when it is none of them.
    bool take(const engine::Place& place);
    /// Takes a place instead of one that was said already, and forgets what was said after that; false when it is none
    /// of them.
    bool takeInstead(const engine::Place& place);
    [[nodiscard]] std::optional<Question> question() const;
    /// Takes an answer to the question; false when it is none of its answers.
    bool answer(const Answer& answer);
    /// A candidate that an answer leaves possible.
    [[nodiscard]] const engine::Action& exampleOf(const Question& question, const Answer& answer) const;
    /// Whether more than one candidate is left by an answer, or one with fields to fill in.
    [[nodiscard]] bool leadsOn(const Question& question, const Answer& answer) const;
    /// All places are said: what is left differs in other things (or is one action).
    [[nodiscard]] bool placesDone() const;
    /// Something is possible, and a question comes before the next place.
    [[nodiscard]] bool asksNoPlace() const { return !m_candidates.empty() && nextPlaces().empty(); }
    /// Everything is said: the one that is left.
    [[nodiscard]] const engine::ActFamily* only() const;
    /// The next place is the desert that the robber goes to (MO-14).
    [[nodiscard]] bool asksForDesert() const;
    /// Where the army stands whose retreat is asked next; armies that attacked together retreat one after the other.
    [[nodiscard]] std::optional<engine::CornerId> retreating() const;
    /// Back by one step; false at the first.
    bool stepBack();
    [[nodiscard]] bool canStepBack() const { return !m_before.empty(); }

private:
    [[nodiscard]] std::vector<engine::Place> openPlaces() const;
    [[nodiscard]] bool fits(const engine::ActFamily& candidate, const Question& question, const Answer& answer) const;
    [[nodiscard]] bool asksHiddenCard() const;
    void remember() { m_before.push_back({m_candidates, m_chosen, m_cardIsSaid}); }

    Act m_act;
    std::vector<engine::ActFamily> m_candidates;
    std::vector<engine::Place> m_chosen;
    /// A person has said which hidden card is played.
    bool m_cardIsSaid = false;
    struct Step {
        std::vector<engine::ActFamily> candidates;
        std::vector<engine::Place> chosen;
        bool cardIsSaid = false;
    };
    std::vector<Step> m_before;
};

/// The attacks that are listed, and each with the neighbours who may help the defender (SA-K12).
[[nodiscard]] engine::LegalActs withAllies(const engine::Position& position, engine::LegalActs legal);

}  // namespace adjudicator::saying
