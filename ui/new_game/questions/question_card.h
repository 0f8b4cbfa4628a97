// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "adjudicator/questions/question_words.h"
#include "ui/new_game/questions/crop_view.h"

class QGridLayout;
class QLabel;
class QPushButton;

namespace ui {

class FlowLayout;

/// One question about a picture: its places large, what they may be on buttons with keys. Of several places the digits
/// take each for something else, and one stroke answers all.
class QuestionCard : public QWidget {
    Q_OBJECT

public:
    explicit QuestionCard(QWidget* parent);
    /// `words` is used at once and not kept.
    void ask(const adjudicator::questions::Question& question, const Cropped& cropped,
             const adjudicator::questions::QuestionWords& words, bool canGoBack);
    /// False for keys that answer nothing here.
    [[nodiscard]] bool press(int key, Qt::KeyboardModifiers modifiers);

Q_SIGNALS:
    /// One answer for each place.
    void answered(const std::vector<adjudicator::questions::Answer>& said);
    void nobodyPlays(const std::string& owner);
    void backRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    using Answer = adjudicator::questions::Answer;
    /// An answer with its words and the key that gives it; keys of Qt.
    struct Choice {
        int key = 0;
        QString text;
        std::function<void()> take;
        bool isFirst = false;
    };

    /// Out of the other colours, else to the question before.
    void goBack();
    void showCrops(const Cropped& cropped);
    /// What the places of a group are taken for now.
    void showTaken();
    void showChoices();
    [[nodiscard]] std::vector<Choice> ofOne();
    [[nodiscard]] std::vector<Choice> ofGroup();
    [[nodiscard]] std::vector<Choice> ofOthers();
    [[nodiscard]] QString takenWords() const;
    /// The next thing that a place of a group may be.
    void turn(std::size_t item);
    void say(const Answer& answer) { Q_EMIT answered({answer}); }
    void sayAll(bool isNothing);
    /// What is marked is that player's; all of it, where nothing is.
    void sayAllOf(const std::string& owner);

    adjudicator::questions::Question m_question;
    /// In words: of each item its place and its answers; of the further ones too.
    std::vector<QString> m_places;
    std::vector<std::vector<QString>> m_words;
    std::vector<Answer> m_others;
    std::vector<QString> m_otherWords;
    QString m_owner;
    /// Which answer each item is taken for.
    std::vector<std::size_t> m_taken;
    bool m_isOther = false;
    bool m_canGoBack = false;
    std::vector<CropView*> m_crops;
    std::vector<Choice> m_choices;
    QLabel* m_sentence = nullptr;
    QLabel* m_chance = nullptr;
    QLabel* m_hint = nullptr;
    QGridLayout* m_grid = nullptr;
    FlowLayout* m_row = nullptr;
    QWidget* m_buttons = nullptr;
    QPushButton* m_back = nullptr;
};

}  // namespace ui
