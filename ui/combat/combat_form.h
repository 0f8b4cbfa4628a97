// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <cstdint>
#include <optional>

#include "engine/combat/forces.h"
#include "ui/text/combat_typed.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace ui {

/// The fields of a combat that nobody recorded, in the order in which they are asked at the table. Beneath each stands
/// how it was understood, or why it was not.
class CombatForm : public QWidget {
    Q_OBJECT

public:
    explicit CombatForm(QWidget* parent = nullptr);

    [[nodiscard]] CombatTyped typed() const;
    void setTyped(const CombatTyped& typed);
    /// Shows how everything was understood.
    void echo(const TypedJudged& judged);
    void setNames(const QString& attacker, const QString& defender);
    /// The rulings of a game hold there and cannot be changed; without a game they can.
    void setRules(const std::optional<engine::CombatRules>& agreed);
    void focusFirst();
    void focusField(const std::string& field);

Q_SIGNALS:
    void edited();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Which : std::uint8_t {
        Attackers,
        Target,
        AttackerDice,
        AttackerClaim,
        DefenderDice,
        DefenderClaim,
        Allies,
        CoveringAllies
    };
    static constexpr std::size_t kFields = 8;
    struct Field {
        QLabel* caption = nullptr;
        QLineEdit* edit = nullptr;
        QLabel* echo = nullptr;
        bool wrong = false;
    };
    /// By the name in CombatTextFault.
    [[nodiscard]] static std::optional<Which> whichOf(const std::string& field);
    [[nodiscard]] Field& at(Which which) { return m_fields[static_cast<std::size_t>(which)]; }
    [[nodiscard]] const Field& at(Which which) const { return m_fields[static_cast<std::size_t>(which)]; }
    [[nodiscard]] QString text(Which which) const;
    void add(QGridLayout& grid, int& row, Which which, const QString& caption, const QString& example,
             QWidget* beside = nullptr);
    [[nodiscard]] QWidget* makeMore();
    void say(Which which, const QString& text, bool wrong);
    void wear(Field& field);
    void openMore(bool open);

    std::array<Field, kFields> m_fields;
    QSpinBox* m_walls = nullptr;
    QPushButton* m_moreButton = nullptr;
    QWidget* m_more = nullptr;
    std::array<QComboBox*, 3> m_rulings{};
    QCheckBox* m_ten = nullptr;
};

}  // namespace ui
