// SPDX-License-Identifier: GPL-3.0-or-later
// The standings as they were after an entry of the tournament's record.
#include <QComboBox>
#include <QPushButton>
#include <QSignalBlocker>

#include "adjudicator/record/tournament_sentences.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/tournament/paper/print_panel.h"
#include "ui/tournament/standings/standings_page.h"

namespace ui {

namespace cup = engine::tournament;

/// Newest first; of the entries those that a person reads.
void StandingsPage::fillVersions() {
    const QSignalBlocker quiet(m_versions);
    m_versions->clear();
    m_versions->addItem(tr("As it is now"));
    const auto& log = m_hall.line().log();
    for (auto line = log.rbegin(); line != log.rend(); ++line) {
        const std::string words = adjudicator::sentence(*line, m_hall.position(), language());
        if (line == log.rbegin() || words.empty()) {
            continue;
        }
        m_versions->addItem(tr("After entry %1, %2: %3").arg(line->seq()).arg(clockTime(line->entry.time), said(words)),
                            QVariant::fromValue(static_cast<qulonglong>(line->seq())));
    }
    const int found = m_entry ? m_versions->findData(QVariant::fromValue(static_cast<qulonglong>(*m_entry))) : 0;
    m_versions->setCurrentIndex(qMax(0, found));
}

void StandingsPage::lookAt(std::optional<std::uint64_t> entry) {
    if (!m_hall.hasTournament()) {
        return;
    }
    if (entry && *entry >= m_hall.line().head().seq) {
        entry.reset();
    }
    m_entry = entry;
    m_past.reset();
    m_pastTable.reset();
    m_preliminary.reset();
    adjudicator::TournamentStamp stamp = m_hall.stamp();
    if (m_entry) {
        const auto line = m_hall.line().upTo(*m_entry);
        m_past = line.position();
        m_pastTable = standings(*m_past);
        m_preliminary = standings(*m_past, cup::StandingsOf::PreliminaryRounds);
        stamp.head = line.head();
    }
    m_print->setState(m_past, stamp);
    const QSignalBlocker quiet(m_versions);
    const int found = m_entry ? m_versions->findData(QVariant::fromValue(static_cast<qulonglong>(*m_entry))) : 0;
    m_versions->setCurrentIndex(qMax(0, found));
    m_now->setVisible(m_entry.has_value());
    showTable();
}

}  // namespace ui
