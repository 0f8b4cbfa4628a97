// SPDX-License-Identifier: GPL-3.0-or-later
// Looking back through the record: the table's verbs rest meanwhile, so that no act is said there by mistake.
#include "engine/check.h"
#include "ui/desk/table_desk.h"

namespace ui {

const adjudicator::Playback& TableDesk::playback() {
    ADJ_CHECK(hasGame(), "a game is open");
    if (!m_playback) {
        m_playback = std::make_unique<adjudicator::Playback>(table().line());
    } else {
        (void)m_playback->extend(table().line());
    }
    return *m_playback;
}

bool TableDesk::isPlaybackLaid() const {
    return hasGame() && m_playback && m_playback->size() == table().log().size();
}

/// In pieces that no frame and no act notices, so that the first step back in a long game is like any other.
void TableDesk::layPlayback() {
    constexpr std::uint64_t kPiece = 24;
    constexpr int kPauseMs = 12;
    bool isDone = true;
    if (hasGame() && !m_playback) {
        m_playback = std::make_unique<adjudicator::Playback>(table().line(), kPiece);
        isDone = isPlaybackLaid();
    } else if (hasGame()) {
        isDone = m_playback->extend(table().line(), kPiece);
    }
    if (isDone) {
        m_layTimer.stop();
    } else {
        m_layTimer.start(kPauseMs);
    }
}

const engine::Position& TableDesk::shownPosition() const {
    return m_past ? m_past->position : position();
}

void TableDesk::lookAt(std::uint64_t entry) {
    // What is still being written comes first; the dice that it throws belong to now.
    if (!hasGame() || isWriting() || entry >= table().log().size()) {
        return;
    }
    if (m_past && m_past->entry == entry && !m_pastRefused) {
        return;
    }
    m_pastRefused = false;
    m_past = Past{entry, playback().positionAfter(table().line(), entry)};
    Q_EMIT changed();
}

void TableDesk::backToNow() {
    if (m_past) {
        m_past.reset();
        m_pastRefused = false;
        Q_EMIT changed();
    }
}

void TableDesk::step(Step step) {
    if (!hasGame()) {
        return;
    }
    const adjudicator::Line& line = table().line();
    const adjudicator::Playback& way = playback();
    // From now the first step back leads before the newest act, as the board shows what is after it.
    const std::uint64_t from = m_past ? m_past->entry : way.lastStop(line);
    std::optional<std::uint64_t> to;
    switch (step) {
        case Step::First:
            to = way.firstStop();
            break;
        case Step::Previous:
            to = way.stopBefore(line, from);
            break;
        case Step::Next:
            to = m_past ? way.stopAfter(line, from) : std::nullopt;
            break;
        case Step::Last:
            to = way.lastStop(line);
            break;
        case Step::PreviousTurn:
            to = way.turnBefore(line, from);
            break;
        case Step::NextTurn:
            to = m_past ? way.turnAfter(line, from) : std::nullopt;
            break;
    }
    if (to) {
        lookAt(*to);
    } else if (m_past && (step == Step::Next || step == Step::NextTurn)) {
        // Beyond the newest act is now.
        backToNow();
    }
}

bool TableDesk::refusedInPast() {
    if (m_past && !std::exchange(m_pastRefused, true)) {
        Q_EMIT changed();
    }
    return m_past.has_value();
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
    const adjudicator::LogLine& line = table().log()[m_past->entry];
    if (line.act() != nullptr) {
        for (const engine::Place& place : placesOf(line.act()->action)) {
            markers.glowing.push_back(nameOf(m_past->position.topology(), place));
        }
    }
    return markers;
}

}  // namespace ui
