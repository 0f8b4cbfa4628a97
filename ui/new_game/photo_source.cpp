// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/photo_source.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QListWidget>
#include <QMimeData>
#include <QSplitter>
#include <QUrl>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "ui/camera/set_keeper.h"
#include "ui/camera_dock/photo_view.h"
#include "ui/camera_dock/set_bar.h"
#include "ui/draft/game_draft.h"
#include "ui/kit/kit.h"
#include "ui/new_game/photo_pane.h"

namespace ui {

namespace {

/// By how many seats the board must be turned to lie as in the photo: where east went there.
int seatsLike(const std::vector<PhotoResult::Outline>& outlines) {
    std::optional<QPointF> middle;
    std::optional<QPointF> east;
    for (const auto& outline : outlines) {
        const QPointF at = outline.polygon.boundingRect().center();
        if (outline.hex == engine::Hex{0, 0}) {
            middle = at;
        } else if (outline.hex == engine::Hex{2, 0}) {
            east = at;
        }
    }
    if (!middle || !east) {
        return 0;
    }
    const QPointF along = *east - *middle;
    return static_cast<int>(std::lround(std::atan2(along.y(), along.x()) * 3 / std::numbers::pi));
}

/// The hexes of a set-up that are no sea, in their order.
std::vector<engine::Hex> landOf(const engine::Setup& setup) {
    std::vector<engine::Hex> land;
    for (const engine::HexSetup& hex : setup.hexes) {
        if (hex.terrain != engine::Terrain::Sea) {
            land.push_back(hex.hex);
        }
    }
    std::sort(land.begin(), land.end());
    return land;
}

/// What must be known of a reading as a whole.
QString noteOn(const PhotoResult& result) {
    QStringList notes;
    if (!result.isVouched) {
        notes.append(PhotoSource::tr("No tiles are seen where the corners lie. Look whether they are right."));
    }
    if (result.isMirrored) {
        notes.append(PhotoSource::tr("The picture is mirrored; it was read the right way round."));
    }
    return notes.join(QLatin1Char(' '));
}

}  // namespace

PhotoSource::PhotoSource(GameDraft& draft, PhotoPane& pane, QWidget* parent)
    : QWidget(parent), m_draft(draft), m_pane(pane) {
    m_pane.hide();
    makeQuestions();
    makeSetBar();
    kit::fill(*kit::column(this, 0), {m_questionBox, m_set});
    connect(&m_pane, &PhotoPane::putAway, this, [this] {
        leave();
        Q_EMIT said({});
    });
    connect(&m_pane, &PhotoPane::cornersMarked, this, [this] { read(m_pane.picture(), m_pane.marked()); });
}

void PhotoSource::open(const QString& path) {
    if (!canReadPhotos()) {
        Q_EMIT failed(tr("This program was built without reading photos."));
        return;
    }
    Q_EMIT said(tr("Reading %1 …").arg(QFileInfo(path).fileName()));
    readPhotoInBackground(path, m_draft.setup(), this, [this](PhotoResult result) { take(std::move(result)); });
}

void PhotoSource::read(const QImage& picture, const std::optional<MarkedBoard>& marked, const SetWish& set) {
    if (picture.isNull()) {
        Q_EMIT failed(tr("The camera shows nothing now."));
        return;
    }
    Q_EMIT said(tr("Reading the picture …"));
    readPictureInBackground(picture, marked, set, m_draft.setup(), this,
                            [this](PhotoResult result) { take(std::move(result)); });
}

void PhotoSource::paste() {
    const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
    if (copied == nullptr || !canReadPhotos()) {
        return;
    }
    if (copied->hasImage()) {
        read(QGuiApplication::clipboard()->image());
    } else if (copied->hasUrls() && copied->urls().front().isLocalFile()) {
        Q_EMIT fileGiven(copied->urls().front().toLocalFile());
    } else {
        Q_EMIT failed(tr("There is no picture in the clipboard."));
    }
}

void PhotoSource::take(PhotoResult result) {
    if (!result.problem.isEmpty()) {
        QString notice = result.problem + QLatin1Char(' ') + tr("Nothing was changed.");
        if (!result.image.isNull()) {
            notice += QLatin1Char(' ') + tr("If there is a board, mark its corners in the picture.");
            m_pane.setPhoto(result);
            showQuestions({});
            m_set->hide();
            m_isThere = true;
            m_pane.setVisible(m_isShown);
            setUnread(true);
        }
        Q_EMIT failed(notice);
        return;
    }
    const QString note = noteOn(result);
    setUnread(false);
    m_draft.load(std::move(result.setup), result.doubtful);
    m_pane.setLand(landOf(m_draft.setup()));
    m_pane.setPhoto(result);
    showQuestions(result.questions);
    m_read = result.board;
    m_set->setSeen(result.set);
    m_set->setVisible(m_read != nullptr);
    showPane();
    Q_EMIT taken(seatsLike(result.outlines));
    Q_EMIT said(note);
}

void PhotoSource::makeSetBar() {
    m_set = new SetBar(this);
    m_set->hide();
    connect(m_set, &SetBar::chosen, this, [this](const QString& set) { read(m_pane.picture(), m_pane.marked(), set); });
    connect(m_set, &SetBar::rememberRequested, this, [this](const QString& name) {
        learnSetInBackground(m_read, m_draft.setup(), name, m_set,
                             [this, name](const QString& problem) { m_set->setRemembered(name, problem); });
    });
}

void PhotoSource::setShown(bool isShown) {
    m_isShown = isShown;
    m_pane.setVisible(m_isThere && isShown);
    setVisible(isShown);
}

void PhotoSource::showPane() {
    m_isThere = true;
    m_pane.setVisible(m_isShown);
    auto* views = qobject_cast<QSplitter*>(m_pane.parentWidget());
    views->setSizes({views->width() / 2, views->width() / 2});
}

void PhotoSource::makeQuestions() {
    constexpr int kRowsShown = 5;
    m_questionBox = new QWidget(this);
    auto* column = kit::column(m_questionBox, 0);
    auto* head =
        kit::label(tr("Seen without certainty. The likeliest stands on the board; tick off what was looked at."),
                   m_questionBox, {.kind = "warn", .wraps = true});
    head->setContentsMargins(12, 4, 12, 4);
    m_nothing =
        kit::press(tr("Nothing there   [0]"), m_questionBox, {.kind = "small"}, this, &PhotoSource::sayNothingThere);
    auto* top = kit::row(nullptr, 6, {0, 0, 6, 0});
    kit::fill(*top, {{head, 1}, m_nothing});
    column->addLayout(top);
    m_questions = new QListWidget(m_questionBox);
    m_questions->setWordWrap(true);
    m_questions->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_questions->setAccessibleName(tr("What the photo leaves in doubt"));
    m_questions->setMaximumHeight(kRowsShown * (fontMetrics().height() + 8));
    m_questions->installEventFilter(this);
    column->addWidget(m_questions);
    connect(m_questions, &QListWidget::currentRowChanged, this, [this](int row) {
        m_pane.view().setPointed(row < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(row)));
        m_nothing->setEnabled(row >= 0 && m_asked[static_cast<std::size_t>(row)].mayBeNothing);
    });
    connect(m_questions, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        m_pane.view().setAnswered(static_cast<std::size_t>(m_questions->row(item)), item->checkState() == Qt::Checked);
    });
    m_questionBox->hide();
}

void PhotoSource::showQuestions(const std::vector<PhotoResult::Question>& questions) {
    m_questions->clear();
    m_asked = questions;
    m_nothing->setEnabled(false);
    for (std::size_t i = 0; i < questions.size(); ++i) {
        auto* item = new QListWidgetItem(QStringLiteral("%1 · %2").arg(i + 1).arg(questions[i].text));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
        if (const auto& place = questions[i].place) {
            item->setToolTip(
                std::visit([](const auto& at) { return QString::fromStdString(engine::toText(at)); }, *place));
        }
        m_questions->addItem(item);
    }
    m_questionBox->setVisible(!questions.empty());
    // The first is asked at once, with its ring in the picture.
    m_questions->setCurrentRow(questions.empty() ? -1 : 0);
}

/// What was seen there goes from the board; where nothing was seen it is right as it stands.
void PhotoSource::sayNothingThere() {
    const int row = m_questions->currentRow();
    if (row < 0 || !m_asked[static_cast<std::size_t>(row)].mayBeNothing) {
        return;
    }
    const PhotoResult::Question& asked = m_asked[static_cast<std::size_t>(row)];
    const bool taken = asked.place && m_draft.board().takeAway(*asked.place, asked.seen);
    m_questions->item(row)->setCheckState(Qt::Checked);
    goOn();
    if (taken) {
        Q_EMIT corrected();
    }
}

void PhotoSource::goOn() {
    const int count = m_questions->count();
    for (int by = 1; by < count; ++by) {
        const int row = (m_questions->currentRow() + by) % count;
        if (m_questions->item(row)->checkState() == Qt::Unchecked) {
            m_questions->setCurrentRow(row);
            return;
        }
    }
}

/// The list would look for a line that begins with what is typed.
bool PhotoSource::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_questions && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_0) {
        sayNothingThere();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void PhotoSource::setUnread(bool isUnread) {
    if (std::exchange(m_isUnread, isUnread) != isUnread) {
        Q_EMIT unreadChanged(isUnread);
    }
}

void PhotoSource::forgetUnread() {
    if (m_isUnread) {
        leave();
    }
}

void PhotoSource::leave() {
    setUnread(false);
    m_isThere = false;
    m_pane.hide();
    m_questionBox->hide();
    m_set->hide();
}

void PhotoSource::refresh() {
    m_pane.view().setDoubtful(m_draft.drawn().doubtful);
    m_pane.setLand(landOf(m_draft.setup()));
}

}  // namespace ui
