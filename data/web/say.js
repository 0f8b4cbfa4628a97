// SPDX-License-Identifier: GPL-3.0-or-later
// What an admitted phone says of its table's result.
'use strict';

var code = kept('code'), outbox = null, entered = null, asks = '', told = '';
try { outbox = JSON.parse(kept('outbox') || 'null'); } catch (e) { outbox = null; }

(function () {
  var found = /^#a=([0-9a-f]{32})&p=([^&]+)$/.exec(location.hash);
  if (!found) return;
  code = found[1];
  me = decodeURIComponent(found[2]);
  tab = 'table';
  outbox = null;
  keep('code', code);
  keep('me', me);
  keep('tab', tab);
  keep('outbox', null);
  // Not in the address any more: it would be shown, kept and shared with it.
  history.replaceState(null, '', location.pathname);
}());

window.phoneCode = function () { return code; };
var isSending = false;
// Sends what is to be said; what the desk has not answered is sent again, as the same word, which counts once.
function send() {
  if (!outbox || isSending || isGone || !hall() || !hall().session || !code) return;
  isSending = true;
  sendSealed(code, hall().session, outbox).then(function (answer) { heard(answer[0], answer[1]); })
    .catch(function () { /* Tried again with the next renewal. */ })
    .then(function () { isSending = false; });
}
function heard(status, json) {
  if (status === 429 || status === 503 || json.why === 'again') return;
  keep('outbox', null);
  outbox = null;
  entered = null;
  asks = '';
  if (status === 403 && json.why === 'unknown') {
    code = null;
    keep('code', null);
  }
  told = json.ok ? '' : wordsFor(json);
  renew();
}
function wordsFor(json) {
  switch (json.why) {
    case 'unknown': return say('This phone’s code holds no longer. Ask the desk for a new one.');
    case 'seat': return say('You do not sit at this table.');
    case 'there': return say('Somebody of your table was quicker. Is this right?');
    case 'changed': return say('The result has changed meanwhile. Please look again.');
    case 'refused': return say('Refused: {}', json.text || '');
  }
  return say('The desk did not understand this.');
}
function speak(what, round, table, points, why) {
  outbox = { lang: language, nonce: freshNonce(), 'do': what, round: round.round, table: table.table, seats: table.seats, points: points };
  if (why) outbox.why = why;
  told = '';
  keep('outbox', JSON.stringify(outbox));
  send();
  showAll();
}

function stepper(table, place) {
  var row = el('div', 'row' + (table.seats[place] === me ? ' mine' : '')), name = nameOf(table.seats[place]);
  function change(by) {
    return function () {
      entered[place] = Math.max(0, Math.min(99, entered[place] + by));
      showAll();
    };
  }
  var less = button('step', '−', change(-1)), more = button('step', '+', change(1));
  less.setAttribute('aria-label', say(['points', '{}: one less'], name));
  more.setAttribute('aria-label', say(['points', '{}: one more'], name));
  row.appendChild(el('span', 'grow', name, entered[place] >= hall().score ? el('div', 'good', say(['points', 'wins'])) : null));
  row.appendChild(less);
  row.appendChild(el('span', 'points', String(entered[place])));
  row.appendChild(more);
  return row;
}

// Puts what this phone can say into the page of its table.
window.sayParts = function (parts, round, table) {
  var result = table.result, more = [];
  send();
  if (told) parts.unshift(el('p', 'warn', told));
  if (!code || !hall().session) {
    if (!told) parts.push(el('p', 'card soft', say('To enter or confirm results, scan your code at the desk.')));
    return parts;
  }
  if (outbox) {
    parts.push(el('p', 'warn', isGone ? say('Sent as soon as the desk is back.')
      : say('Being sent …')));
    return parts;
  }
  if (!result) {
    if (!entered || entered.length !== table.seats.length) entered = table.seats.map(function () { return 0; });
    parts = [el('p', 'head', say('Points at the end. One player has {} or more.', hall().score))];
    if (told) parts.unshift(el('p', 'warn', told));
    table.seats.forEach(function (player, place) { parts.push(stepper(table, place)); });
    more.push(button('act', say('Send as {}', nameOf(me)), function () { speak('enter', round, table, entered.slice()); }));
    more.push(el('p', 'soft', say('It is a proposal. The others confirm it on their phones.')));
  } else if (result.state !== 'official' && result.state !== 'disputed') {
    if (result.signed.indexOf(me) < 0) {
      parts.unshift(el('p', 'card lead', say('This result is entered. Is it right?')));
      more.push(button('act', say('✓ Yes, confirm'), function () { speak('confirm', round, table, result.points); }));
    }
    if (asks !== 'dispute') {
      more.push(button('act no', say('⚖ No, dispute it …'), function () { asks = 'dispute'; showAll(); }));
    } else {
      var why = el('input');
      why.id = 'why';
      why.maxLength = 100;
      why.setAttribute('aria-label', say('What is wrong'));
      why.placeholder = say('What is wrong? (may be empty)');
      more.push(why);
      more.push(button('act no', say('⚖ Call the director'), function () { speak('dispute', round, table, result.points, id('why').value); }));
      more.push(button('act plain', say('Back'), function () { asks = ''; showAll(); }));
    }
    more.push(el('p', 'soft', say('A dispute calls the director to the table. Nothing counts until it is settled.')));
  }
  if (more.length) {
    var gap = el('div', 'gap');
    more.forEach(function (part) { gap.appendChild(part); });
    parts.push(gap);
  }
  return parts;
};
