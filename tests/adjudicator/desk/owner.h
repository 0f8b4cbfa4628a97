// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>

#include "adjudicator/desk/open_book.h"
#include "tests/adjudicator/record/test_desk.h"

namespace adjudicator::test {

/// Stands for the owner's thread: what is posted waits until it is run here.
class Owner {
public:
    [[nodiscard]] db::BookThread::Post post() {
        return [this](std::function<void()> work) {
            {
                const std::lock_guard lock(m_mutex);
                m_posted.push_back(std::move(work));
            }
            m_changed.notify_one();
        };
    }
    /// Runs what is posted until this holds.
    template <class Condition>
    void runUntil(Condition condition) {
        while (!condition()) {
            std::function<void()> work;
            {
                std::unique_lock lock(m_mutex);
                REQUIRE(m_changed.wait_for(lock, std::chrono::seconds(60), [this] { return !m_posted.empty(); }));
                work = std::move(m_posted.front());
                m_posted.pop_front();
            }
            work();
        }
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::function<void()>> m_posted;
};

/// A book of its own, written to beside its owner's thread.
struct BookOfOwner {
    Folder folder;
    Owner owner;
    std::shared_ptr<OpenBook> book = open();

    [[nodiscard]] std::filesystem::path file() const { return folder.path() / "book.db"; }
    [[nodiscard]] std::shared_ptr<OpenBook> open() {
        return std::make_shared<OpenBook>(std::move(*db::Book::open(file(), db::OpenMode::Create)),
                                          std::make_unique<DeskFolder>(folder.path()), owner.post());
    }
};

}  // namespace adjudicator::test
