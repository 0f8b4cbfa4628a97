// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/vote_table.h"

#include <QToolButton>
#include <algorithm>

#include "engine/clauses/catalogue.h"
#include "engine/rulesets/ccm/votes.h"
#include "ui/draft/game_draft.h"
#include "ui/kit/kit.h"
#include "ui/kit/tab_order.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/language.h"
#include "ui/theme/players.h"
#include "ui/theme/style_sheet.h"

namespace ui {

namespace {

constexpr int kBadge = 20;
constexpr int kDieFaces = 6;

/// Words and dice come and go in it; the players' buttons stay where they are.
void keepRoom(QWidget& part) {
    QSizePolicy policy = part.sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    part.setSizePolicy(policy);
}

void sayResult(QLabel* label, const QString& text, const char* kind) {
    label->setText(text);
    wearKind(*label, kind);
}

int widestResult(const QLabel& label) {
    constexpr int kAround = 24;
    int wide = 0;
    for (const QString& word :
         {VoteTable::tr("tie"), VoteTable::tr("✓ holds"), VoteTable::tr("✗ not in play"), VoteTable::tr("✗ dropped")}) {
        wide = std::max(wide, label.fontMetrics().horizontalAdvance(word));
    }
    return wide + kAround;
}

}  // namespace

VoteTable::VoteTable(GameDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft) {
    auto* layout = kit::column(this, 6);
    layout->addWidget(kit::note(
        tr("Press a player: for, against, no voice. Main rules hold without a vote; the explorer does not."), this));
    refresh();
}

void VoteTable::rebuild() {
    if (m_grid != nullptr) {
        m_grid->hide();
        m_grid->deleteLater();
    }
    m_players = m_draft.setup().players;
    m_rows.clear();
    m_grid = new QWidget(this);
    auto* grid = kit::grid(m_grid, 8, 3);
    grid->setColumnStretch(1, 1);
    int line = 0;
    for (const engine::ClauseId rule : engine::votableRules()) {
        Row row;
        row.rule = rule;
        grid->addWidget(new ClauseTag(rule, m_grid), line, 0);
        auto* title =
            kit::label(said(engine::info(rule).title), m_grid, {.wraps = true, .tip = said(engine::info(rule).text)});
        grid->addWidget(title, line, 1);
        int column = 2;
        for (std::size_t seat = 0; seat < m_players->size(); ++seat) {
            const engine::PlayerSetup& player = (*m_players)[seat];
            auto* button = new QToolButton(m_grid);
            button->setIcon(badge(lookOf(QString::fromStdString(player.id), QString::fromStdString(player.colour),
                                         static_cast<int>(seat)),
                                  kBadge, devicePixelRatioF()));
            button->setIconSize(QSize(kBadge, kBadge));
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
            button->setMinimumSize(50, 30);
            connect(button, &QToolButton::clicked, this, [this, rule, id = player.id] { cycle(rule, id); });
            grid->addWidget(button, line, column++);
            row.voices.push_back({player.id, button});
        }
        row.die = new QComboBox(m_grid);
        row.die->addItem(tr("thrown at the start"));
        for (int face = 1; face <= kDieFaces; ++face) {
            row.die->addItem(tr("die: %1").arg(face));
        }
        keepRoom(*row.die);
        row.die->setToolTip(tr("A tie is decided by a die: 1 to 3 adopts, 4 to 6 does not"));
        row.die->setAccessibleName(tr("Die for the tie on %1").arg(said(engine::info(rule).title)));
        connect(row.die, &QComboBox::activated, this, [this, rule](int index) {
            m_draft.setPollDie(rule, index == 0 ? std::nullopt : std::optional(index));
            Q_EMIT changed();
        });
        grid->addWidget(row.die, line, column++);
        row.result = new QLabel(m_grid);
        row.result->setMinimumWidth(widestResult(*row.result));
        grid->addWidget(row.result, line, column);
        m_rows.push_back(row);
        ++line;
    }
    layout()->addWidget(m_grid);
    putInTabOrder(*this, *m_grid);
}

void VoteTable::cycle(engine::ClauseId rule, const std::string& player) {
    const auto poll = m_draft.polls().find(rule);
    std::optional<bool> voice;
    if (poll != m_draft.polls().end()) {
        const auto said = poll->second.voices.find(player);
        voice = said == poll->second.voices.end() ? std::nullopt : std::optional(said->second);
    }
    m_draft.setVoice(rule, player, !voice ? std::optional(true) : *voice ? std::optional(false) : std::nullopt);
    Q_EMIT changed();
}

void VoteTable::refresh() {
    if (m_players != m_draft.setup().players) {
        rebuild();
    }
    for (const Row& row : m_rows) {
        refresh(row);
    }
}

void VoteTable::refresh(const Row& row) {
    const auto found = m_draft.polls().find(row.rule);
    const Poll poll = found == m_draft.polls().end() ? Poll{} : found->second;
    const QString title = said(engine::info(row.rule).title);
    for (std::size_t seat = 0; seat < row.voices.size(); ++seat) {
        const Voice& voice = row.voices[seat];
        const auto given = poll.voices.find(voice.player);
        const QString name = nameOf((*m_players)[seat]);
        QString text = QStringLiteral("–");
        QString tip = tr("%1 on %2: no voice").arg(name, title);
        if (given != poll.voices.end()) {
            text = given->second ? QStringLiteral("✓") : QStringLiteral("✗");
            tip = given->second ? tr("%1 on %2: for").arg(name, title) : tr("%1 on %2: against").arg(name, title);
        }
        voice.button->setText(text);
        voice.button->setToolTip(tip);
        voice.button->setAccessibleName(tip);
    }
    const PollResult result = resultOf(poll);
    const auto inFavour = std::ranges::count_if(poll.voices, [](const auto& voice) { return voice.second; });
    const bool tie = !poll.voices.empty() && 2 * static_cast<std::size_t>(inFavour) == poll.voices.size();
    row.die->setVisible(tie);
    row.die->setCurrentIndex(poll.die.value_or(0));
    const bool holds =
        holdsAfter(m_draft.polls(), row.rule, row.rule != engine::clause::CC_15 || m_draft.hasSwitch(row.rule));
    if (result == PollResult::Tie) {
        sayResult(row.result, tr("tie"), "warn");
    } else if (holds) {
        sayResult(row.result, tr("✓ holds"), result == PollResult::NotTaken ? "dim" : "good");
    } else if (result == PollResult::NotTaken) {
        sayResult(row.result, tr("✗ not in play"), "dim");
    } else {
        sayResult(row.result, tr("✗ dropped"), "bad");
    }
}

}  // namespace ui
