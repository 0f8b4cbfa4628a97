// SPDX-License-Identifier: GPL-3.0-or-later
// How long the board takes to be drawn: while it is moved, whole, and with one piece more. 61 hexes, 150 pieces,
// software rendering without a screen. Prints milliseconds of one core and, as a yardstick of the same run, how long a
// frame takes to be copied. Fails when a moved frame is over its limit.
#include <QApplication>
#include <QImage>
#include <QMouseEvent>
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <functional>
#include <vector>

#include "tests/ui/large_board.h"
#include "ui/board/board_view.h"

namespace {

constexpr int kFrames = 120;

/// Of one core, whatever else the machine does: drawing is the work of one thread.
double millisecondsOf(const std::function<void()>& work) {
    const std::clock_t begin = std::clock();
    work();
    return 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

void press(ui::BoardView& view, QEvent::Type type, QPointF at) {
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::MiddleButton;
    QMouseEvent event(type, at, view.mapToGlobal(at), button,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::MouseButtons(Qt::MiddleButton),
                      Qt::NoModifier);
    QApplication::sendEvent(&view, &event);
}

/// Mean and worst milliseconds of a frame, and of the copy of one.
bool measure(QSize size, double limit) {
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
    const double worst = frames[frames.size() * 99 / 100];
    std::printf(
        "%4dx%-4d moved: mean %6.2f ms, 99 %% %6.2f ms (limit %g), whole: %6.2f ms, one piece: %6.2f ms, "
        "a frame's copy: %5.2f ms\n",
        size.width(), size.height(), sum / kFrames, worst, limit, wholes[wholes.size() / 2], acts[acts.size() / 2],
        copy);
    return worst <= limit;
}

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    const bool small = measure({1920, 1080}, 16);
    const bool large = measure({3840, 2160}, 33);
    return small && large ? 0 : 1;
}
