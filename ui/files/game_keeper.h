// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <functional>
#include <optional>
#include <string>

#include "adjudicator/desk/game_desk.h"
#include "adjudicator/seal/desk_key.h"
#include "adjudicator/seal/release.h"
#include "ui/kit/message.h"

namespace ui {

/// Which desk keeps the open game, and how the game moves to another: the same for games of every kind and for
/// tournaments.
class GameKeeper {
    Q_DECLARE_TR_FUNCTIONS(ui::GameKeeper)

public:
    /// The open game as written. `keeper`: the key in charge, none where no desk's is; `own`: this desk's, none where
    /// it has no key.
    struct State {
        db::GameId game;
        db::Head head;
        std::optional<adjudicator::PublicKey> keeper;
        std::optional<adjudicator::DeskKey> own;
    };
    using Say = std::function<void(const Message&)>;
    using TakeOver = std::function<void(const std::string& reason, const std::optional<adjudicator::Release>&)>;

    /// `desk`, which must outlive this, has its game open whenever anything is asked. `say`: what came of a release;
    /// `takeOver`: goes on with another desk's game.
    template <class Game>
    GameKeeper(const adjudicator::GameDesk<Game>& desk, Say say, TakeOver takeOver)
        : m_state([&desk] {
              const auto& line = desk.line();
              return State{line.game(), line.head(), line.keyInCharge(), desk.book()->own().key()};
          }),
          m_say(std::move(say)),
          m_takeOver(std::move(takeOver)) {}

    [[nodiscard]] State state() const { return m_state(); }
    /// Writes into that file that the desk with this key may go on with the game, as it is now. Nothing where this desk
    /// is not in charge.
    void release(const adjudicator::PublicKey& to, const QString& target) const;
    /// This desk goes on with another's game, for that reason; the release of the desk before, where there is one.
    void takeOver(const std::string& reason, const std::optional<adjudicator::Release>& release) const {
        m_takeOver(reason, release);
    }

    /// What is said of a game that another desk keeps, when it is opened here; `lead` names what it keeps.
    [[nodiscard]] static Message elsewhere(const QString& lead);

private:
    std::function<State()> m_state;
    Say m_say;
    TakeOver m_takeOver;
};

}  // namespace ui
