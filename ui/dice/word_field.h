// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include "ui/desk/table_desk.h"

namespace ui {

/// Where the witness word of the declared throw is typed; Enter throws. The badge before it shows who is asked for the
/// word and is written down with it; a click on it, Up and Down choose somebody else, or nobody.
class WordField : public QLineEdit {
    Q_OBJECT

public:
    WordField(TableDesk& desk, QWidget* parent);
    void throwNow();
    /// After another throw was declared.
    void showSpeaker();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    TableDesk& m_desk;
    QAction* m_badge;
};

}  // namespace ui
