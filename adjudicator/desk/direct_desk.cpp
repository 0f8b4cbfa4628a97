// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/desk/direct_desk.h"

#include <utility>

#include "adjudicator/desk.h"

namespace adjudicator {

template <class Game>
DirectDesk<Game>::DirectDesk(db::Book& book, DeskFolder& own) : m_book(book), m_own(own), m_desk(listener()) {
    m_desk.setBook(std::make_shared<OpenBook>(book, own));
}

template <class Game>
DeskListenerOf<Game> DirectDesk<Game>::listener() {
    DeskListenerOf<Game> listener;
    listener.changed = [this](const ChangeOf<Game>& change) {
        m_events.insert(m_events.end(), change.events.begin(), change.events.end());
    };
    listener.refused = [this](const typename Game::Refusal& refusal, const typename Game::Action&) {
        m_problem = refusal;
    };
    listener.refusedByTable = [this](TableRefusal refusal) { m_problem = refusal; };
    // What went wrong first is the answer.
    listener.failed = [this](const db::BookError& error, DeskWork) { m_problem = m_problem ? m_problem : error; };
    listener.wordAtOnce = [this](const typename Game::Action&) { return std::optional(std::exchange(m_word, {})); };
    return listener;
}

template <class Game>
typename DirectDesk<Game>::Answer DirectDesk<Game>::answer(const std::function<void()>& work) {
    m_problem.reset();
    m_events.clear();
    const std::uint64_t before = m_desk.hasGame() ? line().head().seq : 0;
    work();
    m_desk.book()->doWhatWasPutOff();
    if (m_problem) {
        return engine::unexpected(*m_problem);
    }
    ActWrittenOf<Game> written{line().head().seq, m_events};
    for (std::uint64_t entry = before + 1; entry < line().log().size(); ++entry) {
        if (line().log()[entry].act() != nullptr) {
            written.entry = entry;
        }
    }
    return written;
}

template <class Game>
typename DirectDesk<Game>::Answer DirectDesk<Game>::begin(const typename Game::Setup& setup) {
    return answer([&] { m_desk.begin(setup); });
}

template <class Game>
typename DirectDesk<Game>::Answer DirectDesk<Game>::take(LineOf<Game> line) {
    return answer([&] {
        auto lost = lostHere(m_book, line.game(), m_own);
        m_desk.take({std::move(line), std::move(lost)});
    });
}

template <class Game>
typename DirectDesk<Game>::Answer DirectDesk<Game>::play(const typename Game::Action& action, const WitnessWord& word) {
    return answer([&] {
        m_word = word;
        m_desk.play(action);
    });
}

template <class Game>
typename DirectDesk<Game>::Answer DirectDesk<Game>::goOnThrowing() {
    return answer([&] { m_desk.goOnThrowing(); });
}

template <class Game>
typename DirectDesk<Game>::Answer DirectDesk<Game>::carryOut(const typename Game::Action& action,
                                                             const CarriedOut& proposal) {
    return answer([&] { m_desk.play(action, proposal); });
}

template <class Game>
typename DirectDesk<Game>::Answer DirectDesk<Game>::takeBack() {
    return answer([&] { m_desk.takeBack(); });
}

template <class Game>
typename DirectDesk<Game>::Answer DirectDesk<Game>::undoTo(const ActPlace& from) {
    return answer([&] { m_desk.undoTo(from); });
}

template <class Game>
typename DirectDesk<Game>::Answer DirectDesk<Game>::restore() {
    return answer([&] { m_desk.restore(); });
}

template <class Game>
typename DirectDesk<Game>::Answer DirectDesk<Game>::seal() {
    return answer([&] { m_desk.seal(); });
}

template <class Game>
typename DirectDesk<Game>::Answer DirectDesk<Game>::rule(RulingGiven ruling) {
    return answer([&] { m_desk.rule(std::move(ruling)); });
}

template class DirectDesk<TableGame>;
template class DirectDesk<DiceGame>;
template class DirectDesk<TournamentGame>;
template class DirectDesk<ProposalsGame>;

}  // namespace adjudicator
