// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desk/table_desk.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;

namespace ui {

class EntryDetails;
class LogDelegate;
class LogFilter;
class LogModel;
class LogTurns;
class UndoPanel;

/// The record: newest on top, searched and filtered, every entry with its events, clauses and pictures.
class RecordPanel : public QWidget {
    Q_OBJECT

public:
    RecordPanel(TableDesk& desk, QWidget* parent);
    ~RecordPanel() override;
    void focusSearch();
    /// The entry that is chosen in the list.
    [[nodiscard]] std::optional<std::uint64_t> chosenEntry() const;
    [[nodiscard]] LogModel& model() { return *m_model; }
    [[nodiscard]] LogFilter& filter() { return *m_filter; }
    [[nodiscard]] QListView& list() { return *m_list; }
    [[nodiscard]] LogTurns& turns() { return *m_turns; }
    /// Enter looks back at the chosen entry or confirms what is asked, Delete asks to undo to it, Escape closes; the
    /// right arrow opens a turn, the left one closes it.
    bool takeKey(int key);
    /// Asks whether everything from the chosen entry on is taken back.
    void askUndo();

Q_SIGNALS:
    /// The act of this entry was otherwise and is to be corrected.
    void correctionAsked(qulonglong entry);
    /// What if the act of this entry had been otherwise.
    void whatIfAsked(qulonglong entry);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh(const TableDesk::Change& change);
    [[nodiscard]] QWidget* makeFilters();
    void fillFilters();
    void showShown();
    /// Everything is shown again.
    void showAll();
    void showDetails();
    void showPictures(bool open);
    void follow();
    [[nodiscard]] std::optional<std::uint64_t> chosen() const;

    TableDesk& m_desk;
    LogModel* m_model = nullptr;
    LogFilter* m_filter = nullptr;
    LogTurns* m_turns = nullptr;
    QLineEdit* m_search = nullptr;
    QPushButton* m_filterOn = nullptr;
    QWidget* m_filters = nullptr;
    QComboBox* m_what = nullptr;
    QComboBox* m_who = nullptr;
    QComboBox* m_round = nullptr;
    QLabel* m_shown = nullptr;
    QPushButton* m_clear = nullptr;
    QListView* m_list = nullptr;
    LogDelegate* m_lines = nullptr;
    QLabel* m_empty = nullptr;
    EntryDetails* m_details = nullptr;
    UndoPanel* m_undoPanel = nullptr;
    /// The list follows the moment shown, and does not lead it.
    bool m_following = false;
};

}  // namespace ui
