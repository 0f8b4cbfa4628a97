// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/fault_text.h"

#include "adjudicator/text/refusals/fault_text.h"
#include "adjudicator/text/refusals/irregularity_text.h"
#include "ui/text/language.h"

namespace ui {

QString sentence(const engine::Fault& fault) {
    return said(adjudicator::sentence(fault, language()));
}

QString sentence(const engine::JsonFault& fault) {
    return said(adjudicator::sentence(fault, language()));
}

QString sentence(const engine::Irregularity& irregularity, const engine::Position& position) {
    return said(adjudicator::sentence(irregularity, position, language()));
}

}  // namespace ui
