// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/players/csv_box.h"

#include <QFile>
#include <QFileInfo>
#include <set>

#include "adjudicator/tournament/player_csv.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

constexpr qint64 kMostBytes = 4'000'000;

}  // namespace

CsvBox::CsvBox(TournamentHall& hall, QWidget* parent) : QFrame(parent), m_hall(hall) {
    setObjectName(QStringLiteral("strip"));
    setProperty("kind", QStringLiteral("guide"));
    auto* row = kit::row(this, 10, {14, 8, 14, 8});
    auto* words = new QVBoxLayout;
    m_text = kit::label({}, this, {.name = "csvText", .wraps = true});
    m_text->setTextFormat(Qt::RichText);
    m_fault = kit::trouble(this);
    m_fault->setObjectName(QStringLiteral("csvFault"));
    m_onlyNew = kit::dressed(new QCheckBox(this), {.name = "csvOnlyNew"});
    m_onlyNew->setChecked(true);
    kit::fill(*words, {m_text, m_fault, m_onlyNew});
    row->addLayout(words, 1);
    m_enter = kit::button({}, this, {.name = "csvEnter", .kind = "next"});
    auto* leave = kit::button(tr("Leave"), this, {.name = "csvLeave"});
    kit::fill(*row, {leave, m_enter});
    connect(m_onlyNew, &QCheckBox::toggled, this, &CsvBox::refresh);
    connect(m_enter, &QPushButton::clicked, this, [this] { enter(m_from); });
    connect(leave, &QPushButton::clicked, this, &QWidget::hide);
    hide();
}

void CsvBox::read(const QString& file) {
    m_file = QFileInfo(file).fileName();
    m_players.clear();
    QString fault;
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly)) {
        fault = source.errorString();
    } else if (source.size() > kMostBytes) {
        fault = tr("the file is too large");
    } else {
        auto read = adjudicator::playersFromCsv(source.readAll().toStdString());
        if (read) {
            m_players = std::move(*read);
        } else {
            fault = said(adjudicator::sentence(read.error(), language()));
        }
    }
    kit::setTrouble(*m_fault,
                    fault.isEmpty() ? QString() : tr("%1 was not read: %2. Nothing is entered.").arg(m_file, fault));
    refresh();
    show();
    focusFirst();
}

void CsvBox::focusFirst() {
    if (m_enter->isEnabled()) {
        m_enter->setFocus();
    }
}

std::vector<cup::NewEntrant> CsvBox::chosen() const {
    const bool isOnlyNew = m_onlyNew->isChecked() && m_hall.hasTournament();
    return isOnlyNew ? adjudicator::notYetIn(m_players, *m_hall.position().table) : m_players;
}

void CsvBox::refresh() {
    const bool isRead = !m_players.empty();
    m_text->setVisible(isRead);
    const auto wanted = chosen();
    std::set<std::string> clubs;
    QStringList names;
    constexpr qsizetype kShown = 12;
    for (const cup::NewEntrant& player : m_players) {
        if (!player.club.empty()) {
            clubs.insert(player.club);
        }
        if (names.size() < kShown) {
            QString name = QString::fromStdString(player.name).toHtmlEscaped();
            if (!player.id.empty()) {
                name = QStringLiteral("%1 · %2").arg(QString::fromStdString(player.id).toHtmlEscaped(), name);
            }
            if (!player.club.empty()) {
                name += QStringLiteral(" (%1)").arg(QString::fromStdString(player.club).toHtmlEscaped());
            }
            names.append(name);
        }
    }
    const auto more = static_cast<qsizetype>(m_players.size()) - names.size();
    m_text->setText(QStringLiteral("<b>%1</b>: %2, %3.<br>%4%5")
                        .arg(m_file.toHtmlEscaped(), tr("%n player(s)", nullptr, static_cast<int>(m_players.size())),
                             tr("%n club(s)", nullptr, static_cast<int>(clubs.size())),
                             names.join(QStringLiteral(", ")), more > 0 ? QStringLiteral(" …") : QString()));
    const auto there = static_cast<int>(m_players.size() - wanted.size());
    m_onlyNew->setVisible(isRead && (there > 0 || !m_onlyNew->isChecked()));
    m_onlyNew->setText(tr("Without those who are here already (%1)").arg(there));
    m_enter->setVisible(isRead);
    m_enter->setEnabled(!wanted.empty());
    m_enter->setText(tr("Enter %n player(s)", nullptr, static_cast<int>(wanted.size())));
}

void CsvBox::enter(int from) {
    auto players = chosen();
    if (!players.empty()) {
        m_hall.play(cup::EnterPlayers{std::move(players), from > 0 ? std::optional(from) : std::nullopt});
    }
    hide();
}

}  // namespace ui
