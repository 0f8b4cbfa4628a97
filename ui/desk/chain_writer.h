// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "adjudicator/desk/game_desk.h"
#include "adjudicator/record/proposals_game.h"

namespace ui {

/// Writes what the referee says into this desk's chain of proposals about the game at the table, one word after the
/// other; each is signed. Begins the chain where there is none yet.
class ChainWriter {
public:
    /// `failed` is told, in words that may be empty, why what was to be written is not; none of it is tried again.
    explicit ChainWriter(std::function<void(const QString&)> failed);

    void setBook(std::shared_ptr<adjudicator::OpenBook> book);
    /// `chain`: the one that goes on; empty where the book has none. `act` is a word of it as JSON.
    void write(const adjudicator::SeenHead& base, const std::optional<db::GameId>& chain, std::string act);

private:
    using Chain = adjudicator::GameDesk<adjudicator::ProposalsGame>;

    [[nodiscard]] Chain::Listener listener();
    void writeNext();
    void drop(const QString& why);

    std::function<void(const QString&)> m_failed;
    std::shared_ptr<adjudicator::OpenBook> m_book;
    std::deque<engine::proposals::Action> m_unwritten;
    /// The game that the chain is about which is begun and perhaps not yet on disk.
    std::string m_begun;
    Chain m_chain;
};

}  // namespace ui
