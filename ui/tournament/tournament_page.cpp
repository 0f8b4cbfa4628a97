// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/tournament_page.h"

#include <QAbstractItemView>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMimeData>
#include <QProgressBar>
#include <QStackedWidget>
#include <QStyle>
#include <QTabBar>
#include <QUrl>
#include <algorithm>

#include "engine/check.h"
#include "engine/notation/tournament_json.h"
#include "engine/state/names.h"
#include "ui/kit/keyboard_owner.h"
#include "ui/kit/kit.h"
#include "ui/record/hand_over_panel.h"
#include "ui/table/message_strip.h"
#include "ui/theme/colours.h"
#include "ui/tournament/hall/code_scanner.h"
#include "ui/tournament/hall/proposer_bar.h"
#include "ui/tournament/hall/tournament_words.h"
#include "ui/tournament/players/players_page.h"
#include "ui/tournament/results/results_page.h"
#include "ui/tournament/rounds/rounds_page.h"
#include "ui/tournament/tournament_record_page.h"
#include "ui/tournament/tournament_settings_page.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

constexpr int kWholeWork = 100;

QStringList localFiles(const QMimeData& data) {
    QStringList files;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile()) {
            files.append(url.toLocalFile());
        }
    }
    return files;
}

}  // namespace

TournamentPage::TournamentPage(TournamentHall& hall, QWidget* parent) : Page(parent), m_hall(hall) {
    setAcceptDrops(true);
    setFocusPolicy(Qt::StrongFocus);
    auto* column = kit::column(this, 0);
    column->addWidget(makeTop());
    auto* proposing = new ProposerBar(hall, this);
    column->addWidget(proposing);
    connect(proposing, &ProposerBar::takeOverAsked, this, [this] { handOver({}); });
    m_tabs = kit::dressed(new QTabBar(this), {.name = "tournamentTabs", .spoken = tr("Tournament")});
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    column->addWidget(m_tabs);
    m_stack = new QStackedWidget(this);
    m_handOver = new HandOverPanel(m_hall.keeper(), this);
    m_handOver->hide();
    kit::fill(*column, {{m_stack, 1}, m_handOver, makeWork()});
    m_strip = new MessageStrip(this);
    column->addWidget(m_strip);

    addPage<TournamentSettingsPage>(Tab::Tournament, tr("Tournament"),
                                    [this](QWidget* in) { return new TournamentSettingsPage(m_hall, in); });
    addPage<PlayersPage>(Tab::Players, tr("Players"), [this](QWidget* in) { return new PlayersPage(m_hall, in); });
    addPage<RoundsPage>(Tab::Rounds, tr("Rounds and seats"),
                        [this](QWidget* in) { return new RoundsPage(m_hall, in); });
    addPage<ResultsPage>(Tab::Results, tr("Results"), [this](QWidget* in) {
        auto* page = new ResultsPage(m_hall, in);
        page->goOnWith(m_resultsShown);
        return page;
    });
    addPage<TournamentRecordPage>(Tab::Record, tr("Record"),
                                  [this](QWidget* in) { return new TournamentRecordPage(m_hall, in); });
    connect(m_tabs, &QTabBar::currentChanged, this, [this] {
        showInFront();
        chooseOwner();
        // While one walks along the tabs the keyboard stays with them.
        if (!m_tabs->hasFocus()) {
            enter();
        }
    });
    connect(&m_hall, &TournamentHall::changed, this, [this](const TournamentHall::Change& change) {
        if (change.isOfRecord()) {
            m_handOver->hide();
        }
        refresh();
    });
    connect(&m_hall.said(), &HallMessage::told, this, [this] {
        m_strip->show(m_hall.said().now());
        m_strip->setVisible(!m_hall.said().now().lead.isEmpty() || !m_hall.said().now().text.isEmpty());
    });
    connect(&m_hall.works(), &HallWorks::progressed, this, &TournamentPage::refreshWork);
    connect(&m_hall.works(), &HallWorks::ended, this, [this] { refreshWork(0); });
    m_strip->show(m_hall.said().now());
    m_strip->setVisible(!m_hall.said().now().lead.isEmpty() || !m_hall.said().now().text.isEmpty());
    refreshWork(0);
    m_keyboard = std::make_unique<KeyboardOwner>(*this, *m_tabs, KeyboardOwner::Presses::TakeIt);
    chooseOwner();
    auto* scanner = new CodeScanner(*this, {QStringLiteral("resultsFind"), QStringLiteral("resultSlip")});
    connect(scanner, &CodeScanner::scanned, this, &TournamentPage::openCode);
    refresh();
}

TournamentPage::~TournamentPage() = default;

/// The list of the page in front, where it has one.
void TournamentPage::chooseOwner() {
    QWidget* owner = m_tabs;
    for (auto* list : m_stack->currentWidget()->findChildren<QAbstractItemView*>()) {
        // The list of a box that opens is a window of its own.
        if (list->window() == window() && list->focusPolicy() != Qt::NoFocus) {
            owner = list;
            break;
        }
    }
    m_keyboard->setOwner(*owner);
}

QWidget* TournamentPage::makeTop() {
    auto* top = kit::ground(this, "turnBar");
    auto* layout = kit::row(top, 12, {14, 8, 14, 8});
    layout->addWidget(kit::picture(drawn(Icon::Trophy, colours().text, 30, devicePixelRatioF()), top));
    auto* words = kit::column(nullptr, 2);
    m_title = kit::title({}, top, "tournamentTitle");
    m_about = kit::dim({}, top);
    kit::fill(*words, {m_title, m_about});
    layout->addLayout(words, 1);
    m_state = kit::label({}, top, {.name = "tournamentState"});
    layout->addWidget(m_state, 0, Qt::AlignVCenter);
    return top;
}

QWidget* TournamentPage::makeWork() {
    m_work = kit::ground(this, "actBar");
    auto* layout = kit::row(m_work, 10, {14, 8, 14, 8});
    m_workText = new QLabel(m_work);
    m_bar = kit::dressed(new QProgressBar(m_work), {.name = "workBar"});
    m_bar->setRange(0, kWholeWork);
    m_bar->setTextVisible(true);
    m_cancel = kit::press(tr("Stop"), m_work, {.name = "workStop"}, &m_hall.works(), &HallWorks::cancel);
    kit::fill(*layout, {m_workText, {m_bar, 1}, m_cancel});
    return m_work;
}

void TournamentPage::add(Entry entry, const QString& title) {
    const auto behind = std::ranges::lower_bound(m_entries, entry.tab, {}, &Entry::tab);
    const int at = static_cast<int>(behind - m_entries.begin());
    const QSignalBlocker quiet(m_tabs);
    m_entries.insert(behind, std::move(entry));
    m_tabs->insertTab(at, title);
    showInFront();
    refresh();
}

TournamentPage::Made& TournamentPage::made(Entry& entry) {
    if (entry.made.page == nullptr) {
        entry.made = entry.make(m_stack);
        m_stack->addWidget(entry.made.page);
    }
    return entry.made;
}

TournamentPage::Entry& TournamentPage::entry() {
    return m_entries[static_cast<std::size_t>(m_tabs->currentIndex())];
}

void TournamentPage::showInFront() {
    m_stack->setCurrentWidget(made(entry()).page);
}

QWidget& TournamentPage::pageOf(Tab tab) {
    const auto found = std::ranges::find(m_entries, tab, &Entry::tab);
    ADJ_CHECK(found != m_entries.end(), "a page was added behind the tab");
    return *made(*found).page;
}

PlayersPage& TournamentPage::players() {
    return static_cast<PlayersPage&>(pageOf(Tab::Players));
}

RoundsPage& TournamentPage::rounds() {
    return static_cast<RoundsPage&>(pageOf(Tab::Rounds));
}

ResultsPage& TournamentPage::results() {
    return static_cast<ResultsPage&>(pageOf(Tab::Results));
}

TournamentSettingsPage& TournamentPage::settings() {
    return static_cast<TournamentSettingsPage&>(pageOf(Tab::Tournament));
}

TournamentPage::Tab TournamentPage::tab() const {
    return m_entries[static_cast<std::size_t>(m_tabs->currentIndex())].tab;
}

TournamentPage::Shown TournamentPage::shown() {
    const auto results = std::ranges::find(m_entries, Tab::Results, &Entry::tab);
    return {tab(), results->made.page != nullptr ? this->results().leaveOff() : m_resultsShown};
}

void TournamentPage::restore(const Shown& shown) {
    m_resultsShown = shown.results;
    showTab(shown.tab);
}

void TournamentPage::showTab(Tab tab) {
    const auto found = std::ranges::find(m_entries, tab, &Entry::tab);
    const int at = static_cast<int>(found - m_entries.begin());
    if (found != m_entries.end() && m_tabs->isTabEnabled(at)) {
        m_tabs->setCurrentIndex(at);
        showInFront();
    }
}

/// A slip's own code leads to its line from anywhere; a game's is noted at a table, so that one must be chosen.
void TournamentPage::openCode(const QString& code) {
    const bool isSlip = adjudicator::slipCodeFromText(code.toStdString()).has_value();
    if (!m_hall.hasTournament() || (!isSlip && tab() != Tab::Results)) {
        m_hall.said().refuse(tr("This code is noted at its table: choose the table in Results, then scan it."));
        return;
    }
    showTab(Tab::Results);
    results().find(code);
}

void TournamentPage::enter() {
    made(entry()).focus();
}

void TournamentPage::print() {
    if (!m_hall.hasTournament()) {
        return;
    }
    switch (tab()) {
        case Tab::Rounds:
            Q_EMIT printRequested(adjudicator::Paper::Pairings, std::nullopt);
            break;
        case Tab::Results:
            Q_EMIT printRequested(adjudicator::Paper::ResultSlips, results().round());
            break;
        default:
            Q_EMIT printRequested(adjudicator::Paper::Standings, std::nullopt);
    }
}

bool TournamentPage::focusSearch() {
    if (tab() == Tab::Record) {
        static_cast<TournamentRecordPage&>(pageOf(Tab::Record)).focusSearch();
    } else {
        showTab(Tab::Players);
        players().focusSearch();
    }
    return true;
}

bool TournamentPage::undo() {
    m_hall.takeBack();
    return true;
}

bool TournamentPage::redo() {
    m_hall.restore();
    return true;
}

bool TournamentPage::handOver(const std::optional<adjudicator::Release>& release) {
    if (m_hall.hasTournament()) {
        m_handOver->show(release);
    }
    return true;
}

void TournamentPage::refresh() {
    const bool has = m_hall.hasTournament();
    for (int at = 0; at < static_cast<int>(m_entries.size()); ++at) {
        m_tabs->setTabEnabled(at, has || m_entries[static_cast<std::size_t>(at)].tab == Tab::Tournament);
    }
    if (!has) {
        m_title->setText(tr("Tournament"));
        m_about->setText(m_hall.book() ? tr("This book holds none yet. Describe one below, or open another book.")
                                       : tr("No book is open."));
        m_state->hide();
        if (m_tabs->count() > 0) {
            m_tabs->setCurrentIndex(0);
        }
        return;
    }
    const cup::Position& position = m_hall.position();
    const cup::Settings& settings = position.settings;
    m_title->setText(QString::fromStdString(settings.name));
    QStringList about;
    about.append(tr("%n player(s)", nullptr, static_cast<int>(position.table->players.size())));
    about.append(tr("%1 of %2 rounds seated").arg(position.rounds.size()).arg(lastRoundOf(settings)));
    const std::string_view system = engine::nameOf(settings.scoring.system, cup::kSystemWords);
    about.append(tr("scoring system %1").arg(QString::fromUtf8(system.data(), static_cast<qsizetype>(system.size()))));
    about.append(tr("winning score %1").arg(settings.winningScore));
    if (settings.timeLimit) {
        about.append(tr("%1 minutes a game").arg(*settings.timeLimit));
    }
    m_about->setText(about.join(QStringLiteral(" · ")));
    m_state->show();
    const bool provisional = m_hall.standings().isProvisional;
    m_state->setText(position.hasEnded                         ? tr("ended")
                     : position.rounds.empty() || !provisional ? tr("entry %1").arg(m_hall.line().head().seq)
                                                               : tr("provisional"));
    m_state->setProperty("kind", position.hasEnded                         ? QStringLiteral("good")
                                 : provisional && !position.rounds.empty() ? QStringLiteral("warn")
                                                                           : QStringLiteral("dim"));
    m_state->style()->unpolish(m_state);
    m_state->style()->polish(m_state);
}

void TournamentPage::refreshWork(int percent) {
    using Work = HallWorks::Work;
    const Work work = m_hall.works().now();
    m_work->setVisible(work != Work::None);
    m_workText->setText(work == Work::Planning     ? tr("Planning seats …")
                        : work == Work::Collecting ? tr("Reading the tables’ books …")
                                                   : tr("Checking the record …"));
    // A check does not tell how far it is.
    m_bar->setRange(0, work == Work::Verifying ? 0 : kWholeWork);
    m_bar->setValue(percent);
    m_cancel->setVisible(work != Work::Verifying);
}

void TournamentPage::openFiles(const QStringList& files) {
    static const QStringList kTables{QStringLiteral("csv"), QStringLiteral("tsv"), QStringLiteral("txt")};
    std::vector<std::filesystem::path> books;
    QString table;
    for (const QString& file : files) {
        if (kTables.contains(QFileInfo(file).suffix(), Qt::CaseInsensitive)) {
            table = file;
        } else {
            books.emplace_back(file.toStdString());
        }
    }
    if (!m_hall.hasTournament()) {
        m_hall.said().tell(Message::Kind::Warn, tr("First begin a tournament."));
        return;
    }
    if (!table.isEmpty()) {
        showTab(Tab::Players);
        players().importFile(table);
    }
    if (!books.empty()) {
        showTab(Tab::Results);
        results().collect(std::move(books));
    }
}

void TournamentPage::keyPressEvent(QKeyEvent* event) {
    // Enter presses the button that has the keyboard, as everywhere in the window.
    auto* button = qobject_cast<QPushButton*>(focusWidget());
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && button != nullptr && button->isEnabled() &&
        !event->isAutoRepeat()) {
        button->click();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        if (!m_handOver->isHidden()) {
            m_handOver->hide();
        } else if (!m_strip->isHidden()) {
            m_hall.said().clear();
        } else if (m_hall.works().now() == HallWorks::Work::Planning ||
                   m_hall.works().now() == HallWorks::Work::Collecting) {
            m_hall.works().cancel();
        } else if (!m_tabs->hasFocus()) {
            m_tabs->setFocus();
        } else {
            Q_EMIT leaveRequested();
        }
        return;
    }
    event->ignore();
}

void TournamentPage::dragEnterEvent(QDragEnterEvent* event) {
    if (!localFiles(*event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void TournamentPage::dropEvent(QDropEvent* event) {
    openFiles(localFiles(*event->mimeData()));
    event->acceptProposedAction();
}

}  // namespace ui
