// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/dispute/asked_entry.h"

#include "adjudicator/dispute/incidents.h"
#include "adjudicator/seal/desk_key.h"

namespace adjudicator {

namespace {

struct Asking {
    const Line& line;
    AskedEntry& asked;

    bool operator()(const ThrowVoid& lost) {
        asked.body = lost;
        for (std::uint64_t entry = asked.seq; entry-- > 0;) {
            const auto* declared = std::get_if<ThrowDeclared>(&line.log()[entry].entry.body);
            if (declared != nullptr && declared->number == lost.number) {
                asked.announced = declared->action;
                break;
            }
        }
        findAgain();
        return true;
    }
    bool operator()(const Sealed& sealed) {
        asked.body = sealed;
        const auto key = keyBefore();
        asked.holds = (!key || key == sealed.key) &&
                      isSignedBy(sealed.key, sealedBytes(line.game(), sealed.head), sealed.signature);
        return true;
    }
    bool operator()(const OlderState& older) {
        asked.body = older;
        return true;
    }
    bool operator()(const HandedOver& handed) {
        asked.body = handed;
        const std::string bytes = handOverBytes(line.game(), handed.head, handed.from, handed.to);
        asked.holds = keyBefore() == handed.from && isSignedBy(handed.to, bytes, handed.signature) &&
                      (!handed.release || isSignedBy(handed.from, bytes, *handed.release));
        return true;
    }
    bool operator()(const auto&) { return false; }

private:
    [[nodiscard]] std::optional<PublicKey> keyBefore() const { return line.upTo(asked.seq - 1).keyInCharge(); }

    /// The next act that counts, where it is the one that was announced.
    void findAgain() {
        if (!asked.announced) {
            return;
        }
        for (const LineAct& act : line.acts()) {
            const ActDone& done = line.actAt(act.now);
            if (act.origin.entry > asked.seq) {
                if (TableGame::asDeclared(done.action) == TableGame::asDeclared(*asked.announced)) {
                    asked.again = act.origin.entry;
                    asked.facesAgain = facesIn(done.action, done.events);
                }
                return;
            }
        }
    }
};

}  // namespace

std::optional<AskedEntry> askedEntry(const Line& line, std::uint64_t entry) {
    AskedEntry asked;
    asked.seq = entry;
    asked.time = line.log()[entry].entry.time;
    return std::visit(Asking{line, asked}, line.log()[entry].entry.body) ? std::optional(std::move(asked))
                                                                         : std::nullopt;
}

std::optional<ActPlace> actBeside(const Line& line, const AskedEntry& asked) {
    std::optional<ActPlace> beside;
    for (const LineAct& act : line.acts()) {
        const bool isBefore = act.origin.entry < asked.seq;
        if (act.origin.entry == asked.again || (!isBefore && !beside)) {
            return act.now;
        }
        beside = isBefore ? act.now : beside;
    }
    return beside;
}

}  // namespace adjudicator
