// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clauses/language.h"
#include "ui/files/preferences.h"
#include "ui/kit/page.h"

class QBoxLayout;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QVBoxLayout;

namespace ui {

class CameraDesk;
class TableDesk;

/// Everything that a person chooses for this program. Each choice holds at once and is kept at once; there is nothing
/// to confirm.
class SettingsPage : public Page {
    Q_OBJECT

public:
    SettingsPage(TableDesk& desk, CameraDesk& camera, QWidget* parent);
    [[nodiscard]] QSize leastSize() const override { return kSmallRoom; }

Q_SIGNALS:
    void languageChosen(engine::Language language);
    /// The look of the window, or what the audience sees, is another one.
    void lookChosen();
    void scaleChosen();
    void audienceChanged();
    /// Docks and windows are to lie as in the beginning.
    void layoutForgotten();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QFormLayout* section(QVBoxLayout& column, const QString& title);
    void addLooks(QVBoxLayout& column);
    [[nodiscard]] QComboBox* makeScaleBox();
    void addAudience(QVBoxLayout& column);
    void addTable(QVBoxLayout& column);
    void addClocks(QVBoxLayout& column);
    void addFolders(QVBoxLayout& column);
    void refreshFolders();

    TableDesk& m_desk;
    CameraDesk& m_camera;
    /// Side by side, or in a narrow room one above the other.
    QBoxLayout* m_columns = nullptr;
    QLineEdit* m_book = nullptr;
    QLineEdit* m_backups = nullptr;
    QLineEdit* m_witness = nullptr;
    QLineEdit* m_key = nullptr;
    QLineEdit* m_out = nullptr;
};

}  // namespace ui
