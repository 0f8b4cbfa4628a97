// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "adjudicator/tournament/tournament_paper.h"
#include "ui/tournament/hall/tournament_hall.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace ui {

class ExportButton;
class LotsPanel;
class PrintPanel;
class RankSheet;
class StandingsModel;

/// The standings with every criterion exact and what separates, the sheet of the chosen player beside them, lots,
/// paper and files; and how they stood after any earlier entry, with who stands elsewhere today.
class StandingsPage : public QWidget {
    Q_OBJECT

public:
    StandingsPage(TournamentHall& hall, QWidget* parent);

    void focusFirst();
    /// Shows the standings as they were after that entry; empty: as they are.
    void lookAt(std::optional<std::uint64_t> entry);
    [[nodiscard]] std::optional<std::uint64_t> lookedAt() const { return m_entry; }
    void choosePlayer(engine::PlayerId player);
    [[nodiscard]] std::optional<engine::PlayerId> chosenPlayer() const;
    void openPrint(adjudicator::Paper paper, std::optional<int> round = {});
    void openLots();
    [[nodiscard]] const StandingsModel& model() const { return *m_model; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeTop();
    [[nodiscard]] QWidget* makeState();
    [[nodiscard]] const TournamentHall::Position& position() const;
    [[nodiscard]] const engine::tournament::Standings& table() const;
    void refresh();
    void fillVersions();
    void showTable();
    void fitColumns();
    void showState();
    void showSheet();
    void search(bool goesOn);
    void openDispute();

    TournamentHall& m_hall;
    /// The older state that is shown.
    std::optional<std::uint64_t> m_entry;
    std::optional<TournamentHall::Position> m_past;
    std::optional<engine::tournament::Standings> m_pastTable;
    std::optional<engine::tournament::Standings> m_preliminary;
    std::optional<engine::PlayerId> m_chosen;
    /// What the list of versions was made of.
    std::optional<db::Head> m_listed;
    /// The width that the columns were fitted to.
    int m_fitted = 0;

    QComboBox* m_versions = nullptr;
    QPushButton* m_now = nullptr;
    QComboBox* m_scope = nullptr;
    QLineEdit* m_search = nullptr;
    QPushButton* m_printButton = nullptr;
    ExportButton* m_exportButton = nullptr;
    QPushButton* m_lotsButton = nullptr;
    QPushButton* m_disputeButton = nullptr;
    QLabel* m_none = nullptr;
    QLabel* m_state = nullptr;
    QWidget* m_stateBar = nullptr;
    QTableView* m_view = nullptr;
    StandingsModel* m_model = nullptr;
    QWidget* m_side = nullptr;
    RankSheet* m_sheet = nullptr;
    PrintPanel* m_print = nullptr;
    LotsPanel* m_lots = nullptr;
};

}  // namespace ui
