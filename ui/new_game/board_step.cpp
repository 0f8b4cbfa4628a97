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
#include "ui/draft/drawn_places.h"
#include "ui/draft/game_draft.h"
#include "ui/files/picture_names.h"
#include "ui/kit/kit.h"
#include "ui/new_game/board_choices.h"
#include "ui/new_game/board_tools.h"
#include "ui/new_game/brush_bar.h"
#include "ui/new_game/hex_menu.h"
#include "ui/new_game/photo_pane.h"
#include "ui/new_game/photo_source.h"
#include "ui/text/fault_text.h"
#include "ui/text/language.h"
#include "ui/text/place_text.h"
#include "ui/theme/style_sheet.h"

namespace ui {

namespace {

constexpr int kChoicesWidth = 256;
/// Beside players and choices in a narrow window.
constexpr int kNarrowestBoard = 240;
/// Five large brushes with their names.
constexpr int kPaletteWidth = 380;

}  // namespace

BoardStep::BoardStep(GameDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft) {
    kit::ground(*this, "boxed");
    auto* parts = kit::row(this, 0, {1, 1, 1, 1});
    auto* middle = kit::column(nullptr, 0);
    middle->addWidget(makeViews(), 1);
    m_photo = new PhotoSource(draft, *m_pane, this);
    m_notice = kit::label({}, this, {.wraps = true});
    m_notice->setContentsMargins(14, 8, 14, 8);
    m_notice->hide();
    kit::fill(*middle, {m_photo, m_notice});
    parts->addLayout(middle, 1);

    auto* beside = new QWidget(this);
    auto* column = kit::column(beside, 0);
    column->addWidget(kit::label(tr("Board"), beside, {.kind = "head"}));
    m_choices = new BoardChoices(draft, beside);
    m_tools = new BoardTools(draft, beside);
    m_brushes = new BrushBar(beside, BrushBar::Form::Groups);
    m_edit = kit::press(tr("Edit the board by hand   [E]"), beside, {.kind = "small"}, this, &BoardStep::editRequested);
    auto* edit = kit::row(nullptr, 0, {12, 4, 12, 8});
    edit->addWidget(m_edit);
    kit::fill(*column, {m_choices, edit, m_tools, m_brushes, kit::stretch()});
    m_beside = kit::scroll(this);
    m_beside->setWidget(beside);
    m_beside->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Ignored);
    kit::ground(*beside);
    parts->addWidget(m_beside);

    connect(m_board, &BoardView::placeChosen, this, &BoardStep::place);
    connect(m_board, &BoardView::placeHovered, this, &BoardStep::describe);
    connect(m_choices, &BoardChoices::dealt, this, &BoardStep::edited);
    connect(m_choices, &BoardChoices::failed, this, &BoardStep::fail);
    connect(m_choices, &BoardChoices::photoRequested, this, [this] {
        const QString path = QFileDialog::getOpenFileName(this, tr("Photo of a board"), QString(),
                                                          tr("Photos (%1)").arg(pictureGlobs()));
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
    connect(m_photo, &PhotoSource::said, this, [this](const QString& text) { notice(text); });
    connect(m_photo, &PhotoSource::failed, this, &BoardStep::fail);
    connect(m_photo, &PhotoSource::corrected, this, &BoardStep::edited);
    connect(m_photo, &PhotoSource::fileGiven, this, &BoardStep::openFile);
    connect(m_photo, &PhotoSource::taken, this, [this](int seats) {
        m_board->setSeats(seats);
        edited();
    });
    connect(&m_pane->view(), &PhotoView::hexChosen, this, &BoardStep::askHex);
    connect(m_pane, &PhotoPane::markingChanged, this, [this](bool isMarking) {
        m_isMarking = isMarking;
        showBoard();
    });
    connect(m_photo, &PhotoSource::unreadChanged, this, [this](bool isUnread) {
        m_isUnread = isUnread;
        showBoard();
    });
    auto* paste = new QShortcut(QKeySequence::Paste, this);
    paste->setContext(Qt::WidgetWithChildrenShortcut);
    connect(paste, &QShortcut::activated, m_photo, &PhotoSource::paste);
    connect(m_brushes, &BrushBar::brushChanged, this, [this] { refresh(); });
    m_board->setSpoken([this](const PlaceName& place) { return wordsOf(place); });
    setForm(Form::Choices);
}

QWidget* BoardStep::makeViews() {
    auto* views = new QSplitter(Qt::Horizontal, this);
    views->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_pane = new PhotoPane(views);
    m_board = new BoardView(views);
    m_board->setMinimumWidth(kNarrowestBoard);
    views->addWidget(m_pane);
    views->addWidget(m_board);
    // Over the sea, so that the board keeps its place when something is pointed at.
    auto* over = new QVBoxLayout(m_board);
    m_pointed = kit::label({}, m_board, {.name = "boxed"});
    m_pointed->setAttribute(Qt::WA_StyledBackground);
    m_pointed->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_pointed->setProperty("kind", QStringLiteral("dim"));
    m_pointed->setContentsMargins(8, 2, 8, 2);
    m_pointed->hide();
    kit::fill(*over, {kit::stretch(), {m_pointed, 0, Qt::AlignLeft}});
    return views;
}

void BoardStep::setForm(Form form) {
    m_form = form;
    const bool isEdited = form == Form::Editor;
    if (!isEdited) {
        m_brushes->drop();
    }
    m_edit->setVisible(!isEdited);
    m_choices->showKeys(!isEdited);
    m_tools->setVisible(isEdited);
    m_brushes->setVisible(isEdited);
    m_beside->setVisible(form != Form::Picture);
    m_beside->setFixedWidth(isEdited ? kPaletteWidth : kChoicesWidth);
    m_pointed->hide();
    m_photo->setShown(isEdited);
    showBoard();
    refresh();
}

bool BoardStep::dropBrush() {
    if (m_brushes->brush() == Brush()) {
        return false;
    }
    m_brushes->drop();
    refresh();
    return true;
}

/// A picture without a board is not shown beside one that it has nothing to do with.
void BoardStep::showBoard() {
    m_board->setHidden(m_form == Form::Editor && (m_isMarking || m_isUnread));
}

void BoardStep::notice(const QString& text, const char* kind) {
    m_notice->setText(text);
    m_notice->setVisible(!text.isEmpty());
    wearKind(*m_notice, kind);
}

void BoardStep::fail(const QString& problem) {
    notice(problem, "bad");
}

void BoardStep::edited() {
    m_photo->forgetUnread();
    notice({});
    Q_EMIT changed();
}

void BoardStep::openFile(const QString& path) {
    isPictureName(path) ? m_photo->open(path) : openPosition(path);
}

void BoardStep::openPosition(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        fail(tr("%1 cannot be read: %2").arg(QFileInfo(path).fileName(), file.errorString()));
        return;
    }
    const auto setup = engine::setupFromJson(file.read(static_cast<qint64>(engine::kMaxJsonBytes) + 1).toStdString());
    if (!setup) {
        fail(tr("%1 – %2. Nothing was changed.").arg(QFileInfo(path).fileName(), sentence(setup.error())));
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

QString BoardStep::wordsOf(const PlaceName& place) const {
    const QString name =
        m_places ? placeLabel(*m_places, place)
                 : std::visit([](const auto& its) { return said(std::string(engine::toText(its))); }, place);
    const auto* hex = std::get_if<engine::Hex>(&place);
    const auto& hexes = m_draft.setup().hexes;
    const auto found = hex == nullptr ? hexes.end() : std::ranges::find(hexes, *hex, &engine::HexSetup::hex);
    return found == hexes.end() || found->continent.empty()
               ? name
               : QStringLiteral("%1 · %2").arg(name, tr("continent %1").arg(said(found->continent)));
}

void BoardStep::describe(const PlaceName& place) {
    m_pointed->setText(capital(wordsOf(place)));
    m_pointed->show();
    m_board->setToolTip(std::visit([](const auto& its) { return said(std::string(engine::toText(its))); }, place));
}

void BoardStep::keyPressEvent(QKeyEvent* event) {
    if (m_form == Form::Editor && m_brushes->takeKey(event->key(), event->modifiers())) {
        return;
    }
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
    m_places = bareBoard(m_draft.setup());
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
