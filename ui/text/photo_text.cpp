// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/photo_text.h"

#include <QCoreApplication>

#include "vision/net/shipped_nets.h"

namespace ui {

namespace {

struct PhotoText {
    Q_DECLARE_TR_FUNCTIONS(ui::PhotoText)
};

}  // namespace

QString netProblem() {
    const auto& nets = vision::net::shippedNets();
    return nets ? QString()
                : PhotoText::tr("The program's file %1 is missing or damaged. Please install the program again.")
                      .arg(QString::fromStdString(nets.error().file.string()));
}

}  // namespace ui
