// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of the dice game shows, and how it is made anew.
#include <QStackedWidget>

#include "adjudicator/text/words.h"
#include "engine/dice_game/decide.h"
#include "engine/dice_game/scoring.h"
#include "ui/dice_game/dice_end.h"
#include "ui/dice_game/dice_page.h"
#include "ui/dice_game/dice_referee.h"
#include "ui/dice_game/face_art.h"
#include "ui/dice_game/sheet_acts.h"
#include "ui/dice_game/sheet_view.h"
#include "ui/kit/kit.h"
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
    auto* button =
        kit::button({}, parent,
                    {.kind = "picture",
                     .spoken = faceWord(face),
                     .tip = key.isEmpty() ? faceWord(face) : QStringLiteral("%1   [%2]").arg(faceWord(face), key)});
    button->setIcon(QIcon(facePixmap(face, 40, parent->devicePixelRatioF())));
    button->setIconSize({40, 40});
    button->setFixedSize(54, 54);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

}  // namespace

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
                    : ended->winner  ? tr("%1 has won with %n points", nullptr, dg::points(position, *ended->winner))
                                          .arg(playerName(position, *ended->winner))
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
    m_fresh->setVisible(ended == nullptr);
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
    const auto end = endOf(m_desk);
    end&& m_desk.said().text.isEmpty() ? say(end->text, end->clause) : say(m_desk.said().text, m_desk.said().clause);
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
        auto* card = kit::press({}, m_players, {.kind = "option"}, this, [this, player] {
            m_shown = player;
            refresh();
        });
        card->setFocusPolicy(Qt::NoFocus);
        card->setCheckable(true);
        card->setChecked(m_shown.value_or(position.turn.player) == player);
        card->setIcon(QIcon(badge(playerLook(position, player), 28, devicePixelRatioF())));
        card->setIconSize({28, 28});
        card->setText(QStringLiteral("%1   %2").arg(words.front()).arg(dg::points(position, player)));
        card->setAccessibleName(words.join(QStringLiteral(", ")));
        card->setToolTip(tr("Show this sheet"));
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
        // A number stays beside its word.
        shares.replaceInStrings(QStringLiteral(" "), QString(QChar::Nbsp));
        m_playerLayout->addWidget(kit::note(shares.join(QStringLiteral(" · ")), m_players));
    }
    m_playerLayout->addStretch(1);
}

void DicePage::refreshDice() {
    emptyLayout(*m_diceLayout);
    const dg::Position& position = m_desk.position();
    const auto* throwing = std::get_if<dg::Throwing>(&position.turn.phase);
    const auto lying = dice();
    m_diceHead->setText(
        position.isOver()     ? tr("The game is over")
        : throwing == nullptr ? (lying.empty() ? tr("No dice are left to build with") : tr("Dice left to build with"))
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
    m_canBuild.clear();
    emptyLayout(*m_buildLayout);
    const dg::Position& position = m_desk.position();
    const auto row = [&](const QString& text) {
        auto* box = new QWidget(m_build);
        auto* layout = kit::row(box, 6);
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
    if (!position.isOver()) {
        for (const dg::PlaceId place : position.sheet().placeIds()) {
            const dg::Build act{position.turn.player, {}, place, {}};
            if (!dg::decide(position, act)) {
                continue;
            }
            if (m_canBuild.empty()) {
                QWidget* head = row(tr("What these dice can build   [N]"))->parentWidget();
                head->setToolTip(tr("N: next place on the sheet, Shift+N: the one before, Enter: build there"));
            }
            auto* button = kit::button({}, m_build, {.name = "diceBuild"});
            m_canBuild.emplace_back(place, button);
            connect(
                button, &QPushButton::clicked, this, [this, act] { m_desk.play(act); }, Qt::QueuedConnection);
            m_buildLayout->addWidget(button);
        }
    }
    m_buildLayout->addStretch(1);
    hintEnter();
}

void DicePage::hintEnter() {
    const std::optional<dg::SheetPart> taken = m_view->takenByEnter();
    for (const auto& [place, button] : m_canBuild) {
        const QString name = nameOfPart(m_desk.position(), place);
        button->setText(taken == dg::SheetPart(place) ? tr("%1   [Enter]").arg(name) : name);
    }
}

}  // namespace ui
