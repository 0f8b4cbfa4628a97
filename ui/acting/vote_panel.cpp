// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/vote_panel.h"

#include <algorithm>

#include "engine/action/decide.h"
#include "engine/rulesets/ccm/votes.h"
#include "ui/acts/act_text.h"
#include "ui/kit/kit.h"
#include "ui/kit/option_button.h"
#include "ui/text/rules_text.h"
#include "ui/theme/players.h"

namespace ui {

/// Before the first founding rules are adopted or refused; afterwards they can only be put out of force (CC-4).
bool VotePanel::repeals() const {
    return desk().position().turn.phase != engine::Phase::Found;
}

std::vector<engine::ClauseId> VotePanel::rules() const {
    std::vector<engine::ClauseId> rules;
    const engine::Marks& marks = desk().position().marks;
    const auto voted = [&](engine::ClauseId rule) {
        return std::find(marks.adopted.begin(), marks.adopted.end(), rule) != marks.adopted.end() ||
               std::find(marks.suspended.begin(), marks.suspended.end(), rule) != marks.suspended.end();
    };
    for (const engine::ClauseId rule : engine::votableRules()) {
        if (repeals() ? desk().position().inForce(rule) : !voted(rule)) {
            rules.push_back(rule);
        }
    }
    return rules;
}

engine::Action VotePanel::action() const {
    std::vector<engine::PlayerId> inFavour;
    std::vector<engine::PlayerId> against;
    for (const engine::PlayerId player : voters()) {
        const Side side = m_sides[player];
        if (side == Side::For) {
            inFavour.push_back(player);
        } else if (side == Side::Against) {
            against.push_back(player);
        }
    }
    const engine::ClauseId rule = m_rule.value_or(engine::clause::CC_1);
    if (repeals()) {
        return engine::Repeal{rule, inFavour};
    }
    return engine::Vote{rule, inFavour, against, {m_adoptOn.begin(), m_adoptOn.end()}};
}

void VotePanel::forget() {
    m_rule.reset();
    m_sides = {};
    m_adoptOn = {1, 2, 3};
}

void VotePanel::refresh() {
    if (!desk().hasGame()) {
        return;
    }
    const engine::Position& position = desk().position();
    const auto open = rules();
    if (m_rule && std::find(open.begin(), open.end(), *m_rule) == open.end()) {
        m_rule.reset();
        m_sides = {};
    }
    setHead(repeals() ? tr("Put a rule out of force") : tr("Vote on a rule"), std::nullopt,
            clausesFor(Act::Vote, position));
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
        button->setVisible(!m_rule || m_rule == rule);
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
        auto* grid = new QGridLayout;
        int row = 0;
        for (const engine::PlayerId player : voters()) {
            const QString name = nameOf(position, player);
            grid->addWidget(kit::picture(badge(lookOf(position, player), 26, devicePixelRatioF()), body), row, 0);
            grid->addWidget(new QLabel(QStringLiteral("%1  %2").arg(row + 1).arg(name), body), row, 1);
            int column = 2;
            const auto add = [&](Side side, const QString& text, const QString& id) {
                auto* button = kit::dressed(
                    new OptionButton(text, {}, body),
                    {.name = QStringLiteral("%1-%2").arg(id, QString::fromStdString(position.table->idOf(player))),
                     .spoken = QStringLiteral("%1: %2").arg(name, text),
                     .checked = m_sides[player] == side});
                kit::afterPress(button, this, [this, player, side] {
                    m_sides[player] = m_sides[player] == side ? Side::Abstains : side;
                    refresh();
                });
                grid->addWidget(button, row, column++);
            };
            add(Side::For, tr("for"), QStringLiteral("for"));
            if (!repeals()) {
                add(Side::Against, tr("against"), QStringLiteral("against"));
            }
            ++row;
        }
        grid->setColumnStretch(1, 1);
        layout->addLayout(grid);
        if (repeals()) {
            auto* all = new OptionButton(tr("All are for it"), QStringLiteral("0"), body);
            all->setObjectName(QStringLiteral("allFor"));
            kit::afterPress(all, this, [this] { agree(); });
            layout->addWidget(all);
        } else {
            layout->addWidget(kit::note(tr("On a tie a die decides; these three faces adopt the rule:"), body));
            auto* faces = new QHBoxLayout;
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
            layout->addLayout(faces);
        }
    }
    layout->addStretch(1);
    setBody(body);
    judge();
}

void VotePanel::agree() {
    for (const engine::PlayerId player : voters()) {
        m_sides[player] = Side::For;
    }
    refresh();
    if (isAncestorOf(window()->focusWidget())) {
        setFocus();  // Enter confirms, whatever was pressed before.
    }
}

std::vector<engine::PlayerId> VotePanel::voters() const {
    std::vector<engine::PlayerId> voters;
    for (const engine::PlayerId player : desk().position().seats()) {
        if (!desk().position().isOut(player)) {
            voters.push_back(player);
        }
    }
    return voters;
}

void VotePanel::judge() {
    if (!m_rule) {
        // That it is too late, or too early, is said before anything is counted.
        setRefusal(repeals() ? engine::repealTimeRefusal(desk().position())
                             : engine::voteTimeRefusal(desk().position()));
        setConfirm({}, false, {});
        return;
    }
    const engine::Action wanted = action();
    const auto refusal = engine::actionRefusal(desk().position(), wanted);
    setRefusal(refusal);
    setConfirm(repeals() ? tr("Put it out of force   [Enter]") : tr("Enter the vote   [Enter]"), !refusal,
               [this, wanted] { desk().play(wanted); });
}

bool VotePanel::takeKey(int key, Qt::KeyboardModifiers modifiers) {
    if (key == Qt::Key_0 && modifiers == Qt::NoModifier && m_rule && repeals()) {
        agree();
        return true;
    }
    const int digit = key - Qt::Key_1;
    if (modifiers != Qt::NoModifier || digit < 0 || digit >= 9) {
        return GuidePanel::takeKey(key, modifiers);
    }
    if (!m_rule) {
        const auto open = rules();
        if (static_cast<std::size_t>(digit) < open.size()) {
            m_rule = open[static_cast<std::size_t>(digit)];
            refresh();
        }
        return true;
    }
    // A seat's digit turns from nothing to for, against and back.
    const auto players = voters();
    if (static_cast<std::size_t>(digit) < players.size()) {
        Side& side = m_sides[players[static_cast<std::size_t>(digit)]];
        side = side == Side::Abstains ? Side::For : side == Side::For && !repeals() ? Side::Against : Side::Abstains;
        refresh();
    }
    return true;
}

}  // namespace ui
