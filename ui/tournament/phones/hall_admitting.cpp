// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/phones/hall_admitting.h"

#include <algorithm>
#include <span>

#include "adjudicator/desk.h"
#include "db/codes.h"
#include "ui/phones/phone_server.h"
#include "ui/text/language.h"
#include "ui/tournament/hall/tournament_hall.h"

namespace ui {

namespace cup = engine::tournament;
namespace web = adjudicator::web;

namespace {

bool isBefore(const QString& one, const QString& other) {
    return QString::localeAwareCompare(one, other) < 0;
}

}  // namespace

bool HallAdmitting::isThere() const {
    return m_hall.hasTournament();
}

QString HallAdmitting::about() const {
    return isThere() ? tr("A code speaks for one player: it enters, confirms and disputes the results of that player’s "
                          "tables. It is never sent, and ends here at once.")
                     : tr("No tournament is open: whoever has the address looks on.");
}

QString HallAdmitting::nameOf(const std::string& player) const {
    const auto& table = *m_hall.position().table;
    const auto found = table.find(player);
    const QString number = QString::fromStdString(player);
    return found ? QStringLiteral("%1 (%2)").arg(QString::fromStdString(table[*found].name), number) : number;
}

std::vector<AdmittedPhone> HallAdmitting::phones() const {
    std::vector<AdmittedPhone> all;
    if (!m_hall.hasTournament()) {
        return all;
    }
    const auto& table = *m_hall.position().table;
    for (web::Admission& each : web::AdmissionStore(adjudicator::dataFolder()).load()) {
        const auto player = table.find(each.player);
        if (each.tournament != db::toHex(*m_hall.tournament()) || !player) {
            continue;
        }
        const QString number = QString::fromStdString(each.player);
        all.push_back(admitted(std::move(each), QString::fromStdString(table[*player].name), number));
    }
    std::ranges::stable_sort(all, isBefore, &AdmittedPhone::name);
    return all;
}

std::vector<std::string> HallAdmitting::without() const {
    std::vector<std::pair<QString, std::string>> found;
    if (m_hall.hasTournament()) {
        const auto admitted = phones();
        for (const cup::Entrant& each : m_hall.position().table->players) {
            const bool hasOne = std::ranges::any_of(
                admitted, [&](const AdmittedPhone& phone) { return phone.admission.player == each.id; });
            if (!hasOne) {
                found.emplace_back(QString::fromStdString(each.name), each.id);
            }
        }
    }
    std::ranges::stable_sort(found, isBefore, &std::pair<QString, std::string>::first);
    std::vector<std::string> players;
    for (auto& [name, player] : found) {
        players.push_back(std::move(player));
    }
    return players;
}

void HallAdmitting::listOwnKey() {
    const auto& own = m_hall.book()->own().key();
    if (!own || !m_hall.keepsTournament()) {
        return;
    }
    const auto& bytes = own->publicKey();
    const std::string key = db::toHex(std::span<const std::uint8_t>(bytes));
    const auto& desks = m_hall.position().desks;
    if (std::ranges::find(desks, key, &cup::KnownDesk::key) == desks.end()) {
        const QString name = QCoreApplication::translate("ui::PhoneServer", "Phones");
        m_hall.play(cup::KnowDesk{key, name.toStdString(), cup::DeskRole::Table});
    }
}

bool HallAdmitting::admit(const std::vector<std::string>& players) {
    if (!m_hall.hasTournament() || players.empty()) {
        return false;
    }
    const auto fresh =
        web::AdmissionStore(adjudicator::dataFolder()).admit(*m_hall.tournament(), players, adjudicator::utcNow());
    if (!fresh.empty()) {
        listOwnKey();
    }
    return !fresh.empty();
}

bool HallAdmitting::withdraw(const std::vector<std::string>& ids) {
    return m_hall.hasTournament() &&
           web::AdmissionStore(adjudicator::dataFolder()).withdraw(*m_hall.tournament(), ids).has_value();
}

adjudicator::PaperHead HallAdmitting::paperHead() const {
    return adjudicator::paperHead(m_hall.settings(), m_hall.stamp(), language());
}

}  // namespace ui
