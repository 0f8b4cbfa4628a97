// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace ui {

class PhoneServer;

/// Turns the pages for phones on and off, and says where the desk is found.
class PhoneSwitch : public QWidget {
    Q_OBJECT

public:
    PhoneSwitch(PhoneServer& phones, QWidget* parent);
    void focusFirst();
    /// Cables come and go: the addresses of this machine as they are now.
    void fillAddresses();

private:
    void refresh();
    void wish();

    PhoneServer& m_phones;
    QPushButton* m_on = nullptr;
    QLabel* m_trouble = nullptr;
    QComboBox* m_address = nullptr;
    QSpinBox* m_port = nullptr;
    QLineEdit* m_url = nullptr;
    QCheckBox* m_hears = nullptr;
};

}  // namespace ui
