// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/desks/carrier_text.h"

#include "adjudicator/desk_text.h"
#include "adjudicator/text/say.h"

namespace adjudicator {

using engine::Language;

namespace {

std::string withServersWords(const std::string& sentence, const std::string& said) {
    return said.empty() ? sentence : sentence + " (" + said + ')';
}

}  // namespace

std::string sentence(const db::HubFault& fault, Language language) {
    using db::HubProblem;
    switch (fault.problem) {
        case HubProblem::NoModule:
            return say(language,
                       "this installation cannot share through a server: libpqxx or adjudicator_hub.so is missing");
        case HubProblem::BadAddress:
            return say(language,
                       "this is no address of a hub; it reads postgresql://LOGIN@HOST/DATABASE, with %40 for an @ in a "
                       "password");
        case HubProblem::NotReached:
            return withServersWords(say(language, "the server does not answer; entries stay in the book and go later"),
                                    fault.said);
        case HubProblem::NotLetIn:
            return withServersWords(
                say(language, "the server does not let this desk in; check login, password and database"), fault.said);
        case HubProblem::NotAHub:
            return say(language, "this database is no hub; adjudicator-hub sets one up on the server");
        case HubProblem::Newer:
            return say(language, "a newer version of the program set up this hub; update this one");
        case HubProblem::NotAllowed:
            return withServersWords(say(language, "this login may not write that to the hub; use a desk's login"),
                                    fault.said);
        case HubProblem::Cut:
            return withServersWords(say(language, "the connection broke; what is missing goes with the next try"),
                                    fault.said);
        case HubProblem::Taken:
            return say(language, "others write at the same moment; try again");
        case HubProblem::Refused:
            break;
    }
    return withServersWords(say(language, "the server refuses"), fault.said);
}

std::string sentence(const CarrierFault& fault, Language language) {
    switch (fault.problem) {
        case CarrierFault::Problem::FolderMissing:
            return say(language, "there is no such folder");
        case CarrierFault::Problem::NotWritable:
            return say(language, {"folder", "it cannot be written"});
        case CarrierFault::Problem::Damaged:
            return say(language, "a file of this desk there does not hold; move its folder away to send all anew");
        case CarrierFault::Problem::Taken:
        case CarrierFault::Problem::Hub:
            break;
    }
    return sentence(fault.hub.value_or(db::HubFault{db::HubProblem::Taken, {}}), language);
}

std::string sentence(const SendFault& fault, Language language) {
    switch (fault.problem) {
        case SendProblem::NoKey:
            return say(language, "this desk has no key: its file desk.key cannot be written or is no key");
        case SendProblem::FolderMissing:
            return sentence(CarrierFault{CarrierFault::Problem::FolderMissing, {}}, language);
        case SendProblem::NotWritable:
            return sentence(CarrierFault{CarrierFault::Problem::NotWritable, {}}, language);
        case SendProblem::FilesDamaged:
            return sentence(CarrierFault{CarrierFault::Problem::Damaged, {}}, language);
        case SendProblem::Book:
            return fault.book ? sentence(*fault.book, language) : std::string();
        case SendProblem::Hub:
            break;
    }
    return fault.hub ? sentence(*fault.hub, language) : std::string();
}

}  // namespace adjudicator
