// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/saying.h"

#include <algorithm>
#include <utility>

#include "engine/action/decide.h"
#include "engine/rules/robber.h"
#include "ui/acts/act_text.h"
#include "ui/desk/turn_step.h"
#include "ui/desk/why_not.h"
#include "ui/text/language.h"

namespace ui {

bool isAskedFor(Act act) {
    return act == Act::Robber || act == Act::Found || act == Act::Due || act == Act::Discard;
}

Saying::Saying(Attempt& attempt) : m_attempt(attempt) {}

bool Saying::isDeclared() const {
    return m_attempt.game().hasGame() && m_attempt.game().table().declared();
}

std::optional<Act> Saying::act() const {
    return m_chooser ? std::optional(m_chooser->act()) : std::nullopt;
}

std::set<Act> Saying::openActs() const {
    const bool rests = !m_attempt.game().hasGame() || m_attempt.past().entry() || isDeclared();
    return rests ? std::set<Act>() : actsToPress(m_legal);
}

Guide Saying::guide() const {
    if (!m_attempt.game().hasGame()) {
        return Guide::None;
    }
    if (m_correcting) {
        return Guide::Facts;
    }
    const engine::Pending& pending = position().turn.pending;
    const bool combat =
        std::holds_alternative<engine::Fight>(pending) || std::holds_alternative<engine::ConquestDue>(pending);
    if (isDeclared()) {
        return asksForWord(m_attempt.game().table()) && !combat ? Guide::Questions : Guide::None;
    }
    // Where the robber goes may be said all the same.
    const bool asksHands = !handsToAsk().empty() && (!m_chooser || m_chooser->chosen().empty());
    if (!dueDiscards(position()).empty() || asksHands) {
        return Guide::Discards;
    }
    if ((!m_chooser || m_chooser->act() == Act::Due) && !blindBidders(position()).empty()) {
        return Guide::Bids;
    }
    if (m_chooser && infoOf(m_chooser->act()).guide != Guide::None) {
        return infoOf(m_chooser->act()).guide;
    }
    if (m_chooser && m_chooser->question() && m_chooser->act() != Act::Stop) {
        return Guide::Questions;
    }
    const bool due = !std::holds_alternative<std::monostate>(pending);
    return due && !combat && !m_chooser ? Guide::Questions : Guide::None;
}

std::vector<engine::PlayerId> Saying::handsToAsk() const {
    return m_asksNoHands ? std::vector<engine::PlayerId>() : engine::discardsToAsk(position());
}

void Saying::askNoHands() {
    m_asksNoHands = true;
    Q_EMIT changed();
}

Wanted Saying::wanted() const {
    if (m_lifted) {
        return Wanted::Corner;
    }
    return m_chooser && !m_correcting ? wantedFor(m_chooser->act(), m_chooser->chosen().size()) : Wanted::Any;
}

engine::CornerId Saying::marchingFrom() const {
    return std::get<engine::CornerId>(m_chooser->chosen().front());
}

bool Saying::choosesWay() const {
    return m_march.way && m_chooser && m_chooser->act() == Act::Move && m_chooser->chosen().size() == 1;
}

std::vector<engine::Place> Saying::nextPlaces() const {
    if (m_lifted) {
        return m_lifted->targets;
    }
    if (!m_chooser || m_correcting || !dueDiscards(position()).empty()) {
        return {};
    }
    return choosesWay() ? m_march.nextSteps(position(), marchingFrom()) : m_chooser->nextPlaces();
}

void Saying::choose(Act act) {
    if (m_attempt.isRefusedInPast()) {
        return;
    }
    m_attempt.clear();
    m_preview.reset();
    m_march = {};
    leaveLifted();
    m_trade.reset();
    if (isDeclared() && !m_attempt.game().table().onlyLooks()) {
        // What was declared is thrown before anything else; an attacker stops between two rounds (SA-K10).
        m_attempt.say(
            {.kind = Message::Kind::Refuse,
             .icon = Icon::Cross,
             .text = tr("The throw is declared: it is thrown before anything else."),
             .clauses = act == Act::Stop ? std::vector{engine::clause::SA_K10} : clausesFor(std::nullopt, position())});
        return;
    }
    const Guide guide = infoOf(act).guide;
    const bool ownWords = guide == Guide::Trade || guide == Guide::Votes || guide == Guide::Referee;
    if (!infoOf(act).belongs(position()) || (!ownWords && !has(act))) {
        // What is due is asked for all the same, and what was said of it stands.
        if (!m_chooser || !isAskedFor(m_chooser->act())) {
            renew();
        }
        if (const auto why = whyNot(act, position())) {
            m_attempt.begin(why->action, [this, act] { choose(act); });
            m_attempt.refuse(why->refusal, std::nullopt);
        } else {
            m_attempt.say({.kind = Message::Kind::Refuse,
                           .icon = Icon::Cross,
                           .lead = tr("%1:").arg(wordOf(act, position())),
                           .text = tr("not now, or not in this game."),
                           .clauses = clausesFor(act, position())});
        }
        return;
    }
    m_chooser.emplace(act, act == Act::Attack ? adjudicator::saying::withAllies(position(), m_legal) : m_legal);
    if (ownWords) {
        Q_EMIT changed();
        return;
    }
    // One army or weapon alone needs no pointing at.
    if ((act == Act::Move || act == Act::Fire) && m_chooser->nextPlaces().size() == 1) {
        m_chooser->take(m_chooser->nextPlaces().front());
    }
    finishOrAsk();
}

void Saying::finishOrAsk() {
    // A harbour that is the only one to choose needs no pointing at.
    if (m_chooser && m_chooser->act() == Act::Choose && m_chooser->nextPlaces().size() == 1) {
        m_chooser->take(m_chooser->nextPlaces().front());
    }
    const engine::ActFamily* only = m_chooser ? m_chooser->only() : nullptr;
    const bool plain = only != nullptr && only->open.empty() && !countsCards(position(), only->action);
    // Giving up the whole game is never one press away; nor is a card, which is bought or played, and of which kind.
    const bool isAsked =
        plain && (m_chooser->act() == Act::Capitulate || (m_chooser->act() == Act::Card && !m_chooser->canStepBack()));
    if (plain && !isAsked) {
        m_attempt.play(m_march.withPart(position(), only->action));
        return;
    }
    Q_EMIT changed();
}

void Saying::answer(const Answer& answer) {
    if (!m_attempt.isRefusedInPast() && m_chooser && m_chooser->answer(answer)) {
        m_attempt.said().message.reset();
        m_attempt.said().refusedAt.reset();
        finishOrAsk();
    }
}

void Saying::sayUnknown(const QString& typed) {
    m_attempt.say({.kind = Message::Kind::Refuse,
                   .icon = Icon::Cross,
                   .text = tr("No place, or more than one, is called like this: %1").arg(typed)});
}

void Saying::takePlace(const PlaceName& name) {
    if (putBack() || m_attempt.isRefusedInPast() || !m_attempt.game().hasGame()) {
        return;
    }
    m_attempt.said().refusedAt.reset();
    // Whoever comes back to these places begins their letters anew.
    m_code = {};
    const auto place = placeOf(position().topology(), name);
    if (!place) {
        sayUnknown(textOf(name));
        return;
    }
    if (!m_chooser) {
        lookAt(name, *place);
        return;
    }
    std::vector<engine::Place> places = m_chooser->chosen();
    if (m_chooser->act() == Act::Fire && places.size() == 1 && std::holds_alternative<engine::HexId>(*place)) {
        const auto hex = std::get<engine::HexId>(*place);
        const bool again = m_preview && m_preview->fixed && m_preview->action.hex == hex;
        again ? confirm() : previewFire(std::get<engine::CornerId>(places.front()), hex, true);
        return;
    }
    if (m_chooser->act() == Act::Trade || m_chooser->act() == Act::Referee) {
        Q_EMIT placePointed(*place);
        return;
    }
    if (choosesWay()) {
        stepTo(*place);
        return;
    }
    // While a question is open, a place says no act: at most it corrects the place said before.
    const bool asked = m_chooser->asksNoPlace();
    if (asked ? m_chooser->takeInstead(*place) : m_chooser->take(*place)) {
        m_attempt.said().message.reset();
        finishOrAsk();
        return;
    }
    if (asked) {
        return;
    }
    places.push_back(*place);
    if (const auto action = actionFor(m_chooser->act(), position(), places)) {
        m_attempt.playAt(m_march.withPart(position(), *action), name);
    }
}

void Saying::previewFire(engine::CornerId from, engine::HexId hex, bool fixed) {
    auto preview = previewOf(position(), from, hex, fixed);
    m_preview = preview ? std::optional(std::move(*preview)) : std::nullopt;
    if (m_preview) {
        m_attempt.said().message.reset();
    } else if (fixed) {
        m_attempt.refuse(preview.error(), position().topology().hex(hex));
        return;
    }
    Q_EMIT changed();
}

void Saying::confirm() {
    if (m_attempt.isRefusedInPast()) {
        return;
    }
    if (m_preview) {
        m_attempt.play(m_preview->action);
    } else if (choosesWay()) {
        if (!m_march.way->empty()) {
            setOut();
        }
    } else if (m_chooser && !m_chooser->placesDone()) {
        const auto places = m_chooser->nextPlaces();
        if (places.size() == 1) {
            takePlace(nameOf(position().topology(), places.front()));
        }
    }
}

void Saying::setMarch(March march) {
    m_march = std::move(march);
    Q_EMIT changed();
}

void Saying::setOut() {
    m_attempt.playAt(m_march.along(position(), marchingFrom(), *m_march.way), std::nullopt);
}

void Saying::stepTo(const engine::Place& place) {
    const auto* corner = std::get_if<engine::CornerId>(&place);
    if (corner == nullptr) {
        return;
    }
    // The last corner once more is where the army goes.
    if (!m_march.way->empty() && m_march.way->back() == *corner) {
        setOut();
    } else if (const auto stepped = m_march.stepTo(position(), marchingFrom(), *corner)) {
        m_attempt.said().message.reset();
        Q_EMIT changed();
    } else {
        m_attempt.refuse(stepped.error(), nameOf(position().topology(), place));
    }
}

void Saying::setCorrecting(bool on) {
    if (m_attempt.isRefusedInPast()) {
        return;
    }
    m_correcting = on;
    m_preview.reset();
    m_attempt.clear();
    renew();
    Q_EMIT changed();
}

bool Saying::dropPreview() {
    return std::exchange(m_preview, std::nullopt).has_value();
}

bool Saying::stepBackInAct() {
    if (!m_chooser) {
        return false;
    }
    const bool stepped = m_chooser->stepBack();
    // What is due goes back to its first step, not further.
    if (isAskedFor(m_chooser->act())) {
        return stepped;
    }
    if (!stepped || m_chooser->nextPlaces().size() == 1) {
        renew();
    }
    return true;
}

bool Saying::stepBack() {
    if (leaveLifted()) {
        return true;
    }
    if (choosesWay()) {
        m_march.stepBack();
        return true;
    }
    return emptyTrade() || stepBackInAct() || std::exchange(m_correcting, false);
}

void Saying::renew() {
    m_legal = engine::legalActs(position());
    m_asksNoHands = m_asksNoHands && std::holds_alternative<engine::RobberDue>(position().turn.pending);
    m_march = {};
    leaveLifted();
    m_trade.reset();
    m_chooser.reset();
    if (isDeclared() || m_correcting) {
        return;
    }
    // What leaves no choice of act is asked for at once.
    for (const Act act : {Act::Robber, Act::Discard, Act::Due}) {
        if (infoOf(act).belongs(position()) && has(act)) {
            m_chooser.emplace(act, m_legal);
            return;
        }
    }
    if (position().turn.phase == engine::Phase::Found && has(Act::Found)) {
        m_chooser.emplace(Act::Found, m_legal);
    }
}

void Saying::beginAnew(bool isSame) {
    m_chooser.reset();
    m_preview.reset();
    m_correcting = m_correcting && isSame;
    if (m_attempt.game().hasGame()) {
        renew();
    }
}

}  // namespace ui
