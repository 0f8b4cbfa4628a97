// SPDX-License-Identifier: GPL-3.0-or-later
// The board in the camera's picture: which one is looked for, where it was found or marked.
#include "adjudicator/watch/known_table.h"
#include "engine/state/to_position.h"
#include "ui/camera/camera_held.h"
#include "ui/camera/given_corners.h"
#include "ui/desk/table_desk.h"
#include "ui/text/photo_text.h"
#include "vision/overlay.h"

namespace ui {

namespace {

using vision::camera::BoardSearch;

}  // namespace

/// The board of the open game is the one to look for; without a game the picture tells.
std::optional<engine::Setup> CameraDesk::recorded() const {
    return m_table.hasGame() ? std::optional(engine::toSetup(m_table.position())) : std::nullopt;
}

std::vector<engine::Hex> CameraDesk::recordedLand() const {
    const auto setup = recorded();
    return setup ? adjudicator::watch::layoutOf(*setup).land : std::vector<engine::Hex>();
}

void CameraDesk::sayLayout() {
    if (!m_camera) {
        return;
    }
    std::optional<engine::Layout> layout;
    if (m_table.hasGame()) {
        layout = adjudicator::watch::layoutOf(engine::toSetup(m_table.position()));
    }
    m_camera->camera.setLayout(layout && !layout->land.empty() ? layout : std::nullopt);
}

void CameraDesk::findBoard() {
    if (m_camera) {
        m_camera->camera.findBoard();
        Q_EMIT changed();
    }
}

void CameraDesk::markBoard(const MarkedCorners& corners) {
    if (m_camera) {
        m_camera->camera.markBoard(givenCorners(corners));
        m_camera->isMarked = true;
        keepCorners(m_source, corners);
        Q_EMIT boardMarked();
        Q_EMIT changed();
    }
}

std::optional<MarkedCorners> CameraDesk::markedCorners() const {
    const auto board = m_camera ? m_camera->camera.board() : std::nullopt;
    if (!board || !board->isMarked) {
        return std::nullopt;
    }
    return ui::markedCorners(
        vision::cornersOf(board->homography, board->size.width, board->size.height, markedLand(board->land)));
}

MarkedCorners CameraDesk::likelyCorners() const {
    const auto board = m_camera ? m_camera->camera.board() : std::nullopt;
    if (board) {
        return ui::markedCorners(
            vision::cornersOf(board->homography, board->size.width, board->size.height, markedLand(board->land)));
    }
    return keptCorners(m_source).value_or(cornersAtFirst(frameSize(), recordedLand()));
}

/// A mark that leads to nothing any more is not brought up again at the next start.
void CameraDesk::keepMark() {
    if (!m_camera->isMarked || m_camera->camera.boardSearch() == BoardSearch::NotYet) {
        return;
    }
    const auto board = m_camera->camera.board();
    if (!board || !board->isMarked) {
        m_camera->isMarked = board.has_value() ? false : m_camera->camera.isMarked();
        if (!m_camera->isMarked) {
            forgetCorners(m_source);
        }
    }
}

QString CameraDesk::boardText() const {
    if (!m_camera || !m_camera->camera.newest()) {
        return {};
    }
    const bool isKnown = m_camera->camera.board().has_value();
    switch (m_camera->camera.boardSearch()) {
        case BoardSearch::NotYet:
            return tr("Looking for the board …");
        case BoardSearch::Found:
            return markedCorners() ? tr("Board found where it was marked") : tr("Board found");
        case BoardSearch::NotFound:
            if (const QString problem = netProblem(); !problem.isEmpty()) {
                return problem;
            }
            if (m_camera->isMarked && !isKnown) {
                return tr("No tiles lie where the corners were marked");
            }
            return isKnown ? tr("Board covered: as found before") : tr("No board here");
    }
    return {};
}

}  // namespace ui
