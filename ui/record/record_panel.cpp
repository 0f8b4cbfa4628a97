// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/record_panel.h"

#include <QKeyEvent>
#include <QListView>
#include <QPainter>

#include "engine/rules/points.h"
#include "ui/kit/kit.h"
#include "ui/record/entry_details.h"
#include "ui/record/log_delegate.h"
#include "ui/record/log_filter.h"
#include "ui/record/log_model.h"
#include "ui/record/log_turns.h"
#include "ui/record/undo_panel.h"
#include "ui/text/sentences.h"
#include "ui/theme/colours.h"
#include "ui/theme/players.h"

namespace ui {

RecordPanel::RecordPanel(TableDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk) {
    kit::ground(*this);
    auto* layout = kit::column(this, 0);
    auto* top = kit::row(nullptr, -1, {14, 6, 10, 6});
    auto* head = kit::label(tr("Record"), this, {.weight = QFont::DemiBold});
    m_search = kit::dressed(new QLineEdit(this), {.spoken = tr("Search in the record")});
    m_search->setPlaceholderText(tr("Search (Ctrl+F): words, number, clause"));
    m_search->setToolTip(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_filterOn = kit::button({}, this,
                             {.kind = "small",
                              .spoken = tr("Filter"),
                              .tip = tr("Show only entries of a kind, a player, a round"),
                              .checked = false});
    m_filterOn->setIcon(QIcon(drawn(Icon::Filter, colours().text, 18, devicePixelRatioF())));
    m_filterOn->setFixedWidth(36);
    kit::fill(*top, {head, kit::gap(10), {m_search, 1}, m_filterOn});
    layout->addLayout(top);

    m_model = new LogModel(this);
    m_filter = new LogFilter(*m_model, this);
    m_turns = new LogTurns(
        *m_model, *m_filter,
        [this](engine::PlayerId player, std::uint64_t entry) -> std::optional<int> {
            if (!m_desk.past().isWayLaid()) {
                return std::nullopt;
            }
            return engine::scoreOf(m_desk.past().way().positionAfter(m_desk.table().line(), entry), player);
        },
        this);
    layout->addWidget(makeFilters());
    auto* count = kit::row(nullptr, 8, {14, 0, 10, 4});
    m_shown = kit::label({}, this, {.name = "recordShown", .kind = "dim"});
    m_clear = kit::press(tr("clear"), this, {.name = "recordClear", .kind = "link"}, this, [this] { showAll(); });
    // What comes and goes keeps its room.
    QSizePolicy room = m_clear->sizePolicy();
    room.setRetainSizeWhenHidden(true);
    m_clear->setSizePolicy(room);
    kit::fill(*count, {m_shown, m_clear, kit::stretch()});
    layout->addLayout(count);
    m_list = new QListView(this);
    m_list->setModel(m_turns);
    m_lines = new LogDelegate(m_list);
    m_list->setItemDelegate(m_lines);
    m_list->viewport()->installEventFilter(this);
    m_list->setAccessibleName(tr("Record"));
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_empty = kit::label(tr("The first act will stand here."), this, {.kind = "dim", .align = Qt::AlignCenter});
    kit::fill(*layout, {m_empty, {m_list, 1}});
    m_details = new EntryDetails(m_desk, this);
    layout->addWidget(m_details);
    m_undoPanel = new UndoPanel(m_desk, this);
    layout->addWidget(m_undoPanel);

    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& typed) {
        m_filter->setSearch(typed);
        showShown();
    });
    connect(m_filter, &LogFilter::foundMore, this, &RecordPanel::showShown);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (m_following) {
            return;
        }
        // Looking back, the board goes with the list.
        if (const auto entry = chosenEntry(); entry && m_desk.past().entry()) {
            m_desk.past().lookAt(*entry);
        } else {
            showDetails();
        }
    });
    connect(m_list, &QListView::clicked, m_turns, &LogTurns::toggle);
    connect(m_list, &QListView::doubleClicked, this, [this](const QModelIndex& index) {
        if (m_turns->rowAt(index) == LogTurns::Row::Entry) {
            (void)takeKey(Qt::Key_Return);
        }
    });
    connect(m_model, &LogModel::modelAboutToBeReset, this, [this] { m_lines->forget(); });
    connect(m_model, &LogModel::dataChanged, this,
            [this](const QModelIndex& first, const QModelIndex&, const QList<int>& roles) {
                if (roles.contains(LogModel::PictureCountRole)) {
                    Q_EMIT m_lines->sizeHintChanged(m_turns->mapFromSource(m_filter->mapFromSource(first)));
                }
            });
    connect(m_lines, &LogDelegate::picturesPressed, this, [this](const QModelIndex& index) {
        const bool isOpen = m_details->arePicturesOpen() && m_list->currentIndex() == index;
        m_list->setCurrentIndex(index);
        showPictures(!isOpen);
    });
    connect(m_details, &EntryDetails::undoAsked, this, &RecordPanel::askUndo);
    connect(m_details, &EntryDetails::whatIfAsked, this, [this] {
        if (const auto entry = chosen()) {
            Q_EMIT whatIfAsked(*entry);
        }
    });
    connect(m_details, &EntryDetails::correctionAsked, this, [this] {
        if (const auto entry = chosenEntry()) {
            Q_EMIT correctionAsked(*entry);
        }
    });
    connect(m_details, &EntryDetails::picturesPressed, this, [this] { showPictures(!m_details->arePicturesOpen()); });
    connect(m_undoPanel, &InlinePanel::turned, this, [this] { m_details->setHidden(!m_undoPanel->isHidden()); });
    connect(&m_desk, &TableDesk::changed, this, &RecordPanel::refresh);
    TableDesk::Change all;
    all.game = true;
    refresh(all);
}

/// The panel within hides for the last time when this is no record any more.
RecordPanel::~RecordPanel() {
    m_undoPanel->disconnect(this);
}

QWidget* RecordPanel::makeFilters() {
    m_filters = new QWidget(this);
    auto* layout = kit::column(m_filters, 4, {14, 0, 10, 6});
    auto* row = kit::row(nullptr, 6);
    const auto combo = [&](const QString& name, int stretch) {
        auto* box = kit::dressed(new QComboBox(m_filters), {.spoken = name, .tip = name});
        kit::narrow(*box, 5);
        row->addWidget(box, stretch);
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            m_filter->setWhat(static_cast<LogFilter::What>(m_what->currentData().toInt()));
            const auto wanted = [](const QComboBox* of) {
                const int value = of->currentData().toInt();
                return value < 0 ? std::nullopt : std::optional(value);
            };
            m_filter->setPlayer(wanted(m_who));
            m_filter->setRound(wanted(m_round));
            showShown();
        });
        return box;
    };
    m_what = combo(tr("What"), 3);
    m_who = combo(tr("Who"), 2);
    m_round = combo(tr("Round"), 2);
    using What = LogFilter::What;
    const QSignalBlocker quiet(m_what);
    for (const auto& [what, text] :
         {std::pair(What::Everything, tr("Everything")), std::pair(What::Acts, tr("Acts alone")),
          std::pair(What::Dice, tr("Dice")), std::pair(What::Building, tr("Building")),
          std::pair(What::Cards, tr("Cards, trade, robber")), std::pair(What::Armies, tr("Armies")),
          std::pair(What::Combats, tr("Combats")), std::pair(What::House, tr("Votes, auctions, catastrophes")),
          std::pair(What::Rulings, tr("Rulings and corrections")), std::pair(What::TakenBack, tr("Taken back"))}) {
        m_what->addItem(text, static_cast<int>(what));
    }
    layout->addLayout(row);
    m_filters->hide();
    connect(m_filterOn, &QPushButton::toggled, this, [this](bool on) {
        m_filters->setVisible(on);
        fillFilters();
        if (!on) {
            for (QComboBox* box : {m_what, m_who, m_round}) {
                box->setCurrentIndex(0);
            }
        }
    });
    return m_filters;
}

/// The players and rounds there are; what was chosen stays.
void RecordPanel::fillFilters() {
    const auto refill = [](QComboBox* box, const QStringList& texts) {
        if (box->count() == texts.size() && box->itemText(box->count() - 1) == texts.back()) {
            return;
        }
        const QSignalBlocker quiet(box);
        const int chosen = qMax(0, box->currentIndex());
        box->clear();
        box->addItem(texts.front(), -1);
        for (qsizetype i = 1; i < texts.size(); ++i) {
            box->addItem(texts[i], static_cast<int>(i) - 1);
        }
        box->setCurrentIndex(qMin(chosen, box->count() - 1));
    };
    QStringList players{tr("Everybody")};
    if (m_desk.hasGame()) {
        for (const engine::PlayerId seat : m_desk.position().seats()) {
            players.append(nameOf(m_desk.position(), seat));
        }
    }
    refill(m_who, players);
    const int rounds = m_desk.hasGame() ? m_desk.position().turn.round : 0;
    const QSignalBlocker quiet(m_round);
    if (m_round->count() == 0) {
        m_round->addItem(tr("All rounds"), -1);
    }
    while (m_round->count() > rounds + 1) {
        m_round->removeItem(m_round->count() - 1);
    }
    // A long game has many of them, and only who filters sees them.
    for (int round = m_round->count(); round <= rounds && !m_filters->isHidden(); ++round) {
        m_round->addItem(tr("Round %1").arg(round), round);
    }
}

void RecordPanel::showShown() {
    const bool isFiltering = m_filter->isFiltering();
    m_shown->setText(isFiltering ? tr("%1 of %2 shown").arg(m_filter->rowCount()).arg(m_model->rowCount())
                                 : tr("%n entries, newest on top", nullptr, m_model->rowCount()));
    m_clear->setVisible(isFiltering);
    // Entry 0 says that the game begins; whatever follows is what was done.
    const bool isBegun = m_model->rowCount() > 1;
    const bool isFound = m_filter->rowCount() > 0;
    m_empty->setText(isBegun ? tr("Nothing found") : tr("The first act will stand here."));
    m_empty->setVisible(!isBegun || (m_filter->isFiltering() && !isFound));
}

void RecordPanel::showAll() {
    m_filterOn->setChecked(false);
    m_search->clear();
    for (QComboBox* box : {m_what, m_who, m_round}) {
        box->setCurrentIndex(0);
    }
}

bool RecordPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) && m_filter->rowCount() > 0) {
            m_list->setFocus();
            if (!m_list->currentIndex().isValid()) {
                m_list->setCurrentIndex(m_turns->firstEntry());
            }
            return true;
        }
    }
    // The lines lie anew before any of them is painted.
    if (event->type() == QEvent::Resize && watched == m_list->viewport() && m_lines->setRoom(*m_list)) {
        m_list->doItemsLayout();
    }
    return QWidget::eventFilter(watched, event);
}

bool RecordPanel::takeKey(int key) {
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!m_undoPanel->isHidden() && (isEnter || key == Qt::Key_Escape)) {
        isEnter ? m_undoPanel->confirm() : m_undoPanel->hide();
        return true;
    }
    if (!m_list->hasFocus()) {
        return false;
    }
    const QModelIndex row = m_list->currentIndex();
    if (key == Qt::Key_Right || key == Qt::Key_Left || isEnter) {
        if (isEnter ? m_turns->toggle(row) : m_turns->setOpen(row, key == Qt::Key_Right)) {
            return true;
        }
    }
    if (!chosenEntry()) {
        return false;
    }
    if (isEnter) {
        m_desk.past().lookAt(*chosenEntry());
        return true;
    }
    if (key == Qt::Key_Delete) {
        askUndo();
        return true;
    }
    return false;
}

void RecordPanel::askUndo() {
    if (const auto entry = chosenEntry()) {
        (void)m_undoPanel->ask(*entry);
    }
}

void RecordPanel::focusSearch() {
    m_search->setFocus();
    m_search->selectAll();
}

std::optional<std::uint64_t> RecordPanel::chosenEntry() const {
    return m_turns->entryAt(m_list->currentIndex());
}

std::optional<std::uint64_t> RecordPanel::chosen() const {
    const auto entry = chosenEntry();
    return entry && m_desk.hasGame() && m_desk.table().line().canUndoTo({*entry, std::nullopt}) ? entry : std::nullopt;
}

void RecordPanel::refresh(const TableDesk::Change& change) {
    const adjudicator::LiveTable* table = m_desk.hasGame() ? &m_desk.table() : nullptr;
    if (change.game) {
        m_model->setTable(table, [this](std::uint64_t seq) { return m_desk.past().way().momentOf(seq).round; });
        m_search->clear();
    } else if (change.isOfRecord()) {
        m_model->logChanged(table);
    }
    if (change.isOfRecord()) {
        // What was asked about the record before is no longer the question.
        m_undoPanel->hide();
        fillFilters();
    }
    showShown();
    follow();
    showDetails();
}

/// The moment shown is the chosen line, if the filter leaves it.
void RecordPanel::follow() {
    const auto past = m_desk.hasGame() ? m_desk.past().entry() : std::nullopt;
    if (!past || chosenEntry() == past) {
        return;
    }
    m_following = true;
    const QModelIndex index = m_turns->showEntry(*past);
    m_list->setCurrentIndex(index);
    if (index.isValid()) {
        m_list->scrollTo(index);
    }
    m_following = false;
}

void RecordPanel::showDetails() {
    const auto entry = chosenEntry();
    const adjudicator::LogLine* line = entry ? m_model->lineAt(m_model->indexOf(*entry)) : nullptr;
    m_details->showEntry(line,
                         line != nullptr ? m_model->picturesOf(line->seq()) : std::vector<adjudicator::EvidenceKept>(),
                         chosen().has_value());
}

void RecordPanel::showPictures(bool open) {
    m_details->setPicturesOpen(open);
    showDetails();
}

}  // namespace ui
