// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/photo_text.h"

#include <QCoreApplication>

#include "adjudicator/text/module_text.h"
#include "ui/text/language.h"
#include "vision/eyes/eyes.h"

namespace ui {

namespace {

struct PhotoText {
    Q_DECLARE_TR_FUNCTIONS(ui::PhotoText)
};

}  // namespace

QString netProblem() {
    if (const auto fault = vision::eyesFault()) {
        return capital(said(adjudicator::moduleText(*fault, adjudicator::kCameraPackage, language())));
    }
    const auto fault = vision::netFault();
    return fault ? PhotoText::tr("The program's file %1 is missing or damaged. Please install the program again.")
                       .arg(QString::fromStdString(fault->file.string()))
                 : QString();
}

}  // namespace ui
