// SPDX-License-Identifier: GPL-3.0-or-later
// What is being said: from an act over its places to one action.
#include <algorithm>

#include "engine/action/decide.h"
#include "engine/action/evolve.h"
#include "ui/desk/table_desk.h"
#include "ui/text/sentences.h"

namespace ui {

namespace {

/// Asked for by the game itself: there is no way out of it.
bool isAskedFor(Act act) {
    return act == Act::Robber || act == Act::Found || act == Act::Due || act == Act::Discard;
}

/// The attacks that are listed, and each with the neighbours who may help the defender (SA-K12).
engine::LegalActs withAllies(const engine::Position& position, engine::LegalActs legal) {
    std::vector<engine::Action> helped;
    for (const engine::Action& action : legal.actions) {
        const auto* attack = std::get_if<engine::Attack>(&action);
        if (attack == nullptr) {
            continue;
        }
        std::vector<std::vector<engine::CornerId>> groups{{}};
        for (const engine::CornerId beside : position.topology().neighboursOf(attack->at)) {
            if (!position.armies[beside]) {
                continue;
            }
            const std::size_t before = groups.size();
            for (std::size_t i = 0; i < before; ++i) {
                engine::Attack with = *attack;
                with.allies = groups[i];
                with.allies.push_back(beside);
                if (!engine::actionRefusal(position, with)) {
                    groups.push_back(with.allies);
                    helped.emplace_back(with);
                }
            }
        }
    }
    legal.actions.insert(legal.actions.end(), helped.begin(), helped.end());
    return legal;
}

}  // namespace

bool TableDesk::has(Act act) const {
    const auto is = [act](const engine::Action& action) { return infoOf(act).is(action); };
    return std::any_of(m_legal.actions.begin(), m_legal.actions.end(), is) ||
           std::any_of(m_legal.families.begin(), m_legal.families.end(),
                       [&](const engine::ActFamily& family) { return is(family.action); });
}

std::optional<Act> TableDesk::act() const {
    return m_chooser ? std::optional(m_chooser->act()) : std::nullopt;
}

std::set<Act> TableDesk::openActs() const {
    std::set<Act> open;
    if (hasGame() && !past() && !table().declared()) {
        for (const engine::Action& action : m_legal.actions) {
            for (const ActInfo& info : allActs()) {
                if (info.is(action)) {
                    open.insert(info.act);
                }
            }
        }
        // What its panel says in its own words: a trade of any size, each player's vote.
        if (has(Act::Trade)) {
            open.insert(Act::Trade);
        }
    }
    return open;
}

void TableDesk::choose(Act act) {
    if (refusedInPast()) {
        return;
    }
    clearSaid();
    m_preview.reset();
    m_march = {};
    if (hasGame() && table().declared() && !table().onlyLooks()) {
        refuseWhileDeclared(act);
        return;
    }
    const Guide guide = infoOf(act).guide;
    const bool ownWords = guide == Guide::Trade || guide == Guide::Votes || guide == Guide::Referee;
    if (!ownWords && !has(act)) {
        // What is due is asked for all the same.
        renewOffer();
        sayWhyNot(act);
        return;
    }
    m_chooser.emplace(act, act == Act::Attack ? withAllies(position(), m_legal) : m_legal);
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

void TableDesk::finishOrAsk() {
    // A harbour that is the only one to choose needs no pointing at.
    if (m_chooser && m_chooser->act() == Act::Choose && m_chooser->nextPlaces().size() == 1) {
        m_chooser->take(m_chooser->nextPlaces().front());
    }
    const engine::ActFamily* only = m_chooser ? m_chooser->only() : nullptr;
    // Giving up the whole game is never one press away.
    const bool plain = only != nullptr && only->open.empty() && !countsCards(position(), only->action);
    if (plain && m_chooser->act() != Act::Capitulate) {
        const engine::Action action = withPart(only->action);
        play(action);
        return;
    }
    Q_EMIT changed();
}

void TableDesk::answer(const Answer& answer) {
    if (refusedInPast()) {
        return;
    }
    if (m_chooser && m_chooser->answer(answer)) {
        m_said.reset();
        m_refusedAt.reset();
        finishOrAsk();
    }
}

bool TableDesk::asksForDesert() const {
    if (!m_chooser || m_chooser->chosen().empty() || m_chooser->candidates().empty()) {
        return false;
    }
    const engine::Action& action = m_chooser->candidates().front().action;
    const auto* taking = std::get_if<engine::TakeOver>(&action);
    const bool building = taking != nullptr && taking->piece != engine::Piece::Bridge;
    return (building || std::holds_alternative<engine::Relocate>(action)) && !m_chooser->nextPlaces().empty();
}

Guide TableDesk::guide() const {
    if (!hasGame()) {
        return Guide::None;
    }
    if (m_correcting) {
        return Guide::Facts;
    }
    const engine::Pending& pending = position().turn.pending;
    const bool combat =
        std::holds_alternative<engine::Fight>(pending) || std::holds_alternative<engine::ConquestDue>(pending);
    if (table().declared()) {
        return asksForWord() && !combat ? Guide::Questions : Guide::None;
    }
    // Where the robber goes may be said all the same.
    const bool asksHands = !handsToAsk().empty() && (!m_chooser || m_chooser->chosen().empty());
    if (!dueDiscards().empty() || asksHands) {
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

void TableDesk::takePlace(const PlaceName& name) {
    if (refusedInPast()) {
        return;
    }
    if (!hasGame()) {
        return;
    }
    m_refusedAt.reset();
    const auto place = placeOf(position().topology(), name);
    if (!place) {
        m_said = Message{Message::Kind::Refuse,
                         Icon::Cross,
                         {},
                         tr("The board has no such place: %1").arg(textOf(name)),
                         {},
                         {},
                         {}};
        Q_EMIT changed();
        return;
    }
    if (!m_chooser) {
        look(name);
        return;
    }
    std::vector<engine::Place> places = m_chooser->chosen();
    if (m_chooser->act() == Act::Fire && places.size() == 1 && std::holds_alternative<engine::HexId>(*place)) {
        const auto hex = std::get<engine::HexId>(*place);
        const bool again = m_preview && m_preview->fixed && m_preview->action.hex == hex;
        again ? confirm() : previewNuke(std::get<engine::CornerId>(places.front()), hex, true);
        return;
    }
    if (m_chooser->act() == Act::Trade || m_chooser->act() == Act::Referee) {
        Q_EMIT placePointed(*place);
        return;
    }
    if (choosesWay()) {
        takeStep(*place);
        return;
    }
    if (m_chooser->take(*place)) {
        m_said.reset();
        finishOrAsk();
        return;
    }
    places.push_back(*place);
    if (const auto action = actionFor(m_chooser->act(), position(), places)) {
        const engine::Action whole = withPart(*action);
        tried(whole, [this, whole] { play(whole); });
        if (const auto decided = engine::decide(position(), whole)) {
            play(whole);
        } else {
            refuse(decided.error(), name);
        }
    }
}

void TableDesk::previewNuke(engine::CornerId from, engine::HexId hex, bool fixed) {
    engine::FireNuke fire{position().turn.player, from, hex};
    auto decided = engine::decide(position(), fire);
    if (!decided) {
        m_preview.reset();
        if (fixed) {
            refuse(decided.error(), position().topology().hex(hex));
        } else {
            Q_EMIT changed();
        }
        return;
    }
    engine::Position after = position();
    engine::evolve(after, decided->events);
    m_said.reset();
    m_preview = NukePreview{fire, std::move(*decided), std::move(after), fixed};
    Q_EMIT changed();
}

void TableDesk::hover(const PlaceName& name) {
    if (past() || !m_chooser || m_chooser->act() != Act::Fire || m_chooser->chosen().empty() ||
        (m_preview && m_preview->fixed)) {
        return;
    }
    const auto place = placeOf(position().topology(), name);
    const auto* hex = place ? std::get_if<engine::HexId>(&*place) : nullptr;
    if (hex != nullptr) {
        previewNuke(std::get<engine::CornerId>(m_chooser->chosen().front()), *hex, false);
    } else if (m_preview) {
        m_preview.reset();
        Q_EMIT changed();
    }
}

void TableDesk::drag(const PlaceName& from, const PlaceName& to) {
    if (refusedInPast()) {
        return;
    }
    if (!hasGame() || table().declared()) {
        return;
    }
    // An army is dragged where it goes, or onto what it attacks.
    const auto start = placeOf(position().topology(), from);
    if (!start || !std::holds_alternative<engine::CornerId>(*start)) {
        return;
    }
    const engine::CornerId corner = std::get<engine::CornerId>(*start);
    if (!position().armies[corner]) {
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
            attack.from = {corner};
            attack.at = *at;
            play(attack);
        }
    }
}

void TableDesk::takeLetter(QChar letter) {
    for (const Markers::Legal& legal : lettered()) {
        if (legal.letter == letter) {
            takePlace(legal.at);
            return;
        }
    }
}

void TableDesk::confirm() {
    if (refusedInPast()) {
        return;
    }
    if (m_preview) {
        play(m_preview->action);
        return;
    }
    if (choosesWay()) {
        if (!m_march.way->empty()) {
            march();
        }
        return;
    }
    if (m_chooser && !m_chooser->placesDone()) {
        const auto places = m_chooser->nextPlaces();
        if (places.size() == 1) {
            takePlace(nameOf(position().topology(), places.front()));
        }
    }
}

bool TableDesk::stepBackInAct() {
    if (!m_chooser) {
        return false;
    }
    const bool stepped = m_chooser->stepBack();
    // What is due goes back to its first step, not further.
    if (isAskedFor(m_chooser->act())) {
        return stepped;
    }
    if (!stepped || m_chooser->nextPlaces().size() == 1) {
        renewOffer();
    }
    return true;
}

bool TableDesk::cancel() {
    if (past()) {
        backToNow();
        return true;
    }
    if (m_preview) {
        m_preview.reset();
    } else if (m_said || m_asked) {
        clearSaid();
    } else if (!m_typed.empty()) {
        m_typed.clear();
    } else if (!stepBackOnWay() && !stepBackInAct()) {
        if (!m_correcting) {
            return false;
        }
        m_correcting = false;
    }
    m_refusedAt.reset();
    Q_EMIT changed();
    return true;
}

}  // namespace ui
