// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/web/phone_door.h"
#include "adjudicator/web/table_word.h"
#include "ui/camera/watch_desk.h"
#include "ui/files/side_work.h"
#include "ui/phones/phone_server.h"

namespace ui {

/// What the camera proposes, on the referee's second hand: the first proposal as the window says it, in a note that its
/// phone alone can read, and the place drawn as the record has it. What the phone accepts or refuses is noted in the
/// desk's chain of proposals, then done as by the window's own keys, which say so. Nothing is served where no camera
/// proposes anything, or no second hand is admitted.
class CameraByPhone : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    CameraByPhone(TableDesk& table, WatchDesk& watch, PhoneServer& phones);
    ~CameraByPhone() override;

private:
    using Said = PhoneServer::Said;
    using Answer = PhoneServer::Answer;
    using Reply = PhoneServer::Reply;

    /// What the phone is shown: of this state of the record alone.
    struct Offer {
        std::string id;
        engine::Action action;
        /// In words, by the code of each language that phones are served.
        std::map<std::string, std::string> texts;
    };
    /// What became of the offer before: "taken", "refused" or "gone".
    struct Last {
        Offer offer;
        std::string how;
        std::optional<std::uint64_t> entry;
        /// So many the record had when it went.
        std::size_t entries = 0;
    };
    /// A word that is being carried out.
    struct Deed {
        Offer offer;
        bool isAccepted = false;
        adjudicator::web::WordFrom from;
        Reply reply;
        std::optional<adjudicator::SeenHead> said;
        bool isPlayed = false;
    };

    void look();
    void withhold();
    [[nodiscard]] std::optional<adjudicator::web::Admission> secondHand() const;
    [[nodiscard]] std::string idOf(const engine::Action& action) const;
    /// Where it stands among what is proposed now; only of the very state in which it was shown.
    [[nodiscard]] std::optional<std::size_t> find(const Offer& offer) const;
    void judgeLast();

    [[nodiscard]] bool hear(const Said& said, const Reply& reply);
    [[nodiscard]] std::optional<Answer> begin(const adjudicator::web::DecidesOn& word,
                                              const adjudicator::web::Admission& admission,
                                              const adjudicator::web::WordFrom& from, const Reply& reply);
    void note(const std::string& by);
    void carryOut();
    void written(qulonglong entry);
    void end(const Answer& answer);
    void sayInStrip() const;

    TableDesk& m_table;
    WatchDesk& m_watch;
    PhoneServer& m_phones;
    std::shared_ptr<void> m_listening;
    std::optional<adjudicator::web::PhoneDoor> m_door;
    std::optional<Offer> m_offer;
    /// Shown to the phone since the server was turned on; these words are heard here.
    std::deque<std::string> m_offered;
    std::optional<Last> m_last;
    /// What is served, before it was hidden; of which code.
    std::string m_served;
    std::string m_servedTo;
    std::optional<Deed> m_deed;
    /// Whether a second hand is admitted is looked for now and then while something is proposed.
    QTimer m_clock;
    QTimer m_patience;
    SideWork m_work;
};

}  // namespace ui
