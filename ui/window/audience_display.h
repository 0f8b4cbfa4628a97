// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

#include "ui/window/menu_maker.h"

namespace ui {

struct Backstage;
class AudienceWindow;

/// The second window, for everybody else: the game at the table as all may see it, with its clocks.
class AudienceDisplay : public QObject {
    Q_OBJECT

public:
    /// It opens beside `window`, which keeps the keyboard.
    AudienceDisplay(Backstage& backstage, QWidget& window);
    ~AudienceDisplay() override;

    [[nodiscard]] MenuEntry entry();
    [[nodiscard]] bool isOn() const;
    void turn(bool on);
    /// Language, look or what it is to show has changed.
    void renew();
    /// It closes with the window.
    void close();

Q_SIGNALS:
    /// It was opened or closed, also by itself.
    void turned();

private:
    Backstage& m_backstage;
    QWidget& m_beside;
    std::unique_ptr<AudienceWindow> m_window;
};

}  // namespace ui
