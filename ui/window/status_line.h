// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStatusBar>
#include <optional>

#include "adjudicator/record/game_kind.h"
#include "db/chain.h"
#include "ui/kit/message.h"

class QLabel;
class QPushButton;

namespace ui {

struct Backstage;
class DiceSign;
class PageStack;

/// The bottom of the window: whether the record that the page goes on with is on disk, its head, the dice in force,
/// what is sent, the camera, works under way.
class StatusLine : public QStatusBar {
    Q_OBJECT

public:
    StatusLine(Backstage& backstage, PageStack& pages, QWidget* parent);

    void refresh();
    /// A problem comes before everything else, with what can be done about it; empty: there is none.
    void tell(const Message& problem);
    /// The chain head: of the table as a QR code beside it, of another record to the clipboard.
    void handOutHead();

Q_SIGNALS:
    /// The problem is read, or one of its ways was taken.
    void closed();

private:
    void refreshThrow();
    void refreshSent();
    void refreshCamera();

    Backstage& m_backstage;
    PageStack& m_pages;
    QLabel* m_saved = nullptr;
    QString m_problem;
    /// It is none, but good news.
    bool m_isGood = false;
    /// The buttons beside it.
    QWidget* m_ways = nullptr;
    DiceSign* m_dice = nullptr;
    QLabel* m_commitment = nullptr;
    QLabel* m_sent = nullptr;
    QLabel* m_camera = nullptr;
    QLabel* m_file = nullptr;
    QPushButton* m_head = nullptr;
};

/// The record that the window shows, for its title and its bottom.
struct RecordSeen {
    db::GameId game;
    db::Head head;
    bool isWriting = false;
    /// What the window is called meanwhile.
    QString title;
};
/// Of that kind; empty while none is open.
[[nodiscard]] std::optional<RecordSeen> recordSeen(const Backstage& backstage, adjudicator::GameKind kind);

}  // namespace ui
