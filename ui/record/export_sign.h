// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace ui {

class Exporter;

/// How far a file being written is, a way to stop it, and what came of it in one line. There only while there is
/// something to say.
class ExportSign : public QWidget {
    Q_OBJECT

public:
    ExportSign(Exporter& exporter, QWidget* parent);
    /// A line that has nothing to do with a work of the exporter.
    void tell(const QString& text, bool isBad);

private:
    Exporter& m_exporter;
    QLabel* m_text = nullptr;
    QProgressBar* m_bar = nullptr;
    QPushButton* m_again = nullptr;
    QPushButton* m_stop = nullptr;
};

}  // namespace ui
