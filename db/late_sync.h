// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace db {

/// Does a work a moment after it was wanted, once for all that wanted it meanwhile, on a thread of its own that begins
/// with the first wish. What is still wanted at the end is done before the destructor returns.
class LateSync {
public:
    /// At most `within` after the first wish. The work may not throw, nor want itself.
    LateSync(std::chrono::milliseconds within, std::function<void()> work);
    ~LateSync();
    LateSync(const LateSync&) = delete;
    LateSync& operator=(const LateSync&) = delete;

    /// May be called by any thread; never waits for the work.
    void want();

private:
    void run();

    std::chrono::milliseconds m_within;
    std::function<void()> m_work;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_isWanted = false;
    bool m_ends = false;
    std::thread m_thread;
};

}  // namespace db
