// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <string>

namespace ui {

/// Listens at a hub, beside the window and through a connection of its own: it asks nothing while nobody sends.
class HubEar : public QObject {
    Q_OBJECT

public:
    explicit HubEar(QObject* parent = nullptr) : QObject(parent) {}
    ~HubEar() override;

    /// At this one from now on (`postgresql://…`); at none where it is empty.
    void listenAt(const std::string& address);

Q_SIGNALS:
    /// A desk has sent something, or the hub is back after it was away.
    void news();

private:
    struct Inside;
    std::string m_address;
    std::shared_ptr<Inside> m_inside;
};

}  // namespace ui
