// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "db/book.h"

namespace db {

/// What the book has behind a hash; the bytes only of what is kept.
struct PictureRead {
    PictureState state = PictureState::Missing;
    Picture picture;
};

/// Writes a book away from the window's thread: one thread, one connection, first in, first out, each request one
/// transaction. Every request is answered exactly once, through `post`, those of one game in their order.
/// When a write fails, what is queued for the same game behind it fails too (Dropped); what is asked for later fails by
/// itself, since the entry that it follows was never written. After 5 s of rest the log is folded into the file.
class BookThread {
public:
    /// Hands a function to the caller's thread, which runs it there later. Called on the book's thread.
    using Post = std::function<void(std::function<void()>)>;
    template <class T>
    using Answer = std::function<void(Expected<T, BookError>)>;

    /// Told on the book's thread of each append that is on disk, before its answer.
    using Appended = std::function<void(const GameId&, const Head&)>;

    BookThread(Book book, Post post, std::chrono::milliseconds restAfter = std::chrono::seconds(5));
    BookThread(Book book, Post post, Appended appended);
    /// Waits until everything asked for is written and answered to `post`, then closes the book.
    ~BookThread();
    BookThread(const BookThread&) = delete;
    BookThread& operator=(const BookThread&) = delete;

    void createGame(std::string firstBody, const Answer<GameInfo>& answer);
    /// As Book::append. The next act need not wait for the answer: headAfter (db/chain.h) gives the head to follow.
    void append(const GameId& game, const Head& after, std::vector<std::string> bodies, const Answer<Head>& answer,
                std::vector<Picture> pictures = {});
    /// Of each hash, in their order.
    void pictures(std::vector<Hash> hashes, const Answer<std::vector<PictureRead>>& answer);
    void handOver(std::filesystem::path target, const Answer<void>& answer);
    /// Uses the book in turn, uninterrupted; what it returns is the answer and may be empty. Short works only.
    void use(std::function<std::function<void()>(Book&)> work);
    /// Serves what else is asked for. Called by a long work whenever nothing of it is half written.
    using Between = std::function<void()>;
    /// The same for a work that may take long: one after the other, and what else is asked for is done in between.
    void useLong(std::function<std::function<void()>(Book&, const Between&)> work);
    /// As Book::backUp, but what else is asked for is done in between, so that no act waits longer than for one step.
    /// `afterwards` runs on the book's thread once the copy has its name.
    void backUp(std::filesystem::path target, std::function<void()> afterwards,
                const Answer<std::vector<GameId>>& answer);

private:
    struct Outcome {
        bool succeeded = false;
        std::function<void()> deliver;
    };
    struct Request {
        std::optional<GameId> game;  ///< Whose later writes stop if this one fails.
        std::function<Outcome(Book&)> run;
        std::function<void()> deliverDropped;
        bool isLong = false;  ///< Serves others while it runs, so it never runs within another.
    };

    void ask(Request request);
    void work();
    void carryOut(const Request& request);
    void serveBetween();
    [[nodiscard]] std::vector<Request> takeQueued(const GameId& game);

    Book m_book;
    Post m_post;
    Appended m_appended;
    std::chrono::milliseconds m_restAfter;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Request> m_queue;
    bool m_closing = false;
    std::jthread m_thread;  ///< Last, so that it starts when all else is there and ends first.
};

}  // namespace db
