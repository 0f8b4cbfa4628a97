// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <filesystem>
#include <memory>

#include "ui/tournament/hall/loose_work.h"

namespace ui {

/// Writes what is new in the open book into the folder that the tournament's director watches, after every act, beside
/// the window. A folder that is away (a stick that is not in) is waited for: then all that came since goes at once.
class DeskSender : public QObject {
    Q_OBJECT

public:
    explicit DeskSender(QObject* parent = nullptr);
    /// What was written last still goes.
    ~DeskSender() override;

    /// Empty: nothing is sent.
    [[nodiscard]] const std::filesystem::path& folder() const { return m_folder; }
    void setFolder(const std::filesystem::path& folder);
    /// The book in use; the same again is nothing.
    void setBook(const std::filesystem::path& book);
    /// Something was written to the book.
    void sendSoon();

    enum class State { Off, Waiting, Sent, Failed };
    [[nodiscard]] State state() const { return m_state; }
    /// In one line, in the window's language; empty while it is off.
    [[nodiscard]] QString said() const;
    [[nodiscard]] quint64 files() const { return m_files; }

Q_SIGNALS:
    void changed();

private:
    struct Line;
    void send();

    LooseWork m_work;
    std::filesystem::path m_folder;
    std::filesystem::path m_book;
    /// Handed to the work and back, never shared.
    std::shared_ptr<Line> m_line;
    State m_state = State::Off;
    QString m_why;
    quint64 m_files = 0;
    bool m_again = false;
    QTimer m_soon;
    QTimer m_retry;
};

}  // namespace ui
