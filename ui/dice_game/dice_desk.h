// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "adjudicator/desk_folder.h"
#include "adjudicator/live_table.h"
#include "adjudicator/record/dice_game.h"
#include "db/book_thread.h"
#include "engine/dice_game/position.h"

namespace ui {

struct BranchNamed;

/// The window's side of a dice game: acts go to its live table, answers come back as one signal and one line to be
/// said. Owns a connection of its own to the record book. Decides nothing itself.
class DiceDesk : public QObject {
    Q_OBJECT

public:
    using Table = adjudicator::LiveTableOf<adjudicator::DiceGame>;
    using Action = engine::dice_game::Action;
    using Position = engine::dice_game::Position;

    explicit DiceDesk(QObject* parent = nullptr);
    ~DiceDesk() override;

    /// Goes on with the newest dice game of a book; nothing when that book is open already.
    void openBook(const std::filesystem::path& file);
    /// Begins a game on a sheet that ships, with players in seat order.
    void startGame(const QStringList& names, const char* sheet);

    /// Goes on with another dice game of the open book; the one that is left stands in its record.
    void openGame(const db::GameId& game);
    /// Reads the open game anew: entries of it came into the book from elsewhere.
    void reopenGame();
    /// Goes on with the branch of a game that ends so, and records that it is the one that counts.
    void openBranch(const db::GameId& game, const db::Head& end, const std::string& reason);
    [[nodiscard]] std::optional<db::GameId> gameId() const;

    [[nodiscard]] bool hasGame() const { return m_table != nullptr; }
    [[nodiscard]] const Table& table() const { return *m_table; }
    [[nodiscard]] const Position& position() const { return m_table->position(); }

    void play(const Action& action);
    void takeBack();
    void restore();
    /// Replaces the line; the plan must be of the newest position.
    void correct(adjudicator::CorrectedOf<adjudicator::DiceGame> corrected);

    /// What was refused or went wrong last, in one line, and the clause it names.
    struct Said {
        QString text;
        std::optional<engine::ClauseId> clause;
    };
    [[nodiscard]] const Said& said() const { return m_said; }
    void clearSaid();

Q_SIGNALS:
    void changed();
    /// An entry is on disk, whatever it tells.
    void entryWritten();
    /// The first entry of a game that begins here is on disk.
    void gameBegun();
    /// Several branches of this game may count: it was not opened.
    void branchWanted(const db::GameId& game);

private:
    [[nodiscard]] bool isWriting() const;
    void readGame(const db::GameId& game, const std::optional<BranchNamed>& branch);
    bool takeGame(const db::Book& book, const db::GameId& game, const std::vector<db::Entry>& entries);
    void attach(adjudicator::LineOf<adjudicator::DiceGame> line, std::optional<db::Head> lost);
    void tell(const QString& text, std::optional<engine::ClauseId> clause = {});

    std::filesystem::path m_file;
    std::unique_ptr<adjudicator::DeskFolder> m_ownFiles;
    std::unique_ptr<db::BookThread> m_thread;
    std::unique_ptr<Table> m_table;
    Said m_said;
};

}  // namespace ui
