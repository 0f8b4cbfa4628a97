// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/fault_text.h"

#include "adjudicator/text/refusals/fault_text.h"
#include "adjudicator/text/refusals/irregularity_text.h"
#include "ui/text/language.h"
#include "ui/text/place_text.h"

namespace ui {

QString sentence(const engine::Fault& fault) {
    return said(adjudicator::sentence(fault, language()));
}

QString sentence(engine::Fault fault, const engine::Position& board) {
    const auto name = [&](const auto& at) {
        const auto id = at ? board.topology().find(*at) : std::nullopt;
        if (id) {
            fault.at = placeLabel(board, engine::Place(*id)).toStdString();
        }
    };
    const std::string at = fault.at;
    name(engine::hexFromText(at));
    name(engine::cornerFromText(at));
    name(engine::sideFromText(at));
    return sentence(fault);
}

QString sentence(const engine::JsonFault& fault) {
    return said(adjudicator::sentence(fault, language()));
}

QString sentence(const engine::Irregularity& irregularity, const engine::Position& position) {
    return said(adjudicator::sentence(irregularity, position, language()));
}

}  // namespace ui
