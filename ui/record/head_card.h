// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "db/chain.h"
#include "ui/kit/inline_panel.h"

class QPushButton;
class QTimer;

namespace ui {

/// The head of the record's chain as a QR code, to be photographed by anybody: what somebody outside has seen, the desk
/// can no longer rewrite. Folded it is one line; open, it folds by itself after a while.
class HeadCard : public InlinePanel {
    Q_OBJECT

public:
    explicit HeadCard(QWidget* parent = nullptr);
    void show(const db::GameId& game, const db::Head& head);
    /// In one line, with a button that shows the code.
    void showFolded(const db::GameId& game, const db::Head& head);
    /// The code is in sight.
    [[nodiscard]] bool isOpen() const { return !isHidden() && !isFolded(); }
    /// What the code carries.
    [[nodiscard]] const std::string& carried() const { return m_text; }

    /// As PNG, or as SVG where the name ends so; false when it cannot be written.
    [[nodiscard]] bool save(const QString& file) const;

private:
    void fill(const db::GameId& game, const db::Head& head);
    void fold(bool on);
    void askAndSave();

    QPushButton* m_turn = nullptr;
    QTimer* m_fold = nullptr;
    QString m_line;

    std::string m_text;
    QString m_code;
};

}  // namespace ui
