// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/phones/phones_page.h"

#include <algorithm>

#include "adjudicator/web/served_text.h"
#include "ui/kit/code_picture.h"
#include "ui/kit/kit.h"
#include "ui/phones/phone_server.h"
#include "ui/text/language.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/type.h"
#include "ui/tournament/hall/tournament_hall.h"
#include "ui/tournament/phones/codes_out.h"
#include "ui/tournament/phones/phone_switch.h"
#include "ui/tournament/phones/phones_table.h"

namespace ui {

namespace web = adjudicator::web;

namespace {

constexpr int kPhonesSideWide = 390;
constexpr int kCodeSide = 136;
constexpr int kUrlType = 30;
/// So long ago a word is still a late one.
constexpr int kLatelySeconds = 300;

}  // namespace

PhonesPage::PhonesPage(TournamentHall& hall, TableDesk& desk, PhoneServer& phones, QWidget* parent)
    : Page(parent), m_hall(hall), m_phones(phones) {
    setFocusPolicy(Qt::StrongFocus);
    auto* page = kit::column(this, 0);
    page->addWidget(makeTop());
    auto* row = kit::row(nullptr, 0);
    auto* left = kit::column(nullptr, 8, {16, 10, 16, 10});
    m_table = new PhonesTable(hall, desk, phones, this);
    kit::fill(*left, {makeAddress(), kit::hairline(this), {m_table, 1}});
    row->addLayout(left, 1);
    QVBoxLayout* side = nullptr;
    row->addWidget(kit::sideColumn(kPhonesSideWide, side, this));
    m_switch = new PhoneSwitch(phones, this);
    m_paper = new CodesOut(phones, *m_table, this);
    kit::fill(*side, {m_switch, kit::hairline(this), makeServed(), kit::hairline(this), m_paper, kit::stretch()});
    page->addLayout(row, 1);
    connect(&m_phones, &PhoneServer::changed, this, &PhonesPage::refresh);
    connect(&m_phones, &PhoneServer::counted, this, &PhonesPage::refreshCounts);
    connect(&m_hall, &TournamentHall::changed, this, &PhonesPage::refresh);
    connect(m_table, &PhonesTable::admitted, m_paper, &CodesOut::refresh);
    refresh();
}

QWidget* PhonesPage::makeTop() {
    auto* top = kit::ground(this, "turnBar");
    auto* row = kit::row(top, 12, {14, 8, 14, 8});
    auto* words = kit::column(nullptr, 2);
    kit::fill(*words, {kit::title(tr("Pages for phones"), top),
                       kit::dim(tr("Every phone in the hall a window: off until somebody turns it on"), top)});
    row->addLayout(words, 1);
    m_state = kit::label({}, top, {.name = "phonesState"});
    row->addWidget(m_state, 0, Qt::AlignVCenter);
    return top;
}

QWidget* PhonesPage::makeAddress() {
    auto* part = new QWidget(this);
    auto* row = kit::row(part, 18);
    m_code = kit::label({}, part, {.name = "phonesAddressCode", .wraps = true, .align = Qt::AlignCenter});
    m_code->setFixedSize(kCodeSide, kCodeSide);
    auto* words = kit::column(nullptr, 6);
    m_url =
        kit::label({}, part, {.name = "phonesAddressText", .wraps = true, .pixels = kUrlType, .weight = QFont::Bold});
    m_url->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_reach = kit::label({}, part, {.wraps = true});
    m_counts = kit::label({}, part, {.name = "phonesCounts", .wraps = true});
    kit::fill(*words, {kit::stretch(), m_url, m_reach, m_counts, kit::stretch()});
    kit::fill(*row, {m_code, {words, 1}});
    return part;
}

QWidget* PhonesPage::makeServed() {
    auto* part = new QWidget(this);
    auto* column = kit::column(part, 4);
    m_served = kit::label({}, part, {.name = "phonesServed", .wraps = true});
    m_never = kit::label({}, part, {.name = "phonesNever", .wraps = true});
    kit::fill(*column, {kit::heading(tr("What is served"), part), m_served, m_never});
    return part;
}

adjudicator::GameKind PhonesPage::gameKind() const {
    return m_hall.hasTournament() ? adjudicator::GameKind::Tournament : adjudicator::GameKind::Table;
}

void PhonesPage::enter() {
    m_switch->fillAddresses();
    m_table->refresh();
    m_paper->refresh();
    m_switch->focusFirst();
}

void PhonesPage::refresh() {
    const bool isOn = m_phones.isOn();
    m_state->setText(isOn ? tr("on") : tr("off"));
    wearKind(*m_state, isOn ? "good" : "dim");
    const std::string url = m_phones.url();
    m_code->setPixmap(isOn ? kit::codePixmap(url, kCodeSide, devicePixelRatioF()) : QPixmap());
    if (!isOn) {
        m_code->setText(tr("no code while the pages are off"));
    }
    m_code->setAccessibleName(isOn ? tr("QR code of the address") : QString());
    m_url->setText(isOn ? QString::fromStdString(url) : tr("Nobody reaches this desk."));
    m_reach->setText(isOn ? tr("For: %1").arg(said(web::reachText(m_phones.wish().address, language())))
                          : tr("What is listed beside can be looked at once the pages are on."));
    QStringList served;
    for (const std::string& text : web::shownTexts(m_phones.shown(), language())) {
        served.append(QStringLiteral("✓ %1").arg(said(text)));
    }
    if (m_phones.shown().game) {
        served.append(QStringLiteral("✓ ") + tr("To the referee’s second hand alone: what the camera proposes"));
    }
    m_served->setText(served.isEmpty() ? tr("There is no tournament and no game to show yet.")
                                       : served.join(QLatin1Char('\n')));
    m_never->setText(QStringLiteral("✗ ") + tr("Never: %1").arg(said(web::neverText(language()))));
    refreshCounts();
}

void PhonesPage::refreshCounts() {
    if (!m_phones.isOn()) {
        m_counts->clear();
        return;
    }
    const QDateTime now = QDateTime::currentDateTime();
    const auto spoke = std::ranges::count_if(
        m_phones.spoke(), [&](const auto& each) { return each.second.secsTo(now) < kLatelySeconds; });
    m_counts->setText(tr("%n phone(s) look on now", nullptr, static_cast<int>(m_phones.looking())) +
                      QStringLiteral(" · ") +
                      tr("%n said something in the last five minutes", nullptr, static_cast<int>(spoke)));
}

}  // namespace ui
