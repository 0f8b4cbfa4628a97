// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/questions/photo_questions.h"

#include <algorithm>
#include <utility>

#include "ui/camera_dock/photo_view.h"
#include "ui/draft/drawn_places.h"
#include "ui/kit/kit.h"
#include "ui/new_game/questions/progress_marks.h"
#include "ui/new_game/questions/question_card.h"
#include "ui/new_game/questions/question_list.h"
#include "ui/text/language.h"

namespace ui {

namespace {

// ui/acts/acts.h has other Questions and Answers.
namespace questions = adjudicator::questions;

constexpr std::size_t kFewestSeated = 2;

bool isOfHex(const questions::Item& item) {
    return item.what == vision::Doubt::Terrain || item.what == vision::Doubt::Number;
}

}  // namespace

PhotoQuestions::PhotoQuestions(GameDraft& draft, PhotoView& photo, QuestionList& next, QWidget* parent)
    : QWidget(parent), m_draft(draft), m_photo(photo), m_next(next) {
    setFocusPolicy(Qt::StrongFocus);
    auto* column = kit::column(this, 0);
    m_head = new QWidget(this);
    auto* head = kit::row(m_head, 14);
    auto* words = kit::column(nullptr, 0);
    m_count = kit::label({}, m_head, {.pixels = 20, .weight = QFont::Bold});
    kit::fill(*words, {m_count, kit::dim(tr("Most doubtful first. Nothing is on disk yet."), m_head)});
    m_progress = new ProgressMarks(m_head);
    kit::fill(*head, {words, {m_progress, 1}});
    m_card = new QuestionCard(this);
    column->addWidget(m_card, 1);
    connect(m_card, &QuestionCard::answered, this, [this](const std::vector<questions::Answer>& said) {
        answer([&](engine::Setup& board) { m_asking.answer(said, board); });
    });
    connect(m_card, &QuestionCard::nobodyPlays, this, [this](const std::string& owner) {
        answer([&](engine::Setup& board) { m_asking.sayNobodyPlays(owner, board); }, owner);
    });
    connect(m_card, &QuestionCard::backRequested, this, &PhotoQuestions::back);
    connect(&m_next, &QuestionList::chosen, this, [this](std::size_t open) {
        m_asking.askNow(open);
        showNow();
    });
    connect(&m_photo, &PhotoView::questionChosen, this, [this](std::size_t number) {
        m_asking.askNow(number - 1 - m_asking.done());
        showNow();
    });
}

void PhotoQuestions::begin(const PhotoResult& photo) {
    m_cropped = {photo.image, photo.plane};
    m_asking = adjudicator::questions::Asking(photo.questions);
    m_given.clear();
    showNow();
    Q_EMIT askingChanged(isAsking());
}

void PhotoQuestions::end() {
    const bool wasAsking = isAsking();
    m_asking = {};
    m_given.clear();
    showMarks();
    if (wasAsking) {
        Q_EMIT askingChanged(false);
    }
}

void PhotoQuestions::answer(const std::function<void(engine::Setup&)>& how, const std::string& gone) {
    Given given;
    given.players = m_draft.setup().players;
    const questions::Question asked = m_asking.now();
    given.isOnBoard = m_draft.board().amend([&](engine::Setup& board, std::set<engine::Hex>& doubtful) {
        how(board);
        for (const questions::Item& item : asked.items) {
            const auto* hex = std::get_if<engine::Hex>(&item.at);
            const bool isOpen = std::ranges::any_of(m_asking.open(), [&](const questions::Question& question) {
                return std::ranges::any_of(question.items, [&](const questions::Item& other) {
                    return other.at == item.at && isOfHex(other);
                });
            });
            if (hex != nullptr && isOfHex(item) && !isOpen) {
                doubtful.erase(*hex);
            }
        }
    });
    m_draft.seatOwners();
    unseat(gone);
    m_given.push_back(std::move(given));
    showNow();
    Q_EMIT changed();
    if (!isAsking()) {
        Q_EMIT askingChanged(false);
    }
}

void PhotoQuestions::unseat(const std::string& owner) {
    std::vector<engine::PlayerSetup> players = m_draft.setup().players;
    const auto seat = std::ranges::find(players, owner, &engine::PlayerSetup::id);
    if (seat != players.end() && seat->name.empty() && players.size() > kFewestSeated) {
        players.erase(seat);
        m_draft.setPlayers(std::move(players));
    }
}

bool PhotoQuestions::back() {
    if (!m_asking.canGoBack() || m_given.empty()) {
        return false;
    }
    const bool wasAsking = isAsking();
    const Given given = std::move(m_given.back());
    m_given.pop_back();
    m_asking.back();
    if (given.isOnBoard) {
        m_draft.board().undo();
    }
    if (m_draft.setup().players != given.players) {
        m_draft.setPlayers(given.players);
    }
    showNow();
    Q_EMIT changed();
    if (!wasAsking) {
        Q_EMIT askingChanged(true);
    }
    return true;
}

void PhotoQuestions::takeRest() {
    if (isAsking()) {
        m_asking.takeRest();
        m_given.push_back({false, m_draft.setup().players});
        showNow();
        Q_EMIT changed();
        Q_EMIT askingChanged(false);
    }
}

bool PhotoQuestions::press(int key, Qt::KeyboardModifiers modifiers) {
    if (!isAsking()) {
        return false;
    }
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (isEnter && (modifiers & ~Qt::KeypadModifier) == Qt::ShiftModifier) {
        takeRest();
        return true;
    }
    return m_card->press(key, modifiers);
}

bool PhotoQuestions::askAt(const vision::Place& place) {
    const auto& open = m_asking.open();
    const auto found = std::ranges::find_if(open, [&](const questions::Question& question) {
        return std::ranges::any_of(question.items, [&](const questions::Item& item) { return item.at == place; });
    });
    if (found == open.end()) {
        return false;
    }
    m_asking.askNow(static_cast<std::size_t>(found - open.begin()));
    showNow();
    Q_EMIT changed();
    return true;
}

std::vector<vision::Place> PhotoQuestions::places() const {
    std::vector<vision::Place> places;
    if (isAsking()) {
        for (const questions::Item& item : m_asking.now().items) {
            places.push_back(item.at);
        }
    }
    return places;
}

void PhotoQuestions::showNow() {
    showMarks();
    if (!isAsking()) {
        return;
    }
    const std::size_t number = m_asking.done() + 1;
    m_count->setText(tr("Question %1 of %2").arg(number).arg(m_asking.count()));
    m_progress->setDone(m_asking.done(), m_asking.count());
    const auto board = bareBoard(m_draft.setup());
    const questions::QuestionWords words(board ? &*board : nullptr, m_draft.setup().players, language());
    m_card->ask(m_asking.now(), m_cropped, words, m_asking.canGoBack());
    setAccessibleName(QStringLiteral("%1. %2").arg(m_count->text(), m_card->accessibleName()));
    m_next.show(m_asking.open(), number, m_cropped, words);
}

void PhotoQuestions::showMarks() {
    std::vector<PhotoView::Mark> marks;
    std::size_t number = m_asking.done();
    for (const questions::Question& question : m_asking.open()) {
        ++number;
        for (const questions::Item& item : question.items) {
            const SpotInPicture spot = spotOf(m_cropped.plane, item);
            marks.push_back({spot.at, number, number == m_asking.done() + 1, spot.radius});
        }
    }
    m_photo.setMarks(std::move(marks));
}

}  // namespace ui
