// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/guide_text.h"

#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>

namespace ui {

namespace {

/// Longer lines than this are hard to follow.
constexpr int kLineWide = 900;

/// Markdown has paragraphs without room between them.
void setApart(QTextDocument& text) {
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        if (cursor.currentTable() == nullptr) {
            format.setTopMargin(format.headingLevel() > 1 ? 18 : 4);
            format.setBottomMargin(format.headingLevel() > 0 ? 6 : 4);
            cursor.setBlockFormat(format);
        }
    }
}

}  // namespace

GuideText::GuideText(const QString& pages, QWidget* parent)
    : QTextBrowser(parent), m_pages(QDir(pages).absolutePath()) {
    setFrameShape(QFrame::NoFrame);
    setOpenExternalLinks(false);
    document()->setDocumentMargin(0);
    setLineWrapMode(QTextEdit::WidgetWidth);
}

void GuideText::open(const QString& file) {
    setSource(QUrl::fromLocalFile(m_pages + QLatin1Char('/') + file));
}

QString GuideText::file() const {
    return source().isEmpty() ? QString() : source().fileName();
}

QVariant GuideText::loadResource(int type, const QUrl& name) {
    if (type != QTextDocument::ImageResource) {
        return QTextBrowser::loadResource(type, name);
    }
    QImage image(source().resolved(name).toLocalFile());
    const int room = qRound(m_wide * devicePixelRatioF());
    if (room > 0 && image.width() > room) {
        image = image.scaledToWidth(room, Qt::SmoothTransformation);
        image.setDevicePixelRatio(devicePixelRatioF());
    }
    return image;
}

void GuideText::doSetSource(const QUrl& name, QTextDocument::ResourceType type) {
    const QFileInfo file(name.toLocalFile());
    if (name.isLocalFile() && file.absolutePath() == m_pages && file.isFile()) {
        // Pictures that another page showed may have been made for another width.
        document()->clear();
        QTextBrowser::doSetSource(name, type);
        setApart(*document());
    }
}

void GuideText::resizeEvent(QResizeEvent* event) {
    const int bar = verticalScrollBar()->sizeHint().width();
    const int margin = qMax(0, (width() - bar - kLineWide) / 2);
    setViewportMargins(margin, 0, margin, 0);
    QTextBrowser::resizeEvent(event);
    const int wide = qMin(kLineWide, width() - bar) - 2 * qRound(document()->documentMargin());
    if (wide != m_wide) {
        m_wide = wide;
        if (!source().isEmpty()) {
            const double read = verticalScrollBar()->value() / qMax(1.0, 1.0 * verticalScrollBar()->maximum());
            reload();
            verticalScrollBar()->setValue(qRound(read * verticalScrollBar()->maximum()));
        }
    }
}

}  // namespace ui
