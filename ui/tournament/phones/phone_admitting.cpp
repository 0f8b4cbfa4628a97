// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/phones/phone_admitting.h"

#include <utility>

#include "ui/phones/phone_server.h"

namespace ui {

std::string PhoneAdmitting::codeOf(const adjudicator::web::Admission& admission) const {
    return adjudicator::web::admissionUrl(m_phones.url(), admission);
}

AdmittedPhone PhoneAdmitting::admitted(adjudicator::web::Admission admission, const QString& name,
                                       const QString& mark) const {
    const auto spoke = m_phones.spoke().find(admission.id);
    const QDateTime since =
        QDateTime::fromString(QString::fromStdString(admission.made), Qt::ISODateWithMs).toLocalTime();
    return {std::move(admission), name, mark, since, spoke != m_phones.spoke().end() ? spoke->second : QDateTime()};
}

}  // namespace ui
