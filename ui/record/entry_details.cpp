// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/entry_details.h"

#include <QEvent>
#include <algorithm>
#include <utility>

#include "adjudicator/text/board_figures_text.h"
#include "engine/state/to_position.h"
#include "ui/desk/table_desk.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/kit/tab_order.h"
#include "ui/record/kept_pictures.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

/// Of the panel; the list keeps the rest.
constexpr double kMostShare = 0.6;
/// Two lines and what is between them, on a screen that has no more.
constexpr int kLeastHigh = 56;

/// Below the words: beside them they would leave no room on a narrow panel.
template <class Range>
void addTags(QVBoxLayout& layout, const Range& named) {
    auto* tags = new QWidget(layout.parentWidget());
    auto* flow = new FlowLayout(tags);
    ui::addTags(*flow, named, tags);
    layout.addWidget(tags);
}

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
    auto* fresh = kit::dressed(new QWidget(), {.name = "panel"});
    fresh->setAttribute(Qt::WA_StyledBackground);
    auto* layout = kit::column(fresh, 4);
    if (line != nullptr) {
        layout->setContentsMargins(14, 8, 14, 4);
        const int count = static_cast<int>(pictures.size());
        line->act() != nullptr ? addSentences(*layout, *line) : addNote(*layout, *line);
        if (m_picturesOpen && line->act() != nullptr && !pictures.empty()) {
            layout->addWidget(new KeptPictures(m_desk, std::move(pictures), fresh));
        }
        addButtons(*layout, *line, count, isUndoable);
    }
    // A button of the old one may be what was pressed.
    if (QWidget* old = takeWidget()) {
        old->hide();
        old->deleteLater();
    }
    setWidget(fresh);
    putInTabOrder(*this, *fresh);
    fresh->installEventFilter(this);
    updateGeometry();
}

void EntryDetails::addRow(QVBoxLayout& layout, std::optional<std::uint64_t> number, const QString& text,
                          const engine::Clauses& clauses) {
    QWidget* page = layout.parentWidget();
    auto* row = new QHBoxLayout;
    if (number) {
        // The chosen line may have left the sight of the list.
        row->addWidget(kit::dim(QString::number(*number), page, "entry-number"), 0, Qt::AlignTop);
    }
    row->addWidget(kit::label(text, page, {.wraps = true}), 1);
    if (clauses.size() == 1) {
        row->addWidget(new ClauseTag(clauses.front(), page), 0, Qt::AlignTop);
    }
    layout.addLayout(row);
    if (clauses.size() > 1) {
        addTags(layout, clauses);
    }
}

/// How even the board was that the game began on, and from which seed it was dealt.
void EntryDetails::addBoard(QVBoxLayout& layout, const engine::Setup& setup) {
    const auto position = engine::toPosition(setup);
    const auto figures = position ? engine::boardFigures(*position) : engine::BoardFigures();
    if (figures.places.empty() || figures.places.front().pips == 0) {
        return;
    }
    if (const auto seed = engine::boardSeedOf(setup)) {
        addRow(layout, {}, tr("The board was dealt from seed %1.").arg(*seed), {});
    }
    for (const std::string& words : adjudicator::linesOf(figures, *position->table, language())) {
        addRow(layout, {}, said(words), {});
    }
}

/// What is no act: a ruling, a correction, a word; whole, as the list has room for its beginning only.
void EntryDetails::addNote(QVBoxLayout& layout, const adjudicator::LogLine& line) {
    const auto* ruling = std::get_if<adjudicator::RulingGiven>(&line.entry.body);
    const auto* corrected = std::get_if<adjudicator::CorrectedOf<adjudicator::TableGame>>(&line.entry.body);
    const auto clause = ruling != nullptr      ? ruling->clause
                        : corrected != nullptr ? corrected->clause
                                               : std::optional<engine::ClauseId>();
    const engine::Position& position = m_desk.position();
    addRow(layout, line.seq(), sentence(line, position), clause ? engine::Clauses{*clause} : engine::Clauses());
    if (const auto* genesis = std::get_if<adjudicator::Genesis>(&line.entry.body)) {
        addBoard(layout, *genesis->position);
    }
    if (ruling == nullptr) {
        return;
    }
    if (!ruling->question.empty()) {
        addRow(layout, {}, tr("Said against it: %1").arg(QString::fromStdString(ruling->question)), {});
    }
    QStringList heard;
    for (const std::string& id : ruling->heard) {
        const auto player = position.table->find(id);
        heard.append(player ? nameOf(position, *player) : QString::fromStdString(id));
    }
    if (!heard.isEmpty()) {
        addRow(layout, {}, tr("Heard: %1").arg(heard.join(QStringLiteral(", "))), {});
    }
}

void EntryDetails::addSentences(QVBoxLayout& layout, const adjudicator::LogLine& line) {
    bool isFirst = true;
    for (const engine::Event& event : line.act()->events) {
        const QString text = sentence(event, m_desk.position());
        if (!text.isEmpty()) {
            const bool leads = std::exchange(isFirst, false);
            addRow(layout, leads ? std::optional(line.seq()) : std::nullopt, text, event.clauses);
        }
    }
    const auto rulings = rulingsOf(line.act()->events);
    if (!rulings.empty()) {
        addTags(layout, rulings);
    }
}

void EntryDetails::addButtons(QVBoxLayout& layout, const adjudicator::LogLine& line, int pictures, bool isUndoable) {
    auto* row = new QWidget(layout.parentWidget());
    auto* flow = new FlowLayout(row);
    const auto button = [&](Icon icon, const QString& text, const QString& tip, auto press) {
        auto* push = kit::dressed(new QPushButton(drawn(icon, colours().text, 16, devicePixelRatioF()), text, row),
                                  {.kind = "small", .tip = tip});
        connect(push, &QPushButton::clicked, this, press, Qt::QueuedConnection);
        flow->addWidget(push);
    };
    if (m_desk.past().entry() != line.seq()) {
        button(Icon::LookBack, tr("The table then"), tr("Enter: the board and the points as they stood after it"),
               [this, seq = line.seq()] { m_desk.past().lookAt(seq); });
    }
    if (isUndoable && line.act() != nullptr) {
        button(Icon::Ruling, tr("Correct…"), tr("It was otherwise: what comes after is tried again"),
               [this] { Q_EMIT correctionAsked(); });
    }
    if (isUndoable && line.act() != nullptr) {
        button(Icon::Dice, tr("What if…"), tr("Ctrl+F8: played otherwise on a copy, both outcomes side by side"),
               [this] { Q_EMIT whatIfAsked(); });
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
