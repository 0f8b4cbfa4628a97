// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of the dice game shows, and how it is made anew.
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "adjudicator/text/words.h"
#include "engine/dice_game/decide.h"
#include "engine/dice_game/scoring.h"
#include "ui/dice_game/dice_referee.h"
#include "ui/dice_game/face_art.h"
#include "ui/dice_game/sheet_acts.h"
#include "ui/dice_game/sheet_view.h"
#include "ui/pages/dice_page.h"
#include "ui/text/language.h"
#include "ui/theme/players.h"

namespace ui {

namespace dg = engine::dice_game;

namespace {

QString playerName(const dg::Position& position, engine::PlayerId player) {
    return said(adjudicator::displayName(position.table->players[engine::index(player)], language()));
}

PlayerLook playerLook(const dg::Position& position, engine::PlayerId player) {
    const engine::Player& who = position.table->players[engine::index(player)];
    return lookOf(QString::fromStdString(who.id), QString::fromStdString(who.colour),
                  static_cast<int>(engine::index(player)));
}

QPushButton* faceButton(dg::Face face, const QString& key, QWidget* parent) {
    auto* button = new QPushButton(parent);
    button->setIcon(QIcon(facePixmap(face, 40, parent->devicePixelRatioF())));
    button->setIconSize({40, 40});
    button->setFixedSize(54, 54);
    button->setProperty("kind", QStringLiteral("picture"));
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(faceWord(face));
    button->setToolTip(key.isEmpty() ? faceWord(face) : QStringLiteral("%1   [%2]").arg(faceWord(face), key));
    return button;
}

}  // namespace

QWidget* DicePage::makeBegin() {
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(28, 24, 28, 20);
    layout->setSpacing(10);
    auto* title = new QLabel(tr("Dice game"), page);
    title->setProperty("kind", QStringLiteral("title"));
    layout->addWidget(title);
    auto* about =
        new QLabel(tr("Two to four players, in the order of their turns. Each fills a sheet of its own."), page);
    about->setProperty("kind", QStringLiteral("dim"));
    about->setWordWrap(true);
    layout->addWidget(about);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(14);
    for (int seat = 0; seat < static_cast<int>(dg::kMostPlayers); ++seat) {
        auto* name = new QLineEdit(page);
        name->setMinimumWidth(220);
        name->setMaximumWidth(320);
        name->setMaxLength(40);
        name->setPlaceholderText(seat < static_cast<int>(dg::kLeastPlayers) ? tr("Name") : tr("Name, or nobody"));
        name->setObjectName(QStringLiteral("dicePlayer%1").arg(seat));
        name->setAccessibleName(tr("Player %1").arg(seat + 1));
        auto* mark = new QLabel(page);
        mark->setPixmap(badge(lookOf(colourIds()[seat], QString(), seat), 28, devicePixelRatioF()));
        grid->addWidget(mark, seat, 0);
        grid->addWidget(name, seat, 1);
        connect(name, &QLineEdit::returnPressed, this, &DicePage::begin);
        m_names.push_back(name);
    }
    grid->setColumnStretch(2, 1);
    layout->addLayout(grid);
    m_sheet = new QComboBox(page);
    m_sheet->addItem(tr("Dice Game Plus: first to 10 points"), QStringLiteral("plus"));
    m_sheet->addItem(tr("The original: 15 rounds, most points"), QStringLiteral("original"));
    m_sheet->setMinimumHeight(34);
    m_sheet->setMaximumWidth(380);
    m_sheet->setAccessibleName(tr("Sheet"));
    layout->addWidget(m_sheet);
    m_begin = new QPushButton(tr("Begin"), page);
    m_begin->setObjectName(QStringLiteral("diceBegin"));
    m_begin->setProperty("kind", QStringLiteral("next"));
    m_begin->setMaximumWidth(260);
    connect(m_begin, &QPushButton::clicked, this, &DicePage::begin);
    layout->addWidget(m_begin);
    layout->addStretch(1);
    return page;
}

QWidget* DicePage::makePlay() {
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* bar = new QWidget(page);
    bar->setObjectName(QStringLiteral("turnBar"));
    bar->setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(16, 8, 16, 8);
    m_head = new QLabel(bar);
    QFont font = m_head->font();
    font.setPixelSize(25);
    font.setWeight(QFont::DemiBold);
    m_head->setFont(font);
    m_under = new QLabel(bar);
    m_under->setProperty("kind", QStringLiteral("dim"));
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_head);
    words->addWidget(m_under);
    row->addLayout(words, 1);
    auto* fresh = new QPushButton(tr("New dice game"), bar);
    fresh->setObjectName(QStringLiteral("diceFresh"));
    fresh->setFocusPolicy(Qt::NoFocus);
    connect(fresh, &QPushButton::clicked, this, [this] {
        m_pages->setCurrentIndex(0);
        m_names.front()->setFocus();
    });
    m_refereeOn = new QPushButton(tr("Referee   [F2]"), bar);
    m_refereeOn->setObjectName(QStringLiteral("diceReferee"));
    m_refereeOn->setToolTip(tr("What happened and was noticed late, rulings, corrections"));
    m_refereeOn->setFocusPolicy(Qt::NoFocus);
    m_refereeOn->setCheckable(true);
    connect(m_refereeOn, &QPushButton::clicked, this, &DicePage::turnReferee);
    m_end = new QPushButton(bar);
    m_end->setObjectName(QStringLiteral("diceEnd"));
    m_end->setFocusPolicy(Qt::NoFocus);
    m_end->setMinimumHeight(48);
    connect(m_end, &QPushButton::clicked, this, [this] { m_desk.play(dg::EndTurn{m_desk.position().turn.player}); });
    m_next = new QPushButton(bar);
    m_next->setObjectName(QStringLiteral("diceNext"));
    m_next->setFocusPolicy(Qt::NoFocus);
    m_next->setProperty("kind", QStringLiteral("next"));
    m_next->setMinimumWidth(210);
    connect(m_next, &QPushButton::clicked, this, &DicePage::next);
    row->addWidget(fresh);
    row->addWidget(m_refereeOn);
    row->addWidget(m_end);
    row->addWidget(m_next);
    column->addWidget(bar);

    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    m_players = new QWidget(page);
    m_players->setFixedWidth(220);
    m_playerLayout = new QVBoxLayout(m_players);
    m_playerLayout->setContentsMargins(8, 8, 8, 8);
    m_view = new SheetView(page);
    m_view->setAccessibleName(tr("Sheet"));
    connect(m_view, &SheetView::partChosen, this, &DicePage::choose);
    connect(m_view, &SheetView::partPointed, this, &DicePage::explain);
    m_sides = new QStackedWidget(page);
    m_sides->setFixedWidth(400);
    auto* side = new QWidget(m_sides);
    m_sides->addWidget(side);
    m_referee = new DiceReferee(m_desk, m_sides);
    m_sides->addWidget(m_referee);
    connect(m_referee, &DiceReferee::changed, this, &DicePage::refreshSheet);
    connect(m_referee, &DiceReferee::leaveRequested, this, [this] { turnReferee(false); });
    auto* sideLayout = new QVBoxLayout(side);
    sideLayout->setContentsMargins(14, 10, 14, 10);
    sideLayout->setSpacing(8);
    m_diceHead = new QLabel(side);
    m_diceHead->setWordWrap(true);
    sideLayout->addWidget(m_diceHead);
    m_diceRow = new QWidget(side);
    m_diceLayout = new QHBoxLayout(m_diceRow);
    m_diceLayout->setContentsMargins(0, 0, 0, 0);
    m_diceLayout->setSpacing(6);
    sideLayout->addWidget(m_diceRow);
    m_real = new QCheckBox(tr("Real dice: I type what they show"), side);
    m_real->setObjectName(QStringLiteral("diceReal"));
    connect(m_real, &QCheckBox::toggled, this, [this] {
        m_typed.clear();
        refresh();
    });
    sideLayout->addWidget(m_real);
    m_build = new QWidget(side);
    m_build->setObjectName(QStringLiteral("panel"));
    m_build->setAttribute(Qt::WA_StyledBackground);
    m_buildLayout = new QVBoxLayout(m_build);
    m_buildLayout->setContentsMargins(0, 0, 0, 0);
    m_buildLayout->setSpacing(6);
    auto* area = new QScrollArea(side);
    area->setWidget(m_build);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    sideLayout->addWidget(area, 1);
    middle->addWidget(m_players);
    middle->addWidget(m_view, 1);
    middle->addWidget(m_sides);
    column->addLayout(middle, 1);
    m_said = new QWidget(page);
    m_said->setMinimumHeight(48);
    m_saidLayout = new QHBoxLayout(m_said);
    m_saidLayout->setContentsMargins(16, 4, 16, 4);
    column->addWidget(m_said);
    return page;
}

void DicePage::refresh() {
    if (!m_desk.hasGame()) {
        m_pages->setCurrentIndex(0);
        return;
    }
    const dg::Position& position = m_desk.position();
    const std::uint64_t seen = m_desk.table().line().head().seq;
    if (m_game != m_desk.gameId()) {
        m_game = m_desk.gameId();
        m_seen = 0;
        showGame();
    }
    if (seen != m_seen || m_seen == 0) {
        m_seen = seen;
        m_keep.clear();
        m_typed.clear();
        m_joker.reset();
        m_shown.reset();
    }
    const engine::PlayerId player = position.turn.player;
    const auto* ended = std::get_if<dg::Ended>(&position.turn.phase);
    m_head->setText(ended == nullptr ? tr("%1’s turn").arg(playerName(position, player))
                    : ended->winner  ? tr("%1 has won").arg(playerName(position, *ended->winner))
                                     : tr("The game is over"));
    QStringList under{tr("Round %1").arg(position.turn.round)};
    if (const auto& points = position.sheet().winningPoints) {
        under.append(tr("first to %n points", nullptr, *points));
    }
    if (const auto& rounds = position.sheet().rounds) {
        under.append(tr("%n rounds", nullptr, *rounds));
    }
    m_under->setText(under.join(QStringLiteral(" · ")));
    const bool throws = canThrow() && diceToThrow() > 0;
    m_next->setText(ended != nullptr ? tr("New dice game")
                    : throws         ? tr("Throw %n dice   [Space]", nullptr, diceToThrow())
                                     : tr("End turn   [Space]"));
    m_next->setEnabled(!throws || !m_real->isChecked());
    const auto* throwing = std::get_if<dg::Throwing>(&position.turn.phase);
    m_end->setVisible(ended == nullptr && throws && throwing != nullptr && throwing->throws > 0);
    m_end->setText(tr("End turn   [E]"));
    if (hasReferee()) {
        m_referee->refresh();
    }
    refreshSheet();
    refreshPlayers();
    refreshDice();
    refreshBuild();
    say(m_desk.said().text, m_desk.said().clause);
}

/// While facts are entered every part of any sheet can be pressed, and what was pressed is shown.
void DicePage::refreshSheet() {
    if (!m_desk.hasGame()) {
        return;
    }
    const dg::Position& position = m_desk.position();
    const engine::PlayerId player = position.turn.player;
    const bool isOwn = !m_shown || *m_shown == player;
    if (!hasReferee()) {
        m_view->show(position, m_shown.value_or(player), isOwn ? openParts(position) : std::set<dg::SheetPart>{});
        return;
    }
    m_view->show(
        m_referee->preview().value_or(position), m_shown.value_or(player),
        m_referee->what() == DiceReferee::What::Happened ? allParts(position.sheet()) : std::set<dg::SheetPart>{});
}

void DicePage::refreshPlayers() {
    emptyLayout(*m_playerLayout);
    const dg::Position& position = m_desk.position();
    for (const engine::PlayerId player : position.seats()) {
        QStringList words{playerName(position, player), tr("%n point(s)", nullptr, dg::points(position, player))};
        auto* card = new QPushButton(m_players);
        card->setProperty("kind", QStringLiteral("option"));
        card->setFocusPolicy(Qt::NoFocus);
        card->setCheckable(true);
        card->setChecked(m_shown.value_or(position.turn.player) == player);
        card->setIcon(QIcon(badge(playerLook(position, player), 28, devicePixelRatioF())));
        card->setIconSize({28, 28});
        card->setText(QStringLiteral("%1   %2").arg(words.front()).arg(dg::points(position, player)));
        card->setAccessibleName(words.join(QStringLiteral(", ")));
        card->setToolTip(tr("Show this sheet"));
        connect(card, &QPushButton::clicked, this, [this, player] {
            m_shown = player;
            refresh();
        });
        m_playerLayout->addWidget(card);
        QStringList shares{tr("Buildings %1").arg(dg::buildingPoints(position, player)),
                           tr("road of %1").arg(dg::roadLength(position, player)),
                           tr("%n knight(s)", nullptr, dg::knightCount(position, player))};
        if (position.longestRoadHolder == player) {
            shares.append(tr("longest road"));
        }
        if (position.largestArmyHolder == player) {
            shares.append(tr("largest army"));
        }
        if (position.marks[player].lostPoints > 0) {
            shares.append(tr("lost %1").arg(position.marks[player].lostPoints));
        }
        auto* under = new QLabel(shares.join(QStringLiteral(" · ")), m_players);
        under->setProperty("kind", QStringLiteral("dim"));
        under->setWordWrap(true);
        m_playerLayout->addWidget(under);
    }
    m_playerLayout->addStretch(1);
}

void DicePage::refreshDice() {
    emptyLayout(*m_diceLayout);
    const dg::Position& position = m_desk.position();
    const auto* throwing = std::get_if<dg::Throwing>(&position.turn.phase);
    const auto lying = dice();
    m_diceHead->setText(
        throwing == nullptr ? tr("Dice left to build with")
        : throwing->throws == 0
            ? tr("%n dice, up to three throws", nullptr, position.turn.dice)
            : tr("After throw %1 of %2. Choose the dice that stay.").arg(throwing->throws).arg(dg::kMostThrows));
    for (int i = 0; i < static_cast<int>(lying.size()); ++i) {
        QPushButton* button = faceButton(lying[static_cast<std::size_t>(i)], QString::number(i + 1), m_diceRow);
        button->setObjectName(QStringLiteral("die%1").arg(i));
        button->setCheckable(true);
        button->setChecked(m_keep.contains(i));
        button->setEnabled(canThrow());
        connect(
            button, &QPushButton::clicked, this, [this, i] { keepDie(i); }, Qt::QueuedConnection);
        m_diceLayout->addWidget(button);
    }
    m_diceLayout->addStretch(1);
}

void DicePage::refreshBuild() {
    emptyLayout(*m_buildLayout);
    const dg::Position& position = m_desk.position();
    const auto row = [&](const QString& text) {
        auto* box = new QWidget(m_build);
        auto* layout = new QHBoxLayout(box);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(6);
        if (!text.isEmpty()) {
            layout->addWidget(new QLabel(text, box));
        }
        m_buildLayout->addWidget(box);
        return layout;
    };
    const bool types = m_real->isChecked() && diceToThrow() > 0;
    m_real->setVisible(canThrow());
    if (types) {
        (void)row(tr("Type the %n dice thrown:", nullptr, diceToThrow() - static_cast<int>(m_typed.size())));
        QHBoxLayout* faces = row({});
        for (const dg::Face face : dg::kFaces) {
            const int value = static_cast<int>(face) + 1;
            QPushButton* button = faceButton(face, QString::number(value), faces->parentWidget());
            button->setObjectName(QStringLiteral("face%1").arg(value));
            connect(
                button, &QPushButton::clicked, this, [this, value] { typeFace(value); }, Qt::QueuedConnection);
            faces->addWidget(button);
        }
        faces->addStretch(1);
    }
    if (m_joker) {
        (void)row(tr("Turn which die, and to what?"));
        const auto gives = position.sheet()[*m_joker].gives;
        for (const dg::Face from : dg::kFaces) {
            for (const engine::Resource to : engine::kResources) {
                const dg::UseJoker act{position.turn.player, *m_joker, from, to};
                if (position.faces()[from] == 0 || (gives && *gives != to) || !dg::decide(position, act)) {
                    continue;
                }
                auto* button =
                    new QPushButton(QStringLiteral("%1 → %2").arg(faceWord(from), faceWord(dg::faceOf(to))), m_build);
                button->setObjectName(QStringLiteral("jokerTurn"));
                connect(
                    button, &QPushButton::clicked, this, [this, act] { m_desk.play(act); }, Qt::QueuedConnection);
                m_buildLayout->addWidget(button);
            }
        }
    }
    QStringList open;
    if (!position.isOver()) {
        for (const dg::PlaceId place : position.sheet().placeIds()) {
            const dg::Build act{position.turn.player, {}, place, {}};
            if (!dg::decide(position, act)) {
                continue;
            }
            if (open.isEmpty()) {
                (void)row(tr("What these dice can build"));
            }
            const QString name = nameOfPart(position, place);
            open.append(name);
            auto* button = new QPushButton(name, m_build);
            button->setObjectName(QStringLiteral("diceBuild"));
            connect(
                button, &QPushButton::clicked, this, [this, act] { m_desk.play(act); }, Qt::QueuedConnection);
            m_buildLayout->addWidget(button);
        }
    }
    m_buildLayout->addStretch(1);
}

}  // namespace ui
