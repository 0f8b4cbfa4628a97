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
#include "ui/draft/game_draft.h"
#include "ui/kit/kit.h"
#include "ui/new_game/board_choices.h"
#include "ui/new_game/board_tools.h"
#include "ui/new_game/brush_bar.h"
#include "ui/new_game/hex_menu.h"
#include "ui/new_game/photo_pane.h"
#include "ui/new_game/photo_source.h"
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
    m_choices = new BoardChoices(draft, tools);
    m_brushes = new BrushBar(tools);
    m_tools = new BoardTools(draft, tools);
    kit::fill(*column, {m_choices, m_brushes, m_tools, kit::stretch()});
    auto* area = kit::scroll(this);
    area->setWidget(tools);
    area->setFixedWidth(kToolsWidth);
    tools->setBackgroundRole(QPalette::Base);
    parts->addWidget(area);

    auto* middle = kit::column(nullptr, 0);
    auto* views = new QSplitter(Qt::Horizontal, this);
    m_pane = new PhotoPane(views);
    m_board = new BoardView(views);
    views->addWidget(m_pane);
    views->addWidget(m_board);
    m_photo = new PhotoSource(draft, *m_pane, this);
    kit::fill(*middle, {{views, 1}, m_photo});
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
    connect(m_choices, &BoardChoices::dealt, this, &BoardStep::edited);
    connect(m_choices, &BoardChoices::failed, this, &BoardStep::notice);
    connect(m_choices, &BoardChoices::photoRequested, this, [this] {
        const QString path = QFileDialog::getOpenFileName(this, tr("Photo of a board"), QString(),
                                                          tr("Photos (*.jpg *.jpeg *.png *.webp)"));
        if (!path.isEmpty()) {
            m_photo->open(path);
        }
    });
    connect(m_choices, &BoardChoices::positionRequested, this, [this] {
        const QString path = QFileDialog::getOpenFileName(this, tr("Position file"), QString(),
                                                          tr("Position files (*.json *.catan);;All files (*)"));
        if (!path.isEmpty()) {
            openPosition(path);
        }
    });
    connect(m_tools, &BoardTools::edited, this, &BoardStep::edited);
    connect(m_photo, &PhotoSource::said, this, &BoardStep::notice);
    connect(m_photo, &PhotoSource::fileGiven, this, &BoardStep::openFile);
    connect(m_photo, &PhotoSource::taken, this, [this](int seats) {
        m_board->setSeats(seats);
        edited();
    });
    connect(&m_pane->view(), &PhotoView::hexChosen, this, &BoardStep::askHex);
    connect(m_pane, &PhotoPane::markingChanged, m_board, &QWidget::setHidden);
    auto* paste = new QShortcut(QKeySequence::Paste, this);
    paste->setContext(Qt::WidgetWithChildrenShortcut);
    connect(paste, &QShortcut::activated, m_photo, &PhotoSource::paste);
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

void BoardStep::openFile(const QString& path) {
    const QString ending = QFileInfo(path).suffix().toLower();
    const QStringList pictures{QStringLiteral("jpg"), QStringLiteral("jpeg"), QStringLiteral("png"),
                               QStringLiteral("webp")};
    pictures.contains(ending) ? m_photo->open(path) : openPosition(path);
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
    m_photo->leave();
    edited();
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
        brush.continent = m_tools->continent();
    }
    m_draft.board().paint(brush, place, m_brushes->owner());
    edited();
    describe(place);
}

void BoardStep::askHex(engine::Hex hex) {
    m_pane->view().setChosen(hex);
    if (askAboutHex(m_draft, hex, this)) {
        edited();
    }
    m_pane->view().setChosen(std::nullopt);
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
        hex.doubtful = m_draft.drawn().doubtful.contains(hex.at);
    }
    m_board->setPicture(std::move(picture));
    const BrushPlace wanted = placeOf(m_brushes->brush());
    m_board->setMarkers({}, wanted == BrushPlace::Hex      ? Wanted::Hex
                            : wanted == BrushPlace::Corner ? Wanted::Corner
                            : wanted == BrushPlace::Side   ? Wanted::Side
                                                           : Wanted::Any);
    m_brushes->setPlayers(m_draft.setup().players);
    const auto rules = m_draft.rules();
    if (rules) {
        m_brushes->setRules(*rules, true);
    }
    m_tools->refresh(rules && rules->has(engine::Document::Monopolists));
    m_photo->refresh();
    m_choices->refresh();
}

}  // namespace ui
