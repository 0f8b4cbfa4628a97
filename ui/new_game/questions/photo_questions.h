// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <string>
#include <vector>

#include "adjudicator/questions/asking.h"
#include "ui/camera/photo_reader.h"
#include "ui/draft/game_draft.h"
#include "ui/new_game/questions/crop_view.h"

class QLabel;

namespace ui {

class PhotoView;
class ProgressMarks;
class QuestionCard;
class QuestionList;

/// What a photo leaves in doubt, asked one question after the other; each answer is on the draft's board at once. The
/// next questions stand in a list of their own, and their numbers in the photo.
class PhotoQuestions : public QWidget {
    Q_OBJECT

public:
    /// `photo` and `next` stand elsewhere on the page.
    PhotoQuestions(GameDraft& draft, PhotoView& photo, QuestionList& next, QWidget* parent);

    /// How many questions there are and which one is asked: for the head of the page that this is on.
    [[nodiscard]] QWidget& head() { return *m_head; }
    /// Asks about a photo whose board the draft has; nothing where it leaves nothing in doubt.
    void begin(const PhotoResult& photo);
    /// Asks no more; the board stays as it is.
    void end();
    [[nodiscard]] bool isAsking() const { return !m_asking.isOver(); }
    /// An answer can be taken back, also when all were given.
    [[nodiscard]] bool canGoBack() const { return m_asking.canGoBack(); }
    /// A key of the present question; false for others.
    [[nodiscard]] bool press(int key, Qt::KeyboardModifiers modifiers);
    /// What is in doubt there is asked now; false: nothing is.
    bool askAt(const vision::Place& place);
    void takeRest();
    /// The answer before is taken back; false: there is none.
    bool back();
    /// The places of the present question.
    [[nodiscard]] std::vector<vision::Place> places() const;

Q_SIGNALS:
    /// An answer changed the draft.
    void changed();
    /// Questions are asked, or no longer.
    void askingChanged(bool isAsking);

private:
    /// What to put back when an answer is taken back.
    struct Given {
        bool isOnBoard = false;
        std::vector<engine::PlayerSetup> players;
    };

    /// `gone`: who does not play, if that is the answer.
    void answer(const std::function<void(engine::Setup&)>& how, const std::string& gone = {});
    /// Whoever has no name leaves the table, where enough stay.
    void unseat(const std::string& owner);
    void showNow();
    void showMarks();

    GameDraft& m_draft;
    PhotoView& m_photo;
    QuestionList& m_next;
    Cropped m_cropped;
    adjudicator::questions::Asking m_asking;
    std::vector<Given> m_given;
    QWidget* m_head = nullptr;
    QLabel* m_count = nullptr;
    ProgressMarks* m_progress = nullptr;
    QuestionCard* m_card = nullptr;
};

}  // namespace ui
