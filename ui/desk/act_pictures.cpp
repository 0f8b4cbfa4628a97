// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/act_pictures.h"

#include <QPointer>
#include <memory>
#include <utility>

#include "ui/desk/book_trouble.h"

namespace ui {

ActPictures::ActPictures(TableGameDesk& game, Attempt& attempt) : m_game(game), m_attempt(attempt) {}

void ActPictures::keep(const db::GameId& game, std::uint64_t entry, std::string jpeg, std::uint32_t width,
                       std::uint32_t height, bool isTold) {
    if (m_game.game() == game) {
        m_told = isTold ? std::optional(entry) : m_told;
        m_again = [this, game, entry, jpeg, width, height] { keep(game, entry, jpeg, width, height, true); };
        m_game.keepPicture(entry, std::move(jpeg), width, height);
    }
}

void ActPictures::notKept(const db::BookError& error, std::function<void()> elsewhere) {
    if (!m_attempt.said().message) {
        Message message = troubleMessage(tr("The picture is not kept; the game itself is saved."), error, m_game.book(),
                                         {.again = m_again, .elsewhere = std::move(elsewhere)});
        message.kind = Message::Kind::Warn;
        m_attempt.say(std::move(message));
    }
}

void ActPictures::written() {
    m_again = nullptr;
    const auto& log = m_game.table().log();
    const std::uint64_t act = std::get<adjudicator::EvidenceKept>(log.back().entry.body).entry;
    if (m_told == act) {
        m_told.reset();
        m_attempt.said().message =
            Message{.icon = Icon::Camera, .text = tr("A picture is kept with entry %1.").arg(act)};
    }
    // What was vouched for is vouched for with its picture.
    if (log.size() >= 2 && std::holds_alternative<adjudicator::Sealed>(log[log.size() - 2].entry.body) &&
        m_game.book()->own().key()) {
        m_game.seal();
    }
}

void ActPictures::warn(const QString& text) {
    if (!m_attempt.said().message) {
        m_attempt.say({.kind = Message::Kind::Warn, .icon = Icon::Warning, .text = text});
    }
}

void ActPictures::read(std::vector<db::Hash> hashes, QObject* receiver, std::function<void(Read)> done) const {
    if (m_game.book() == nullptr) {
        return;
    }
    // Shared: the analyzer takes two copies of one pointer for two owners.
    const auto alive = std::make_shared<const QPointer<QObject>>(receiver);
    m_game.book()->pictures(std::move(hashes), [alive, done = std::move(done)](Read answer) {
        if (*alive) {
            done(std::move(answer));
        }
    });
}

}  // namespace ui
