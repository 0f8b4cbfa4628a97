// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/entry_details.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/desk/table_desk.h"
#include "ui/parts/clause_tag.h"
#include "ui/parts/flow_layout.h"
#include "ui/parts/kept_pictures.h"
#include "ui/text/sentences.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"

namespace ui {

namespace {

constexpr int kMostSentences = 7;
/// Of the panel; the list keeps the rest.
constexpr double kMostShare = 0.6;
/// Two lines and what is between them, on a screen that has no more.
constexpr int kLeastHigh = 56;

}  // namespace

EntryDetails::EntryDetails(TableDesk& desk, QWidget* parent) : QScrollArea(parent), m_desk(desk) {
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setObjectName(QStringLiteral("entryDetails"));
    parent->installEventFilter(this);
}

int EntryDetails::neededHeight() const {
    const QLayout* layout = widget() != nullptr ? widget()->layout() : nullptr;
    if (layout == nullptr || layout->isEmpty()) {
        return 0;
    }
    const int width = parentWidget()->width();
    return layout->hasHeightForWidth() ? layout->totalHeightForWidth(width) : layout->totalSizeHint().height();
}

QSize EntryDetails::sizeHint() const {
    const int most = std::max(kLeastHigh, static_cast<int>(parentWidget()->height() * kMostShare));
    return {QScrollArea::sizeHint().width(), std::min(neededHeight(), most)};
}

QSize EntryDetails::minimumSizeHint() const {
    return {0, std::min(neededHeight(), kLeastHigh)};
}

bool EntryDetails::eventFilter(QObject* watched, QEvent* event) {
    const bool isRoom = watched == parentWidget() && event->type() == QEvent::Resize;
    const bool isContent = watched == widget() && event->type() == QEvent::LayoutRequest;
    if (isRoom || isContent) {
        updateGeometry();
    }
    return QScrollArea::eventFilter(watched, event);
}

void EntryDetails::showEntry(const adjudicator::LogLine* line, std::vector<adjudicator::EvidenceKept> pictures,
                             bool isUndoable) {
    const auto entry = line != nullptr ? std::optional(line->seq()) : std::nullopt;
    if (entry != std::exchange(m_entry, entry)) {
        m_picturesOpen = false;
    }
    auto* fresh = new QWidget;
    fresh->setObjectName(QStringLiteral("panel"));
    fresh->setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QVBoxLayout(fresh);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    if (line != nullptr) {
        layout->setContentsMargins(14, 8, 14, 4);
        const int count = static_cast<int>(pictures.size());
        if (line->act() != nullptr) {
            addSentences(*layout, *line);
            if (m_picturesOpen && !pictures.empty()) {
                layout->addWidget(new KeptPictures(m_desk, std::move(pictures), fresh));
            }
        }
        addButtons(*layout, *line, count, isUndoable);
    }
    // A button of the old one may be what was pressed.
    if (QWidget* old = takeWidget()) {
        old->hide();
        old->deleteLater();
    }
    setWidget(fresh);
    fresh->installEventFilter(this);
    updateGeometry();
}

void EntryDetails::addSentences(QVBoxLayout& layout, const adjudicator::LogLine& line) {
    QWidget* page = layout.parentWidget();
    int shown = 0;
    for (const engine::Event& event : line.act()->events) {
        const QString text = sentence(event, m_desk.position());
        if (text.isEmpty() || ++shown > kMostSentences) {
            continue;
        }
        auto* row = new QHBoxLayout;
        if (shown == 1) {
            // The chosen line may have left the sight of the list.
            auto* number = new QLabel(QString::number(line.seq()), page);
            number->setObjectName(QStringLiteral("entry-number"));
            number->setProperty("kind", QStringLiteral("dim"));
            row->addWidget(number, 0, Qt::AlignTop);
        }
        auto* label = new QLabel(text, page);
        label->setWordWrap(true);
        row->addWidget(label, 1);
        for (const engine::ClauseId clause : event.clauses) {
            row->addWidget(new ClauseTag(clause, page));
        }
        layout.addLayout(row);
    }
    const auto rulings = rulingsOf(line.act()->events);
    if (!rulings.empty()) {
        auto* tags = new QWidget(page);
        auto* flow = new FlowLayout(tags);
        for (const engine::RulingChoice& ruling : rulings) {
            flow->addWidget(new ClauseTag(ruling, tags));
        }
        layout.addWidget(tags);
    }
}

void EntryDetails::addButtons(QVBoxLayout& layout, const adjudicator::LogLine& line, int pictures, bool isUndoable) {
    auto* row = new QWidget(layout.parentWidget());
    auto* flow = new FlowLayout(row);
    const auto button = [&](Icon icon, const QString& text, const QString& tip, auto press) {
        auto* push = new QPushButton(drawn(icon, colours().text, 16, devicePixelRatioF()), text, row);
        push->setProperty("kind", QStringLiteral("small"));
        push->setToolTip(tip);
        connect(push, &QPushButton::clicked, this, press, Qt::QueuedConnection);
        flow->addWidget(push);
    };
    if (m_desk.past() != line.seq()) {
        button(Icon::LookBack, tr("The table then"), tr("Enter: the board and the points as they stood after it"),
               [this, seq = line.seq()] { m_desk.lookAt(seq); });
    }
    if (isUndoable) {
        button(Icon::TakeBack, tr("Undo to here…"), tr("Delete: takes back this act and all after it"),
               [this] { Q_EMIT undoAsked(); });
    }
    if (pictures > 0) {
        button(Icon::Camera, tr("%n picture(s)", nullptr, pictures), tr("What the camera saw right after the act"),
               [this] { Q_EMIT picturesPressed(); });
    }
    layout.addWidget(row);
}

}  // namespace ui
