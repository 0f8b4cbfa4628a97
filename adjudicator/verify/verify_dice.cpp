// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/verify_dice.h"

#include <simdjson.h>

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "adjudicator/dice/word_seal.h"
#include "db/codes.h"
#include "db/game_tree.h"

namespace adjudicator {

namespace {

namespace od = simdjson::ondemand;

/// The fields of an event that show dice, in the order of the throw.
constexpr std::array<std::string_view, 3> kShowDice{"dice", "attacker_dice", "defender_dice"};

/// Number of sides and face of each die.
using Dice = std::vector<std::pair<int, int>>;

/// What the record says of one throw before it is opened, and then its faces.
struct Throw {
    std::uint32_t number = 0;
    db::Hash commitment;
    bool declared = false;
    /// The act declared, as written.
    std::string act;
    std::vector<int> sides;
    std::string word;
    /// Of several words: those sealed, and whether each that was opened is one of them.
    std::vector<WordSeal> seals;
    bool areWordsRight = true;
    Dice dice;
};

/// Reads only what throws are made of; the first fault ends it.
class ThrowReader {
public:
    explicit ThrowReader(const db::GameId& game) : m_game(game) {}

    [[nodiscard]] VerdictReason take(const std::string& body) {
        if (m_parser.allocate(body.size()) != simdjson::SUCCESS) {
            return VerdictReason::DoesNotContinue;
        }
        m_buffer.assign(body);
        m_buffer.reserve(body.size() + simdjson::SIMDJSON_PADDING);
        od::document document;
        od::object entry;
        std::string_view kind;
        if (m_parser.iterate(m_buffer.data(), m_buffer.size(), m_buffer.capacity()).get(document) !=
                simdjson::SUCCESS ||
            document.get_object().get(entry) != simdjson::SUCCESS || entry["kind"].get(kind) != simdjson::SUCCESS) {
            return VerdictReason::DoesNotContinue;
        }
        if (kind == "commitment") {
            return commitment(entry);
        }
        if (kind == "declaration") {
            return declaration(entry);
        }
        if (kind == "word") {
            return word(entry);
        }
        if (kind == "correct") {
            return correction(entry);
        }
        return kind == "act" ? act(entry) : VerdictReason::None;
    }

    ThrowCounts counts;

private:
    /// The throw of that number, which must have been committed to.
    Throw* numbered(od::object& entry) {
        std::uint64_t number = 0;
        if (entry["number"].get(number) != simdjson::SUCCESS) {
            return nullptr;
        }
        const auto found = m_throws.find(number);
        return found == m_throws.end() ? nullptr : &found->second;
    }

    VerdictReason commitment(od::object& entry) {
        std::uint64_t number = 0;
        std::string_view hex;
        if (entry["number"].get(number) != simdjson::SUCCESS || number != m_throws.size() ||
            entry["commitment"].get(hex) != simdjson::SUCCESS) {
            return VerdictReason::DoesNotContinue;
        }
        const auto hash = db::hashFromHex(hex);
        if (!hash) {
            return VerdictReason::DoesNotContinue;
        }
        m_throws[number].commitment = *hash;
        m_throws[number].number = static_cast<std::uint32_t>(number);
        return VerdictReason::None;
    }

    VerdictReason declaration(od::object& entry) {
        Throw* thrown = numbered(entry);
        od::array sides;
        if (thrown == nullptr || thrown->declared || !rawOf(entry, thrown->act) ||
            entry["sides"].get(sides) != simdjson::SUCCESS) {
            return VerdictReason::DoesNotContinue;
        }
        thrown->declared = true;
        thrown->sides.clear();
        for (auto each : sides) {
            std::uint64_t number = 0;
            if (each.get(number) != simdjson::SUCCESS || number < 2 || number > 256) {
                return VerdictReason::DoesNotContinue;
            }
            thrown->sides.push_back(static_cast<int>(number));
        }
        od::array seals;
        if (entry["seals"].get(seals) != simdjson::SUCCESS) {
            return VerdictReason::None;
        }
        for (auto each : seals) {
            std::string_view by;
            std::string_view hex;
            const bool isRead = each["by"].get(by) == simdjson::SUCCESS && each["seal"].get(hex) == simdjson::SUCCESS;
            const auto seal = isRead ? db::hashFromHex(hex) : std::nullopt;
            if (!seal) {
                return VerdictReason::DoesNotContinue;
            }
            thrown->seals.push_back({std::string(by), *seal});
        }
        return VerdictReason::None;
    }

    VerdictReason word(od::object& entry) {
        Throw* thrown = numbered(entry);
        std::string_view said;
        if (thrown == nullptr || entry["word"].get(said) != simdjson::SUCCESS) {
            return VerdictReason::DoesNotContinue;
        }
        thrown->word = said;
        thrown->areWordsRight = true;
        od::array words;
        if (entry["words"].get(words) != simdjson::SUCCESS) {
            return VerdictReason::None;
        }
        for (auto each : words) {
            std::string_view by;
            std::string_view text;
            std::string_view salt;
            // One that is said aloud has no seal.
            if (each["salt"].get(salt) == simdjson::SUCCESS) {
                const bool isRead =
                    each["by"].get(by) == simdjson::SUCCESS && each["word"].get(text) == simdjson::SUCCESS;
                thrown->areWordsRight =
                    isRead && thrown->areWordsRight &&
                    fitsItsSeal(m_game, thrown->number, {std::string(by), std::string(text), saltFromText(salt)},
                                thrown->seals);
            }
        }
        return VerdictReason::None;
    }

    VerdictReason act(od::object& entry) {
        // Most acts throw nothing: these are over here.
        od::object record;
        if (entry["throw"].get(record) != simdjson::SUCCESS) {
            return VerdictReason::None;
        }
        std::string_view name;
        if (record["level"].get(name) != simdjson::SUCCESS) {
            return VerdictReason::DoesNotContinue;
        }
        const auto level = diceLevelFromText(name);
        if (!level) {
            return VerdictReason::DoesNotContinue;
        }
        counts.add(*level);
        const bool isVirtual = *level == DiceLevel::Witnessed || *level == DiceLevel::Desk;
        std::uint64_t number = 0;
        const bool hasNumber = record["number"].get(number) == simdjson::SUCCESS;
        if (isVirtual != hasNumber) {
            return VerdictReason::LevelWrong;
        }
        if (!isVirtual) {
            return VerdictReason::None;
        }
        std::optional<Secret> secret;
        std::string_view hex;
        if (record["secret"].get(hex) == simdjson::SUCCESS) {
            const auto bytes = db::hashFromHex(hex);
            if (!bytes) {
                return VerdictReason::DoesNotContinue;
            }
            secret = Secret{bytes->bytes};
        }
        return shown(
            entry,
            [&](Throw& thrown, Dice dice) {
                if (secret) {
                    return opened(entry, thrown, static_cast<std::uint32_t>(number), *secret, *level, std::move(dice));
                }
                return dice == thrown.dice ? VerdictReason::None : VerdictReason::FacesWrong;
            },
            number);
    }

    /// The acts of a correction keep the dice of the throws that they name.
    VerdictReason correction(od::object& entry) {
        od::array line;
        if (entry["line"].get(line) != simdjson::SUCCESS) {
            return VerdictReason::DoesNotContinue;
        }
        for (auto each : line) {
            od::object item;
            std::uint64_t number = 0;
            if (each.get(item) != simdjson::SUCCESS) {
                return VerdictReason::DoesNotContinue;
            }
            if (item["throw"]["number"].get(number) != simdjson::SUCCESS) {
                continue;
            }
            const VerdictReason reason = shown(
                item,
                [](const Throw& thrown, const Dice& dice) {
                    return dice == thrown.dice ? VerdictReason::None : VerdictReason::FacesWrong;
                },
                number);
            if (reason != VerdictReason::None) {
                return reason;
            }
        }
        return VerdictReason::None;
    }

    /// What `judge` says of an act's dice and of the throw that it names; then whether its events show these dice, each
    /// once, or none.
    template <class Judge>
    VerdictReason shown(od::object& act, Judge judge, std::uint64_t number) {
        const auto found = m_throws.find(number);
        if (found == m_throws.end()) {
            return VerdictReason::CommitmentWrong;
        }
        Dice dice;
        od::array array;
        if (act["action"]["dice"].get(array) != simdjson::SUCCESS || !readDice(array, dice)) {
            return VerdictReason::DoesNotContinue;
        }
        Dice seen;
        if (!readShown(act, seen)) {
            return VerdictReason::DoesNotContinue;
        }
        const bool isShown = seen.empty() || seen == dice;
        const VerdictReason reason = judge(found->second, std::move(dice));
        return reason != VerdictReason::None || isShown ? reason : VerdictReason::ShownOtherwise;
    }

    static bool readDice(od::array& array, Dice& dice) {
        for (auto die : array) {
            std::uint64_t sides = 0;
            std::uint64_t value = 0;
            if (die["sides"].get(sides) != simdjson::SUCCESS || die["value"].get(value) != simdjson::SUCCESS ||
                sides > 256 || value > 256) {
                return false;
            }
            dice.emplace_back(static_cast<int>(sides), static_cast<int>(value));
        }
        return true;
    }

    /// All dice of an act's events, in the order in which they were thrown.
    static bool readShown(od::object& act, Dice& seen) {
        od::array events;
        if (act["events"].get(events) != simdjson::SUCCESS) {
            return false;
        }
        for (auto each : events) {
            od::object event;
            std::array<Dice, 3> parts;
            if (each.get(event) != simdjson::SUCCESS) {
                return false;
            }
            for (auto field : event) {
                std::string_view name;
                od::array dice;
                if (field.unescaped_key().get(name) != simdjson::SUCCESS) {
                    return false;
                }
                const auto part = std::ranges::find(kShowDice, name);
                if (part != kShowDice.end() &&
                    (field.value().get(dice) != simdjson::SUCCESS ||
                     !readDice(dice, parts.at(static_cast<std::size_t>(part - kShowDice.begin()))))) {
                    return false;
                }
            }
            for (const Dice& part : parts) {
                seen.insert(seen.end(), part.begin(), part.end());
            }
        }
        return true;
    }

    /// The action of an entry, as written.
    static bool rawOf(od::object& entry, std::string& action) {
        od::object object;
        std::string_view raw;
        if (entry["action"].get(object) != simdjson::SUCCESS || object.raw_json().get(raw) != simdjson::SUCCESS) {
            return false;
        }
        action = raw;
        return true;
    }

    /// The same act, but for what a throw adds to it.
    static bool isSameAct(const std::string& one, const std::string& other) {
        const auto bare = [](const std::string& text) {
            auto json = nlohmann::json::parse(text, nullptr, false);
            for (const char* added : {"dice", "source", "word"}) {
                if (json.is_object()) {
                    json.erase(added);
                }
            }
            return json;
        };
        return bare(one) == bare(other);
    }

    VerdictReason opened(od::object& entry, Throw& thrown, std::uint32_t number, const Secret& secret, DiceLevel level,
                         Dice dice) const {
        std::string act;
        if (!thrown.declared || commitmentOf(m_game, number, secret) != thrown.commitment) {
            return VerdictReason::CommitmentWrong;
        }
        if (!rawOf(entry, act) || !isSameAct(act, thrown.act)) {
            return VerdictReason::DeclaredOtherwise;
        }
        if (thrown.word.empty() != (level == DiceLevel::Desk)) {
            return VerdictReason::LevelWrong;
        }
        if (!thrown.areWordsRight) {
            return VerdictReason::WordsWrong;
        }
        const auto faces = facesOf(m_game, number, secret, thrown.word, thrown.sides);
        Dice given;
        for (std::size_t i = 0; i < faces.size(); ++i) {
            given.emplace_back(thrown.sides[i], faces[i]);
        }
        thrown.dice = std::move(dice);
        return thrown.dice == given ? VerdictReason::None : VerdictReason::FacesWrong;
    }

    const db::GameId& m_game;
    od::parser m_parser;
    std::string m_buffer;
    std::map<std::uint64_t, Throw> m_throws;
};

}  // namespace

Verification verifyDice(const db::GameId& game, std::span<const db::Entry> entries) {
    Verification result;
    ThrowReader reader(game);
    for (const db::Entry& entry : entries) {
        const VerdictReason reason = reader.take(entry.body);
        if (reason != VerdictReason::None) {
            result.kind = reason == VerdictReason::DoesNotContinue ? VerdictKind::Damaged : VerdictKind::DiceFalse;
            result.reason = reason;
            result.entry = entry.seq;
            return result;
        }
    }
    result.entries = entries.size();
    result.head = {entries.back().seq, entries.back().hash};
    result.throws = reader.counts;
    return result;
}

engine::Expected<Verification, db::BookError> verifyDice(const db::Book& book, const db::GameId& game) {
    const auto chain = book.verifyChain(game);
    if (!chain) {
        return engine::unexpected(chain.error());
    }
    if (const auto* broken = std::get_if<db::ChainDamage>(&*chain)) {
        Verification result;
        result.kind = VerdictKind::Damaged;
        result.reason = reasonOf(broken->fault);
        result.entry = broken->seq;
        return result;
    }
    auto entries = book.entries(game);
    if (!entries) {
        return engine::unexpected(entries.error());
    }
    if (entries->size() == entries->back().seq + 1) {
        return verifyDice(game, *entries);
    }
    const db::GameTree tree = db::GameTree::grow(game, std::move(*entries));
    Verification result;
    for (const db::Head& head : tree.heads()) {
        result = verifyDice(game, tree.pathTo(head));
        if (result.kind != VerdictKind::Sound) {
            result.branch = head;
            break;
        }
    }
    result.branches = tree.heads();
    result.entries = tree.entries().size();
    return result;
}

}  // namespace adjudicator
