// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/tournament_settings_page.h"

#include <QListWidget>
#include <algorithm>

#include "ui/kit/kit.h"
#include "ui/tournament/hall/escalation_form.h"
#include "ui/tournament/hall/game_form.h"
#include "ui/tournament/hall/scoring_form.h"
#include "ui/tournament/hall/tournament_list.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

bool anyResult(const cup::Position& position) {
    return std::ranges::any_of(position.rounds, [](const cup::Round& round) {
        return std::ranges::any_of(round.pods, [](const cup::Pod& pod) { return pod.result.has_value(); });
    });
}

/// What a new tournament begins with.
cup::Settings freshSettings() {
    cup::Settings settings;
    settings.scoring = cup::presetOf(cup::System::A, settings.winningScore);
    return settings;
}

}  // namespace

TournamentSettingsPage::TournamentSettingsPage(TournamentHall& hall, QWidget* parent) : QWidget(parent), m_hall(hall) {
    auto* row = kit::row(this, 0);
    auto* left = kit::column(nullptr, -1, {10, 10, 10, 10});
    left->addWidget(kit::note(tr("Tournaments of this book"), this));
    m_list = kit::dressed(new QListWidget(this), {.name = "cupList", .spoken = tr("Tournaments of this book")});
    m_list->setFixedWidth(190);
    m_list->setWordWrap(true);
    connect(m_list, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
        const int at = item->data(Qt::UserRole).toInt();
        if (at < static_cast<int>(m_hall.list().entries().size())) {
            m_isEdited = false;
            m_wantsNew = false;
            m_hall.open(m_hall.list().entries()[static_cast<std::size_t>(at)].id);
            refresh();
        }
    });
    connect(m_list, &QListWidget::itemClicked, m_list, &QListWidget::itemActivated);
    left->addWidget(m_list, 1);
    m_new = kit::press(tr("New tournament"), this, {.name = "cupNew"}, this, &TournamentSettingsPage::beginNew);
    left->addWidget(m_new);
    row->addLayout(left);

    auto* right = kit::column(nullptr, 0);
    auto* body = kit::ground(this);
    auto* columns = kit::row(body, 24, {16, 12, 16, 12});
    m_game = new GameForm(body);
    m_escalation = new EscalationForm(body);
    m_scoring = new ScoringForm(body);
    auto* first = kit::column(nullptr, 16);
    kit::fill(*first, {m_game, m_escalation, kit::stretch()});
    columns->addLayout(first, 1);
    columns->addWidget(m_scoring, 1);
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    // The keyboard belongs to what it holds.
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(body);
    right->addWidget(area, 1);

    auto* foot = kit::ground(this, "actBar");
    auto* bottom = kit::row(foot, 10, {14, 8, 14, 8});
    m_state = kit::note({}, foot);
    m_fault = kit::trouble(foot);
    m_fault->setObjectName(QStringLiteral("cupFault"));
    m_reason = kit::field(tr("Why it is changed (results are in)"), foot, "cupReason");
    m_end = kit::button(tr("End the tournament"), foot, {.name = "cupEnd"});
    m_drop = kit::button(tr("Discard"), foot, {.name = "cupDrop"});
    m_save = kit::button({}, foot, {.name = "cupSave", .kind = "next"});
    kit::fill(*bottom, {{m_state, 1}, {m_fault, 1}, {m_reason, 1}, m_end, m_drop, m_save});
    right->addWidget(foot);
    row->addLayout(right, 1);

    const auto edited = [this] {
        m_isEdited = true;
        judge();
    };
    connect(m_game, &GameForm::edited, this, edited);
    connect(m_scoring, &ScoringForm::edited, this, edited);
    connect(m_escalation, &EscalationForm::edited, this, edited);
    connect(m_scoring, &ScoringForm::edited, this, [this] { m_escalation->setScoring(settings().scoring); });
    connect(m_game, &GameForm::winningScoreChanged, m_scoring, &ScoringForm::setWinningScore);
    connect(m_reason, &QLineEdit::returnPressed, this, &TournamentSettingsPage::save);
    connect(m_save, &QPushButton::clicked, this, &TournamentSettingsPage::save);
    connect(m_end, &QPushButton::clicked, this, &TournamentSettingsPage::endTournament);
    connect(m_drop, &QPushButton::clicked, this, [this] {
        m_isEdited = false;
        m_wantsNew = false;
        m_of.reset();
        refresh();
    });
    connect(&m_hall, &TournamentHall::changed, this, &TournamentSettingsPage::refresh);
    fill(freshSettings());
    refresh();
}

void TournamentSettingsPage::focusFirst() {
    m_game->focusFirst();
}

void TournamentSettingsPage::beginNew() {
    m_wantsNew = true;
    m_isEdited = false;
    m_of.reset();
    fill(freshSettings());
    judge();
    m_game->focusFirst();
}

bool TournamentSettingsPage::isNew() const {
    return m_wantsNew || !m_hall.hasTournament();
}

cup::Settings TournamentSettingsPage::settings() const {
    cup::Settings settings = m_shown;
    m_game->writeTo(settings);
    m_scoring->writeTo(settings);
    m_escalation->writeTo(settings);
    return settings;
}

void TournamentSettingsPage::fill(cup::Settings settings) {
    m_shown = std::move(settings);
    m_game->show(m_shown);
    m_scoring->show(m_shown);
    m_escalation->show(m_shown);
}

void TournamentSettingsPage::refresh() {
    refreshList();
    const auto open = m_hall.tournament();
    if (m_isBeginning && open != m_before) {
        m_isBeginning = false;
        m_wantsNew = false;
    }
    if (!isNew() && (m_of != open || (!m_isEdited && m_shown != m_hall.settings()))) {
        m_of = open;
        fill(m_hall.settings());
        m_isEdited = false;
    }
    judge();
}

void TournamentSettingsPage::refreshList() {
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    int at = 0;
    for (TournamentListed listed : m_hall.list().entries()) {
        if (!listed.isDamaged && listed.id == m_hall.tournament()) {
            // The list was read when the book was; the open one has gone on since.
            listed = listedAs(listed.id, m_hall.position());
        }
        QString text = listed.name;
        if (listed.isDamaged) {
            text = tr("A tournament that cannot be read");
        } else {
            text += QLatin1Char('\n') + tr("%n player(s)", nullptr, listed.players) + QStringLiteral(" · ") +
                    tr("%n round(s)", nullptr, listed.rounds) +
                    (listed.hasEnded ? QStringLiteral(" · ") + tr("ended") : QString()) +
                    (listed.isForked ? QLatin1Char('\n') + tr("Which branch counts?") : QString());
        }
        auto* item = new QListWidgetItem(text, m_list);
        item->setData(Qt::UserRole, at);
        if (listed.isDamaged) {
            item->setFlags(Qt::NoItemFlags);
        }
        if (!isNew() && listed.id == m_hall.tournament()) {
            m_list->setCurrentItem(item);
        }
        ++at;
    }
}

/// What can be done with the form as it stands.
void TournamentSettingsPage::judge() {
    const cup::Settings now = settings();
    const auto fault = faultOf(now);
    const auto words = [&]() -> QString {
        if (!fault) {
            return {};
        }
        if (*fault == "name") {
            return tr("The tournament needs a name.");
        }
        if (*fault == "dates") {
            return tr("A date is written as 2026-11-21.");
        }
        if (*fault == "scoring.criteria") {
            return tr("At least one criterion counts.");
        }
        if (*fault == "scoring.places_of_four") {
            return tr("Place points at four are four falling numbers, as 5-3-2-1.");
        }
        if (*fault == "scoring.places_of_three") {
            return tr("Place points at three are three falling numbers, as 5-3-1.");
        }
        if (*fault == "escalation") {
            return tr("Steps never become milder, and a deduction is more than 0.");
        }
        return tr("This cannot be so: %1").arg(QString::fromStdString(*fault));
    };
    const bool isSame = !isNew() && m_hall.hasTournament() && now == m_hall.settings();
    const bool hasEnded = !isNew() && m_hall.hasTournament() && m_hall.position().hasEnded;
    const bool needsReason = !isNew() && m_hall.hasTournament() && !isSame && anyResult(m_hall.position());
    // An untouched new form is no mistake yet.
    kit::setTrouble(*m_fault, isNew() && !m_isEdited ? QString() : words());
    m_state->setText(isNew()    ? tr("A new tournament in this book.")
                     : hasEnded ? tr("The tournament has ended.")
                                : tr("Changes are kept as acts; what was stays in the record."));
    m_state->setVisible(m_fault->isHidden());
    m_reason->setVisible(needsReason);
    m_end->setVisible(!isNew() && !hasEnded && isSame);
    m_drop->setVisible(isNew() ? m_hall.hasTournament() : !isSame);
    m_save->setText(isNew() ? tr("Begin the tournament") : tr("Save the changes"));
    m_save->setEnabled(m_hall.book() && !fault && areTogether(now) && !isSame && !hasEnded);
    m_save->setVisible(isNew() || !isSame);
}

void TournamentSettingsPage::save() {
    if (!m_save->isEnabled()) {
        return;
    }
    const cup::Settings now = settings();
    if (isNew()) {
        m_isBeginning = true;
        m_before = m_hall.tournament();
        m_hall.begin(now);
        return;
    }
    m_hall.play(cup::ChangeSettings{now, m_reason->text().simplified().toStdString()});
    m_reason->clear();
    m_isEdited = false;
}

void TournamentSettingsPage::endTournament() {
    m_hall.play(cup::EndTournament{});
}

}  // namespace ui
