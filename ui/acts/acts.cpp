// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acts/acts.h"

#include "ui/text/place_text.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <algorithm>
#include <array>
#include <vector>

#include "engine/clauses/guest_book.h"
#include "ui/text/language.h"

namespace ui {

namespace {

template <class Condition>
bool anyPlayer(const engine::Position& position, Condition holds) {
    for (const engine::PlayerId player : position.seats()) {
        if (holds(player)) {
            return true;
        }
    }
    return false;
}

/// How an act is offered.
struct Face {
    Act act{};
    Icon icon{};
    Qt::Key key{};
    const char* word = nullptr;
    Guide guide = Guide::None;
    bool shift = false;
    bool inBar = true;
};

constexpr std::array kFaces{
    Face{Act::Found, Icon::Settlement, Qt::Key_S, QT_TRANSLATE_NOOP("ui::Acts", "Found")},
    Face{Act::Road, Icon::Road, Qt::Key_R, QT_TRANSLATE_NOOP("ui::Acts", "Road")},
    Face{Act::Ship, Icon::Ship, Qt::Key_H, QT_TRANSLATE_NOOP("ui::Acts", "Ship")},
    Face{Act::Bridge, Icon::Bridge, Qt::Key_G, QT_TRANSLATE_NOOP("ui::Acts", "Bridge")},
    Face{Act::Settlement, Icon::Settlement, Qt::Key_S, QT_TRANSLATE_NOOP("ui::Acts", "Settlement")},
    Face{Act::City, Icon::City, Qt::Key_C, QT_TRANSLATE_NOOP("ui::Acts", "City")},
    Face{Act::Great, Icon::Flag, Qt::Key_C, QT_TRANSLATE_NOOP("ui::Acts", "Capital, factory"), Guide::None, true},
    Face{Act::Infantry, Icon::Infantry, Qt::Key_1, QT_TRANSLATE_NOOP("ui::Acts", "Infantry")},
    Face{Act::Cavalry, Icon::Cavalry, Qt::Key_2, QT_TRANSLATE_NOOP("ui::Acts", "Cavalry")},
    Face{Act::Artillery, Icon::Artillery, Qt::Key_3, QT_TRANSLATE_NOOP("ui::Acts", "Artillery")},
    Face{Act::Train, Icon::Cavalry, Qt::Key_I, QT_TRANSLATE_NOOP("ui::Acts", "Train")},
    Face{Act::BuyNuke, Icon::Nuke, Qt::Key_4, QT_TRANSLATE_NOOP("ui::Acts", "Nuclear weapon")},
    Face{Act::Wall, Icon::Wall, Qt::Key_W, QT_TRANSLATE_NOOP("ui::Acts", "City wall")},
    Face{Act::Trade, Icon::Hand, Qt::Key_T, QT_TRANSLATE_NOOP("ui::Acts", "Trade"), Guide::Trade},
    Face{Act::Card, Icon::Cards, Qt::Key_K, QT_TRANSLATE_NOOP("ui::Acts", "Card"), Guide::Questions},
    Face{Act::TakeOver, Icon::Fight, Qt::Key_U, QT_TRANSLATE_NOOP("ui::Acts", "Take over"), Guide::Questions},
    Face{Act::MoveShip, Icon::Ship, Qt::Key_H, QT_TRANSLATE_NOOP("ui::Acts", "Move ship"), Guide::None, true},
    Face{Act::Choose, Icon::Cards, Qt::Key_M, QT_TRANSLATE_NOOP("ui::Acts", "Name cards"), Guide::Questions},
    Face{Act::Boycott, Icon::Cross, Qt::Key_O, QT_TRANSLATE_NOOP("ui::Acts", "Boycott"), Guide::Questions},
    Face{Act::Vote, Icon::Check, Qt::Key_V, QT_TRANSLATE_NOOP("ui::Acts", "Vote"), Guide::Votes},
    Face{Act::Move, Icon::Army, Qt::Key_A, QT_TRANSLATE_NOOP("ui::Acts", "Move army")},
    Face{Act::Attack, Icon::Fight, Qt::Key_F, QT_TRANSLATE_NOOP("ui::Acts", "Fight")},
    Face{Act::FightRobber, Icon::Robber, Qt::Key_B, QT_TRANSLATE_NOOP("ui::Acts", "Fight robber")},
    Face{Act::Fire, Icon::Nuke, Qt::Key_N, QT_TRANSLATE_NOOP("ui::Acts", "Fire weapon")},
    Face{Act::Robber, Icon::Robber, Qt::Key_B, QT_TRANSLATE_NOOP("ui::Acts", "Robber")},
    Face{Act::Stop, Icon::Flag, Qt::Key_X, QT_TRANSLATE_NOOP("ui::Acts", "Stop, retreat")},
    Face{Act::Capitulate, Icon::Flag, Qt::Key_Q, QT_TRANSLATE_NOOP("ui::Acts", "Capitulate"), Guide::Questions},
    Face{Act::Due, Icon::Flag, Qt::Key_V, QT_TRANSLATE_NOOP("ui::Acts", "Due"), Guide::Questions, false, false},
    Face{Act::Discard, Icon::Hand, Qt::Key_E, QT_TRANSLATE_NOOP("ui::Acts", "Give up cards"), Guide::Questions, false,
         false},
    Face{Act::Referee, Icon::Ruling, Qt::Key_P, QT_TRANSLATE_NOOP("ui::Acts", "Referee"), Guide::Referee, false, false},
};

constexpr bool hasEachFace() {
    for (std::size_t i = 0; i < kFaces.size(); ++i) {
        if (kFaces[i].act != static_cast<Act>(i)) {
            return false;
        }
    }
    return kFaces.size() == static_cast<std::size_t>(Act::Referee) + 1;
}
static_assert(hasEachFace(), "each act has its face, in the order of the acts");

}  // namespace

std::span<const ActInfo> allActs() {
    static const std::vector<ActInfo> kActs = [] {
        std::vector<ActInfo> acts;
        for (const Face& face : kFaces) {
            acts.push_back({adjudicator::saying::sayingOf(face.act), face.icon, face.key, face.word, face.guide,
                            face.shift, face.inBar});
        }
        const auto sayings = adjudicator::saying::allSayings();
        for (std::size_t i = 0; i < engine::guestActCount(); ++i) {
            const engine::GuestActWords& words = *engine::guestAct(i).part;
            const bool asks = words.at == engine::GuestPlace::None || words.with || words.resource || words.count;
            acts.push_back({sayings[kFaces.size() + i], Icon::Relic, static_cast<Qt::Key>(words.key), nullptr,
                            asks ? Guide::Questions : Guide::None});
        }
        return acts;
    }();
    return kActs;
}

const ActInfo& infoOf(Act act) {
    return allActs()[static_cast<std::size_t>(act)];
}

QString keyOf(Act act) {
    const ActInfo& info = infoOf(act);
    const QString key = QKeySequence(info.key).toString();
    return info.shift ? QStringLiteral("⇧") + key : key;
}

QString wordOf(Act act) {
    if (const auto guest = engine::guestAct(adjudicator::saying::guestActOf(act))) {
        return said(guest.part->name);
    }
    return QCoreApplication::translate("ui::Acts", infoOf(act).word);
}

QString wordOf(Act act, const engine::Position& position) {
    const bool capital = position.inForce(engine::clause::CC_13);
    if (act == Act::Great && capital != position.inForce(engine::clause::MO_5)) {
        return capital ? QCoreApplication::translate("ui::Acts", "Capital")
                       : QCoreApplication::translate("ui::Acts", "Factory");
    }
    const bool cards =
        anyPlayer(position, [&](engine::PlayerId player) { return position.marks.toChoose[player] > 0; });
    if (act != Act::Choose || position.marks.harboursToChoose.empty()) {
        return wordOf(act);
    }
    return cards ? QCoreApplication::translate("ui::Acts", "Cards, harbour")
                 : QCoreApplication::translate("ui::Acts", "Choose harbour");
}

bool hasButton(Act act, const engine::Position& position) {
    // Votes are the beginning's; what a phase of a turn does not know is pale there, so that no button moves.
    const bool now = act != Act::Vote || position.turn.phase == engine::Phase::Found;
    return infoOf(act).inBar && now && infoOf(act).belongs(position);
}

bool isOffered(Act act, const engine::LegalActs& legal) {
    const auto is = infoOf(act).is;
    return std::ranges::any_of(legal.actions, is) ||
           std::ranges::any_of(legal.families, is, &engine::ActFamily::action);
}

std::set<Act> actsToPress(const engine::LegalActs& legal) {
    std::set<Act> open;
    for (const ActInfo& info : allActs()) {
        // A trade of any size is said in its panel.
        if (std::ranges::any_of(legal.actions, info.is) || (info.act == Act::Trade && isOffered(info.act, legal))) {
            open.insert(info.act);
        }
    }
    return open;
}

std::optional<engine::Place> placeOf(const engine::Topology& topology, const PlaceName& name) {
    return std::visit(
        [&](const auto& place) -> std::optional<engine::Place> {
            if (const auto id = topology.find(place)) {
                return engine::Place(*id);
            }
            return std::nullopt;
        },
        name);
}

PlaceName nameOf(const engine::Topology& topology, const engine::Place& place) {
    struct Namer {
        const engine::Topology& topology;
        PlaceName operator()(engine::HexId id) const { return topology.hex(id); }
        PlaceName operator()(engine::CornerId id) const { return topology.corner(id); }
        PlaceName operator()(engine::SideId id) const { return topology.side(id); }
    };
    return std::visit(Namer{topology}, place);
}

QString textOf(const PlaceName& name) {
    return QString::fromStdString(std::visit([](const auto& place) { return engine::toText(place); }, name));
}

std::optional<PlaceName> placeFromText(const QString& text, Wanted wanted) {
    const std::string typed = text.trimmed().toUpper().toStdString();
    const auto corner = engine::cornerFromText(typed);
    const auto side = engine::sideFromText(typed);
    if (side && (wanted == Wanted::Side || !corner)) {
        return *side;
    }
    if (corner) {
        return *corner;
    }
    if (const auto hex = engine::hexFromText(typed)) {
        return *hex;
    }
    return std::nullopt;
}

std::optional<engine::Place> placeTyped(const QString& text, Wanted wanted, const engine::Position& position) {
    if (const auto name = placeFromText(text, wanted)) {
        return placeOf(position.topology(), *name);
    }
    std::vector<engine::Place> meant = placeWords(position).meant(text.toLower().toStdString());
    if (wanted != Wanted::Any) {
        std::erase_if(meant, [&](const engine::Place& place) {
            return place.index() != (wanted == Wanted::Hex ? 0U : wanted == Wanted::Corner ? 1U : 2U);
        });
    }
    return meant.size() == 1 ? std::optional(meant.front()) : std::nullopt;
}

}  // namespace ui
