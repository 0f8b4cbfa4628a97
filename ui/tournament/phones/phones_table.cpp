// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/phones/phones_table.h"

#include <QButtonGroup>
#include <QCompleter>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QTableWidget>
#include <algorithm>
#include <utility>

#include "ui/desk/table_desk.h"
#include "ui/kit/code_picture.h"
#include "ui/kit/kit.h"
#include "ui/phones/phone_server.h"
#include "ui/tournament/hall/tournament_hall.h"

namespace ui {

namespace {

enum PhoneColumn { Who, Since, Spoke, Withdraw, kPhoneColumns };

constexpr int kPhoneCodeSide = 144;
constexpr int kBadgeSide = 20;

QString timeOf(const QDateTime& time) {
    return time.date() == QDate::currentDate() ? time.toString(QStringLiteral("HH:mm"))
                                               : time.toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

}  // namespace

PhonesTable::PhonesTable(TournamentHall& hall, TableDesk& desk, PhoneServer& phones, QWidget* parent)
    : QWidget(parent),
      m_phones(phones),
      m_ofHall(hall, phones),
      m_ofGame(desk, phones),
      m_admitting(hall.hasTournament() ? static_cast<PhoneAdmitting*>(&m_ofHall) : &m_ofGame) {
    auto* column = kit::column(this, 6);
    auto* head = kit::row(nullptr, 8);
    kit::fill(*head, {{kit::heading(tr("Phones that may say something"), this), 1}, makeChoice()});
    column->addLayout(head);
    m_about = kit::note({}, this, "phonesAbout");
    m_trouble = kit::trouble(this);
    kit::fill(*column, {m_about, makeAdmit(), m_trouble});
    auto* row = kit::row(nullptr, 12);
    m_table = new QTableWidget(0, kPhoneColumns, this);
    kit::readingTable(*m_table, "phones", tr("Phones that may say something"));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setHorizontalHeaderLabels({tr("Speaks for"), tr("Admitted"), tr("Last word"), QString()});
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(Who, QHeaderView::Stretch);
    m_table->setMinimumHeight(kPhoneCodeSide);
    kit::fill(*row, {{m_table, 1}, makeCode()});
    column->addLayout(row, 1);
    connect(m_table, &QTableWidget::currentCellChanged, this, &PhonesTable::showCode);
    const auto refreshSeen = [this] {
        if (isVisible()) {
            refresh();
        }
    };
    connect(&m_phones, &PhoneServer::counted, this, refreshSeen);
    connect(&m_phones, &PhoneServer::changed, this, refreshSeen);
    connect(&hall, &TournamentHall::changed, this, refreshSeen);
    connect(&desk, &TableDesk::changed, this, [refreshSeen](const TableDesk::Change& change) {
        // Not for each word that is being said at the table.
        if (change.game || change.isOfRecord()) {
            refreshSeen();
        }
    });
    refresh();
}

QWidget* PhonesTable::makeChoice() {
    m_choice = new QWidget(this);
    auto* row = kit::row(m_choice, 0);
    auto* group = new QButtonGroup(m_choice);
    const auto add = [&](const QString& text, const char* name, PhoneAdmitting& admitting) {
        auto* button = kit::press(text, m_choice, {.name = name, .kind = "small"}, this,
                                  [this, &admitting] { choose(admitting); });
        button->setCheckable(true);
        button->setChecked(&admitting == m_admitting);
        group->addButton(button);
        row->addWidget(button);
        return button;
    };
    m_showHall = add(tr("Tournament"), "phonesOfHall", m_ofHall);
    m_showGame = add(tr("Game at this table"), "phonesOfGame", m_ofGame);
    return m_choice;
}

void PhonesTable::choose(PhoneAdmitting& admitting) {
    m_admitting = &admitting;
    (m_admitting == &m_ofHall ? m_showHall : m_showGame)->setChecked(true);
    kit::setTrouble(*m_trouble, {});
    refresh();
    Q_EMIT admitted();
}

QWidget* PhonesTable::makeAdmit() {
    auto* part = new QWidget(this);
    auto* row = kit::row(part, 8);
    m_player = kit::dressed(new QComboBox(part), {.name = "phonesPlayer", .spoken = tr("Player without a code")});
    m_player->setEditable(true);
    m_player->setInsertPolicy(QComboBox::NoInsert);
    m_player->completer()->setFilterMode(Qt::MatchContains);
    m_player->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_admit = kit::press(tr("Admit"), part, {.name = "phonesAdmit"}, this, [this] {
        const int at = m_player->findText(m_player->currentText());
        if (at >= 0) {
            admit({m_player->itemData(at).toString().toStdString()});
        }
    });
    m_admitAll =
        kit::press(tr("Admit all"), part, {.name = "phonesAdmitAll"}, this, [this] { admit(m_admitting->without()); });
    m_admitHand = kit::press(tr("Second hand"), part, {.name = "phonesAdmitHand"}, this, [this] { admit({{}}); });
    m_admitHand->setToolTip(tr("The referee’s own phone: it accepts and refuses proposals, takes back and goes on."));
    kit::fill(*row, {{m_player, 1}, m_admit, m_admitAll, m_admitHand});
    return part;
}

QWidget* PhonesTable::makeCode() {
    auto* part = new QWidget(this);
    part->setFixedWidth(kPhoneCodeSide);
    auto* column = kit::column(part, 4);
    m_code = kit::label({}, part, {.name = "phonesCode", .wraps = true, .align = Qt::AlignCenter});
    m_code->setFixedSize(kPhoneCodeSide, kPhoneCodeSide);
    m_codeOf = kit::label({}, part, {.name = "phonesCodeOf", .wraps = true, .align = Qt::AlignHCenter | Qt::AlignTop});
    kit::fill(*column, {m_code, m_codeOf, kit::stretch()});
    return part;
}

void PhonesTable::admit(const std::vector<std::string>& players) {
    const bool isDone = m_admitting->admit(players);
    kit::setTrouble(*m_trouble, isDone ? QString() : tr("The codes cannot be kept on this machine."));
    m_phones.look();
    refresh();
    if (!isDone) {
        return;
    }
    const auto at =
        std::ranges::find(m_shown, players.front(), [](const AdmittedPhone& phone) { return phone.admission.player; });
    if (at != m_shown.end()) {
        m_table->setCurrentCell(static_cast<int>(at - m_shown.begin()), Who);
    }
    Q_EMIT admitted();
}

void PhonesTable::withdraw(const std::string& id) {
    const bool isDone = m_admitting->withdraw({id});
    kit::setTrouble(*m_trouble,
                    isDone ? QString() : tr("It cannot be withdrawn: the file of codes cannot be written."));
    m_phones.look();
    refresh();
    Q_EMIT admitted();
}

void PhonesTable::fillRows(const std::vector<AdmittedPhone>& phones) {
    const auto isOf = [](const AdmittedPhone& phone) { return phone.admission.id; };
    const int row = m_table->currentRow();
    const std::string chosen = row >= 0 && static_cast<std::size_t>(row) < m_shown.size()
                                   ? isOf(m_shown[static_cast<std::size_t>(row)])
                                   : std::string();
    const bool isSame = std::ranges::equal(phones, m_shown, {}, isOf, isOf);
    m_shown = phones;
    if (!isSame) {
        const QSignalBlocker quiet(m_table);
        m_table->setRowCount(0);
        m_table->setRowCount(static_cast<int>(phones.size()));
    }
    for (int at = 0; at < m_table->rowCount(); ++at) {
        const AdmittedPhone& phone = m_shown[static_cast<std::size_t>(at)];
        const QString who = phone.mark.isEmpty() ? phone.name : QStringLiteral("%1 (%2)").arg(phone.name, phone.mark);
        const QString texts[]{who, timeOf(phone.since),
                              phone.spoke.isValid() ? timeOf(phone.spoke) : QStringLiteral("–")};
        for (int column = Who; column <= Spoke; ++column) {
            if (m_table->item(at, column) == nullptr) {
                m_table->setItem(at, column, new QTableWidgetItem);
            }
            m_table->item(at, column)->setText(texts[column]);
        }
        m_table->item(at, Who)->setIcon(phone.look ? QIcon(badge(*phone.look, kBadgeSide, devicePixelRatioF()))
                                                   : QIcon());
        if (m_table->cellWidget(at, Withdraw) == nullptr) {
            auto* button = kit::pressLater(tr("Withdraw"), m_table,
                                           {.kind = "small", .spoken = tr("Withdraw the phone of %1").arg(phone.name)},
                                           this, [this, id = phone.admission.id] { withdraw(id); });
            m_table->setCellWidget(at, Withdraw, button);
        }
    }
    if (!isSame) {
        const auto again = std::ranges::find(m_shown, chosen, isOf);
        m_table->setCurrentCell(again == m_shown.end() ? -1 : static_cast<int>(again - m_shown.begin()), Who);
    }
}

void PhonesTable::refresh() {
    m_choice->setVisible(m_ofHall.isThere() && m_ofGame.isThere());
    if (!m_admitting->isThere() && (m_ofHall.isThere() || m_ofGame.isThere())) {
        choose(m_ofHall.isThere() ? static_cast<PhoneAdmitting&>(m_ofHall) : m_ofGame);
        return;
    }
    m_about->setText(m_admitting->about());
    fillRows(m_admitting->phones());
    const auto without = m_admitting->without();
    // What is being typed or chosen stays.
    if (std::exchange(m_without, without) != without) {
        m_player->clear();
        for (const std::string& player : without) {
            m_player->addItem(m_admitting->nameOf(player), QString::fromStdString(player));
        }
    }
    m_admitHand->setVisible(m_admitting == &m_ofGame && m_ofGame.isThere());
    m_admitHand->setEnabled(m_admitting->lacksSecondHand());
    for (QWidget* part :
         {static_cast<QWidget*>(m_player), static_cast<QWidget*>(m_admit), static_cast<QWidget*>(m_admitAll)}) {
        part->setEnabled(!without.empty());
    }
    showCode();
}

void PhonesTable::showCode() {
    const int row = m_table->currentRow();
    const bool isThere = row >= 0 && static_cast<std::size_t>(row) < m_shown.size();
    m_code->setPixmap({});
    m_codeOf->clear();
    if (!isThere || !m_phones.isOn()) {
        m_code->setText(m_shown.empty()    ? QString()
                        : !m_phones.isOn() ? tr("Codes are shown while the pages are on.")
                                           : tr("Choose a phone: its code stands here."));
        return;
    }
    const AdmittedPhone& phone = m_shown[static_cast<std::size_t>(row)];
    m_code->setPixmap(kit::codePixmap(m_admitting->codeOf(phone.admission), kPhoneCodeSide, devicePixelRatioF()));
    m_code->setAccessibleName(tr("QR code for the phone of %1").arg(phone.name));
    m_codeOf->setText(phone.admission.isSecondHand()
                          ? tr("Only for the referee, as second hand.")
                          : tr("Only for %1. Whoever scans it speaks for that seat.").arg(phone.name));
}

}  // namespace ui
