// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>

#include "ui/announcer/voice.h"

class QLabel;

namespace ui {

/// What the table is to hear, as a choice that is tried aloud at once; a line under it says what is missing here, also
/// where the choice was made on another day.
class HearingForm : public QWidget {
    Q_OBJECT

public:
    explicit HearingForm(std::function<Voice*()> find, QWidget* parent);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void tryOut();
    /// Says what is missing for what is chosen; nothing is heard. The voice, where one was looked for and found.
    Voice* tellMissing();

    std::function<Voice*()> m_find;
    QLabel* m_missing = nullptr;
};

}  // namespace ui
