// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <vector>

#include "adjudicator/what_if/compared.h"

namespace ui {

/// The comparison of two outcomes row by row: as recorded at the left, what it is about in the middle, what was tried
/// at the right. What differs comes first and stands out; the numbers of places are those of the rings on the boards.
class ComparedRows : public QScrollArea {
    Q_OBJECT

public:
    explicit ComparedRows(QWidget* parent = nullptr);

    void show(const std::vector<adjudicator::ComparedRow>& rows);
    void clear();
};

}  // namespace ui
