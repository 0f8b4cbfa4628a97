// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace test {

/// What a widget is, for the message of a test: its class and name, what it stands in, and what it says.
[[nodiscard]] QString nameOf(const QWidget& widget);

}  // namespace test
