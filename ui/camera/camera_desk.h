// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <QSize>
#include <QTimer>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "ui/camera/camera_board.h"
#include "ui/camera/camera_list.h"
#include "ui/camera/picture_keeper.h"

namespace vision {
struct Image;
}

namespace ui {

class TableDesk;

struct HeldCamera;

/// A picture to be kept, as a JPEG file; or why there is none.
struct TakenPicture {
    std::string jpeg;
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    QString problem;
};

/// The window's side of the camera: which source is chosen, whether it is on and what it shows; the board in its
/// picture and the pictures that are kept are parts of it. The camera works in a thread of its own; nothing here waits
/// for it.
class CameraDesk : public QObject {
    Q_OBJECT

public:
    enum class State { Off, Opening, Running, Standing, Silent, Retrying };

    /// The desk must outlive this.
    explicit CameraDesk(TableDesk& table, QObject* parent = nullptr);
    ~CameraDesk() override;

    /// Whether this program has cameras at all.
    [[nodiscard]] static bool isThere();

    // The source.
    [[nodiscard]] bool isOn() const { return m_camera != nullptr; }
    /// Off closes the camera; on opens the source that was chosen last, if there is one.
    void setOn(bool on);
    /// As it was chosen; empty before. Remembered from run to run.
    [[nodiscard]] const QString& source() const { return m_source; }
    /// The source in a few words, for a button.
    [[nodiscard]] QString sourceName() const;
    /// A camera's number or name (`@1920x1080` behind it), a file, a folder, an address; remembered and switched on.
    /// What is no source changes nothing and stays as `problem`.
    void choose(const QString& source);
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] CameraList& list() { return m_list; }

    // What it shows.
    [[nodiscard]] State state() const;
    /// The state in a few words.
    [[nodiscard]] QString stateText() const;
    /// What is wrong, if something is.
    [[nodiscard]] QString troubleText() const;
    /// The state needs a look: lost, silent, a damaged picture, or off although pictures are to be kept.
    [[nodiscard]] bool isTroubled() const;
    /// No larger than asked for; null before the first frame.
    [[nodiscard]] QImage preview() const;
    void setPreviewSize(QSize most);
    /// Of the frames, in pixels.
    [[nodiscard]] QSize frameSize() const;
    /// The frame of now, whole; null when the camera shows nothing.
    [[nodiscard]] QImage current() const;
    /// The same, as the readers take it.
    [[nodiscard]] std::shared_ptr<const vision::Image> frame() const;
    /// Takes a picture of now, to be kept; `done` runs on this thread, and not at all once this is gone.
    void takePicture(std::function<void(TakenPicture)> done);

    [[nodiscard]] CameraBoard& board() { return m_board; }
    [[nodiscard]] const CameraBoard& board() const { return m_board; }
    [[nodiscard]] PictureKeeper& pictures() { return m_pictures; }
    /// The camera itself; null while it is off.
    [[nodiscard]] HeldCamera* held() const { return m_camera.get(); }

Q_SIGNALS:
    /// Another frame; nothing else changed.
    void frameCame();
    /// Source, state, board or switch.
    void changed();

private:
    struct Door;

    void start();
    void look();

    QString m_source;
    QString m_problem;
    State m_seenState = State::Off;
    QString m_seenText;
    QTimer m_clock;
    /// Through it the camera's thread finds this desk, or that it is gone.
    std::shared_ptr<Door> m_door;
    std::unique_ptr<HeldCamera> m_camera;
    CameraList m_list;
    CameraBoard m_board;
    PictureKeeper m_pictures;
};

}  // namespace ui
