// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/loss_fall.h"

#include <utility>

namespace ui {

namespace {

constexpr int kFallMs = 250;

}  // namespace

LossFall::LossFall(QObject* parent) : QObject(parent) {
    m_hold.setSingleShot(true);
    connect(&m_hold, &QTimer::timeout, this, &LossFall::release);
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setDuration(kFallMs);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, &LossFall::moved);
    connect(&m_animation, &QVariantAnimation::finished, this, &LossFall::end);
}

void LossFall::begin(BoardPicture before, std::vector<FallenPiece> fallen) {
    m_animation.stop();
    // What is still held was never seen otherwise.
    if (!isHeld()) {
        m_before = std::move(before);
        m_fallen.clear();
    }
    m_fallen.insert(m_fallen.end(), fallen.begin(), fallen.end());
    m_step = Step::Held;
    m_hold.start(0);
}

void LossFall::hold(int milliseconds) {
    if (isHeld()) {
        m_hold.start(milliseconds);
    }
}

void LossFall::stop() {
    m_hold.stop();
    m_animation.stop();
    m_step = Step::None;
}

void LossFall::release() {
    m_step = m_fallen.empty() ? Step::None : Step::Falls;
    Q_EMIT released();
    if (m_fallen.empty()) {
        Q_EMIT done();
    } else {
        m_animation.start();
    }
}

void LossFall::end() {
    m_step = Step::None;
    Q_EMIT moved();
    Q_EMIT done();
}

}  // namespace ui
