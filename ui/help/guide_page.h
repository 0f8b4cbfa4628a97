// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/kit/page.h"

class QLabel;
class QListWidget;
class QPushButton;
class QUrl;

namespace ui {

class GuideText;

/// The guide for people: its pages in the window's language, their contents at the side, back and forward.
class GuidePage : public Page {
    Q_OBJECT

public:
    /// Without a folder the one that came with the program; a guide has in it a folder for each language.
    explicit GuidePage(QWidget* parent, const QString& folder = shippedGuide());
    void enter() override;

    /// The file of the page that is read, which has the same name in each language.
    struct Shown {
        QString page;
    };
    [[nodiscard]] Shown shown() const;
    void restore(const Shown& shown);

    /// Where the guide lies that came with the program; it may be missing there.
    [[nodiscard]] static QString shippedGuide();

private:
    void addContents();
    /// Marks the page that is read in the contents.
    void follow(const QUrl& page);

    QString m_folder;
    GuideText* m_text = nullptr;
    QListWidget* m_contents = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_forward = nullptr;
    QLabel* m_missing = nullptr;
};

}  // namespace ui
