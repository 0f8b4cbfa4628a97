// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desk/book_care.h"

namespace ui {

/// Asks where backups, receipts or a copy of the open book go, and has them go there; nothing where nobody names a place.
void askForPlace(QWidget& over, BookCare& care, BookCare::Aim aim);

}  // namespace ui
