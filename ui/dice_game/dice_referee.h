// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "adjudicator/record/correction.h"
#include "ui/dice_game/dice_desk.h"
#include "ui/record/correction_parts.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QRadioButton;
class QStackedWidget;
class QVBoxLayout;

namespace ui {

/// The referee's entries of the dice game: what happened and was noticed late, a ruling, the correction of an act. What
/// is entered as having happened stands without any rule being asked; everything says its reason.
class DiceReferee : public QWidget {
    Q_OBJECT

public:
    enum class What { Happened, Ruling, Correction };

    DiceReferee(DiceDesk& desk, QWidget* parent);

    void choose(What what);
    [[nodiscard]] What what() const { return m_what; }
    /// The record went on, or another game was opened: what was said of it is forgotten.
    void refresh();
    /// Ticks or erases a part of a player's sheet, or leaves it as it was; only while that is entered.
    void take(engine::PlayerId player, const engine::dice_game::SheetPart& part);
    /// The sheets as they will be; empty when nothing is said that can be.
    [[nodiscard]] std::optional<engine::dice_game::Position> preview() const;

Q_SIGNALS:
    /// Something was said, or it is done: the sheets look otherwise.
    void changed();
    void leaveRequested();

private:
    using Plan = adjudicator::CorrectionPlanOf<adjudicator::DiceGame>;

    [[nodiscard]] QWidget* makeHappened();
    [[nodiscard]] QWidget* makeRuling();
    [[nodiscard]] QWidget* makeCorrection();
    [[nodiscard]] QLineEdit* reasonLine(QWidget* parent);
    [[nodiscard]] QComboBox* playerBox(const QString& name, QWidget* parent);
    void fillPlayers();
    void fillActs();
    void showTicks();
    void judge();
    void plan();
    void showPlan();
    void addConflict(QVBoxLayout& layout, const adjudicator::CorrectionConflictOf<adjudicator::DiceGame>& conflict);
    void enter();
    void say(const QString& text, bool isRefused);
    [[nodiscard]] QString reason() const;
    [[nodiscard]] engine::dice_game::Adjust adjust() const;
    [[nodiscard]] std::optional<adjudicator::ActPlace> chosenAct() const;
    /// The act with the faces typed in place of its own; empty when they are not as many, or none.
    [[nodiscard]] std::optional<engine::dice_game::Action> withTypedFaces(const adjudicator::ActPlace& place) const;

    DiceDesk& m_desk;
    What m_what = What::Happened;
    std::uint64_t m_seen = 0;
    std::optional<db::GameId> m_game;
    std::array<QPushButton*, 3> m_kinds{};
    QStackedWidget* m_pages = nullptr;
    std::array<QLineEdit*, 3> m_reasons{};
    QLabel* m_said = nullptr;
    QPushButton* m_enter = nullptr;
    // What happened.
    QLabel* m_ticks = nullptr;
    QLineEdit* m_faces = nullptr;
    QComboBox* m_turn = nullptr;
    QComboBox* m_road = nullptr;
    QComboBox* m_army = nullptr;
    /// Parts pressed, to be turned over.
    std::vector<std::pair<engine::PlayerId, engine::dice_game::SheetPart>> m_turned;
    // The ruling.
    QComboBox* m_clause = nullptr;
    QComboBox* m_about = nullptr;
    // The correction.
    QListWidget* m_acts = nullptr;
    QRadioButton* m_drop = nullptr;
    QRadioButton* m_otherDice = nullptr;
    QLineEdit* m_typed = nullptr;
    QWidget* m_result = nullptr;
    ConflictChoices m_choices;
    std::optional<Plan> m_plan;
};

}  // namespace ui
