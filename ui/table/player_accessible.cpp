// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/player_accessible.h"

#include <QAccessibleWidget>

#include "ui/table/player_row.h"

namespace ui {

namespace {

class PlayerAccessible : public QAccessibleWidget {
public:
    explicit PlayerAccessible(PlayerCard& card) : QAccessibleWidget(&card, QAccessible::Button), m_card(card) {}

    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& action) override {
        if (action == pressAction()) {
            Q_EMIT m_card.pressed();
        }
    }

private:
    PlayerCard& m_card;
};

/// Who has no hand to look at is no button.
QAccessibleInterface* makePlayer(const QString&, QObject* object) {
    auto* card = qobject_cast<PlayerCard*>(object);
    return card != nullptr && card->content().points ? new PlayerAccessible(*card) : nullptr;
}

}  // namespace

void installPlayerAccessible() {
    QAccessible::installFactory(makePlayer);
}

}  // namespace ui
