// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/late_sync.h"

#include <system_error>
#include <utility>

namespace db {

LateSync::LateSync(std::chrono::milliseconds within, std::function<void()> work)
    : m_within(within), m_work(std::move(work)) {}

LateSync::~LateSync() {
    {
        const std::lock_guard lock(m_mutex);
        m_ends = true;
    }
    m_changed.notify_one();
    if (m_thread.joinable()) {
        m_thread.join();
    } else if (m_isWanted) {
        m_work();
    }
}

void LateSync::want() {
    {
        const std::lock_guard lock(m_mutex);
        if (std::exchange(m_isWanted, true)) {
            return;
        }
        if (!m_thread.joinable()) {
            try {
                m_thread = std::thread([this] { run(); });
            } catch (const std::system_error&) {
                // The system has no thread to give: the destructor does the work.
            }
        }
    }
    m_changed.notify_one();
}

void LateSync::run() {
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_isWanted || m_ends; });
        if (!m_isWanted) {
            return;
        }
        m_changed.wait_for(lock, m_within, [this] { return m_ends; });
        m_isWanted = false;
        lock.unlock();
        m_work();
        lock.lock();
    }
}

}  // namespace db
