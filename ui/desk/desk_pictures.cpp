// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the table that are kept with acts: written behind them, read for a dispute.
#include <QPointer>
#include <memory>

#include "ui/desk/table_desk.h"

namespace ui {

void TableDesk::keepPicture(const db::GameId& game, std::uint64_t entry, std::string jpeg, std::uint32_t width,
                            std::uint32_t height, bool isTold) {
    if (hasGame() && table().line().game() == game) {
        m_pictureTold = isTold ? std::optional(entry) : m_pictureTold;
        m_game.keepPicture(entry, std::move(jpeg), width, height);
    }
}

/// The position is as it was: what is being said, typed or chosen goes on.
void TableDesk::pictureChanged(const Change& change) {
    noteForBackup(change);
    const auto& log = table().log();
    const std::uint64_t act = std::get<adjudicator::EvidenceKept>(log.back().entry.body).entry;
    if (m_pictureTold == act) {
        m_pictureTold.reset();
        m_said = Message{
            Message::Kind::Quiet, Icon::Camera, {}, tr("A picture is kept with entry %1.").arg(act), {}, {}, {}};
    }
    // What was vouched for is vouched for with its picture.
    if (log.size() >= 2 && std::holds_alternative<adjudicator::Sealed>(log[log.size() - 2].entry.body) &&
        book()->own().key()) {
        m_game.seal();
    }
    Q_EMIT changed(change);
}

void TableDesk::warnOfPicture(const QString& text) {
    if (!m_said) {
        m_said = Message{Message::Kind::Warn, Icon::Warning, {}, text, {}, {}, {}};
        Q_EMIT changed();
    }
}

void TableDesk::readPictures(std::vector<db::Hash> hashes, QObject* receiver, std::function<void(PicturesRead)> done) {
    if (!isOpen()) {
        return;
    }
    // Shared: the analyzer takes two copies of one pointer for two owners.
    const auto alive = std::make_shared<const QPointer<QObject>>(receiver);
    book()->pictures(std::move(hashes), [alive, done = std::move(done)](PicturesRead answer) {
        if (*alive) {
            done(std::move(answer));
        }
    });
}

}  // namespace ui
