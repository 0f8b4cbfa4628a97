// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/act_message.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/acts/act_text.h"
#include "ui/desk/trade_count.h"
#include "ui/desk/turn_step.h"
#include "ui/text/place_text.h"
#include "ui/text/sentences.h"

namespace ui {

namespace {

/// Makes one message.
class ActMessage {
    Q_DECLARE_TR_FUNCTIONS(ui::ActMessage)

public:
    explicit ActMessage(TableDesk& desk)
        : m_desk(desk), m_saying(desk.saying()), m_chooser(*m_saying.chooser()), m_position(desk.position()) {}

    [[nodiscard]] Message make() const;

private:
    [[nodiscard]] Message aboutSeven(const QString& text) const;
    /// The robber's hex is chosen.
    [[nodiscard]] Message aboutVictim() const;
    /// It is said in the panel at the right.
    [[nodiscard]] Message inPanel() const;
    /// It is said on the board.
    [[nodiscard]] QString onBoard() const;
    [[nodiscard]] QString aboutPlaces() const;
    [[nodiscard]] Message::Button cancelButton() const;
    void addMarchButtons(Message& message) const;

    TableDesk& m_desk;
    Saying& m_saying;
    const ActChooser& m_chooser;
    const engine::Position& m_position;
};

Message ActMessage::aboutSeven(const QString& text) const {
    return {.kind = Message::Kind::Guide, .icon = Icon::Hand, .lead = tr("Seven:"), .text = text};
}

Message ActMessage::aboutVictim() const {
    const QString where = m_chooser.chosen().empty() ? QString() : placeLabel(m_position, m_chooser.chosen().front());
    return {.kind = Message::Kind::Guide,
            .icon = Icon::Robber,
            .lead = tr("To %1.").arg(where),
            .text = tr("Whose card is taken? Press the number at the right. Backspace chooses another hex."),
            .clauses = clausesFor(Act::Robber, m_position),
            .buttons = {cancelButton()}};
}

Message::Button ActMessage::cancelButton() const {
    return {tr("Cancel [Esc]"), [&desk = m_desk] { desk.cancel(); }};
}

Message ActMessage::inPanel() const {
    const Act act = m_chooser.act();
    const Guide guide = m_saying.guide();
    const bool due = act == Act::Due || act == Act::Discard;
    const auto question = m_chooser.question();
    // A vote's panel counts hands: it has its own questions.
    const bool asks = question && guide != Guide::Votes;
    Message message{.kind = Message::Kind::Guide,
                    .icon = infoOf(act).icon,
                    .lead = due ? dueText(m_position) + QLatin1Char('.') : wordOf(act, m_position) + QLatin1Char(':'),
                    .text = asks  ? askedText(*question)
                            : due ? tr("Say it in the panel at the right.")
                                  : tr("say it in the panel at the right.")};
    if (!due) {
        message.buttons.push_back(cancelButton());
    }
    return message;
}

QString ActMessage::aboutPlaces() const {
    constexpr int kLetters = 26;
    const int count = static_cast<int>(m_chooser.nextPlaces().size());
    if (const QString begun = m_saying.codeBegun(); !begun.isEmpty()) {
        return tr("%1: now the letter that the place has. Backspace shows all again.").arg(begun);
    }
    if (count > kLetters) {
        return tr("%n place(s) are legal. Click one, press its letters, or type a name after /.", nullptr, count);
    }
    return count == 1
               ? tr("one place is legal. Enter takes it.")
               : tr("%n place(s) are legal. Click one, press its letter, or type a name after /.", nullptr, count);
}

QString ActMessage::onBoard() const {
    const Act act = m_chooser.act();
    const int count = static_cast<int>(m_chooser.nextPlaces().size());
    const bool isFirst = m_chooser.chosen().empty();
    if (act == Act::Move && isFirst) {
        return tr("which army? Press its letter or click it.");
    }
    if (m_saying.choosesWay()) {
        return tr("corner by corner, %n so far. The last one again, or Enter, and it marches.", nullptr,
                  static_cast<int>(m_saying.march().way->size()));
    }
    if (act == Act::Move) {
        return tr("where to? %n place(s) can be reached.", nullptr, count);
    }
    if (act == Act::Attack) {
        return tr("what is attacked? %n target(s) in reach.", nullptr, count);
    }
    if (act == Act::Fire) {
        return isFirst ? tr("which weapon?") : tr("at which hex? Point at one to see what it would do there.");
    }
    if (act == Act::Stop) {
        const auto* fight = std::get_if<engine::Fight>(&m_position.turn.pending);
        const auto from = m_chooser.retreating();
        return from && fight != nullptr && fight->from.size() > 1
                   ? tr("where does the army %1 retreat to?").arg(placeAt(m_position, *from))
                   : tr("where does the army retreat to?");
    }
    if (act == Act::Robber) {
        return tr("to which hex? Press its letter or click it.");
    }
    if (m_chooser.asksForDesert()) {
        return tr("the robber makes way: to which desert?");
    }
    return act == Act::Found && !isFirst ? tr("and the adjoining route?") : aboutPlaces();
}

Message ActMessage::make() const {
    if (!dueDiscards(m_position).empty()) {
        return aboutSeven(tr("cards are given up first. The play waits until all are ticked off."));
    }
    const Guide guide = m_saying.guide();
    if (guide == Guide::Discards) {
        return aboutSeven(
            tr("nobody knows how many cards some hold. Say it at the right, or move the robber at once."));
    }
    if (guide == Guide::Trade) {
        Message message = tradeMessage(m_desk);
        if (message.buttons.empty()) {
            message.buttons.push_back(cancelButton());
        }
        return message;
    }
    const auto question = m_chooser.question();
    if (m_chooser.act() == Act::Robber && question && question->field == engine::field::kVictim) {
        return aboutVictim();
    }
    if (guide != Guide::None && (!question || !question->besidePlaces) && m_chooser.nextPlaces().empty()) {
        return inPanel();
    }
    const Act act = m_chooser.act();
    Message message{
        .kind = Message::Kind::Guide,
        .icon = infoOf(act).icon,
        .lead = act == Act::Due ? dueText(m_position) + QLatin1Char('.') : wordOf(act, m_position) + QLatin1Char(':'),
        .text = onBoard()};
    if (act == Act::Move && m_chooser.chosen().size() == 1) {
        addMarchButtons(message);
    }
    if (m_position.marks.boycottOpen && m_saying.has(Act::Boycott) && act != Act::Boycott) {
        // Together with the robber of the same 7, whose hexes have the letters.
        message.buttons.push_back({tr("Declare the boycott"), [&saying = m_saying] { saying.choose(Act::Boycott); }});
    }
    if (!isAskedFor(act) || !m_chooser.chosen().empty()) {
        message.buttons.push_back(cancelButton());
    }
    return message;
}

void ActMessage::addMarchButtons(Message& message) const {
    const auto from = std::get<engine::CornerId>(m_chooser.chosen().front());
    const auto& army = m_position.armies[from];
    if (!army) {
        return;
    }
    const March& now = m_saying.march();
    const auto offer = [&](const QString& text, March next) {
        message.buttons.push_back({text, [&saying = m_saying, next = std::move(next)] { saying.setMarch(next); }});
    };
    // Each press sends one unit more of the kind, after the last one none.
    const auto offerUnits = [&](int engine::Units::*kind, const QString& text) {
        const int most = army->units.*kind;
        if (most == 0 || army->units.size() < 2) {
            return;
        }
        March next = now;
        next.units = now.units.value_or(army->units);
        const int going = (*next.units).*kind;
        (*next.units).*kind = going == most ? 0 : going + 1;
        offer(text.arg(going).arg(most), std::move(next));
    };
    offerUnits(&engine::Units::artillery, tr("%1 of %2 artillery"));
    offerUnits(&engine::Units::cavalry, tr("%1 of %2 cavalry"));
    offerUnits(&engine::Units::infantry, tr("%1 of %2 infantry"));
    const bool nukeMoves = m_position.rules().rulings.get<engine::RNukeUnit>() == engine::RNukeUnit::Moves;
    if (nukeMoves && m_position.nukes[from] == m_position.turn.player) {
        const bool goes = now.nuke.value_or(!now.units);
        March next = now;
        next.nuke = !goes;
        offer(goes ? tr("Weapon goes along") : tr("Weapon stays"), std::move(next));
    }
    if (std::ranges::any_of(m_position.hexes, [](const engine::HexState& hex) { return !hex.isLand(); })) {
        March next = now;
        next.carried = !now.carried;
        offer(now.carried ? tr("Carried by ship: yes") : tr("Carried by ship: no"), std::move(next));
    }
    March next = now;
    next.way = now.way ? std::nullopt : std::optional(std::vector<engine::CornerId>{});
    offer(now.way ? tr("Shortest way") : tr("Choose the way"), std::move(next));
    if (m_saying.choosesWay() && !now.way->empty()) {
        message.buttons.push_back({tr("March [Enter]"), [&saying = m_saying] { saying.setOut(); }});
    }
}

}  // namespace

Message actMessage(TableDesk& desk) {
    return ActMessage(desk).make();
}

}  // namespace ui
