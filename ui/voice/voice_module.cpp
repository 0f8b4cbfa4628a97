// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/voice/voice_module.h"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QLocale>
#include <QMediaDevices>
#include <QTextToSpeech>
#include <cmath>
#include <numbers>

namespace ui {

namespace {

constexpr int kRate = 44'100;
constexpr std::size_t kMostWaiting = 2;

/// The pseudo-language, which no voice has, sounds like English.
QLocale::Language spoken(engine::Language language) {
    const std::string_view code = engine::codeOf(language);
    const auto its = QLocale::codeToLanguage(QString::fromLatin1(code.data(), static_cast<qsizetype>(code.size())));
    return its == QLocale::AnyLanguage ? QLocale::English : its;
}

struct Notes {
    double first = 0;
    double second = 0;
};

/// Hertz: up to the fifth for a turn, one note for a throw, a step down for a warning.
Notes notesOf(Chime chime) {
    switch (chime) {
        case Chime::Turn:
            return {587.33, 880.0};
        case Chime::Throw:
            return {880.0, 880.0};
        case Chime::Warning:
            return {587.33, 523.25};
    }
    return {};
}

/// Two notes that begin at once and die away, in 16 bits.
QByteArray soundOf(Chime chime) {
    constexpr double kSeconds = 0.7;
    constexpr double kSecondAfter = 0.16;
    constexpr double kLoud = 9'000;
    const auto note = [](double hertz, double time) {
        if (time < 0) {
            return 0.0;
        }
        const double wave = 2 * std::numbers::pi * hertz * time;
        const double attack = std::min(1.0, time * 200);
        return attack * std::exp(-6 * time) * (std::sin(wave) + 0.3 * std::sin(2 * wave));
    };
    const Notes notes = notesOf(chime);
    QByteArray sound;
    for (int i = 0; i < static_cast<int>(kSeconds * kRate); ++i) {
        const double time = static_cast<double>(i) / kRate;
        const auto sample =
            static_cast<qint16>(kLoud * (note(notes.first, time) + note(notes.second, time - kSecondAfter)));
        sound.append(reinterpret_cast<const char*>(&sample), sizeof sample);
    }
    return sound;
}

}  // namespace

MachineVoice::MachineVoice() = default;
MachineVoice::~MachineVoice() = default;

bool MachineVoice::take(engine::Language language) {
    if (!m_speech) {
        m_speech = std::make_unique<QTextToSpeech>();
        connect(m_speech.get(), &QTextToSpeech::stateChanged, this, [this](QTextToSpeech::State state) {
            if (state == QTextToSpeech::Ready) {
                sayNext();
            }
        });
    }
    if (m_speech->state() == QTextToSpeech::Error) {
        return false;
    }
    if (m_taken == language) {
        return true;
    }
    for (const QLocale& locale : m_speech->availableLocales()) {
        if (locale.language() == spoken(language)) {
            m_speech->setLocale(locale);
            m_taken = language;
            return true;
        }
    }
    return false;
}

bool MachineVoice::speaks(engine::Language language) {
    return take(language);
}

void MachineVoice::say(const QString& text, engine::Language language) {
    if (m_waiting.size() >= kMostWaiting) {
        m_waiting.erase(m_waiting.begin());
    }
    m_waiting.emplace_back(text, language);
    if (!m_speech || m_speech->state() != QTextToSpeech::Speaking) {
        sayNext();
    }
}

void MachineVoice::sayNext() {
    if (m_waiting.empty()) {
        return;
    }
    const auto [text, language] = m_waiting.front();
    m_waiting.erase(m_waiting.begin());
    if (take(language)) {
        m_speech->say(text);
    }
}

void MachineVoice::ring(Chime chime) {
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    QAudioFormat format;
    format.setSampleRate(kRate);
    format.setChannelCount(1);
    format.setSampleFormat(QAudioFormat::Int16);
    if (device.isNull() || !device.isFormatSupported(format)) {
        return;
    }
    m_sink = std::make_unique<QAudioSink>(device, format);
    m_playing.close();
    m_sound = soundOf(chime);
    m_playing.setBuffer(&m_sound);
    m_playing.open(QIODevice::ReadOnly);
    m_sink->start(&m_playing);
}

void MachineVoice::beQuiet() {
    m_waiting.clear();
    if (m_speech) {
        m_speech->stop();
    }
    m_sink.reset();
}

}  // namespace ui
