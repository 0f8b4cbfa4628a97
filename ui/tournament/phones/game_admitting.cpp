// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/phones/game_admitting.h"

#include <algorithm>
#include <utility>

#include "adjudicator/desk.h"
#include "db/codes.h"
#include "ui/desk/table_desk.h"

namespace ui {

namespace web = adjudicator::web;

namespace {

/// The word of the colour, where the name is another.
QString colourOf(const engine::Position& position, engine::PlayerId player) {
    const engine::Player& it = position.table->players[engine::index(player)];
    const QString colour = colourWord(QString::fromStdString(it.colour.empty() ? it.id : it.colour));
    return colour == nameOf(position, player) ? QString() : colour;
}

}  // namespace

bool GameAdmitting::isThere() const {
    return m_desk.hasGame();
}

QString GameAdmitting::about() const {
    return isThere()
               ? tr("A code speaks for one seat: it has a word in each throw, and proposes what a step asks of its "
                    "player. The second hand is the referee’s own phone. No code is ever sent, and each ends here "
                    "at once.")
               : tr("No game is open: whoever has the address looks on.");
}

std::vector<AdmittedPhone> GameAdmitting::phones() const {
    std::vector<AdmittedPhone> all;
    if (!isThere()) {
        return all;
    }
    const engine::Position& position = m_desk.position();
    const auto admissions = web::AdmissionStore(adjudicator::dataFolder()).load();
    const auto find = [&](const std::string& player) {
        return std::ranges::find_if(admissions, [&](const web::Admission& each) {
            return each.game == db::toHex(*m_desk.gameId()) && each.player == player;
        });
    };
    for (const engine::PlayerId player : position.seats()) {
        if (const auto found = find(position.table->idOf(player)); found != admissions.end()) {
            all.push_back(admitted(*found, ui::nameOf(position, player), colourOf(position, player)));
            all.back().look = lookOf(position, player);
        }
    }
    if (const auto found = find({}); found != admissions.end()) {
        all.push_back(admitted(*found, tr("Second hand"), tr("referee")));
    }
    return all;
}

std::vector<std::string> GameAdmitting::without() const {
    std::vector<std::string> players;
    const auto admitted = phones();
    if (!isThere()) {
        return players;
    }
    for (const engine::PlayerId player : m_desk.position().seats()) {
        const std::string id = m_desk.position().table->idOf(player);
        const bool hasOne =
            std::ranges::any_of(admitted, [&](const AdmittedPhone& phone) { return phone.admission.player == id; });
        if (!hasOne) {
            players.push_back(id);
        }
    }
    return players;
}

QString GameAdmitting::nameOf(const std::string& player) const {
    const engine::Position& position = m_desk.position();
    const auto found = position.table->find(player);
    if (!found) {
        return QString::fromStdString(player);
    }
    const QString colour = colourOf(position, *found);
    const QString name = ui::nameOf(position, *found);
    return colour.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, colour);
}

bool GameAdmitting::lacksSecondHand() const {
    const auto admitted = phones();
    return isThere() &&
           std::ranges::none_of(admitted, [](const AdmittedPhone& phone) { return phone.admission.isSecondHand(); });
}

bool GameAdmitting::admit(const std::vector<std::string>& players) {
    return isThere() && !players.empty() &&
           !web::AdmissionStore(adjudicator::dataFolder())
                .admitToGame(*m_desk.gameId(), players, adjudicator::utcNow())
                .empty();
}

bool GameAdmitting::withdraw(const std::vector<std::string>& ids) {
    return isThere() && web::AdmissionStore(adjudicator::dataFolder()).withdraw(*m_desk.gameId(), ids).has_value();
}

adjudicator::PaperHead GameAdmitting::paperHead() const {
    const auto& line = m_desk.table().line();
    return {tr("Game %1").arg(line.genesis().gameNumber).toStdString(),
            {},
            adjudicator::headText(line.game(), line.head())};
}

}  // namespace ui
