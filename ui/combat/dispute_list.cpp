// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/dispute_list.h"

#include <QKeyEvent>
#include <QListWidget>
#include <ranges>

#include "ui/kit/kit.h"
#include "ui/text/sentences.h"
#include "ui/theme/icons.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

constexpr int kEntryRole = Qt::UserRole;

}  // namespace

DisputeList::DisputeList(QWidget* parent) : QWidget(parent) {
    kit::ground(*this);
    auto* layout = kit::column(this, -1, {24, 18, 24, 18});
    m_none = kit::label({}, this, {.wraps = true, .align = Qt::AlignCenter});
    m_list = kit::dressed(new QListWidget(this), {.spoken = tr("Disputes and rulings")});
    m_list->setWordWrap(true);
    m_list->setSpacing(4);
    m_list->setFont(sized(m_list->font(), 16));
    kit::fill(*layout, {m_none, {m_list, 1}});
    connect(m_list, &QListWidget::itemActivated, this,
            [this](QListWidgetItem* item) { Q_EMIT chosen(item->data(kEntryRole).toULongLong()); });
    m_list->installEventFilter(this);
}

void DisputeList::refresh(const adjudicator::Line* line) {
    m_list->clear();
    if (line != nullptr) {
        for (const std::uint64_t entry : std::views::reverse(line->log().entriesOf<adjudicator::RulingGiven>())) {
            const adjudicator::LogLine& each = line->log()[entry];
            const auto& ruling = std::get<adjudicator::RulingGiven>(each.entry.body);
            const bool open = ruling.decision == adjudicator::RulingDecision::Open;
            auto* item =
                new QListWidgetItem(icon(open ? Icon::Warning : Icon::Ruling, m_list),
                                    QStringLiteral("%1   %2").arg(entry).arg(sentence(each, line->position())), m_list);
            item->setData(kEntryRole, static_cast<qulonglong>(entry));
        }
    }
    m_none->setVisible(m_list->count() == 0);
    m_none->setText(line != nullptr ? tr("None. F8 on any entry of the record opens one.") : tr("No game yet"));
    m_list->setVisible(m_list->count() > 0);
    if (m_list->count() > 0) {
        m_list->setCurrentRow(0);
    }
}

void DisputeList::focusList() {
    m_list->setFocus();
}

bool DisputeList::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enter && m_list->currentItem() != nullptr) {
            Q_EMIT chosen(m_list->currentItem()->data(kEntryRole).toULongLong());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace ui
