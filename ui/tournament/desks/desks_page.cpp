// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/desks/desks_page.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QListWidget>
#include <QSignalBlocker>
#include <QTableView>
#include <algorithm>
#include <span>

#include "adjudicator/desk.h"
#include "adjudicator/tournament/desks/carrier_text.h"
#include "adjudicator/tournament/desks/hub_setting.h"
#include "db/codes.h"
#include "db/hub/hub_address.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/theme/colours.h"
#include "ui/tournament/desks/desk_sender.h"
#include "ui/tournament/desks/desk_watch.h"
#include "ui/tournament/desks/desks_model.h"
#include "ui/tournament/hall/act_box.h"
#include "ui/tournament/hall/tournament_hall.h"
#include "ui/tournament/hall/tournament_words.h"
#include "ui/tournament/results/found_panel.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

constexpr int kDeskSideWide = 390;
constexpr int kFoldersHigh = 104;
constexpr int kRefreshMs = 30'000;

/// A folder, or a hub without its password.
QString folderText(const std::filesystem::path& folder) {
    return QString::fromStdString(adjudicator::shownPlace(folder));
}

DesksModel::Roles rolesIn(const TournamentHall& hall) {
    DesksModel::Roles roles;
    for (const cup::KnownDesk& desk : hall.hasTournament() ? hall.position().desks : std::vector<cup::KnownDesk>()) {
        roles[desk.key] = desk.role.value_or(cup::DeskRole::Table);
    }
    return roles;
}

}  // namespace

DesksPage::DesksPage(TournamentHall& hall, DeskWatch& watch, DeskSender& sender, QWidget* parent)
    : QWidget(parent), m_hall(hall), m_watch(watch), m_sender(sender) {
    auto* row = kit::row(this, 0);
    auto* left = kit::column(nullptr, 0);
    m_model = new DesksModel(this);
    m_view = new QTableView(this);
    kit::readingTable(*m_view, "desks", tr("Desks"));
    m_view->setModel(m_model);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->horizontalHeader()->setSectionResizeMode(DesksModel::State, QHeaderView::Stretch);
    left->addWidget(m_view, 2);
    m_none = kit::label({}, this, {.wraps = true, .align = Qt::AlignCenter});
    kit::fill(*left, {{m_none, 1}, kit::hairline(this)});
    m_ask = new ActBox(hall, this);
    m_found = new FoundPanel(
        hall,
        [this](const cup::Action& action, const QString& title, const QString& button) {
            m_ask->ask(action, title, button);
        },
        this);
    kit::fill(*left, {{m_found, 3}, m_ask});
    row->addLayout(left, 1);
    QVBoxLayout* column = nullptr;
    row->addWidget(kit::sideColumn(kDeskSideWide, column, this));
    kit::fill(*column, {makeFolders(), kit::hairline(this), makeHub(), kit::hairline(this), makeDesks(),
                        kit::hairline(this), makeSending(), kit::stretch()});
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &DesksPage::showDesk);
    connect(m_model, &QAbstractItemModel::modelReset, this, &DesksPage::showDesk);
    connect(&m_watch, &DeskWatch::changed, this, &DesksPage::refresh);
    connect(&m_sender, &DeskSender::changed, this, &DesksPage::refresh);
    connect(&m_hall, &TournamentHall::changed, m_found, &FoundPanel::refresh);
    connect(&m_hall.works(), &HallWorks::ended, m_found, &FoundPanel::refresh);
    // How long ago a desk was heard of goes on by itself.
    startTimer(kRefreshMs);
    refresh();
}

QWidget* DesksPage::makeFolders() {
    auto* part = new QWidget(this);
    auto* column = kit::column(part, 6);
    column->addWidget(kit::heading(tr("Folders that are watched"), part));
    m_folders = kit::dressed(new QListWidget(part), {.name = "desksFolders", .spoken = tr("Folders that are watched")});
    m_folders->setFixedHeight(kFoldersHigh);
    m_folders->setWordWrap(true);
    column->addWidget(m_folders);
    auto* buttons = new QHBoxLayout;
    auto* add = kit::press(tr("Watch a folder…"), part, {.name = "desksWatch"}, this, [this] {
        const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder that desks write to"));
        if (!folder.isEmpty()) {
            m_watch.addFolder(folder.toStdString());
        }
    });
    m_removeFolder = kit::press(tr("No longer"), part, {.name = "desksUnwatch"}, this, [this] {
        const auto chosen = static_cast<std::size_t>(m_folders->currentRow());
        if (m_folders->currentRow() >= 0 && chosen < m_watch.folders().size()) {
            m_watch.removeFolder(std::filesystem::path(m_watch.folders()[chosen]));
        }
    });
    auto* now = kit::press(tr("Look now"), part, {.name = "desksNow"}, &m_watch, &DeskWatch::lookNow);
    kit::fill(*buttons, {{add, 1}, m_removeFolder});
    column->addLayout(buttons);
    m_looked = kit::note({}, part);
    kit::fill(*column, {m_looked, now});
    m_enters = kit::dressed(new QCheckBox(tr("Results that fit enter by themselves"), part),
                            {.name = "desksEnter", .tip = tr("As pending results: they still have to be confirmed.")});
    m_enters->setChecked(m_watch.entersByItself());
    column->addWidget(m_enters);
    connect(m_enters, &QCheckBox::toggled, &m_watch, &DeskWatch::setEntersByItself);
    connect(m_folders, &QListWidget::currentRowChanged, this,
            [this](int chosen) { m_removeFolder->setEnabled(chosen >= 0); });
    return part;
}

/// What a folder does, through a server: one address for both ways.
QWidget* DesksPage::makeHub() {
    auto* part = new QWidget(this);
    auto* column = kit::column(part, 6, {0, 6, 0, 0});
    column->addWidget(kit::heading(tr("Share through a server"), part));
    m_hub = kit::field(tr("postgresql://login@server/adjudicator"), part, "desksHub");
    m_hub->setText(said(adjudicator::HubSetting(adjudicator::dataFolder()).load()));
    m_hubPassword = kit::field(tr("Password, kept until the program ends"), part, "desksHubPassword");
    m_hubPassword->setEchoMode(QLineEdit::Password);
    m_hubSaid = kit::note({}, part, "desksHubSaid");
    m_hubSaid->setText(tr("All that comes in is verified; the server is not believed."));
    m_share = kit::button(tr("Send and watch there"), part, {.name = "desksShare"});
    kit::fill(*column, {m_hub, m_hubPassword, m_share, m_hubSaid});
    connect(m_share, &QPushButton::clicked, this, &DesksPage::share);
    connect(m_hubPassword, &QLineEdit::returnPressed, this, &DesksPage::share);
    return part;
}

void DesksPage::share() {
    const std::string address = m_hub->text().trimmed().toStdString();
    if (!db::isHubAddress(address)) {
        m_hubSaid->setText(
            capital(said(adjudicator::sentence(db::HubFault{db::HubProblem::BadAddress, {}}, language()))));
        return;
    }
    const std::string kept = db::shownAddress(address);
    const std::string whole =
        m_hubPassword->text().isEmpty() ? address : db::withPassword(address, m_hubPassword->text().toStdString());
    (void)adjudicator::HubSetting(adjudicator::dataFolder()).keep(kept);
    m_hub->setText(QString::fromStdString(kept));
    m_hubPassword->clear();
    // One place of the same server: the password may be another now.
    for (const std::filesystem::path& place : std::vector(m_watch.folders())) {
        if (adjudicator::shownPlace(place) == kept) {
            m_watch.removeFolder(place);
        }
    }
    m_watch.addFolder(whole);
    m_sender.setFolder(whole);
    m_hubSaid->setText(tr("Every act goes there, and what others send comes in."));
}

QWidget* DesksPage::makeDesks() {
    auto* part = new QWidget(this);
    auto* column = kit::column(part, 6, {0, 6, 0, 0});
    column->addWidget(kit::heading(tr("Desks that are listed"), part));
    m_about = kit::note({}, part, "desksAbout");
    column->addWidget(m_about);
    m_key = kit::field(tr("Public key of a desk"), part, "desksKey");
    m_name = kit::field(tr("Its name, as Table 3"), part, "desksName");
    m_role = kit::dressed(new QComboBox(part), {.name = "desksRole", .spoken = tr("What it may propose")});
    m_role->addItem(tr("A table: its own results"), static_cast<int>(cup::DeskRole::Table));
    m_role->addItem(tr("A helper: whatever happens in the hall"), static_cast<int>(cup::DeskRole::Helper));
    m_role->addItem(tr("A director: everything"), static_cast<int>(cup::DeskRole::Director));
    kit::narrow(*m_role, 30);
    m_list = kit::button(tr("List this desk"), part, {.name = "desksList"});
    kit::fill(*column, {m_key, m_name, m_role, m_list});
    const auto list = [this] { listDesk(m_key->text(), m_name->text()); };
    connect(m_list, &QPushButton::clicked, this, list);
    connect(m_name, &QLineEdit::returnPressed, this, list);
    return part;
}

/// The other side: this program stands at a table.
QWidget* DesksPage::makeSending() {
    auto* part = new QWidget(this);
    auto* column = kit::column(part, 6, {0, 6, 0, 0});
    column->addWidget(kit::heading(tr("This desk"), part));
    const adjudicator::DeskFolder own = adjudicator::ownDesk();
    if (own.key()) {
        const auto& key = own.key()->publicKey();
        const QString digits = QString::fromStdString(db::toHex(std::span<const std::uint8_t>(key)));
        auto* line = new QHBoxLayout;
        kit::fill(*line, {{kit::note(tr("Key %1").arg(said(adjudicator::fingerprint(key))), part), 1},
                          kit::press(tr("Copy the key"), part, {.name = "desksCopy", .kind = "small"}, this,
                                     [digits] { QGuiApplication::clipboard()->setText(digits); })});
        column->addLayout(line);
    }
    m_sending = kit::note({}, part);
    column->addWidget(m_sending);
    auto* choose = kit::press(tr("Send to a director's folder…"), part, {.name = "desksSend"}, this, [this] {
        const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder that the director watches"),
                                                                 folderText(m_sender.folder()));
        if (!folder.isEmpty()) {
            m_sender.setFolder(folder.toStdString());
        }
    });
    m_stopSending =
        kit::press(tr("Stop"), part, {.name = "desksStopSending"}, this, [this] { m_sender.setFolder({}); });
    kit::fill(*column, {choose, m_stopSending});
    return part;
}

void DesksPage::focusFirst() {
    m_view->setFocus();
}

void DesksPage::timerEvent(QTimerEvent*) {
    if (isVisible()) {
        m_model->show(m_watch.desks(), rolesIn(m_hall), QDateTime::currentDateTime());
    }
}

void DesksPage::refreshFolders() {
    const QSignalBlocker quiet(m_folders);
    const QString chosen =
        m_folders->currentItem() != nullptr ? m_folders->currentItem()->data(Qt::UserRole).toString() : QString();
    m_folders->clear();
    for (const auto& folder : m_watch.folders()) {
        const auto& looks = m_watch.look().folders;
        const auto look = std::ranges::find(looks, folder, &adjudicator::FolderLook::folder);
        const QString path = folderText(folder);
        const QString state = look == looks.end() ? tr("not looked at yet")
                              : look->fault && look->fault->hub
                                  ? QString::fromStdString(sentence(*look->fault, language()))
                              : look->isThere ? tr("%n desk(s)", nullptr, static_cast<int>(look->desks.size()))
                                              : tr("not there; waited for");
        auto* item = new QListWidgetItem(QStringLiteral("%1\n%2").arg(path, state), m_folders);
        item->setData(Qt::UserRole, path);
        item->setToolTip(path);
        if (look != looks.end() && !look->isThere) {
            item->setForeground(colours().warning);
        }
        if (path == chosen) {
            m_folders->setCurrentItem(item);
        }
    }
    m_removeFolder->setEnabled(m_folders->currentRow() >= 0);
}

void DesksPage::refresh() {
    refreshFolders();
    m_looked->setText(
        !m_watch.problem().isEmpty()    ? m_watch.problem()
        : m_watch.folders().empty()     ? tr("What desks write into such a folder is taken in, each file once.")
        : !m_hall.hasTournament()       ? tr("They are looked at while a tournament is open.")
        : !m_watch.lookedAt().isValid() ? tr("They are looked at now.")
                                        : tr("Looked at %1, again every few seconds.")
                                              .arg(m_watch.lookedAt().toString(QStringLiteral("HH:mm:ss"))));
    m_model->show(m_watch.desks(), rolesIn(m_hall), QDateTime::currentDateTime());
    const bool isEmpty = m_model->rowCount() == 0;
    m_view->setVisible(!isEmpty);
    m_none->setVisible(isEmpty);
    m_none->setText(m_hall.hasTournament() ? tr("No desk is listed and none has sent anything.")
                                           : tr("No tournament is open."));
    m_list->setEnabled(m_hall.hasTournament());
    m_sending->setText(m_sender.folder().empty()
                           ? tr("Nothing is sent. With a folder chosen, every act goes there.")
                           : QStringLiteral("%1\n%2").arg(folderText(m_sender.folder()), m_sender.said()));
    m_stopSending->setEnabled(!m_sender.folder().empty());
    showDesk();
}

void DesksPage::showDesk() {
    const adjudicator::DeskSummary* desk = m_model->at(m_view->currentIndex().row());
    const bool isUnknown = desk != nullptr && desk->report.state == adjudicator::DeskState::UnknownKey;
    const QString open = m_hall.hasTournament() && m_hall.position().desks.empty()
                             ? tr("Until one desk is listed, all are taken in; then only those listed.")
                             : QString();
    m_about->setText(desk == nullptr ? open
                                     : capital(stateText(desk->report)) + QLatin1String(". ") +
                                           adviceText(desk->report) + QLatin1Char(' ') + open);
    const bool isListed = desk != nullptr && !desk->report.name.empty();
    if (desk != nullptr && (isUnknown || !isListed) && !m_key->hasFocus()) {
        m_key->setText(said(desk->report.key));
    }
    // A listed desk may get another role.
    if (desk != nullptr && isListed && !m_key->hasFocus() && !m_name->hasFocus()) {
        const auto& desks = m_hall.position().desks;
        const auto known = std::ranges::find(desks, desk->report.key, &cup::KnownDesk::key);
        if (known != desks.end()) {
            m_key->setText(said(known->key));
            m_name->setText(said(known->name));
            m_role->setCurrentIndex(m_role->findData(static_cast<int>(known->role.value_or(cup::DeskRole::Table))));
        }
    }
}

void DesksPage::listDesk(const QString& key, const QString& name) {
    const auto role = static_cast<cup::DeskRole>(m_role->currentData().toInt());
    m_hall.play(cup::KnowDesk{key.trimmed().toLower().toStdString(), name.trimmed().toStdString(),
                              role == cup::DeskRole::Table ? std::nullopt : std::optional(role)});
    if (m_hall.said().now().kind != Message::Kind::Refuse) {
        m_key->clear();
        m_name->clear();
        m_watch.lookNow();
    }
}

}  // namespace ui
