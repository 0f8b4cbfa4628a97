// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/desk/game_desk.h"

#include <utility>

#include "adjudicator/desk.h"
#include "adjudicator/record/official_branch.h"

namespace adjudicator {

template <class Game>
GameDesk<Game>::GameDesk(Listener listener) : m_listener(std::move(listener)) {}

template <class Game>
void GameDesk<Game>::setBook(std::shared_ptr<OpenBook> book) {
    m_listening.reset();
    m_table.reset();
    m_queue.clear();
    m_word.reset();
    m_next = nullptr;
    m_isThrowing = false;
    m_isBeginning = false;
    m_told = 0;
    // Answers about the book that is left are no longer of interest.
    m_alive = std::make_shared<bool>(true);
    m_book = std::move(book);
}

template <class Game>
std::optional<db::GameId> GameDesk<Game>::game() const {
    return m_table ? std::optional(line().game()) : std::nullopt;
}

template <class Game>
bool GameDesk<Game>::isWriting() const {
    return m_table && (m_table->isWriting() || m_isThrowing || !m_queue.empty());
}

template <class Game>
void GameDesk<Game>::whenWritten(std::function<void()> work) {
    if (isWriting()) {
        m_next = std::move(work);
    } else {
        work();
    }
}

template <class Game>
void GameDesk<Game>::openNewest() {
    const auto reader = m_book->reader();
    auto newest = reader ? readNewestGame<Game>(*reader, m_book->own()) : engine::unexpected(reader.error());
    if (!newest) {
        m_listener.failed(newest.error(), DeskWork::Open);
    } else if (*newest) {
        take(std::move(**newest));
    }
}

template <class Game>
void GameDesk<Game>::open(const db::GameId& game) {
    if (m_book && game != this->game()) {
        whenWritten([this, game] { read(game, std::nullopt, {}); });
    }
}

template <class Game>
void GameDesk<Game>::openBranch(const db::GameId& game, const db::Head& end, const std::string& reason) {
    if (m_book) {
        whenWritten([this, game, end, reason] { read(game, end, reason); });
    }
}

template <class Game>
void GameDesk<Game>::read(const db::GameId& game, const std::optional<db::Head>& branch, const std::string& reason) {
    const auto reader = m_book->reader();
    auto found = reader ? readGame<Game>(*reader, m_book->own(), game, branch) : engine::unexpected(reader.error());
    if (!found && found.error().problem == db::BookProblem::Forked) {
        m_listener.branchWanted(game);
    } else if (!found) {
        m_listener.failed(found.error(), DeskWork::Open);
    } else {
        take(std::move(*found));
        if (branch) {
            m_table->rule(officialRuling(*branch, reason));
        }
    }
}

template <class Game>
void GameDesk<Game>::take(GameRead<Game> read) {
    attach(std::move(read.line), std::move(read.lost));
    goOn();
}

template <class Game>
void GameDesk<Game>::begin(const typename Game::Setup& setup, std::function<void()> begun) {
    if (std::exchange(m_isBeginning, true)) {
        return;
    }
    const auto bodyOf = [setup, own = &m_book->own()](const GamePlace& place) {
        return genesisBody(setup, place, *own);
    };
    const auto created = [this, alive = std::weak_ptr<bool>(m_alive),
                          begun = std::move(begun)](const engine::Expected<GameBegun, db::BookError>& written) {
        if (alive.expired()) {
            return;
        }
        m_isBeginning = false;
        if (!written) {
            m_listener.failed(written.error(), DeskWork::Begin);
            return;
        }
        whenWritten([this, written = *written, begun] {
            auto line = Line::begin(written.body);
            if (!line) {
                m_listener.failed({db::BookProblem::ChainDamaged, m_book->file(), 0, 0, 0}, DeskWork::Begin);
                return;
            }
            attach(std::move(*line), written.lost);
            if (begun) {
                begun();
            }
            goOn();
        });
    };
    m_book->createGame(bodyOf, created);
}

template <class Game>
Surroundings GameDesk<Game>::surroundings(LostHere lost) {
    Surroundings around = m_book->surroundings(std::move(lost));
    around.append = [this, alive = std::weak_ptr<bool>(m_alive), plain = std::move(around.append)](
                        const db::GameId& game, const db::Head& after, std::vector<std::string> bodies,
                        std::vector<db::Picture> pictures,
                        const std::function<void(engine::Expected<db::Head, db::BookError>)>& answer) {
        const bool ofPicture = !pictures.empty();
        plain(game, after, std::move(bodies), std::move(pictures),
              [this, alive, ofPicture, answer](const engine::Expected<db::Head, db::BookError>& result) {
                  if (!alive.expired()) {
                      m_answersPicture = ofPicture;
                      answer(result);
                  }
              });
    };
    return around;
}

template <class Game>
TableListenerOf<Game> GameDesk<Game>::listener() {
    TableListenerOf<Game> listener;
    listener.changed = [this](const Position&, const typename Game::Events& events) { written(events); };
    listener.refused = [this](const typename Game::Refusal& refusal) {
        m_queue.clear();
        m_word.reset();
        m_isThrowing = false;
        m_listener.refused(refusal, m_played ? *m_played : m_table->declared()->action);
    };
    listener.refusedByTable = [this](TableRefusal refusal) {
        m_queue.clear();
        m_word.reset();
        m_isThrowing = false;
        m_listener.refusedByTable(refusal);
    };
    listener.failed = [this](const db::BookError& error) { failed(error); };
    return listener;
}

template <class Game>
void GameDesk<Game>::attach(Line line, LostHere lost) {
    m_table.reset();
    m_queue.clear();
    m_played.reset();
    m_word.reset();
    m_next = nullptr;
    m_isThrowing = false;
    const db::GameId game = line.game();
    auto table = std::make_unique<Table>(std::move(line), surroundings(std::move(lost)), listener());
    m_table = std::move(table);
    m_told = m_table->log().size();
    m_listening = m_book->listen(game, this->line().head(), [this] { grown(); });
}

/// After a game was opened: tells of it, and what went wrong as the table sat down.
template <class Game>
void GameDesk<Game>::goOn() {
    Change change;
    change.game = true;
    change.position = true;
    m_listener.changed(change);
    if (const auto error = std::exchange(m_failedAtOnce, std::nullopt)) {
        m_listener.failed(*error, DeskWork::Act);
    }
}

template <class Game>
ChangeOf<Game> GameDesk<Game>::changeSince(std::uint64_t entries) const {
    Change change;
    change.isAside = entries < m_table->log().size();
    for (std::uint64_t entry = entries; entry < m_table->log().size(); ++entry) {
        change.entries.push_back(entry);
        const auto& body = m_table->log()[entry].entry.body;
        change.position = change.position || std::holds_alternative<ActDoneOf<Game>>(body) ||
                          std::holds_alternative<TakenBack>(body) || std::holds_alternative<Restored>(body) ||
                          std::holds_alternative<CorrectedOf<Game>>(body);
        const auto* ruling = std::get_if<RulingGiven>(&body);
        change.ruling = change.ruling || ruling != nullptr;
        change.branch = change.branch || (ruling != nullptr && ruling->branch.has_value());
        change.seal = change.seal || std::holds_alternative<Sealed>(body);
        change.pictures = change.pictures || std::holds_alternative<EvidenceKept>(body);
        change.isAside = change.isAside &&
                         (std::holds_alternative<CommitmentShown>(body) || std::holds_alternative<EvidenceKept>(body));
    }
    return change;
}

template <class Game>
void GameDesk<Game>::written(const typename Game::Events& events) {
    if (!m_table) {
        // The table is sitting down.
        return;
    }
    const bool ofPicture = std::holds_alternative<EvidenceKept>(m_table->log().back().entry.body);
    if (!ofPicture && m_table->declared()) {
        if (m_isThrowing) {
            return;
        }
        if (m_word && !m_table->awaitsWords()) {
            throwNow(*std::exchange(m_word, std::nullopt));
            return;
        }
    }
    if (!ofPicture) {
        m_isThrowing = false;
    }
    Change change = changeSince(m_told);
    change.events = events;
    m_told = m_table->log().size();
    m_listener.changed(change);
    playNext();
}

template <class Game>
void GameDesk<Game>::failed(const db::BookError& error) {
    if (!m_table) {
        m_failedAtOnce = error;
        return;
    }
    const bool ofPicture = m_answersPicture;
    m_queue.clear();
    m_word.reset();
    m_isThrowing = false;
    m_listener.failed(error, ofPicture ? DeskWork::Picture : DeskWork::Act);
    if (error.problem == db::BookProblem::HeadMoved) {
        // Another program wrote to the game: once this table has spoken it is gone on with from there.
        m_next = m_next ? m_next : [this] { grown(); };
    }
    playNext();
}

template <class Game>
void GameDesk<Game>::grown() {
    if (!m_table) {
        return;
    }
    if (isWriting()) {
        if (!m_next) {
            m_next = [this] { grown(); };
        }
        return;
    }
    const auto reader = m_book->reader();
    auto on = reader ? readOn<Game>(*reader, m_book->own(), line()) : std::nullopt;
    auto found = on       ? engine::Expected<GameRead<Game>, db::BookError>(std::move(*on))
                 : reader ? readGame<Game>(*reader, m_book->own(), line().game())
                          : engine::unexpected(reader.error());
    if (!found) {
        m_listener.failed(found.error(), DeskWork::Growth);
        return;
    }
    const bool isAhead =
        found->line.log().size() > line().log().size() && found->line.log()[line().head().seq].head == line().head();
    if (!isAhead) {
        return;
    }
    const std::uint64_t before = m_told;
    attach(std::move(found->line), std::move(found->lost));
    Change change = changeSince(before);
    change.position = true;
    change.elsewhere = true;
    m_listener.changed(change);
    if (const auto error = std::exchange(m_failedAtOnce, std::nullopt)) {
        m_listener.failed(*error, DeskWork::Act);
    }
}

template <class Game>
void GameDesk<Game>::playNext() {
    if (!m_table || m_table->isWriting() || m_isThrowing) {
        return;
    }
    if (!m_queue.empty() && !m_table->declared()) {
        const Action next = std::move(m_queue.front());
        m_queue.pop_front();
        play(next);
        return;
    }
    if (m_next && !isWriting()) {
        // Later: the table that may be left is still speaking.
        m_book->later([this, alive = std::weak_ptr<bool>(m_alive), next = std::exchange(m_next, nullptr)] {
            if (!alive.expired()) {
                whenWritten(next);
            }
        });
    }
}

template <class Game>
void GameDesk<Game>::play(const Action& action, const std::optional<CarriedOut>& proposal) {
    m_played = action;
    m_word = m_listener.wordAtOnce(action);
    m_table->play(action, proposal);
}

template <class Game>
void GameDesk<Game>::playAll(const std::vector<Action>& actions) {
    m_queue.insert(m_queue.end(), actions.begin(), actions.end());
    playNext();
}

template <class Game>
void GameDesk<Game>::lookForWords() {
    if (holdsThrow() && !m_isThrowing && !isWriting() && !m_table->awaitsWords()) {
        goOnThrowing();
    }
}

template <class Game>
void GameDesk<Game>::goOnThrowing() {
    if (m_table && m_table->declared()) {
        throwNow(std::exchange(m_word, std::nullopt).value_or(WitnessWord()));
    }
}

template <class Game>
void GameDesk<Game>::throwNow(const WitnessWord& word) {
    m_word.reset();
    m_isThrowing = m_table->declared().has_value();
    m_table->openThrow(word);
}

template <class Game>
void GameDesk<Game>::keepPicture(std::uint64_t entry, std::string jpeg, std::uint32_t width, std::uint32_t height) {
    m_table->attach(entry, std::move(jpeg), width, height);
}

template class GameDesk<TableGame>;
template class GameDesk<DiceGame>;
template class GameDesk<TournamentGame>;
template class GameDesk<ProposalsGame>;

}  // namespace adjudicator
