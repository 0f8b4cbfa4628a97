// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draft/seat_word.h"

#include <QCoreApplication>

#include "ui/theme/players.h"

namespace ui {

namespace {

class SeatWords {
    Q_DECLARE_TR_FUNCTIONS(ui::SeatWords)
};

QString namesOf(const std::vector<engine::PlayerSetup>& players) {
    QStringList names;
    for (const engine::PlayerSetup& player : players) {
        names.append(nameOf(player));
    }
    return names.join(QStringLiteral(", "));
}

}  // namespace

QString seatWord(const GameDraft& draft) {
    if (!draft.standing().empty()) {
        return SeatWords::tr("%n player(s) sit down for it. Resting until it is taken out: %1", nullptr,
                             static_cast<int>(draft.setup().players.size()))
            .arg(namesOf(draft.standing()));
    }
    return draft.seatedAgain().empty() ? QString()
                                       : SeatWords::tr("At the table again: %1").arg(namesOf(draft.seatedAgain()));
}

}  // namespace ui
