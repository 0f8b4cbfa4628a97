// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice_game/payment.h"

#include <algorithm>

namespace engine::dice_game {

namespace {

constexpr int kGoldForOne = 2;

}  // namespace

std::optional<Faces> paymentFor(const Cards& price, const Faces& faces) {
    Faces payment;
    int missing = 0;
    for (const Resource resource : kResources) {
        const int own = std::min(price[resource], faces[faceOf(resource)]);
        payment[faceOf(resource)] = own;
        missing += price[resource] - own;
    }
    payment[Face::Gold] = kGoldForOne * missing;
    return faces.contain(payment) ? std::optional(payment) : std::nullopt;
}

bool pays(const Faces& payment, const Cards& price) {
    int byGold = 0;
    for (const Resource resource : kResources) {
        const int open = price[resource] - payment[faceOf(resource)];
        if (open < 0) {
            return false;
        }
        byGold += open;
    }
    return payment[Face::Gold] == kGoldForOne * byGold;
}

Cards missingFor(const Cards& price, const Faces& faces) {
    Cards missing;
    int pairs = faces[Face::Gold] / kGoldForOne;
    for (const Resource resource : kResources) {
        missing[resource] = std::max(0, price[resource] - faces[faceOf(resource)]);
        const int covered = std::min(pairs, missing[resource]);
        missing[resource] -= covered;
        pairs -= covered;
    }
    return missing;
}

}  // namespace engine::dice_game
