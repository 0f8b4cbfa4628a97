// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/board_step.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QShortcut>
#include <QSplitter>
#include <algorithm>

#include "adjudicator/text/refusals/foreign_text.h"
#include "engine/notation/foreign/foreign_position.h"
#include "engine/notation/position_json.h"
#include "ui/board/board_view.h"
#include "ui/camera_dock/photo_view.h"
#include "ui/draft/drawn_places.h"
#include "ui/draft/game_draft.h"
#include "ui/files/picture_names.h"
#include "ui/kit/kit.h"
#include "ui/kit/side_area.h"
#include "ui/kit/tab_order.h"
#include "ui/new_game/board_choices.h"
#include "ui/new_game/board_tools.h"
#include "ui/new_game/brush_bar.h"
#include "ui/new_game/hex_menu.h"
#include "ui/new_game/photo_pane.h"
#include "ui/new_game/photo_source.h"
#include "ui/new_game/questions/photo_questions.h"
#include "ui/new_game/questions/question_list.h"
#include "ui/text/fault_text.h"
#include "ui/text/language.h"
#include "ui/text/place_text.h"
#include "ui/theme/style_sheet.h"

namespace ui {

namespace {

constexpr int kChoicesWidth = 256;
/// Beside players and choices in a narrow window.
constexpr int kNarrowestBoard = 240;
/// Photo, board and list beside a question.
constexpr int kWidestBesideQuestion = 520;
/// Five large brushes with their names.
constexpr int kPaletteWidth = 380;

}  // namespace

BoardStep::BoardStep(GameDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft) {
    kit::ground(*this, "boxed");
    auto* parts = kit::row(this, 0, {1, 1, 1, 1});
    m_middle = makeMiddle();
    kit::fill(*parts, {{m_questions, 1}, {m_middle, 1}});
    takeTabPlace(*m_middle, *m_questions);

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
    m_beside = new SideArea(kChoicesWidth, this);
    m_beside->setWidget(beside);
    m_beside->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Ignored);
    kit::ground(*beside);
    parts->addWidget(m_beside);

    connect(m_board, &BoardView::placeChosen, this, &BoardStep::place);
    connect(m_board, &BoardView::placeHovered, this, &BoardStep::describe);
    connect(m_choices, &BoardChoices::dealt, this, [this] {
        m_photo->leave();
        edited();
    });
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
    listenToPhoto();
    auto* paste = new QShortcut(QKeySequence::Paste, this);
    paste->setContext(Qt::WidgetWithChildrenShortcut);
    connect(paste, &QShortcut::activated, m_photo, &PhotoSource::paste);
    connect(m_brushes, &BrushBar::brushChanged, this, [this] { refresh(); });
    m_board->setSpoken([this](const PlaceName& place) { return wordsOf(place); });
    setForm(Form::Choices);
}

QWidget* BoardStep::makeMiddle() {
    auto* middle = new QWidget(this);
    auto* column = kit::column(middle, 0);
    m_views = makeViews();
    m_nextHead = kit::label(tr("Next questions"), middle, {.kind = "head"});
    m_next = new QuestionList(middle);
    m_questions = new PhotoQuestions(m_draft, m_pane->view(), *m_next, this);
    m_photo = new PhotoSource(m_draft, *m_pane, *m_questions, middle);
    m_notice = kit::label({}, middle, {.wraps = true});
    m_notice->setContentsMargins(14, 8, 14, 8);
    m_notice->hide();
    kit::fill(*column, {{m_views, 3}, m_nextHead, {m_next, 1}, m_photo, m_notice});
    return middle;
}

void BoardStep::listenToPhoto() {
    connect(m_photo, &PhotoSource::said, this, [this](const QString& text) { notice(text); });
    connect(m_photo, &PhotoSource::failed, this, &BoardStep::fail);
    connect(m_photo, &PhotoSource::takenBack, this, &BoardStep::changed);
    connect(m_questions, &PhotoQuestions::changed, this, &BoardStep::changed);
    connect(m_questions, &PhotoQuestions::askingChanged, this, [this](bool isAsking) {
        arrange();
        if (isAsking && m_questions->isVisible()) {
            m_questions->setFocus();
        }
        Q_EMIT askingChanged();
    });
    connect(m_photo, &PhotoSource::fileGiven, this, &BoardStep::openFile);
    connect(m_photo, &PhotoSource::taken, this, [this](int seats) {
        m_board->setSeats(seats);
        notice({});
        Q_EMIT changed();
    });
    connect(&m_pane->view(), &PhotoView::hexChosen, this, &BoardStep::askHex);
    connect(m_pane, &PhotoPane::markingChanged, this, [this](bool isMarking) {
        m_isMarking = isMarking;
        arrange();
        Q_EMIT askingChanged();
    });
    connect(m_photo, &PhotoSource::unreadChanged, this, [this](bool isUnread) {
        m_isUnread = isUnread;
        arrange();
    });
}

QSplitter* BoardStep::makeViews() {
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
    m_beside->setLeast(isEdited ? kPaletteWidth : kChoicesWidth);
    m_pointed->hide();
    arrange();
    refresh();
}

bool BoardStep::isAsking() const {
    return m_form == Form::Editor && m_questions->isAsking() && !m_isMarking && !m_isUnread;
}

void BoardStep::arrange() {
    const bool isAsked = isAsking();
    m_questions->setVisible(isAsked);
    m_nextHead->setVisible(isAsked);
    m_next->setVisible(isAsked);
    m_beside->setVisible(m_form != Form::Picture && !isAsked);
    m_photo->setShown(m_form == Form::Editor);
    m_photo->setVisible(m_form == Form::Editor && !isAsked);
    constexpr int kLow = 540;
    m_pane->setBrief(isAsked && height() < kLow);
    m_views->setOrientation(isAsked ? Qt::Vertical : Qt::Horizontal);
    const int share = width() * 3 / 10;
    m_middle->setMaximumWidth(isAsked ? qBound(kNarrowestBoard, share, kWidestBesideQuestion) : QWIDGETSIZE_MAX);
    m_middle->setMinimumWidth(isAsked ? m_middle->maximumWidth() : 0);
    showBoard();
}

void BoardStep::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
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
    m_photo->forgetAnswers();
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
    const std::string text = file.read(static_cast<qint64>(engine::kMaxJsonBytes) + 1).toStdString();
    const auto refuse = [&](const QString& why) {
        fail(tr("%1 – %2. Nothing was changed.").arg(QFileInfo(path).fileName(), why));
    };
    QString note;
    engine::Setup setup;
    if (const auto program = engine::foreignProgram(text)) {
        const auto read = engine::foreignPosition(text);
        if (!read) {
            refuse(QString::fromStdString(adjudicator::sentence(read.error(), *program, ui::language())));
            return;
        }
        note = QString::fromStdString(adjudicator::foreignNote(*read, ui::language()));
        setup = read->setup;
    } else if (const auto read = engine::setupFromJson(text)) {
        setup = *read;
    } else {
        refuse(sentence(read.error()));
        return;
    }
    m_draft.load(setup);
    m_photo->leave();
    edited();
    if (!note.isEmpty()) {
        notice(tr("%1 – %2").arg(QFileInfo(path).fileName(), note));
    }
}

void BoardStep::place(const PlaceName& place) {
    if (isAsking()) {
        m_questions->askAt(place);
        return;
    }
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
    if (isAsking()) {
        m_questions->askAt(hex);
        return;
    }
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
    if (isAsking() && m_questions->press(event->key(), event->modifiers())) {
        return;
    }
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
    m_board->setPointed(isAsking() ? m_questions->places() : std::vector<PlaceName>());
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
