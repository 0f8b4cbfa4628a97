// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <random>

#include "ui/board/hex_layout.h"
#include "ui/pages/game_draft.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace ui {

class BoardView;
class BrushBar;
class PhotoView;
class PlayerList;
struct PhotoResult;

/// A new game: what is played, by whom, on which board; the board's editor in the middle, what is wrong with it at the right.
class NewGamePage : public QWidget {
    Q_OBJECT

public:
    /// The draft outlives the page, so that a change of language loses nothing.
    NewGamePage(GameDraft& draft, QWidget* parent);

    /// Starts from a position file or a photo.
    void openFile(const QString& path);

Q_SIGNALS:
    void startRequested();

private:
    [[nodiscard]] QWidget* makeChoices();
    [[nodiscard]] QWidget* makeFindings();
    void openPosition(const QString& path);
    void openPhoto(const QString& path);
    void takePhoto(PhotoResult result);
    void chooseFile(bool photo);
    void place(const PlaceName& place);
    void askHex(engine::Hex hex);
    void refresh();
    void refreshFindings();
    void notice(const QString& text);

    GameDraft& m_draft;
    std::mt19937 m_random{std::random_device{}()};
    PlayerList* m_players = nullptr;
    QCheckBox* m_soldiers = nullptr;
    QCheckBox* m_ccm = nullptr;
    QSpinBox* m_score = nullptr;
    QPushButton* m_complete = nullptr;
    BrushBar* m_brushes = nullptr;
    BoardView* m_board = nullptr;
    PhotoView* m_photo = nullptr;
    QLabel* m_notice = nullptr;
    QLabel* m_doubts = nullptr;
    QWidget* m_findings = nullptr;
    QVBoxLayout* m_findingRows = nullptr;
    QPushButton* m_start = nullptr;
};

}  // namespace ui
