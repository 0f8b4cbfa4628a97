// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/hall/loose_work.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace ui {

struct LooseWork::Shared {
    std::mutex mutex;
    std::condition_variable ended;
    /// Null once the owner is gone.
    LooseWork* owner = nullptr;
    bool isRunning = false;
    /// On the window's thread: the work, or its Finish, is not over.
    bool isBusy = false;
};

LooseWork::LooseWork(QObject* parent) : QObject(parent), m_shared(std::make_shared<Shared>()) {
    m_shared->owner = this;
}

LooseWork::~LooseWork() {
    constexpr std::chrono::seconds kPatience(3);
    std::unique_lock lock(m_shared->mutex);
    m_shared->owner = nullptr;
    m_shared->ended.wait_for(lock, kPatience, [this] { return !m_shared->isRunning; });
}

bool LooseWork::isBusy() const {
    return m_shared->isBusy;
}

bool LooseWork::start(Job job) {
    if (m_shared->isBusy) {
        return false;
    }
    m_shared->isBusy = true;
    m_shared->isRunning = true;
    std::thread([shared = m_shared, job = std::move(job)]() mutable {
        const Finish finish = job();
        // What it holds (a book, files) goes before its end is told.
        job = nullptr;
        const std::lock_guard lock(shared->mutex);
        shared->isRunning = false;
        if (shared->owner != nullptr) {
            QMetaObject::invokeMethod(
                shared->owner,
                [shared, finish] {
                    shared->isBusy = false;
                    if (finish) {
                        finish();
                    }
                },
                Qt::QueuedConnection);
        }
        shared->ended.notify_all();
    }).detach();
    return true;
}

}  // namespace ui
