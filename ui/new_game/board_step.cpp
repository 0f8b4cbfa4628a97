// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/board_step.h"

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSpinBox>
#include <QSplitter>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/notation/position_json.h"
#include "ui/board/board_view.h"
#include "ui/desk/set_keeper.h"
#include "ui/new_game/hex_menu.h"
#include "ui/new_game/photo_pane.h"
#include "ui/pages/brush_bar.h"
#include "ui/pages/game_draft.h"
#include "ui/pages/photo_view.h"
#include "ui/parts/set_bar.h"
#include "ui/text/fault_text.h"
#include "ui/text/units_text.h"

namespace ui {

namespace {

constexpr int kToolsWidth = 272;

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

}  // namespace

BoardStep::BoardStep(GameDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft) {
    auto* parts = new QHBoxLayout(this);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(0);
    auto* tools = new QWidget(this);
    auto* column = new QVBoxLayout(tools);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeChoices());
    m_brushes = new BrushBar(tools);
    column->addWidget(m_brushes);
    column->addWidget(makeEditorRow());
    column->addStretch(1);
    auto* area = new QScrollArea(this);
    area->setWidget(tools);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFixedWidth(kToolsWidth);
    area->setFocusPolicy(Qt::NoFocus);
    tools->setBackgroundRole(QPalette::Base);
    parts->addWidget(area);

    auto* middle = new QVBoxLayout;
    middle->setSpacing(0);
    auto* views = new QSplitter(Qt::Horizontal, this);
    m_photo = new PhotoPane(views);
    m_photo->hide();
    m_board = new BoardView(views);
    views->addWidget(m_photo);
    views->addWidget(m_board);
    middle->addWidget(views, 1);
    middle->addWidget(makeQuestions());
    middle->addWidget(makeSetBar());
    // Over the sea, so that the board keeps its place when something is pointed at.
    auto* over = new QVBoxLayout(m_board);
    m_pointed = new QLabel(m_board);
    m_pointed->setObjectName(QStringLiteral("boxed"));
    m_pointed->setAttribute(Qt::WA_StyledBackground);
    m_pointed->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_pointed->setProperty("kind", QStringLiteral("dim"));
    m_pointed->setContentsMargins(8, 2, 8, 2);
    m_pointed->hide();
    over->addStretch(1);
    over->addWidget(m_pointed, 0, Qt::AlignLeft);
    m_notice = new QLabel(this);
    m_notice->setWordWrap(true);
    m_notice->setProperty("kind", QStringLiteral("bad"));
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
    m_photo->setLand(landOf(m_draft.setup()));
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
    auto* column = new QVBoxLayout(m_questionBox);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* head = new QLabel(
        tr("Seen without certainty. The likeliest stands on the board; tick off what was looked at."), m_questionBox);
    head->setWordWrap(true);
    head->setProperty("kind", QStringLiteral("warn"));
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
    m_photo->setLand(landOf(m_draft.setup()));
    m_undo->setEnabled(m_draft.canUndo());
    m_redo->setEnabled(m_draft.canRedo());
    m_clear->setEnabled(!hasNoPieces(m_draft.setup()));
    showDealt();
}

}  // namespace ui
