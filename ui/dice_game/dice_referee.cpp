// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice_game/dice_referee.h"

#include <QButtonGroup>
#include <QStackedWidget>

#include "ui/dice_game/dice_correction.h"
#include "ui/dice_game/dice_happened.h"
#include "ui/dice_game/dice_ruling.h"
#include "ui/kit/kit.h"
#include "ui/theme/style_sheet.h"

namespace ui {

DiceReferee::DiceReferee(DiceDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk) {
    auto* layout = kit::column(this, 8, {14, 10, 14, 10});
    auto* kinds = kit::row(nullptr, 6);
    auto* group = new QButtonGroup(this);
    m_stack = new QStackedWidget(this);
    const auto add = [&](RefereePage* made, const QString& text, const char* name) {
        auto* button = kit::press(text, this, {.name = name, .kind = "small"}, this,
                                  [this, index = m_pages.size()] { choose(index); });
        button->setCheckable(true);
        group->addButton(button);
        kinds->addWidget(button, 1);
        m_kinds.push_back(button);
        m_pages.push_back(made);
        m_stack->addWidget(made);
        connect(made, &RefereePage::edited, this, [this] {
            judge();
            Q_EMIT changed();
        });
        connect(made, &RefereePage::confirmed, this, [this] {
            if (m_enter->isEnabled()) {
                page().enter();
            }
        });
    };
    m_happened = new DiceHappened(desk, m_stack);
    add(m_happened, tr("It happened"), "refereeHappened");
    add(new DiceRuling(desk, m_stack), tr("Ruling"), "refereeRuling");
    add(new DiceCorrection(desk, m_stack), tr("Correction"), "refereeCorrection");
    layout->addLayout(kinds);
    layout->addWidget(m_stack, 1);
    m_said = kit::label({}, this, {.name = "refereeSaid", .wraps = true});
    layout->addWidget(m_said);
    auto* last = new QHBoxLayout;
    auto* leave = kit::press(tr("Leave"), this, {.name = "refereeLeave"}, this, &DiceReferee::leaveRequested);
    leave->setMinimumHeight(48);
    m_enter = kit::press({}, this, {.name = "refereeEnter", .kind = "next"}, this, [this] { page().enter(); });
    kit::fill(*last, {leave, {m_enter, 1}});
    layout->addLayout(last);
    choose(0);
}

RefereePage& DiceReferee::page() const {
    return *m_pages[static_cast<std::size_t>(m_stack->currentIndex())];
}

void DiceReferee::choose(std::size_t page) {
    m_kinds[page]->setChecked(true);
    m_stack->setCurrentIndex(static_cast<int>(page));
    m_enter->setText(this->page().word());
    judge();
    Q_EMIT changed();
}

void DiceReferee::take(const DiceDesk::Change& change) {
    m_isStale = m_isStale || change.isOfRecord();
    if (isVisible()) {
        renew();
    }
}

void DiceReferee::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    renew();
}

void DiceReferee::renew() {
    if (m_isStale && m_desk.hasGame()) {
        m_isStale = false;
        for (RefereePage* page : m_pages) {
            page->renew();
        }
    }
    judge();
}

bool DiceReferee::takesParts() const {
    return &page() == m_happened;
}

void DiceReferee::takePart(engine::PlayerId player, const engine::dice_game::SheetPart& part) {
    if (takesParts()) {
        m_happened->turn(player, part);
    }
}

std::optional<engine::dice_game::Position> DiceReferee::preview() const {
    return isVisible() && takesParts() ? m_happened->preview() : std::nullopt;
}

/// What may be entered, or what still stands in its way.
void DiceReferee::judge() {
    if (!m_desk.hasGame()) {
        return;
    }
    const RefereePage::Judged judged = page().judged();
    m_enter->setEnabled(judged.isReady);
    m_said->setText(judged.why);
    m_said->setVisible(!judged.why.isEmpty());
    wearKind(*m_said, judged.isRefused ? "bad" : "dim");
}

}  // namespace ui
