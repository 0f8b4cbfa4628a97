// SPDX-License-Identifier: GPL-3.0-or-later
// Looking back through the record: the table's verbs rest meanwhile, so that no act is said there by mistake.
#include "engine/check.h"
#include "ui/desk/table_desk.h"

namespace ui {

const adjudicator::Playback& TableDesk::playback() {
    ADJ_CHECK(hasGame(), "a game is open");
    return m_lookBack.way(table().line());
}

bool TableDesk::isPlaybackLaid() const {
    return hasGame() && m_lookBack.isLaid(table().line());
}

/// In pieces that no frame and no act notices, so that the first step back in a long game is like any other.
void TableDesk::layPlayback() {
    constexpr std::uint64_t kPiece = 24;
    constexpr int kPauseMs = 12;
    if (!hasGame() || m_lookBack.lay(table().line(), kPiece)) {
        m_layTimer.stop();
    } else {
        m_layTimer.start(kPauseMs);
    }
}

const engine::Position& TableDesk::shownPosition() const {
    return past() ? m_lookBack.position() : position();
}

void TableDesk::lookAt(std::uint64_t entry) {
    // What is still being written comes first; the dice that it throws belong to now.
    if (!hasGame() || isWriting() || entry >= table().log().size()) {
        return;
    }
    if (past() == entry && !m_pastRefused) {
        return;
    }
    m_pastRefused = false;
    m_lookBack.lookAt(table().line(), entry);
    Q_EMIT changed();
}

void TableDesk::backToNow() {
    if (past()) {
        m_lookBack.backToNow();
        m_pastRefused = false;
        Q_EMIT changed();
    }
}

void TableDesk::step(Step step) {
    const auto lead = hasGame() ? m_lookBack.leadOf(table().line(), step) : std::nullopt;
    if (lead && lead->entry) {
        lookAt(*lead->entry);
    } else if (lead) {
        backToNow();
    }
}

bool TableDesk::refusedInPast() {
    if (past() && !std::exchange(m_pastRefused, true)) {
        Q_EMIT changed();
    }
    return past().has_value();
}

Message TableDesk::pastMessage() {
    const QString refused = tr("nothing can be done in the past. Go back to now first.");
    const QString way =
        tr("the table as it stood then. ← and → step, Page Up and Page Down go by turns, Esc leads back.");
    Message message{m_pastRefused ? Message::Kind::Refuse : Message::Kind::Warn,
                    Icon::LookBack,
                    tr("Looking back:"),
                    m_pastRefused ? refused : way,
                    {},
                    {},
                    {}};
    if (m_pastRefused) {
        message.buttons.push_back({tr("Back to now [Esc]"), [this] { backToNow(); }});
    }
    return message;
}

Markers TableDesk::pastMarkers() const {
    Markers markers;
    const adjudicator::LogLine& line = table().log()[*past()];
    if (line.act() != nullptr) {
        for (const engine::Place& place : placesOf(line.act()->action)) {
            markers.glowing.push_back(nameOf(m_lookBack.position().topology(), place));
        }
    }
    return markers;
}

}  // namespace ui
