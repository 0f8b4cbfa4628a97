// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/board_step.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QShortcut>
#include <QSplitter>
#include <algorithm>

#include "engine/notation/position_json.h"
#include "ui/board/board_view.h"
#include "ui/camera_dock/photo_view.h"
#include "ui/camera_dock/set_bar.h"
#include "ui/draft/game_draft.h"
#include "ui/kit/kit.h"
#include "ui/new_game/brush_bar.h"
#include "ui/new_game/hex_menu.h"
#include "ui/new_game/photo_pane.h"
#include "ui/text/fault_text.h"
#include "ui/text/units_text.h"

namespace ui {

namespace {

constexpr int kToolsWidth = 272;

}  // namespace

BoardStep::BoardStep(GameDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft) {
    auto* parts = kit::row(this, 0);
    auto* tools = new QWidget(this);
    auto* column = kit::column(tools, 0);
    column->addWidget(makeChoices());
    m_brushes = new BrushBar(tools);
    kit::fill(*column, {m_brushes, makeEditorRow(), kit::stretch()});
    auto* area = kit::scroll(this);
    area->setWidget(tools);
    area->setFixedWidth(kToolsWidth);
    tools->setBackgroundRole(QPalette::Base);
    parts->addWidget(area);

    auto* middle = kit::column(nullptr, 0);
    auto* views = new QSplitter(Qt::Horizontal, this);
    m_photo = new PhotoPane(views);
    m_photo->hide();
    m_board = new BoardView(views);
    views->addWidget(m_photo);
    views->addWidget(m_board);
    kit::fill(*middle, {{views, 1}, makeQuestions(), makeSetBar()});
    // Over the sea, so that the board keeps its place when something is pointed at.
    auto* over = new QVBoxLayout(m_board);
    m_pointed = kit::label({}, m_board, {.name = "boxed"});
    m_pointed->setAttribute(Qt::WA_StyledBackground);
    m_pointed->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_pointed->setProperty("kind", QStringLiteral("dim"));
    m_pointed->setContentsMargins(8, 2, 8, 2);
    m_pointed->hide();
    kit::fill(*over, {kit::stretch(), {m_pointed, 0, Qt::AlignLeft}});
    m_notice = kit::label({}, this, {.kind = "bad", .wraps = true});
    m_notice->setContentsMargins(14, 8, 14, 8);
    m_notice->hide();
    middle->addWidget(m_notice);
    parts->addLayout(middle, 1);

    connect(m_board, &BoardView::placeChosen, this, &BoardStep::place);
    connect(m_board, &BoardView::placeHovered, this, &BoardStep::describe);
    connect(&m_photo->view(), &PhotoView::hexChosen, this, &BoardStep::askHex);
    connect(m_photo, &PhotoPane::cornersMarked, this, [this] { takePicture(m_photo->picture(), m_photo->marked()); });
    connect(m_photo, &PhotoPane::markingChanged, m_board, &QWidget::setHidden);
    auto* paste = new QShortcut(QKeySequence::Paste, this);
    paste->setContext(Qt::WidgetWithChildrenShortcut);
    connect(paste, &QShortcut::activated, this, &BoardStep::pastePhoto);
    connect(m_brushes, &BrushBar::brushChanged, this, [this] { refresh(); });
    refresh();
}

void BoardStep::notice(const QString& text) {
    m_notice->setText(text);
    m_notice->setVisible(!text.isEmpty());
}

void BoardStep::edited() {
    notice({});
    Q_EMIT changed();
}

void BoardStep::undo() {
    m_draft.undo();
    edited();
}

void BoardStep::redo() {
    m_draft.redo();
    edited();
}

int BoardStep::seats() const {
    return m_board->seats();
}

void BoardStep::setSeats(int seats) {
    m_board->setSeats(seats);
}

void BoardStep::chooseFile(bool photo) {
    const QString filter =
        photo ? tr("Photos (*.jpg *.jpeg *.png *.webp)") : tr("Position files (*.json *.catan);;All files (*)");
    const QString path =
        QFileDialog::getOpenFileName(this, photo ? tr("Photo of a board") : tr("Position file"), QString(), filter);
    if (!path.isEmpty()) {
        photo ? openPhoto(path) : openPosition(path);
    }
}

void BoardStep::openFile(const QString& path) {
    const QString ending = QFileInfo(path).suffix().toLower();
    const QStringList pictures{QStringLiteral("jpg"), QStringLiteral("jpeg"), QStringLiteral("png"),
                               QStringLiteral("webp")};
    pictures.contains(ending) ? openPhoto(path) : openPosition(path);
}

void BoardStep::openPosition(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        notice(tr("%1 cannot be read: %2").arg(QFileInfo(path).fileName(), file.errorString()));
        return;
    }
    const auto setup = engine::setupFromJson(file.read(static_cast<qint64>(engine::kMaxJsonBytes) + 1).toStdString());
    if (!setup) {
        notice(tr("%1 – %2. Nothing was changed.").arg(QFileInfo(path).fileName(), sentence(setup.error())));
        return;
    }
    m_draft.load(*setup);
    m_photo->hide();
    m_questionBox->hide();
    m_set->hide();
    edited();
}

std::vector<engine::Hex> BoardStep::land() const {
    std::vector<engine::Hex> land;
    for (const engine::HexSetup& hex : m_draft.setup().hexes) {
        if (hex.terrain != engine::Terrain::Sea) {
            land.push_back(hex.hex);
        }
    }
    std::sort(land.begin(), land.end());
    return land;
}

void BoardStep::place(const PlaceName& place) {
    Brush brush = m_brushes->brush();
    if (brush.kind == Brush::Kind::Look) {
        if (const auto* hex = std::get_if<engine::Hex>(&place)) {
            askHex(*hex);
        }
        return;
    }
    if (brush.kind == Brush::Kind::Continent) {
        brush.continent = m_continent->currentText().trimmed().toStdString();
    }
    m_draft.paint(brush, place, m_brushes->owner());
    edited();
    describe(place);
}

void BoardStep::askHex(engine::Hex hex) {
    m_photo->view().setChosen(hex);
    if (askAboutHex(m_draft, hex, this)) {
        edited();
    }
    m_photo->view().setChosen(std::nullopt);
}

void BoardStep::describe(const PlaceName& place) {
    const auto* hex = std::get_if<engine::Hex>(&place);
    const auto& hexes = m_draft.setup().hexes;
    const auto found = hex == nullptr ? hexes.end() : std::ranges::find(hexes, *hex, &engine::HexSetup::hex);
    QString name = std::visit([](const auto& its) { return said(engine::toText(its)); }, place);
    if (found != hexes.end()) {
        name += found->terrain ? QStringLiteral(" · ") + terrainWord(*found->terrain) : QString();
        name += found->number ? QStringLiteral(" · %1").arg(*found->number) : QString();
        name += found->continent.empty() ? QString()
                                         : QStringLiteral(" · ") + tr("continent %1").arg(said(found->continent));
    }
    m_pointed->setText(name);
    m_pointed->show();
}

void BoardStep::keyPressEvent(QKeyEvent* event) {
    // The board by keys: arrows walk, Space puts the brush down; Enter belongs to the page.
    if (m_board->hasFocus()) {
        if (event->key() == Qt::Key_Space && m_board->cursorPlace()) {
            place(*m_board->cursorPlace());
            return;
        }
        const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        if (!enter && m_board->takeKey(event->key(), event->modifiers())) {
            return;
        }
    }
    QWidget::keyPressEvent(event);
}

void BoardStep::refresh() {
    BoardPicture picture = pictureOf(m_draft.setup());
    for (auto& hex : picture.hexes) {
        hex.doubtful = m_draft.doubtful().contains(hex.at);
    }
    m_board->setPicture(std::move(picture));
    const BrushPlace wanted = placeOf(m_brushes->brush());
    m_board->setMarkers({}, wanted == BrushPlace::Hex      ? Wanted::Hex
                            : wanted == BrushPlace::Corner ? Wanted::Corner
                            : wanted == BrushPlace::Side   ? Wanted::Side
                                                           : Wanted::Any);
    m_brushes->setPlayers(m_draft.setup().players);
    if (const auto rules = m_draft.rules()) {
        m_brushes->setRules(*rules, true);
        m_world->setVisible(rules->has(engine::Document::Monopolists) || m_draft.setup().wrap.has_value());
    }
    m_photo->view().setDoubtful(m_draft.doubtful());
    m_photo->setLand(land());
    m_undo->setEnabled(m_draft.canUndo());
    m_redo->setEnabled(m_draft.canRedo());
    m_clear->setEnabled(!hasNoPieces(m_draft.setup()));
    showDealt();
}

}  // namespace ui
