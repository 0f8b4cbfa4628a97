// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/book_thread.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace db {

namespace {

template <class T>
std::function<void()> delivery(const BookThread::Answer<T>& answer, Expected<T, BookError> result) {
    return [answer, result = std::move(result)]() mutable { answer(std::move(result)); };
}

}  // namespace

BookThread::BookThread(Book book, Post post, std::chrono::milliseconds restAfter)
    : m_book(std::move(book)), m_post(std::move(post)), m_restAfter(restAfter), m_thread([this] { work(); }) {}

BookThread::BookThread(Book book, Post post, Appended appended)
    : m_book(std::move(book)),
      m_post(std::move(post)),
      m_appended(std::move(appended)),
      m_restAfter(std::chrono::seconds(5)),
      m_thread([this] { work(); }) {}

BookThread::~BookThread() {
    {
        const std::lock_guard lock(m_mutex);
        m_closing = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void BookThread::createGame(std::string firstBody, const Answer<GameInfo>& answer) {
    const GameId game = gameIdOf(firstBody);
    const BookError dropped{BookProblem::Dropped, m_book.file(), 0, 0, 0};
    ask({game,
         [firstBody = std::move(firstBody), answer](Book& book) {
             auto result = book.createGame(firstBody);
             const bool succeeded = result.has_value();
             return Outcome{succeeded, delivery<GameInfo>(answer, std::move(result))};
         },
         delivery<GameInfo>(answer, engine::unexpected(dropped)), false});
}

void BookThread::append(const GameId& game, const Head& after, std::vector<std::string> bodies,
                        const Answer<Head>& answer, std::vector<Picture> pictures) {
    const BookError dropped{BookProblem::Dropped, m_book.file(), after.seq + 1, 0, 0};
    ask({game,
         [this, game, after, bodies = std::move(bodies), answer, pictures = std::move(pictures)](Book& book) {
             auto result = book.append(game, after, bodies, pictures);
             const bool succeeded = result.has_value();
             if (succeeded && m_appended) {
                 m_appended(game, *result);
             }
             return Outcome{succeeded, delivery<Head>(answer, std::move(result))};
         },
         delivery<Head>(answer, engine::unexpected(dropped)), false});
}

void BookThread::pictures(std::vector<Hash> hashes, const Answer<std::vector<PictureRead>>& answer) {
    ask({std::nullopt,
         [hashes = std::move(hashes), answer](Book& book) {
             Expected<std::vector<PictureRead>, BookError> result = std::vector<PictureRead>();
             for (const Hash& hash : hashes) {
                 auto found = book.picture(hash);
                 const auto state = book.pictureState(hash);
                 if (!found || !state) {
                     result = engine::unexpected(!found ? found.error() : state.error());
                     break;
                 }
                 result->push_back({*state, *found ? std::move(**found) : Picture{}});
             }
             const bool succeeded = result.has_value();
             return Outcome{succeeded, delivery<std::vector<PictureRead>>(answer, std::move(result))};
         },
         nullptr, false});
}

void BookThread::handOver(std::filesystem::path target, const Answer<void>& answer) {
    ask({std::nullopt,
         [target = std::move(target), answer](Book& book) {
             auto result = book.handOver(target);
             const bool succeeded = result.has_value();
             return Outcome{succeeded, delivery<void>(answer, std::move(result))};
         },
         nullptr, false});
}

void BookThread::use(std::function<std::function<void()>(Book&)> work) {
    ask({std::nullopt, [work = std::move(work)](Book& book) { return Outcome{true, work(book)}; }, nullptr, false});
}

void BookThread::useLong(std::function<std::function<void()>(Book&, const Between&)> work) {
    ask({std::nullopt,
         [this, work = std::move(work)](Book& book) {
             return Outcome{true, work(book, [this] { serveBetween(); })};
         },
         nullptr, true});
}

void BookThread::backUp(std::filesystem::path target, std::function<void()> afterwards,
                        const Answer<std::vector<GameId>>& answer) {
    Request request{std::nullopt,
                    [this, target = std::move(target), afterwards = std::move(afterwards), answer](Book& book) {
                        BackupOptions options;
                        options.between = [this] { serveBetween(); };
                        // Another connection: the copy is of one moment while this one goes on writing.
                        auto result = Book::open(book.file(), OpenMode::ReadOnly).and_then([&](const Book& reader) {
                            return reader.backUp(target, options);
                        });
                        const bool succeeded = result.has_value();
                        if (succeeded && afterwards) {
                            afterwards();
                        }
                        return Outcome{succeeded, delivery<std::vector<GameId>>(answer, std::move(result))};
                    },
                    nullptr, true};
    ask(std::move(request));
}

void BookThread::ask(Request request) {
    {
        const std::lock_guard lock(m_mutex);
        m_queue.push_back(std::move(request));
    }
    m_changed.notify_one();
}

void BookThread::work() {
    bool hasRested = true;
    std::unique_lock lock(m_mutex);
    for (;;) {
        const auto isAsked = [this] { return m_closing || !m_queue.empty(); };
        if (hasRested) {
            m_changed.wait(lock, isAsked);
        } else if (!m_changed.wait_for(lock, m_restAfter, isAsked)) {
            lock.unlock();
            // A reader that holds the log is no harm: the next rest or the end folds it.
            (void)m_book.rest();
            lock.lock();
            hasRested = true;
            continue;
        }
        if (m_queue.empty()) {
            return;
        }
        const Request request = std::move(m_queue.front());
        m_queue.pop_front();
        lock.unlock();
        carryOut(request);
        hasRested = false;
        lock.lock();
    }
}

void BookThread::carryOut(const Request& request) {
    Outcome outcome = request.run(m_book);
    // Taken out before the failure is told: what is asked for after hearing of it is not meant.
    std::vector<Request> dropped;
    if (!outcome.succeeded && request.game) {
        dropped = takeQueued(*request.game);
    }
    if (outcome.deliver) {
        m_post(std::move(outcome.deliver));
    }
    for (Request& behind : dropped) {
        m_post(std::move(behind.deliverDropped));
    }
}

void BookThread::serveBetween() {
    std::unique_lock lock(m_mutex);
    for (;;) {
        // A long work that waits holds up nothing behind it.
        const auto next = std::ranges::find(m_queue, false, &Request::isLong);
        if (next == m_queue.end()) {
            return;
        }
        const Request request = std::move(*next);
        m_queue.erase(next);
        lock.unlock();
        carryOut(request);
        lock.lock();
    }
}

std::vector<BookThread::Request> BookThread::takeQueued(const GameId& game) {
    const std::lock_guard lock(m_mutex);
    const auto kept = std::stable_partition(m_queue.begin(), m_queue.end(),
                                            [&](const Request& request) { return request.game != game; });
    std::vector<Request> taken(std::make_move_iterator(kept), std::make_move_iterator(m_queue.end()));
    m_queue.erase(kept, m_queue.end());
    return taken;
}

}  // namespace db
