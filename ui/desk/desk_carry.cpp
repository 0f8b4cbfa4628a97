// SPDX-License-Identifier: GPL-3.0-or-later
// What leaves the desk or vouches for it: a copy for somebody, the check of the record, the seal.
#include <QPointer>
#include <algorithm>

#include "adjudicator/desk_text.h"
#include "adjudicator/verify/verify.h"
#include "adjudicator/verify/verify_text.h"
#include "ui/desk/table_desk.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"

namespace ui {

void TableDesk::tell(Message::Kind kind, Icon icon, const QString& lead, const QString& text) {
    m_said = Message{kind, icon, lead, text, {}, {}, {}};
    Q_EMIT changed();
}

void TableDesk::handOver(const std::filesystem::path& target) {
    if (!isOpen()) {
        return;
    }
    book()->handOver(target, [this, alive = QPointer(this),
                              target](const engine::Expected<void, db::BookError>& answer) {
        if (!alive) {
            return;
        }
        if (answer) {
            tell(Message::Kind::Guide, Icon::Check, tr("The copy is whole:"), QString::fromStdString(target.string()));
        } else {
            tell(Message::Kind::Warn, Icon::Warning, tr("The copy failed; the game itself is saved."),
                 sentence(answer.error()));
        }
    });
}

void TableDesk::checkRecord() {
    if (!hasGame() || m_checking.isBusy()) {
        return;
    }
    tell(Message::Kind::Quiet, Icon::Search, tr("Checking the record …"), {});
    (void)m_checking.start(
        [this, file = bookFile(), game = table().line().game()](const SideWork::GoesOn& goesOn) -> SideWork::Finish {
            using Checked = engine::Expected<adjudicator::Verification, db::BookError>;
            const auto inPercent = [&](std::size_t done, std::size_t all) {
                constexpr std::size_t kWhole = 100;
                return goesOn(static_cast<int>(done * kWhole / std::max<std::size_t>(all, 1)));
            };
            const auto book = db::Book::open(file, db::OpenMode::ReadOnly);
            auto checked = std::make_shared<Checked>(book ? adjudicator::verify(*book, game, std::nullopt, inPercent)
                                                          : Checked(engine::unexpected(book.error())));
            return [this, checked, game] {
                // Of a game that was left meanwhile nothing is said here.
                if (game == gameId()) {
                    recordChecked(*checked);
                }
            };
        });
}

void TableDesk::recordChecked(const engine::Expected<adjudicator::Verification, db::BookError>& checked) {
    if (!checked && checked.error().problem == db::BookProblem::Cancelled) {
        tell(Message::Kind::Quiet, Icon::Search, tr("The check was stopped; nothing is known yet."), {});
        return;
    }
    if (!checked) {
        tell(Message::Kind::Warn, Icon::Warning, tr("The record was not checked."), sentence(checked.error()));
        return;
    }
    const bool sound = checked->kind == adjudicator::VerdictKind::Sound;
    tell(sound ? Message::Kind::Guide : Message::Kind::Refuse, sound ? Icon::Shield : Icon::Warning,
         sound ? tr("The record is sound.") : tr("The record does not hold."),
         said(adjudicator::sentence(*checked, language())));
}

void TableDesk::seal() {
    if (hasGame() && !isWriting()) {
        m_game.seal();
    }
}

}  // namespace ui
