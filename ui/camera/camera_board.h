// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QObject>
#include <optional>
#include <vector>

#include "engine/state/setup.h"
#include "ui/camera/marked_corners.h"

namespace ui {

class CameraDesk;
class TableDesk;

/// The board in the camera's picture: which one is looked for, where it was found or marked.
class CameraBoard : public QObject {
    Q_OBJECT

public:
    /// Both outlive this.
    CameraBoard(TableDesk& table, CameraDesk& camera);

    /// In pixels of the frames; none while no board is known.
    [[nodiscard]] const std::vector<QLineF>& lattice() const { return m_lattice; }
    void find();
    /// A person says where the board lies. Remembered for the source until the board is not found there any more.
    void mark(const MarkedCorners& corners);
    /// Where a person marked the board, while it is found there.
    [[nodiscard]] std::optional<MarkedCorners> marked() const;
    /// Where the corner hexes lie as far as is known: marked, recognised, or in the middle of the picture.
    [[nodiscard]] MarkedCorners likelyCorners() const;
    [[nodiscard]] QString text() const;
    /// What the record says lies on the table; empty while no game is open.
    [[nodiscard]] std::optional<engine::Setup> recorded() const;
    /// Its land; empty while no game is open.
    [[nodiscard]] std::vector<engine::Hex> recordedLand() const;

    /// The camera was opened, or closed.
    void begin();
    /// Takes what the camera's thread has; whether the lattice is another.
    bool look();

Q_SIGNALS:
    void changed();
    /// A person marked the board: what was thought to be it may be none.
    void wasMarked();

private:
    void sayLayout();
    void keepMark();

    TableDesk& m_table;
    CameraDesk& m_camera;
    std::vector<QLineF> m_lattice;
};

}  // namespace ui
