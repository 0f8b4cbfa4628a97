// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/board_tools.h"

#include <QSpinBox>

#include "ui/draft/game_draft.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"

namespace ui {

namespace {

constexpr int kMostColumns = 60;

}  // namespace

BoardTools::BoardTools(GameDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft) {
    kit::ground(*this);
    auto* row = new FlowLayout(this, 8);
    row->setContentsMargins(12, 0, 12, 8);
    const auto button = [&](const QString& text, const auto& press) {
        auto* made = kit::press(text, this, {.kind = "small"}, this, press);
        row->addWidget(made);
        return made;
    };
    m_undo = button(tr("Undo"), [this] { undo(); });
    m_undo->setToolTip(tr("Undo (Ctrl+Z)"));
    m_redo = button(tr("Redo"), [this] { redo(); });
    m_redo->setToolTip(tr("Redo (Ctrl+Shift+Z)"));
    QPushButton* fill = button(tr("Fill in tokens and harbours"), [this] {
        m_draft.board().complete(m_random);
        Q_EMIT edited();
    });
    fill->setToolTip(
        tr("Deals the tokens that are left over to the hexes without one, and sets the harbours of the frame"));
    m_clear = button(tr("Take away all pieces"), [this] {
        m_draft.board().takeAwayPieces();
        Q_EMIT edited();
    });
    button(tr("Empty board"), [this] {
        m_draft.board().empty();
        Q_EMIT edited();
    });
    m_wrap =
        kit::dressed(new QSpinBox(this),
                     {.spoken = tr("Round world: columns"),
                      .tip = tr("After so many hexes to the east the board begins again; flat boards have an edge")});
    m_wrap->setRange(0, kMostColumns);
    m_wrap->setSpecialValueText(tr("flat"));
    m_wrap->setMinimumHeight(30);
    connect(m_wrap, &QSpinBox::valueChanged, this, [this](int columns) {
        m_draft.board().setWrap(columns);
        Q_EMIT edited();
    });
    m_continent = kit::dressed(new QComboBox(this), {.spoken = tr("Continent that the brush paints")});
    m_continent->setEditable(true);
    m_continent->setMinimumWidth(140);
    m_continent->setMinimumHeight(30);
    m_continent->setToolTip(m_continent->accessibleName());
    m_continent->addItems({QStringLiteral("north"), QStringLiteral("south"), QStringLiteral("exchange")});
    m_world = new QWidget(this);
    auto* world = kit::column(m_world);
    auto* columns = kit::row(nullptr, 6);
    kit::fill(*columns, {new QLabel(tr("Round world"), m_world), m_wrap});
    auto* painted = kit::row(nullptr, 6);
    kit::fill(*painted, {new QLabel(tr("Continent"), m_world), m_continent});
    kit::fill(*world, {columns, painted});
    row->addWidget(m_world);
}

void BoardTools::refresh(bool areContinents) {
    const engine::Setup& setup = m_draft.setup();
    m_undo->setEnabled(m_draft.drawn().canUndo());
    m_redo->setEnabled(m_draft.drawn().canRedo());
    m_clear->setEnabled(!hasNoPieces(setup));
    m_world->setVisible(areContinents || setup.wrap.has_value());
    const QSignalBlocker quiet(m_wrap);
    m_wrap->setValue(setup.wrap ? setup.wrap->n : 0);
    for (const engine::HexSetup& hex : setup.hexes) {
        const QString name = QString::fromStdString(hex.continent);
        if (!name.isEmpty() && m_continent->findText(name) < 0) {
            m_continent->addItem(name);
        }
    }
}

std::string BoardTools::continent() const {
    return m_continent->currentText().trimmed().toStdString();
}

void BoardTools::undo() {
    m_draft.board().undo();
    Q_EMIT edited();
}

void BoardTools::redo() {
    m_draft.board().redo();
    Q_EMIT edited();
}

}  // namespace ui
