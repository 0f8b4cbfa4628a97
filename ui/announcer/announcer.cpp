// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/announcer/announcer.h"

#include <algorithm>

#include "adjudicator/public/heard.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"

namespace ui {

namespace {

using adjudicator::Heard;
using adjudicator::HeardKind;
using Level = GameClock::Face::Level;

Chime chimeOf(const std::vector<Heard>& heard) {
    const auto has = [&](HeardKind kind) {
        return std::ranges::any_of(heard, [kind](const Heard& it) { return it.kind == kind; });
    };
    return has(HeardKind::Seven) || has(HeardKind::End) ? Chime::Warning
           : has(HeardKind::Turn)                       ? Chime::Turn
                                                        : Chime::Throw;
}

}  // namespace

Announcer::Announcer(TableDesk& desk, GameClock& clock, FindVoice find, QObject* parent)
    : QObject(parent), m_desk(desk), m_clock(clock), m_find(std::move(find)) {
    connect(&m_desk, &TableDesk::changed, this, &Announcer::onChanged);
    connect(&m_clock, &GameClock::ticked, this, &Announcer::onTicked);
}

void Announcer::onChanged(const TableDesk::Change& change) {
    if (change.game || change.events.empty() || !m_desk.hasGame()) {
        return;
    }
    const std::vector<Heard> heard = adjudicator::heard(change.events, *m_desk.position().table, language());
    if (heard.empty()) {
        return;
    }
    tell(said(heard), chimeOf(heard));
}

void Announcer::onTicked() {
    const auto warn = [this](const GameClock::Face& face, Level& before, const QString& soon, const QString& over) {
        const Level now = face.isOn && !face.isPaused ? face.level : Level::Calm;
        if (now != before && now != Level::Calm) {
            tell(now == Level::Over ? over : soon, Chime::Warning);
        }
        before = now;
    };
    const int left = m_clock.hasGame() ? m_clock.settings().warnSeconds : 0;
    warn(m_clock.turnFace(), m_turnLevel, tr("%n second(s) left for this turn.", nullptr, left),
         tr("The time of this turn is up."));
    warn(m_clock.gameFace(), m_gameLevel, tr("%n second(s) left for the game.", nullptr, left),
         tr("The time of the game is up."));
}

void Announcer::tell(const QString& text, Chime chime) {
    const HearWish wish = preferences::hearing();
    Voice* voice = wish == HearWish::Nothing ? nullptr : m_find();
    if (voice == nullptr) {
        return;
    }
    if (wish == HearWish::Voice && voice->speaks(language())) {
        voice->say(text, language());
    } else {
        voice->ring(chime);
    }
}

}  // namespace ui
