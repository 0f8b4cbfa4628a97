// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/vote_panel.h"

#include <algorithm>

#include "engine/action/decide.h"
#include "engine/rulesets/ccm/votes.h"
#include "ui/acts/act_text.h"
#include "ui/kit/kit.h"
#include "ui/kit/option_button.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/rules_text.h"
#include "ui/theme/players.h"

namespace ui {

namespace saying = adjudicator::saying;

bool VotePanel::repeals() const {
    return saying::repeals(desk().position());
}

const PhoneAsks::Ballot* VotePanel::ballot() const {
    const auto& open = desk().asks().ballot();
    return open && open->on.clause == m_rule ? &*open : nullptr;
}

VotePanel::Voice VotePanel::voiceOf(engine::PlayerId player) const {
    const auto* said = ballot() != nullptr ? ballot()->of(player) : nullptr;
    return m_voices[player].value_or(said != nullptr ? said->voice : Voice::None);
}

void VotePanel::turn(engine::PlayerId player, Voice voice) {
    m_voices[player] = voice;
    refresh();
}

engine::Action VotePanel::action() const {
    engine::PerPlayer<Voice> voices;
    for (const engine::PlayerId player : voters()) {
        voices[player] = voiceOf(player);
    }
    return saying::voteOf(desk().position(), m_rule.value_or(engine::clause::CC_1), voices,
                          {m_adoptOn.begin(), m_adoptOn.end()});
}

void VotePanel::forget() {
    m_rule.reset();
    m_shownBallot.clear();
    m_voices = {};
    m_adoptOn = {1, 2, 3};
}

void VotePanel::refresh() {
    if (!desk().hasGame()) {
        return;
    }
    const engine::Position& position = desk().position();
    const auto open = saying::rulesToVoteOn(position);
    if (const auto& proposed = desk().asks().ballot(); proposed && !m_rule && proposed->id() != m_shownBallot) {
        m_shownBallot = proposed->id();
        m_rule = proposed->on.clause;
    }
    if (m_rule && std::find(open.begin(), open.end(), *m_rule) == open.end()) {
        m_rule.reset();
        m_voices = {};
    }
    setHead(repeals() ? tr("Put a rule out of force") : tr("Vote on a rule"), std::nullopt,
            clausesFor(Act::Vote, position));
    // The question is headline enough.
    setHeadShown(!m_rule);
    setOther(tr("Back   [Esc]"), [this] { desk().cancel(); });
    auto* body = new QWidget(this);
    auto* layout = kit::column(body, 6);
    int number = 0;
    for (const engine::ClauseId rule : open) {
        ++number;
        auto* button = new OptionButton(titleText(engine::CatalogueEntry(rule)),
                                        m_rule ? QString() : QString::number(number), body);
        button->setCheckable(true);
        button->setChecked(m_rule == rule);
        button->setObjectName(QStringLiteral("rule-") + idText(engine::CatalogueEntry(rule)));
        button->setVisible(!m_rule);
        kit::afterPress(button, this, [this, rule] {
            m_rule = m_rule == rule ? std::nullopt : std::optional(rule);
            refresh();
        });
        layout->addWidget(button);
    }
    if (open.empty()) {
        layout->addWidget(kit::note(tr("There is no rule left to vote on."), body));
    }
    if (m_rule) {
        addQuestion(*layout, body);
        addVoices(*layout, body);
        addTally(*layout, body);
        if (!repeals()) {
            addProcedure(*layout, body);
        }
    }
    layout->addStretch(1);
    setBody(body);
    judge();
}

/// Large enough for those who sit around; the tag opens the rule's text.
void VotePanel::addQuestion(QBoxLayout& layout, QWidget* body) {
    const QString rule = titleText(engine::CatalogueEntry(*m_rule));
    auto* row = kit::row(nullptr, 10);
    kit::fill(
        *row,
        {{kit::label(repeals() ? tr("Is “%1” to be out of force?").arg(rule) : tr("Is “%1” to be in force?").arg(rule),
                     body, {.name = "question", .wraps = true, .pixels = 24, .weight = QFont::DemiBold}),
          1},
         {new ClauseTag(*m_rule, body), 0, Qt::AlignTop}});
    layout.addLayout(row);
    if (ballot() == nullptr && desk().asks().hasPhones()) {
        layout.addWidget(kit::pressLater(tr("Ask the players' phones"), body, {.name = "askPhones", .kind = "link"},
                                         this, [this] { desk().asks().holdBallot(*m_rule); }),
                         0, Qt::AlignLeft);
    }
    layout.addWidget(kit::pressLater(tr("Another rule   [⌫]"), body, {.name = "anotherRule", .kind = "link"}, this,
                                     [this] { askAnother(); }),
                     0, Qt::AlignLeft);
}

void VotePanel::addVoices(QBoxLayout& layout, QWidget* body) {
    constexpr int kHighVoice = 42;
    const engine::Position& position = desk().position();
    auto* grid = kit::grid(nullptr, 10, 6);
    int row = 0;
    for (const engine::PlayerId player : voters()) {
        const QString name = nameOf(position, player);
        grid->addWidget(kit::picture(badge(lookOf(position, player), 34, devicePixelRatioF()), body), row, 0);
        const auto* said = ballot() != nullptr ? ballot()->of(player) : nullptr;
        const bool isByPhone = said != nullptr && said->voice == voiceOf(player);
        // Under the name: beside it there is no room in a small window.
        const QString voter = QStringLiteral("%1  %2").arg(row + 1).arg(name);
        grid->addWidget(kit::label(isByPhone ? voter + QLatin1Char('\n') + tr("by phone") : voter, body,
                                   {.pixels = isByPhone ? 15 : 20}),
                        row, 1);
        int column = 2;
        const auto add = [&](Voice side, const QString& text, const QString& id) {
            const bool isOn = voiceOf(player) == side;
            // A sign beside the colour of what is pressed.
            auto* button = kit::dressed(
                new OptionButton((isOn ? QStringLiteral("✓ ") : QString()) + text, {}, body),
                {.name = QStringLiteral("%1-%2").arg(id, QString::fromStdString(position.table->idOf(player))),
                 .spoken = QStringLiteral("%1: %2").arg(name, text),
                 .checked = isOn});
            button->setMinimumSize(118, kHighVoice);
            kit::afterPress(button, this,
                            [this, player, side] { turn(player, voiceOf(player) == side ? Voice::None : side); });
            grid->addWidget(button, row, column++);
        };
        add(Voice::For, tr("for"), QStringLiteral("for"));
        if (!repeals()) {
            add(Voice::Against, tr("against"), QStringLiteral("against"));
        }
        ++row;
    }
    grid->setColumnStretch(1, 1);
    layout.addLayout(grid);
    if (repeals()) {
        auto* all = new OptionButton(tr("All are for it"), QStringLiteral("0"), body);
        all->setObjectName(QStringLiteral("allFor"));
        kit::afterPress(all, this, [this] { agree(); });
        layout.addWidget(all);
    }
}

/// How it stands, what it needs, and what that comes to.
void VotePanel::addTally(QBoxLayout& layout, QWidget* body) {
    const std::vector<engine::PlayerId> all = voters();
    const auto count = [&](Voice side) {
        return static_cast<int>(std::ranges::count_if(all, [&](auto player) { return voiceOf(player) == side; }));
    };
    const int number = static_cast<int>(all.size());
    const int inFavour = count(Voice::For);
    const int against = count(Voice::Against);
    const QString tally =
        repeals() ? tr("%1 of %2 for it").arg(inFavour).arg(number)
                  : tr("%1 for · %2 against · %3 without a vote").arg(inFavour).arg(against).arg(count(Voice::None));
    const QString needed = repeals() ? tr("All must be for it.")
                                     : tr("More votes for it than against; %1 of %2 carry it whatever the others say.")
                                           .arg(number / 2 + 1)
                                           .arg(number);
    const QString outcome =
        repeals() ? inFavour == number ? tr("As it stands: out of force") : tr("As it stands: stays in force")
        : inFavour + against == 0 ? tr("Nobody has voted yet")
        : inFavour == against     ? tr("As it stands: a tie, a die decides")
        : inFavour > against      ? tr("As it stands: in force")
                                  : tr("As it stands: not in force");
    kit::fill(layout,
              {kit::gap(4), kit::label(tally, body, {.name = "tally", .pixels = 22, .weight = QFont::Bold}),
               kit::label(outcome, body, {.name = "outcome", .wraps = true, .pixels = 22, .weight = QFont::DemiBold}),
               kit::note(needed, body)});
}

void VotePanel::addProcedure(QBoxLayout& layout, QWidget* body) {
    layout.addWidget(kit::note(tr("On a tie a die decides; these three faces adopt the rule:"), body));
    auto* faces = kit::row();
    for (int face = 1; face <= 6; ++face) {
        auto* button = kit::dressed(new OptionButton(QString::number(face), {}, body),
                                    {.name = QStringLiteral("face-%1").arg(face),
                                     .spoken = tr("Face %1 adopts").arg(face),
                                     .checked = m_adoptOn.contains(face)});
        kit::afterPress(button, this, [this, face] {
            if (m_adoptOn.erase(face) == 0) {
                m_adoptOn.insert(face);
            }
            refresh();
        });
        faces->addWidget(button);
    }
    layout.addLayout(faces);
}

/// What was said of this one is dropped.
void VotePanel::askAnother() {
    m_rule.reset();
    m_voices = {};
    refresh();
}

void VotePanel::agree() {
    for (const engine::PlayerId player : voters()) {
        m_voices[player] = Voice::For;
    }
    refresh();
    if (isAncestorOf(window()->focusWidget())) {
        setFocus();  // Enter confirms, whatever was pressed before.
    }
}

std::vector<engine::PlayerId> VotePanel::voters() const {
    return saying::votersOf(desk().position());
}

void VotePanel::judge() {
    if (!m_rule) {
        // That it is too late, or too early, is said before anything is counted.
        setRefusal(repeals() ? engine::repealTimeRefusal(desk().position())
                             : engine::voteTimeRefusal(desk().position()));
        setMainStep(std::nullopt);
        return;
    }
    const engine::Action wanted = action();
    const auto refusal = engine::actionRefusal(desk().position(), wanted);
    setRefusal(refusal);
    setMainStep(MainStep{repeals() ? tr("Put it out of force   [Enter]") : tr("Enter the vote   [Enter]"), !refusal,
                         [this, wanted] { desk().asks().enter(wanted); }});
}

bool VotePanel::takeKey(int key, Qt::KeyboardModifiers modifiers) {
    if (key == Qt::Key_0 && modifiers == Qt::NoModifier && m_rule && repeals()) {
        agree();
        return true;
    }
    if (key == Qt::Key_Backspace && modifiers == Qt::NoModifier && m_rule) {
        askAnother();
        return true;
    }
    const int digit = key - Qt::Key_1;
    if (modifiers != Qt::NoModifier || digit < 0 || digit >= 9) {
        return GuidePanel::takeKey(key, modifiers);
    }
    if (!m_rule) {
        const auto open = saying::rulesToVoteOn(desk().position());
        if (static_cast<std::size_t>(digit) < open.size()) {
            m_rule = open[static_cast<std::size_t>(digit)];
            refresh();
        }
        return true;
    }
    // A seat's digit turns from nothing to for, against and back.
    const auto players = voters();
    if (static_cast<std::size_t>(digit) < players.size()) {
        const engine::PlayerId player = players[static_cast<std::size_t>(digit)];
        const Voice voice = voiceOf(player);
        turn(player, voice == Voice::None                ? Voice::For
                     : voice == Voice::For && !repeals() ? Voice::Against
                                                         : Voice::None);
    }
    return true;
}

}  // namespace ui
