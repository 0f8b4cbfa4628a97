// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <vector>

#include "ui/tournament/hall/seat_changes.h"
#include "ui/tournament/results/results_model.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace ui {

/// The players of one table in order of play: their points to type, and of a result their places, signatures and who
/// left. Who stands in for whom is said below the name. Enter goes from field to field; behind the last one the line is
/// given in, as in the list of all tables.
class SeatLines : public QWidget {
    Q_OBJECT

public:
    SeatLines(TournamentHall& hall, ResultsModel& model, QWidget* parent);
    /// Rounds and tables from 1; no table: 0.
    void showTable(int round, int table);
    void refresh();
    void showChanges(const SeatChanges& changes);
    /// The points of this seat are at hand.
    void begin(std::size_t seat);
    /// Places as they are set now, in order of play; empty where there is no result.
    [[nodiscard]] std::vector<int> places() const;

Q_SIGNALS:
    void lineTyped(int row);
    void escaped(int row);
    /// The first letter of a code that is no points.
    void codeBegun(const QString& begun);
    void placesEdited();
    void leftToggled(engine::PlayerId player, bool hasLeft);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Line {
        QWidget* whole = nullptr;
        QLabel* name = nullptr;
        QLineEdit* points = nullptr;
        QWidget* result = nullptr;
        QSpinBox* place = nullptr;
        QCheckBox* signedBy = nullptr;
        QCheckBox* left = nullptr;
        QLabel* note = nullptr;
    };
    [[nodiscard]] Line makeLine(std::size_t seat);
    void refreshLine(std::size_t seat, const engine::tournament::Pod& pod);
    void refreshResult(const Line& line, const engine::tournament::Result& result, engine::PlayerId player);
    [[nodiscard]] QString noteOf(engine::PlayerId player, const engine::tournament::Pod& pod) const;
    [[nodiscard]] const engine::tournament::Pod* pod() const;
    void keep(std::size_t seat);
    void goFrom(std::size_t seat);

    TournamentHall& m_hall;
    ResultsModel& m_model;
    int m_round = 1;
    int m_table = 0;
    std::array<Line, engine::tournament::kMostAtTable> m_lines;
    QLabel* m_went = nullptr;
    SeatChanges m_changes;
};

}  // namespace ui
