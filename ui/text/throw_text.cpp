// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/throw_text.h"

#include <QCoreApplication>

#include "engine/clauses/catalogue.h"
#include "engine/rulesets/shadow/fictional.h"
#include "engine/rulesets/shadow/standing.h"
#include "ui/text/rules_text.h"
#include "ui/text/units_text.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

constexpr int kFacesOfDie = 6;

/// The neighbour at the right hand, whose turn was before: of those still in the game.
engine::PlayerId rightOf(const engine::Position& position, engine::PlayerId player) {
    const std::size_t count = position.table->players.size();
    std::size_t seat = engine::index(player);
    do {
        seat = (seat + count - 1) % count;
    } while (position.isOut(engine::PlayerId(seat)) && engine::PlayerId(seat) != player);
    return engine::PlayerId(seat);
}

struct ThrowText {
    Q_DECLARE_TR_FUNCTIONS(ui::ThrowText)

public:
    explicit ThrowText(const engine::Position& position) : m_position(position) {}

    QStringList operator()(const engine::RobberFight& due) const {
        const QString army = nameOf(m_position, due.by);
        const QString right = nameOf(m_position, rightOf(m_position, due.by));
        return {due.pirate ? tr("%1 throws for the army, %2 at the right hand for the pirate.").arg(army, right)
                           : tr("%1 throws for the army, %2 at the right hand for the robber.").arg(army, right),
                tr("The army must throw more; no unit is lost.")};
    }
    QStringList operator()(const engine::ResourceThrow&) const { return {cardsOfFaces()}; }
    QStringList operator()(const engine::MonopolyThrow&) const {
        return {tr("Each die counts two less than it shows, never below nothing.")};
    }
    QStringList operator()(const engine::Auction& due) const {
        return due.tie ? QStringList{playersOfFaces()} : !due.resource ? QStringList{cardsOfFaces()} : QStringList();
    }
    QStringList operator()(const engine::TieThrow&) const { return {playersOfFaces()}; }
    QStringList operator()(const engine::FateThrow&) const {
        return {tr("A double or a 7 is a catastrophe, and the card is lost. Else the knight works as usual.")};
    }
    QStringList operator()(const engine::Upheaval&) const {
        return {tr("All of them at hexes with the number are hit, whosever they are; a 7 hits nothing.")};
    }
    QStringList operator()(const engine::VoteThrow& due) const {
        QStringList faces;
        for (const int face : due.adoptOn) {
            faces.append(QString::number(face));
        }
        return {titleText(engine::CatalogueEntry(due.clause)),
                tr("Adopted on %1, refused on the other faces.").arg(faces.join(QStringLiteral(", ")))};
    }
    template <class Other>
    QStringList operator()(const Other&) const {
        return {};
    }

private:
    /// Which card each face means (SW-6, SW-9).
    static QString cardsOfFaces() {
        QStringList faces;
        for (int face = 1; face <= kFacesOfDie; ++face) {
            const auto resource = engine::resourceOfFace(face);
            faces.append(QStringLiteral("%1: %2").arg(face).arg(resource ? resourceWord(*resource) : tr("nothing")));
        }
        return faces.join(QStringLiteral(" · "));
    }
    /// Whom each face of a die that decides a tie means.
    QString playersOfFaces() const {
        const auto tied = engine::playersLeft(m_position);
        QStringList parts;
        for (const engine::PlayerId player : tied) {
            QStringList faces;
            for (int face = 1; face <= kFacesOfDie; ++face) {
                if (engine::chosenByDie(tied, face) == player) {
                    faces.append(QString::number(face));
                }
            }
            parts.append(QStringLiteral("%1: %2").arg(faces.join(QStringLiteral(", ")), nameOf(m_position, player)));
        }
        return parts.join(QStringLiteral(" · "));
    }

    const engine::Position& m_position;
};

}  // namespace

QStringList throwText(const engine::Position& position) {
    return std::visit(ThrowText(position), position.turn.pending);
}

}  // namespace ui
