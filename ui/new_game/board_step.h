// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "engine/state/position.h"
#include "ui/board/hex_layout.h"

class QLabel;
class QPushButton;
class QSplitter;

namespace ui {

class BoardChoices;
class BoardTools;
class BoardView;
class BrushBar;
class GameDraft;
class PhotoPane;
class PhotoQuestions;
class PhotoSource;
class QuestionList;
class SideArea;

/// The board of a new game: dealt, from a photo or a file, or made by hand in the editor.
class BoardStep : public QWidget {
    Q_OBJECT

public:
    /// What stands beside the board: where it comes from, the editor's palette over that, or nothing.
    enum class Form { Choices, Editor, Picture };

    BoardStep(GameDraft& draft, QWidget* parent);
    void refresh();
    void setForm(Form form);
    /// Escape: puts the brush out of the hand; false: there was none in it.
    bool dropBrush();

    /// Starts from a position file or a photo.
    void openFile(const QString& path);
    [[nodiscard]] PhotoSource& photo() { return *m_photo; }
    /// What a photo leaves in doubt is being asked here.
    [[nodiscard]] bool isAsking() const;
    [[nodiscard]] PhotoQuestions& questions() { return *m_questions; }
    [[nodiscard]] BoardChoices& choices() { return *m_choices; }
    [[nodiscard]] BoardTools& tools() { return *m_tools; }
    [[nodiscard]] BoardView& view() { return *m_board; }

Q_SIGNALS:
    void changed();
    /// The board is to be edited by hand.
    void editRequested();
    /// Questions are asked, or no longer.
    void askingChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void openPosition(const QString& path);
    void place(const PlaceName& place);
    [[nodiscard]] QSplitter* makeViews();
    [[nodiscard]] QWidget* makeMiddle();
    void listenToPhoto();
    /// A question has the room, photo and board stand beside it; else they have it.
    void arrange();
    void askHex(engine::Hex hex);
    /// As people say it: "hills 6", "8–10–5"; by its coordinates where the board cannot stand.
    [[nodiscard]] QString wordsOf(const PlaceName& place) const;
    void describe(const PlaceName& place);
    void showBoard();
    void edited();
    /// What happens, or what is to be looked at; empty: nothing.
    void notice(const QString& text, const char* kind = "warn");
    void fail(const QString& problem);

    GameDraft& m_draft;
    Form m_form = Form::Choices;
    /// The board alone, for the words of its places.
    std::optional<engine::Position> m_places;
    /// The picture has all the room: corners are marked in it, or no board was found in it.
    bool m_isMarking = false;
    bool m_isUnread = false;
    BoardChoices* m_choices = nullptr;
    BrushBar* m_brushes = nullptr;
    BoardTools* m_tools = nullptr;
    BoardView* m_board = nullptr;
    PhotoPane* m_pane = nullptr;
    PhotoSource* m_photo = nullptr;
    PhotoQuestions* m_questions = nullptr;
    QuestionList* m_next = nullptr;
    QLabel* m_nextHead = nullptr;
    QSplitter* m_views = nullptr;
    QWidget* m_middle = nullptr;
    SideArea* m_beside = nullptr;
    QPushButton* m_edit = nullptr;
    QLabel* m_notice = nullptr;
    QLabel* m_pointed = nullptr;
};

}  // namespace ui
