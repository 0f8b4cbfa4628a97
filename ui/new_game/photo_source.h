// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>
#include <memory>
#include <optional>

#include "ui/camera/photo_reader.h"

class QListWidget;

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
    /// The draft's board is another.
    void refresh();

Q_SIGNALS:
    /// What to say above the board; empty: nothing.
    void said(const QString& notice);
    /// The draft has the board; it lies before the referee as in the picture when it is turned by so many seats.
    void taken(int seats);
    /// A file was pasted.
    void fileGiven(const QString& path);

private:
    void makeQuestions();
    void makeSetBar();
    void showQuestions(const std::vector<PhotoResult::Question>& questions);
    void showPane();

    GameDraft& m_draft;
    PhotoPane& m_pane;
    SetBar* m_set = nullptr;
    /// What the set can be learned from; null where no photo stands beside the board.
    std::shared_ptr<const PhotoBoard> m_read;
    QWidget* m_questionBox = nullptr;
    QListWidget* m_questions = nullptr;
};

}  // namespace ui
