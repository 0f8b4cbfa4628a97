// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/places_asked.h"

#include <QCoreApplication>
#include <QFileDialog>

#include "ui/files/preferences.h"

namespace ui {

namespace {

struct PlacesAsked {
    Q_DECLARE_TR_FUNCTIONS(ui::RecordMenu)
};

/// Empty where nobody chose one.
std::filesystem::path askForFolder(QWidget& over, const QString& title, const std::filesystem::path& from) {
    return QFileDialog::getExistingDirectory(&over, title, QString::fromStdString(from.string())).toStdString();
}

}  // namespace

void askForPlace(QWidget& over, BookCare& care, BookCare::Aim aim) {
    std::filesystem::path place;
    switch (aim) {
        case BookCare::Aim::Backups:
            place = askForFolder(over, PlacesAsked::tr("Folder for backups of the record book"), care.backupFolder());
            if (!place.empty()) {
                care.setBackupFolder(place);
            }
            break;
        case BookCare::Aim::Receipts:
            place = askForFolder(over, PlacesAsked::tr("Folder or stick that keeps receipts"), care.witnessFolder());
            if (!place.empty()) {
                care.setWitnessFolder(place);
            }
            break;
        case BookCare::Aim::Copy:
            place = QFileDialog::getSaveFileName(&over, PlacesAsked::tr("Hand over a copy"),
                                                 preferences::outFile(QStringLiteral("records-copy.db")),
                                                 PlacesAsked::tr("Record books (*.db)"))
                        .toStdString();
            if (!place.empty()) {
                care.handOver(place);
            }
            break;
    }
}

}  // namespace ui
