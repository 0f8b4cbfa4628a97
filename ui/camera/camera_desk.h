// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QLineF>
#include <QObject>
#include <QSize>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

#include "db/chain.h"
#include "engine/state/setup.h"
#include "ui/camera/camera_list.h"
#include "ui/camera/marked_corners.h"

namespace vision {
struct Image;
}

namespace ui {

class TableDesk;

/// The window's side of the camera: which source is chosen, whether it is on, what it shows, and the pictures that are
/// kept with acts. The camera works in a thread of its own; nothing here waits for it.
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
    /// Asks the system for its cameras, beside this thread.
    void listCameras();
    [[nodiscard]] const std::vector<CameraChoice>& cameras() const { return m_cameras; }

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
    /// Of the frames, in pixels; the lattice is in these.
    [[nodiscard]] QSize frameSize() const;
    [[nodiscard]] const std::vector<QLineF>& lattice() const { return m_lattice; }
    /// The frame of now, whole; null when the camera shows nothing.
    [[nodiscard]] QImage current() const;
    /// The same, as the readers take it.
    [[nodiscard]] std::shared_ptr<const vision::Image> frame() const;
    void findBoard();
    /// A person says where the board lies. Remembered for the source until the board is not found there any more.
    void markBoard(const MarkedCorners& corners);
    /// Where a person marked the board, while it is found there.
    [[nodiscard]] std::optional<MarkedCorners> markedCorners() const;
    /// Where the corner hexes lie as far as is known: marked, recognised, or in the middle of the picture.
    [[nodiscard]] MarkedCorners likelyCorners() const;
    [[nodiscard]] QString boardText() const;
    /// What the record says lies on the table; empty while no game is open.
    [[nodiscard]] std::optional<engine::Setup> recorded() const;
    /// Its land; empty while no game is open.
    [[nodiscard]] std::vector<engine::Hex> recordedLand() const;

    // Pictures kept with acts.
    [[nodiscard]] bool keepsPictures() const { return m_keepsPictures; }
    void setKeepsPictures(bool on);
    /// With the newest act.
    void keepNow();

Q_SIGNALS:
    /// Another frame; nothing else changed.
    void frameCame();
    /// Source, state, board or switch.
    void changed();
    void camerasListed();
    /// A person marked the board: what was thought to be it may be none.
    void boardMarked();

private:
    struct Camera;
    struct Door;
    struct Made;

    void start();
    void sayLayout();
    void look();
    void keepMark();
    void keep(std::uint64_t entry, bool isAsked);
    void kept(const db::GameId& game, std::uint64_t entry, bool isAsked, Made made);

    TableDesk& m_table;
    QString m_source;
    QString m_problem;
    bool m_keepsPictures = false;
    /// It was said that pictures fail; once is enough until one succeeds.
    bool m_saidFailure = false;
    std::vector<CameraChoice> m_cameras;
    bool m_isListing = false;
    std::vector<QLineF> m_lattice;
    State m_seenState = State::Off;
    QString m_seenText;
    QTimer m_clock;
    /// Through it the camera's thread finds this desk, or that it is gone.
    std::shared_ptr<Door> m_door;
    std::unique_ptr<Camera> m_camera;
};

}  // namespace ui
