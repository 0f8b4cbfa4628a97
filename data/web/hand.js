// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat's phone proposes where a step waits for its player, and the referee's second hand. Nothing is done here: each
// is a word that the desk carries out.
'use strict';

var kCards = ['lumber', 'brick', 'wool', 'grain', 'ore'], given = null, answered = '';
function cardName(card) {
  return { lumber: say('Lumber'), brick: say('Brick'), wool: say('Wool'), grain: say('Grain'), ore: say('Ore') }[card];
}
function isSecondHand() { return Boolean(seatCode && seat === '*' && game().session && game().game === seatGame); }
function hearHand(answer) {
  answered = answer.asked ? say('The desk asks for the rest.') : answer.ok ? '' : answer.why === 'refused' ? say('Refused: {}', answer.text || '')
    : answer.why === 'there' ? say('Another vote is open.')
    : answer.why === 'changed' ? say('The table has gone on meanwhile. Please look again.')
    : answer.why === 'desk' ? say('Something is being said at the desk just now.')
    : answer.why === 'elsewhere' ? say('Another desk keeps this game.')
    : say('The desk did not take it.');
  if (answer.ok) given = null;
  showAll();
}
function ask(what) { tell(what, hearHand); }
function proposeAct(act) {
  act.by = seat;
  ask({ 'do': 'act', act: JSON.stringify(act) });
}
function cardSteppers(part, least) {
  if (!given) given = kCards.map(function () { return 0; });
  kCards.forEach(function (card, i) {
    var row = el('div', 'row'), name = cardName(card);
    function change(by) { return function () { given[i] = Math.max(0, Math.min(19, given[i] + by)); showAll(); }; }
    var less = button('step', '−', change(-1)), more = button('step', '+', change(1));
    less.setAttribute('aria-label', say(['cards', '{}: one less'], name));
    more.setAttribute('aria-label', say(['cards', '{}: one more'], name));
    [el('span', 'grow', name), less, el('span', 'points', String(given[i])), more].forEach(function (each) { row.appendChild(each); });
    part.appendChild(row);
  });
  var sum = given.reduce(function (all, each) { return all + each; }, 0);
  return { cards: kCards.reduce(function (cards, card, i) { if (given[i]) cards[card] = given[i]; return cards; }, {}), sum: sum, fits: least ? sum === least : sum > 0 };
}
function nameOfAsk(each) {
  var by = seatOf(each.by);
  return (by ? by.name : each.by) + ': ' + (each.what === 'discard' ? say('gives up {} cards', each.count)
    : each.what === 'pass' ? say('bids no more') : each.what === 'bid' ? say('has a bid ready') : say('has chosen'));
}
// Where one answer of a few is asked for; else nothing.
function choices(due) {
  function answer(part, words, act) { part.appendChild(button('act plain', words, function () { proposeAct(act); })); }
  var part = el('div', 'card', el('b', 'lead', due.what === 'claim' ? say('Which of the paid cards do you keep?') : say('Do you conquer the crossing?')));
  if (due.what === 'claim') {
    due.cards.forEach(function (card) { answer(part, cardName(card), { 'do': 'claim', resource: card }); });
    answer(part, say('None'), { 'do': 'claim' });
  } else if (due.what === 'conquer') {
    answer(part, say('Yes'), { 'do': 'conquer' });
    answer(part, say('No'), { 'do': 'conquer', decline: true });
  } else return null;
  return part;
}
function seatAsks() {
  var state = game(), due = state.due.filter(function (each) { return each.by === seat; })[0], parts = [];
  var mine = state.asks.filter(function (each) { return each.by === seat; }), last = mine[mine.length - 1];
  if (last && (last.how === 'open' || !due)) {
    parts.push(el('p', 'card ' + (last.how === 'taken' ? 'good' : last.how === 'open' ? 'soft' : 'bad'),
      last.how === 'open' ? say('… Your proposal waits for the referee.')
        : last.how === 'taken' ? say('✓ The referee has taken your proposal.')
        : last.how === 'refused' ? say('✗ The referee has refused your proposal.')
        : say('Your proposal fits no longer.')));
  }
  parts = parts.concat(voteParts(), offerParts());
  if (!due) { if (!game().offers) given = null; return parts; }
  var part = choices(due);
  if (!part) {
    part = el('div', 'card', el('b', 'lead', due.what === 'discard' ? say('Give up {} cards', due.count) : say('Your bid')));
    var chosen = cardSteppers(part, due.what === 'discard' ? due.count : 0);
    var send = button('act', due.what === 'discard' ? say('Propose {} of {}', chosen.sum, due.count) : say('Propose this bid'),
      function () { proposeAct({ 'do': due.what, cards: chosen.cards }); });
    send.disabled = !chosen.fits;
    part.appendChild(send);
    if (due.what === 'bid') part.appendChild(button('act plain', say('Bid no more'), function () { proposeAct({ 'do': 'pass' }); }));
  }
  part.appendChild(el('p', 'soft', say('A proposal: the referee takes it. No other phone sees which cards.')));
  parts.push(part);
  return parts;
}
// What the camera at the table proposes, in a note for the second hand alone.
var kNote = 'camera.json', noteText = '', note = null;
window.handFiles = function () { return seatCode && seat === '*' && !mark ? [kNote] : []; };
function decideButtons(each) {
  return el('div', 'pair', button('act no', say('✗ Refuse'), function () { ask({ 'do': 'refuse', id: each.id }); }),
    button('act', say('✓ Accept'), function () { ask({ 'do': 'accept', id: each.id }); }));
}
function cameraParts() {
  var file = news[kNote], parts = [];
  if (file && file.text !== noteText) {
    noteText = file.text;
    note = window.readNote(seatCode, file.json);
  }
  if (!note || !file.json) return parts;
  var first = note.first, last = note.last;
  if (first) {
    var place = picture('camera', first[language]);
    place.setAttribute('src', 'camera.svg?' + first.id);
    parts.push(el('p', 'head', say('The camera proposes') + (first.of > 1 ? ' · ' + say('1 of {}', first.of) : '')), place,
      el('div', 'card', el('div', 'two', el('b', 'lead grow', first[language]), el('b', 'lead', first.sure + ' %')),
        el('p', first.allowed ? 'good' : first.entry ? 'soft' : 'bad', first.allowed ? say('✓ allowed now')
          : first.entry ? say('An entry of the referee: it asks no rule.')
          : say('✗ The rules do not allow it now.')), decideButtons(first)));
  }
  if (last) {
    parts.push(el('p', 'card ' + (last.how === 'taken' ? 'good' : 'soft'), (last.how === 'taken' ? say('✓ Entry {}', last.entry)
      : last.how === 'refused' ? say('✗ Refused') : say('No longer proposed')) + ': ' + last[language]));
  }
  return parts;
}
function handAsks() {
  var state = game(), parts = [el('p', 'head', say('The referee’s second hand'))], open = state.asks.filter(function (each) { return each.how === 'open'; });
  open.forEach(function (each) {
    parts.push(el('div', 'card', el('b', 'lead', nameOfAsk(each)), decideButtons(each)));
  });
  var rest = cameraParts().concat(offerParts());
  parts = parts.concat(rest, voteParts());
  if (!open.length && !rest.length && !isBallotOpen()) parts.push(el('p', 'card soft', say('No proposal is open.')));
  var acts = el('div', 'card'), isHeld = state.throw && state.throw.declared;
  if (state.step || isHeld) {
    acts.appendChild(button('act', isHeld ? say('Throw now, without words that are missing') : state.step, function () { ask({ 'do': 'next', head: state.head }); }));
  }
  acts.appendChild(button('act plain', say('↶ Take back the last act'), function () { ask({ 'do': 'take-back', head: state.head }); }));
  parts.push(acts);
  return parts;
}

// Puts what this phone may do into the page of the table.
window.handParts = function () {
  var parts = isSecondHand() ? handAsks() : isMySeat() ? seatAsks() : voteParts().concat(offerParts());
  if (answered && parts.length) parts.unshift(el('p', 'warn', answered));
  return parts;
};
