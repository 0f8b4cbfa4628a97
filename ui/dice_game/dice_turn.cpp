// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice_game/dice_turn.h"

#include <utility>

#include "engine/dice_game/decide.h"
#include "ui/dice_game/face_art.h"
#include "ui/dice_game/sheet_acts.h"
#include "ui/files/preferences.h"
#include "ui/kit/kit.h"
#include "ui/kit/step_guard.h"

namespace ui {

namespace dg = engine::dice_game;

namespace {

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
    StepGuard::countAtOnce(*button);
    return button;
}

}  // namespace

DiceTurn::DiceTurn(DiceDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk) {
    auto* layout = kit::column(this, 8, {14, 10, 14, 10});
    m_head = kit::label({}, this, {.wraps = true});
    auto* row = new QWidget(this);
    m_diceLayout = kit::row(row, 6);
    m_real = kit::dressed(new QCheckBox(tr("Real dice: I type what they show   [D]"), this), {.name = "diceReal"});
    connect(m_real, &QCheckBox::clicked, this, &DiceTurn::setTypesDice);
    m_build = kit::ground(this);
    m_buildLayout = kit::column(m_build, 6);
    auto* area = kit::scroll(this);
    area->setWidget(m_build);
    kit::fill(*layout, {m_head, row, m_real, {area, 1}});
}

void DiceTurn::take(const DiceDesk::Change& change) {
    if (change.isAside) {
        goOn();
        return;
    }
    if (change.isOfRecord()) {
        m_keep.clear();
        m_typed.clear();
        m_joker.reset();
    }
    if (change.game || (m_wish && m_wish->since != way())) {
        m_wish.reset();
    }
}

void DiceTurn::refresh() {
    refreshDice();
    refreshBuild();
}

std::vector<dg::Face> DiceTurn::lying() const {
    std::vector<dg::Face> lying;
    const dg::Faces faces = m_desk.position().faces();
    for (const dg::Face face : dg::kFaces) {
        lying.insert(lying.end(), static_cast<std::size_t>(faces[face]), face);
    }
    return lying;
}

dg::Faces DiceTurn::kept() const {
    dg::Faces faces;
    const auto all = lying();
    for (const int index : m_keep) {
        if (index < static_cast<int>(all.size())) {
            ++faces[all[static_cast<std::size_t>(index)]];
        }
    }
    return faces;
}

bool DiceTurn::canThrow() const {
    const auto* throwing = std::get_if<dg::Throwing>(&m_desk.position().turn.phase);
    return throwing != nullptr && throwing->throws < dg::kMostThrows;
}

int DiceTurn::toThrow() const {
    return canThrow() ? m_desk.position().turn.dice - static_cast<int>(m_keep.size()) : 0;
}

adjudicator::ThrowingWay DiceTurn::way() const {
    return m_desk.hasGame() ? adjudicator::throwingWay(m_desk.table().line()) : adjudicator::ThrowingWay::Virtual;
}

bool DiceTurn::typesDice() const {
    if (m_wish) {
        return m_wish->types;
    }
    const DiceWish wish = preferences::dice();
    return wish == DiceWish::Real || (wish == DiceWish::AsThrown && way() == adjudicator::ThrowingWay::Real);
}

void DiceTurn::setTypesDice(bool types) {
    m_wish = Wish{types, way()};
    m_typed.clear();
    Q_EMIT changed();
}

void DiceTurn::throwVirtual() {
    if (toThrow() > 0) {
        m_typed.clear();
        m_desk.play(dg::Throw{m_desk.position().turn.player, kept(), {}, {}});
    }
}

void DiceTurn::askForTurn(dg::JokerId joker) {
    m_joker = joker;
    Q_EMIT changed();
}

void DiceTurn::keepDie(int index) {
    if (!canThrow() || index >= static_cast<int>(lying().size())) {
        return;
    }
    if (!m_keep.erase(index)) {
        m_keep.insert(index);
    }
    m_typed.clear();
    Q_EMIT changed();
}

void DiceTurn::typeFace(int value) {
    if (static_cast<int>(m_typed.size()) < toThrow()) {
        m_typed.push_back({dg::kDieSides, value});
        Q_EMIT changed();
        goOn();
    }
}

/// The throw is played when all its dice are typed and nothing is being written any more.
void DiceTurn::goOn() {
    if (m_desk.hasGame() && !m_typed.empty() && static_cast<int>(m_typed.size()) == toThrow() && !m_desk.isBusy()) {
        engine::Dice thrown;
        thrown.dice = std::exchange(m_typed, {});
        m_desk.play(dg::Throw{m_desk.position().turn.player, kept(), thrown, {}});
    }
}

bool DiceTurn::takeKey(int key) {
    if (key == Qt::Key_D && canThrow()) {
        setTypesDice(!typesDice());
    } else if (key == Qt::Key_Backspace && !m_typed.empty()) {
        m_typed.pop_back();
        Q_EMIT changed();
    } else if (key == Qt::Key_Escape && m_joker) {
        m_joker.reset();
        Q_EMIT changed();
    } else if (key >= Qt::Key_1 && key <= Qt::Key_6) {
        typesDice() && toThrow() > 0 ? typeFace(key - Qt::Key_0) : keepDie(key - Qt::Key_1);
    } else {
        return false;
    }
    return true;
}

void DiceTurn::refreshDice() {
    kit::empty(*m_diceLayout);
    const dg::Position& position = m_desk.position();
    const auto* throwing = std::get_if<dg::Throwing>(&position.turn.phase);
    const auto faces = lying();
    m_head->setText(
        position.isOver()     ? tr("The game is over")
        : throwing == nullptr ? (faces.empty() ? tr("No dice are left to build with") : tr("Dice left to build with"))
        : throwing->throws == 0
            ? tr("%n dice, up to three throws", nullptr, position.turn.dice)
            : tr("After throw %1 of %2. Choose the dice that stay.").arg(throwing->throws).arg(dg::kMostThrows));
    for (int i = 0; i < static_cast<int>(faces.size()); ++i) {
        QPushButton* button = faceButton(faces[static_cast<std::size_t>(i)], QString::number(i + 1), this);
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

void DiceTurn::refreshBuild() {
    m_canBuild.clear();
    kit::empty(*m_buildLayout);
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
    m_real->setVisible(canThrow());
    m_real->setChecked(typesDice());
    if (typesDice() && toThrow() > 0) {
        (void)row(tr("Type the %n dice thrown:", nullptr, toThrow() - static_cast<int>(m_typed.size())));
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
        auto* instead = kit::press(
            tr("Virtual dice   [⇧Space]"), m_build,
            {.name = "virtualDice", .kind = "small", .tip = tr("The program throws, as it committed itself to before")},
            this, &DiceTurn::throwVirtual);
        m_buildLayout->addWidget(instead, 0, Qt::AlignLeft);
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
}

void DiceTurn::hintEnter(const std::optional<dg::SheetPart>& taken) {
    for (const auto& [place, button] : m_canBuild) {
        const QString name = nameOfPart(m_desk.position(), place);
        button->setText(taken == dg::SheetPart(place) ? tr("%1   [Enter]").arg(name) : name);
    }
}

}  // namespace ui
