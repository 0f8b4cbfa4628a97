// SPDX-License-Identifier: GPL-3.0-or-later
// What an admitted phone says of its table's result. The code from the desk never leaves this phone: each word is sealed
// with it (HMAC-SHA256), by hand, since browsers offer that only where pages are encrypted.
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
function bytesOfText(text) {
  var utf8 = unescape(encodeURIComponent(text)), bytes = [];
  for (var i = 0; i < utf8.length; ++i) bytes.push(utf8.charCodeAt(i));
  return bytes;
}
function bytesOfHex(hex) { return hex.match(/../g).map(function (two) { return parseInt(two, 16); }); }
function hexOf(bytes) { return bytes.map(function (byte) { return (byte < 16 ? '0' : '') + byte.toString(16); }).join(''); }

// FIPS 180-4.
function sha256(bytes) {
  var k = [], h = [], primes = 0, n = 2;
  function root(x, power) { var y = Math.pow(x, power); return ((y - Math.floor(y)) * 4294967296) | 0; }
  for (; primes < 64; ++n) {
    var isPrime = true;
    for (var d = 2; d * d <= n; ++d) if (n % d === 0) isPrime = false;
    if (!isPrime) continue;
    if (primes < 8) h.push(root(n, 1 / 2));
    k.push(root(n, 1 / 3));
    ++primes;
  }
  var all = bytes.concat([128]), w = [], bits = bytes.length * 8;
  while (all.length % 64 !== 56) all.push(0);
  all.push(0, 0, 0, Math.floor(bits / 4294967296) & 255, (bits >>> 24) & 255, (bits >>> 16) & 255, (bits >>> 8) & 255, bits & 255);
  function turn(x, by) { return (x >>> by) | (x << (32 - by)); }
  for (var at = 0; at < all.length; at += 64) {
    for (var i = 0; i < 64; ++i) {
      if (i < 16) {
        var j = at + 4 * i;
        w[i] = (all[j] << 24) | (all[j + 1] << 16) | (all[j + 2] << 8) | all[j + 3];
      } else {
        var x = w[i - 15], y = w[i - 2];
        w[i] = (w[i - 16] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[i - 7] + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10))) | 0;
      }
    }
    var s = h.slice();
    for (i = 0; i < 64; ++i) {
      var one = (s[7] + (turn(s[4], 6) ^ turn(s[4], 11) ^ turn(s[4], 25)) + ((s[4] & s[5]) ^ (~s[4] & s[6])) + k[i] + w[i]) | 0;
      var two = ((turn(s[0], 2) ^ turn(s[0], 13) ^ turn(s[0], 22)) + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]))) | 0;
      s = [(one + two) | 0, s[0], s[1], s[2], (s[3] + one) | 0, s[4], s[5], s[6]];
    }
    for (i = 0; i < 8; ++i) h[i] = (h[i] + s[i]) | 0;
  }
  var out = [];
  h.forEach(function (word) { out.push((word >>> 24) & 255, (word >>> 16) & 255, (word >>> 8) & 255, word & 255); });
  return out;
}
// RFC 2104.
function hmac(key, bytes) {
  var inner = [], outer = [];
  for (var i = 0; i < 64; ++i) {
    inner.push((key[i] || 0) ^ 0x36);
    outer.push((key[i] || 0) ^ 0x5c);
  }
  return sha256(outer.concat(sha256(inner.concat(bytes))));
}
function admission() { return hexOf(sha256(bytesOfText('adj/phone/1').concat(bytesOfHex(code))).slice(0, 8)); }
function freshNonce() {
  var bytes = new Uint8Array(16);
  crypto.getRandomValues(bytes);
  return hexOf(Array.prototype.slice.call(bytes));
}

var isSending = false;
// Sends what is to be said; what the desk has not answered is sent again, as the same word, which counts once.
function send() {
  if (!outbox || isSending || isGone || !hall() || !hall().session || !code) return;
  isSending = true;
  outbox.admission = admission();
  outbox.session = hall().session;
  var body = JSON.stringify(outbox);
  fetch('say', { method: 'POST', body: body, credentials: 'omit', cache: 'no-store', headers: { 'Content-Type': 'application/json',
    'X-Adjudicator-Seal': hexOf(hmac(bytesOfHex(code), bytesOfText('adj/say/1\n' + body))) } })
    .then(function (answer) { return answer.json().then(function (json) { heard(answer.status, json); }); })
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
    case 'unknown': return say('This phone’s code holds no longer. Ask the desk for a new one.', 'Der Code dieses Telefons gilt nicht mehr. Bitte bei der Turnierleitung einen neuen holen.');
    case 'seat': return say('You do not sit at this table.', 'Sie sitzen nicht an diesem Tisch.');
    case 'there': return say('Somebody of your table was quicker. Is this right?', 'Jemand vom Tisch war schneller. Stimmt das so?');
    case 'changed': return say('The result has changed meanwhile. Please look again.', 'Das Ergebnis ist inzwischen ein anderes. Bitte noch einmal ansehen.');
    case 'refused': return say('Refused: ', 'Abgelehnt: ') + (json.text || '');
  }
  return say('The desk did not understand this.', 'Das hat die Turnierleitung nicht verstanden.');
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
  less.setAttribute('aria-label', name + say(': one less', ': einer weniger'));
  more.setAttribute('aria-label', name + say(': one more', ': einer mehr'));
  row.appendChild(el('span', 'grow', name, entered[place] >= hall().score ? el('div', 'good', say('wins', 'gewinnt')) : null));
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
    if (!told) parts.push(el('p', 'card soft', say('To enter or confirm results, scan your code at the desk.',
      'Um Ergebnisse einzutragen oder zu bestätigen, den eigenen Code bei der Turnierleitung scannen.')));
    return parts;
  }
  if (outbox) {
    parts.push(el('p', 'warn', isGone ? say('Sent as soon as the desk is back.', 'Wird gesendet, sobald die Turnierleitung wieder da ist.')
      : say('Being sent …', 'Wird gesendet …')));
    return parts;
  }
  if (!result) {
    if (!entered || entered.length !== table.seats.length) entered = table.seats.map(function () { return 0; });
    parts = [el('p', 'head', say('Points at the end. One player has ', 'Punkte am Ende. Jemand hat ') + hall().score + say(' or more.', ' oder mehr.'))];
    if (told) parts.unshift(el('p', 'warn', told));
    table.seats.forEach(function (player, place) { parts.push(stepper(table, place)); });
    more.push(button('act', say('Send as ', 'Senden als ') + nameOf(me), function () { speak('enter', round, table, entered.slice()); }));
    more.push(el('p', 'soft', say('It is a proposal. The others confirm it on their phones.', 'Das ist ein Vorschlag. Die anderen bestätigen ihn auf ihren Telefonen.')));
  } else if (result.state !== 'official' && result.state !== 'disputed') {
    if (result.signed.indexOf(me) < 0) {
      parts.unshift(el('p', 'card lead', say('This result is entered. Is it right?', 'Dieses Ergebnis ist eingetragen. Stimmt es?')));
      more.push(button('act', say('✓ Yes, confirm', '✓ Ja, bestätigen'), function () { speak('confirm', round, table, result.points); }));
    }
    if (asks !== 'dispute') {
      more.push(button('act no', say('⚖ No, dispute it …', '⚖ Nein, bestreiten …'), function () { asks = 'dispute'; showAll(); }));
    } else {
      var why = el('input');
      why.id = 'why';
      why.maxLength = 100;
      why.setAttribute('aria-label', say('What is wrong', 'Was nicht stimmt'));
      why.placeholder = say('What is wrong? (may be empty)', 'Was stimmt nicht? (darf leer sein)');
      more.push(why);
      more.push(button('act no', say('⚖ Call the director', '⚖ Turnierleitung rufen'), function () { speak('dispute', round, table, result.points, id('why').value); }));
      more.push(button('act plain', say('Back', 'Zurück'), function () { asks = ''; showAll(); }));
    }
    more.push(el('p', 'soft', say('A dispute calls the director to the table. Nothing counts until it is settled.',
      'Wer bestreitet, ruft die Turnierleitung an den Tisch. Nichts zählt, bis es geklärt ist.')));
  }
  if (more.length) {
    var gap = el('div', 'gap');
    more.forEach(function (part) { gap.appendChild(part); });
    parts.push(gap);
  }
  return parts;
};
