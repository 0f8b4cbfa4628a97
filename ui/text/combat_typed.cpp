// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/combat_typed.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

#include "adjudicator/text/combat_words.h"
#include "ui/text/language.h"
#include "ui/text/units_text.h"

namespace ui {

namespace {

/// A word may be left off after this many letters; two could also be units (`ci`).
constexpr int kLeastLetters = 3;
/// A round has no more dice than that in a combat that people remember.
constexpr int kMostMissing = 8;

QString wordOf(const char* text) {
    return QCoreApplication::translate("ui::CombatTyped", text);
}

/// What stands behind a building that is upside down, in the window's language.
QString upsideDownWords() {
    return wordOf("%1, upside down").arg(QString()).remove(QLatin1Char(',')).simplified();
}

bool isBeginOf(const QString& word, const QString& whole) {
    return whole.startsWith(word) && word.size() >= qMin<qsizetype>(kLeastLetters, whole.size());
}

/// Whether it is, or begins, a word for that in any language.
bool means(const QString& typed, const char* fileWord) {
    const auto forms = adjudicator::typedFormsOf(fileWord);
    return std::any_of(forms.begin(), forms.end(),
                       [&](const std::string& form) { return isBeginOf(typed, said(form)); });
}

bool meansUpsideDown(const QString& text) {
    const auto spaced = [](QString words) { return words.toLower().replace(QLatin1Char('-'), QLatin1Char(' ')); };
    if (text.isEmpty()) {
        return false;
    }
    for (const std::string& form : adjudicator::typedFormsOf("upside-down")) {
        if (spaced(said(form)).startsWith(spaced(text))) {
            return true;
        }
    }
    return spaced(upsideDownWords()).startsWith(spaced(text));
}

/// `city/upside-down` for "Stadt, auf dem Kopf"; empty when no building is meant.
QString fortFromTyped(const QString& part) {
    static const QRegularExpression kForm(QStringLiteral("^(\\p{L}+)(?:[\\s/,]+(.*))?$"));
    const auto match = kForm.match(part);
    if (!match.hasMatch()) {
        return {};
    }
    const QString tail = match.captured(2);
    for (const char* level : {"settlement", "city", "metropolis"}) {
        if (means(match.captured(1), level) && (tail.isEmpty() || meansUpsideDown(tail))) {
            return QString::fromLatin1(level) + (tail.isEmpty() ? QString() : QStringLiteral("/upside-down"));
        }
    }
    return {};
}

bool meansNothingLeft(const QString& part) {
    return means(part, "destroyed") || part == QLatin1String("0") || part == QLatin1String("-") ||
           part == QString::fromUtf8("–");
}

/// Spaces out, letters large, C for whatever letter a language has for cavalry.
QString unitsFromTyped(QString part) {
    static const QRegularExpression kUnits(QStringLiteral("^[0-9ACI]+$"));
    const std::string typed = part.remove(QLatin1Char(' ')).toStdString();
    const QString units = said(adjudicator::inFileWords(typed)).toUpper();
    return kUnits.match(units).hasMatch() ? units : QString();
}

QStringList partsOf(const QString& text) {
    static const QRegularExpression kJoint(QStringLiteral("\\s*[&+]\\s*"));
    return text.simplified().split(kJoint);
}

QString levelWord(const engine::Fort& fort) {
    switch (fort.level) {
        case engine::CombatLevel::Settlement:
            return buildingWord(engine::BuildingKind::Settlement);
        case engine::CombatLevel::City:
            return buildingWord(engine::BuildingKind::City);
        case engine::CombatLevel::Metropolis:
            return buildingWord(engine::BuildingKind::Metropolis);
    }
    return {};
}

QString fortWords(const engine::Fort& fort) {
    return fort.upsideDown ? wordOf(QT_TRANSLATE_NOOP("ui::CombatTyped", "%1, upside down")).arg(levelWord(fort))
                           : levelWord(fort);
}

QString joined(const engine::Standing& standing, const QString& units, const QString& joint) {
    QStringList parts;
    if (!standing.units.empty()) {
        parts.append(units);
    }
    if (standing.fort) {
        parts.append(fortWords(*standing.fort));
    }
    return parts.isEmpty() ? wordOf(QT_TRANSLATE_NOOP("ui::CombatTyped", "destroyed")) : parts.join(joint);
}

adjudicator::SettledCombat readAll(const CombatTyped& typed) {
    adjudicator::SettledCombat said;
    said.combat.attackers = armiesFromTyped(typed.attackers);
    said.combat.defender = stateFromTyped(typed.target);
    said.combat.walls = typed.walls;
    said.combat.allies = armiesFromTyped(typed.allies);
    said.combat.coveringAllies = armiesFromTyped(typed.coveringAllies);
    said.combat.rulings = typed.rulings;
    said.combat.switches = typed.switches;
    said.attacker = {diceFromTyped(typed.attackerDice), claimFromTyped(typed.attackerClaim)};
    said.defender = {diceFromTyped(typed.defenderDice), claimFromTyped(typed.defenderClaim)};
    return said;
}

/// The text that a fault may name and that can be left out; null for what a combat cannot do without.
std::string* optionalField(adjudicator::SettledCombat& said, const std::string& field) {
    return field == "attacker.dice"    ? &said.attacker.dice
           : field == "attacker.claim" ? &said.attacker.claim
           : field == "defender.dice"  ? &said.defender.dice
           : field == "defender.claim" ? &said.defender.claim
                                       : nullptr;
}

/// Dice typed so far, ended with unknown faces; false when they cannot be read even then.
bool complete(adjudicator::SettledCombat& said, const std::string& field, engine::Language its) {
    std::string* dice = optionalField(said, field);
    const std::string typed = *dice;
    for (int missing = 1; missing < kMostMissing && !typed.ends_with("..."); ++missing) {
        *dice += dice->ends_with(',') || dice->ends_with(';') ? "?" : ",?";
        const auto fault = adjudicator::faultOf(said, its);
        if (!fault || fault->field != field) {
            return true;
        }
    }
    *dice = typed;
    return false;
}

/// Leaves out what the fault names; false when nothing can be judged without it.
bool leaveOut(TypedJudged& result, const std::string& field) {
    adjudicator::SettledCombat& said = result.said;
    if (std::string* text = optionalField(said, field)) {
        text->clear();
    } else if (field == "ally") {
        said.combat.allies.clear();
    } else if (field == "covering-ally") {
        said.combat.coveringAllies.clear();
    } else if (field == "walls") {
        said.combat.walls = 0;
    } else {
        return false;
    }
    return true;
}

/// The other party when one is missing, so that what is typed can be looked at.
adjudicator::SettledCombat withStandIns(adjudicator::SettledCombat said) {
    if (said.combat.attackers.empty()) {
        said.combat.attackers = {"I"};
    }
    if (said.combat.defender.empty()) {
        said.combat.defender = "I";
        said.combat.walls = 0;
        said.combat.coveringAllies.clear();
    }
    return said;
}

}  // namespace

std::string stateFromTyped(const QString& text) {
    QString units;
    QString fort;
    bool nothing = false;
    bool unclear = false;
    const QStringList parts = partsOf(text.toLower());
    for (const QString& part : parts) {
        const QString building = fortFromTyped(part);
        const QString army = unitsFromTyped(part);
        // "0" is no unit at all: nothing is left.
        if (meansNothingLeft(part)) {
            nothing = true;
        } else if (!building.isEmpty() && fort.isEmpty()) {
            fort = building;
        } else if (!army.isEmpty() && units.isEmpty()) {
            units = army;
        } else {
            unclear = true;
        }
    }
    if (unclear || (nothing && parts.size() > 1)) {
        return text.simplified().toStdString();
    }
    if (nothing) {
        return "destroyed";
    }
    return (units.isEmpty() || fort.isEmpty() ? units + fort : units + QLatin1Char('+') + fort).toStdString();
}

std::vector<std::string> armiesFromTyped(const QString& text) {
    std::vector<std::string> armies;
    if (text.simplified().isEmpty()) {
        return armies;
    }
    for (const QString& part : partsOf(text)) {
        const QString units = unitsFromTyped(part);
        armies.push_back((units.isEmpty() ? part : units).toStdString());
    }
    return armies;
}

std::string diceFromTyped(const QString& text) {
    static const QRegularExpression kBetween(QStringLiteral("[\\s,:]+"));
    static const QRegularExpression kEdge(QStringLiteral(",*([;]),*"));
    QString dice = text.simplified();
    dice.replace(QString::fromUtf8("…"), QLatin1String("..."));
    const bool open = dice.endsWith(QLatin1String("..."));
    if (open) {
        dice.chop(3);
    }
    dice.replace(kBetween, QStringLiteral(","));
    dice.replace(kEdge, QStringLiteral("\\1"));
    while (dice.startsWith(QLatin1Char(','))) {
        dice.remove(0, 1);
    }
    while (dice.endsWith(QLatin1Char(','))) {
        dice.chop(1);
    }
    if (open) {
        dice += dice.isEmpty() || dice.endsWith(QLatin1Char(';')) ? QStringLiteral("...") : QStringLiteral(",...");
    }
    return dice.toStdString();
}

std::string claimFromTyped(const QString& text) {
    const QString claim = text.simplified();
    if (claim.isEmpty()) {
        return {};
    }
    const qsizetype colon = claim.indexOf(QLatin1Char(':'));
    if (colon < 0) {
        return stateFromTyped(claim);
    }
    return stateFromTyped(claim.left(colon)) + ":" + stateFromTyped(claim.mid(colon + 1));
}

TypedJudged judged(const CombatTyped& typed) {
    TypedJudged result;
    result.said = readAll(typed);
    const engine::Language its = language();
    const bool whole = !result.said.combat.attackers.empty() && !result.said.combat.defender.empty();
    if (result.said.combat.attackers.empty() && result.said.combat.defender.empty()) {
        return result;
    }
    for (;;) {
        adjudicator::SettledCombat looked = whole ? result.said : withStandIns(result.said);
        const auto fault = adjudicator::faultOf(looked, its);
        if (!fault) {
            break;
        }
        const bool dice = fault->field == "attacker.dice" || fault->field == "defender.dice";
        if (dice && complete(whole ? result.said : looked, fault->field, its)) {
            if (!whole) {
                break;
            }
            result.incomplete.insert(fault->field);
            continue;
        }
        result.faults.emplace(fault->field, fault->text);
        if (!leaveOut(result, fault->field)) {
            // Both parties may be unreadable: the target is looked at on its own.
            if (fault->field == "attacker" && !result.said.combat.defender.empty()) {
                looked.combat.attackers = {"I"};
                looked.attacker = {};
                looked.defender = {};
                if (const auto other = adjudicator::faultOf(looked, its)) {
                    result.faults.emplace(other->field, other->text);
                }
            }
            return result;
        }
    }
    if (whole) {
        if (auto settlement = adjudicator::settle(result.said, its)) {
            result.settlement = std::move(*settlement);
        }
    }
    return result;
}

QString standingWords(const engine::Standing& standing) {
    return joined(standing, unitsWords(standing.units), QStringLiteral(", "));
}

QString standingText(const engine::Standing& standing) {
    return joined(standing, unitsText(standing.units), QStringLiteral(" · "));
}

QString withLocalForms(const std::string& text) {
    if (language() == engine::Language::English) {
        return said(text);
    }
    const QString typed = QLatin1Char('/') + said(adjudicator::inWordsOf(language(), "upside-down"));
    return said(adjudicator::inWordsOf(language(), text)).replace(typed, QLatin1Char(' ') + upsideDownWords());
}

QString roundsText(const engine::Account& account) {
    QStringList rounds;
    for (const engine::RoundRemembered& round : account.rounds) {
        QStringList faces;
        for (const std::optional<int>& face : round) {
            faces.append(face ? QString::number(*face) : QStringLiteral("?"));
        }
        rounds.append(faces.join(QStringLiteral(" : ")));
    }
    if (account.open) {
        rounds.append(QString::fromUtf8("…"));
    }
    return rounds.join(QString::fromUtf8("  ·  "));
}

}  // namespace ui
