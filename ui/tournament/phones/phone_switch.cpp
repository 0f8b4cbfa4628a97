// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/phones/phone_switch.h"

#include <QSignalBlocker>
#include <QSpinBox>
#include <QUrl>

#include "adjudicator/web/own_addresses.h"
#include "adjudicator/web/served_text.h"
#include "ui/kit/kit.h"
#include "ui/phones/phone_server.h"
#include "ui/text/language.h"

namespace ui {

namespace web = adjudicator::web;

namespace {

constexpr int kMostPort = 65535;
const QString kHere = QStringLiteral("127.0.0.1");
const QString kEvery = QStringLiteral("0.0.0.0");

}  // namespace

PhoneSwitch::PhoneSwitch(PhoneServer& phones, QWidget* parent) : QWidget(parent), m_phones(phones) {
    auto* column = kit::column(this, 8);
    m_on = kit::button({}, this, {.name = "phonesOn", .kind = "next"});
    m_on->setCheckable(true);
    m_trouble = kit::trouble(this);
    m_trouble->setObjectName(QStringLiteral("phonesTrouble"));
    auto* form = new QFormLayout;
    m_address = kit::dressed(new QComboBox(this), {.name = "phonesAddress", .spoken = tr("Reachable at")});
    kit::narrow(*m_address, 20);
    m_port = kit::dressed(new QSpinBox(this), {.name = "phonesPort", .spoken = tr("Port")});
    m_port->setRange(1, kMostPort);
    m_port->setGroupSeparatorShown(false);
    m_url = kit::field(tr("As it is reached here"), this, "phonesUrl");
    m_url->setToolTip(tr("What browsers open, where that is another address: a name, or a relay with TLS."));
    form->addRow(tr("Reachable at"), m_address);
    form->addRow(tr("Port"), m_port);
    form->addRow(tr("Address"), m_url);
    m_hears = kit::check(tr("Phones with a code may propose something"), this, {.name = "phonesHear"});
    kit::fill(*column, {m_on, m_trouble, form, m_hears});
    connect(m_on, &QPushButton::clicked, this, [this](bool on) {
        wish();
        m_phones.turn(on);
        refresh();
    });
    connect(m_address, &QComboBox::activated, this, &PhoneSwitch::wish);
    connect(m_port, &QSpinBox::editingFinished, this, &PhoneSwitch::wish);
    connect(m_url, &QLineEdit::editingFinished, this, &PhoneSwitch::wish);
    connect(m_hears, &QCheckBox::toggled, this, &PhoneSwitch::wish);
    connect(&m_phones, &PhoneServer::changed, this, &PhoneSwitch::refresh);
    fillAddresses();
    refresh();
}

void PhoneSwitch::focusFirst() {
    m_on->setFocus();
}

void PhoneSwitch::fillAddresses() {
    const QSignalBlocker quiet(m_address);
    m_address->clear();
    m_address->addItem(tr("This machine only (%1)").arg(kHere), kHere);
    for (const web::OwnAddress& each : web::ownAddresses()) {
        if (!each.isOnlyHere) {
            const QString address = QString::fromStdString(each.address);
            m_address->addItem(QStringLiteral("%1 · %2").arg(address, QString::fromStdString(each.card)), address);
        }
    }
    m_address->addItem(tr("All addresses of this machine"), kEvery);
    const QString wished = QString::fromStdString(m_phones.wish().address);
    if (m_address->findData(wished) < 0) {
        m_address->addItem(tr("%1: not of this machine now").arg(wished), wished);
    }
    m_address->setCurrentIndex(m_address->findData(wished));
}

void PhoneSwitch::wish() {
    PhoneWish wish = m_phones.wish();
    wish.address = m_address->currentData().toString().toStdString();
    wish.port = static_cast<std::uint16_t>(m_port->value());
    QString url = m_url->text().trimmed();
    if (!url.isEmpty()) {
        if (!url.contains(QStringLiteral("://"))) {
            url.prepend(QStringLiteral("http://"));
        }
        if (!url.endsWith(QLatin1Char('/'))) {
            url.append(QLatin1Char('/'));
        }
    }
    wish.url = url.toStdString();
    wish.hears = m_hears->isChecked();
    m_phones.setWish(wish);
    refresh();
}

void PhoneSwitch::refresh() {
    const PhoneWish& wish = m_phones.wish();
    const QSignalBlocker quietOn(m_on);
    const QSignalBlocker quietPort(m_port);
    const QSignalBlocker quietHears(m_hears);
    m_on->setChecked(m_phones.isOn());
    m_on->setText(m_phones.isOn() ? tr("Turn the pages off") : tr("Turn the pages on"));
    const auto fault = m_phones.fault();
    kit::setTrouble(*m_trouble, fault ? QStringLiteral("%1:%2: %3")
                                            .arg(QString::fromStdString(wish.address))
                                            .arg(wish.port)
                                            .arg(said(web::listenText(*fault, language())))
                                      : QString());
    m_port->setValue(wish.port);
    if (!m_url->hasFocus()) {
        m_url->setText(QString::fromStdString(wish.url));
    }
    m_hears->setChecked(wish.hears);
    m_address->setCurrentIndex(m_address->findData(QString::fromStdString(wish.address)));
}

}  // namespace ui
