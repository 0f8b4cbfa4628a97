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
  return found ? found.name : player || say('The referee', 'Die Schiedsperson');
}
function voiceName(voice) {
  return { 'for': say('for it', 'dafür'), against: say('against it', 'dagegen'), none: say('no voice', 'ohne Stimme') }[voice];
}
function quoted(ballot) { return say('“' + ballot.title + '”', '„' + ballot.title + '“') + ' (' + ballot.clause + ')'; }
function question(ballot) {
  return ballot.on === 'repeal' ? say('Is ' + quoted(ballot) + ' to be out of force?', 'Soll ' + quoted(ballot) + ' außer Kraft sein?')
    : say('Is ' + quoted(ballot) + ' to be in force?', 'Soll ' + quoted(ballot) + ' gelten?');
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
  return [['✓ ' + say('have said: ', 'haben gestimmt: '), names(true)], ['○ ' + say('not yet: ', 'noch nicht: '), names(false)]]
    .filter(function (each) { return each[1]; }).map(function (each) { return each.join(''); }).join(' · ');
}
function openBallot(ballot) {
  var card = el('div', 'card', el('b', 'lead', question(ballot)),
    el('p', 'soft', nameOfSeat(ballot.by) + say(' proposes this vote.', ' schlägt diese Abstimmung vor.')));
  var voter = ballot.voices.filter(function (each) { return each.by === seat; })[0], said = voter && voter.phone && myVoice && myVoice.ballot === ballot.id ? myVoice.voice : '';
  if (isMySeat() && voter) {
    (ballot.on === 'repeal' ? ['for', 'against'] : ['for', 'against', 'none']).forEach(function (voice) {
      var press = button(said === voice ? 'act' : 'act plain', (said === voice ? '✓ ' : '') + voiceName(voice), function () { sayVoice(voice); });
      press.setAttribute('aria-pressed', String(said === voice));
      card.appendChild(press);
    });
    card.appendChild(el('p', 'soft', say('You may change it until the referee takes the vote. No other phone sees before that what you say.',
      'Sie können es ändern, bis die Schiedsperson die Abstimmung übernimmt. Vorher sieht kein anderes Telefon, was Sie sagen.')));
  }
  card.appendChild(el('p', '', whoHasSaid(ballot)));
  if (isSecondHand()) {
    var have = ballot.voices.filter(function (each) { return each.phone; }).length, all = ballot.voices.length;
    card.appendChild(button('act', say('✓ Take the vote: ', '✓ Abstimmung übernehmen: ') + have + say(' of ', ' von ') + all, function () { ask({ 'do': 'accept', id: ballot.id }); }));
    if (have < all) card.appendChild(el('p', 'soft', say('Who has said nothing counts as without a voice. At the desk you can enter raised hands.', 'Wer nichts gesagt hat, zählt als ohne Stimme. Am Platz können Sie gehobene Hände eingeben.')));
    card.appendChild(button('act no', say('✗ Do not hold it', '✗ Nicht abhalten'), function () { ask({ 'do': 'refuse', id: ballot.id }); }));
  } else if (isMySeat() && ballot.by === seat) {
    card.appendChild(button('act plain', say('Withdraw this vote', 'Diese Abstimmung zurückziehen'), function () { ask({ 'do': 'withdraw', id: ballot.id }); }));
  }
  return card;
}
function takenBallot(ballot) {
  function names(voice) { return ballot.voices.filter(function (each) { return each.voice === voice; }).map(function (each) { return nameOfSeat(each.by); }).join(', ') || '–'; }
  var card = el('div', 'card', el('b', '', say('Vote on ', 'Abstimmung über ') + quoted(ballot)), el('p', '', say('For: ', 'Dafür: ') + names('for')));
  if (ballot.on === 'vote') card.appendChild(el('p', '', say('Against: ', 'Dagegen: ') + names('against')));
  var own = ballot.voices.filter(function (each) { return each.by === seat; })[0];
  if (isMySeat() && own && myVoice && myVoice.ballot === ballot.id) {
    var isHeld = own.phone && own.voice === myVoice.voice;
    card.appendChild(el('p', isHeld ? 'good' : 'bad', isHeld ? say('✓ The record holds your voice: ', '✓ Das Protokoll hält Ihre Stimme: ') + voiceName(own.voice)
      : say('✗ The record counts you “', '✗ Das Protokoll zählt Sie „') + voiceName(own.voice) + say('”, and not as this phone said: ', '“ und nicht, wie dieses Telefon sagte: ') + voiceName(myVoice.voice)));
  }
  return card;
}
function proposeBallot() {
  var state = game();
  if (!state.votable.length || !(isMySeat() || isSecondHand())) return null;
  var on = state.votable[0].on, card = el('div', 'card');
  if (!isChoosing) {
    card.appendChild(button('act plain', on === 'repeal' ? say('Propose to put a rule out of force …', 'Eine Regel außer Kraft setzen lassen …') : say('Propose a vote on a rule …', 'Eine Abstimmung über eine Regel vorschlagen …'),
      function () { isChoosing = true; showAll(); }));
    return card;
  }
  card.appendChild(el('b', 'lead', on === 'repeal' ? say('Which rule is to be out of force?', 'Welche Regel soll außer Kraft sein?') : say('Which rule is to be voted on?', 'Über welche Regel wird abgestimmt?')));
  state.votable.forEach(function (rule) {
    card.appendChild(button('act plain', rule.title + ' (' + rule.clause + ')', function () {
      isChoosing = false;
      ask({ 'do': 'ballot', on: rule.on, clause: rule.clause });
    }));
  });
  card.appendChild(button('act no', say('None', 'Keine'), function () { isChoosing = false; showAll(); }));
  return card;
}
function voteParts() {
  var ballot = game().ballot;
  if (isBallotOpen()) return [openBallot(ballot)];
  return [ballot && ballot.how === 'taken' ? takenBallot(ballot) : ballot ? el('p', 'card soft', ballot.how === 'refused' ? say('✗ The referee does not hold the vote on ', '✗ Die Schiedsperson hält diese Abstimmung nicht ab: ') + quoted(ballot)
    : say('The vote is no longer held: ', 'Die Abstimmung wird nicht mehr abgehalten: ') + quoted(ballot)) : null, proposeBallot()].filter(Boolean);
}
