// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/kit/page.h"

class QLabel;
class QTextBrowser;

namespace ui {

/// All keys on one page, as the menus and the table of acts have them, and as a PDF to print.
class KeysPage : public Page {
    Q_OBJECT

public:
    explicit KeysPage(QWidget* parent);
    void enter() override;
    /// Empty, or what went wrong in words.
    [[nodiscard]] QString save(const QString& file) const;

private:
    void askAndSave();

    QTextBrowser* m_sheet = nullptr;
    QLabel* m_said = nullptr;
};

}  // namespace ui
