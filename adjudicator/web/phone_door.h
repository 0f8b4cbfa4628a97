// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "adjudicator/web/admissions.h"
#include "adjudicator/web/rates.h"
#include "adjudicator/web/server.h"
#include "engine/clauses/language.h"
#include "engine/expected.h"

namespace adjudicator::web {

// The status of an answer to a phone, as in HTTP.
inline constexpr int kBad = 400;
inline constexpr int kForbidden = 403;
inline constexpr int kOtherwise = 409;
inline constexpr int kTooMany = 429;
inline constexpr int kFailed = 503;

[[nodiscard]] Answer yes();
/// `why` is for the page, which has words for it; `text` where the rules say more.
[[nodiscard]] Answer no(int status, const char* why, const std::string& text = {});

/// Whose word it is, as it says itself.
struct WordFrom {
    /// The id of an admission.
    std::string admission;
    std::string session;
    /// 32 digits, new for each word.
    std::string nonce;
    engine::Language language = engine::Language::English;
};

/// Lets in what admitted phones say: each word once, of this session, sealed by a code that holds, and not too often.
class PhoneDoor {
public:
    /// The desk's own folder. Phones must name the session: a word that was sent to an earlier run of the desk means
    /// nothing to this one.
    PhoneDoor(const std::filesystem::path& folder, std::string session);

    [[nodiscard]] const std::string& session() const { return m_session; }
    /// Before words are heard: which codes hold now.
    void look() { m_admissions = m_store.load(); }
    [[nodiscard]] const std::vector<Admission>& admissions() const { return m_admissions; }
    /// Null where there is none of that id.
    [[nodiscard]] const Admission* find(const std::string& id) const;

    /// The admission by which it may be carried out, or what it is answered: a word that comes twice as at first.
    [[nodiscard]] engine::Expected<Admission, Answer> letIn(const Said& said, const WordFrom& from);
    /// The admission of each phone whose seal was right, with when it spoke last, UTC.
    [[nodiscard]] const std::map<std::string, std::string>& spoke() const { return m_spoke; }
    /// What a word that was let in was answered.
    void answered(const WordFrom& from, const Answer& answer);
    /// What was answered is not so: words may come again.
    void forget() { m_heard.clear(); }

private:
    AdmissionStore m_store;
    std::string m_session;
    std::vector<Admission> m_admissions;
    Rates m_rates;
    /// By admission and nonce.
    std::map<std::string, std::map<std::string, Answer>> m_heard;
    std::map<std::string, std::string> m_spoke;
};

}  // namespace adjudicator::web
