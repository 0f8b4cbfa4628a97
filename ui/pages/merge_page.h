// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/desk/table_desk.h"
#include "ui/files/book_merger.h"
#include "ui/kit/page.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace ui {

class BranchPanel;

/// Another record book is merged into the open one: how far it is, what came of each game, and, of a game that went on
/// in two places, which branch counts.
class MergePage : public Page {
    Q_OBJECT

public:
    MergePage(TableDesk& desk, BookMerger& merger, QWidget* parent);

    /// Asks for the file.
    void chooseBook();
    void merge(const std::filesystem::path& from);
    /// Asks which branch of this game counts; false where only one may.
    bool showBranches(const db::GameId& game);
    void enter() override;

Q_SIGNALS:
    void branchChosen(const db::GameId& game, const db::Head& end, const std::string& reason);

private:
    [[nodiscard]] QWidget* makeHead();
    [[nodiscard]] QWidget* makeWork();
    void makeTable();
    void showMerged();
    void tell(const QString& text, const char* kind);
    [[nodiscard]] static QString nameOf(const db::Book& book, const db::GameId& game);

    TableDesk& m_desk;
    BookMerger& m_merger;
    QPushButton* m_choose = nullptr;
    QWidget* m_work = nullptr;
    QLabel* m_workText = nullptr;
    QProgressBar* m_bar = nullptr;
    QLabel* m_said = nullptr;
    /// Merges the same book once more, where that failed.
    QPushButton* m_again = nullptr;
    QLabel* m_none = nullptr;
    QTableWidget* m_table = nullptr;
    BranchPanel* m_branches = nullptr;
};

}  // namespace ui
