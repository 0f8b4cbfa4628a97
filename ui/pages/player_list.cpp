// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/player_list.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/theme/players.h"

namespace ui {

PlayerList::PlayerList(QWidget* parent) : QWidget(parent) {
    m_layout = new QVBoxLayout(this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(6);
    m_add = new QPushButton(tr("Add a player"), this);
    connect(m_add, &QPushButton::clicked, this, [this] {
        for (const QString& id : colourIds()) {
            const auto has = [&](const engine::PlayerSetup& player) { return player.id == id.toStdString(); };
            if (std::none_of(m_players.begin(), m_players.end(), has)) {
                m_players.push_back({id.toStdString(), {}, {}});
                break;
            }
        }
        rebuild();
        Q_EMIT playersChanged();
    });
    m_layout->addWidget(m_add);
}

void PlayerList::setPlayers(std::vector<engine::PlayerSetup> players) {
    m_players = std::move(players);
    rebuild();
}

void PlayerList::setMost(std::size_t most) {
    m_most = most;
    m_add->setEnabled(m_players.size() < m_most);
}

void PlayerList::move(std::size_t seat, int by) {
    const std::size_t to = by < 0 ? seat - 1 : seat + 1;
    std::swap(m_players[seat], m_players[to]);
    rebuild();
    Q_EMIT playersChanged();
}

void PlayerList::rebuild() {
    // The row whose button was pressed may be among the old ones: it goes when the press is over.
    if (m_rows != nullptr) {
        m_rows->hide();
        m_rows->deleteLater();
    }
    m_rows = new QWidget(this);
    auto* rows = new QVBoxLayout(m_rows);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
        auto* row = new QHBoxLayout;
        row->setSpacing(4);
        auto* colour = new QComboBox(m_rows);
        colour->setAccessibleName(tr("Colour of seat %1").arg(seat + 1));
        QStringList ids = colourIds();
        const QString own = QString::fromStdString(m_players[seat].id);
        if (!ids.contains(own)) {
            ids.prepend(own);
        }
        for (const QString& id : ids) {
            colour->addItem(badge(lookOf(id, QString(), static_cast<int>(seat)), 22, devicePixelRatioF()), QString(),
                            id);
            colour->setItemData(colour->count() - 1, colourWord(id), Qt::ToolTipRole);
        }
        colour->setCurrentIndex(static_cast<int>(ids.indexOf(own)));
        colour->setFixedSize(64, 34);
        connect(colour, &QComboBox::activated, this, [this, seat, colour] {
            const std::string id = colour->currentData().toString().toStdString();
            for (engine::PlayerSetup& other : m_players) {
                // Two players cannot have one colour: they change.
                if (other.id == id) {
                    other.id = m_players[seat].id;
                }
            }
            const std::string before = std::exchange(m_players[seat].id, id);
            rebuild();
            Q_EMIT colourTaken(QString::fromStdString(before), QString::fromStdString(id));
            Q_EMIT playersChanged();
        });
        auto* name = new QLineEdit(QString::fromStdString(m_players[seat].name), m_rows);
        name->setPlaceholderText(colourWord(own));
        name->setAccessibleName(tr("Name of seat %1").arg(seat + 1));
        name->setMaxLength(40);
        connect(name, &QLineEdit::textEdited, this, [this, seat](const QString& text) {
            m_players[seat].name = text.trimmed().toStdString();
            Q_EMIT playersChanged();
        });
        const auto small = [&](const QString& text, const QString& tip, bool enabled, auto press) {
            auto* button = new QPushButton(text, m_rows);
            button->setProperty("kind", QStringLiteral("small"));
            button->setFixedWidth(32);
            button->setToolTip(tip);
            button->setAccessibleName(tip);
            button->setEnabled(enabled);
            connect(button, &QPushButton::clicked, this, press);
            return button;
        };
        row->addWidget(colour);
        row->addWidget(name, 1);
        row->addWidget(small(QStringLiteral("↑"), tr("One seat earlier"), seat > 0, [this, seat] { move(seat, -1); }));
        row->addWidget(small(QStringLiteral("↓"), tr("One seat later"), seat + 1 < m_players.size(),
                             [this, seat] { move(seat, 1); }));
        row->addWidget(small(QStringLiteral("×"), tr("Leave out"), m_players.size() > 2, [this, seat] {
            m_players.erase(m_players.begin() + static_cast<std::ptrdiff_t>(seat));
            rebuild();
            Q_EMIT playersChanged();
        }));
        rows->addLayout(row);
    }
    m_layout->insertWidget(0, m_rows);
    m_add->setEnabled(m_players.size() < m_most);
}

}  // namespace ui
