// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace ui {

/// Pages of Markdown out of one folder, their pictures no wider than the text. What leads out of the folder is not
/// opened.
class GuideText : public QTextBrowser {
    Q_OBJECT

public:
    /// `pages` is the folder of the pages; their pictures lie beside it.
    GuideText(const QString& pages, QWidget* parent);
    /// Opens `file` of the folder.
    void open(const QString& file);
    /// The file that is read; empty: none yet.
    [[nodiscard]] QString file() const;

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void doSetSource(const QUrl& name, QTextDocument::ResourceType type) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QString m_pages;
    int m_wide = 0;
};

}  // namespace ui
