// SPDX-License-Identifier: GPL-3.0-or-later
// How phones seal what they say. The code from the desk never leaves the phone: each word is sealed with it (HMAC-SHA256),
// by hand, since browsers offer that only where pages are encrypted.
'use strict';

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
function admissionOf(code) { return hexOf(sha256(bytesOfText('adj/phone/1').concat(bytesOfHex(code))).slice(0, 8)); }
function freshNonce() {
  var bytes = new Uint8Array(16);
  crypto.getRandomValues(bytes);
  return hexOf(Array.prototype.slice.call(bytes));
}

// Says a word to the desk, sealed; answers with the status and what the desk says of it.
function sendSealed(code, session, word) {
  word.admission = admissionOf(code);
  word.session = session;
  var body = JSON.stringify(word);
  return fetch('say', { method: 'POST', body: body, credentials: 'omit', cache: 'no-store', headers: { 'Content-Type': 'application/json',
    'X-Adjudicator-Seal': hexOf(hmac(bytesOfHex(code), bytesOfText('adj/say/1\n' + body))) } })
    .then(function (answer) { return answer.json().then(function (json) { return [answer.status, json]; }); });
}
// A note of the desk that this phone alone can read; null where it is another's, or not as it was written.
window.readNote = function (code, note) {
  var key = bytesOfHex(code), bytes = [], block;
  if (!note || hexOf(hmac(key, bytesOfText('adj/note-seal/1\n' + note.salt + '\n' + note.text))) !== note.seal) return null;
  bytesOfHex(note.text).forEach(function (byte, i) {
    if (i % 32 === 0) block = hmac(key, bytesOfText('adj/note/1\n' + note.salt + '\n' + i / 32));
    bytes.push(byte ^ block[i % 32]);
  });
  return JSON.parse(decodeURIComponent(escape(String.fromCharCode.apply(null, bytes))));
};
