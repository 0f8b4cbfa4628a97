// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/book_thread.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>

#include "tests/db/book_support.h"

using namespace db;
using namespace test;

namespace {

/// Stands for the window's thread: keeps what is posted until it is run here.
class Window {
public:
    [[nodiscard]] BookThread::Post post() {
        return [this](std::function<void()> function) {
            {
                const std::lock_guard lock(m_mutex);
                m_posted.push_back(std::move(function));
            }
            m_changed.notify_one();
        };
    }
    /// Runs what is posted until `count` have run.
    void run(std::size_t count) {
        for (; count > 0; --count) {
            std::function<void()> function;
            {
                std::unique_lock lock(m_mutex);
                m_changed.wait(lock, [this] { return !m_posted.empty(); });
                function = std::move(m_posted.front());
                m_posted.pop_front();
            }
            function();
        }
    }
    [[nodiscard]] std::size_t waiting() {
        const std::lock_guard lock(m_mutex);
        return m_posted.size();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::function<void()>> m_posted;
};

}  // namespace

TEST_CASE("acts are written in the order asked and answered on the window's thread", "[db]") {
    const Folder folder;
    Window window;
    GameInfo game;
    std::vector<std::uint64_t> answered;
    const auto here = std::this_thread::get_id();
    {
        BookThread thread(openBook(folder / "r.db", OpenMode::Create), window.post());
        thread.createGame(genesis("n"), [&](Expected<GameInfo, BookError> result) { game = result.value(); });
        window.run(1);
        Head head = game.head;
        for (int i = 1; i <= 50; ++i) {
            const std::vector<std::string> bodies{body(i)};
            thread.append(game.id, head, bodies, [&](Expected<Head, BookError> result) {
                CHECK(std::this_thread::get_id() == here);
                answered.push_back(result.value().seq);
            });
            head = headAfter(game.id, head, bodies);
        }
        window.run(20);
        CHECK(answered.size() == 20);
        game.head = head;
    }
    // The end of the thread waited for the other 30.
    CHECK(window.waiting() == 30);
    window.run(30);
    for (std::size_t i = 0; i < answered.size(); ++i) {
        CHECK(answered[i] == i + 1);
    }
    CHECK(openBook(folder / "r.db", OpenMode::ReadOnly).head(game.id).value() == game.head);
}

TEST_CASE("when a write fails all behind it of that game fail and the others go on", "[db]") {
    const Folder folder;
    Window window;
    const auto file = folder / "r.db";
    Book first = openBook(file, OpenMode::Create);
    const GameInfo one = makeGame(first, 1, "1");
    const GameInfo two = makeGame(first, 1, "2");
    std::vector<std::string> log;
    const auto answerFor = [&log](const std::string& name) {
        return [&log, name](const Expected<Head, BookError>& result) {
            log.push_back(name + (result                                             ? " written"
                                  : result.error().problem == BookProblem::Dropped   ? " dropped"
                                  : result.error().problem == BookProblem::HeadMoved ? " moved"
                                                                                     : " failed"));
        };
    };
    BookThread thread(openBook(file, OpenMode::ReadWrite), window.post());
    // Another program is quicker.
    const Head elsewhere = first.append(one.id, one.head, std::vector{body(9)}).value();
    const std::vector<std::string> bodies{body(2)};
    const Head next = headAfter(one.id, one.head, bodies);
    thread.append(one.id, one.head, bodies, answerFor("a"));
    thread.append(one.id, next, bodies, answerFor("b"));
    thread.append(two.id, two.head, bodies, answerFor("c"));
    window.run(3);
    std::sort(log.begin(), log.end());
    // Whether b was still queued or asked for afterwards, it is not written.
    CHECK(log.size() == 3);
    CHECK(log[0] == "a moved");
    CHECK((log[1] == "b dropped" || log[1] == "b moved"));
    CHECK(log[2] == "c written");

    // Having heard of it, the window asks again after the true head, and that is written.
    log.clear();
    thread.append(one.id, elsewhere, bodies, answerFor("d"));
    window.run(1);
    CHECK(log == std::vector<std::string>{"d written"});
}

TEST_CASE("acts queued behind a failing one are dropped without being tried", "[db]") {
    const Folder folder;
    Window window;
    Book book = openBook(folder / "r.db", OpenMode::Create);
    const GameInfo game = makeGame(book, 0);
    std::mutex gate;
    std::vector<BookProblem> problems;
    std::size_t written = 0;
    const auto answer = [&](const Expected<Head, BookError>& result) {
        result ? static_cast<void>(++written) : problems.push_back(result.error().problem);
    };
    {
        // The first answer is posted while the gate is shut, so the rest is queued before the second act is tried.
        const BookThread::Post post = [&, inner = window.post()](std::function<void()> function) {
            const std::lock_guard wait(gate);
            inner(std::move(function));
        };
        gate.lock();
        BookThread thread(std::move(book), post);
        const Head head = headAfter(game.id, game.head, std::vector{body(1)});
        thread.append(game.id, game.head, {body(1)}, answer);
        thread.append(game.id, game.head, {body(2)}, answer);  // Follows what is no head any more.
        thread.append(game.id, head, {body(3)}, answer);       // Would fit, but comes behind a failure.
        thread.append(game.id, head, {body(4)}, answer);
        gate.unlock();
    }
    window.run(4);
    CHECK(written == 1);
    CHECK(problems == std::vector{BookProblem::HeadMoved, BookProblem::Dropped, BookProblem::Dropped});
    CHECK(openBook(folder / "r.db", OpenMode::ReadOnly).head(game.id).value().seq == 1);
}

TEST_CASE("after some rest the file alone holds the book", "[db]") {
    const Folder folder;
    Window window;
    BookThread thread(openBook(folder / "r.db", OpenMode::Create), window.post(), std::chrono::milliseconds(30));
    thread.createGame(genesis("n"), [](const Expected<GameInfo, BookError>& result) { CHECK(result.has_value()); });
    window.run(1);
    const auto log = folder / "r.db-wal";
    for (int i = 0; i < 200 && std::filesystem::file_size(log) > 0; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    CHECK(std::filesystem::file_size(log) == 0);
}

TEST_CASE("acts are written while a backup is being made, and in their order", "[db][backup]") {
    const Folder folder;
    Window window;
    Book book = openBook(folder / "r.db", OpenMode::Create);
    GameInfo game = makeGame(book, 0);
    for (int i = 0; i < 40; ++i) {
        std::vector<std::string> many;
        for (int j = 0; j < 250; ++j) {
            many.push_back(body(250 * i + j));
        }
        game.head = book.append(game.id, game.head, many).value();
    }
    const Head whenAsked = game.head;
    std::vector<std::string> log;
    bool tidied = false;
    {
        BookThread thread(std::move(book), window.post());
        thread.backUp(
            folder / "b.db", [&] { tidied = true; },
            [&](const Expected<std::vector<GameId>, BookError>& result) {
                log.emplace_back(result && result->empty() ? "backup" : "failed");
            });
        Head head = game.head;
        for (int i = 0; i < 5; ++i) {
            const std::vector<std::string> bodies{body(-i)};
            thread.append(game.id, head, bodies, [&, i](const Expected<Head, BookError>& result) {
                log.push_back(result ? std::to_string(i) : "failed");
            });
            head = headAfter(game.id, head, bodies);
        }
        game.head = head;
        thread.backUp(folder / "b2.db", nullptr, [&](const Expected<std::vector<GameId>, BookError>& result) {
            log.emplace_back(result ? "second" : "failed");
        });
    }
    window.run(7);
    // However the acts fell, they came in their order, and none waited for the second backup.
    CHECK(tidied);
    CHECK(std::find(log.begin(), log.end(), "failed") == log.end());
    CHECK(log.back() == "second");
    std::erase(log, "backup");
    std::erase(log, "second");
    CHECK(log == std::vector<std::string>{"0", "1", "2", "3", "4"});
    const Book copy = openBook(folder / "b.db", OpenMode::ReadOnly);
    CHECK(copy.head(game.id).value().seq >= whenAsked.seq);
    CHECK(openBook(folder / "b2.db", OpenMode::ReadOnly).head(game.id).value() == game.head);
}

TEST_CASE("a backup that fails is told and leaves the acts alone", "[db][backup]") {
    const Folder folder;
    Window window;
    Book book = openBook(folder / "r.db", OpenMode::Create);
    const GameInfo game = makeGame(book, 2);
    std::optional<BookProblem> problem;
    bool tidied = false;
    bool written = false;
    {
        BookThread thread(std::move(book), window.post());
        thread.backUp(
            folder / "gone/b.db", [&] { tidied = true; },
            [&](const Expected<std::vector<GameId>, BookError>& result) {
                problem = result ? std::nullopt : std::optional(result.error().problem);
            });
        thread.append(game.id, game.head, {body(3)},
                      [&](const Expected<Head, BookError>& result) { written = result.has_value(); });
    }
    window.run(2);
    CHECK(problem == BookProblem::FolderMissing);
    CHECK_FALSE(tidied);
    CHECK(written);
}
