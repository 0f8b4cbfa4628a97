// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/kit/page.h"

namespace ui {

/// Version, licence, and the libraries with their versions as they are loaded, to be copied into a message.
class AboutPage : public Page {
    Q_OBJECT

public:
    explicit AboutPage(QWidget* parent);
};

}  // namespace ui
