// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

#include "adjudicator/questions/question_words.h"
#include "ui/new_game/questions/crop_view.h"

namespace ui {

/// The questions that come next, each with its number, a small picture and its sentence; a press asks it now.
class QuestionList : public QListWidget {
    Q_OBJECT

public:
    explicit QuestionList(QWidget* parent);
    /// `open` begins with the present question, which has the number `number` and is not listed.
    void show(const std::vector<adjudicator::questions::Question>& open, std::size_t number, const Cropped& cropped,
              const adjudicator::questions::QuestionWords& words);
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 60}; }

Q_SIGNALS:
    /// The place in what is open.
    void chosen(std::size_t open);
};

}  // namespace ui
