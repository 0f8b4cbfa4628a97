// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/projector/projector_show.h"

#include <QSettings>
#include <algorithm>

#include "ui/text/language.h"
#include "ui/tournament/hall/tournament_words.h"
#include "ui/tournament/projector/projector_window.h"

namespace ui {

namespace {

const QString kGroup = QStringLiteral("projector/");

}  // namespace

ProjectorShow::ProjectorShow(TournamentHall& hall, QObject* parent) : QObject(parent), m_hall(hall) {
    const QSettings settings;
    const auto flag = [&](const char* key) { return settings.value(kGroup + QLatin1String(key), true).toBool(); };
    m_choice = {flag("tables"), flag("names"), flag("standings"), flag("clubs")};
    m_pace = qBound(kLeastPace, settings.value(kGroup + QStringLiteral("pace"), m_pace).toInt(), kMostPace);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] { turn(1); });
    connect(&m_hall, &TournamentHall::changed, this, &ProjectorShow::refresh);
    refresh();
}

ProjectorShow::~ProjectorShow() = default;

ProjectorWindow& ProjectorShow::window() {
    if (!m_window) {
        m_window = std::make_unique<ProjectorWindow>(*this);
    }
    return *m_window;
}

bool ProjectorShow::isProjecting() const {
    return m_window && m_window->isVisible();
}

std::optional<ProjectorSlide> ProjectorShow::page() const {
    return m_index < m_pages.size() ? std::optional(m_pages[m_index]) : std::nullopt;
}

int ProjectorShow::round() const {
    if (!m_hall.hasTournament()) {
        return 0;
    }
    const auto seated = static_cast<int>(m_hall.position().rounds.size());
    return m_round && *m_round <= seated ? *m_round : roundOn(m_hall.position());
}

void ProjectorShow::setChoice(const ProjectorChoice& choice) {
    m_choice = choice;
    QSettings settings;
    settings.setValue(kGroup + QStringLiteral("tables"), choice.byTable);
    settings.setValue(kGroup + QStringLiteral("names"), choice.byName);
    settings.setValue(kGroup + QStringLiteral("standings"), choice.standings);
    settings.setValue(kGroup + QStringLiteral("clubs"), choice.clubs);
    makePages();
}

void ProjectorShow::setRound(std::optional<int> round) {
    m_round = round;
    refresh();
}

void ProjectorShow::setPace(int seconds) {
    m_pace = qBound(kLeastPace, seconds, kMostPace);
    QSettings().setValue(kGroup + QStringLiteral("pace"), m_pace);
    wait();
}

void ProjectorShow::setHeld(bool held) {
    m_isHeld = held;
    wait();
    Q_EMIT changed();
}

void ProjectorShow::turn(int by) {
    if (!m_pages.empty()) {
        const auto count = static_cast<int>(m_pages.size());
        m_index = static_cast<std::size_t>(((static_cast<int>(m_index) + by) % count + count) % count);
    }
    wait();
    Q_EMIT changed();
}

void ProjectorShow::setPhones(const QString& url) {
    if (url != m_phones) {
        m_phones = url;
        refresh();
    }
}

void ProjectorShow::refresh() {
    const auto tournament = m_hall.tournament();
    if (tournament != m_shown) {
        m_shown = tournament;
        m_round.reset();
        m_index = 0;
    }
    if (!tournament) {
        m_view = {};
        m_clock.followNothing();
        makePages();
        return;
    }
    m_view = projectorViewOf(m_hall.position(), m_hall.standings(), round(), language());
    m_view.phones = m_phones;
    if (round() > 0) {
        m_clock.follow(*tournament, round(), m_hall.settings().timeLimit);
    } else {
        m_clock.followNothing();
    }
    makePages();
}

/// Where it was, as far as that is still there.
void ProjectorShow::makePages() {
    const auto before = page();
    m_pages = projectorPages(m_view, m_choice);
    const auto same = std::ranges::find_if(m_pages, [&](const ProjectorSlide& each) {
        return before && each.part == before->part && each.number == before->number;
    });
    m_index = same != m_pages.end() ? static_cast<std::size_t>(same - m_pages.begin()) : 0;
    wait();
    Q_EMIT changed();
}

void ProjectorShow::wait() {
    if (m_isHeld || m_pages.size() < 2) {
        m_timer.stop();
        return;
    }
    m_timer.start(projectorTime(m_view, m_pages[m_index], m_pace));
}

}  // namespace ui
