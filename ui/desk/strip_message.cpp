// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/strip_message.h"

#include <QCoreApplication>
#include <algorithm>
#include <ranges>

#include "engine/rulesets/soldiers/fight.h"
#include "ui/acts/act_text.h"
#include "ui/desk/act_message.h"
#include "ui/desk/turn_step.h"
#include "ui/text/rules_text.h"
#include "ui/text/sentences.h"
#include "ui/text/units_text.h"
#include "ui/theme/players.h"

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

/// Makes one message.
class StripMessage {
    Q_DECLARE_TR_FUNCTIONS(ui::StripMessage)

public:
    explicit StripMessage(TableDesk& desk) : m_desk(desk) {}
    [[nodiscard]] Message make() const;

private:
    [[nodiscard]] const engine::Position& position() const { return m_desk.position(); }
    [[nodiscard]] Message ofPast() const;
    /// What a player's phone proposes, for the referee alone.
    [[nodiscard]] Message ofAsk(const PhoneAsks::Ask& ask) const;
    /// A vote with the voices that phones have said.
    [[nodiscard]] Message ofBallot(const PhoneAsks::Ballot& ballot) const;
    /// How many have made the offers that all make at the same time; empty where no phone has made any.
    [[nodiscard]] QString offersText() const;
    [[nodiscard]] Message ofCorrecting() const;
    [[nodiscard]] Message ofPreview(const NukePreview& preview) const;
    /// While no act is being said.
    [[nodiscard]] Message ofTurn() const;
    [[nodiscard]] Message ofPhase() const;
    [[nodiscard]] QString waysOfCombat() const;
    /// What stopping now means, and what winning.
    [[nodiscard]] Message ofFight(const engine::Fight& fight) const;
    /// What a conquest brings, before it is decided.
    [[nodiscard]] QString conquestText() const;
    /// What else is open besides the phase's own acts: free routes, choices, a boycott.
    void addOpenings(Message& message) const;

    TableDesk& m_desk;
};

Message StripMessage::make() const {
    const auto& said = m_desk.attempt().said().message;
    if (!m_desk.hasGame()) {
        return said.value_or(
            Message{.kind = Message::Kind::Quiet, .icon = Icon::Table, .text = tr("No game is open.")});
    }
    if (m_desk.past().entry()) {
        return ofPast();
    }
    if (const auto* ask = m_desk.asks().shown()) {
        return ofAsk(*ask);
    }
    if (const auto* ballot = m_desk.asks().shownBallot()) {
        return ofBallot(*ballot);
    }
    if (said) {
        return *said;
    }
    if (const auto offers = offersText(); !offers.isEmpty()) {
        return {.kind = Message::Kind::Guide, .icon = Icon::Table, .lead = tr("By phone:"), .text = offers};
    }
    if (m_desk.saying().correcting()) {
        return ofCorrecting();
    }
    if (const auto& preview = m_desk.saying().preview()) {
        return ofPreview(*preview);
    }
    const DueDice& dice = m_desk.dice();
    const int toType = static_cast<int>(dice.sides().size()) - static_cast<int>(dice.typed().size());
    if (!dice.typed().empty() && toType > 0) {
        return {.kind = Message::Kind::Guide,
                .icon = Icon::Dice,
                .lead = tr("Real dice:"),
                .text = tr("%n still to be typed. Backspace takes the last one back.", nullptr, toType)};
    }
    return m_desk.saying().chooser() != nullptr ? actMessage(m_desk) : ofTurn();
}

Message StripMessage::ofPast() const {
    const bool refused = m_desk.past().isRefused();
    Message message{
        .kind = refused ? Message::Kind::Refuse : Message::Kind::Warn,
        .icon = Icon::LookBack,
        .lead = tr("Looking back:"),
        .text =
            refused
                ? tr("nothing can be done in the past. Go back to now first.")
                : tr("the table as it stood then. ← and → step, Page Up and Page Down go by turns, Esc leads back.")};
    if (refused) {
        message.buttons.push_back({tr("Back to now [Esc]"), [&desk = m_desk] { desk.past().backToNow(); }});
    }
    return message;
}

Message StripMessage::ofAsk(const PhoneAsks::Ask& ask) const {
    Message message{.kind = Message::Kind::Guide,
                    .icon = Icon::Table,
                    .lead = tr("By phone:"),
                    .text = sentence(ask.action, position()).toHtmlEscaped() + QLatin1Char('.')};
    if (const auto more = m_desk.asks().open().size() - 1; more > 0) {
        message.text += QLatin1Char(' ') + tr("%n more wait(s).", nullptr, static_cast<int>(more));
    }
    message.buttons = {{tr("Accept [Enter]"), [&asks = m_desk.asks()] { (void)asks.accept(); }},
                       {tr("Refuse [Esc]"), [&asks = m_desk.asks()] { (void)asks.refuse(); }}};
    return message;
}

Message StripMessage::ofBallot(const PhoneAsks::Ballot& ballot) const {
    QStringList inFavour;
    QStringList against;
    QStringList without;
    QStringList open;
    for (const engine::PlayerId player : adjudicator::saying::votersOf(position())) {
        const auto* said = ballot.of(player);
        QStringList& list = said == nullptr                              ? open
                            : said->voice == adjudicator::Voice::For     ? inFavour
                            : said->voice == adjudicator::Voice::Against ? against
                                                                         : without;
        list.push_back(nameOf(position(), player));
    }
    const QString rule = titleText(engine::CatalogueEntry(ballot.on.clause));
    QStringList text{ballot.on.repeals ? tr("is “%1” to be out of force?").arg(rule)
                                       : tr("is “%1” to be in force?").arg(rule)};
    const auto add = [&text](const QString& label, const QStringList& names) {
        if (!names.empty()) {
            text.push_back(label.arg(names.join(QStringLiteral(", "))));
        }
    };
    add(tr("For: %1."), inFavour);
    add(tr("Against: %1."), against);
    add(tr("Without a vote: %1."), without);
    add(tr("Not yet: %1."), open);
    return {.kind = Message::Kind::Guide,
            .icon = Icon::Ballot,
            .lead = tr("By phone:"),
            .text = text.join(QLatin1Char(' ')).toHtmlEscaped(),
            .clauses = {ballot.on.clause},
            .buttons = {{open.empty() ? tr("Enter the vote [Enter]") : tr("Add the other voices [Enter]"),
                         [&asks = m_desk.asks()] { (void)asks.accept(); }},
                        {tr("Refuse [Esc]"), [&asks = m_desk.asks()] { (void)asks.refuse(); }}}};
}

QString StripMessage::offersText() const {
    const auto& offers = m_desk.asks().offers();
    if (!offers || offers->made.empty()) {
        return {};
    }
    const QString made = tr("%1 of %2 have offered.").arg(offers->made.size()).arg(offers->owed.size());
    return offers->isWhole() ? made + QLatin1Char(' ') + tr("All are covered: Enter turns them over.") : made;
}

Message StripMessage::ofCorrecting() const {
    return {.kind = Message::Kind::Warn,
            .icon = Icon::Adjust,
            .lead = tr("Correction:"),
            .text = tr("what you set or take away stands at once, without any rule. Each is an entry of its own."),
            .buttons = {{tr("Done"), [&desk = m_desk] { desk.saying().setCorrecting(false); }}}};
}

Message StripMessage::ofPreview(const NukePreview& preview) const {
    return {.kind = Message::Kind::Warn,
            .icon = Icon::Warning,
            .lead = tr("Preview."),
            .text = preview.fixed
                        ? tr("Nothing has happened yet. Enter fires, Esc chooses another hex.")
                        : tr("Nothing has happened yet. Point at another hex to see what it would do there.")};
}

Message StripMessage::ofFight(const engine::Fight& fight) const {
    const bool stepsBack = std::ranges::any_of(fight.from, [&](engine::CornerId from) {
        return position().armies[from] && !engine::retreats(position(), fight, from).empty();
    });
    const auto& building = position().buildings[fight.at];
    const QString stands = building ? tr("the %1 stays as it is").arg(buildingWord(building->kind))
                                    : tr("the army of %1 stays").arg(nameOf(position(), fight.defender));
    const QString back = stepsBack ? tr("the attacker steps back") : tr("the attacker stays where it is");
    Message message{.kind = Message::Kind::Guide,
                    .icon = Icon::Flag,
                    .lead = tr("Stop now:"),
                    .text = QStringLiteral("%1, %2.").arg(stands.toHtmlEscaped(), back),
                    .clauses = {engine::clause::SA_K10}};
    if (const auto ways = waysAtStake(position(), fight)) {
        const QString won = *ways > 0
                                ? tr("%n route(s) change hands with the crossing.", nullptr, static_cast<int>(*ways))
                                : tr("the crossing falls to %1, no route changes hands.")
                                      .arg(nameOf(position(), fight.attacker).toHtmlEscaped());
        message.text += QStringLiteral("<br><b>%1</b> %2").arg(tr("Conquer:"), won);
        message.clauses.push_back(engine::clause::SA_K11);
    }
    return message;
}

QString StripMessage::conquestText() const {
    const auto& conquest = std::get<engine::ConquestDue>(position().turn.pending);
    const QString text = tr("%1 may conquer the crossing.").arg(nameOf(position(), conquest.by));
    const int routes = static_cast<int>(conqueredRoutes(position(), m_desk.saying().legal()).size());
    return routes > 0 ? text + QLatin1Char(' ') + tr("%n route(s) change hands with it.", nullptr, routes) : text;
}

Message StripMessage::ofTurn() const {
    const engine::Turn& turn = position().turn;
    if (m_desk.table().declared()) {
        return {.kind = Message::Kind::Guide,
                .icon = Icon::Dice,
                .lead = tr("Declared."),
                .text = m_desk.dice().asksForWord() ? tr("A player may now say a word; then the dice are thrown.")
                                                    : tr("Throwing …")};
    }
    if (turn.phase == engine::Phase::Ended) {
        return {.kind = Message::Kind::Quiet,
                .icon = Icon::Check,
                .lead = tr("The game is over."),
                .text = endText(m_desk.table()),
                .clauses = {engine::clause::B_13}};
    }
    if (const auto* fight = std::get_if<engine::Fight>(&turn.pending)) {
        return ofFight(*fight);
    }
    if (std::holds_alternative<engine::ConquestDue>(turn.pending)) {
        // The panel of the combat has its two answers.
        return {.kind = Message::Kind::Guide,
                .icon = Icon::Flag,
                .lead = tr("The settlement is destroyed."),
                .text = conquestText(),
                .clauses = {engine::clause::SA_K11}};
    }
    if (!std::holds_alternative<std::monostate>(turn.pending)) {
        return {.kind = Message::Kind::Guide, .icon = Icon::Flag, .text = dueText(position()) + QLatin1Char('.')};
    }
    Message message = ofPhase();
    addOpenings(message);
    return message;
}

void StripMessage::addOpenings(Message& message) const {
    const engine::Marks& marks = position().marks;
    Saying& saying = m_desk.saying();
    const auto offer = [&](Act act, const QString& text) {
        message.buttons.push_back(
            {QStringLiteral("%1 [%2]").arg(text, keyOf(act)), [&saying, act] { saying.choose(act); }});
    };
    if (marks.freeRoads > 0 && (saying.has(Act::Road) || saying.has(Act::Ship))) {
        message.kind = Message::Kind::Guide;
        message.icon = Icon::Road;
        message.lead.clear();
        message.text = saying.has(Act::Ship)
                           ? tr("%n route(s) free of charge: place them now.", nullptr, marks.freeRoads)
                           : tr("%n road(s) free of charge: place them now.", nullptr, marks.freeRoads);
        for (const Act act : {Act::Road, Act::Ship, Act::TakeOver}) {
            if (saying.has(act)) {
                offer(act, wordOf(act));
            }
        }
        if (NextStep& step = m_desk.nextStep(); step.freeRoute()) {
            message.buttons.push_back({step.wordOfTurn(), [&step] { step.takeTurn(); }});
        }
    }
    if (saying.has(Act::Choose)) {
        offer(Act::Choose, wordOf(Act::Choose, position()));
    }
    if (saying.has(Act::Boycott)) {
        offer(Act::Boycott, marks.boycottOpen ? tr("Declare the boycott") : tr("Buy off the boycott"));
    }
}

QString StripMessage::waysOfCombat() const {
    const Saying& saying = m_desk.saying();
    QStringList ways;
    if (saying.has(Act::Attack)) {
        ways.append(tr("F attacks"));
    }
    if (saying.has(Act::FightRobber)) {
        ways.append(tr("B fights robber or pirate"));
    }
    if (saying.has(Act::Fire)) {
        ways.append(tr("N fires the weapon"));
    }
    ways.append(tr("Space ends the turn"));
    return ways.size() == 1 ? tr("Nothing is in reach: Space ends the turn.") : ways.join(QStringLiteral(" · "));
}

Message StripMessage::ofPhase() const {
    const engine::Turn& turn = position().turn;
    const QString name = nameOf(position(), turn.player);
    const bool real = m_desk.dice().areReal();
    switch (turn.phase) {
        case engine::Phase::Roll:
            return {.icon = Icon::Dice,
                    .lead = tr("%1 rolls.").arg(name),
                    .text = real ? tr("Type the faces of the real dice; Shift+Space throws virtual ones.")
                                 : tr("Space throws; or type the faces of the real dice.")};
        case engine::Phase::Build:
            return {.icon = Icon::Settlement, .text = tr("Choose what %1 builds, or click a place.").arg(name)};
        case engine::Phase::Special:
            return {.icon = Icon::Settlement,
                    .text = real ? tr("The others may build now; the faces of the real dice begin the next turn.")
                                 : tr("The others may build now; Space rolls for the next turn."),
                    .clauses = {engine::clause::B_15}};
        case engine::Phase::Fictional:
            return {.icon = Icon::Dice,
                    .text = tr("%1 rolls for the fictional player.").arg(name),
                    .clauses = {engine::clause::SW_8}};
        case engine::Phase::Move:
            return {.icon = Icon::Army,
                    .text = tr("Drag an army, or press A.", "movement phase"),
                    .clauses = {engine::clause::SA_6}};
        case engine::Phase::Combat:
            return {.icon = Icon::Fight, .text = waysOfCombat(), .clauses = {engine::clause::SA_K1}};
        case engine::Phase::Found:
        case engine::Phase::Ended:
            break;
    }
    return {};
}

}  // namespace

Message messageOf(TableDesk& desk) {
    return StripMessage(desk).make();
}

}  // namespace ui
