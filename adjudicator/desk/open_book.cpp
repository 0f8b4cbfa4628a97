// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/desk/open_book.h"

#include <future>
#include <utility>

#include "adjudicator/desk.h"
#include "engine/check.h"

namespace adjudicator {

namespace {

/// Entry 0 of the next game of this desk, written and remembered.
engine::Expected<GameBegun, db::BookError> createIn(db::Book& book, const DeskFolder& own,
                                                    const std::function<std::string(const GamePlace&)>& bodyOf) {
    const auto place = nextGamePlace(book, own);
    if (!place) {
        return engine::unexpected(place.error());
    }
    std::string body = bodyOf(*place);
    const auto created = book.createGame(body);
    if (!created) {
        own.memory().giveBack(keyText(own), place->number);
        return engine::unexpected(created.error());
    }
    own.memory().begun(book.file(), created->id, keyText(own), place->number, created->head);
    return GameBegun{std::move(body), lostHere(book, created->id, own)};
}

}  // namespace

OpenBook::OpenBook(db::Book book, std::unique_ptr<DeskFolder> own, db::BookThread::Post post)
    : m_file(book.file()),
      m_post(post),
      m_ownKept(std::move(own)),
      m_own(m_ownKept.get()),
      m_thread(std::make_unique<db::BookThread>(
          std::move(book), std::move(post),
          [this](const db::GameId& game, const db::Head& head) { noteWritten(game, head); })) {
    followWitnessFolder();
}

OpenBook::OpenBook(db::Book& book, DeskFolder& own) : m_file(book.file()), m_own(&own), m_book(&book) {
    followWitnessFolder();
}

OpenBook::~OpenBook() {
    // The connection that writes is the last to close, and folds the log into the file.
    m_look.reset();
}

engine::Expected<db::Book, db::BookError> OpenBook::reader() const {
    return db::Book::open(m_file, db::OpenMode::ReadOnly);
}

Surroundings OpenBook::surroundings(LostHere lost) {
    Surroundings around;
    around.append = [this](const db::GameId& game, const db::Head& after, std::vector<std::string> bodies,
                           std::vector<db::Picture> pictures,
                           const std::function<void(engine::Expected<db::Head, db::BookError>)>& answer) {
        if (isKept()) {
            answer(engine::unexpected(db::BookError{db::BookProblem::Kept, m_file, {}, 0, 0}));
        } else if (m_thread) {
            m_thread->append(game, after, std::move(bodies), answer, std::move(pictures));
        } else {
            const auto written = m_book->append(game, after, bodies, pictures);
            if (written) {
                noteWritten(game, *written);
            }
            answer(written);
        }
    };
    around.now = &utcNow;
    around.drawSecret = &drawSecret;
    around.desk = m_own;
    around.book = m_file;
    around.lost = std::move(lost);
    return around;
}

void OpenBook::followWitnessFolder() {
    const std::filesystem::path folder = m_own->witnessFolder();
    auto witness = folder.empty() || !m_own->key() ? nullptr : std::make_shared<WitnessFolder>(folder, *m_own->key());
    const std::lock_guard lock(m_mutex);
    m_witness.swap(witness);
}

/// What is on disk is remembered outside the book too.
void OpenBook::noteWritten(const db::GameId& game, const db::Head& head) {
    m_own->memory().note(m_file, game, head);
    std::shared_ptr<WitnessFolder> witness;
    {
        const std::lock_guard lock(m_mutex);
        m_written.insert_or_assign(game, head);
        witness = m_witness;
    }
    if (witness) {
        witness->note({game, head}, utcNow());
    }
}

void OpenBook::createGame(std::function<std::string(const GamePlace&)> bodyOf, const Answer<GameBegun>& answer) {
    if (isKept()) {
        answer(engine::unexpected(db::BookError{db::BookProblem::Kept, m_file, {}, 0, 0}));
        return;
    }
    if (!m_thread) {
        answer(createIn(*m_book, *m_own, bodyOf));
        return;
    }
    m_thread->use([own = m_own, bodyOf = std::move(bodyOf), answer](db::Book& book) -> std::function<void()> {
        return [answer, created = createIn(book, *own, bodyOf)] { answer(created); };
    });
}

void OpenBook::pictures(std::vector<db::Hash> hashes, const Answer<std::vector<db::PictureRead>>& answer) {
    ADJ_CHECK(m_thread != nullptr, "pictures are read beside the owner's thread");
    m_thread->pictures(std::move(hashes), answer);
}

void OpenBook::handOver(std::filesystem::path target, const Answer<void>& answer) {
    ADJ_CHECK(m_thread != nullptr, "a copy is made beside the owner's thread");
    m_thread->handOver(std::move(target), answer);
}

void OpenBook::backUp(std::filesystem::path target, std::function<void()> afterwards,
                      const Answer<std::vector<db::GameId>>& answer) {
    ADJ_CHECK(m_thread != nullptr, "a backup is made beside the owner's thread");
    m_thread->backUp(std::move(target), std::move(afterwards), answer);
}

void OpenBook::later(std::function<void()> work) {
    if (m_post) {
        m_post(std::move(work));
    } else {
        m_put.push_back(std::move(work));
    }
}

void OpenBook::doWhatWasPutOff() {
    for (const auto& work : std::exchange(m_put, {})) {
        work();
    }
}

std::shared_ptr<void> OpenBook::listen(const db::GameId& game, const db::Head& known, std::function<void()> grown) {
    // Whoever listened before may know less.
    m_headsSeen.try_emplace(game, std::vector{known});
    auto token = std::make_shared<Grown>(std::move(grown));
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_listeners, [](const auto& each) { return each.second.expired(); });
    m_listeners.emplace(game, token);
    return token;
}

OpenBook::Heads OpenBook::headsListenedTo(const db::Book& book) {
    std::vector<db::GameId> games;
    {
        const std::lock_guard lock(m_mutex);
        for (const auto& [game, listener] : m_listeners) {
            if (!listener.expired()) {
                games.push_back(game);
            }
        }
    }
    Heads heads;
    for (const db::GameId& game : games) {
        // Looked at now and then: a long game is not gone through for it.
        const auto info = book.info(game);
        if (info && info->isStraight()) {
            heads.emplace(game, std::vector{info->head});
        } else if (auto all = book.heads(game)) {
            heads.emplace(game, std::move(*all));
        }
    }
    return heads;
}

void OpenBook::tellGrown(const Heads& before, const Heads& after) {
    for (const auto& [game, heads] : after) {
        const auto was = before.find(game);
        if (was != before.end() && was->second == heads) {
            continue;
        }
        std::vector<std::shared_ptr<Grown>> told;
        {
            const std::lock_guard lock(m_mutex);
            const auto [first, last] = m_listeners.equal_range(game);
            for (auto each = first; each != last; ++each) {
                if (auto listener = each->second.lock()) {
                    told.push_back(std::move(listener));
                }
            }
        }
        for (const auto& listener : told) {
            (*listener)();
        }
    }
}

void OpenBook::lookForOthers() {
    const bool isFirst = !m_look;
    if (isFirst) {
        if (auto book = reader()) {
            m_look.emplace(std::move(*book));
        }
    }
    if (!m_look || (!m_look->wasWrittenElsewhere() && !isFirst)) {
        return;
    }
    const Heads now = headsListenedTo(*m_look);
    Heads grown;
    {
        const std::lock_guard lock(m_mutex);
        for (const auto& [game, heads] : now) {
            const auto own = m_written.find(game);
            const bool isOwn = own != m_written.end() && heads == std::vector{own->second};
            if (!isOwn) {
                grown.emplace(game, heads);
            }
        }
    }
    tellGrown(std::exchange(m_headsSeen, now), grown);
}

void OpenBook::setKept(bool isKept) {
    if (std::exchange(m_isKept, isKept) != isKept) {
        tellKeeper();
    }
}

void OpenBook::writeBeside() {
    const bool was = isKept();
    m_writesBeside = true;
    if (was) {
        tellKeeper();
    }
}

std::shared_ptr<void> OpenBook::listenToKeeper(std::function<void()> turned) {
    auto token = std::make_shared<Grown>(std::move(turned));
    std::erase_if(m_keeperListeners, [](const auto& each) { return each.expired(); });
    m_keeperListeners.push_back(token);
    return token;
}

void OpenBook::tellKeeper() {
    // Whoever is told may begin to listen to another book.
    const auto told = m_keeperListeners;
    for (const auto& each : told) {
        if (const auto listener = each.lock()) {
            (*listener)();
        }
    }
}

void OpenBook::lend(const std::function<void(db::Book&, const db::BookThread::Between& between)>& work) {
    ADJ_CHECK(m_thread != nullptr, "a book is lent beside its owner's thread");
    // Shared: whoever waits may be gone before the promise has returned.
    const auto done = std::make_shared<std::promise<void>>();
    auto answered = done->get_future();
    m_thread->useLong(
        [this, done, &work](db::Book& book, const db::BookThread::Between& between) -> std::function<void()> {
            auto before = headsListenedTo(book);
            work(book, between);
            auto after = headsListenedTo(book);
            m_post([this, alive = std::weak_ptr<bool>(m_alive), before = std::move(before), after = std::move(after)] {
                if (!alive.expired()) {
                    tellGrown(before, after);
                }
            });
            done->set_value();
            return {};
        });
    answered.wait();
}

}  // namespace adjudicator
