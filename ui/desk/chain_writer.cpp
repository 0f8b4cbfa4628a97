// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/chain_writer.h"

#include <utility>

#include "db/codes.h"
#include "ui/text/sentences.h"

namespace ui {

ChainWriter::ChainWriter(std::function<void(const QString&)> failed)
    : m_failed(std::move(failed)), m_chain(listener()) {}

void ChainWriter::setBook(std::shared_ptr<adjudicator::OpenBook> book) {
    m_unwritten.clear();
    m_begun.clear();
    m_book = std::move(book);
    m_chain.setBook(m_book);
}

void ChainWriter::write(const adjudicator::SeenHead& base, const std::optional<db::GameId>& chain, std::string act) {
    m_unwritten.emplace_back(
        engine::proposals::Propose{{std::move(act)}, adjudicator::headText(base.game, base.head), "referee"});
    const std::string about = db::toHex(base.game);
    if ((chain && m_chain.game() == chain) || (!chain && m_begun == about)) {
        writeNext();
    } else if (chain) {
        m_chain.open(*chain);
    } else {
        m_begun = about;
        m_chain.begin({about, QCoreApplication::translate("ui::PhoneServer", "Phones").toStdString()});
    }
}

ChainWriter::Chain::Listener ChainWriter::listener() {
    Chain::Listener listener;
    listener.changed = [this](const Chain::Change&) { writeNext(); };
    listener.refused = [this](const auto&, const auto&) { drop({}); };
    listener.refusedByTable = [this](adjudicator::TableRefusal refusal) { drop(sentence(refusal)); };
    listener.failed = [this](const db::BookError& error, adjudicator::DeskWork) { drop(sentence(error)); };
    listener.branchWanted = [this](const db::GameId&) { drop({}); };
    // Nothing is thrown for a proposal.
    listener.wordAtOnce = [](const auto&) { return std::nullopt; };
    return listener;
}

void ChainWriter::writeNext() {
    if (!m_unwritten.empty() && m_chain.hasGame() && !m_chain.isWriting()) {
        const auto next = std::move(m_unwritten.front());
        m_unwritten.pop_front();
        m_chain.play(next);
    }
}

void ChainWriter::drop(const QString& why) {
    m_unwritten.clear();
    m_begun.clear();
    m_failed(why);
}

}  // namespace ui
