// SPDX-License-Identifier: GPL-3.0-or-later
// Votes on rules: somebody proposes one, each player's phone says its voice, the referee takes all as one act. What others
// have said the desk tells nobody before it is taken.
'use strict';

// What this phone said: {ballot, voice}.
var myVoice = null, isChoosing = false;
try { myVoice = JSON.parse(kept('seat.voice') || 'null'); } catch (e) { myVoice = null; }

function isBallotOpen() { return Boolean(game().ballot && game().ballot.how === 'open'); }
function nameOfSeat(player) {
  var found = player ? seatOf(player) : null;
  return found ? found.name : player || say('The referee');
}
function voiceName(voice) {
  return { 'for': say('for it'), against: say('against it'), none: say('no voice') }[voice];
}
function quoted(ballot) { return inQuotes(ballot.title) + ' (' + ballot.clause + ')'; }
function question(ballot) {
  return ballot.on === 'repeal' ? say('Is {} to be out of force?', quoted(ballot))
    : say('Is {} to be in force?', quoted(ballot));
}
function sayVoice(voice) {
  var ballot = game().ballot;
  tell({ 'do': 'voice', id: ballot.id, voice: voice }, function (answer) {
    if (answer.ok) {
      myVoice = { ballot: ballot.id, voice: voice };
      keep('seat.voice', JSON.stringify(myVoice));
    }
    hearHand(answer);
  });
}
function whoHasSaid(ballot) {
  function names(has) { return ballot.voices.filter(function (each) { return each.phone === has; }).map(function (each) { return nameOfSeat(each.by); }).join(', '); }
  return [names(true) && '✓ ' + say('have said: {}', names(true)), names(false) && '○ ' + say('not yet: {}', names(false))]
    .filter(Boolean).join(' · ');
}
function openBallot(ballot) {
  var card = el('div', 'card', el('b', 'lead', question(ballot)),
    el('p', 'soft', say('{} proposes this vote.', nameOfSeat(ballot.by))));
  var voter = ballot.voices.filter(function (each) { return each.by === seat; })[0], said = voter && voter.phone && myVoice && myVoice.ballot === ballot.id ? myVoice.voice : '';
  if (isMySeat() && voter) {
    (ballot.on === 'repeal' ? ['for', 'against'] : ['for', 'against', 'none']).forEach(function (voice) {
      var press = button(said === voice ? 'act' : 'act plain', (said === voice ? '✓ ' : '') + voiceName(voice), function () { sayVoice(voice); });
      press.setAttribute('aria-pressed', String(said === voice));
      card.appendChild(press);
    });
    card.appendChild(el('p', 'soft', say('You may change it until the referee takes the vote. No other phone sees before that what you say.')));
  }
  card.appendChild(el('p', '', whoHasSaid(ballot)));
  if (isSecondHand()) {
    var have = ballot.voices.filter(function (each) { return each.phone; }).length, all = ballot.voices.length;
    card.appendChild(button('act', say('✓ Take the vote: {} of {}', have, all), function () { ask({ 'do': 'accept', id: ballot.id }); }));
    if (have < all) card.appendChild(el('p', 'soft', say('Who has said nothing counts as without a voice. At the desk you can enter raised hands.')));
    card.appendChild(button('act no', say('✗ Do not hold it'), function () { ask({ 'do': 'refuse', id: ballot.id }); }));
  } else if (isMySeat() && ballot.by === seat) {
    card.appendChild(button('act plain', say('Withdraw this vote'), function () { ask({ 'do': 'withdraw', id: ballot.id }); }));
  }
  return card;
}
function takenBallot(ballot) {
  function names(voice) { return ballot.voices.filter(function (each) { return each.voice === voice; }).map(function (each) { return nameOfSeat(each.by); }).join(', ') || '–'; }
  var card = el('div', 'card', el('b', '', say('Vote on {}', quoted(ballot))), el('p', '', say('For: {}', names('for'))));
  if (ballot.on === 'vote') card.appendChild(el('p', '', say('Against: {}', names('against'))));
  var own = ballot.voices.filter(function (each) { return each.by === seat; })[0];
  if (isMySeat() && own && myVoice && myVoice.ballot === ballot.id) {
    var isHeld = own.phone && own.voice === myVoice.voice;
    card.appendChild(el('p', isHeld ? 'good' : 'bad', isHeld ? say('✓ The record holds your voice: {}', voiceName(own.voice))
      : say('✗ The record counts you “{}”, and not as this phone said: {}', voiceName(own.voice), voiceName(myVoice.voice))));
  }
  return card;
}
function proposeBallot() {
  var state = game();
  if (!state.votable.length || !(isMySeat() || isSecondHand())) return null;
  var on = state.votable[0].on, card = el('div', 'card');
  if (!isChoosing) {
    card.appendChild(button('act plain', on === 'repeal' ? say('Propose to put a rule out of force …') : say('Propose a vote on a rule …'),
      function () { isChoosing = true; showAll(); }));
    return card;
  }
  card.appendChild(el('b', 'lead', on === 'repeal' ? say('Which rule is to be out of force?') : say('Which rule is to be voted on?')));
  state.votable.forEach(function (rule) {
    card.appendChild(button('act plain', rule.title + ' (' + rule.clause + ')', function () {
      isChoosing = false;
      ask({ 'do': 'ballot', on: rule.on, clause: rule.clause });
    }));
  });
  card.appendChild(button('act no', say('None'), function () { isChoosing = false; showAll(); }));
  return card;
}
function voteParts() {
  var ballot = game().ballot;
  if (isBallotOpen()) return [openBallot(ballot)];
  return [ballot && ballot.how === 'taken' ? takenBallot(ballot) : ballot ? el('p', 'card soft', ballot.how === 'refused' ? say('✗ The referee does not hold the vote on {}', quoted(ballot))
    : say('The vote is no longer held: {}', quoted(ballot))) : null, proposeBallot()].filter(Boolean);
}
