// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <memory>

namespace ui {

/// A work beside the window's thread that may hang, as on a network folder that does not answer: nothing ever waits for
/// it for long, not even the end of the program. One at a time.
class LooseWork : public QObject {
    Q_OBJECT

public:
    /// Runs on the window's thread once the work has ended; may be empty.
    using Finish = std::function<void()>;
    /// Runs on a thread of its own, with what it was given by value alone.
    using Job = std::function<Finish()>;

    explicit LooseWork(QObject* parent = nullptr);
    /// Waits for a moment, then leaves the work to itself; nothing of it is handed over any more.
    ~LooseWork() override;

    [[nodiscard]] bool isBusy() const;
    /// False, and nothing done, while another work is under way.
    bool start(Job job);

private:
    struct Shared;
    std::shared_ptr<Shared> m_shared;
};

}  // namespace ui
