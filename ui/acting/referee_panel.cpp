// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/referee_panel.h"

#include <array>

#include "engine/action/decide.h"
#include "ui/acting/row_parts.h"
#include "ui/acts/act_text.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/kit/option_button.h"
#include "ui/text/place_text.h"
#include "ui/theme/players.h"

namespace ui {

RefereePanel::RefereePanel(TableDesk& desk, QWidget* parent) : GuidePanel(desk, parent) {
    connect(&desk.saying(), &Saying::placePointed, this, &RefereePanel::takePoint);
}

void RefereePanel::choose(What what) {
    m_what = what;
    m_who.reset();
    m_clause.reset();
    m_at.reset();
    m_built = false;
    refresh();
}

void RefereePanel::hideEvent(QHideEvent*) {
    m_what.reset();
    m_reason.clear();
    m_built = false;
}

void RefereePanel::refresh() {
    if (!desk().hasGame()) {
        return;
    }
    const engine::Position& position = desk().position();
    setHead(tr("The referee enters"), std::nullopt, clausesFor(Act::Referee, position));
    setOther(tr("Back   [Esc]"), [this] {
        m_what.reset();
        m_built = false;
        desk().cancel();
    });
    // The field keeps what is typed while the table goes on.
    if (m_built) {
        judge();
        return;
    }
    m_built = true;
    auto* body = new QWidget(this);
    auto* layout = kit::column(body, 7);
    const std::array<std::pair<What, QString>, 4> kinds{{{What::Leave, tr("A player leaves the game")},
                                                         {What::TimeUp, tr("Time is up")},
                                                         {What::EndGame, tr("The game ends otherwise")},
                                                         {What::Rule, tr("A point is decided")}}};
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const What what = kinds[i].first;
        auto* button = kit::dressed(new OptionButton(kinds[i].second, QString::number(i + 1), body),
                                    {.name = QStringLiteral("what%1").arg(i), .checked = m_what == what});
        button->setVisible(!m_what || m_what == what);
        kit::afterPress(button, this, [this, what] { choose(what); });
        layout->addWidget(button);
    }
    if (m_what) {
        if (*m_what == What::Leave || *m_what == What::EndGame) {
            layout->addWidget(kit::heading(*m_what == What::Leave ? tr("Who?") : tr("Who wins, if anybody?"), body));
            auto* row = new QWidget(body);
            auto* flow = new FlowLayout(row, 6);
            for (const engine::PlayerId player : position.seats()) {
                if (position.isOut(player)) {
                    continue;
                }
                const QString name = QStringLiteral("who-") + QString::fromStdString(position.table->idOf(player));
                flow->addWidget(largePick({nameOf(position, player), name, m_who == player, {}, player, &position}, row,
                                          [this, player] {
                                              m_who = m_who == player ? std::nullopt : std::optional(player);
                                              m_built = false;
                                              refresh();
                                          }));
            }
            layout->addWidget(row);
        } else if (*m_what == What::Rule) {
            addPoint(*layout, body);
        }
        layout->addWidget(reasonField(
            tr("Reason, as it shall stand in the record"), m_reason,
            [this](const QString& text) {
                m_reason = text;
                judge();
            },
            body));
    }
    layout->addStretch(1);
    setBody(body);
    judge();
}

void RefereePanel::addPoint(QBoxLayout& layout, QWidget* body) {
    auto* clause = clauseBox(m_clause, true, body, [this](std::optional<engine::ClauseId> chosen) {
        m_clause = chosen;
        judge();
    });
    clause->setObjectName(QStringLiteral("rulingClause"));
    clause->setAccessibleName(tr("Clause"));
    clause->setMinimumHeight(36);
    clause->setMinimumContentsLength(14);
    layout.addWidget(clause);
    auto* row = new QHBoxLayout;
    const auto word = [&] {
        const auto place = std::visit([](auto id) { return engine::Place(id); }, *m_at);
        return tr("Place: %1").arg(placeLabel(desk().position(), place));
    };
    auto* place = kit::note(m_at ? word() : tr("Place: point at a crossing or side, if it is about one."), body);
    place->setObjectName(QStringLiteral("rulingPlace"));
    row->addWidget(place, 1);
    auto* none = kit::button(tr("No place"), body, {.name = "rulingNoPlace", .kind = "small"});
    none->setVisible(m_at.has_value());
    kit::afterPress(none, this, [this] {
        m_at.reset();
        m_built = false;
        refresh();
    });
    row->addWidget(none);
    layout.addLayout(row);
}

void RefereePanel::takePoint(const engine::Place& place) {
    if (!isVisible() || m_what != What::Rule) {
        return;
    }
    if (const auto* corner = std::get_if<engine::CornerId>(&place)) {
        m_at = *corner;
    } else if (const auto* side = std::get_if<engine::SideId>(&place)) {
        m_at = *side;
    } else {
        return;
    }
    m_built = false;
    refresh();
}

std::optional<engine::Action> RefereePanel::action() const {
    const std::string reason = m_reason.trimmed().toStdString();
    switch (m_what.value_or(What::Rule)) {
        case What::Leave:
            return m_who ? std::optional<engine::Action>(engine::Leave{*m_who, reason}) : std::nullopt;
        case What::TimeUp:
            return engine::TimeUp{reason};
        case What::EndGame:
            return engine::EndGame{m_who, reason};
        case What::Rule:
            return engine::Rule{reason, m_clause, m_at};
    }
    return std::nullopt;
}

void RefereePanel::judge() {
    if (!m_what) {
        setHint({});
        setConfirm({}, false, {});
        return;
    }
    const auto wanted = action();
    if (!wanted || m_reason.trimmed().isEmpty()) {
        setHint(!wanted ? tr("Say who it is.") : tr("A reason belongs to it."));
        setConfirm(tr("Enter it   [Enter]"), false, {});
        return;
    }
    const auto refusal = engine::actionRefusal(desk().position(), *wanted);
    setRefusal(refusal);
    setConfirm(tr("Enter it   [Enter]"), !refusal, [this, play = *wanted] {
        m_what.reset();
        m_reason.clear();
        m_built = false;
        desk().play(play);
    });
}

bool RefereePanel::takeKey(int key, Qt::KeyboardModifiers modifiers) {
    const int digit = key - Qt::Key_1;
    if (modifiers == Qt::NoModifier && digit >= 0 && digit < 4 && !m_what) {
        choose(static_cast<What>(digit));
        return true;
    }
    return GuidePanel::takeKey(key, modifiers);
}

}  // namespace ui
