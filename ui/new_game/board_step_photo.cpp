// SPDX-License-Identifier: GPL-3.0-or-later
// A board out of a picture: reading it, what it leaves in doubt, and the set that it is remembered as.
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QListWidget>
#include <QMimeData>
#include <QSplitter>
#include <QUrl>
#include <cmath>
#include <numbers>

#include "ui/board/board_view.h"
#include "ui/camera/set_keeper.h"
#include "ui/camera_dock/photo_view.h"
#include "ui/camera_dock/set_bar.h"
#include "ui/draft/game_draft.h"
#include "ui/kit/kit.h"
#include "ui/new_game/board_step.h"
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

}  // namespace

void BoardStep::openPhoto(const QString& path) {
    if (!canReadPhotos()) {
        notice(tr("This program was built without reading photos."));
        return;
    }
    notice(tr("Reading %1 …").arg(QFileInfo(path).fileName()));
    readPhotoInBackground(path, m_draft.setup().documents, this,
                          [this](PhotoResult result) { takePhoto(std::move(result)); });
}

void BoardStep::takePicture(const QImage& picture, const std::optional<MarkedBoard>& marked, const SetWish& set) {
    if (picture.isNull()) {
        notice(tr("The camera shows nothing now."));
        return;
    }
    notice(tr("Reading the picture …"));
    readPictureInBackground(picture, marked, set, m_draft.setup().documents, this,
                            [this](PhotoResult result) { takePhoto(std::move(result)); });
}

void BoardStep::setCameraReady(bool isReady) {
    if (m_camera != nullptr) {
        m_camera->setEnabled(isReady);
    }
}

void BoardStep::pastePhoto() {
    const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
    if (copied == nullptr || !canReadPhotos()) {
        return;
    }
    if (copied->hasImage()) {
        takePicture(QGuiApplication::clipboard()->image());
    } else if (copied->hasUrls() && copied->urls().front().isLocalFile()) {
        openFile(copied->urls().front().toLocalFile());
    } else {
        notice(tr("There is no picture in the clipboard."));
    }
}

void BoardStep::takePhoto(PhotoResult result) {
    if (!result.problem.isEmpty()) {
        QString said = result.problem + QLatin1Char(' ') + tr("Nothing was changed.");
        if (!result.image.isNull()) {
            said += QLatin1Char(' ') + tr("If there is a board, mark its corners in the picture.");
            m_photo->setPhoto(result);
            showQuestions({});
            m_set->hide();
            showPhoto();
        }
        notice(said);
        return;
    }
    m_draft.load(std::move(result.setup), result.doubtful);
    m_photo->setLand(land());
    m_board->setSeats(seatsLike(result.outlines));
    m_photo->setPhoto(result);
    showQuestions(result.questions);
    m_read = result.board;
    m_set->setSeen(result.set);
    m_set->setVisible(m_read != nullptr);
    showPhoto();
    edited();
}

QWidget* BoardStep::makeSetBar() {
    m_set = new SetBar(this);
    m_set->hide();
    connect(m_set, &SetBar::chosen, this,
            [this](const QString& set) { takePicture(m_photo->picture(), m_photo->marked(), set); });
    connect(m_set, &SetBar::rememberRequested, this, [this](const QString& name) {
        learnSetInBackground(m_read, m_draft.setup(), name, m_set,
                             [this, name](const QString& problem) { m_set->setRemembered(name, problem); });
    });
    return m_set;
}

void BoardStep::showPhoto() {
    m_photo->show();
    auto* views = qobject_cast<QSplitter*>(m_photo->parentWidget());
    views->setSizes({views->width() / 2, views->width() / 2});
}

QWidget* BoardStep::makeQuestions() {
    constexpr int kRowsShown = 5;
    m_questionBox = new QWidget(this);
    auto* column = kit::column(m_questionBox, 0);
    auto* head =
        kit::label(tr("Seen without certainty. The likeliest stands on the board; tick off what was looked at."),
                   m_questionBox, {.kind = "warn", .wraps = true});
    head->setContentsMargins(12, 4, 12, 4);
    column->addWidget(head);
    m_questions = new QListWidget(m_questionBox);
    m_questions->setWordWrap(true);
    m_questions->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_questions->setAccessibleName(tr("What the photo leaves in doubt"));
    m_questions->setMaximumHeight(kRowsShown * (fontMetrics().height() + 8));
    column->addWidget(m_questions);
    connect(m_questions, &QListWidget::currentRowChanged, this, [this](int row) {
        m_photo->view().setPointed(row < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(row)));
    });
    connect(m_questions, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        m_photo->view().setAnswered(static_cast<std::size_t>(m_questions->row(item)),
                                    item->checkState() == Qt::Checked);
    });
    m_questionBox->hide();
    return m_questionBox;
}

void BoardStep::showQuestions(const std::vector<PhotoResult::Question>& questions) {
    m_questions->clear();
    for (std::size_t i = 0; i < questions.size(); ++i) {
        auto* item = new QListWidgetItem(QStringLiteral("%1 · %2").arg(i + 1).arg(questions[i].text));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
        m_questions->addItem(item);
    }
    m_questionBox->setVisible(!questions.empty());
}

}  // namespace ui
