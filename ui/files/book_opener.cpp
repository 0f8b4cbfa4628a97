// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/book_opener.h"

#include <QThread>
#include <utility>

#include "engine/check.h"
#include "ui/text/sentences.h"

namespace ui {

BookOpener::~BookOpener() {
    cancel();
    if (m_thread != nullptr) {
        m_thread->disconnect(this);
        m_thread->wait();
        delete m_thread;
    }
}

void BookOpener::start(const std::filesystem::path& file) {
    if (m_thread != nullptr) {
        // Its end is not told.
        cancel();
        m_thread->disconnect(this);
        m_thread->wait();
        m_thread->deleteLater();
    }
    m_stop = std::make_shared<std::atomic<bool>>(false);
    auto read = std::make_shared<std::optional<engine::Expected<BookRead, BookUnread>>>();
    const auto goesOn = [this, stop = m_stop](int percent) {
        if (stop->load()) {
            return false;
        }
        Q_EMIT progressed(percent);
        return true;
    };
    m_thread = QThread::create([file, read, goesOn] { read->emplace(readBook(file, goesOn)); });
    m_thread->setParent(this);
    connect(m_thread, &QThread::finished, this, [this, read] {
        m_thread->deleteLater();
        m_thread = nullptr;
        if (*read && **read && !m_stop->load()) {
            m_read = std::make_unique<BookRead>(std::move(***read));
            Q_EMIT opened();
        } else {
            const bool hasProblem = *read && !**read && (*read)->error().problem;
            Q_EMIT failed(hasProblem ? sentence(*(*read)->error().problem) : QString());
        }
    });
    m_thread->start();
}

void BookOpener::cancel() {
    if (m_stop) {
        m_stop->store(true);
    }
}

BookRead BookOpener::take() {
    ADJ_CHECK(m_read != nullptr, "a book was opened and not yet taken");
    return std::move(*std::exchange(m_read, nullptr));
}

}  // namespace ui
