// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/verify_dice.h"

#include <simdjson.h>

#include <map>
#include <string>

#include "db/codes.h"
#include "db/game_tree.h"

namespace adjudicator {

namespace {

namespace od = simdjson::ondemand;

/// What the record says of one throw before it is opened, and then its faces.
struct Throw {
    db::Hash commitment;
    bool declared = false;
    std::vector<int> sides;
    std::string word;
    std::vector<int> faces;
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
        return VerdictReason::None;
    }

    VerdictReason declaration(od::object& entry) {
        Throw* thrown = numbered(entry);
        od::array sides;
        if (thrown == nullptr || entry["sides"].get(sides) != simdjson::SUCCESS) {
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
        return VerdictReason::None;
    }

    VerdictReason word(od::object& entry) {
        Throw* thrown = numbered(entry);
        std::string_view said;
        if (thrown == nullptr || entry["word"].get(said) != simdjson::SUCCESS) {
            return VerdictReason::DoesNotContinue;
        }
        thrown->word = said;
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
        const auto found = m_throws.find(number);
        if (found == m_throws.end()) {
            return VerdictReason::CommitmentWrong;
        }
        std::vector<int> faces;
        if (!readFaces(entry, faces)) {
            return VerdictReason::DoesNotContinue;
        }
        return secret ? opened(found->second, static_cast<std::uint32_t>(number), *secret, *level, std::move(faces))
               : faces == found->second.faces ? VerdictReason::None
                                              : VerdictReason::FacesWrong;
    }

    static bool readFaces(od::object& entry, std::vector<int>& faces) {
        od::array dice;
        if (entry["action"]["dice"].get(dice) != simdjson::SUCCESS) {
            return false;
        }
        for (auto die : dice) {
            std::uint64_t value = 0;
            if (die["value"].get(value) != simdjson::SUCCESS || value > 256) {
                return false;
            }
            faces.push_back(static_cast<int>(value));
        }
        return true;
    }

    VerdictReason opened(Throw& thrown, std::uint32_t number, const Secret& secret, DiceLevel level,
                         std::vector<int> faces) const {
        if (!thrown.declared || commitmentOf(m_game, number, secret) != thrown.commitment) {
            return VerdictReason::CommitmentWrong;
        }
        if (thrown.word.empty() != (level == DiceLevel::Desk)) {
            return VerdictReason::LevelWrong;
        }
        thrown.faces = std::move(faces);
        return facesOf(m_game, number, secret, thrown.word, thrown.sides) == thrown.faces ? VerdictReason::None
                                                                                          : VerdictReason::FacesWrong;
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
