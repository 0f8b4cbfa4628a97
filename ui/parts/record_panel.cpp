// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/record_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

#include "ui/parts/clause_tag.h"
#include "ui/parts/flow_layout.h"
#include "ui/parts/log_model.h"
#include "ui/text/sentences.h"
#include "ui/theme/colours.h"

namespace ui {

void LogDelegate::paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Colours& c = colours();
    p->save();
    p->setRenderHint(QPainter::Antialiasing);
    const QRect r = option.rect;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool onLine = index.data(LogModel::OnLineRole).toBool();
    const bool act = index.data(LogModel::IsActRole).toBool();
    if (selected) {
        p->fillRect(r, c.selection);
    }
    p->fillRect(QRect(r.left(), r.bottom(), r.width(), 1), c.hairline);
    QColor ink = selected ? c.onSelection : act && onLine ? c.text : c.dim;
    QFont small = option.font;
    small.setPixelSize(12);
    QFont text = option.font;
    text.setPixelSize(14);
    text.setStrikeOut(!onLine);
    small.setStrikeOut(!onLine);

    p->setFont(small);
    p->setPen(c.dim);
    p->drawText(QRect(r.left() + 4, r.top(), 34, r.height()), Qt::AlignRight | Qt::AlignVCenter,
                index.data(LogModel::SeqRole).toString());
    p->drawPixmap(
        QPointF(r.left() + 45, r.top() + (r.height() - 16) / 2.0),
        drawn(static_cast<Icon>(index.data(LogModel::KindRole).toInt()), ink, 16, option.widget->devicePixelRatioF()));
    int right = r.right() - 8;
    small.setStrikeOut(false);
    p->setFont(small);
    const QString time = index.data(LogModel::TimeRole).toString();
    p->drawText(QRect(right - 54, r.top(), 54, r.height()), Qt::AlignRight | Qt::AlignVCenter, time);
    right -= 60;
    const QStringList clauses = index.data(LogModel::ClauseRole).toStringList();
    if (!clauses.isEmpty()) {
        QFont mono = small;
        mono.setFamily(QStringLiteral("Noto Sans Mono"));
        mono.setWeight(QFont::DemiBold);
        p->setFont(mono);
        const QString tag = clauses.size() > 1 ? clauses.front() + QStringLiteral(" +") : clauses.front();
        const int width = QFontMetrics(mono).horizontalAdvance(tag) + 10;
        const QRect box(right - width, r.top() + (r.height() - 18) / 2, width, 18);
        p->setPen(c.accent);
        p->setBrush(Qt::NoBrush);
        p->drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        p->drawText(box, Qt::AlignCenter, tag);
        right -= width + 6;
    }
    p->setFont(text);
    p->setPen(ink);
    const QRect words(r.left() + 70, r.top(), right - r.left() - 70, r.height());
    p->drawText(
        words, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(text).elidedText(index.data(LogModel::TextRole).toString(), Qt::ElideRight, words.width()));
    p->restore();
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return {200, 31};
}

RecordPanel::RecordPanel(TableDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk) {
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(14, 6, 10, 6);
    auto* head = new QLabel(tr("Record"), this);
    QFont font = head->font();
    font.setWeight(QFont::DemiBold);
    head->setFont(font);
    m_search = new QLineEdit(this);
    m_search->setPlaceholderText(tr("Search (Ctrl+F): words, number, clause"));
    m_search->setClearButtonEnabled(true);
    top->addWidget(head);
    top->addSpacing(10);
    top->addWidget(m_search, 1);
    layout->addLayout(top);

    m_model = new LogModel(this);
    m_filter = new QSortFilterProxyModel(this);
    m_filter->setSourceModel(m_model);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_list = new QListView(this);
    m_list->setModel(m_filter);
    m_list->setItemDelegate(new LogDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setAccessibleName(tr("Record"));
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_empty = new QLabel(tr("The first act will stand here."), this);
    m_empty->setProperty("kind", QStringLiteral("dim"));
    m_empty->setAlignment(Qt::AlignCenter);
    layout->addWidget(m_empty);
    layout->addWidget(m_list, 1);
    m_details = new QWidget(this);
    layout->addWidget(m_details);

    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(12, 8, 12, 10);
    buttons->setSpacing(8);
    const auto button = [&](Icon icon, auto press) {
        auto* push = new QPushButton(this);
        push->setIcon(QIcon(drawn(icon, colours().text, 18, devicePixelRatioF())));
        connect(push, &QPushButton::clicked, this, press);
        buttons->addWidget(push, 1);
        return push;
    };
    m_back = button(Icon::TakeBack, [this] { m_desk.takeBack(); });
    m_undo = button(Icon::TakeBack, [this] {
        if (const auto seq = chosen()) {
            m_desk.undoTo(*seq);
        }
    });
    m_restore = button(Icon::Restore, [this] { m_desk.restore(); });
    m_back->setToolTip(tr("Ctrl+Z. Nothing is deleted: the record keeps what was taken back."));
    m_restore->setText(tr("Restore"));
    m_restore->setToolTip(tr("Ctrl+Shift+Z"));
    layout->addLayout(buttons);

    connect(m_search, &QLineEdit::textChanged, m_filter, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] { showDetails(); });
}

void RecordPanel::focusSearch() {
    m_search->setFocus();
    m_search->selectAll();
}

std::optional<std::uint64_t> RecordPanel::chosenEntry() const {
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? std::optional(index.data(LogModel::SeqRole).toULongLong()) : std::nullopt;
}

std::optional<std::uint64_t> RecordPanel::chosen() const {
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid() || !index.data(LogModel::IsActRole).toBool() || !index.data(LogModel::OnLineRole).toBool()) {
        return std::nullopt;
    }
    return index.data(LogModel::SeqRole).toULongLong();
}

void RecordPanel::refresh() {
    const adjudicator::LiveTable* table = m_desk.hasGame() ? &m_desk.table() : nullptr;
    if (table != m_table) {
        m_table = table;
        m_model->setTable(table);
    } else {
        m_model->logChanged();
    }
    const auto last = table != nullptr ? table->line().lastStep() : std::nullopt;
    m_empty->setVisible(!last);
    m_back->setEnabled(last.has_value());
    m_back->setText(last ? tr("Take back %1").arg(last->entry) : tr("Take back"));
    m_restore->setVisible(table != nullptr && table->line().restorable().has_value());
    showDetails();
}

void RecordPanel::showDetails() {
    auto* fresh = new QWidget(this);
    auto* layout = new QVBoxLayout(fresh);
    layout->setContentsMargins(14, 8, 14, 4);
    layout->setSpacing(4);
    const auto last = m_desk.hasGame() ? m_desk.table().line().lastStep() : std::nullopt;
    const std::uint64_t from = chosen().value_or(0);
    m_undo->setVisible(from != 0 && (!last || from != last->entry));
    m_undo->setText(tr("Undo to %1").arg(from));
    const adjudicator::LogLine* line = m_model->lineAt(m_filter->mapToSource(m_list->currentIndex()));
    if (line != nullptr && line->act() != nullptr) {
        const engine::Position& position = m_desk.position();
        int shown = 0;
        for (const engine::Event& event : line->act()->events) {
            const QString text = sentence(event, position);
            if (text.isEmpty() || ++shown > 7) {
                continue;
            }
            auto* row = new QHBoxLayout;
            auto* label = new QLabel(text, fresh);
            label->setWordWrap(true);
            row->addWidget(label, 1);
            for (const engine::ClauseId clause : event.clauses) {
                row->addWidget(new ClauseTag(clause, fresh));
            }
            layout->addLayout(row);
        }
        const auto rulings = rulingsOf(line->act()->events);
        if (!rulings.empty()) {
            auto* tags = new QWidget(fresh);
            auto* flow = new FlowLayout(tags);
            for (const engine::RulingChoice& ruling : rulings) {
                flow->addWidget(new ClauseTag(ruling, tags));
            }
            layout->addWidget(tags);
        }
    }
    delete this->layout()->replaceWidget(m_details, fresh);
    m_details->hide();
    m_details->deleteLater();
    m_details = fresh;
    m_details->show();
}

}  // namespace ui
