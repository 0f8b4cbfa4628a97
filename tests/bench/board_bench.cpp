// SPDX-License-Identifier: GPL-3.0-or-later
// How long the board takes to be drawn: while it is moved, whole, and with one piece more. 61 hexes, 156 pieces,
// software rendering without a screen, beside the copy of a frame. Prints one JSON object a figure; ends with 1 if one
// misses its limit.
#include <QApplication>
#include <QImage>
#include <QMouseEvent>
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <functional>
#include <string>
#include <vector>

#include "tests/bench/yardstick.h"
#include "tests/ui/large_board.h"
#include "ui/board/board_view.h"

namespace {

constexpr int kFrames = 120;
/// Milliseconds of one core.
constexpr double kMovedLimit = 16;
constexpr double kLargeMovedLimit = 33;
constexpr double kActLimit = 50;

double millisecondsOf(const std::function<void()>& work) {
    return 1e3 * bench::secondsOf(work);
}

void press(ui::BoardView& view, QEvent::Type type, QPointF at) {
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::MiddleButton;
    QMouseEvent event(type, at, view.mapToGlobal(at), button,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::MouseButtons(Qt::MiddleButton),
                      Qt::NoModifier);
    QApplication::sendEvent(&view, &event);
}

void measure(QSize size, double limit, bench::Figures& figures) {
    ui::BoardView view;
    ui::BoardPicture picture = ui::test::largeBoard();
    view.resize(size);
    view.setPicture(picture);
    view.show();
    QApplication::processEvents();
    view.zoomBy(1.25);
    view.repaint();

    std::vector<double> frames;
    QPointF at(size.width() / 2.0, size.height() / 2.0);
    press(view, QEvent::MouseButtonPress, at);
    for (int i = 0; i < kFrames; ++i) {
        // A hand's quick sweep: some 1,400 pixels a second at 60 frames.
        at += QPointF(i / 20 % 2 == 0 ? 23.4 : -23.4, i / 30 % 2 == 0 ? 11.7 : -11.7);
        frames.push_back(millisecondsOf([&] {
            press(view, QEvent::MouseMove, at);
            view.repaint();
        }));
    }
    press(view, QEvent::MouseButtonRelease, at);
    std::sort(frames.begin(), frames.end());
    double sum = 0;
    for (const double frame : frames) {
        sum += frame;
    }

    std::vector<double> wholes;
    std::vector<double> acts;
    for (int i = 0; i < 9; ++i) {
        wholes.push_back(millisecondsOf([&] {
            view.zoomBy(i % 2 == 0 ? 0.9 : 1 / 0.9);
            view.repaint();
        }));
        picture.routes.pop_back();
        acts.push_back(millisecondsOf([&] {
            view.setPicture(picture);
            view.repaint();
        }));
    }
    std::sort(wholes.begin(), wholes.end());
    std::sort(acts.begin(), acts.end());

    QImage from(size, QImage::Format_ARGB32_Premultiplied);
    QImage to(size, QImage::Format_ARGB32_Premultiplied);
    from.fill(Qt::red);
    to.fill(Qt::blue);
    const double copy = millisecondsOf([&] { std::memcpy(to.bits(), from.constBits(), from.sizeInBytes()); });
    const std::string where = " at " + std::to_string(size.width()) + " x " + std::to_string(size.height());
    figures.say("a frame's copy" + where, "ms", copy);
    figures.say("the board moved, mean" + where, "ms", sum / kFrames);
    figures.time("the board moved, 99 of 100" + where, "ms", 1e3, frames[frames.size() * 99 / 100] / 1e3, limit);
    figures.time("one piece more" + where, "ms", 1e3, acts[acts.size() / 2] / 1e3, kActLimit);
    figures.say("the whole board" + where, "ms", wholes[wholes.size() / 2]);
}

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    bench::Figures figures;
    measure({1920, 1080}, kMovedLimit, figures);
    measure({3840, 2160}, kLargeMovedLimit, figures);
    return figures.exitStatus();
}
