// SPDX-License-Identifier: GPL-3.0-or-later
// What the mouse says on the board besides the places of an act: pointing, dragging, looking, correcting.
#include <set>
#include <utility>

#include "ui/desk/adjust.h"
#include "ui/desk/place_facts.h"
#include "ui/desk/saying.h"
#include "ui/text/language.h"
#include "ui/text/place_text.h"

namespace ui {

void Saying::hover(const PlaceName& name) {
    if (m_attempt.past().entry() || act() != Act::Fire || m_chooser->chosen().empty() ||
        (m_preview && m_preview->fixed)) {
        return;
    }
    const auto place = placeOf(position().topology(), name);
    if (const auto* hex = place ? std::get_if<engine::HexId>(&*place) : nullptr) {
        previewFire(std::get<engine::CornerId>(m_chooser->chosen().front()), *hex, false);
    } else if (dropPreview()) {
        Q_EMIT changed();
    }
}

void Saying::beginCode(const QString& letters) {
    m_code.begin(letters, nextPlaces());
    Q_EMIT changed();
}

void Saying::lift(const PlaceName& from) {
    m_liftLeft = false;
    if (m_attempt.past().entry() || !m_attempt.game().hasGame() || isDeclared() || m_correcting) {
        return;
    }
    const auto start = placeOf(position().topology(), from);
    m_lifted = start ? liftedFrom(*start, m_legal) : std::nullopt;
    if (m_lifted) {
        m_attempt.clear();
        Q_EMIT changed();
    }
}

bool Saying::leaveLifted() {
    const bool was = std::exchange(m_lifted, std::nullopt).has_value();
    m_liftLeft = m_liftLeft || was;
    return was;
}

bool Saying::putBack() {
    const bool wasLifted = std::exchange(m_lifted, std::nullopt).has_value();
    const bool wasLeft = std::exchange(m_liftLeft, false);
    if (wasLifted || wasLeft) {
        Q_EMIT changed();
    }
    return wasLifted || wasLeft;
}

void Saying::drag(const PlaceName& from, const PlaceName& to) {
    if (from == to || m_liftLeft) {
        (void)putBack();
        return;
    }
    m_lifted.reset();
    if (m_attempt.isRefusedInPast() || !m_attempt.game().hasGame() || isDeclared()) {
        return;
    }
    // An army is dragged where it goes, or onto what it attacks.
    const auto start = placeOf(position().topology(), from);
    const auto* corner = start ? std::get_if<engine::CornerId>(&*start) : nullptr;
    if (corner == nullptr || !position().armies[*corner]) {
        return;
    }
    if (has(Act::Move)) {
        m_chooser.emplace(Act::Move, m_legal);
        m_chooser->take(*start);
        takePlace(to);
    } else if (const auto target = placeOf(position().topology(), to); target && has(Act::Attack)) {
        if (const auto* at = std::get_if<engine::CornerId>(&*target)) {
            engine::Attack attack;
            attack.by = position().turn.player;
            attack.from = {*corner};
            attack.at = *at;
            m_attempt.play(attack);
        }
    }
}

/// Says what stands at a place, and offers what could be done there.
void Saying::lookAt(const PlaceName& name, const engine::Place& place) {
    m_attempt.clear();
    m_attempt.said().lookedAt = name;
    Message message{.kind = Message::Kind::Guide,
                    .icon = Icon::Search,
                    .lead = capital(placeLabel(position(), place)) + QStringLiteral(":"),
                    .text = standingAt(position(), place)};
    std::set<Act> offered;
    for (const engine::Action& action : isDeclared() ? std::vector<engine::Action>() : m_legal.actions) {
        const auto places = placesOf(action);
        if (places.empty() || places.front() != place) {
            continue;
        }
        for (const ActInfo& info : allActs()) {
            if (info.is(action) && offered.insert(info.act).second) {
                message.buttons.push_back({wordOf(info.act, position()), [this, act = info.act, name] {
                                               choose(act);
                                               if (m_chooser && m_chooser->chosen().empty()) {
                                                   takePlace(name);
                                               }
                                           }});
            }
        }
    }
    m_attempt.say(std::move(message));
}

void Saying::correct(const Brush& brush, const PlaceName& name, const std::string& owner) {
    const auto place = m_attempt.isRefusedInPast() ? std::nullopt : placeOf(position().topology(), name);
    if (place && brush.kind == Brush::Kind::Look) {
        lookAt(name, *place);
    } else if (place) {
        const std::string reason = tr("corrected at the table").toStdString();
        if (const auto adjust = adjustFor(position(), brush, name, owner, reason)) {
            m_attempt.play(*adjust);
        }
    }
}

}  // namespace ui
