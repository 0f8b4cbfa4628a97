// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/window/menu_maker.h"

namespace ui {

struct Backstage;
class NewGamePage;
class PageStack;
class TablePage;

/// Turns the camera on beside the board of the table, and what it does there. Where the program has no cameras it does
/// nothing.
class CameraSwitch : public QObject {
    Q_OBJECT

public:
    CameraSwitch(Backstage& backstage, PageStack& pages) : m_backstage(backstage), m_pages(pages) {}

    /// Its panel is wanted beside the board, whether or not it has a picture.
    [[nodiscard]] bool isOn() const { return m_isOn; }
    void turn(bool on);
    /// Gives a page that was just made its part of the camera.
    void serve(TablePage& page);
    void serve(NewGamePage& page);
    /// Empty without cameras.
    [[nodiscard]] MenuEntries entries();

private:
    void printMarkers();

    Backstage& m_backstage;
    PageStack& m_pages;
    bool m_isOn = false;
};

}  // namespace ui
