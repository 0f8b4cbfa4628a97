// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "ui/camera/photo_reader.h"

class QListWidget;
class QPushButton;

namespace ui {

class GameDraft;
class PhotoPane;
class SetBar;

/// A draft's board out of a picture: the picture stands beside the board, and this below both; it holds what the
/// picture leaves in doubt and the set that it is remembered as.
class PhotoSource : public QWidget {
    Q_OBJECT

public:
    /// `pane`: the picture's, in a splitter beside the board.
    PhotoSource(GameDraft& draft, PhotoPane& pane, QWidget* parent);

    void open(const QString& path);
    /// A reading, wherever it was made.
    void take(PhotoResult result);
    /// A marked board is read where it lies.
    void read(const QImage& picture, const std::optional<MarkedBoard>& marked = {}, const SetWish& set = {});
    void paste();
    /// The board comes from elsewhere.
    void leave();
    /// A picture in which no board was found goes, with what was said of it.
    void forgetUnread();
    /// The draft's board is another.
    void refresh();
    /// The picture and what it leaves in doubt are seen, where there is one.
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
    /// What a photo had wrong was put right.
    void corrected();
    /// A file was pasted.
    void fileGiven(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setUnread(bool isUnread);
    /// The answer to the chosen question: there is nothing.
    void sayNothingThere();
    /// To the next question that is not ticked off.
    void goOn();
    void makeQuestions();
    void makeSetBar();
    void showQuestions(const std::vector<PhotoResult::Question>& questions);
    void showPane();

    GameDraft& m_draft;
    PhotoPane& m_pane;
    SetBar* m_set = nullptr;
    /// What the set can be learned from; null where no photo stands beside the board.
    std::shared_ptr<const PhotoBoard> m_read;
    bool m_isUnread = false;
    bool m_isThere = false;
    bool m_isShown = true;
    std::vector<PhotoResult::Question> m_asked;
    QWidget* m_questionBox = nullptr;
    QPushButton* m_nothing = nullptr;
    QListWidget* m_questions = nullptr;
};

}  // namespace ui
