// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "adjudicator/desk/open_book.h"
#include "adjudicator/web/server.h"
#include "adjudicator/web/shown.h"

namespace ui {

/// Keeps a server's site as an open book is, and hears what phones say of its tournament, on a thread of its own: the
/// book is read through another connection and lent only while something is written. Nobody waits for it for long.
class PhoneWorker {
public:
    struct Job {
        std::shared_ptr<adjudicator::web::Server> server;
        std::shared_ptr<adjudicator::OpenBook> book;
        adjudicator::web::Shown shown;
        /// Whether phones may say anything, what they must name, and what the desk's proposals are called.
        bool hears = false;
        std::string session;
        std::string name;
        /// Files that stand in no book.
        adjudicator::web::Site more;
        /// In which the desk speaks (languagesServed).
        engine::Language language = engine::Language::English;
    };
    /// Told on the worker's own thread.
    struct Listener {
        /// Whoever answers calls Server::answer, or hands the words back to `hear`.
        std::function<void(std::vector<adjudicator::web::Said>)> said;
        /// By admission, when each phone spoke last, UTC.
        std::function<void(const std::map<std::string, std::string>&)> spoke;
    };

    PhoneWorker(Job job, Listener listener);
    /// Ends it; nothing is told any more.
    ~PhoneWorker();
    PhoneWorker(const PhoneWorker&) = delete;
    PhoneWorker& operator=(const PhoneWorker&) = delete;

    /// Words about the tournament: it answers them.
    void hear(std::vector<adjudicator::web::Said> said);
    /// In place of those of the job.
    void setMore(const adjudicator::web::Site& more);
    /// Whether another window keeps the book: nothing is written then.
    void setKept(bool isKept);
    /// The book may have grown.
    void look();

private:
    struct Inside;
    std::shared_ptr<Inside> m_inside;
};

}  // namespace ui
