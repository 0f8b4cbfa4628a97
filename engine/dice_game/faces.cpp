// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice_game/faces.h"

#include <numeric>

#include "engine/check.h"
#include "engine/state/names.h"

namespace engine::dice_game {

namespace {

constexpr std::array<std::string_view, kFaces.size()> kNames{"brick", "lumber", "wool", "grain", "ore", "gold"};

}  // namespace

std::string_view toText(Face face) {
    return engine::nameOf(face, kNames);
}

std::optional<Face> faceFromText(std::string_view text) {
    return engine::fromName<Face>(text, kNames);
}

std::optional<Resource> resourceOf(Face face) {
    return face == Face::Gold ? std::nullopt : std::optional(static_cast<Resource>(face));
}

Face faceOf(const Die& die) {
    ADJ_CHECK(die.sides == kDieSides && die.value >= 1 && die.value <= kDieSides,
              "a die of the dice game has six sides");
    return static_cast<Face>(die.value - 1);
}

Faces Faces::of(std::initializer_list<Face> faces) {
    Faces all;
    for (const Face face : faces) {
        ++all[face];
    }
    return all;
}

Faces Faces::of(const Dice& dice) {
    Faces all;
    for (const Die& die : dice.dice) {
        ++all[faceOf(die)];
    }
    return all;
}

int Faces::total() const {
    return std::accumulate(items.begin(), items.end(), 0);
}

bool Faces::contain(const Faces& part) const {
    for (const Face face : kFaces) {
        if (part[face] > (*this)[face]) {
            return false;
        }
    }
    return true;
}

Faces& Faces::operator+=(const Faces& other) {
    for (const Face face : kFaces) {
        (*this)[face] += other[face];
    }
    return *this;
}

Faces& Faces::operator-=(const Faces& part) {
    ADJ_CHECK(contain(part), "only dice that lie there are taken away");
    for (const Face face : kFaces) {
        (*this)[face] -= part[face];
    }
    return *this;
}

}  // namespace engine::dice_game
