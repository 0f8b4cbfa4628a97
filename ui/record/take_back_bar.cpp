// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/take_back_bar.h"

#include <QPushButton>

#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/theme/colours.h"

namespace ui {

TakeBackBar::TakeBackBar(TableDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk) {
    kit::ground(*this);
    auto* buttons = new FlowLayout(this);
    buttons->setContentsMargins(12, 8, 12, 10);
    const auto button = [&](Icon icon, const QString& tip, auto press) {
        auto* push = new QPushButton(this);
        push->setIcon(QIcon(drawn(icon, colours().text, 18, devicePixelRatioF())));
        push->setToolTip(tip);
        connect(push, &QPushButton::clicked, this, press);
        buttons->addWidget(push);
        return push;
    };
    m_back = button(Icon::TakeBack, tr("Ctrl+Z. Nothing is deleted: the record keeps what was taken back."),
                    [this] { m_desk.takeBack(); });
    m_look = button(Icon::LookBack, tr("Alt+←: the table as it stood before"),
                    [this] { m_desk.past().step(TablePast::Step::Previous); });
    m_look->setText(tr("Look back"));
    m_restore = button(Icon::Restore, tr("Ctrl+Shift+Z"), [this] { m_desk.restore(); });
    m_restore->setText(tr("Restore"));
    connect(&m_desk, &TableDesk::changed, this, &TakeBackBar::refresh);
    refresh();
}

void TakeBackBar::refresh() {
    const adjudicator::LiveTable* table = m_desk.hasGame() ? &m_desk.table() : nullptr;
    const auto last = table != nullptr ? table->line().lastStep() : std::nullopt;
    const bool isNow = !m_desk.past().entry();
    m_back->setEnabled(last.has_value() && isNow);
    m_back->setText(last ? tr("Take back %1").arg(last->entry) : tr("Take back"));
    m_restore->setVisible(table != nullptr && isNow && table->line().restorable().has_value());
    m_look->setVisible(isNow && last.has_value());
}

}  // namespace ui
