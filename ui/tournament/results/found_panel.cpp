// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/results/found_panel.h"

#include <QFileDialog>
#include <QHeaderView>
#include <QTableView>
#include <algorithm>

#include "db/codes.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/theme/colours.h"
#include "ui/tournament/hall/tournament_words.h"

namespace ui {

namespace cup = engine::tournament;
using adjudicator::GameFit;
using adjudicator::GameFound;

namespace {

std::string keyOf(const GameFound& found) {
    return (found.game ? db::toHex(*found.game) : std::string()) + ':' +
           (found.head ? db::toHex(found.head->hash) : std::string());
}

}  // namespace

FoundModel::FoundModel(TournamentHall& hall, QObject* parent)
    : TableModel({tr("Table"), tr("How it fits"), tr("Points"), tr("Game")}, parent), m_hall(hall) {}

void FoundModel::refresh() {
    std::vector<GameFound> rows;
    for (const GameFound& found :
         m_hall.hasTournament() ? m_hall.works().collected().games : std::vector<GameFound>()) {
        // Acts that came since may have entered it.
        const cup::Pod* pod = found.result ? m_hall.position().pod(found.result->round, found.result->table) : nullptr;
        const bool isIn = pod != nullptr && pod->result && pod->result->game == found.result->game &&
                          pod->result->head == found.result->head;
        if (found.fit != GameFit::AlreadyThere && !isIn && !m_left.contains(keyOf(found))) {
            rows.push_back(found);
        }
    }
    // What is for decision stands on top.
    std::ranges::stable_partition(rows, [](const GameFound& found) { return found.fit != GameFit::NewResult; });
    const auto isSame = [](const GameFound& a, const GameFound& b) {
        return keyOf(a) == keyOf(b) && a.fit == b.fit && a.result == b.result;
    };
    // What is chosen stays chosen while the tournament goes on.
    if (!std::ranges::equal(rows, m_rows, isSame)) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }
}

void FoundModel::leave(const QModelIndex& index) {
    if (const GameFound* found = at(index)) {
        m_left.insert(keyOf(*found));
        refresh();
    }
}

const GameFound* FoundModel::at(const QModelIndex& index) const {
    return index.isValid() && index.row() < static_cast<int>(m_rows.size())
               ? &m_rows[static_cast<std::size_t>(index.row())]
               : nullptr;
}

QVariant FoundModel::data(const QModelIndex& index, int role) const {
    const GameFound* found = at(index);
    if (found == nullptr || !m_hall.hasTournament()) {
        return {};
    }
    if (role == Qt::ForegroundRole && index.column() == Fit) {
        return found->fit == GameFit::NewResult ? colours().good : colours().warning;
    }
    // Four long names find no room in a line.
    if (role != Qt::DisplayRole && !(role == Qt::ToolTipRole && index.column() == Scores)) {
        return {};
    }
    constexpr std::size_t kDigits = 8;
    switch (index.column()) {
        case Where:
            return found->round ? tr("%1, table %2")
                                      .arg(roundWord(m_hall.settings(), *found->round))
                                      .arg(found->table.value_or(0))
                                : QStringLiteral("–");
        case Fit:
            return capital(said(adjudicator::wordsFor(*found, language())));
        case Scores: {
            QStringList parts;
            for (const cup::EnteredScore& score :
                 found->result ? found->result->scores : std::vector<cup::EnteredScore>()) {
                parts.append(QStringLiteral("%1 %2").arg(nameOf(m_hall.position(), score.player)).arg(score.points));
            }
            return parts.join(QStringLiteral(", "));
        }
        default:
            return found->game ? QString::fromStdString(db::toHex(*found->game).substr(0, kDigits))
                               : QStringLiteral("–");
    }
}

FoundPanel::FoundPanel(TournamentHall& hall, Ask ask, QWidget* parent)
    : QWidget(parent), m_hall(hall), m_ask(std::move(ask)) {
    auto* column = kit::column(this, 0);
    auto* top = kit::row(nullptr, 8, {14, 8, 14, 8});
    m_about = kit::label({}, this, {.name = "foundAbout", .wraps = true});
    m_again = kit::button(tr("Look again"), this, {.name = "foundAgain"});
    m_collect = kit::button(tr("Record books of the tables…"), this, {.name = "foundCollect"});
    m_all = kit::button({}, this, {.name = "foundAll", .kind = "next"});
    kit::fill(*top, {{m_about, 1}, m_again, m_collect, m_all});
    column->addLayout(top);
    m_troubles = kit::trouble(this);
    m_troubles->setContentsMargins(14, 2, 14, 2);
    column->addWidget(m_troubles);
    m_model = new FoundModel(hall, this);
    m_view = new QTableView(this);
    kit::readingTable(*m_view, "found", tr("Games that were found"));
    m_view->setModel(m_model);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->horizontalHeader()->setSectionResizeMode(FoundModel::Scores, QHeaderView::Stretch);
    column->addWidget(m_view, 1);
    m_none = kit::label({}, this, {.wraps = true, .align = Qt::AlignCenter});
    column->addWidget(m_none, 1);
    m_choice = kit::ground(this, "actBar");
    m_buttons = kit::row(m_choice, 8, {14, 8, 14, 8});
    column->addWidget(m_choice);
    connect(m_collect, &QPushButton::clicked, this, [this] {
        const QStringList files = QFileDialog::getOpenFileNames(this, tr("Record books of the tables"), QString(),
                                                                tr("Record books (*.db);;All files (*)"));
        std::vector<std::filesystem::path> books;
        for (const QString& file : files) {
            books.emplace_back(file.toStdString());
        }
        if (!books.empty()) {
            m_hall.works().collect(std::move(books));
        }
    });
    connect(m_again, &QPushButton::clicked, this, [this] { m_hall.works().collect({}); });
    connect(m_all, &QPushButton::clicked, this, &FoundPanel::enterAllNew);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &FoundPanel::showChosen);
    connect(m_model, &QAbstractItemModel::modelReset, this, &FoundPanel::showChosen);
    connect(&m_hall, &TournamentHall::written, this, [this] {
        if (std::exchange(m_looksAgain, false)) {
            m_hall.works().collect({});
        }
    });
    refresh();
}

void FoundPanel::focusFirst() {
    if (m_all->isEnabled() && m_all->isVisible()) {
        m_all->setFocus();
    } else {
        m_collect->setFocus();
    }
}

std::vector<cup::Action> FoundPanel::allNew() const {
    std::vector<cup::Action> acts;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const GameFound* found = m_model->at(m_model->index(row, 0));
        if (found->fit == GameFit::NewResult && found->result) {
            acts.emplace_back(*found->result);
        }
    }
    return acts;
}

void FoundPanel::refresh() {
    m_model->refresh();
    const int all = m_model->rowCount();
    const auto fresh = static_cast<int>(allNew().size());
    const bool isIdle = m_hall.works().now() == HallWorks::Work::None;
    const bool mayAct = m_hall.hasTournament() && !m_hall.position().hasEnded;
    m_collect->setEnabled(isIdle && mayAct);
    m_again->setEnabled(isIdle && mayAct);
    m_all->setVisible(fresh > 0);
    m_all->setEnabled(mayAct);
    m_all->setText(tr("Enter %n new result(s)", nullptr, fresh));
    m_about->setText(all == 0 ? QString()
                              : tr("%n game(s) for decision", nullptr, all - fresh) + QStringLiteral(" · ") +
                                    tr("%n new", nullptr, fresh));
    kit::setTrouble(*m_troubles, m_hall.works().collected().troubles.join(QLatin1Char('\n')));
    m_view->setVisible(all > 0);
    if (all > 0 && m_view->selectionModel()->selectedRows().isEmpty()) {
        m_view->selectRow(std::max(0, m_view->currentIndex().row()));
    }
    m_none->setVisible(all == 0);
    m_none->setText(m_hall.works().collected().games.empty()
                        ? tr("Drop the tables’ record books here or choose them. Each game finds its table by itself.")
                        : tr("Everything that was found is entered."));
}

/// The buttons that decide the chosen game.
void FoundPanel::showChosen() {
    kit::empty(*m_buttons);
    const GameFound* found = m_model->at(m_view->currentIndex());
    m_choice->setVisible(found != nullptr);
    if (found == nullptr || !m_hall.hasTournament()) {
        return;
    }
    const auto add = [&](const QString& text, const char* name, auto press) {
        QPushButton* button = kit::press(text, m_choice, {.name = name}, this, press);
        m_buttons->addWidget(button);
        return button;
    };
    QString hint;
    std::vector<cup::EnterResult> tables;
    const std::string desk = found->unknownDesk.value_or(std::string());
    if (found->game && found->fit == GameFit::SeveralTables) {
        if (const auto book = db::Book::open(m_hall.bookFile(), db::OpenMode::ReadOnly)) {
            tables = adjudicator::tablesFor(*book, *found->game, m_hall.position());
        }
    }
    if (found->fit == GameFit::NoTable) {
        hint = tr("Change the seats of the round to those who played, or enter the result by hand.");
    } else if (found->fit == GameFit::Forked) {
        hint = tr("The game has branches: name the one that counts, then look again.");
    } else if (found->fit == GameFit::Damaged || found->fit == GameFit::Unsound) {
        hint = tr("Ask the table for another copy of its book, or enter the result by hand.");
    } else if (found->fit == GameFit::BehindSlip) {
        hint = tr("The slip shows what no book here holds: ask the table for its newest book.");
    } else if (found->fit == GameFit::GameMissing) {
        hint = tr("Ask the table for the game before, or enter this one as it is.");
    }
    const QString scores = m_model->index(m_view->currentIndex().row(), FoundModel::Scores).data().toString();
    auto* label = kit::note(hint.isEmpty() || scores.isEmpty() ? hint + scores : hint + QLatin1Char('\n') + scores,
                            m_choice, "foundNote");
    m_buttons->addWidget(label, 1);
    if (found->fit == GameFit::SeveralTables) {
        for (const cup::EnterResult& act : tables) {
            add(tr("Enter at %1, table %2").arg(roundWord(m_hall.settings(), act.round)).arg(act.table), "foundEnterAt",
                [this, act] { enter(act); });
        }
    } else if (found->result) {
        const cup::EnterResult act = *found->result;
        const QString text = found->fit == GameFit::NewResult    ? tr("Enter")
                             : found->fit == GameFit::Unfinished ? tr("Enter as it stands now")
                             : found->fit == GameFit::Differs    ? tr("Take the game’s result")
                                                                 : tr("Enter all the same");
        add(text, "foundEnter", [this, act] { enter(act); });
    }
    if (found->fit == GameFit::Forked && found->game) {
        add(tr("Name the branch…"), "foundBranch", [this, game = *found->game] { m_hall.askForBranch(game); });
    }
    if (found->fit == GameFit::UnknownDesk && !desk.empty()) {
        auto* name = kit::field(tr("Name of the desk"), m_choice, "foundDeskName");
        name->setMaximumWidth(180);
        name->setText(tr("Table %1").arg(found->table.value_or(0)));
        m_buttons->addWidget(name);
        add(tr("Accept this desk"), "foundAccept", [this, desk, name] {
            // Its games are looked at again once the act is on disk.
            m_looksAgain = true;
            m_hall.play(cup::KnowDesk{desk, name->text().simplified().toStdString()});
        });
    }
    add(tr("Leave it"), "foundLeave", [this] {
        m_model->leave(m_view->currentIndex());
        refresh();
    });
}

void FoundPanel::enter(const cup::EnterResult& act) {
    const cup::Pod* pod = m_hall.position().pod(act.round, act.table);
    if (pod != nullptr && !pod->result) {
        m_hall.play(act);
        return;
    }
    m_ask(act,
          tr("%1, table %2: the game’s result instead of the one there")
              .arg(roundWord(m_hall.settings(), act.round))
              .arg(act.table),
          tr("Enter"));
}

void FoundPanel::enterAllNew() {
    m_hall.playAll(allNew());
}

}  // namespace ui
