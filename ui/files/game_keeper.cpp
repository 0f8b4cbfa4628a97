// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/game_keeper.h"

#include <QSaveFile>

namespace ui {

void GameKeeper::release(const adjudicator::PublicKey& to, const QString& target) const {
    const State now = state();
    if (!now.own || now.keeper != now.own->publicKey()) {
        return;
    }
    const std::string text = releaseText(adjudicator::releaseBy(*now.own, now.game, now.head, to));
    QSaveFile file(target);
    if (file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(text) + '\n') >= 0 && file.commit()) {
        m_say({.kind = Message::Kind::Guide,
               .icon = Icon::Check,
               .lead = tr("The release is written. Enter nothing more here:"),
               .text = tr("the other desk takes it with a copy of this book: %1").arg(file.fileName())});
    } else {
        m_say({.kind = Message::Kind::Warn,
               .icon = Icon::Warning,
               .lead = tr("The release was not written."),
               .text = file.errorString(),
               .buttons = {{tr("Try again"), [again = *this, to, target] { again.release(to, target); }}}});
    }
}

Message GameKeeper::elsewhere(const QString& lead) {
    return {.kind = Message::Kind::Warn,
            .icon = Icon::Warning,
            .lead = lead,
            .text = tr("Looking changes nothing. The first entry made here takes it over without that desk’s release; "
                       "with one: Record, Move to another desk.")};
}

}  // namespace ui
