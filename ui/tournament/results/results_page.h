// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>
#include <QWidget>
#include <filesystem>
#include <vector>

#include "adjudicator/tournament/slip_code.h"
#include "ui/tournament/hall/tournament_hall.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTabBar;

namespace ui {

class ActBox;
class ChosenBar;
struct ActAsked;
class FoundPanel;
class PenaltiesPanel;
class ProposalsPanel;
class ResultPanel;
class ResultsModel;
class SatPanel;
class TableTiles;

/// The table of results: when points were typed and Enter pressed, the next seat is at hand; behind the last seat the
/// line is given in.
class ResultsView : public QTableView {
    Q_OBJECT

public:
    using QTableView::QTableView;
    void editSeat(int row, int column);
    /// What stands in the open field becomes the table's draft.
    void keepTyped();

Q_SIGNALS:
    /// The last seat of this row was typed.
    void lineTyped(int row);
    void escaped();
    /// The first letter of a code that is no points.
    void codeBegun(const QString& begun);

protected:
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    void keyPressEvent(QKeyEvent* event) override;
};

/// Results of a round: typed line by line, from the tables' books, and what the director decided about them.
class ResultsPage : public QWidget {
    Q_OBJECT

public:
    enum class Part { Tables, Books, Penalties, Proposals };

    ResultsPage(TournamentHall& hall, QWidget* parent);
    void focusFirst();
    void showRound(int round);
    [[nodiscard]] int round() const;
    void showPart(Part part);
    /// What is looked at, for the page that is made in place of this one.
    struct Shown {
        /// Empty while the page follows the tournament.
        std::optional<int> round;
        Part part = Part::Tables;
    };
    /// What is being typed is kept in the hall.
    [[nodiscard]] Shown leaveOff();
    void goOnWith(const Shown& shown);
    /// Merges the books and shows what is in them.
    void collect(std::vector<std::filesystem::path> books);
    [[nodiscard]] ResultsModel& model() const { return *m_model; }
    /// A table's number, a slip's code or a game's head: leads to its line, or says why not.
    void find(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* makeTop();
    [[nodiscard]] QWidget* makeTables();
    [[nodiscard]] ChosenBar* makeChosen();
    void connectTables();
    void refresh();
    void refreshCounts();
    void refreshChosen();
    void fitTiles();
    void refreshOdd();
    void noteUsedSlip(int row);
    void follow();
    void chooseRound(int round);
    void beginFind(const QString& begun);
    void openSlip(const adjudicator::SlipCode& code);
    void goToRow(int row);
    void nextDoubtful();
    void giveIn(int row);
    void goOn(int row);
    /// Of these rows, or of all: those that all have signed and nothing speaks against.
    void makeOfficial(const std::vector<int>& rows);
    void sign(const std::vector<int>& rows);
    [[nodiscard]] std::vector<int> chosenOrCurrent() const;
    /// What a desk proposed is done here, its consequences shown first where something stands there already.
    void takeProposal(const adjudicator::ProposalFound& found, const std::string& reason);
    /// The points of this seat, from 1, are at hand, where the last ones were typed.
    void typeAt(int row, int seat);
    void refreshTimes();
    [[nodiscard]] std::vector<int> allRows() const;
    void showSeats(bool on);
    void addDoubts(ActAsked& asked) const;
    void ask(const engine::tournament::Action& action, const QString& title, const QString& button);

    TournamentHall& m_hall;
    QComboBox* m_round = nullptr;
    QLabel* m_about = nullptr;
    QTabBar* m_parts = nullptr;
    QLabel* m_taken = nullptr;
    QLineEdit* m_find = nullptr;
    QPushButton* m_official = nullptr;
    TableTiles* m_tiles = nullptr;
    ChosenBar* m_chosen = nullptr;
    QStackedWidget* m_side = nullptr;
    SatPanel* m_sat = nullptr;
    ProposalsPanel* m_proposals = nullptr;
    QStackedWidget* m_stack = nullptr;
    ResultsModel* m_model = nullptr;
    ResultsView* m_view = nullptr;
    QLabel* m_none = nullptr;
    ResultPanel* m_panel = nullptr;
    FoundPanel* m_found = nullptr;
    PenaltiesPanel* m_penalties = nullptr;
    ActBox* m_ask = nullptr;
    /// The row whose changed result is asked about.
    std::optional<int> m_asked;
    /// The slip that was scanned last, until the result of its table is entered.
    std::optional<adjudicator::SlipCode> m_slip;
    bool m_followsRounds = true;
    /// The newest round that somebody chose while the page followed the tournament.
    int m_followsFrom = 1;
    /// Points are typed beside the list, in the panel of the table.
    bool m_typesInPanel = false;
};

}  // namespace ui
