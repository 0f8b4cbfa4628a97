// SPDX-License-Identifier: GPL-3.0-or-later
// What LogTurns tells of each row.
#include "adjudicator/text/words.h"
#include "ui/record/log_filter.h"
#include "ui/record/log_model.h"
#include "ui/record/log_turns.h"
#include "ui/text/sentences.h"
#include "ui/theme/players.h"

namespace ui {

const engine::Position* LogTurns::position() const {
    return m_model.table() != nullptr ? &m_model.table()->position() : nullptr;
}

engine::PlayerId LogTurns::playerOf(const Turn& turn) const {
    auto& player = toldOf(turn).player;
    if (!player) {
        player = m_model.lineAt(m_model.indexOf(turn.first))->turn;
    }
    return *player;
}

QString LogTurns::headOf(const Turn& turn) const {
    if (turn.isFounding) {
        return tr("Founding");
    }
    // The founding is no turn.
    const QString name = position() != nullptr ? ui::nameOf(*position(), playerOf(turn)) : QString();
    return QStringLiteral("%1 %2").arg(turn.number - (m_isFounded ? 1 : 0)).arg(name);
}

/// The newest throw that counts; what was done besides the throw and the end of the turn, each once, in its order.
void LogTurns::addTold(Told& told, std::uint64_t seq) const {
    const auto& log = m_model.table()->log();
    if (!log.isOnLine(seq)) {
        return;
    }
    const auto is = [action = log.gist(seq).action]<class... Acts>() {
        return ((action == adjudicator::kPlaceAmong<Acts, engine::ActionVariant>) || ...);
    };
    const bool isAct = log.is<adjudicator::ActDone>(seq);
    if (isAct && is.operator()<engine::Roll>()) {
        for (const engine::Event& event : log[seq].act()->events) {
            if (const auto* thrown = std::get_if<engine::DiceThrown>(&event.body)) {
                told.dice = QString::fromStdString(adjudicator::facesText(thrown->dice));
                break;
            }
        }
    }
    const auto known = kindOf(log.gist(seq));
    const LogKind kind = known ? *known : kindOf(log[seq]);
    if (kind == LogKind::Note || kind == LogKind::Turn || kind == LogKind::Dice) {
        return;
    }
    const bool isOfItsKind = isAct && !is.operator()<engine::Build, engine::Upgrade, engine::Throw>();
    const auto icon =
        static_cast<int>(isOfItsKind ? kindInfoOf(std::size_t{log.gist(seq).action}).icon : iconOf(log[seq]));
    if (!told.icons.contains(icon)) {
        told.icons.append(icon);
    }
}

LogTurns::Told& LogTurns::toldOf(const Turn& turn) const {
    constexpr std::size_t kMost = 1024;
    if (m_told.size() >= kMost && !m_told.contains(turn.first)) {
        m_told.clear();
    }
    Told& told = m_told.try_emplace(turn.first, Told{turn.first, {}, {}, {}, {}}).first->second;
    for (; told.next <= turn.last; ++told.next) {
        addTold(told, told.next);
        told.points.reset();
    }
    return told;
}

QVariant LogTurns::ofTurn(const Turn& turn, int role) const {
    const auto count = static_cast<int>(turn.last - turn.first + 1);
    switch (role) {
        case LogModel::TextRole:
        case Qt::DisplayRole: {
            const QString head = headOf(turn);
            const QString& dice = toldOf(turn).dice;
            return dice.isEmpty() ? head : head + QLatin1Char(' ') + dice;
        }
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole:
            return tr("%1: %n entries", nullptr, count).arg(headOf(turn));
        case LogModel::PlayerRole:
            return turn.isFounding ? QVariant() : QVariant(static_cast<int>(engine::index(playerOf(turn))));
        case LogModel::OnLineRole:
        case LogModel::IsActRole:
            return true;
        case CountRole:
            return count;
        case OpenRole:
            return isTurnOpen(turn);
        case DiceRole:
            return toldOf(turn).dice;
        case IconsRole:
            return QVariant::fromValue(toldOf(turn).icons);
        case PointsRole: {
            auto& points = toldOf(turn).points;
            if (!points && !turn.isFounding) {
                points = m_pointsAfter(playerOf(turn), turn.last);
            }
            return points ? QVariant(*points) : QVariant();
        }
        default:
            return {};
    }
}

QVariant LogTurns::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const Shown& shown = shownAt(index.row());
    if (role == RowRole) {
        return static_cast<int>(shown.row);
    }
    if (shown.row == Row::Turn) {
        return ofTurn(turnOf(shown.seq), role);
    }
    if (shown.row == Row::Entry) {
        return m_model.indexOf(shown.seq).data(role);
    }
    switch (role) {
        case LogModel::TextRole:
        case Qt::DisplayRole:
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole: {
            const auto& log = m_model.table()->log();
            const auto& thrown = *log[shown.seq].act()->thrown;
            const auto count = static_cast<int>(m_throws.proofOf(log, shown.seq).size());
            return tr("Dice %1: %n lines", nullptr, count).arg(word(thrown.level));
        }
        case LogModel::OnLineRole:
        case LogModel::IsActRole:
            return true;
        case OpenRole:
            return m_proofs.contains(shown.seq);
        default:
            return {};
    }
}

}  // namespace ui
