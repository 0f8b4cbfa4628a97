// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/fault_text.h"

#include <QCoreApplication>

#include "ui/desk/acts.h"

namespace ui {

namespace {

struct Faults {
    Q_DECLARE_TR_FUNCTIONS(ui::Faults)
};

QString what(engine::FaultKind kind) {
    using engine::FaultKind;
    switch (kind) {
        case FaultKind::NoHexes: return Faults::tr("The board has no hexes");
        case FaultKind::TooManyHexes: return Faults::tr("Too many hexes");
        case FaultKind::HexTwice: return Faults::tr("The same hex twice");
        case FaultKind::BadWrap: return Faults::tr("The round world has a wrong width");
        case FaultKind::TerrainMissing: return Faults::tr("A hex without terrain");
        case FaultKind::BadNumber: return Faults::tr("No such number token");
        case FaultKind::UnknownHex: return Faults::tr("The board has no such hex");
        case FaultKind::UnknownCorner: return Faults::tr("The board has no such crossing");
        case FaultKind::UnknownSide: return Faults::tr("The board has no such path");
        case FaultKind::TwoBuildings: return Faults::tr("Two buildings on one crossing");
        case FaultKind::TwoRoutes: return Faults::tr("Two routes on one path");
        case FaultKind::TwoArmies: return Faults::tr("Two armies on one crossing");
        case FaultKind::TwoNukes: return Faults::tr("Two nuclear weapons on one crossing");
        case FaultKind::TwoBridges: return Faults::tr("Two bridges over one hex");
        case FaultKind::PieceOfNobody: return Faults::tr("A piece that belongs to no player");
        case FaultKind::TooManyPlayers: return Faults::tr("Too many players");
        case FaultKind::PlayerTwice: return Faults::tr("The same player twice");
        case FaultKind::UnknownPlayer: return Faults::tr("No such player");
        case FaultKind::EmptyArmy: return Faults::tr("An army without units");
        case FaultKind::BadWalls: return Faults::tr("Walls that cannot stand there");
        case FaultKind::BridgeNotOpposite: return Faults::tr("A bridge must join opposite crossings");
        case FaultKind::UnknownDocument: return Faults::tr("No such rule document");
        case FaultKind::DocumentNotYet: return Faults::tr("This rule document cannot be played with the program yet");
        case FaultKind::DocumentsExclude: return Faults::tr("These rule documents exclude each other");
        case FaultKind::UnknownRuling: return Faults::tr("No such ruling");
        case FaultKind::UnknownSwitch: return Faults::tr("No such optional clause");
        case FaultKind::UnknownNumber: return Faults::tr("No such number of the rules");
        case FaultKind::NumberOutOfRange: return Faults::tr("A number out of its range");
        case FaultKind::UnknownPrice: return Faults::tr("No such price");
        case FaultKind::UnknownPhase: return Faults::tr("No such phase");
        case FaultKind::BadPending: return Faults::tr("The act under way does not fit the board");
        case FaultKind::BadHand: return Faults::tr("Cards that cannot be");
    }
    return {};
}

QString what(engine::JsonProblem problem) {
    using engine::JsonProblem;
    switch (problem) {
        case JsonProblem::NotJson: return Faults::tr("The file is no JSON");
        case JsonProblem::TooLarge: return Faults::tr("The file is too large");
        case JsonProblem::TooDeep: return Faults::tr("The file is nested too deeply");
        case JsonProblem::WrongType: return Faults::tr("A field has the wrong type");
        case JsonProblem::MissingField: return Faults::tr("A field is missing");
        case JsonProblem::UnknownField: return Faults::tr("An unknown field");
        case JsonProblem::UnknownWord: return Faults::tr("An unknown word");
        case JsonProblem::OutOfRange: return Faults::tr("A number is out of range");
        case JsonProblem::UnknownPlace: return Faults::tr("A place that does not exist");
        case JsonProblem::UnknownPlayer: return Faults::tr("No such player");
        case JsonProblem::WrongFormat: return Faults::tr("The file is no position file of this program");
        case JsonProblem::DoesNotFit: return Faults::tr("Something does not fit");
    }
    return {};
}

QString withDetail(const QString& text, const std::string& detail) {
    return detail.empty() ? text : QStringLiteral("%1: %2").arg(text, QString::fromStdString(detail));
}

}  // namespace

QString sentence(const engine::Fault& fault) {
    return withDetail(what(fault.kind), fault.at);
}

QString sentence(const engine::JsonFault& fault) {
    const QString text = withDetail(what(fault.problem), fault.at);
    return fault.found.empty() ? text : QStringLiteral("%1 (%2)").arg(text, QString::fromStdString(fault.found));
}

QString placeText(const engine::Position& position, const engine::Irregularity& irregularity) {
    return irregularity.at ? textOf(nameOf(position.topology(), *irregularity.at)) : QString();
}

}  // namespace ui
