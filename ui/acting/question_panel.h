// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include "ui/acting/guide_panel.h"

class QBoxLayout;

namespace ui {

class CardStepper;
class WordField;

/// The general guided panel: asks one question after the other until one act is left, with big buttons for answers and
/// steppers for cards to name; throws the dice that are due. Knows no rule; of all acts only the numbering of the sides
/// has a form of its own.
class QuestionPanel : public GuidePanel {
    Q_OBJECT

public:
    using GuidePanel::GuidePanel;
    void refresh() override;
    bool takeKey(int key, Qt::KeyboardModifiers modifiers) override;
    void focusWord();
    /// Throws with what stands in the field of the word.
    void throwWithWord();

protected:
    void forget() override;

private:
    void addQuestion(const Question& question, QBoxLayout& layout, QWidget* body);
    /// Buying or playing a card, or which one it is.
    [[nodiscard]] bool isAboutCards(const Question& question) const;
    void addCards(const Question& question, QBoxLayout& layout, QWidget* body);
    static void showResource(QPushButton& button, engine::Resource resource);
    void addCardByCard(const Question& question, QBoxLayout& layout, QWidget* body);
    [[nodiscard]] bool mayName(engine::Resource resource) const;
    void nameCard(engine::Resource resource);
    void addSingle(const engine::Action& action, QBoxLayout& layout, QWidget* body);
    /// The same for what is done with a card.
    void addSingleCard(const engine::Action& action, QBoxLayout& layout, QWidget* body);
    void addSides(QBoxLayout& layout, QWidget* body);
    void addFields(const engine::ActFamily& only, QBoxLayout& layout, QWidget* body);
    void addCounts(const engine::PlayCard& card, QBoxLayout& layout, QWidget* body);
    void addDice(QBoxLayout& layout, QWidget* body);
    void judge();

    /// The act whose fields are being filled in, and what they say so far.
    std::optional<engine::Action> m_filling;
    engine::OpenFields m_open;
    std::map<engine::Field, engine::Cards> m_cards;
    std::optional<engine::PerPlayer<int>> m_given;
    std::vector<Answer> m_answers;
    /// The answers are cards that are named one after the other; those named so far.
    bool m_cardByCard = false;
    engine::Cards m_named;
    std::optional<engine::Action> m_single;
    /// The board's sides in the order of the faces that mean them, as far as they were pressed (SW-2).
    std::vector<int> m_sides;
    WordField* m_word = nullptr;
    /// Counts the cards that the digits name.
    CardStepper* m_stepper = nullptr;
    /// The one answer there is beside dice that are due.
    QPushButton* m_beside = nullptr;
};

}  // namespace ui
