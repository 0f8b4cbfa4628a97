// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <atomic>
#include <functional>
#include <memory>

class QThread;

namespace ui {

/// One long work at a time beside the window's thread: it tells how far it is, can be stopped, and what it found is
/// handed over on the window's thread.
class SideWork : public QObject {
    Q_OBJECT

public:
    /// Asked by the work now and then, with how far it is (0 … 100); false: it is to end.
    using GoesOn = std::function<bool(int percent)>;
    /// Runs on the window's thread once the work has ended; may be empty.
    using Finish = std::function<void()>;
    /// Runs on a thread of its own: it touches nothing of the window's, only what it was given by value.
    using Job = std::function<Finish(const GoesOn&)>;

    explicit SideWork(QObject* parent = nullptr);
    /// Stops what is under way and waits for it; nothing of it is handed over any more.
    ~SideWork() override;

    [[nodiscard]] bool isBusy() const { return m_thread != nullptr; }
    /// False, and nothing done, while another work is under way.
    bool start(Job job);
    void cancel();
    /// The work under way, or the last one, was told to end.
    [[nodiscard]] bool isStopped() const { return m_stop && m_stop->load(); }

Q_SIGNALS:
    void progressed(int percent);
    /// The work has ended, by itself or stopped; its Finish has run.
    void ended();

private:
    QThread* m_thread = nullptr;
    std::shared_ptr<std::atomic<bool>> m_stop;
};

}  // namespace ui
