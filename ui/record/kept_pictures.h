// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "adjudicator/record/entry.h"
#include "db/book_thread.h"

class QVBoxLayout;

namespace ui {

class TableDesk;

/// The camera pictures kept with an act, small; pressed, one is shown large below them. What is not kept any more, or
/// is not what was recorded, is named.
class KeptPictures : public QWidget {
    Q_OBJECT

public:
    /// Reads them off the open book; they appear when they are there.
    KeptPictures(TableDesk& desk, std::vector<adjudicator::EvidenceKept> pictures, QWidget* parent);

private:
    void fill(const std::vector<db::PictureRead>& read);
    void enlarge(const QImage& picture);

    std::vector<adjudicator::EvidenceKept> m_pictures;
    QVBoxLayout* m_layout = nullptr;
    QWidget* m_large = nullptr;
    qint64 m_enlarged = 0;
};

}  // namespace ui
