// SPDX-License-Identifier: GPL-3.0-or-later
// The fields above the board: which board is dealt, where else it may come from, and what the editor can undo.
#include <QRegularExpressionValidator>
#include <QSpinBox>

#include "ui/draft/game_draft.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/new_game/board_step.h"

namespace ui {

namespace {

constexpr int kMostBoxes = 9;
constexpr int kMostColumns = 60;

QVariant dataOf(BoardChoice::Kind kind) {
    return static_cast<int>(kind);
}

QWidget* sideBySide(QWidget* parent, std::initializer_list<QWidget*> widgets) {
    auto* group = new QWidget(parent);
    auto* row = kit::row(group, 6);
    for (QWidget* widget : widgets) {
        row->addWidget(widget);
    }
    return group;
}

}  // namespace

QPushButton* BoardStep::addButton(QLayout& row, const QString& text, const std::function<void()>& press) {
    auto* button = kit::press(text, this, {.kind = "small"}, this, press);
    row.addWidget(button);
    return button;
}

QWidget* BoardStep::makeChoices() {
    auto* box = kit::ground(this);
    auto* row = new FlowLayout(box, 8);
    row->setContentsMargins(12, 8, 12, 4);
    m_kind = kit::dressed(new QComboBox(box), {.spoken = tr("Board")});
    m_kind->setMinimumHeight(30);
    using Kind = BoardChoice::Kind;
    m_kind->addItem(tr("Dealt, 3–4 players"), dataOf(Kind::Small));
    m_kind->addItem(tr("Dealt, 5–6 players"), dataOf(Kind::Large));
    m_kind->addItem(tr("Dealt from several boxes"), dataOf(Kind::Merged));
    m_kind->addItem(tr("Map of the Monopolists"), dataOf(Kind::Continents));
    m_kind->addItem(tr("Own board"), dataOf(Kind::Own));
    row->addWidget(m_kind);
    const auto count = [&](const QString& name) {
        auto* field = kit::dressed(new QSpinBox(box), {.spoken = name, .tip = name});
        field->setRange(0, kMostBoxes);
        field->setMinimumHeight(30);
        connect(field, &QSpinBox::valueChanged, this, [this] { deal(false); });
        return field;
    };
    m_small = count(tr("Boxes for 3–4 players"));
    m_large = count(tr("Boxes for 5–6 players"));
    m_boxes = sideBySide(box, {m_small, new QLabel(tr("small"), box), m_large, new QLabel(tr("large"), box)});
    row->addWidget(m_boxes);
    m_fair = new QCheckBox(tr("no 6 or 8 side by side"), box);
    row->addWidget(m_fair);
    m_seed =
        kit::dressed(new QLineEdit(box), {.spoken = tr("Seed"), .tip = tr("The same seed deals the same board again")});
    m_seed->setFixedWidth(116);
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,9}")), m_seed));
    m_seedWord = new QLabel(tr("Seed"), box);
    m_seedWord->setBuddy(m_seed);
    row->addWidget(sideBySide(box, {m_seedWord, m_seed}));
    m_anew = addButton(*row, tr("Deal anew"), [this] { deal(true); });
    if (canReadPhotos()) {
        addButton(*row, tr("From a photo…"), [this] {
            chooseFile(true);
        })->setToolTip(tr("A picture that was copied elsewhere: Ctrl+V"));
        m_camera = addButton(*row, tr("From the camera"), [this] { Q_EMIT cameraRequested(); });
        m_camera->setEnabled(false);
        m_camera->setToolTip(tr("F5 switches the camera on"));
    }
    addButton(*row, tr("From a position file…"), [this] { chooseFile(false); });
    connect(m_kind, &QComboBox::activated, this, [this] { deal(false); });
    connect(m_fair, &QCheckBox::clicked, this, [this] { deal(false); });
    connect(m_seed, &QLineEdit::editingFinished, this, [this] {
        if (m_seed->isModified()) {
            m_seed->setModified(false);
            deal(false);
        }
    });
    return box;
}

QWidget* BoardStep::makeEditorRow() {
    auto* box = kit::ground(this);
    auto* row = new FlowLayout(box, 8);
    row->setContentsMargins(12, 0, 12, 8);
    m_undo = addButton(*row, tr("Undo"), [this] { undo(); });
    m_undo->setToolTip(tr("Undo (Ctrl+Z)"));
    m_redo = addButton(*row, tr("Redo"), [this] { redo(); });
    m_redo->setToolTip(tr("Redo (Ctrl+Shift+Z)"));
    QPushButton* fill = addButton(*row, tr("Fill in tokens and harbours"), [this] {
        m_draft.complete(m_random);
        edited();
    });
    fill->setToolTip(
        tr("Deals the tokens that are left over to the hexes without one, and sets the harbours of the frame"));
    m_clear = addButton(*row, tr("Take away all pieces"), [this] {
        m_draft.takeAwayPieces();
        edited();
    });
    addButton(*row, tr("Empty board"), [this] {
        m_draft.emptyBoard();
        edited();
    });
    m_wrap =
        kit::dressed(new QSpinBox(box),
                     {.spoken = tr("Round world: columns"),
                      .tip = tr("After so many hexes to the east the board begins again; flat boards have an edge")});
    m_wrap->setRange(0, kMostColumns);
    m_wrap->setSpecialValueText(tr("flat"));
    m_wrap->setMinimumHeight(30);
    connect(m_wrap, &QSpinBox::valueChanged, this, [this](int columns) {
        m_draft.setWrap(columns);
        edited();
    });
    m_continent = kit::dressed(new QComboBox(box), {.spoken = tr("Continent that the brush paints")});
    m_continent->setEditable(true);
    m_continent->setMinimumWidth(140);
    m_continent->setMinimumHeight(30);
    m_continent->setToolTip(m_continent->accessibleName());
    m_continent->addItems({QStringLiteral("north"), QStringLiteral("south"), QStringLiteral("exchange")});
    m_world = new QWidget(box);
    auto* world = kit::column(m_world);
    kit::fill(*world, {sideBySide(m_world, {new QLabel(tr("Round world"), box), m_wrap}),
                       sideBySide(m_world, {new QLabel(tr("Continent"), box), m_continent})});
    row->addWidget(m_world);
    return box;
}

void BoardStep::deal(bool anew) {
    BoardChoice choice = m_draft.board();
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
        showDealt();
        return;
    }
    if (!m_draft.deal(choice)) {
        notice(tr("No such board comes about. Nothing was changed."));
        showDealt();
        return;
    }
    edited();
}

/// What the fields say of the board that lies there.
void BoardStep::showDealt() {
    const BoardChoice& choice = m_draft.board();
    const bool dealt = choice.kind != BoardChoice::Kind::Own && choice.kind != BoardChoice::Kind::Continents;
    const QSignalBlocker quiet[] = {QSignalBlocker(m_small), QSignalBlocker(m_large), QSignalBlocker(m_wrap)};
    m_kind->setCurrentIndex(m_kind->findData(dataOf(choice.kind)));
    m_small->setValue(choice.smallBoxes);
    m_large->setValue(choice.largeBoxes);
    m_boxes->setVisible(choice.kind == BoardChoice::Kind::Merged);
    m_fair->setChecked(choice.fair);
    m_fair->setVisible(dealt);
    m_seed->setText(QString::number(choice.seed));
    m_seed->parentWidget()->setVisible(dealt);
    m_anew->setVisible(dealt);
    m_wrap->setValue(m_draft.setup().wrap ? m_draft.setup().wrap->n : 0);
    for (const engine::HexSetup& hex : m_draft.setup().hexes) {
        const QString name = QString::fromStdString(hex.continent);
        if (!name.isEmpty() && m_continent->findText(name) < 0) {
            m_continent->addItem(name);
        }
    }
}

}  // namespace ui
