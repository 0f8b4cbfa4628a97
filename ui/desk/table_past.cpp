// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/table_past.h"

#include <utility>

#include "engine/check.h"

namespace ui {

namespace {

/// Once the window stands.
constexpr int kLayAfterMs = 600;

}  // namespace

TablePast::TablePast(const TableGameDesk& game) : m_game(game) {
    connect(&m_layTimer, &QTimer::timeout, this, &TablePast::layWay);
}

const adjudicator::Playback& TablePast::way() {
    ADJ_CHECK(m_game.hasGame(), "a game is open");
    return m_lookBack.way(m_game.line());
}

bool TablePast::isWayLaid() const {
    return m_game.hasGame() && m_lookBack.isLaid(m_game.line());
}

/// In pieces that no frame and no act notices, so that the first step back in a long game is like any other.
void TablePast::layWay() {
    constexpr std::uint64_t kPiece = 24;
    constexpr int kPauseMs = 12;
    if (!m_game.hasGame() || m_lookBack.lay(m_game.line(), kPiece)) {
        m_layTimer.stop();
    } else {
        m_layTimer.start(kPauseMs);
    }
}

void TablePast::beginAnew(bool isSame) {
    if (isSame) {
        m_lookBack.backToNow();
    } else {
        m_lookBack.reset();
    }
    if (auto way = std::exchange(m_brought, std::nullopt)) {
        m_lookBack.bring(std::move(*way));
    }
    m_isRefused = false;
    if (m_game.hasGame()) {
        m_layTimer.start(kLayAfterMs);
    }
}

void TablePast::follow(std::size_t entries) {
    if (m_game.hasGame()) {
        m_lookBack.follow(m_game.line(), m_game.line().log().size() - entries);
    }
}

const engine::Position& TablePast::shownPosition() const {
    return entry() ? m_lookBack.position() : m_game.position();
}

void TablePast::lookAt(std::uint64_t entry) {
    // What is still being written comes first; the dice that it throws belong to now.
    if (!m_game.hasGame() || m_game.isWriting() || entry >= m_game.table().log().size()) {
        return;
    }
    if (this->entry() == entry && !m_isRefused) {
        return;
    }
    m_isRefused = false;
    m_lookBack.lookAt(m_game.line(), entry);
    Q_EMIT changed();
}

void TablePast::backToNow() {
    if (entry()) {
        m_lookBack.backToNow();
        m_isRefused = false;
        Q_EMIT changed();
    }
}

void TablePast::step(Step step) {
    const auto lead = m_game.hasGame() ? m_lookBack.leadOf(m_game.line(), step) : std::nullopt;
    if (lead && lead->entry) {
        lookAt(*lead->entry);
    } else if (lead) {
        backToNow();
    }
}

bool TablePast::refuses() {
    if (entry() && !std::exchange(m_isRefused, true)) {
        Q_EMIT changed();
    }
    return entry().has_value();
}

}  // namespace ui
