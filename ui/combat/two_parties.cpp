// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/two_parties.h"

#include <algorithm>

#include "ui/kit/kit.h"

namespace ui {

TwoParties::TwoParties(QWidget* parent) : QWidget(parent) {
    auto* layout = kit::row(this, 6);
    for (std::size_t which = 0; which < m_who.size(); ++which) {
        m_who[which] = kit::dressed(new QComboBox(this), {.spoken = which == 0 ? tr("Attacker") : tr("Defender")});
        m_who[which]->setMinimumHeight(34);
        kit::narrow(*m_who[which], 1);
        m_name[which] = new QLineEdit(this);
        m_name[which]->setMaxLength(40);
        m_name[which]->setMinimumWidth(40);
        m_name[which]->setAccessibleName(which == 0 ? tr("Name of the attacker") : tr("Name of the defender"));
        connect(m_who[which], &QComboBox::activated, this, [this, which] { chosen(which); });
        connect(m_name[which], &QLineEdit::textEdited, this, &TwoParties::changed);
        kit::fill(*layout, {{m_who[which], 1}, {m_name[which], 2}});
        if (which == 0) {
            layout->addWidget(kit::dim(tr("against"), this));
        }
    }
    fill();
}

void TwoParties::offer(const std::vector<engine::PlayerSetup>& players) {
    m_players = players.size() < 2 ? std::vector<engine::PlayerSetup>{} : players;
    m_index = {0, 1};
    fill();
}

void TwoParties::choose(const engine::PlayerSetup& attacker, const engine::PlayerSetup& defender) {
    for (std::size_t which = 0; which < m_who.size(); ++which) {
        const engine::PlayerSetup& player = which == 0 ? attacker : defender;
        const int index = m_who[which]->findData(QString::fromStdString(player.id));
        if (index >= 0) {
            m_index[which] = index;
        }
        m_name[which]->setText(QString::fromStdString(player.name));
    }
    fill();
}

void TwoParties::fill() {
    for (std::size_t which = 0; which < m_who.size(); ++which) {
        QComboBox* who = m_who[which];
        who->clear();
        if (m_players.empty()) {
            for (const QString& id : colourIds()) {
                who->addItem(badge(lookOf(id, QString(), 0), 20, devicePixelRatioF()), QString(), id);
                who->setItemData(who->count() - 1, colourWord(id), Qt::ToolTipRole);
                who->setItemData(who->count() - 1, colourWord(id), Qt::AccessibleTextRole);
            }
            m_name[which]->setPlaceholderText(colourWord(colourIds()[m_index[which]]));
        } else {
            int seat = 0;
            for (const engine::PlayerSetup& player : m_players) {
                const QString id = QString::fromStdString(player.id);
                who->addItem(badge(lookOf(id, QString::fromStdString(player.colour), seat++), 20, devicePixelRatioF()),
                             nameOf(player), id);
            }
        }
        who->setCurrentIndex(m_index[which]);
        m_name[which]->setVisible(m_players.empty());
    }
}

/// Who is taken from the other side changes places with it.
void TwoParties::chosen(std::size_t which) {
    const int index = m_who[which]->currentIndex();
    if (m_index[1 - which] == index) {
        std::swap(m_index[0], m_index[1]);
        if (m_players.empty()) {
            const QString name = m_name[0]->text();
            m_name[0]->setText(m_name[1]->text());
            m_name[1]->setText(name);
        }
    } else {
        m_index[which] = index;
    }
    fill();
    Q_EMIT changed();
}

engine::PlayerSetup TwoParties::party(std::size_t which) const {
    if (!m_players.empty()) {
        return m_players[static_cast<std::size_t>(m_index[which])];
    }
    return {colourIds()[m_index[which]].toStdString(), m_name[which]->text().trimmed().toStdString(), {}};
}

PlayerLook TwoParties::look(std::size_t which) const {
    const engine::PlayerSetup player = party(which);
    return lookOf(QString::fromStdString(player.id), QString::fromStdString(player.colour), m_index[which]);
}

}  // namespace ui
