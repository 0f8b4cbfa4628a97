// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/photo_reader.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThread>
#include <algorithm>
#include <memory>
#include <numbers>

#ifdef ADJ_WITH_VISION
#include "adjudicator/questions/questions_of.h"
#include "adjudicator/sets/set_shelf.h"
#include "adjudicator/watch/looked_for.h"
#include "ui/camera/given_corners.h"
#include "ui/camera/photo_board.h"
#include "ui/files/loose_thread.h"
#include "ui/text/photo_text.h"
#include "vision/read_photo.h"
#endif

namespace ui {

#ifdef ADJ_WITH_VISION

namespace {

struct Photo {
    Q_DECLARE_TR_FUNCTIONS(ui::Photo)
};

QString problemText(vision::ReadError error) {
    using vision::ReadError;
    switch (error) {
        case ReadError::NotFound:
            return Photo::tr("There is no such file.");
        case ReadError::NotAFile:
            return Photo::tr("This is no file.");
        case ReadError::NoAccess:
            return Photo::tr("The file cannot be read.");
        case ReadError::Empty:
            return Photo::tr("The file is empty.");
        case ReadError::FileTooLarge:
            return Photo::tr("The file is too large.");
        case ReadError::UnknownFormat:
            return Photo::tr(
                "This is no picture that can be read: JPEG, PNG, WebP, HEIC, AVIF, GIF, BMP and TIFF are.");
        case ReadError::TooManyPixels:
            return Photo::tr("The picture has too many pixels.");
        case ReadError::Damaged:
            return Photo::tr("The picture is damaged.");
        case ReadError::NoDecoder:
            return Photo::tr("The camera module of this program is missing.");
        case ReadError::NoNets:
        case ReadError::NoEyes:
            return netProblem();
        case ReadError::NoBoard:
            return Photo::tr("No board can be recognised in this picture.");
    }
    return {};
}

QPolygonF outlineOf(const vision::Homography& homography, engine::Hex hex) {
    using std::numbers::sqrt3;
    QPolygonF polygon;
    const double x = sqrt3 * (hex.q + hex.r / 2.0);
    const double y = 1.5 * hex.r;
    for (const auto& [dx, dy] : {std::pair(0.0, -1.0), std::pair(sqrt3 / 2, -0.5), std::pair(sqrt3 / 2, 0.5),
                                 std::pair(0.0, 1.0), std::pair(-sqrt3 / 2, 0.5), std::pair(-sqrt3 / 2, -0.5)}) {
        const vision::Point at = homography({x + 0.94 * dx, y + 0.94 * dy});
        polygon.append(QPointF(at.x, at.y));
    }
    return polygon;
}

vision::Image pixelsOf(const QImage& picture) {
    const QImage plain = picture.convertToFormat(QImage::Format_RGB888);
    vision::Image image;
    image.width = plain.width();
    image.height = plain.height();
    image.rgb.reserve(image.stride() * static_cast<std::size_t>(image.height));
    for (int y = 0; y < plain.height(); ++y) {
        const uchar* row = plain.constScanLine(y);
        image.rgb.insert(image.rgb.end(), row, row + image.stride());
    }
    return image;
}

/// A picture, if there is one, and what was read in it.
struct Photographed {
    vision::Image image;
    engine::Expected<vision::BoardReading, vision::ReadError> board =
        engine::unexpected(vision::ReadError::TooManyPixels);
    std::optional<MarkedCorners> corners;
    QString set;
};

/// The known sets that a board may be read as.
struct SetsAllowed {
    std::vector<QString> names;
    vision::KnownSets known;
};

SetsAllowed setsAllowed(const SetWish& wish) {
    SetsAllowed allowed;
    if (wish && wish->isEmpty()) {
        return allowed;
    }
    namespace sets = adjudicator::sets;
    for (const sets::KnownSet& set : sets::readShelf(sets::setFolder()).sets) {
        const QString name = QString::fromStdString(set.name);
        if (!wish || *wish == name) {
            allowed.names.push_back(name);
            allowed.known.sets.push_back(set.look);
        }
    }
    allowed.known.isSaid = wish.has_value();
    return allowed;
}

void readInto(Photographed& photo, const vision::LookedFor& lookedFor, const SetWish& set,
              const std::optional<engine::Layout>& layout, const std::optional<vision::Homography>& near) {
    const SetsAllowed sets = setsAllowed(set);
    photo.board = vision::readBoard(photo.image, {}, lookedFor, layout, near, sets.known);
    if (photo.board && photo.board->set) {
        photo.set = sets.names[*photo.board->set];
    }
}

Photographed readFile(const QString& file, const vision::LookedFor& lookedFor) {
    Photographed photo;
    auto image = vision::loadPhoto(std::filesystem::path(file.toStdU16String()));
    if (!image) {
        photo.board = engine::unexpected(image.error());
        return photo;
    }
    photo.image = std::move(*image);
    readInto(photo, lookedFor, {}, {}, {});
    return photo;
}

/// The box whose island this is, else the island alone.
engine::Layout layoutWith(const std::vector<engine::Hex>& land) {
    const std::set<engine::Hex> wanted(land.begin(), land.end());
    for (const engine::Layout& box : {engine::layoutForFour(), engine::layoutForSix()}) {
        if (std::set<engine::Hex>(box.land.begin(), box.land.end()) == wanted) {
            return box;
        }
    }
    engine::Layout own;
    own.land = land;
    return own;
}

Photographed readPicture(const QImage& picture, const std::optional<MarkedBoard>& marked, const SetWish& set,
                         const vision::LookedFor& lookedFor) {
    Photographed photo;
    if (marked) {
        photo.corners = marked->corners;
    }
    if (std::int64_t{picture.width()} * picture.height() > vision::kMostPixels) {
        return photo;
    }
    photo.image = pixelsOf(picture);
    std::optional<vision::Homography> near;
    std::optional<engine::Layout> layout;
    if (marked) {
        const auto& land = markedLand(marked->land);
        layout = layoutWith(land);
        const auto lattice =
            vision::latticeThrough(givenCorners(marked->corners), photo.image.width, photo.image.height, land);
        if (!lattice) {
            photo.board =
                engine::unexpected(lattice.error() == vision::CornersError::NoEyes ? vision::ReadError::NoEyes
                                                                                   : vision::ReadError::NoBoard);
            return photo;
        }
        near = *lattice;
    }
    readInto(photo, lookedFor, set, layout, near);
    return photo;
}

QTransform planeOf(const vision::Homography& homography) {
    const auto& m = homography.m;
    return {m[0][0], m[1][0], m[2][0], m[0][1], m[1][1], m[2][1], m[0][2], m[1][2], m[2][2]};
}

/// Borrows the pixels; they live as long as the picture or a copy of it.
QImage pictureOf(const std::shared_ptr<const PhotoBoard>& board) {
    const vision::Image& pixels = board->image;
    if (pixels.rgb.empty()) {
        return {};
    }
    return {pixels.rgb.data(),
            pixels.width,
            pixels.height,
            static_cast<qsizetype>(pixels.stride()),
            QImage::Format_RGB888,
            [](void* held) { delete static_cast<std::shared_ptr<const PhotoBoard>*>(held); },
            new std::shared_ptr<const PhotoBoard>(board)};
}

PhotoResult resultOf(Photographed photo) {
    PhotoResult result;
    const auto held = std::make_shared<const PhotoBoard>(
        PhotoBoard{std::move(photo.image), photo.board.value_or(vision::BoardReading())});
    const vision::Image& pixels = held->image;
    result.image = pictureOf(held);
    result.set = photo.set;
    result.corners = photo.corners;
    if (!photo.board) {
        result.problem = photo.corners && photo.board.error() == vision::ReadError::NoBoard
                             ? Photo::tr("No tiles lie where the corners were marked.")
                             : problemText(photo.board.error());
        return result;
    }
    result.board = held;
    const vision::BoardReading& board = held->reading;
    result.corners.reset();
    if (vision::cornerHexesOf(board.layout.land)) {
        result.corners =
            markedCorners(vision::cornersOf(board.homography, pixels.width, pixels.height, board.layout.land));
    }
    result.isMirrored = board.mirrored;
    result.unseen = static_cast<int>(vision::unseenHexesOf(board).size());
    result.isVouched = board.isVouched;
    result.setup = vision::toSetup(board);
    constexpr double kSureOfBox = 0.9;
    result.isBoxSure = board.layoutConfidence >= kSureOfBox;
    result.plane = planeOf(board.homography);
    result.questions = adjudicator::questions::questionsOf(board);
    for (const vision::TileReading& tile : board.tiles) {
        const bool doubtful = vision::isDoubtful(board, tile.hex);
        if (doubtful) {
            result.doubtful.insert(tile.hex);
        }
        result.outlines.push_back({tile.hex, outlineOf(board.homography, tile.hex), doubtful});
    }
    return result;
}

}  // namespace

namespace {

/// Who plays is said only where somebody has a name: else four colours stand there as they come out of the box.
vision::LookedFor lookedForAt(const engine::Setup& table) {
    const bool isSaid = std::ranges::any_of(table.players, [](const auto& player) { return !player.name.empty(); });
    return isSaid ? adjudicator::watch::lookedForOn(table) : adjudicator::watch::lookedForBy(table.documents);
}

void readInBackground(std::function<Photographed()> read, QObject* receiver, std::function<void(PhotoResult)> done) {
    auto result = std::make_shared<PhotoResult>();
    QThread* thread = QThread::create([read = std::move(read), result] { *result = resultOf(read()); });
    QObject::connect(thread, &QThread::finished, receiver,
                     [result, done = std::move(done)] { done(std::move(*result)); });
    startLoose(*thread);
}

}  // namespace

bool canReadPhotos() {
    return true;
}

void readPhotoInBackground(const QString& file, const engine::Setup& table, QObject* receiver,
                           std::function<void(PhotoResult)> done) {
    const vision::LookedFor lookedFor = lookedForAt(table);
    readInBackground([file, lookedFor] { return readFile(file, lookedFor); }, receiver, std::move(done));
}

void readPictureInBackground(const QImage& picture, const std::optional<MarkedBoard>& marked, const SetWish& set,
                             const engine::Setup& table, QObject* receiver, std::function<void(PhotoResult)> done) {
    const vision::LookedFor lookedFor = lookedForAt(table);
    readInBackground([picture, marked, set, lookedFor] { return readPicture(picture, marked, set, lookedFor); },
                     receiver, std::move(done));
}

#else

bool canReadPhotos() {
    return false;
}

void readPhotoInBackground(const QString&, const engine::Setup&, QObject*, std::function<void(PhotoResult)>) {}
void readPictureInBackground(const QImage&, const std::optional<MarkedBoard>&, const SetWish&, const engine::Setup&,
                             QObject*, std::function<void(PhotoResult)>) {}

#endif

}  // namespace ui
