// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <filesystem>
#include <memory>
#include <optional>

namespace ui {

struct Handover;
struct Message;

/// The one window: a rail of pages at the left, the page that is shown, the state of its record at the bottom. It only
/// puts together what does the work.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow();
    ~MainWindow() override;

    /// Opens what was asked for at the start. The user's own book is opened where that is no book, or cannot be.
    void openFirst(const std::optional<QString>& file);
    /// Begins the lesson in the book that is opened next, and closes with it. The book must be one that nobody needs.
    void teachFirstGame();
    /// Goes on with the newest game of a book; a problem is shown in the window.
    void openBook(const std::filesystem::path& file);
    /// A record book, a position file or a photo. A book is read beside the window: what is open stays until it is
    /// there.
    void openFile(const QString& path);

    /// What the next window, at another size, goes on with.
    [[nodiscard]] Handover handOver();
    void takeOver(Handover before);

protected:
    bool event(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Parts;

    void guardPresses();
    /// Makes all that is written and drawn in the language and look in force; what is shown stays.
    void makeAnew();
    void makeMenus();
    void fitRail();
    /// Another page is seen, or its record has changed.
    void refresh();
    void tell(const Message& problem);
    void keepLayout();
    void forgetLayout();

    std::unique_ptr<Parts> m_parts;
};

}  // namespace ui
