// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/board_choices.h"

#include <QRegularExpressionValidator>
#include <QSpinBox>

#include "ui/camera/photo_reader.h"
#include "ui/draft/game_draft.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"

namespace ui {

namespace {

constexpr int kMostBoxes = 9;

QVariant dataOf(BoardChoice::Kind kind) {
    return static_cast<int>(kind);
}

QWidget* sideBySide(QWidget* parent, std::initializer_list<kit::Item> parts) {
    auto* group = new QWidget(parent);
    kit::fill(*kit::row(group, 6), parts);
    return group;
}

}  // namespace

BoardChoices::BoardChoices(GameDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft) {
    kit::ground(*this);
    auto* row = new FlowLayout(this, 6);
    row->setContentsMargins(12, 6, 12, 4);
    m_kind = kit::dressed(new QComboBox(this), {.spoken = tr("Board")});
    m_kind->setMinimumHeight(30);
    using Kind = BoardChoice::Kind;
    m_kind->addItem(tr("Dealt, 3–4 players"), dataOf(Kind::Small));
    m_kind->addItem(tr("Dealt, 5–6 players"), dataOf(Kind::Large));
    m_kind->addItem(tr("Dealt from several boxes"), dataOf(Kind::Merged));
    m_kind->addItem(tr("Map of the Monopolists"), dataOf(Kind::Continents));
    m_kind->addItem(tr("Own board"), dataOf(Kind::Own));
    row->addWidget(m_kind);
    const auto count = [&](const QString& name) {
        auto* field = kit::dressed(new QSpinBox(this), {.spoken = name, .tip = name});
        field->setRange(0, kMostBoxes);
        field->setMinimumHeight(30);
        connect(field, &QSpinBox::valueChanged, this, [this] { deal(false); });
        return field;
    };
    m_small = count(tr("Boxes for 3–4 players"));
    m_large = count(tr("Boxes for 5–6 players"));
    m_boxes = sideBySide(this, {m_small, new QLabel(tr("small"), this), m_large, new QLabel(tr("large"), this)});
    row->addWidget(m_boxes);
    m_fair = new QCheckBox(tr("no 6 or 8 side by side"), this);
    row->addWidget(m_fair);
    m_seed = kit::dressed(new QLineEdit(this),
                          {.spoken = tr("Seed"), .tip = tr("The same seed deals the same board again")});
    m_seed->setFixedWidth(116);
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,9}")), m_seed));
    auto* seedWord = new QLabel(tr("Seed"), this);
    seedWord->setBuddy(m_seed);
    row->addWidget(sideBySide(this, {seedWord, m_seed}));
    const auto button = [&](const QString& text, const auto& press) {
        auto* made = kit::press(text, this, {.kind = "small"}, this, press);
        row->addWidget(made);
        return made;
    };
    m_anew = button(tr("Deal anew"), [this] { deal(true); });
    if (canReadPhotos()) {
        auto* photo = button(tr("From a photo…"), [this] { Q_EMIT photoRequested(); });
        photo->setToolTip(tr("A picture that was copied elsewhere: Ctrl+V"));
        m_camera = button(tr("From the camera"), [this] { Q_EMIT cameraRequested(); });
        m_camera->setEnabled(false);
        m_camera->setToolTip(tr("F5 switches the camera on"));
    }
    button(tr("From a position file…"), [this] { Q_EMIT positionRequested(); });
    connect(m_kind, &QComboBox::activated, this, [this] { deal(false); });
    connect(m_fair, &QCheckBox::clicked, this, [this] { deal(false); });
    connect(m_seed, &QLineEdit::editingFinished, this, [this] {
        if (m_seed->isModified()) {
            m_seed->setModified(false);
            deal(false);
        }
    });
}

void BoardChoices::setCameraReady(bool isReady) {
    if (m_camera != nullptr) {
        m_camera->setEnabled(isReady);
    }
}

void BoardChoices::showKeys(bool areMeant) {
    m_anew->setText(areMeant ? tr("Deal anew   [D]") : tr("Deal anew"));
}

void BoardChoices::dealAnew() {
    if (!m_anew->isHidden()) {
        deal(true);
    }
}

void BoardChoices::deal(bool anew) {
    BoardChoice choice = m_draft.drawn().choice;
    choice.kind = static_cast<BoardChoice::Kind>(m_kind->currentData().toInt());
    choice.smallBoxes = m_small->value();
    choice.largeBoxes = m_large->value();
    choice.fair = m_fair->isChecked();
    if (anew) {
        constexpr std::uint32_t kSeeds = 1'000'000;
        choice.seed = m_random() % kSeeds;
    } else if (const auto seed = m_seed->text().toUInt(); seed > 0) {
        choice.seed = seed;
    }
    if (choice.kind == BoardChoice::Kind::Own) {
        refresh();
        return;
    }
    if (!m_draft.board().deal(choice)) {
        Q_EMIT failed(tr("No such board comes about. Nothing was changed."));
        refresh();
        return;
    }
    Q_EMIT dealt();
}

void BoardChoices::refresh() {
    const BoardChoice& choice = m_draft.drawn().choice;
    const bool dealt = choice.kind != BoardChoice::Kind::Own && choice.kind != BoardChoice::Kind::Continents;
    const QSignalBlocker quiet[] = {QSignalBlocker(m_small), QSignalBlocker(m_large)};
    m_kind->setCurrentIndex(m_kind->findData(dataOf(choice.kind)));
    m_small->setValue(choice.smallBoxes);
    m_large->setValue(choice.largeBoxes);
    m_boxes->setVisible(choice.kind == BoardChoice::Kind::Merged);
    m_fair->setChecked(choice.fair);
    m_fair->setVisible(dealt);
    m_seed->setText(QString::number(choice.seed));
    m_seed->parentWidget()->setVisible(dealt);
    m_anew->setVisible(dealt);
}

}  // namespace ui
