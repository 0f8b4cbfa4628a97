// SPDX-License-Identifier: GPL-3.0-or-later
// The word of a player's phone for the coming throw: it is chosen and sealed before the throw is declared, and opened
// once the record holds the seal. Word and salt stay on this phone until then, so that nobody can know them.
'use strict';

var kJoin = '·';
var seatCode = kept('seat.code'), seat = kept('seat.player'), seatGame = kept('seat.game');
// The word for a throw: {game, throw, word, salt, how}; how: chosen, bound (in the record, sealed), opened, missed.
var mine = null, past = null, isAuto = kept('seat.auto') === 'yes', saying = false, quietTo = 0, trouble = '';
try { mine = JSON.parse(kept('seat.word') || 'null'); past = JSON.parse(kept('seat.past') || 'null'); } catch (e) { mine = null; }

(function () {
  var found = /^#a=([0-9a-f]{32})&p=([^&]+)&g=([0-9a-f]{32})$/.exec(location.hash);
  if (!found) return;
  seatCode = found[1];
  seat = decodeURIComponent(found[2]);
  seatGame = found[3];
  mine = past = null;
  keep('seat.code', seatCode);
  keep('seat.player', seat);
  keep('seat.game', seatGame);
  keep('seat.word', null);
  keep('seat.past', null);
  // Not in the address any more: it would be shown, kept and shared with it.
  history.replaceState(null, '', location.pathname);
}());

function isMySeat() { return Boolean(seatCode && game().session && game().game === seatGame && seatOf(seat)); }
function seatOf(player) { return game().seats.filter(function (each) { return each.id === player; })[0]; }
function keepWords() {
  keep('seat.word', mine ? JSON.stringify(mine) : null);
  keep('seat.past', past ? JSON.stringify(past) : null);
}
function sealOfWord(word) {
  var n = word.throw;
  return hexOf(sha256(bytesOfText('adj/word/1').concat(bytesOfHex(word.game), [(n >>> 24) & 255, (n >>> 16) & 255, (n >>> 8) & 255, n & 255],
    bytesOfHex(word.salt), sha256(bytesOfText(seat)), bytesOfText(word.word))));
}
// As long as the desk takes, and without what joins words.
function tidy(text) {
  text = text.replace(/[\u0000-\u001f\u007f]/g, ' ').split(kJoin).join(' ').trim();
  while (bytesOfText(text).length > 60) text = text.slice(0, -1).trim();
  return text;
}
function anyWord() {
  var bytes = new Uint8Array(8), word = '';
  crypto.getRandomValues(bytes);
  for (var i = 0; i < 8; ++i) word += (i % 2 ? 'aeiou'.charAt(bytes[i] % 5) : 'bdfgklmnprstvz'.charAt(bytes[i] % 14));
  return word;
}
function chooseWord(text) {
  text = tidy(text);
  if (!text || !game().throw || game().throw.declared) return;
  mine = { game: game().game, throw: game().throw.number, word: text, salt: freshNonce(), how: 'chosen' };
  trouble = '';
  keepWords();
  followWord();
}

function tell(what, hear) {
  if (saying || isGone || Date.now() < quietTo) return;
  saying = true;
  what.nonce = freshNonce();
  what.lang = language;
  sendSealed(seatCode, game().session, what).then(function (answer) {
    if (answer[1].why === 'unknown') {
      seatCode = null;
      keep('seat.code', null);
      trouble = say('This phone’s code holds no longer. Ask at the table for a new one.');
    }
    saying = false;
    if (hear) hear(answer[1]);
    // What the desk refuses may be right with its next state.
    if (!answer[1].ok) quietTo = Date.now() + 1500;
    else renew();
  }, function () { saying = false; /* Tried again with the next renewal. */ });
}
function sealIn(state) {
  var found = state.throw.seals.filter(function (each) { return each.by === seat; })[0];
  return found ? found.seal : '';
}
// Goes on with the word as the record does: seals it, opens it, and looks whether it is in the throw.
function followWord() {
  var state = game(), now = state && state.throw;
  if (!state || !isMySeat()) return;
  if (mine && mine.game !== state.game) mine = null;
  if (mine && (!now || now.number !== mine.throw)) endWord(state);
  if (!mine && isAuto && now && !now.declared) chooseWord(anyWord());
  if (!mine || !now) return;
  var isIn = sealIn(state) === sealOfWord(mine);
  if (!now.declared) {
    if (!isIn) tell({ 'do': 'seal', 'throw': mine.throw, seal: sealOfWord(mine) });
  } else if (!isIn) {
    mine.how = 'missed';
  } else if (now.opened.indexOf(seat) < 0) {
    // The newest head holds the seal: the receipt of it was kept before the word is told.
    mine.how = 'bound';
    mine.entry = state.entry;
    keepWords();
    tell({ 'do': 'open', 'throw': mine.throw, word: mine.word, salt: mine.salt });
  } else if (mine.how !== 'opened') {
    mine.how = 'opened';
    keepWords();
  }
  kEvery = mine && (now.declared || mine.how === 'chosen') ? 700 : 2000;
}
function endWord(state) {
  var held = state.words.filter(function (each) { return each.throw === mine.throw; })[0];
  var isHeld = held && held.words.some(function (each) { return each.by === seat && each.word === mine.word && each.salt === mine.salt; });
  if (isHeld || mine.how !== 'chosen') {
    past = { throw: mine.throw, word: mine.word, entry: held ? held.entry : mine.entry,
      how: isHeld ? 'held' : mine.how === 'missed' ? 'missed' : mine.how === 'opened' && mine.throw >= state.wordsFrom ? 'lost' : 'late' };
  } else {
    past = { throw: mine.throw, word: mine.word, how: 'missed' };
  }
  mine = null;
  keepWords();
}

function pastPart() {
  if (!past) return null;
  var number = past.throw, word = inQuotes(past.word);
  if (past.how === 'held') {
    return el('p', 'good', '✓ ' + say('Throw {}: the record holds your word {} (entry {}).', number, word, past.entry));
  }
  if (past.how === 'lost') {
    return el('p', 'bad', '✗ ' + say('Throw {}: the record does not hold your word {}, which the desk had. Save your receipts.', number, word));
  }
  return el('p', 'soft', past.how === 'late' ? say('Throw {}: your word was opened too late and is left out.', number)
    : say('Throw {}: your word came too late and is not in it.', number));
}
function whoHasSealed(now) {
  var sealed = now.seals.map(function (each) { return each.by; });
  function names(which) { return game().admitted.filter(which).map(seatOf).filter(Boolean).map(function (each) { return each.name; }).join(', '); }
  function isOpen(by) { return now.declared && now.opened.indexOf(by) >= 0; }
  var open = names(isOpen), closed = names(function (by) { return sealed.indexOf(by) >= 0 && !isOpen(by); }), none = names(function (by) { return sealed.indexOf(by) < 0; });
  return [open && '✓ ' + say('opened: {}', open), closed && '🔒 ' + say('sealed: {}', closed),
    none && '○ ' + (now.declared ? say('without: {}', none) : say('not yet: {}', none))].filter(Boolean).join(' · ');
}

// Brings the newest receipts to the desk, which keeps them and says whether its record holds them.
var brought = '';
window.bringReceipts = function (of) {
  if (!isMySeat() || of !== seatGame) return null;
  return el('div', '', button('act plain', say('Bring them to the desk'), function () {
    tell({ 'do': 'receipts', receipts: receiptsOf(of).slice(-24).map(function (each) { return each.head + ' ' + each.seen; }) }, function (answer) {
      brought = answer.ok ? say('✓ The desk’s record holds them.')
        : answer.why === 'contradicted' ? say('✗ The desk’s record does not hold them all; it keeps them for the check.')
        : say('The desk did not take them. Save them as a file.');
    });
  }), brought ? el('p', brought.charAt(0) === '✓' ? 'good' : 'bad', brought) : null);
};

// Puts the word into the page of the table.
window.wordParts = function () {
  var state = game(), now = state.throw, parts = [];
  if (trouble) parts.push(el('p', 'warn', trouble));
  if (!state.session) return parts;
  if (!isMySeat()) {
    if (now && now.seals.length) parts.push(el('p', 'card soft', say('Words for throw {}: {}', now.number, whoHasSealed(now))));
    return parts;
  }
  var card = el('div', 'card');
  card.appendChild(el('b', '', now ? say('My word for throw {}', now.number) : say('My word')));
  if (now && now.declared && !mine) {
    card.appendChild(el('p', 'soft', say('This throw is declared. Your word goes into the next one.')));
  } else if (mine) {
    card.appendChild(el('div', 'lead', '🔒 ' + mine.word));
    card.appendChild(el('p', 'soft', mine.how === 'missed' ? say('It came too late for this throw.')
      : now && now.declared ? say('The throw is declared. Your word is being opened …')
      : sealIn(state) === sealOfWord(mine) ? say('Sealed: nobody knows it before the throw is declared.')
      : say('Being sealed …')));
  } else if (now) {
    var field = el('input'), row = el('div', 'gap');
    field.id = 'word';
    field.maxLength = 40;
    field.autocomplete = 'off';
    field.setAttribute('aria-label', say('A word'));
    field.placeholder = say('Any word, each time anew');
    field.addEventListener('keydown', function (event) { if (event.key === 'Enter') { chooseWord(field.value); showAll(); } });
    row.appendChild(field);
    row.appendChild(button('act', say('🔒 Seal my word'), function () { chooseWord(id('word').value); showAll(); }));
    card.appendChild(row);
  }
  parts.push(card);
  var auto = button('act plain', (isAuto ? '☑ ' : '☐ ') + say('This phone chooses a word for every throw'), function () {
    isAuto = !isAuto;
    keep('seat.auto', isAuto ? 'yes' : null);
    followWord();
    showAll();
  });
  auto.setAttribute('aria-pressed', String(isAuto));
  // A card of its own: what is typed above stays while others seal theirs.
  parts.push(el('div', 'card', now ? el('p', '', whoHasSealed(now)) : null, pastPart(), auto));
  return parts;
};
