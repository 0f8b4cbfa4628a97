// SPDX-License-Identifier: GPL-3.0-or-later
// The voice module: loaded by ui/announcer/voice.cpp, because speech and sound bring in some forty libraries.
#pragma once

#include <QBuffer>
#include <QObject>
#include <QStringList>
#include <memory>
#include <optional>

#include "ui/announcer/voice.h"

class QAudioSink;
class QTextToSpeech;

namespace ui {

/// Speaks through the system's speech service and rings through its standard sound device.
class MachineVoice : public QObject, public Voice {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.adjudicator.Voice/1")
    Q_INTERFACES(ui::Voice)

public:
    MachineVoice();
    ~MachineVoice() override;
    [[nodiscard]] bool speaks(engine::Language language) override;
    void say(const QString& text, engine::Language language) override;
    void ring(Chime chime) override;
    void beQuiet() override;

private:
    /// Sets the voice of this language in; false where none is installed.
    [[nodiscard]] bool take(engine::Language language);
    void sayNext();

    std::unique_ptr<QTextToSpeech> m_speech;
    /// The language that the voice in place speaks.
    std::optional<engine::Language> m_taken;
    /// Not yet begun, with their languages.
    std::vector<std::pair<QString, engine::Language>> m_waiting;
    QByteArray m_sound;
    QBuffer m_playing;
    std::unique_ptr<QAudioSink> m_sink;
};

}  // namespace ui
