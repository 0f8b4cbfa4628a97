// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <filesystem>
#include <optional>
#include <vector>

#include "adjudicator/desk/open_book.h"
#include "adjudicator/game_summary.h"
#include "db/merge.h"
#include "ui/files/side_work.h"

namespace ui {

/// What came of one game of the other book.
struct GameMerged {
    db::GameId game;
    db::MergeOutcome outcome;
    /// As it is in this book now; of a game that is not here only its id.
    adjudicator::GameSummary summary;
};

/// What came of merging a book.
struct BookMerged {
    std::filesystem::path from;
    std::vector<GameMerged> games;
    std::uint64_t pictures = 0;
    /// False where the other file is damaged, so that something of it may be missing.
    bool sourceWhole = true;
    /// It is the open book itself.
    bool isSame = false;
    /// Why nothing, or not all, was merged; Cancelled when it was stopped.
    std::optional<db::BookError> problem;
};

/// Merges other books into the open one beside the window, through connections of its own. The other file is only read,
/// as a private copy, with every defence. One book at a time.
class BookMerger : public QObject {
    Q_OBJECT

public:
    explicit BookMerger(QObject* parent = nullptr);

    [[nodiscard]] bool isBusy() const { return m_work.isBusy(); }
    /// Nothing while another book is being merged.
    void start(std::shared_ptr<adjudicator::OpenBook> into, const std::filesystem::path& from);
    /// Games merged before stay.
    void cancel() { m_work.cancel(); }
    /// The last book, once it is done.
    [[nodiscard]] const std::optional<BookMerged>& last() const { return m_last; }

Q_SIGNALS:
    /// In per cent.
    void progressed(int percent);
    /// `last` tells what came of it.
    void merged();

private:
    SideWork m_work;
    std::optional<BookMerged> m_last;
};

}  // namespace ui
