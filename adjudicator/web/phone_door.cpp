// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/phone_door.h"

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <utility>

#include "adjudicator/desk.h"
#include "adjudicator/web/json_text.h"

namespace adjudicator::web {

namespace {

// Of one admission.
constexpr double kWordsASecond = 0.5;
constexpr double kWordsAtOnce = 12;
constexpr std::size_t kMostHeard = 4000;

}  // namespace

Answer yes() {
    return {200, R"({"ok":true})"};
}

Answer no(int status, const char* why, const std::string& text) {
    nlohmann::ordered_json json = {{"ok", false}, {"why", why}};
    if (!text.empty()) {
        json["text"] = text;
    }
    return {status, jsonText(json)};
}

PhoneDoor::PhoneDoor(const std::filesystem::path& folder, std::string session)
    : m_store(folder), m_session(std::move(session)), m_rates(kWordsASecond, kWordsAtOnce) {}

const Admission* PhoneDoor::find(const std::string& id) const {
    const auto found = std::ranges::find(m_admissions, id, &Admission::id);
    return found == m_admissions.end() ? nullptr : &*found;
}

engine::Expected<Admission, Answer> PhoneDoor::letIn(const Said& said, const WordFrom& from) {
    const Admission* admission = find(from.admission);
    // Unknown, withdrawn, forged: nobody learns which.
    if (admission == nullptr || !isSealedBy(admission->code, said.body, said.seal)) {
        return engine::unexpected(no(kForbidden, "unknown"));
    }
    m_spoke[admission->id] = utcNow();
    if (from.session != m_session) {
        return engine::unexpected(no(kOtherwise, "again"));
    }
    auto& heard = m_heard[admission->id];
    if (const auto before = heard.find(from.nonce); before != heard.end()) {
        return engine::unexpected(before->second);
    }
    if (heard.size() >= kMostHeard || !m_rates.mayNow(admission->id, std::chrono::steady_clock::now())) {
        return engine::unexpected(no(kTooMany, "busy"));
    }
    return *admission;
}

void PhoneDoor::answered(const WordFrom& from, const Answer& answer) {
    if (answer.status != kFailed) {
        m_heard[from.admission].emplace(from.nonce, answer);
    }
}

}  // namespace adjudicator::web
