// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>

#include "ui/acting/guide_panel.h"

class QBoxLayout;

namespace ui {

/// A 7, or whatever else moves the robber, settled in one place: cards are given up, the robber moves, a card is taken.
/// A row for each player says what it holds, what is due of it or was given, and whether it can be robbed. Whoever may
/// hold too many without anybody knowing is asked how many; the referee may let the play go on.
class SevenPanel : public GuidePanel {
    Q_OBJECT

public:
    using GuidePanel::GuidePanel;
    void refresh() override;
    bool takeKey(int key, Qt::KeyboardModifiers modifiers) override;
    [[nodiscard]] bool isHalfSaid() const override { return m_named.has_value(); }

protected:
    void forget() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Step { GiveUp, Move, Take };

    [[nodiscard]] Step step() const;
    /// What is asked of the robber; empty while only its hex is.
    [[nodiscard]] std::optional<Question> asked() const;
    void showMainStep();
    void addSteps(QBoxLayout& layout, QWidget* body);
    void addRow(QBoxLayout& layout, QWidget* body, engine::PlayerId player);
    /// What was given up, as far as cards are given up at all.
    void addGiven(QLayout& line, QWidget* row, engine::PlayerId player);
    void addVictim(QLayout& line, QWidget* row, engine::PlayerId player);
    void addOthers(QLayout& line, QWidget* row);
    /// The answers that no player's row has.
    void addAnswers(QBoxLayout& layout, QWidget* body);
    [[nodiscard]] QPushButton* answerButton(const QString& text, std::size_t number, QWidget* parent);

    // Cards given up, in seven_discards.cpp.
    /// What is known to be due, each by its number.
    [[nodiscard]] std::vector<engine::Discard> due() const;
    /// What a hand that nobody knew owes if it holds as many as is counted in the panel.
    [[nodiscard]] engine::Discard counted(engine::PlayerId player) const;
    /// What is due of that player, counted or known.
    [[nodiscard]] std::optional<engine::Discard> owed(engine::PlayerId player) const;
    void keepOpen();
    void addDue(QLayout& line, QWidget* row, const engine::Discard& discard, bool isFirst);
    void addAsked(QLayout& line, QWidget* row, engine::PlayerId player, bool isFirst);
    [[nodiscard]] QPushButton* whichButton(engine::PlayerId player, QWidget* row);
    void addNames(QBoxLayout& layout, QWidget* body, const engine::Discard& discard);
    bool takeDiscardKey(int key);

    /// There is little room.
    bool m_isLow = false;
    /// Whose cards are being named, and which so far.
    std::optional<engine::PlayerId> m_named;
    engine::Cards m_cards;
    /// How many cards the asked say that they hold.
    std::map<engine::PlayerId, int> m_held;
};

}  // namespace ui
