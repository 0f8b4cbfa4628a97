// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "adjudicator/what_if/what_if.h"

namespace ui {

/// What becomes of the acts behind one that was tried otherwise: how many stand, the first that differs, and each that
/// falls with its reason and clause.
class TriedActs : public QWidget {
    Q_OBJECT

public:
    explicit TriedActs(QWidget* parent);

    /// Nothing where nothing was tried.
    void showActs(const std::optional<adjudicator::WhatIf>& tried);

private:
    [[nodiscard]] QWidget* listOf(const adjudicator::WhatIf& tried);

    QWidget* m_list = nullptr;
};

}  // namespace ui
