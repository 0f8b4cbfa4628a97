// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <ranges>

#include "ui/acts/act_text.h"
#include "ui/desk/table_desk.h"
#include "ui/text/sentences.h"
#include "ui/text/units_text.h"

namespace ui {

namespace {

/// Who won, with how much and why; empty where no act says it.
QString endText(const adjudicator::LiveTable& table) {
    for (const adjudicator::LogLine& line : std::views::reverse(table.log())) {
        if (!line.onLine || line.act() == nullptr) {
            continue;
        }
        const auto& events = line.act()->events;
        const auto end = std::ranges::find_if(
            events, [](const engine::Event& event) { return std::holds_alternative<engine::GameEnded>(event.body); });
        if (end != events.end()) {
            return sentence(*end, table.position()).toHtmlEscaped();
        }
    }
    return {};
}

}  // namespace

Message TableDesk::message() {
    if (!hasGame()) {
        return m_said.value_or(Message{Message::Kind::Quiet, Icon::Table, {}, tr("No game is open."), {}, {}, {}});
    }
    if (past()) {
        return pastMessage();
    }
    if (m_said) {
        return *m_said;
    }
    if (m_correcting) {
        return {Message::Kind::Warn,
                Icon::Adjust,
                tr("Correction:"),
                tr("what you set or take away stands at once, without any rule. Each is an entry of its own."),
                {},
                {},
                {{tr("Done"), [this] { setCorrecting(false); }}}};
    }
    if (m_preview) {
        return {Message::Kind::Warn,
                Icon::Warning,
                tr("Preview."),
                m_preview->fixed ? tr("Nothing has happened yet. Enter fires, Esc chooses another hex.")
                                 : tr("Nothing has happened yet. Point at another hex to see what it would do there."),
                {},
                {},
                {}};
    }
    const int toType = static_cast<int>(diceDue().size()) - static_cast<int>(m_typed.size());
    if (!m_typed.empty() && toType > 0) {
        return {Message::Kind::Guide,
                Icon::Dice,
                tr("Real dice:"),
                tr("%n still to be typed. Backspace takes the last one back, then Space throws virtual dice.", nullptr,
                   toType),
                {},
                {},
                {}};
    }
    return m_chooser ? actMessage() : idleMessage();
}

Message TableDesk::actMessage() {
    Message message{Message::Kind::Guide,
                    infoOf(m_chooser->act()).icon,
                    wordOf(m_chooser->act(), position()) + QStringLiteral(":"),
                    {},
                    {},
                    {},
                    {}};
    if (!dueDiscards().empty()) {
        return {Message::Kind::Guide,
                Icon::Hand,
                tr("Seven:"),
                tr("cards are given up first. The play waits until all are ticked off."),
                {},
                {},
                {}};
    }
    if (guide() == Guide::Discards) {
        return {Message::Kind::Guide,
                Icon::Hand,
                tr("Seven:"),
                tr("nobody knows how many cards some hold. Say it at the right, or move the robber at once."),
                {},
                {},
                {}};
    }
    const auto question = m_chooser->question();
    if (guide() != Guide::None && (!question || !question->besidePlaces) && m_chooser->nextPlaces().empty()) {
        const bool due = m_chooser->act() == Act::Due || m_chooser->act() == Act::Discard;
        if (due) {
            message.lead = dueText(position()) + QLatin1Char('.');
        }
        // A trade's panel counts cards and a vote's counts hands: they have their own questions.
        const bool asks = question && guide() != Guide::Trade && guide() != Guide::Votes;
        message.text = asks  ? askedText(*question)
                       : due ? tr("Say it in the panel at the right.")
                             : tr("say it in the panel at the right.");
        if (!due) {
            message.buttons.push_back({tr("Cancel [Esc]"), [this] { cancel(); }});
        }
        return message;
    }
    const int count = static_cast<int>(m_chooser->nextPlaces().size());
    const Act act = m_chooser->act();
    if (act == Act::Due) {
        message.lead = dueText(position()) + QLatin1Char('.');
    }
    if (act == Act::Move && m_chooser->chosen().empty()) {
        message.text = tr("which army? Press its letter or click it.");
    } else if (choosesWay()) {
        message.text = tr("corner by corner, %n so far. The last one again, or Enter, and it marches.", nullptr,
                          static_cast<int>(m_march.way->size()));
    } else if (act == Act::Move) {
        message.text = tr("where to? %n place(s) can be reached.", nullptr, count);
    } else if (act == Act::Attack) {
        message.text = tr("what is attacked? %n target(s) in reach.", nullptr, count);
    } else if (act == Act::Fire) {
        message.text = m_chooser->chosen().empty() ? tr("which weapon?")
                                                   : tr("at which hex? Point at one to see what it would do there.");
    } else if (act == Act::Stop) {
        const auto* fight = std::get_if<engine::Fight>(&position().turn.pending);
        const auto from = retreating();
        message.text = from && fight != nullptr && fight->from.size() > 1
                           ? tr("where does the army at %1 retreat to?")
                                 .arg(textOf(PlaceName(position().topology().corner(*from))))
                           : tr("where does the army retreat to?");
    } else if (act == Act::Robber) {
        message.text = tr("to which hex? Press its letter or click it.");
    } else if (asksForDesert()) {
        message.text = tr("the robber makes way: to which desert?");
    } else if (act == Act::Found && !m_chooser->chosen().empty()) {
        message.text = tr("and the adjoining route?");
    } else if (count > 26) {
        message.text = tr("%n place(s) are legal. Click one, walk with the arrows and Enter, or type a name after /.",
                          nullptr, count);
    } else if (count == 1) {
        message.text = tr("one place is legal. Enter takes it.");
    } else {
        message.text =
            tr("%n place(s) are legal. Click one, press its letter, or type a name after /.", nullptr, count);
    }
    if (act == Act::Move && m_chooser->chosen().size() == 1) {
        addPartButtons(message);
    }
    if (position().marks.boycottOpen && has(Act::Boycott) && act != Act::Boycott) {
        // Together with the robber of the same 7, whose hexes have the letters.
        message.buttons.push_back({tr("Declare the boycott"), [this] { choose(Act::Boycott); }});
    }
    const bool forced = act == Act::Robber || act == Act::Found || act == Act::Due || act == Act::Discard;
    if (!forced || !m_chooser->chosen().empty()) {
        message.buttons.push_back({tr("Cancel [Esc]"), [this] { cancel(); }});
    }
    return message;
}

std::optional<engine::CornerId> TableDesk::retreating() const {
    if (!m_chooser || m_chooser->candidates().empty()) {
        return std::nullopt;
    }
    const auto* stop = std::get_if<engine::Stop>(&m_chooser->candidates().front().action);
    const std::size_t asked = m_chooser->chosen().size();
    return stop != nullptr && asked < stop->retreat.size() ? std::optional(stop->retreat[asked].from) : std::nullopt;
}

/// What a conquest brings, before it is decided.
QString TableDesk::conquestText() const {
    const auto& conquest = std::get<engine::ConquestDue>(position().turn.pending);
    const QString text = tr("%1 may conquer the crossing.").arg(nameOf(position(), conquest.by));
    const int routes = static_cast<int>(conqueredRoutes().size());
    return routes > 0 ? text + QLatin1Char(' ') + tr("%n route(s) change hands with it.", nullptr, routes) : text;
}

Message TableDesk::idleMessage() {
    const engine::Turn& turn = position().turn;
    if (table().declared()) {
        return {Message::Kind::Guide,
                Icon::Dice,
                tr("Declared."),
                asksForWord() ? tr("A player may now say a word; then the dice are thrown.") : tr("Throwing …"),
                {},
                {},
                {}};
    }
    if (turn.phase == engine::Phase::Ended) {
        return {Message::Kind::Quiet,
                Icon::Check,
                tr("The game is over."),
                endText(table()),
                {engine::clause::B_13},
                {},
                {}};
    }
    if (std::holds_alternative<engine::Fight>(turn.pending)) {
        return {Message::Kind::Guide,
                Icon::Fight,
                tr("Combat:"),
                tr("throw the next round, or stop and retreat."),
                {engine::clause::SA_K8},
                {},
                {}};
    }
    if (std::holds_alternative<engine::ConquestDue>(turn.pending)) {
        // The panel of the combat has its two answers.
        return {Message::Kind::Guide,
                Icon::Flag,
                tr("The settlement is destroyed."),
                conquestText(),
                {engine::clause::SA_K11},
                {},
                {}};
    }
    if (!std::holds_alternative<std::monostate>(turn.pending)) {
        return {Message::Kind::Guide, Icon::Flag, {}, dueText(position()) + QLatin1Char('.'), {}, {}, {}};
    }
    Message message = phaseMessage();
    addOpenings(message);
    return message;
}

void TableDesk::addOpenings(Message& message) {
    const engine::Marks& marks = position().marks;
    const auto offer = [&](Act act, const QString& text) {
        message.buttons.push_back({QStringLiteral("%1 [%2]").arg(text, keyOf(act)), [this, act] { choose(act); }});
    };
    if (marks.freeRoads > 0 && (has(Act::Road) || has(Act::Ship))) {
        message.kind = Message::Kind::Guide;
        message.icon = Icon::Road;
        message.lead.clear();
        message.text = tr("%n route(s) free of charge: place them now.", nullptr, marks.freeRoads);
        for (const Act act : {Act::Road, Act::Ship, Act::TakeOver}) {
            if (has(act)) {
                offer(act, wordOf(act));
            }
        }
    }
    if (has(Act::Choose)) {
        offer(Act::Choose, wordOf(Act::Choose, position()));
    }
    if (has(Act::Boycott)) {
        offer(Act::Boycott, marks.boycottOpen ? tr("Declare the boycott") : tr("Buy off the boycott"));
    }
}

Message TableDesk::phaseMessage() {
    const engine::Turn& turn = position().turn;
    const QString name = nameOf(position(), turn.player);
    switch (turn.phase) {
        case engine::Phase::Roll:
            return {Message::Kind::Quiet,
                    Icon::Dice,
                    tr("%1 rolls.").arg(name),
                    typesDice() ? tr("Type the faces of the real dice; Shift+Space throws virtual ones.")
                                : tr("Space throws; or type the faces of the real dice."),
                    {},
                    {},
                    {}};
        case engine::Phase::Build:
            return {Message::Kind::Quiet,
                    Icon::Settlement,
                    {},
                    tr("Choose what %1 builds, or click a place.").arg(name),
                    {},
                    {},
                    {}};
        case engine::Phase::Special:
            return {Message::Kind::Quiet,
                    Icon::Settlement,
                    {},
                    typesDice() ? tr("The others may build now; the faces of the real dice begin the next turn.")
                                : tr("The others may build now; Space rolls for the next turn."),
                    {engine::clause::B_15},
                    {},
                    {}};
        case engine::Phase::Fictional:
            return {Message::Kind::Quiet,   Icon::Dice, {}, tr("%1 rolls for the fictional player.").arg(name),
                    {engine::clause::SW_8}, {},         {}};
        case engine::Phase::Move:
            return {Message::Kind::Quiet,   Icon::Army, {}, tr("Drag an army, or press A.", "movement phase"),
                    {engine::clause::SA_6}, {},         {}};
        case engine::Phase::Combat: {
            QStringList ways;
            if (has(Act::Attack)) {
                ways.append(tr("F attacks"));
            }
            if (has(Act::FightRobber)) {
                ways.append(tr("B fights robber or pirate"));
            }
            if (has(Act::Fire)) {
                ways.append(tr("N fires the weapon"));
            }
            ways.append(tr("Space ends the turn"));
            const QString text =
                ways.size() == 1 ? tr("Nothing is in reach: Space ends the turn.") : ways.join(QStringLiteral(" · "));
            return {Message::Kind::Quiet, Icon::Fight, {}, text, {engine::clause::SA_K1}, {}, {}};
        }
        case engine::Phase::Found:
        case engine::Phase::Ended:
            break;
    }
    return {};
}

}  // namespace ui
