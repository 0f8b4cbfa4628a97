// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>
#include <functional>
#include <optional>
#include <random>

#include "ui/board/hex_layout.h"
#include "ui/camera/photo_reader.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace ui {

class BoardView;
class BrushBar;
class GameDraft;
class PhotoPane;
class SetBar;

/// The board of a new game: dealt, from a photo or a file, or made by hand; the editor over all of it.
class BoardStep : public QWidget {
    Q_OBJECT

public:
    BoardStep(GameDraft& draft, QWidget* parent);
    void refresh();

    /// Starts from a position file or a photo.
    void openFile(const QString& path);
    /// A reading of the camera or of a picture, wherever it was read.
    void takePhoto(PhotoResult result);
    /// Starts from a picture of a board; a marked board is read where it lies.
    void takePicture(const QImage& picture, const std::optional<MarkedBoard>& marked = {}, const SetWish& set = {});
    /// Whether pictures can be asked of the camera.
    void setCameraReady(bool isReady);
    void undo();
    void redo();
    /// How the board lies before the referee, in seats.
    [[nodiscard]] int seats() const;
    void setSeats(int seats);
    [[nodiscard]] BoardView& view() { return *m_board; }

Q_SIGNALS:
    void changed();
    /// A picture of the camera is wanted.
    void cameraRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QWidget* makeChoices();
    [[nodiscard]] QWidget* makeEditorRow();
    QPushButton* addButton(QLayout& row, const QString& text, const std::function<void()>& press);
    void openPosition(const QString& path);
    void openPhoto(const QString& path);
    void pastePhoto();
    void chooseFile(bool photo);
    /// Deals as the fields say; anew draws another seed.
    void deal(bool anew);
    void place(const PlaceName& place);
    void askHex(engine::Hex hex);
    void describe(const PlaceName& place);
    void edited();
    void notice(const QString& text);
    void showDealt();
    /// What the reading of a photo is in doubt about, to be ticked off.
    [[nodiscard]] QWidget* makeQuestions();
    void showQuestions(const std::vector<PhotoResult::Question>& questions);
    void showPhoto();
    [[nodiscard]] QWidget* makeSetBar();
    /// The hexes of the set-up that are no sea, in their order.
    [[nodiscard]] std::vector<engine::Hex> land() const;

    GameDraft& m_draft;
    std::mt19937 m_random{std::random_device{}()};
    QComboBox* m_kind = nullptr;
    QWidget* m_boxes = nullptr;
    QSpinBox* m_small = nullptr;
    QSpinBox* m_large = nullptr;
    QCheckBox* m_fair = nullptr;
    QLabel* m_seedWord = nullptr;
    QLineEdit* m_seed = nullptr;
    QPushButton* m_anew = nullptr;
    QPushButton* m_camera = nullptr;
    QSpinBox* m_wrap = nullptr;
    QComboBox* m_continent = nullptr;
    QWidget* m_world = nullptr;
    QPushButton* m_undo = nullptr;
    QPushButton* m_redo = nullptr;
    QPushButton* m_clear = nullptr;
    BrushBar* m_brushes = nullptr;
    BoardView* m_board = nullptr;
    PhotoPane* m_photo = nullptr;
    SetBar* m_set = nullptr;
    /// What the set can be learned from; null where no photo stands beside the board.
    std::shared_ptr<const PhotoBoard> m_read;
    QWidget* m_questionBox = nullptr;
    QListWidget* m_questions = nullptr;
    QLabel* m_notice = nullptr;
    QLabel* m_pointed = nullptr;
};

}  // namespace ui
