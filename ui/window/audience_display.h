// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

#include "ui/window/menu_maker.h"

namespace ui {

struct Backstage;
class AudienceWindow;
class PageStack;

/// The second window, for everybody else: the game at the table as all may see it, with its clocks. While the
/// tournament's page is in front its key turns the tournament's projector on and off instead.
class AudienceDisplay : public QObject {
    Q_OBJECT

public:
    /// It opens beside `window`, which keeps the keyboard.
    AudienceDisplay(Backstage& backstage, QWidget& window, const PageStack& pages);
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
    [[nodiscard]] bool isOfHall() const;
    QWidget& m_beside;
    const PageStack& m_pages;
    std::unique_ptr<AudienceWindow> m_window;
};

}  // namespace ui
