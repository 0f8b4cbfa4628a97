// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/desk/look_back.h"

namespace adjudicator {

void LookBack::reset() {
    m_past.reset();
    m_way.reset();
}

const Playback& LookBack::way(const Line& line) {
    if (!m_way) {
        m_way = std::make_unique<Playback>(line);
    } else {
        (void)m_way->extend(line);
    }
    return *m_way;
}

bool LookBack::isLaid(const Line& line) const {
    return m_way && m_way->size() == line.log().size();
}

void LookBack::follow(const Line& line, std::uint64_t before) {
    if (m_way && m_way->size() >= before) {
        (void)m_way->extend(line);
    }
}

bool LookBack::lay(const Line& line, std::uint64_t most) {
    if (!m_way) {
        m_way = std::make_unique<Playback>(line, most);
        return isLaid(line);
    }
    return m_way->extend(line, most);
}

void LookBack::lookAt(const Line& line, std::uint64_t entry) {
    m_past = Past{entry, way(line).positionAfter(line, entry)};
}

std::optional<LookBack::Lead> LookBack::leadOf(const Line& line, Step step) {
    const Playback& known = way(line);
    // From now the first step back leads before the newest act, as the board shows what is after it.
    const std::uint64_t from = m_past ? m_past->entry : known.lastStop(line);
    std::optional<std::uint64_t> to;
    switch (step) {
        case Step::First:
            to = known.firstStop();
            break;
        case Step::Previous:
            to = known.stopBefore(line, from);
            break;
        case Step::Next:
            to = m_past ? known.stopAfter(line, from) : std::nullopt;
            break;
        case Step::Last:
            to = known.lastStop(line);
            break;
        case Step::PreviousTurn:
            to = known.turnBefore(line, from);
            break;
        case Step::NextTurn:
            to = m_past ? known.turnAfter(line, from) : std::nullopt;
            break;
    }
    // Beyond the newest act is now.
    const bool isNow = !to && m_past && (step == Step::Next || step == Step::NextTurn);
    return to || isNow ? std::optional(Lead{to}) : std::nullopt;
}

}  // namespace adjudicator
