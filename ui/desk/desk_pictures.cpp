// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the table that are kept with acts: written behind them, read for a dispute.
#include <QPointer>

#include "ui/desk/table_desk.h"

namespace ui {

void TableDesk::keepPicture(const db::GameId& game, std::uint64_t entry, std::string jpeg, std::uint32_t width,
                            std::uint32_t height) {
    if (m_table && m_table->line().game() == game) {
        m_table->attach(entry, std::move(jpeg), width, height);
    }
}

/// The position is as it was: what is being said, typed or chosen goes on.
void TableDesk::pictureChanged() {
    noteForBackup();
    const auto& log = m_table->log();
    // What was vouched for is vouched for with its picture.
    if (log.size() >= 2 && std::holds_alternative<adjudicator::Sealed>(log[log.size() - 2].entry.body) &&
        m_ownFiles->key()) {
        m_table->seal();
    }
    Q_EMIT changed();
}

void TableDesk::tellOfPicture(bool isKept, const QString& text) {
    if (!m_said || isKept) {
        m_said = Message{isKept ? Message::Kind::Quiet : Message::Kind::Warn,
                         isKept ? Icon::Check : Icon::Warning,
                         {},
                         text,
                         {},
                         {},
                         {}};
        Q_EMIT changed();
    }
}

void TableDesk::readPictures(std::vector<db::Hash> hashes, QObject* receiver, std::function<void(PicturesRead)> done) {
    if (!isOpen()) {
        return;
    }
    m_thread->pictures(std::move(hashes),
                       [receiver = QPointer<QObject>(receiver), done = std::move(done)](PicturesRead answer) {
                           if (receiver) {
                               done(std::move(answer));
                           }
                       });
}

}  // namespace ui
