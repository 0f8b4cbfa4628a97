// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/table_watch.h"

#include <utility>

#include "vision/eyes/eyes.h"
#include "vision/watch/watched_table.h"

namespace vision {

/// Without eyes the table stays as it was known.
struct TableWatch::State {
    std::unique_ptr<WatchedTable> table;
    KnownPieces known;
    Homography homography;
};

TableWatch::TableWatch(const Image& reference, const Homography& homography, KnownPieces known,
                       const engine::Layout& layout, const LookedFor& lookedFor)
    : m_state(std::make_unique<State>()) {
    m_state->table = watchTable(reference, homography, known, layout, lookedFor);
    m_state->known = std::move(known);
    m_state->homography = homography;
}

TableWatch::~TableWatch() = default;
TableWatch::TableWatch(TableWatch&&) noexcept = default;
TableWatch& TableWatch::operator=(TableWatch&&) noexcept = default;

WatchFrame TableWatch::next(const Image& frame) {
    if (m_state->table) {
        return m_state->table->next(frame);
    }
    WatchFrame lost;
    lost.lost = true;
    return lost;
}

std::vector<PieceChange> TableWatch::seenOnce() const {
    return m_state->table ? m_state->table->seenOnce() : std::vector<PieceChange>();
}

void TableWatch::accept(const PieceChange& change) {
    if (m_state->table) {
        m_state->table->accept(change);
    }
}

const KnownPieces& TableWatch::known() const {
    return m_state->table ? m_state->table->known() : m_state->known;
}

const Homography& TableWatch::homography() const {
    return m_state->table ? m_state->table->homography() : m_state->homography;
}

}  // namespace vision
