// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/photo_source.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
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
#include "ui/new_game/questions/photo_questions.h"

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
    if (!result.isBoxSure) {
        constexpr std::size_t kSmallBox = 19;
        notes.append(result.outlines.size() > kSmallBox
                         ? PhotoSource::tr("Taken for the board for 5 and 6 players, which is not sure.")
                         : PhotoSource::tr("Taken for the board for 3 and 4 players, which is not sure."));
    }
    if (result.unseen > 0) {
        notes.append(PhotoSource::tr(
            "%n hex(es) are not in the picture. Lay them by hand, the dashed ones, or take another photo.", nullptr,
            result.unseen));
    }
    if (result.isMirrored) {
        notes.append(PhotoSource::tr("The picture is mirrored; it was read the right way round."));
    }
    return notes.join(QLatin1Char(' '));
}

}  // namespace

PhotoSource::PhotoSource(GameDraft& draft, PhotoPane& pane, PhotoQuestions& questions, QWidget* parent)
    : QWidget(parent), m_draft(draft), m_pane(pane), m_questions(questions) {
    m_pane.hide();
    m_again =
        kit::press(tr("Back to the questions   [⌫]"), this, {.kind = "small"}, &m_questions, &PhotoQuestions::back);
    makeSetBar();
    kit::fill(*kit::column(this, 0), {{m_again, 0, Qt::AlignLeft}, m_set});
    showAgain();
    connect(&m_questions, &PhotoQuestions::askingChanged, this, &PhotoSource::showAgain);
    connect(&m_pane, &PhotoPane::putAway, this, [this] {
        leave();
        Q_EMIT said({});
    });
    connect(&m_pane, &PhotoPane::cornersMarked, this, [this] { read(m_pane.picture(), m_pane.marked()); });
}

void PhotoSource::showAgain() {
    m_again->setVisible(!m_questions.isAsking() && m_questions.canGoBack());
}

void PhotoSource::forgetAnswers() {
    m_questions.end();
    showAgain();
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
        fail(result);
        return;
    }
    const QString note = noteOn(result);
    setUnread(false);
    if (!m_before) {
        m_before = Before{m_draft.drawn().past.size(), m_draft.setup().players, {}};
    }
    m_draft.load(std::move(result.setup), result.doubtful);
    m_before->seated = m_draft.setup().players;
    m_pane.setLand(landOf(m_draft.setup()));
    m_pane.setPhoto(result);
    m_read = result.board;
    m_set->setSeen(result.set);
    m_set->setVisible(m_read != nullptr);
    showPane();
    Q_EMIT taken(seatsLike(result.outlines));
    m_questions.begin(result);
    Q_EMIT said(note);
}

void PhotoSource::fail(const PhotoResult& result) {
    m_questions.end();
    m_set->hide();
    m_read.reset();
    const bool isGone = takeBack();
    if (isGone) {
        Q_EMIT takenBack();
    }
    QString notice =
        result.problem + QLatin1Char(' ') +
        (isGone ? tr("The board of the photo before is gone; Redo brings it back.") : tr("Nothing was changed."));
    if (result.image.isNull()) {
        leave();
    } else {
        notice += QLatin1Char(' ') + tr("If there is a board, mark its corners in the picture.");
        m_pane.setPhoto(result);
        m_isThere = true;
        m_pane.setVisible(m_isShown);
        setUnread(true);
    }
    Q_EMIT failed(notice);
}

bool PhotoSource::takeBack() {
    if (!m_before) {
        return false;
    }
    const Before before = *std::exchange(m_before, std::nullopt);
    const std::size_t steps = m_draft.drawn().past.size();
    while (m_draft.drawn().past.size() > before.steps) {
        m_draft.board().undo();
    }
    if (m_draft.setup().players == before.seated && before.seated != before.players) {
        m_draft.setPlayers(before.players);
    }
    return m_draft.drawn().past.size() < steps;
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
    m_before.reset();
    forgetAnswers();
    m_pane.hide();
    m_set->hide();
}

void PhotoSource::refresh() {
    m_pane.view().setDoubtful(m_draft.drawn().doubtful);
    m_pane.setLand(landOf(m_draft.setup()));
}

}  // namespace ui
