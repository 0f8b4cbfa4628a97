// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/first_game.h"

#include <QCoreApplication>
#include <QProcess>

#include "ui/desk/table_desk.h"
#include "ui/teach/coach.h"
#include "ui/teach/lesson.h"
#include "ui/text/language.h"

namespace ui {

FirstGame::FirstGame(TableDesk& desk, QWidget& window) : QObject(&window), m_desk(desk), m_window(window) {
    connect(&m_desk, &TableDesk::changed, this, &FirstGame::begin);
    connect(&m_desk, &TableDesk::gameBegun, this, [this] {
        if (m_asked && m_coach == nullptr) {
            m_coach = new Coach(m_desk, firstGameSteps(), m_window);
            connect(m_coach, &Coach::ended, this, &FirstGame::ended);
        }
    });
    begin();
}

void FirstGame::begin() {
    if (m_desk.isOpen() && !m_asked) {
        m_asked = true;
        m_desk.startGame(firstGameSetup());
    }
}

bool FirstGame::openBeside() {
    return QProcess::startDetached(QCoreApplication::applicationFilePath(),
                                   {QStringLiteral("--first-game"), QStringLiteral("--lang"), languageCode()});
}

}  // namespace ui
