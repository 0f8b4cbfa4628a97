// SPDX-License-Identifier: GPL-3.0-or-later
// Of a table's result: what is odd about it, what was proposed, and who left.
#include "adjudicator/text/tournament_text.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/tournament/hall/tournament_words.h"
#include "ui/tournament/results/proposals_panel.h"
#include "ui/tournament/results/result_panel.h"

namespace ui {

namespace cup = engine::tournament;

void ResultPanel::showOdd(const std::vector<cup::Doubted>& doubts, const std::optional<cup::EnterResult>& book) {
    QStringList lines;
    m_doubts.clear();
    for (const cup::Doubted& doubted : doubts) {
        m_doubts.push_back(doubted.doubt);
        lines.append(QStringLiteral("⚠ ") +
                     capital(ui::said(adjudicator::sentence(doubted, m_hall.position(), language()))));
    }
    m_book = book;
    m_odd->setText(lines.join(QLatin1Char('\n')));
    m_odd->setVisible(!lines.isEmpty());
    m_isSo->setVisible(!lines.isEmpty());
    m_takeBook->setVisible(book.has_value());
}

std::optional<cup::EnterResult> ResultPanel::asItStands() const {
    const cup::Pod* pod = m_hall.hasTournament() ? m_hall.position().pod(m_round, m_table) : nullptr;
    if (pod == nullptr || !pod->result) {
        return std::nullopt;
    }
    cup::EnterResult act;
    act.round = m_round;
    act.table = m_table;
    act.game = pod->result->game;
    act.head = pod->result->head;
    for (const cup::Score& score : pod->result->scores) {
        act.scores.push_back({score.player, score.points, score.place, score.left});
    }
    return act;
}

void ResultPanel::confirmOdd() {
    if (auto act = asItStands()) {
        act->despite = m_doubts;
        m_hall.play(*act);
    }
}

/// Who proposed what for this table, and how it stands; the oldest that waits can be decided here.
void ResultPanel::refreshSaid() {
    const auto some = m_hall.hasTournament() && m_table != 0 ? m_hall.proposals().ofTable(m_round, m_table)
                                                             : std::vector<adjudicator::ProposalFound>();
    m_saidPart->setVisible(!some.empty());
    QStringList lines;
    for (const adjudicator::ProposalFound& found : some) {
        const bool waits = adjudicator::isForDecision(found.state);
        lines.append(QStringLiteral("%1 <b>%2</b>%3<br>%4<br>%5%6")
                         .arg(clockTime(found.time), ui::said(found.desk).toHtmlEscaped(),
                              found.by.empty() ? QString() : QStringLiteral(", ") + ui::said(found.by).toHtmlEscaped(),
                              proposedText(found, m_hall.position()).toHtmlEscaped(),
                              waits ? QStringLiteral("⚠ ") : QString(),
                              ui::said(adjudicator::wordFor(found.state, language())).toHtmlEscaped()));
    }
    m_said->setText(lines.join(QStringLiteral("<br>")));
    const bool asks = m_table != 0 && m_hall.proposals().asksAbout(m_round, m_table);
    m_take->setVisible(asks);
    m_decline->setVisible(asks);
}

void ResultPanel::decide(bool takes) {
    for (const adjudicator::ProposalFound& found : m_hall.proposals().ofTable(m_round, m_table)) {
        if (adjudicator::isForDecision(found.state)) {
            if (takes && found.act) {
                const adjudicator::ProposalFound chosen = found;
                Q_EMIT takeAsked(chosen);
            } else if (!takes) {
                m_hall.proposals().decline(found, {});
            }
            return;
        }
    }
}

/// Who leaves is behind all who stayed; the act asks for its reason.
void ResultPanel::playerLeft(engine::PlayerId player, bool hasLeft) {
    auto act = asItStands();
    if (!act) {
        return;
    }
    for (cup::EnteredScore& score : act->scores) {
        score.place.reset();
        score.left = score.player == player ? hasLeft : score.left;
    }
    m_ask(*act,
          hasLeft ? tr("Table %1: %2 left before the end").arg(m_table).arg(nameOf(m_hall.position(), player))
                  : tr("Table %1: %2 stayed to the end").arg(m_table).arg(nameOf(m_hall.position(), player)),
          tr("Enter"));
    refresh();
}

}  // namespace ui
