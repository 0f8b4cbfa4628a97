// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/new_game_page.h"

#include <QKeyEvent>
#include <QStackedWidget>
#include <random>
#include <utility>

#include "ui/board/board_view.h"
#include "ui/kit/keyboard_owner.h"
#include "ui/kit/kit.h"
#include "ui/new_game/board_choices.h"
#include "ui/new_game/board_step.h"
#include "ui/new_game/board_tools.h"
#include "ui/new_game/document_step.h"
#include "ui/new_game/findings_panel.h"
#include "ui/new_game/game_list.h"
#include "ui/new_game/joined_step.h"
#include "ui/new_game/photo_source.h"
#include "ui/new_game/player_step.h"
#include "ui/new_game/questions/photo_questions.h"
#include "ui/new_game/rules_step.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

constexpr int kFindingsWidth = 300;
constexpr int kWidestSeats = 440;
constexpr int kLowestBoard = 230;
/// A headline and a game.
constexpr int kLowestGames = 96;
/// Below this the room under the players is theirs while there are no games.
constexpr int kLowPage = 740;
/// From this width on the board stands beside what is known of a game under way, and beside the question whether there
/// is one.
constexpr int kBoardBesideFrom = 1480;
constexpr int kBoardBesideQuestionFrom = 1080;
constexpr int kLeastKnown = 430;
constexpr int kWidestKnown = 820;
constexpr int kPartGap = 8;

QScrollArea* scrolled(QWidget* content, QWidget* parent) {
    auto* area = kit::scroll(parent);
    area->setWidget(content);
    return area;
}

}  // namespace

NewGamePage::NewGamePage(GameDraft& draft, QWidget* parent) : Page(parent), m_draft(draft) {
    if (m_draft.setup().hexes.empty() && !m_draft.drawn().canUndo()) {
        m_draft.board().dealUsual(std::random_device{}());
    }
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("New game"));
    auto* layout = kit::column(this, 0);
    layout->addWidget(makeHeader());
    auto* parts = kit::row(nullptr, 0);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(scrolled(makeGame(), m_stack));
    m_header->insertWidget(0, &m_board->questions().head(), 1);
    m_rules = new RulesStep(m_draft, m_stack);
    m_stack->addWidget(scrolled(m_rules, m_stack));
    parts->addWidget(m_stack, 1);
    m_findings = new FindingsPanel(m_draft, this);
    m_findings->setFixedWidth(kFindingsWidth);
    parts->addWidget(m_findings);
    layout->addLayout(parts, 1);

    connect(m_documents, &DocumentStep::changed, this, &NewGamePage::refresh);
    connect(m_documents, &DocumentStep::diceGameRequested, this, &NewGamePage::diceGameRequested);
    connect(m_players, &PlayerStep::changed, this, &NewGamePage::refresh);
    connect(m_board, &BoardStep::changed, this, &NewGamePage::refresh);
    connect(m_board, &BoardStep::editRequested, this, [this] { showStep(Step::Board); });
    connect(m_board, &BoardStep::askingChanged, this, [this] {
        m_sinceAsking.start();
        refresh();
        if (m_step == Step::Board && !m_board->isAsking()) {
            m_board->view().setFocus();
        }
    });
    connect(&m_board->choices(), &BoardChoices::cameraRequested, this, &NewGamePage::cameraRequested);
    // A picture wants the room of the editor.
    connect(&m_board->photo(), &PhotoSource::taken, this, [this] { showStep(Step::Board); });
    connect(&m_board->photo(), &PhotoSource::unreadChanged, this, [this](bool isUnread) {
        if (isUnread) {
            showStep(Step::Board);
        }
    });
    connect(m_games, &GameList::listed, this, &NewGamePage::arrange);
    connect(m_rules, &RulesStep::changed, this, &NewGamePage::refresh);
    connect(m_joined, &JoinedStep::changed, this, &NewGamePage::refresh);
    connect(m_findings, &FindingsPanel::changed, this, &NewGamePage::refresh);
    connect(m_findings, &FindingsPanel::rulingsRequested, this, [this] { showStep(Step::Rules); });
    connect(m_findings, &FindingsPanel::optionChosen, this, [this](engine::RulingChoice choice) {
        m_draft.setRuling(std::string(engine::toText(choice.id)), std::string(engine::optionText(choice)));
        refresh();
    });
    showStep(Step::Game);
}

QWidget* NewGamePage::makeHeader() {
    auto* bar = kit::ground(this, "turnBar");
    m_header = kit::row(bar, 10, {14, 6, 12, 6});
    m_title = kit::title(tr("New game"), bar);
    m_stepBox = makeSteps(bar);
    kit::fill(*m_header, {m_title, {m_stepBox, 1}});
    m_back = kit::press(tr("Back   [Esc]"), bar, {}, this, [this] { showStep(Step::Game); });
    m_startNow = kit::press(tr("Start at once"), bar, {.tip = tr("Ctrl+Enter: with all that is chosen so far")}, this,
                            &NewGamePage::start);
    m_next = kit::press({}, bar, {.kind = "next"}, this, &NewGamePage::next);
    kit::fill(*m_header, {m_back, m_startNow, m_next});
    return bar;
}

QWidget* NewGamePage::makeSteps(QWidget* parent) {
    auto* box = new QWidget(parent);
    auto* row = kit::row(box, 2);
    const std::array<QString, kSteps> names{tr("Game"), tr("Votes and rulings"), tr("Board"), tr("Joined under way")};
    for (std::size_t i = 0; i < kSteps; ++i) {
        const QString key = QStringLiteral("Alt+%1").arg(i + 1);
        auto* button = kit::press(QStringLiteral("&%1 %2").arg(i + 1).arg(names[i]), box,
                                  {.kind = "step",
                                   .spoken = tr("Step %1: %2").arg(i + 1).arg(names[i]),
                                   .tip = QKeySequence(key).toString(QKeySequence::NativeText)},
                                  this, [this, i] { showStep(static_cast<Step>(i)); });
        button->setCheckable(true);
        // The words are heavier while their step is chosen, and keep their place.
        constexpr int kStepPixels = 15;
        constexpr int kAround = 26;
        const QFontMetrics heavy(sized(button->font(), kStepPixels, QFont::DemiBold));
        button->setMinimumWidth(heavy.horizontalAdvance(QStringLiteral("%1 %2").arg(i + 1).arg(names[i])) + kAround);
        row->addWidget(button);
        m_steps[i] = button;
    }
    row->addStretch(1);
    return box;
}

QWidget* NewGamePage::makeGame() {
    auto* page = new QWidget(this);
    auto* column = kit::column(page, kPartGap, {kPartGap, kPartGap, kPartGap, kPartGap});
    m_documents = new DocumentStep(m_draft, page);
    column->addWidget(m_documents);
    auto* row = kit::row(nullptr, kPartGap);
    m_seats = new QWidget(page);
    m_seats->setMaximumWidth(kWidestSeats);
    auto* seats = kit::column(m_seats, kPartGap);
    m_players = new PlayerStep(m_draft, m_seats);
    m_games = new GameList(m_seats);
    m_games->setMinimumHeight(kLowestGames);
    m_games->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    kit::fill(*seats, {m_players, {m_games, 1}});
    m_joined = new JoinedStep(m_draft, page);
    m_known = scrolled(m_joined, page);
    m_known->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_joined->setBackgroundRole(QPalette::Base);
    m_board = new BoardStep(m_draft, page);
    m_board->setMinimumHeight(kLowestBoard);
    kit::fill(*row, {{m_seats, 2}, {m_known, 3}, {m_board, 5}});
    column->addLayout(row, 1);
    return page;
}

void NewGamePage::showStep(Step step) {
    m_step = step;
    m_stack->setCurrentIndex(step == Step::Rules ? 1 : 0);
    if (step == Step::Joined) {
        m_joined->reload();
    } else if (step == Step::Rules) {
        m_rules->unfold();
    }
    m_board->setForm(step == Step::Board    ? BoardStep::Form::Editor
                     : step == Step::Joined ? BoardStep::Form::Picture
                                            : BoardStep::Form::Choices);
    arrange();
    if (step == Step::Board) {
        m_board->isAsking() ? m_board->questions().setFocus() : m_board->view().setFocus();
    } else if (isVisible()) {
        setFocus();
    }
    refresh();
}

QSize NewGamePage::leastSize() const {
    return m_board->isAsking() ? QSize(840, 440) : QSize(1180, 560);
}

void NewGamePage::arrangeHeader() {
    const bool isAsking = m_board->isAsking();
    m_title->setVisible(!isAsking);
    m_stepBox->setVisible(!isAsking);
    m_board->questions().head().setVisible(isAsking);
    m_findings->setVisible(!isAsking);
    if (std::exchange(m_isAsking, isAsking) != isAsking) {
        Q_EMIT leastSizeTurned();
    }
}

void NewGamePage::arrange() {
    arrangeHeader();
    const bool isKnown = m_step == Step::Joined;
    m_documents->setVisible(m_step == Step::Game);
    m_seats->setVisible(m_step == Step::Game);
    m_known->setVisible(isKnown);
    const bool hasBoard = !isKnown || width() >= (m_draft.isUnderWay() ? kBoardBesideFrom : kBoardBesideQuestionFrom);
    m_known->setMinimumWidth(hasBoard ? kLeastKnown : 0);
    m_known->setMaximumWidth(hasBoard ? kWidestKnown : QWIDGETSIZE_MAX);
    m_board->setVisible(hasBoard);
    const bool isShort = !m_games->hasGames() && height() < kLowPage;
    m_games->setVisible(!isShort);
}

void NewGamePage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    arrange();
}

void NewGamePage::refresh() {
    m_documents->refresh();
    m_players->refresh();
    m_board->refresh();
    m_rules->refresh();
    m_joined->refresh();
    m_findings->refresh();
    arrange();
    for (std::size_t i = 0; i < kSteps; ++i) {
        m_steps[i]->setChecked(i == static_cast<std::size_t>(m_step));
    }
    m_back->setEnabled(m_step != Step::Game);
    // What is known of a game under way is asked once before it begins.
    const bool isAsking = m_board->isAsking();
    m_next->setText(isAsking        ? tr("Take the rest as read   [Shift+Enter]")
                    : leadsToGame() ? tr("Start the game   [Enter]")
                                    : tr("Next: as it stands   [Enter]"));
    m_next->setEnabled(isAsking || !leadsToGame() || m_findings->canStart());
    wearKind(*m_next, isAsking ? "option" : "next");
    m_startNow->setVisible(!leadsToGame() && !isAsking);
    m_startNow->setEnabled(m_findings->canStart());
}

void NewGamePage::next() {
    if (m_board->isAsking()) {
        m_board->questions().takeRest();
        return;
    }
    leadsToGame() ? start() : showStep(Step::Joined);
}

void NewGamePage::start() {
    if (m_findings->canStart()) {
        Q_EMIT startRequested();
    }
}

bool NewGamePage::leaveField() {
    if (!takesText(focusWidget())) {
        return false;
    }
    if (!m_players->goOn()) {
        setFocus();
    }
    return true;
}

bool NewGamePage::takeKey(const QKeyEvent& event) {
    if (m_step != Step::Game || (event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier || event.isAutoRepeat()) {
        return false;
    }
    switch (event.key()) {
        case Qt::Key_D:
            m_board->choices().dealAnew();
            return true;
        case Qt::Key_E:
            showStep(Step::Board);
            return true;
        case Qt::Key_L:
            m_players->drawLots();
            return true;
        default:
            return m_documents->press(event.key() - Qt::Key_0);
    }
}

void NewGamePage::keyPressEvent(QKeyEvent* event) {
    if (m_board->isAsking() &&
        (event->isAutoRepeat() || m_board->questions().press(event->key(), event->modifiers()))) {
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        // Holding the key starts no game, nor does pressing it once more than there are questions.
        constexpr qint64 kCalmMs = 700;
        if (event->isAutoRepeat() || (m_sinceAsking.isValid() && m_sinceAsking.elapsed() < kCalmMs)) {
            return;
        }
        if (event->modifiers().testFlag(Qt::ControlModifier)) {
            start();
        } else if (!leaveField()) {
            next();
        }
        return;
    }
    if (event->key() == Qt::Key_Escape && m_step != Step::Game) {
        if (m_step != Step::Board || !m_board->dropBrush()) {
            showStep(Step::Game);
        }
        return;
    }
    if (!takeKey(*event)) {
        event->ignore();
    }
}

void NewGamePage::openFile(const QString& path) {
    showStep(Step::Board);
    m_board->openFile(path);
}

void NewGamePage::takePhoto(PhotoResult result) {
    showStep(Step::Board);
    m_board->photo().take(std::move(result));
}

void NewGamePage::takePicture(const QImage& picture, const std::optional<MarkedBoard>& marked) {
    showStep(Step::Board);
    m_board->photo().read(picture, marked);
}

void NewGamePage::setCameraReady(bool isReady) {
    m_board->choices().setCameraReady(isReady);
}

NewGamePage::Shown NewGamePage::shown() const {
    return {m_step, m_board->view().seats()};
}

void NewGamePage::restore(const Shown& shown) {
    showStep(shown.step);
    m_board->view().setSeats(shown.seats);
}

bool NewGamePage::undo() {
    if (m_board->isAsking() && m_board->questions().back()) {
        return true;
    }
    m_board->tools().undo();
    return true;
}

bool NewGamePage::redo() {
    if (m_board->isAsking()) {
        return true;
    }
    m_board->tools().redo();
    return true;
}

}  // namespace ui
