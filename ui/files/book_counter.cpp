// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/book_counter.h"
#include "adjudicator/kept_outlines.h"
#include "ui/files/loose_thread.h"

#include <QThread>
#include <utility>

namespace ui {

BookCounter::BookCounter(QObject* parent) : QObject(parent) {}

void BookCounter::count(const std::filesystem::path& book) {
    if (m_isCounting) {
        m_next = book;
        return;
    }
    m_isCounting = true;
    if (m_counting == nullptr || m_file != book) {
        m_counting = std::make_shared<adjudicator::BookCounting>();
        m_file = book;
    }
    auto found = std::make_shared<adjudicator::BookStatistics>();
    QThread* thread = QThread::create([book, counting = m_counting, found] {
        if (const auto opened = db::Book::open(book, db::OpenMode::ReadOnly)) {
            adjudicator::GameOutlines outlines = adjudicator::countsOutlines(*opened);
            if (auto all = counting->countAll(*opened, outlines)) {
                *found = std::move(*all);
            }
            adjudicator::keepCounts(book, outlines);
        }
    });
    connect(thread, &QThread::finished, this, [this, found] {
        m_book = std::move(*found);
        m_isCounting = false;
        if (const auto next = std::exchange(m_next, std::nullopt)) {
            count(*next);
        }
        Q_EMIT counted();
    });
    startLoose(*thread, QThread::LowPriority);
}

}  // namespace ui
