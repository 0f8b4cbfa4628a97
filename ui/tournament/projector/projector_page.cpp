// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/projector/projector_page.h"

#include <QSignalBlocker>
#include <QSpinBox>

#include "ui/files/preferences.h"
#include "ui/kit/kit.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/type.h"
#include "ui/tournament/hall/tournament_words.h"
#include "ui/tournament/projector/projector_show.h"
#include "ui/tournament/projector/projector_window.h"

namespace ui {

namespace {

constexpr int kControlsWide = 380;
constexpr int kMostLimit = 600;
constexpr int kMoreMinutes = 5;

}  // namespace

ProjectorPage::ProjectorPage(TournamentHall& hall, ProjectorShow& show, QWidget* parent)
    : QWidget(parent), m_hall(hall), m_show(show) {
    auto* row = kit::row(this, 0);
    auto* left = kit::column(nullptr, 10, {16, 14, 16, 14});
    m_picture = new ProjectorCanvas(show, this);
    m_picture->setMinimumSize(320, 180);
    left->addWidget(m_picture, 1);
    auto* turning = new QHBoxLayout;
    auto* before = kit::button(tr("Page before"), this, {.name = "projectorBefore"});
    auto* next = kit::button(tr("Next page"), this, {.name = "projectorNext"});
    m_hold = kit::button(tr("Hold this page"), this, {.name = "projectorHold", .checked = false});
    m_pageSign = kit::label({}, this, {.align = Qt::AlignCenter});
    kit::fill(*turning, {before, {m_pageSign, 1}, m_hold, next});
    left->addLayout(turning);
    row->addLayout(left, 1);
    QVBoxLayout* column = nullptr;
    row->addWidget(kit::sideColumn(kControlsWide, column, this));
    m_project = kit::button(tr("Show on the second screen"), this, {.name = "projectorOn", .kind = "next"});
    m_project->setCheckable(true);
    kit::fill(*column, {m_project, makeShown(), kit::hairline(this), makeClock(), kit::stretch()});
    connect(before, &QPushButton::clicked, this, [this] { m_show.turn(-1); });
    connect(next, &QPushButton::clicked, this, [this] { m_show.turn(1); });
    connect(m_hold, &QPushButton::toggled, this, [this](bool on) {
        if (on != m_show.isHeld()) {
            m_show.setHeld(on);
        }
    });
    connect(m_project, &QPushButton::clicked, this, &ProjectorPage::project);
    if (m_show.isProjecting()) {
        connect(&m_show.window(), &ProjectorWindow::closed, this, &ProjectorPage::refresh,
                static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::UniqueConnection));
    }
    connect(&m_show, &ProjectorShow::changed, this, &ProjectorPage::refresh);
    connect(&m_show.clock(), &RoundClock::ticked, this, &ProjectorPage::refreshClock);
    // In the language in force.
    m_show.refresh();
}

QWidget* ProjectorPage::makeShown() {
    auto* part = new QWidget(this);
    auto* form = new QFormLayout(part);
    form->setContentsMargins(0, 8, 0, 0);
    form->addRow(kit::heading(tr("What is shown"), part));
    m_round = kit::dressed(new QComboBox(part), {.name = "projectorRound", .spoken = tr("Round")});
    form->addRow(tr("Round"), m_round);
    const auto box = [&](const QString& text, const char* name, bool on) {
        auto* check = kit::dressed(new QCheckBox(text, part), {.name = name});
        check->setChecked(on);
        form->addRow(QString(), check);
        connect(check, &QCheckBox::toggled, this, [this] {
            m_show.setChoice(
                {m_tables->isChecked(), m_names->isChecked(), m_standings->isChecked(), m_clubs->isChecked()});
        });
        return check;
    };
    const ProjectorChoice& choice = m_show.choice();
    m_tables = box(tr("Seats by table"), "projectorTables", choice.byTable);
    m_names = box(tr("Seats by name"), "projectorNames", choice.byName);
    m_standings = box(tr("Standings"), "projectorStandings", choice.standings);
    m_clubs = box(tr("Clubs"), "projectorClubs", choice.clubs);
    m_pace = kit::dressed(new QSpinBox(part), {.name = "projectorPace", .spoken = tr("Seconds of a full page")});
    m_pace->setRange(ProjectorShow::kLeastPace, ProjectorShow::kMostPace);
    m_pace->setValue(m_show.pace());
    m_pace->setSuffix(tr(" s"));
    form->addRow(tr("A full page stays"), m_pace);
    m_look = kit::dressed(new QComboBox(part), {.name = "projectorLook", .spoken = tr("Look")});
    m_look->addItem(tr("Light"), static_cast<int>(LookWish::Light));
    m_look->addItem(tr("Dark"), static_cast<int>(LookWish::Dark));
    m_look->setCurrentIndex(lookWished(preferences::audienceLook()) == Look::Dark ? 1 : 0);
    form->addRow(tr("Look"), m_look);
    connect(m_pace, &QSpinBox::valueChanged, &m_show, &ProjectorShow::setPace);
    connect(m_round, &QComboBox::activated, this, [this] {
        const int round = m_round->currentData().toInt();
        m_show.setRound(round > 0 ? std::optional(round) : std::nullopt);
    });
    connect(m_look, &QComboBox::activated, this, [this] {
        const auto wish = static_cast<LookWish>(m_look->currentData().toInt());
        preferences::setAudienceLook(wish);
        m_picture->setLook(lookWished(wish));
        m_show.window().setLook(lookWished(wish));
    });
    return part;
}

QWidget* ProjectorPage::makeClock() {
    auto* part = new QWidget(this);
    auto* column = kit::column(part, 8, {0, 8, 0, 0});
    column->addWidget(kit::heading(tr("Clock of the round"), part));
    m_time = kit::label({}, part, {.name = "projectorTime"});
    m_time->setFont(sized(m_time->font(), 38, QFont::Bold));
    column->addWidget(m_time);
    auto* buttons = new QHBoxLayout;
    m_start = kit::button({}, part, {.name = "projectorStart"});
    m_more = kit::button(tr("+%1 min").arg(kMoreMinutes), part, {.name = "projectorMore"});
    m_restart = kit::button(tr("From the beginning"), part, {.name = "projectorRestart"});
    kit::fill(*buttons, {{m_start, 1}, m_more, m_restart});
    column->addLayout(buttons);
    auto* form = new QFormLayout;
    m_minutes =
        kit::dressed(new QSpinBox(part), {.name = "projectorMinutes", .spoken = tr("Time limit of this round")});
    m_minutes->setRange(0, kMostLimit);
    m_minutes->setSpecialValueText(tr("no limit"));
    m_minutes->setSuffix(tr(" min"));
    form->addRow(tr("Time limit"), m_minutes);
    kit::fill(
        *column,
        {form, kit::note(tr("The clock stands beside the record; it goes on when the program is closed."), part)});
    connect(m_start, &QPushButton::clicked, this, [this] {
        RoundClock& clock = m_show.clock();
        clock.isRunning() ? clock.pause() : clock.start();
    });
    connect(m_restart, &QPushButton::clicked, this, [this] { m_show.clock().restart(); });
    connect(m_more, &QPushButton::clicked, this, [this] { m_show.clock().addMinutes(kMoreMinutes); });
    connect(m_minutes, &QSpinBox::editingFinished, this, [this] {
        if (m_minutes->value() != m_show.clock().minutes()) {
            m_show.clock().setMinutes(m_minutes->value());
        }
    });
    return part;
}

void ProjectorPage::focusFirst() {
    m_project->setFocus();
}

void ProjectorPage::project(bool on) {
    if (!on) {
        if (m_show.isProjecting()) {
            m_show.window().close();
        }
        return;
    }
    connect(&m_show.window(), &ProjectorWindow::closed, this, &ProjectorPage::refresh,
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::UniqueConnection));
    m_show.window().open(window());
    refresh();
}

void ProjectorPage::refresh() {
    {
        const QSignalBlocker quiet(m_round);
        m_round->clear();
        m_round->addItem(tr("The one that is on"), 0);
        const auto seated = m_hall.hasTournament() ? static_cast<int>(m_hall.position().rounds.size()) : 0;
        for (int round = 1; round <= seated; ++round) {
            m_round->addItem(roundWord(m_hall.settings(), round), round);
        }
        m_round->setCurrentIndex(qMax(0, m_round->findData(m_show.chosenRound().value_or(0))));
    }
    m_project->setChecked(m_show.isProjecting());
    m_hold->setChecked(m_show.isHeld());
    m_pageSign->setText(m_show.pages().empty()
                            ? tr("Nothing to show yet")
                            : tr("Page %1 of %2").arg(m_show.index() + 1).arg(m_show.pages().size()));
    refreshClock();
}

void ProjectorPage::refreshClock() {
    const RoundClock& clock = m_show.clock();
    const GameClock::Face face = clock.face();
    const bool hasRound = m_show.round() > 0;
    m_time->setText(face.isOn ? face.time : hasRound ? tr("no limit") : QStringLiteral("–"));
    const char* kind = !face.isOn                                   ? ""
                       : face.level == GameClock::Face::Level::Over ? "bad"
                       : face.level == GameClock::Face::Level::Warn ? "warn"
                                                                    : "";
    if (m_time->property("kind").toString() != QLatin1String(kind)) {
        wearKind(*m_time, kind);
    }
    m_start->setText(clock.isRunning() ? tr("Pause") : tr("Start"));
    m_start->setEnabled(clock.isOn());
    m_restart->setEnabled(clock.isOn());
    m_more->setEnabled(hasRound);
    m_minutes->setEnabled(hasRound);
    if (!m_minutes->hasFocus()) {
        m_minutes->setValue(clock.minutes());
    }
}

}  // namespace ui
