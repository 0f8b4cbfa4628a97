// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/merge_page.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QProgressBar>
#include <QTableWidget>
#include <algorithm>

#include "adjudicator/desk_text.h"
#include "adjudicator/verify/verify_text.h"
#include "db/book.h"
#include "db/codes.h"
#include "ui/kit/kit.h"
#include "ui/new_game/game_list.h"
#include "ui/record/branch_panel.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/theme/colours.h"
#include "ui/theme/style_sheet.h"

namespace ui {

namespace {

enum Column { Players, Outcome, State, kMergeColumns };
constexpr int kGameIdRole = Qt::UserRole + 1;

/// What came of a game, and in which colour it is said.
struct OutcomeWords {
    QString operator()(const db::GameAdded& added) {
        colour = colours().good;
        return MergePage::tr("new: %n entry(ies)", nullptr, static_cast<int>(added.entries)) +
               (added.forks.empty() ? QString() : QStringLiteral(", ") + MergePage::tr("with branches"));
    }
    QString operator()(const db::GameExtended& extended) {
        colour = colours().good;
        return MergePage::tr("went on: %n entry(ies)", nullptr, static_cast<int>(extended.entries));
    }
    QString operator()(const db::NothingNew&) {
        colour = colours().dim;
        return MergePage::tr("nothing new");
    }
    QString operator()(const db::GameForked& forked) {
        colour = colours().warning;
        return MergePage::tr("went on in another way: %n entry(ies), both branches kept", nullptr,
                             static_cast<int>(forked.entries));
    }
    QString operator()(const db::GameDamaged& damaged) {
        colour = colours().bad;
        const QString why =
            MergePage::tr("entry %1: %2")
                .arg(damaged.damage.seq)
                .arg(said(adjudicator::reasonText(adjudicator::reasonOf(damaged.damage.fault), language())));
        return (damaged.inThisBook ? MergePage::tr("not taken, the game is damaged in this book; %1")
                                   : MergePage::tr("not taken, the game is damaged there; %1"))
            .arg(why);
    }
    QColor colour;
};

QString shortId(const db::GameId& game) {
    constexpr qsizetype kDigits = 8;
    return QString::fromStdString(db::toHex(game)).left(kDigits);
}

QString playersOf(const adjudicator::GameSummary& game) {
    if (game.kind == adjudicator::GameKind::Tournament) {
        return game.name.empty() ? MergePage::tr("Tournament")
                                 : MergePage::tr("Tournament: %1").arg(QString::fromStdString(game.name));
    }
    if (game.kind == adjudicator::GameKind::Proposals) {
        return MergePage::tr("Proposals of %1").arg(QString::fromStdString(game.name));
    }
    if (game.players.empty()) {
        return MergePage::tr("Game %1…").arg(shortId(game.id));
    }
    return playersText(game);
}

}  // namespace

MergePage::MergePage(TableDesk& desk, BookMerger& merger, QWidget* parent)
    : Page(parent), m_desk(desk), m_merger(merger) {
    kit::ground(*this);
    setFocusPolicy(Qt::ClickFocus);
    setAccessibleName(tr("Merge another book"));
    auto* layout = kit::column(this, 0);
    kit::fill(*layout, {makeHead(), makeWork()});
    auto* said = kit::row(nullptr, -1, {16, 10, 16, 10});
    m_said = kit::label({}, this, {.name = "mergeSaid", .wraps = true});
    m_again = kit::press(tr("Try again"), this, {.name = "mergeAgain"}, this, [this] {
        if (const auto& merged = m_merger.last()) {
            merge(std::filesystem::path(merged->from));
        }
    });
    m_again->hide();
    kit::fill(*said, {{m_said, 1}, m_again});
    layout->addLayout(said);
    m_none = kit::label(tr("Choose the record book of another desk. The file is only read.") + QLatin1Char('\n') +
                            tr("Its new games, entries that went on and other branches come into the open book."),
                        this, {.kind = "dim", .wraps = true, .align = Qt::AlignCenter});
    m_none->setContentsMargins(60, 20, 60, 20);
    layout->addWidget(m_none, 1);
    makeTable();
    layout->addWidget(m_table, 1);
    m_branches = new BranchPanel(this);
    m_branches->hide();
    layout->addWidget(m_branches);
    connect(m_branches, &BranchPanel::chosen, this, &MergePage::branchChosen);
    connect(&m_merger, &BookMerger::progressed, this, [this](int percent) {
        if (m_merger.isBusy()) {
            m_bar->setValue(percent);
            m_work->show();
        }
    });
    connect(&m_merger, &BookMerger::merged, this, &MergePage::showMerged);
    m_said->hide();
    m_table->hide();
    showMerged();
}

QWidget* MergePage::makeHead() {
    auto* head = kit::ground(this, "turnBar");
    auto* row = kit::row(head, 10, {16, 8, 14, 8});
    row->addWidget(kit::title(tr("Merge another book"), head), 1);
    m_choose =
        kit::press(tr("Choose a book…"), head, {.name = "mergeChoose", .kind = "next"}, this, &MergePage::chooseBook);
    kit::fill(*row, {kit::press(tr("Back (Esc)"), head, {}, this, &MergePage::leaveRequested), m_choose});
    return head;
}

QWidget* MergePage::makeWork() {
    m_work = new QWidget(this);
    auto* row = kit::row(m_work, 10, {16, 10, 16, 0});
    m_workText = new QLabel(m_work);
    m_bar = kit::dressed(new QProgressBar(m_work), {.name = "mergeBar", .spoken = tr("How much is merged")});
    m_bar->setRange(0, 100);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(16);
    auto* stop = kit::press(tr("Stop"), m_work, {.name = "mergeStop"}, &m_merger, &BookMerger::cancel);
    kit::fill(*row, {m_workText, {m_bar, 1}, stop});
    m_work->hide();
    return m_work;
}

void MergePage::makeTable() {
    m_table = kit::dressed(new QTableWidget(0, kMergeColumns, this),
                           {.name = "mergeGames", .spoken = tr("Games of the other book")});
    m_table->setHorizontalHeaderLabels({tr("Game"), tr("What came of it"), tr("How it stands")});
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(Outcome, QHeaderView::Stretch);
    m_table->verticalHeader()->hide();
    m_table->setShowGrid(false);
    m_table->setWordWrap(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) {
        const QTableWidgetItem* item = row < 0 ? nullptr : m_table->item(row, Players);
        const auto& merged = m_merger.last();
        if (item == nullptr || !merged) {
            return;
        }
        const auto at = item->data(kGameIdRole).toULongLong();
        if (at < merged->games.size() && merged->games[at].summary.isForked) {
            (void)showBranches(merged->games[at].game);
        } else {
            m_branches->hide();
        }
    });
}

void MergePage::chooseBook() {
    if (!m_desk.isOpen() || m_merger.isBusy()) {
        return;
    }
    const QString file = QFileDialog::getOpenFileName(this, tr("Merge another book"), QString(),
                                                      tr("Record books (*.db);;All files (*)"));
    if (!file.isEmpty()) {
        merge(file.toStdString());
    }
}

void MergePage::merge(const std::filesystem::path& from) {
    if (!m_desk.isOpen() || m_merger.isBusy()) {
        return;
    }
    if (m_desk.book()->isKept()) {
        tell(tr("This book is open in another window. Merge there, or close that window first."), "bad");
        return;
    }
    m_choose->setEnabled(false);
    m_branches->hide();
    m_said->hide();
    m_again->hide();
    m_workText->setText(tr("Merging %1 …").arg(QString::fromStdString(from.filename().string())));
    m_bar->setValue(0);
    m_work->show();
    m_merger.start(m_desk.book(), from);
}

/// Everything that stands here after a change of language or look, too.
void MergePage::showMerged() {
    m_choose->setEnabled(!m_merger.isBusy());
    m_work->setVisible(m_merger.isBusy());
    const auto& merged = m_merger.last();
    if (!merged) {
        return;
    }
    const QString file = QString::fromStdString(merged->from.filename().string());
    m_table->setRowCount(0);
    for (std::size_t i = 0; i < merged->games.size(); ++i) {
        const GameMerged& game = merged->games[i];
        OutcomeWords words;
        const QString outcome = std::visit(words, game.outcome);
        const int row = m_table->rowCount();
        m_table->insertRow(row);
        auto* players = new QTableWidgetItem(playersOf(game.summary));
        players->setData(kGameIdRole, static_cast<qulonglong>(i));
        players->setToolTip(QString::fromStdString(db::toHex(game.game)));
        auto* came = new QTableWidgetItem(outcome);
        came->setForeground(words.colour);
        came->setToolTip(outcome);
        m_table->setItem(row, Players, players);
        m_table->setItem(row, Outcome, came);
        const bool isTold = !game.summary.players.empty();
        m_table->setItem(row, State, new QTableWidgetItem(isTold ? stateText(game.summary) : QStringLiteral("–")));
    }
    m_table->setVisible(!merged->games.empty());
    m_none->setVisible(merged->games.empty());
    const auto count = [&]<class What>(std::in_place_type_t<What>) {
        return static_cast<int>(std::ranges::count_if(
            merged->games, [](const GameMerged& game) { return std::holds_alternative<What>(game.outcome); }));
    };
    const int refused = count(std::in_place_type<db::GameDamaged>);
    const int forked = count(std::in_place_type<db::GameForked>);
    if (merged->isSame) {
        tell(tr("%1 is the open book itself.").arg(file), "warn");
        return;
    }
    if (merged->problem && merged->problem->problem != db::BookProblem::Cancelled) {
        const QString which = QString::fromStdString(merged->problem->file.filename().string());
        tell(tr("%1: %2").arg(which, sentence(*merged->problem)), "bad");
        m_again->show();
        return;
    }
    QStringList parts{tr("new: %1").arg(count(std::in_place_type<db::GameAdded>)),
                      tr("went on: %1").arg(count(std::in_place_type<db::GameExtended>)),
                      tr("other branches: %1").arg(forked),
                      tr("nothing new: %1").arg(count(std::in_place_type<db::NothingNew>)),
                      tr("not taken: %1").arg(refused),
                      tr("pictures: %1").arg(merged->pictures)};
    QString text = (merged->problem ? tr("Stopped. Games merged from %1 so far: %2.") : tr("Games of %1: %2."))
                       .arg(file, parts.join(QStringLiteral(", ")));
    if (!merged->sourceWhole) {
        text += QLatin1Char(' ') + tr("The file is damaged; games of it may be missing.");
    }
    const bool isBad = refused > 0 || !merged->sourceWhole;
    tell(text, isBad ? "bad" : forked > 0 || merged->problem ? "warn" : "good");
    // What is for decision is asked at once.
    for (int row = 0; row < m_table->rowCount(); ++row) {
        if (merged->games[static_cast<std::size_t>(row)].summary.isForked) {
            m_table->setCurrentCell(row, Players);
            return;
        }
    }
}

QString MergePage::nameOf(const db::Book& book, const db::GameId& game) {
    const auto games = book.games();
    const auto found = games ? std::ranges::find(*games, game, &db::GameInfo::id) : decltype(games->begin())();
    return games && found != games->end() ? playersOf(adjudicator::summaryOf(book, *found))
                                          : tr("Game %1…").arg(shortId(game));
}

bool MergePage::showBranches(const db::GameId& game) {
    const auto book = db::Book::open(m_desk.bookFile(), db::OpenMode::ReadOnly);
    auto branches = book ? adjudicator::branchesOf(*book, game, language()) : engine::unexpected(book.error());
    if (!branches) {
        tell(sentence(branches.error()), "bad");
        return true;
    }
    if (branches->size() < 2) {
        m_branches->hide();
        return false;
    }
    m_branches->show(game, nameOf(*book, game), std::move(*branches));
    m_branches->QWidget::show();
    return true;
}

void MergePage::enter() {
    if (m_branches->isVisible()) {
        m_branches->focusFirst();
    } else {
        m_choose->setFocus();
    }
}

void MergePage::tell(const QString& text, const char* kind) {
    wearKind(*m_said, kind);
    m_said->setText(text);
    m_said->show();
    m_again->hide();
}

}  // namespace ui
