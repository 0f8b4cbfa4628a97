// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

/// Which set lies on the table: the one that it looks like, another that is known, or none; and what it shall be
/// remembered as. Names are changed and forgotten here as well.
class SetBar : public QWidget {
    Q_OBJECT

public:
    explicit SetBar(QWidget* parent = nullptr);

    /// The set that the picture was read as; empty: none. The name to remember it by follows it, and else is a free
    /// one.
    void setSeen(const QString& set);
    /// The name that stands there, without spaces at its ends.
    [[nodiscard]] QString name() const;
    /// What came of remembering: a problem, or nothing.
    void setRemembered(const QString& name, const QString& problem);

Q_SIGNALS:
    /// A person says which set it is; empty: none of them. To be read again.
    void chosen(const QString& set);
    /// What stands on the board is right: the set shall be remembered so.
    void rememberRequested(const QString& name);

private:
    void fill(const QString& set);
    void refresh();
    void rename();
    void forget();
    void tell(const QString& text, bool isBad);

    QString m_seen;
    QComboBox* m_sets = nullptr;
    QLineEdit* m_name = nullptr;
    QPushButton* m_remember = nullptr;
    QPushButton* m_rename = nullptr;
    QPushButton* m_forget = nullptr;
    QLabel* m_said = nullptr;
};

}  // namespace ui
