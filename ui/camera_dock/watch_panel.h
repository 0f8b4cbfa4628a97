// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <optional>

#include "ui/camera/watch_desk.h"

class QScrollArea;
class QVBoxLayout;

namespace ui {

/// What the camera proposes: each act with how sure it is, to be accepted, refused, or said otherwise; below, how the
/// table differs from the record once that was asked. Hidden while there is nothing to say.
class WatchPanel : public QFrame {
    Q_OBJECT

public:
    WatchPanel(WatchDesk& desk, QWidget* parent);

    /// Enter accepts the first, Escape refuses it or closes the comparison, F2 shows what else it may be; false for
    /// what means nothing here.
    bool takeKey(int key);

Q_SIGNALS:
    /// It came or went.
    void turned();

protected:
    void showEvent(QShowEvent*) override { Q_EMIT turned(); }
    void hideEvent(QHideEvent*) override { Q_EMIT turned(); }
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void fitHeight();
    void addProposal(QVBoxLayout& rows, std::size_t index);
    void addAlternatives(QVBoxLayout& rows, std::size_t index);
    void addCheck(QVBoxLayout& rows);
    void addEntered(QVBoxLayout& rows);
    void showOthers(std::size_t index);

    WatchDesk& m_desk;
    QVBoxLayout* m_layout = nullptr;
    QScrollArea* m_scroll = nullptr;
    QWidget* m_body = nullptr;
    /// The proposal whose alternatives are shown.
    std::optional<std::size_t> m_open;
};

}  // namespace ui
