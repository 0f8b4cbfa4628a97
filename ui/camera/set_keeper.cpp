// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/set_keeper.h"

#include <QCoreApplication>
#include <QThread>
#include <utility>

#include "adjudicator/sets/learn_board.h"
#include "adjudicator/watch/known_table.h"
#include "adjudicator/watch/looked_for.h"
#include "ui/camera/given_corners.h"
#include "ui/camera/photo_board.h"
#include "ui/files/loose_thread.h"
#include "vision/read_photo.h"

namespace ui {

namespace {

namespace sets = adjudicator::sets;

struct SetText {
    Q_DECLARE_TR_FUNCTIONS(ui::SetText)
};

QString shelfProblem(sets::ShelfError error) {
    using sets::ShelfError;
    switch (error) {
        case ShelfError::BadName:
            return SetText::tr("That is no name for a set: one line, not too long.");
        case ShelfError::NoSuchSet:
            return SetText::tr("There is no set of this name any more.");
        case ShelfError::NameTaken:
            return SetText::tr("Another set has this name.");
        case ShelfError::TooMany:
            return SetText::tr("So many sets are remembered already that one must be forgotten first.");
        case ShelfError::NotWritten:
            return SetText::tr("The file of the set cannot be written.");
    }
    return {};
}

QString learnProblem(sets::LearnError error) {
    using sets::LearnError;
    switch (error) {
        case LearnError::NoTiles:
            return SetText::tr("No tiles can be seen where the board should lie.");
        case LearnError::BadName:
            return shelfProblem(sets::ShelfError::BadName);
        case LearnError::TooMany:
            return shelfProblem(sets::ShelfError::TooMany);
        case LearnError::NotWritten:
            return shelfProblem(sets::ShelfError::NotWritten);
    }
    return {};
}

QString learn(const vision::Image& image, const vision::BoardReading& reading, const engine::Setup& confirmed,
              const std::string& name) {
    const auto board = sets::confirmedBoard(reading, confirmed);
    if (!board) {
        return SetText::tr("The board in the picture is another one.");
    }
    const auto learned = sets::learnBoard(sets::setFolder(), name, image, *board);
    return learned ? QString() : learnProblem(learned.error());
}

QString learnFrom(const vision::Image& image, const std::optional<MarkedCorners>& corners,
                  const engine::Setup& confirmed, const std::string& name) {
    const engine::Layout layout = adjudicator::watch::layoutOf(confirmed);
    if (layout.land.empty() || layout.land.size() > vision::kMostLand) {
        return SetText::tr("The board in the picture is another one.");
    }
    std::optional<vision::Homography> near;
    if (corners) {
        if (const auto lattice =
                vision::latticeThrough(givenCorners(*corners), image.width, image.height, markedLand(layout.land))) {
            near = *lattice;
        }
    }
    const auto lookedFor = adjudicator::watch::lookedForBy(confirmed.documents);
    const auto reading = vision::readBoard(image, {}, lookedFor, layout, near);
    return reading ? learn(image, *reading, confirmed, name) : SetText::tr("No board can be recognised now.");
}

void inBackground(std::function<QString()> work, QObject* receiver, SetLearned done) {
    auto problem = std::make_shared<QString>();
    QThread* thread = QThread::create([work = std::move(work), problem] { *problem = work(); });
    QObject::connect(thread, &QThread::finished, receiver, [problem, done = std::move(done)] { done(*problem); });
    startLoose(*thread);
}

}  // namespace

QStringList knownSetNames() {
    QStringList names;
    for (const sets::KnownSet& set : sets::readShelf(sets::setFolder()).sets) {
        names.append(QString::fromStdString(set.name));
    }
    return names;
}

QString freeSetName() {
    return QString::fromStdString(sets::readShelf(sets::setFolder()).freeName(SetText::tr("Set").toStdString()));
}

QString renameKnownSet(const QString& name, const QString& to) {
    const auto done = sets::renameSet(sets::setFolder(), name.toStdString(), to.toStdString());
    return done ? QString() : shelfProblem(done.error());
}

QString forgetKnownSet(const QString& name) {
    const auto done = sets::forgetSet(sets::setFolder(), name.toStdString());
    return done ? QString() : shelfProblem(done.error());
}

void learnSetInBackground(std::shared_ptr<const PhotoBoard> board, const engine::Setup& confirmed, const QString& name,
                          QObject* receiver, SetLearned done) {
    inBackground([board = std::move(board), confirmed,
                  name = name.toStdString()] { return learn(board->image, board->reading, confirmed, name); },
                 receiver, std::move(done));
}

void learnSetInBackground(std::shared_ptr<const vision::Image> frame, const std::optional<MarkedCorners>& corners,
                          const engine::Setup& confirmed, const QString& name, QObject* receiver, SetLearned done) {
    inBackground([frame = std::move(frame), corners, confirmed,
                  name = name.toStdString()] { return learnFrom(*frame, corners, confirmed, name); },
                 receiver, std::move(done));
}

}  // namespace ui
