// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/fit.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSpinBox>
#include <QSplitter>
#include <QStyleOptionButton>
#include <QStyleOptionComboBox>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QTableView>
#include <QTextDocument>
#include <QToolButton>

#include "tests/ui/contrast.h"
#include "tests/ui/seen_part.h"
#include "tests/ui/tab_walk.h"
#include "tests/ui/widget_name.h"

namespace test {

namespace {

/// Rounding of fonts and layouts.
constexpr int kSlack = 1;
/// Frames of neighbours may share a line.
constexpr int kSharedLine = 2;
constexpr double kReadable = 4.5;

QString plain(const QString& text) {
    static const QRegularExpression kMnemonic(QStringLiteral("&(.)"));
    return QString(text).replace(kMnemonic, QStringLiteral("\\1"));
}

class Fitting {
public:
    /// Without a picture nothing is said about colours.
    Fitting(QWidget& window, bool isPainted) : m_window(window) {
        if (isPainted) {
            m_picture = window.grab().toImage().convertToFormat(QImage::Format_RGB32);
        }
    }

    QStringList look() && {
        for (QWidget* widget : m_window.findChildren<QWidget*>()) {
            if (widget->isVisibleTo(&m_window) && widget->window() == m_window.window() && !widget->size().isEmpty()) {
                lookAt(*widget);
            }
        }
        lookAtNeighbours(m_window);
        m_found.removeDuplicates();
        return m_found;
    }

private:
    void add(const QWidget& widget, const QString& what) {
        m_found.append(nameOf(widget) + QStringLiteral(": ") + what);
    }
    void cut(const QWidget& widget, int has, int needs) {
        add(widget, QStringLiteral("cut: has %1, needs %2").arg(has).arg(needs));
    }
    /// Shortened by the widget itself with an ellipsis: the rest must be told.
    void elided(const QWidget& widget, int has, int needs) {
        if (has + kSlack < needs && widget.toolTip().isEmpty()) {
            cut(widget, has, needs);
        }
    }

    void lookAt(QWidget& widget) {
        const Seen seen = seenOf(widget, m_window);
        lookAtName(widget);
        lookAtNeighbours(widget);
        if (const auto* label = qobject_cast<QLabel*>(&widget)) {
            lookAtLabel(*label);
        } else if (const auto* tool = qobject_cast<QToolButton*>(&widget)) {
            if (!tool->text().isEmpty() && tool->toolButtonStyle() != Qt::ToolButtonIconOnly) {
                elided(*tool, tool->width(), tool->sizeHint().width());
            }
        } else if (const auto* push = qobject_cast<QPushButton*>(&widget)) {
            lookAtButton(*push);
        } else if (qobject_cast<QCheckBox*>(&widget) != nullptr || qobject_cast<QRadioButton*>(&widget) != nullptr) {
            if (widget.width() + kSlack < widget.sizeHint().width()) {
                cut(widget, widget.width(), widget.sizeHint().width());
            }
        } else if (const auto* line = qobject_cast<QLineEdit*>(&widget)) {
            lookAtLine(*line);
        } else if (const auto* box = qobject_cast<QComboBox*>(&widget)) {
            lookAtBox(*box);
        } else if (const auto* head = qobject_cast<QHeaderView*>(&widget)) {
            lookAtHeader(*head);
        } else if (const auto* tabs = qobject_cast<QTabBar*>(&widget)) {
            lookAtTabs(*tabs);
        } else if (const auto* view = qobject_cast<QAbstractItemView*>(&widget)) {
            lookAtCells(*view);
        } else {
            return;
        }
        lookAtEdges(widget, seen);
        lookAtContrast(widget, seen);
    }

    /// Beyond the edge of what is around it, where nothing scrolls.
    void lookAtEdges(const QWidget& widget, const Seen& seen) {
        if (seen.rect.isEmpty()) {
            if (seen.isBeside) {
                add(widget, QStringLiteral("beyond the edge: 0 of %1 across").arg(widget.width()));
            }
            return;
        }
        if (!seen.scrollsAcross && seen.rect.width() + kSlack < widget.width()) {
            add(widget, QStringLiteral("beyond the edge: %1 of %2 across").arg(seen.rect.width()).arg(widget.width()));
        }
        if (!seen.scrollsDown && seen.rect.height() + kSlack < widget.height()) {
            add(widget, QStringLiteral("beyond the edge: %1 of %2 down").arg(seen.rect.height()).arg(widget.height()));
        }
    }

    void lookAtLabel(const QLabel& label) {
        if (label.text().isEmpty()) {
            return;
        }
        if (!label.wordWrap()) {
            const QSize needs = label.minimumSizeHint();
            if (label.width() + kSlack < needs.width()) {
                cut(label, label.width(), needs.width());
            } else if (label.height() + kSharedLine < needs.height()) {
                cut(label, label.height(), needs.height());
            }
            return;
        }
        if (label.height() + kSharedLine < label.heightForWidth(label.width())) {
            cut(label, label.height(), label.heightForWidth(label.width()));
        }
        if (!Qt::mightBeRichText(label.text())) {
            for (const QString& word : label.text().split(QRegularExpression(QStringLiteral("[\\s/–-]")))) {
                const int needs = label.fontMetrics().horizontalAdvance(word);
                if (label.contentsRect().width() + kSlack < needs) {
                    cut(label, label.contentsRect().width(), needs);
                    return;
                }
            }
        }
    }

    void lookAtButton(const QPushButton& button) {
        if (button.text().isEmpty()) {
            return;
        }
        if (button.hasHeightForWidth()) {
            // Its text goes on in further lines.
            if (button.width() + kSlack < button.minimumSizeHint().width()) {
                cut(button, button.width(), button.minimumSizeHint().width());
            } else if (button.height() + kSharedLine < button.heightForWidth(button.width())) {
                cut(button, button.height(), button.heightForWidth(button.width()));
            }
            return;
        }
        QStyleOptionButton option;
        option.initFrom(&button);
        option.text = button.text();
        option.icon = button.icon();
        option.iconSize = button.iconSize();
        const QRect room = button.style()->subElementRect(QStyle::SE_PushButtonContents, &option, &button);
        QFont font = button.font();
        if (button.isCheckable() && button.property("kind") == QStringLiteral("step")) {
            font.setWeight(QFont::DemiBold);
        }
        const QFontMetrics metrics(font);
        constexpr int kIconGap = 4;
        const QSize text = metrics.size(Qt::TextShowMnemonic, button.text());
        const int needs = text.width() + (button.icon().isNull() ? 0 : button.iconSize().width() + kIconGap);
        // The text is drawn over its padding, which is wider than this.
        constexpr int kIntoPadding = 4;
        if (room.width() + kIntoPadding < needs) {
            cut(button, room.width(), needs);
        } else if (button.height() + kSharedLine < text.height()) {
            cut(button, button.height(), text.height());
        }
    }

    void lookAtLine(const QLineEdit& line) {
        struct Open : QLineEdit {
            using QLineEdit::initStyleOption;
        };
        const bool isSpin = qobject_cast<const QAbstractSpinBox*>(line.parentWidget()) != nullptr;
        const QString text = line.text().isEmpty() ? line.placeholderText() : isSpin ? line.text() : QString();
        if (text.isEmpty()) {
            return;
        }
        QStyleOptionFrame option;
        (line.*&Open::initStyleOption)(&option);
        const QRect room = line.style()->subElementRect(QStyle::SE_LineEditContents, &option, &line);
        constexpr int kInnerMargin = 2;
        const QMargins margins = line.textMargins();
        elided(line, room.width() - 2 * kInnerMargin - margins.left() - margins.right(),
               line.fontMetrics().horizontalAdvance(text));
    }

    void lookAtBox(const QComboBox& box) {
        if (box.isEditable() || box.currentText().isEmpty()) {
            return;
        }
        QStyleOptionComboBox option;
        option.initFrom(&box);
        option.editable = false;
        option.subControls = QStyle::SC_All;
        const QRect room =
            box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
        constexpr int kIconGap = 4;
        const bool hasIcon = !box.itemIcon(box.currentIndex()).isNull();
        elided(
            box, room.width(),
            box.fontMetrics().horizontalAdvance(box.currentText()) + (hasIcon ? box.iconSize().width() + kIconGap : 0));
    }

    void lookAtHeader(const QHeaderView& head) {
        if (head.model() == nullptr) {
            return;
        }
        constexpr int kPadding = 8;
        QFont font = head.font();
        font.setWeight(QFont::DemiBold);
        const QFontMetrics metrics(font);
        for (int section = 0; section < head.count(); ++section) {
            const QString text = head.model()->headerData(section, head.orientation(), Qt::DisplayRole).toString();
            if (head.isSectionHidden(section) || text.isEmpty()) {
                continue;
            }
            const bool isTold =
                !head.model()->headerData(section, head.orientation(), Qt::ToolTipRole).toString().isEmpty();
            const bool isAcross = head.orientation() == Qt::Horizontal;
            const int has = (isAcross ? head.sectionSize(section) : head.width()) - 2 * kPadding;
            const int needs = metrics.size(0, text).width();
            if (!isTold && has + kSharedLine < needs) {
                add(head, QStringLiteral("heading “%1” cut: has %2, needs %3").arg(text).arg(has).arg(needs));
            }
        }
    }

    void lookAtTabs(const QTabBar& tabs) {
        for (int tab = 0; tab < tabs.count(); ++tab) {
            const int needs = tabs.fontMetrics().horizontalAdvance(plain(tabs.tabText(tab)));
            if (tabs.tabRect(tab).width() < needs && tabs.tabToolTip(tab).isEmpty()) {
                add(tabs, QStringLiteral("tab “%1” cut: has %2, needs %3")
                              .arg(tabs.tabText(tab))
                              .arg(tabs.tabRect(tab).width())
                              .arg(needs));
            }
        }
    }

    /// Only cells drawn as Qt draws them.
    void lookAtCells(const QAbstractItemView& view) {
        const QAbstractItemModel* model = view.model();
        const QByteArray drawnBy =
            view.itemDelegate() == nullptr ? QByteArray() : QByteArray(view.itemDelegate()->metaObject()->className());
        const auto* list = qobject_cast<const QListView*>(&view);
        if (model == nullptr || !drawnBy.startsWith('Q') || (list != nullptr && list->wordWrap())) {
            return;
        }
        constexpr int kMargin = 3;
        for (int row = 0; row < model->rowCount(view.rootIndex()); ++row) {
            for (int column = 0; column < model->columnCount(view.rootIndex()); ++column) {
                const QModelIndex index = model->index(row, column, view.rootIndex());
                const QRect cell = view.visualRect(index);
                const QString text = index.data(Qt::DisplayRole).toString();
                if (text.isEmpty() || !cell.intersects(view.viewport()->rect()) ||
                    !index.data(Qt::ToolTipRole).toString().isEmpty()) {
                    continue;
                }
                const QFont font = index.data(Qt::FontRole).canConvert<QFont>() && index.data(Qt::FontRole).isValid()
                                       ? index.data(Qt::FontRole).value<QFont>()
                                       : view.font();
                const int needs = QFontMetrics(font).size(0, text).width() + 2 * kMargin;
                if (cell.width() + kSharedLine < needs) {
                    add(view, QStringLiteral("cell “%1” cut: has %2, needs %3")
                                  .arg(text.left(40))
                                  .arg(cell.width())
                                  .arg(needs));
                }
            }
        }
    }

    void lookAtNeighbours(const QWidget& parent) {
        std::vector<const QWidget*> shown;
        for (const QObject* child : parent.children()) {
            const auto* widget = qobject_cast<const QWidget*>(child);
            if (widget != nullptr && !widget->isWindow() && widget->isVisibleTo(&m_window) &&
                qobject_cast<const QSplitterHandle*>(widget) == nullptr &&
                !widget->testAttribute(Qt::WA_TransparentForMouseEvents)) {
                shown.push_back(widget);
            }
        }
        for (std::size_t i = 0; i < shown.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                const QRect both = shown[i]->geometry() & shown[j]->geometry();
                if (both.width() > kSharedLine && both.height() > kSharedLine) {
                    add(*shown[i], QStringLiteral("lies on %1 (%2×%3)")
                                       .arg(nameOf(*shown[j]))
                                       .arg(both.width())
                                       .arg(both.height()));
                }
            }
        }
    }

    void lookAtContrast(const QWidget& widget, const Seen& seen) {
        const auto* label = qobject_cast<const QLabel*>(&widget);
        const auto* button = qobject_cast<const QAbstractButton*>(&widget);
        const auto* line = qobject_cast<const QLineEdit*>(&widget);
        const auto* tool = qobject_cast<const QToolButton*>(&widget);
        if (tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull()) {
            return;
        }
        const bool hasText = (label != nullptr && !label->text().isEmpty()) ||
                             (button != nullptr && !button->text().isEmpty()) ||
                             (line != nullptr && !(line->text() + line->placeholderText()).isEmpty());
        // Borders are no text.
        constexpr int kBorder = 3;
        const QRect inner =
            seen.rect.adjusted(kBorder, label == nullptr ? kBorder : 0, -kBorder, label == nullptr ? -kBorder : 0);
        if (m_picture.isNull() || !hasText || !widget.isEnabled() || inner.width() < 8 || inner.height() < 8) {
            return;
        }
        const qreal ratio = m_picture.devicePixelRatio();
        const QPoint corner = widget.mapTo(&m_window, inner.topLeft());
        const QRect area = QRect(corner * ratio, inner.size() * ratio) & m_picture.rect();
        if (area.isEmpty()) {
            return;
        }
        const double best = contrastIn(m_picture, area);
        if (best < kReadable) {
            add(widget, QStringLiteral("too pale: contrast %1").arg(best, 0, 'f', 1));
        }
    }

    void lookAtName(const QWidget& widget) {
        const bool isInner = qobject_cast<const QAbstractSpinBox*>(widget.parentWidget()) != nullptr ||
                             qobject_cast<const QComboBox*>(widget.parentWidget()) != nullptr;
        if (widget.focusPolicy() == Qt::NoFocus || widget.focusProxy() != nullptr || isInner || !widget.isEnabled()) {
            return;
        }
        QAccessibleInterface* told = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(&widget));
        if (told == nullptr || told->text(QAccessible::Name).trimmed().isEmpty()) {
            add(widget, QStringLiteral("takes the keyboard and has no name"));
        }
    }

    QWidget& m_window;
    QImage m_picture;
    QStringList m_found;
};

}  // namespace

QStringList misfitsIn(QWidget& window) {
    return Fitting(window, true).look() + tabJumpsIn(window);
}

QStringList misplacedIn(QWidget& window) {
    return Fitting(window, false).look() + tabJumpsIn(window);
}

void settleLayout() {
    for (int i = 0; i < 3; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QApplication::processEvents();
    }
}

}  // namespace test
