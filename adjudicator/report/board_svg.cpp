// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/board_svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "adjudicator/art_files.h"
#include "adjudicator/report/html.h"
#include "adjudicator/report/piece_art.h"
#include "adjudicator/report/tile_art.h"

namespace adjudicator {

namespace {

using svg::Group;
using svg::Point;

/// By whole seats of 60°, clockwise around the plane's middle.
Point turned(Point at, int seats) {
    const double angle = (seats % 6) * std::numbers::pi / 3;
    return {at.x * std::cos(angle) - at.y * std::sin(angle), at.x * std::sin(angle) + at.y * std::cos(angle)};
}

/// The part of the plane that is shown.
struct Frame {
    Point least;
    Point most;

    void include(Point at, double reach) {
        least = {std::min(least.x, at.x - reach), std::min(least.y, at.y - reach)};
        most = {std::max(most.x, at.x + reach), std::max(most.y, at.y + reach)};
    }
    [[nodiscard]] double width() const { return most.x - least.x; }
    [[nodiscard]] double height() const { return most.y - least.y; }
    void widenTo(double aspect) {
        const double moreX = std::max(0.0, aspect * height() - width()) / 2;
        const double moreY = std::max(0.0, width() / aspect - height()) / 2;
        least = least - Point{moreX, moreY};
        most = most + Point{moreX, moreY};
    }
    [[nodiscard]] bool touches(Point at, double reach) const {
        return at.x > least.x - reach && at.x < most.x + reach && at.y > least.y - reach && at.y < most.y + reach;
    }
};

/// Draws one position layer by layer, from the sea up.
class Painter {
public:
    Painter(std::string& out, const engine::Position& position, const Frame& frame, int seats)
        : m_out(out),
          m_canvas(out),
          m_position(position),
          m_board(position.topology()),
          m_frame(frame),
          m_seats(seats) {}

    void paint(const BoardSvg& options) {
        hexes();
        harbours();
        routes();
        buildings();
        armiesAndNukes();
        robberAndPirate();
        for (const engine::HexId hex : options.ringedHexes) {
            ring(pointOf(m_board.hex(hex)), 78);
        }
        for (const engine::SideId side : options.ringedSides) {
            const auto ends = engine::endsOf(m_board.side(side));
            ring((pointOf(ends[0]) + pointOf(ends[1])) * 0.5, 44);
        }
        for (const engine::CornerId corner : options.ringed) {
            ring(at(corner), 62);
        }
    }

private:
    template <class Place>
    [[nodiscard]] Point pointOf(const Place& place) const {
        return turned(svg::pointOf(place), m_seats);
    }
    [[nodiscard]] Point at(engine::CornerId corner) const { return pointOf(m_board.corner(corner)); }
    [[nodiscard]] svg::PlayerLook look(engine::PlayerId player) const { return svg::lookOf(*m_position.table, player); }
    /// Near enough to the frame that something of it may be seen.
    [[nodiscard]] bool seen(Point at) const { return m_frame.touches(at, 1.2 * svg::kSide); }

    void hex(engine::HexId id) {
        const engine::HexState& state = m_position.hexes[id];
        const Group placed(m_out, pointOf(m_board.hex(id)));
        const bool isKnown = !state.removed && !state.faceDown && state.terrain;
        m_canvas.draw(state.removed ? svg::art::kRemoved
                      : isKnown     ? svg::tileArt(state.terrain)
                                    : svg::art::kFaceDown,
                      {}, {});
        if (isKnown && state.number) {
            svg::token(m_canvas, *state.number);
        }
    }

    void hexes() {
        for (const engine::HexId id : m_board.hexes()) {
            if (m_position.hexes[id].isLand() && seen(pointOf(m_board.hex(id)))) {
                m_canvas.draw(svg::art::kShore, {pointOf(m_board.hex(id))}, {});
            }
        }
        for (const engine::HexId id : m_board.hexes()) {
            if (seen(pointOf(m_board.hex(id)))) {
                hex(id);
            }
        }
    }

    /// Of the two hexes at a side the one that is land; the first when neither or both are.
    [[nodiscard]] engine::Hex landAt(const engine::Side& side) const {
        const auto hexes = engine::hexesAt(side);
        for (const engine::Hex hex : hexes) {
            const auto id = m_board.find(hex);
            if (id && m_position.hexes[*id].isLand()) {
                return hex;
            }
        }
        return hexes[0];
    }

    void harbours() {
        for (const engine::Harbour& harbour : m_position.harbours) {
            const engine::Side& side = m_board.side(harbour.side);
            const auto ends = engine::endsOf(side);
            if (seen(pointOf(ends[0]))) {
                const Point middle = (pointOf(ends[0]) + pointOf(ends[1])) * 0.5;
                const Point out = middle - pointOf(landAt(side));
                m_canvas.draw(svg::art::kPiers, {middle, svg::piersTurn(out)}, {});
                const Group placed(m_out, middle + out * svg::kHarbourOut);
                svg::harbour(m_canvas, harbour.trade, harbour.faceDown);
            }
        }
    }

    void routes() {
        for (const engine::SideId id : m_board.sides()) {
            const auto& route = m_position.routes[id];
            const auto ends = engine::endsOf(m_board.side(id));
            const Point from = pointOf(ends[0]);
            const Point along = pointOf(ends[1]) - from;
            if (!route || !seen(from)) {
                continue;
            }
            const bool ship = route->kind == engine::RouteKind::Ship;
            const Group placed(m_out, from + along * 0.5, ship ? 0 : degrees(along));
            (ship ? svg::ship : svg::road)(m_canvas, look(route->owner));
        }
        for (const engine::Bridge& bridge : m_position.bridges) {
            const Point hex = pointOf(m_board.hex(bridge.hex));
            if (!seen(hex)) {
                continue;
            }
            // The poles by the hex's own corners: on a round world their names may lie at the other end of the plane.
            const auto corners = m_board.cornersOf(bridge.hex);
            const auto pole = static_cast<std::size_t>(std::ranges::find(corners, bridge.from) - corners.begin());
            const Point from = pointOf(engine::cornerOf(
                m_board.hex(bridge.hex), engine::kCornerDirections[pole % engine::kCornerDirections.size()]));
            const Group placed(m_out, hex, degrees(hex - from));
            svg::bridge(m_canvas, look(bridge.owner));
        }
    }

    void buildings() {
        for (const engine::CornerId id : m_board.corners()) {
            const auto& building = m_position.buildings[id];
            if (!building || !seen(at(id))) {
                continue;
            }
            const double up =
                m_position.armies[id] ? svg::aboveArmy(building->kind, building->walls, building->upsideDown) : 0;
            const Group placed(m_out, at(id) - Point{0, up});
            svg::building(m_canvas, building->kind, look(building->owner), building->walls, building->upsideDown);
        }
    }

    void armiesAndNukes() {
        for (const engine::CornerId id : m_board.corners()) {
            if (!seen(at(id))) {
                continue;
            }
            if (const auto& army = m_position.armies[id]) {
                const Group placed(m_out, at(id) + Point{0, m_position.buildings[id] ? svg::kPlateBelow : 0});
                svg::army(m_canvas, army->units, look(army->owner));
            }
            if (const auto& nuke = m_position.nukes[id]) {
                const auto& army = m_position.armies[id];
                const Group placed(m_out, at(id) + svg::besideCrossing(army ? &army->units : nullptr));
                svg::nuke(m_canvas, look(*nuke));
            }
        }
    }

    void robberAndPirate() {
        if (m_position.robber && seen(pointOf(m_board.hex(*m_position.robber)))) {
            const engine::HexState& state = m_position.hexes[*m_position.robber];
            const Group placed(m_out, pointOf(m_board.hex(*m_position.robber)));
            m_canvas.draw(svg::art::kRobber, state.number && !state.faceDown ? svg::kBesideToken : svg::Placing{}, {});
        }
        if (m_position.pirate && seen(pointOf(m_board.hex(*m_position.pirate)))) {
            m_canvas.draw(svg::art::kPirate, {pointOf(m_board.hex(*m_position.pirate))}, {});
        }
    }

    /// Seen on every ground, without colour too.
    void ring(Point at, double radius) {
        for (const auto& [colour, width] : {std::pair("#ffffff", 12), std::pair("#7a4b00", 6)}) {
            m_out +=
                fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"/>",
                            svg::number(at.x), svg::number(at.y), svg::number(radius), colour, width);
        }
    }

    /// Of a direction, so that what is drawn along it never stands on its head.
    static double degrees(Point along) {
        const double turned = std::atan2(along.y, along.x) * 180 / std::numbers::pi;
        return turned > 90.001 ? turned - 180 : turned < -90.001 ? turned + 180 : turned;
    }

    std::string& m_out;
    svg::TextCanvas m_canvas;
    const engine::Position& m_position;
    const engine::Topology& m_board;
    Frame m_frame;
    int m_seats;
};

Frame frameOf(const engine::Topology& board, const BoardSvg& options) {
    constexpr double kHarbour = 1.75 * svg::kSide;
    Frame frame;
    bool first = true;
    const auto include = [&](Point at, double reach) {
        if (first) {
            frame = {at, at};
            first = false;
        }
        frame.include(at, reach);
    };
    for (const engine::CornerId corner : options.around) {
        include(turned(svg::pointOf(board.corner(corner)), options.seats), options.radius * svg::kSide);
    }
    if (options.around.empty()) {
        for (const engine::HexId hex : board.hexes()) {
            include(turned(svg::pointOf(board.hex(hex)), options.seats), kHarbour);
        }
    }
    if (options.aspect) {
        frame.widenTo(*options.aspect);
    }
    return frame;
}

}  // namespace

std::string boardSvg(const engine::Position& position, const BoardSvg& options) {
    const Frame frame = frameOf(position.topology(), options);
    const std::string title = escaped(options.title);
    std::string out = fmt::format(
        "<svg class=\"board\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{} {} {} {}\" role=\"img\" "
        "aria-label=\"{}\" font-family=\"Noto Sans, Arial, sans-serif\" font-weight=\"700\" text-anchor=\"middle\" "
        "stroke-linejoin=\"round\" stroke-linecap=\"round\">",
        svg::number(frame.least.x), svg::number(frame.least.y), svg::number(frame.width()), svg::number(frame.height()),
        title);
    out += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"/>", svg::number(frame.least.x),
                       svg::number(frame.least.y), svg::number(frame.width()), svg::number(frame.height()), svg::kSea);
    Painter(out, position, frame, options.seats).paint(options);
    return out + "</svg>";
}

}  // namespace adjudicator
