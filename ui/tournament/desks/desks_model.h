// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <map>
#include <string>
#include <vector>

#include "adjudicator/tournament/desks/folder_watch.h"
#include "ui/kit/table_model.h"

namespace ui {

/// The desks that are listed or that send: who, by which key, when last, and how it stands in words.
class DesksModel : public kit::TableModel {
    Q_OBJECT

public:
    enum Column { Name, Role, Key, Last, State };

    explicit DesksModel(QObject* parent = nullptr);
    /// `roles`: of the desks that are listed, by key. `now` is for how long ago a desk was heard of.
    using Roles = std::map<std::string, engine::tournament::DeskRole>;
    void show(std::vector<adjudicator::DeskSummary> desks, Roles roles, const QDateTime& now);
    [[nodiscard]] const adjudicator::DeskSummary* at(int row) const;
    [[nodiscard]] int rowOf(const std::string& key) const;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_desks.size()); }
    [[nodiscard]] QString lastText(const adjudicator::DeskReport& report) const;

    std::vector<adjudicator::DeskSummary> m_desks;
    Roles m_roles;
    QDateTime m_now;
};

/// How a desk's files stand, and what to do where something is wrong.
[[nodiscard]] QString stateText(const adjudicator::DeskReport& report);
[[nodiscard]] QString adviceText(const adjudicator::DeskReport& report);

}  // namespace ui
