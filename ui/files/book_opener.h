// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <atomic>
#include <filesystem>
#include <memory>

#include "ui/files/book_reading.h"

class QThread;

namespace ui {

/// Opens record books beside the window's thread: it tells how far it is and can be stopped. One at a time; another one
/// asked for meanwhile stops the first.
class BookOpener : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~BookOpener() override;

    void start(const std::filesystem::path& file);
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_thread != nullptr; }
    /// The book that `opened` told of; once.
    [[nodiscard]] BookRead take();

Q_SIGNALS:
    /// In per cent.
    void progressed(int percent);
    void opened();
    /// Why not; empty when it was stopped.
    void failed(const QString& why);

private:
    QThread* m_thread = nullptr;
    std::shared_ptr<std::atomic<bool>> m_stop;
    std::unique_ptr<BookRead> m_read;
};

}  // namespace ui
