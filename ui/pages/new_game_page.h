// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>
#include <optional>
#include <random>

#include "ui/board/hex_layout.h"
#include "ui/pages/game_draft.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace ui {

class BoardView;
class BrushBar;
class FindingsPanel;
class PhotoView;
class PlayerList;
struct PhotoResult;

/// A new game: what is played, by whom, on which board; the board's editor in the middle, what is wrong with it at the
/// right.
class NewGamePage : public QWidget {
    Q_OBJECT

public:
    /// The draft outlives the page, so that a change of language loses nothing.
    NewGamePage(GameDraft& draft, QWidget* parent);

    /// Starts from a position file or a photo.
    void openFile(const QString& path);
    /// Starts from a picture of a board.
    void takePicture(const QImage& picture);
    /// Whether pictures can be asked of the camera.
    void setCameraReady(bool isReady);
    /// How the board lies before the referee, in seats.
    [[nodiscard]] int seats() const;

Q_SIGNALS:
    void startRequested();
    /// A picture of the camera is wanted.
    void cameraRequested();

private:
    [[nodiscard]] QWidget* makeChoices();
    void openPosition(const QString& path);
    void openPhoto(const QString& path);
    void takePhoto(PhotoResult result);
    void pastePhoto();
    void chooseFile(bool photo);
    void place(const PlaceName& place);
    void askHex(engine::Hex hex);
    void refresh();
    void notice(const QString& text);

    GameDraft& m_draft;
    std::mt19937 m_random{std::random_device{}()};
    PlayerList* m_players = nullptr;
    QCheckBox* m_soldiers = nullptr;
    QCheckBox* m_ccm = nullptr;
    QSpinBox* m_score = nullptr;
    QPushButton* m_camera = nullptr;
    QPushButton* m_complete = nullptr;
    BrushBar* m_brushes = nullptr;
    BoardView* m_board = nullptr;
    PhotoView* m_photo = nullptr;
    QLabel* m_notice = nullptr;
    FindingsPanel* m_findings = nullptr;
};

}  // namespace ui
