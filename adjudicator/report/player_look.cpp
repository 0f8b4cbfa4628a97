// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/player_look.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace adjudicator::svg {

namespace {

struct Known {
    std::string_view id;
    std::string_view colour;
    std::string_view ink;
    Emblem emblem;
};

constexpr std::string_view kDarkInk = "#22262a";
constexpr std::array<Known, 6> kKnown{{{"red", "#c43a44", "#ffffff", Emblem::Triangle},
                                       {"blue", "#2168c4", "#ffffff", Emblem::Disc},
                                       {"white", "#fbfbf8", kDarkInk, Emblem::Diamond},
                                       {"orange", "#f0a01e", kDarkInk, Emblem::Square},
                                       {"green", "#63b891", "#14251d", Emblem::Plus},
                                       {"brown", "#3d2010", "#ffffff", Emblem::Bars}}};

struct Rgb {
    double red = 0;
    double green = 0;
    double blue = 0;
};

std::optional<int> digit(char c) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    const char lower = c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c;
    const std::size_t at = kDigits.find(lower);
    return at == std::string_view::npos ? std::nullopt : std::optional(static_cast<int>(at));
}

/// Of `#rgb` and `#rrggbb` each part from 0 to 1; nothing for any other text.
std::optional<Rgb> rgbOf(std::string_view text) {
    const std::size_t width = text.size() == 4 ? 1 : 2;
    if ((text.size() != 4 && text.size() != 7) || text.front() != '#') {
        return std::nullopt;
    }
    std::array<double, 3> parts{};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto high = digit(text[1 + i * width]);
        const auto low = digit(text[i * width + width]);
        if (!high || !low) {
            return std::nullopt;
        }
        parts[i] = (*high * 16 + *low) / 255.0;
    }
    return Rgb{parts[0], parts[1], parts[2]};
}

/// The lighter or darker ink, whichever stands out: a luminance of 0.18 is half way to the eye.
std::string_view inkOn(const Rgb& colour) {
    constexpr double kGamma = 2.2;
    const double luminance = 0.2126 * std::pow(colour.red, kGamma) + 0.7152 * std::pow(colour.green, kGamma) +
                             0.0722 * std::pow(colour.blue, kGamma);
    return luminance > 0.18 ? kDarkInk : std::string_view("#ffffff");
}

std::string emblemPath(Emblem emblem, double size) {
    const double h = size / 2;
    const auto n = [](double value) { return number(value); };
    switch (emblem) {
        case Emblem::Triangle:
            return fmt::format("M0 {}L{} {}H{}Z", n(-h), n(1.08 * h), n(0.86 * h), n(-1.08 * h));
        case Emblem::Disc:
            return fmt::format("M{0} 0A{1} {1} 0 1 0 {1} 0A{1} {1} 0 1 0 {0} 0Z", n(-h), n(h));
        case Emblem::Diamond:
            return fmt::format("M0 {}L{} 0L0 {}L{} 0Z", n(-1.15 * h), n(0.9 * h), n(1.15 * h), n(-0.9 * h));
        case Emblem::Square:
            return fmt::format("M{0} {0}H{1}V{1}H{0}Z", n(-0.92 * h), n(0.92 * h));
        case Emblem::Plus:
            return fmt::format("M{0} {2}H{2}V{0}H{3}V{2}H{1}V{3}H{3}V{1}H{2}V{3}H{0}Z", n(-h), n(h), n(-0.36 * h),
                               n(0.36 * h));
        case Emblem::Bars:
            return fmt::format("M{0} {2}H{1}V{3}H{0}ZM{0} {4}H{1}V{5}H{0}Z", n(-h), n(h), n(-0.72 * h), n(-0.22 * h),
                               n(0.22 * h), n(0.72 * h));
    }
    return {};
}

}  // namespace

PlayerLook lookOf(const engine::Table& table, engine::PlayerId player) {
    const engine::Player& who = table.players[index(player)];
    const auto* known = std::ranges::find(kKnown, std::string_view(who.id), &Known::id);
    const Known& base = known != kKnown.end() ? *known : kKnown[index(player) % kKnown.size()];
    if (const auto own = rgbOf(who.colour)) {
        return {who.colour, std::string(inkOn(*own)), base.emblem};
    }
    return {std::string(base.colour), std::string(base.ink), base.emblem};
}

void emblem(std::string& out, const PlayerLook& look, Point at, double size) {
    const Group placed(out, at);
    path(out, emblemPath(look.emblem, size), {.fill = look.ink});
}

std::string badge(const PlayerLook& look) {
    std::string out = "<svg class=\"badge\" viewBox=\"-20 -20 40 40\" xmlns=\"http://www.w3.org/2000/svg\">";
    rectangle(out, {-18, -18}, 36, 36, {.fill = look.colour, .stroke = "#1c1f22", .width = 3});
    emblem(out, look, {}, 20);
    return out + "</svg>";
}

}  // namespace adjudicator::svg
