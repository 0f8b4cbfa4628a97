// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/board/hex_layout.h"

class QLabel;

namespace ui {

class BoardChoices;
class BoardTools;
class BoardView;
class BrushBar;
class GameDraft;
class PhotoPane;
class PhotoSource;

/// The board of a new game: dealt, from a photo or a file, or made by hand; the editor over all of it.
class BoardStep : public QWidget {
    Q_OBJECT

public:
    BoardStep(GameDraft& draft, QWidget* parent);
    void refresh();

    /// Starts from a position file or a photo.
    void openFile(const QString& path);
    [[nodiscard]] PhotoSource& photo() { return *m_photo; }
    [[nodiscard]] BoardChoices& choices() { return *m_choices; }
    [[nodiscard]] BoardTools& tools() { return *m_tools; }
    [[nodiscard]] BoardView& view() { return *m_board; }

Q_SIGNALS:
    void changed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void openPosition(const QString& path);
    void place(const PlaceName& place);
    void askHex(engine::Hex hex);
    void describe(const PlaceName& place);
    void edited();
    void notice(const QString& text);

    GameDraft& m_draft;
    BoardChoices* m_choices = nullptr;
    BrushBar* m_brushes = nullptr;
    BoardTools* m_tools = nullptr;
    BoardView* m_board = nullptr;
    PhotoPane* m_pane = nullptr;
    PhotoSource* m_photo = nullptr;
    QLabel* m_notice = nullptr;
    QLabel* m_pointed = nullptr;
};

}  // namespace ui
