// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/new_game_page.h"

#include <QCheckBox>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSpinBox>
#include <QSplitter>
#include <QUrl>
#include <QVBoxLayout>
#include <cmath>
#include <numbers>

#include "engine/notation/position_json.h"
#include "engine/rulesets/ccm/special_cards.h"
#include "ui/board/board_view.h"
#include "ui/desk/acts.h"
#include "ui/pages/brush_bar.h"
#include "ui/pages/findings_panel.h"
#include "ui/pages/photo_view.h"
#include "ui/pages/player_list.h"
#include "ui/text/fault_text.h"
#include "ui/text/units_text.h"

namespace ui {

namespace {

QLabel* heading(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    QFont font = label->font();
    font.setPixelSize(16);
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    return label;
}

QWidget* scrolled(QWidget* content, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

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

NewGamePage::NewGamePage(GameDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft) {
    auto* middle = new QWidget(this);
    auto* middleLayout = new QVBoxLayout(middle);
    middleLayout->setContentsMargins(0, 0, 0, 0);
    middleLayout->setSpacing(0);
    m_brushes = new BrushBar(middle);
    auto* views = new QSplitter(Qt::Horizontal, middle);
    m_photo = new PhotoView(views);
    m_photo->hide();
    m_board = new BoardView(views);
    views->addWidget(m_photo);
    views->addWidget(m_board);
    m_notice = new QLabel(middle);
    m_notice->setWordWrap(true);
    m_notice->setContentsMargins(14, 8, 14, 8);
    m_notice->hide();
    middleLayout->addWidget(m_brushes);
    middleLayout->addWidget(views, 1);
    middleLayout->addWidget(m_notice);

    auto* split = new QSplitter(Qt::Horizontal, this);
    split->addWidget(makeChoices());
    split->addWidget(middle);
    m_findings = new FindingsPanel(split);
    split->addWidget(m_findings);
    split->setStretchFactor(0, 0);
    split->setStretchFactor(1, 1);
    split->setStretchFactor(2, 0);
    split->setChildrenCollapsible(false);
    split->setHandleWidth(1);
    split->setSizes({330, 1000, 300});
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(split);

    auto* paste = new QShortcut(QKeySequence::Paste, this);
    paste->setContext(Qt::WidgetWithChildrenShortcut);
    connect(paste, &QShortcut::activated, this, &NewGamePage::pastePhoto);
    connect(m_board, &BoardView::placeChosen, this, &NewGamePage::place);
    connect(m_photo, &PhotoView::hexChosen, this, &NewGamePage::askHex);
    connect(m_findings, &FindingsPanel::startRequested, this, &NewGamePage::startRequested);
    connect(m_findings, &FindingsPanel::optionChosen, this, [this](engine::RulingChoice choice) {
        m_draft.setRuling(std::string(engine::toText(choice.id)), std::string(engine::optionText(choice)));
        refresh();
    });
    connect(m_brushes, &BrushBar::brushChanged, this, [this] { refresh(); });
    if (m_draft.setup().hexes.empty()) {
        m_draft.randomise(false, m_random);
    }
    m_players->setPlayers(m_draft.setup().players);
    refresh();
}

QWidget* NewGamePage::makeChoices() {
    auto* box = new QWidget(this);
    box->setObjectName(QStringLiteral("panel"));
    box->setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(16, 14, 16, 14);
    layout->setSpacing(8);

    layout->addWidget(heading(tr("1  Rules"), box));
    auto* base = new QCheckBox(tr("Base rules"), box);
    base->setChecked(true);
    base->setEnabled(false);
    layout->addWidget(base);
    m_soldiers = new QCheckBox(
        said(engine::titleOf(engine::Document::Soldiers)).replace(QLatin1Char('&'), QStringLiteral("&&")), box);
    m_soldiers->setChecked(m_draft.hasDocument("soldiers"));
    layout->addWidget(m_soldiers);
    m_ccm = new QCheckBox(tr("CCM § 5: winning score"), box);
    m_ccm->setChecked(m_draft.hasDocument("ccm"));
    m_score = new QSpinBox(box);
    m_score->setRange(engine::kLeastWinningScore, engine::kMostWinningScore);
    const auto& numbers = m_draft.setup().numbers;
    const auto score = numbers.find("winning_score");
    m_score->setValue(score != numbers.end() ? score->second : 13);
    m_score->setEnabled(m_ccm->isChecked());
    m_score->setMinimumHeight(32);
    m_score->setAccessibleName(tr("Winning score"));
    auto* ccmRow = new QHBoxLayout;
    ccmRow->addWidget(m_ccm, 1);
    ccmRow->addWidget(m_score);
    layout->addLayout(ccmRow);
    connect(m_soldiers, &QCheckBox::toggled, this, [this](bool on) {
        m_draft.setDocument("soldiers", on);
        refresh();
    });
    const auto takeScore = [this] {
        m_score->setEnabled(m_ccm->isChecked());
        m_draft.setDocument("ccm", m_ccm->isChecked());
        m_draft.setWinningScore(m_ccm->isChecked() ? std::optional(m_score->value()) : std::nullopt);
        refresh();
    };
    connect(m_ccm, &QCheckBox::toggled, this, takeScore);
    connect(m_score, &QSpinBox::valueChanged, this, takeScore);

    layout->addSpacing(10);
    layout->addWidget(heading(tr("2  Players in seat order"), box));
    m_players = new PlayerList(box);
    layout->addWidget(m_players);
    connect(m_players, &PlayerList::playersChanged, this, [this] {
        m_draft.setPlayers(m_players->players());
        refresh();
    });

    layout->addSpacing(10);
    layout->addWidget(heading(tr("3  Board"), box));
    const auto button = [&](const QString& text, auto press) {
        auto* push = new QPushButton(text, box);
        connect(push, &QPushButton::clicked, this, press);
        layout->addWidget(push);
        return push;
    };
    const auto random = [this](bool large) {
        m_draft.randomise(large, m_random);
        m_photo->hide();
        notice({});
        refresh();
    };
    button(tr("Random, 3–4 players"), [random] { random(false); });
    button(tr("Random, 5–6 players"), [random] { random(true); });
    auto* photo = button(tr("From a photo…"), [this] { chooseFile(true); });
    photo->setEnabled(canReadPhotos());
    photo->setToolTip(tr("A picture that was copied elsewhere: Ctrl+V"));
    m_camera = button(tr("From the camera"), [this] { Q_EMIT cameraRequested(); });
    m_camera->setEnabled(false);
    m_camera->setToolTip(tr("F5 switches the camera on"));
    button(tr("From a position file…"), [this] { chooseFile(false); });
    m_complete = button(tr("Fill in tokens and harbours"), [this] {
        m_draft.complete(m_random);
        refresh();
    });
    m_complete->setToolTip(
        tr("Deals the tokens that are left over to the hexes without one, and sets the harbours of the frame"));
    layout->addStretch(1);
    QWidget* area = scrolled(box, this);
    area->setMinimumWidth(320);
    area->setMaximumWidth(380);
    return area;
}

void NewGamePage::notice(const QString& text) {
    m_notice->setText(text);
    m_notice->setVisible(!text.isEmpty());
    m_notice->setProperty("kind", QStringLiteral("bad"));
}

void NewGamePage::chooseFile(bool photo) {
    const QString filter =
        photo ? tr("Photos (*.jpg *.jpeg *.png *.webp)") : tr("Position files (*.json *.catan);;All files (*)");
    const QString path =
        QFileDialog::getOpenFileName(this, photo ? tr("Photo of a board") : tr("Position file"), QString(), filter);
    if (!path.isEmpty()) {
        photo ? openPhoto(path) : openPosition(path);
    }
}

void NewGamePage::openFile(const QString& path) {
    const QString ending = QFileInfo(path).suffix().toLower();
    const QStringList pictures{QStringLiteral("jpg"), QStringLiteral("jpeg"), QStringLiteral("png"),
                               QStringLiteral("webp")};
    pictures.contains(ending) ? openPhoto(path) : openPosition(path);
}

int NewGamePage::seats() const {
    return m_board->seats();
}

void NewGamePage::openPosition(const QString& path) {
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
    m_players->setPlayers(m_draft.setup().players);
    m_photo->hide();
    notice({});
    refresh();
}

void NewGamePage::openPhoto(const QString& path) {
    notice(tr("Reading %1 …").arg(QFileInfo(path).fileName()));
    readPhotoInBackground(path, this, [this](PhotoResult result) { takePhoto(std::move(result)); });
}

void NewGamePage::takePicture(const QImage& picture) {
    if (picture.isNull()) {
        notice(tr("The camera shows nothing now."));
        return;
    }
    notice(tr("Reading the picture …"));
    readPictureInBackground(picture, this, [this](PhotoResult result) { takePhoto(std::move(result)); });
}

void NewGamePage::setCameraReady(bool isReady) {
    m_camera->setEnabled(isReady);
}

void NewGamePage::pastePhoto() {
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

void NewGamePage::takePhoto(PhotoResult result) {
    if (!result.problem.isEmpty()) {
        notice(result.problem + QLatin1Char(' ') + tr("Nothing was changed."));
        return;
    }
    m_draft.load(std::move(result.setup), result.doubtful);
    m_board->setSeats(seatsLike(result.outlines));
    m_photo->setPhoto(std::move(result.image), std::move(result.outlines));
    m_photo->show();
    auto* views = qobject_cast<QSplitter*>(m_photo->parentWidget());
    views->setSizes({views->width() / 2, views->width() / 2});
    notice({});
    refresh();
}

void NewGamePage::place(const PlaceName& place) {
    const Brush& brush = m_brushes->brush();
    if (brush.kind == Brush::Kind::Look) {
        if (const auto* hex = std::get_if<engine::Hex>(&place)) {
            askHex(*hex);
        }
        return;
    }
    m_draft.paint(brush, place, m_brushes->owner());
    refresh();
}

void NewGamePage::askHex(engine::Hex hex) {
    m_photo->setChosen(hex);
    QMenu menu(this);
    const auto paint = [&](const Brush& brush) {
        return [this, brush, hex] {
            m_draft.paint(brush, hex, {});
            refresh();
        };
    };
    if (m_draft.doubtful().contains(hex)) {
        menu.addAction(tr("It is right as shown"), this, [this, hex] {
            m_draft.confirm(hex);
            refresh();
        });
        menu.addSeparator();
    }
    for (const engine::Terrain terrain :
         {engine::Terrain::Forest, engine::Terrain::Pasture, engine::Terrain::Fields, engine::Terrain::Hills,
          engine::Terrain::Mountains, engine::Terrain::Desert, engine::Terrain::Gold, engine::Terrain::Sea}) {
        Brush brush;
        brush.kind = Brush::Kind::Terrain;
        brush.terrain = terrain;
        menu.addAction(terrainWord(terrain), this, paint(brush));
    }
    QMenu* numbers = menu.addMenu(tr("Number token"));
    for (const int number : {2, 3, 4, 5, 6, 8, 9, 10, 11, 12}) {
        Brush brush;
        brush.kind = Brush::Kind::Number;
        brush.number = number;
        numbers->addAction(QString::number(number), this, paint(brush));
    }
    Brush none;
    none.kind = Brush::Kind::Number;
    numbers->addAction(tr("None"), this, paint(none));
    Brush robber;
    robber.kind = Brush::Kind::Robber;
    menu.addAction(tr("Robber here"), this, paint(robber));
    menu.exec(QCursor::pos());
    m_photo->setChosen(std::nullopt);
}

void NewGamePage::refresh() {
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
    m_photo->setDoubtful(m_draft.doubtful());
    m_findings->show(m_draft);
}

}  // namespace ui
