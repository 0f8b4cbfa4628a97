// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "ui/camera/photo_reader.h"

class QPushButton;

namespace ui {

class GameDraft;
class PhotoPane;
class PhotoQuestions;
class SetBar;

/// A draft's board out of a picture: the picture stands beside the board, and this below both; it holds the set that
/// the picture is remembered as, and the way back to the questions.
class PhotoSource : public QWidget {
    Q_OBJECT

public:
    /// `pane`: the picture's, in a splitter beside the board; `questions`: that ask what it leaves in doubt.
    PhotoSource(GameDraft& draft, PhotoPane& pane, PhotoQuestions& questions, QWidget* parent);

    void open(const QString& path);
    /// A reading, wherever it was made.
    void take(PhotoResult result);
    /// A marked board is read where it lies.
    void read(const QImage& picture, const std::optional<MarkedBoard>& marked = {}, const SetWish& set = {});
    void paste();
    /// The board comes from elsewhere, or is a person's own from now on.
    void leave();
    /// What was answered can no longer be taken back: the board was changed otherwise.
    void forgetAnswers();
    /// A picture in which no board was found goes, with what was said of it.
    void forgetUnread();
    /// The draft's board is another.
    void refresh();
    /// The picture and what belongs to it are seen, where there is one.
    void setShown(bool isShown);

Q_SIGNALS:
    /// What to say below the board; empty: nothing.
    void said(const QString& notice);
    /// Why there is no board.
    void failed(const QString& problem);
    /// The draft has the board; it lies before the referee as in the picture when it is turned by so many seats.
    void taken(int seats);
    /// A picture is shown in which no board was found, or no longer.
    void unreadChanged(bool isUnread);
    /// The board of an earlier photo is gone, since a later one failed.
    void takenBack();
    /// A file was pasted.
    void fileGiven(const QString& path);

private:
    void setUnread(bool isUnread);
    void makeSetBar();
    void showPane();
    void fail(const PhotoResult& result);
    /// What stood before the photos stands again; false: nothing was read, or it was left.
    bool takeBack();
    void showAgain();

    GameDraft& m_draft;
    PhotoPane& m_pane;
    PhotoQuestions& m_questions;
    SetBar* m_set = nullptr;
    /// What the set can be learned from; null where no photo stands beside the board.
    std::shared_ptr<const PhotoBoard> m_read;
    bool m_isUnread = false;
    bool m_isThere = false;
    bool m_isShown = true;
    /// What was before the first of the photos whose board the draft has.
    struct Before {
        std::size_t steps = 0;
        std::vector<engine::PlayerSetup> players;
        /// As they sat right after it was read.
        std::vector<engine::PlayerSetup> seated;
    };
    std::optional<Before> m_before;
    QPushButton* m_again = nullptr;
};

}  // namespace ui
