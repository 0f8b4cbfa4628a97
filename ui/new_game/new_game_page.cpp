// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/new_game_page.h"

#include <QKeyEvent>
#include <QStackedWidget>
#include <random>

#include "ui/board/board_view.h"
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

namespace ui {

namespace {

constexpr int kStepsWidth = 248;
constexpr int kFindingsWidth = 300;

QWidget* scrolled(QWidget* content, QWidget* parent) {
    auto* area = kit::scroll(parent);
    area->setWidget(content);
    content->setBackgroundRole(QPalette::Base);
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
    parts->addWidget(makeSteps());
    m_stack = new QStackedWidget(this);
    m_documents = new DocumentStep(m_draft, m_stack);
    m_players = new PlayerStep(m_draft, m_stack);
    m_board = new BoardStep(m_draft, m_stack);
    m_joined = new JoinedStep(m_draft, m_stack);
    m_stack->addWidget(scrolled(m_documents, m_stack));
    m_stack->addWidget(scrolled(m_players, m_stack));
    m_stack->addWidget(m_board);
    m_stack->addWidget(scrolled(m_joined, m_stack));
    parts->addWidget(m_stack, 1);
    m_findings = new FindingsPanel(m_draft, this);
    m_findings->setFixedWidth(kFindingsWidth);
    parts->addWidget(m_findings);
    layout->addLayout(parts, 1);

    connect(m_documents, &DocumentStep::changed, this, &NewGamePage::refresh);
    connect(m_players, &PlayerStep::changed, this, &NewGamePage::refresh);
    connect(m_board, &BoardStep::changed, this, &NewGamePage::refresh);
    connect(&m_board->choices(), &BoardChoices::cameraRequested, this, &NewGamePage::cameraRequested);
    connect(m_joined, &JoinedStep::changed, this, &NewGamePage::refresh);
    connect(m_findings, &FindingsPanel::changed, this, &NewGamePage::refresh);
    connect(m_findings, &FindingsPanel::optionChosen, this, [this](engine::RulingChoice choice) {
        m_draft.setRuling(std::string(engine::toText(choice.id)), std::string(engine::optionText(choice)));
        refresh();
    });
    showStep(Step::Documents);
}

QWidget* NewGamePage::makeHeader() {
    auto* bar = kit::ground(this, "turnBar");
    auto* row = kit::row(bar, 10, {14, 6, 12, 6});
    auto* title = kit::title(tr("New game"), bar);
    m_where = kit::dim({}, bar);
    kit::fill(*row, {title, {m_where, 1}});
    m_back = new QPushButton(tr("Back"), bar);
    m_startNow = kit::button(tr("Start at once"), bar, {.tip = tr("Ctrl+Enter: with all that is chosen so far")});
    m_next = kit::button({}, bar, {.kind = "next"});
    kit::fill(*row, {m_back, m_startNow, m_next});
    connect(m_back, &QPushButton::clicked, this, [this] {
        if (m_step != Step::Documents) {
            showStep(static_cast<Step>(static_cast<int>(m_step) - 1));
        }
    });
    connect(m_startNow, &QPushButton::clicked, this, &NewGamePage::start);
    connect(m_next, &QPushButton::clicked, this, &NewGamePage::next);
    return bar;
}

QWidget* NewGamePage::makeSteps() {
    auto* box = new QWidget(this);
    box->setFixedWidth(kStepsWidth);
    auto* column = kit::column(box, 4, {8, 10, 8, 8});
    const std::array<QString, kSteps> names{tr("Documents and options"), tr("Players and seats"), tr("Board"),
                                            tr("Joined under way")};
    for (std::size_t i = 0; i < kSteps; ++i) {
        auto* button = kit::press(QStringLiteral("%1   %2").arg(i + 1).arg(names[i]), box,
                                  {.kind = "step", .spoken = tr("Step %1: %2").arg(i + 1).arg(names[i])}, this,
                                  [this, i] { showStep(static_cast<Step>(i)); });
        button->setCheckable(true);
        column->addWidget(button);
        m_steps[i] = button;
    }
    column->addSpacing(10);
    m_games = new GameList(box);
    column->addWidget(m_games, 1);
    return box;
}

void NewGamePage::showStep(Step step) {
    m_step = step;
    m_stack->setCurrentIndex(static_cast<int>(step));
    if (step == Step::Joined) {
        m_joined->reload();
    } else if (step == Step::Board) {
        m_board->view().setFocus();
    }
    refresh();
}

void NewGamePage::refresh() {
    m_documents->refresh();
    m_players->refresh();
    m_board->refresh();
    m_joined->refresh();
    m_findings->refresh();
    for (std::size_t i = 0; i < kSteps; ++i) {
        m_steps[i]->setChecked(i == static_cast<std::size_t>(m_step));
    }
    m_where->setText(tr("Step %1 of %2").arg(static_cast<int>(m_step) + 1).arg(static_cast<int>(kSteps)));
    m_back->setEnabled(m_step != Step::Documents);
    // The last step is for games joined under way: all others start from the board.
    const bool last = m_step == Step::Joined || (m_step == Step::Board && !m_draft.isUnderWay());
    switch (m_step) {
        case Step::Documents:
            m_next->setText(tr("Next: players"));
            break;
        case Step::Players:
            m_next->setText(tr("Next: board"));
            break;
        default:
            m_next->setText(last ? tr("Start the game") : tr("Next: as it stands"));
    }
    m_next->setEnabled(!last || m_findings->canStart());
    m_startNow->setVisible(!last);
    m_startNow->setEnabled(m_findings->canStart());
}

void NewGamePage::next() {
    if (m_step == Step::Joined || (m_step == Step::Board && !m_draft.isUnderWay())) {
        start();
        return;
    }
    showStep(static_cast<Step>(static_cast<int>(m_step) + 1));
}

void NewGamePage::start() {
    if (m_findings->canStart()) {
        Q_EMIT startRequested();
    }
}

void NewGamePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        // Holding the key starts no game.
        if (!event->isAutoRepeat()) {
            event->modifiers().testFlag(Qt::ControlModifier) ? start() : next();
        }
        return;
    }
    QWidget::keyPressEvent(event);
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
    m_board->tools().undo();
    return true;
}

bool NewGamePage::redo() {
    m_board->tools().redo();
    return true;
}

}  // namespace ui
