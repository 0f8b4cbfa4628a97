// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>

#include "adjudicator/desk/game_desk.h"
#include "adjudicator/record/dice_game.h"
#include "engine/dice_game/position.h"
#include "ui/files/game_keeper.h"
#include "ui/kit/message.h"

namespace ui {

/// The window's side of a dice game: acts go to its desk in the open book, answers come back as one signal and one line
/// to be said. Decides nothing itself.
class DiceDesk : public QObject {
    Q_OBJECT

public:
    using Desk = adjudicator::GameDesk<adjudicator::DiceGame>;
    using Change = Desk::Change;
    using Table = Desk::Table;
    using Action = engine::dice_game::Action;
    using Position = engine::dice_game::Position;

    explicit DiceDesk(QObject* parent = nullptr);

    /// Goes on with the newest dice game of a book; nothing when that book is open already.
    void openBook(std::shared_ptr<adjudicator::OpenBook> book);
    /// Begins a game on a sheet that ships, with players in seat order.
    void startGame(const QStringList& names, const char* sheet);

    /// Goes on with another dice game of the open book; the one that is left stands in its record.
    void openGame(const db::GameId& game) { m_desk.open(game); }
    /// Goes on with the branch of a game that ends so, and records that it is the one that counts.
    void openBranch(const db::GameId& game, const db::Head& end, const std::string& reason);
    [[nodiscard]] std::optional<db::GameId> gameId() const { return m_desk.game(); }

    [[nodiscard]] bool hasGame() const { return m_desk.hasGame(); }
    [[nodiscard]] const Table& table() const { return m_desk.table(); }
    [[nodiscard]] const Position& position() const { return m_desk.position(); }
    [[nodiscard]] const GameKeeper& keeper() const { return m_keeper; }

    /// An act is being written, or a throw is declared: another one is not taken.
    [[nodiscard]] bool isBusy() const { return m_desk.isWriting() || table().declared(); }
    void play(const Action& action);
    void takeBack();
    void restore();
    /// Replaces the line; the plan must be of the newest position.
    void correct(adjudicator::CorrectedOf<adjudicator::DiceGame> corrected);

    /// What was refused or went wrong last, in one line, the clause it names, and what can be done.
    struct Said {
        QString text;
        std::optional<engine::ClauseId> clause;
        std::vector<Message::Button> ways;
    };
    [[nodiscard]] const Said& said() const { return m_said; }
    void clearSaid();

Q_SIGNALS:
    void changed(const adjudicator::ChangeOf<adjudicator::DiceGame>& change);
    /// An entry is on disk, whatever it tells.
    void entryWritten();
    /// The first entry of a game that begins here is on disk.
    void gameBegun();
    /// The book's folder takes no more: somebody wants to go on with a copy elsewhere.
    void otherFolderWanted();
    /// Several branches of this game may count: it was not opened.
    void branchWanted(const db::GameId& game);

private:
    [[nodiscard]] Desk::Listener listener();
    void takeChange(const Change& change);
    void takeOver(const std::string& reason, const std::optional<adjudicator::Release>& release);
    void tell(const QString& text, std::optional<engine::ClauseId> clause = {}, std::vector<Message::Button> ways = {});
    void tell(const Message& message) { tell(message.lead + QLatin1Char(' ') + message.text, {}, message.buttons); }
    void notDone(const db::BookError& error, adjudicator::DeskWork work);

    Said m_said;
    /// Does once more what was done last, if that is not on disk.
    std::function<void()> m_again;
    Desk m_desk;
    GameKeeper m_keeper{m_desk, [this](const Message& message) { tell(message); },
                        [this](const auto& reason, const auto& release) { takeOver(reason, release); }};
};

}  // namespace ui
