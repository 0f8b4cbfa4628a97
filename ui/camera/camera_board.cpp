// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/camera_board.h"

#include "adjudicator/watch/known_table.h"
#include "engine/state/to_position.h"
#include "ui/camera/camera_held.h"
#include "ui/camera/given_corners.h"
#include "ui/desk/table_desk.h"
#include "ui/text/photo_text.h"
#include "vision/overlay.h"

namespace ui {

using vision::camera::BoardSearch;

CameraBoard::CameraBoard(TableDesk& table, CameraDesk& camera) : m_table(table), m_camera(camera) {
    connect(&m_table, &TableDesk::changed, this, &CameraBoard::sayLayout);
}

void CameraBoard::begin() {
    m_lattice.clear();
    HeldCamera* held = m_camera.held();
    if (held == nullptr) {
        return;
    }
    if (const auto marked = keptCorners(m_camera.source())) {
        held->camera.markBoard(givenCorners(*marked));
        held->isMarked = true;
    }
    sayLayout();
}

bool CameraBoard::look() {
    std::vector<QLineF> lattice;
    if (m_camera.held() != nullptr) {
        keepMark();
        if (const auto board = m_camera.held()->camera.board()) {
            for (const auto& [a, b] : vision::latticeIn(board->homography, board->land)) {
                lattice.emplace_back(a.x, a.y, b.x, b.y);
            }
        }
    }
    const bool isOther = lattice != m_lattice;
    m_lattice = std::move(lattice);
    return isOther;
}

/// The board of the open game is the one to look for; without a game the picture tells.
std::optional<engine::Setup> CameraBoard::recorded() const {
    return m_table.hasGame() ? std::optional(engine::toSetup(m_table.position())) : std::nullopt;
}

std::vector<engine::Hex> CameraBoard::recordedLand() const {
    const auto setup = recorded();
    return setup ? adjudicator::watch::layoutOf(*setup).land : std::vector<engine::Hex>();
}

void CameraBoard::sayLayout() {
    if (m_camera.held() == nullptr) {
        return;
    }
    std::optional<engine::Layout> layout;
    if (m_table.hasGame()) {
        layout = adjudicator::watch::layoutOf(engine::toSetup(m_table.position()));
    }
    m_camera.held()->camera.setLayout(layout && !layout->land.empty() ? layout : std::nullopt);
}

void CameraBoard::find() {
    if (m_camera.held() != nullptr) {
        m_camera.held()->camera.findBoard();
        Q_EMIT changed();
    }
}

void CameraBoard::mark(const MarkedCorners& corners) {
    if (m_camera.held() != nullptr) {
        m_camera.held()->camera.markBoard(givenCorners(corners));
        m_camera.held()->isMarked = true;
        keepCorners(m_camera.source(), corners);
        Q_EMIT wasMarked();
        Q_EMIT changed();
    }
}

std::optional<MarkedCorners> CameraBoard::marked() const {
    const auto board = m_camera.held() != nullptr ? m_camera.held()->camera.board() : std::nullopt;
    if (!board || !board->isMarked) {
        return std::nullopt;
    }
    return ui::markedCorners(
        vision::cornersOf(board->homography, board->size.width, board->size.height, markedLand(board->land)));
}

MarkedCorners CameraBoard::likelyCorners() const {
    const auto board = m_camera.held() != nullptr ? m_camera.held()->camera.board() : std::nullopt;
    if (board) {
        return ui::markedCorners(
            vision::cornersOf(board->homography, board->size.width, board->size.height, markedLand(board->land)));
    }
    return keptCorners(m_camera.source()).value_or(cornersAtFirst(m_camera.frameSize(), recordedLand()));
}

/// A mark that leads to nothing any more is not brought up again at the next start.
void CameraBoard::keepMark() {
    if (!m_camera.held()->isMarked || m_camera.held()->camera.boardSearch() == BoardSearch::NotYet) {
        return;
    }
    const auto board = m_camera.held()->camera.board();
    if (!board || !board->isMarked) {
        m_camera.held()->isMarked = board.has_value() ? false : m_camera.held()->camera.isMarked();
        if (!m_camera.held()->isMarked) {
            forgetCorners(m_camera.source());
        }
    }
}

QString CameraBoard::text() const {
    if (m_camera.held() == nullptr || !m_camera.held()->camera.newest()) {
        return {};
    }
    const bool isKnown = m_camera.held()->camera.board().has_value();
    switch (m_camera.held()->camera.boardSearch()) {
        case BoardSearch::NotYet:
            return tr("Looking for the board …");
        case BoardSearch::Found:
            return marked() ? tr("Board found where it was marked") : tr("Board found");
        case BoardSearch::NotFound:
            if (QString problem = netProblem(); !problem.isEmpty()) {
                return problem;
            }
            if (m_camera.held()->isMarked && !isKnown) {
                return tr("No tiles lie where the corners were marked");
            }
            return isKnown ? tr("Board covered: as found before") : tr("No board here");
    }
    return {};
}

}  // namespace ui
