// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat's phone proposes where a step waits for its player, and the referee's second hand. Nothing is done here: each
// is a word that the desk carries out.
'use strict';

var kCards = ['lumber', 'brick', 'wool', 'grain', 'ore'], given = null, answered = '';
function cardName(card) {
  return { lumber: say('Lumber', 'Holz'), brick: say('Brick', 'Lehm'), wool: say('Wool', 'Wolle'), grain: say('Grain', 'Getreide'), ore: say('Ore', 'Erz') }[card];
}
function isSecondHand() { return Boolean(seatCode && seat === '*' && game().session && game().game === seatGame); }
function hearHand(answer) {
  answered = answer.asked ? say('The desk asks for the rest.', 'Der Platz fragt nach dem Rest.') : answer.ok ? '' : answer.why === 'refused' ? say('Refused: ', 'Abgelehnt: ') + (answer.text || '')
    : answer.why === 'there' ? say('Another vote is open.', 'Eine andere Abstimmung ist offen.')
    : answer.why === 'changed' ? say('The table has gone on meanwhile. Please look again.', 'Der Tisch ist inzwischen weiter. Bitte noch einmal ansehen.')
    : answer.why === 'desk' ? say('Something is being said at the desk just now.', 'Am Platz wird gerade etwas angesagt.')
    : answer.why === 'elsewhere' ? say('Another desk keeps this game.', 'Ein anderer Platz führt dieses Spiel.')
    : say('The desk did not take it.', 'Der Platz nahm es nicht an.');
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
    less.setAttribute('aria-label', name + say(': one less', ': eine weniger'));
    more.setAttribute('aria-label', name + say(': one more', ': eine mehr'));
    [el('span', 'grow', name), less, el('span', 'points', String(given[i])), more].forEach(function (each) { row.appendChild(each); });
    part.appendChild(row);
  });
  var sum = given.reduce(function (all, each) { return all + each; }, 0);
  return { cards: kCards.reduce(function (cards, card, i) { if (given[i]) cards[card] = given[i]; return cards; }, {}), sum: sum, fits: least ? sum === least : sum > 0 };
}
function nameOfAsk(each) {
  var by = seatOf(each.by);
  return (by ? by.name : each.by) + ': ' + (each.what === 'discard' ? say('gives up ', 'gibt ab: ') + each.count + say(' cards', ' Karten')
    : each.what === 'pass' ? say('bids no more', 'bietet nicht mehr') : each.what === 'bid' ? say('has a bid ready', 'hat ein Gebot bereit') : say('has chosen', 'hat gewählt'));
}
// Where one answer of a few is asked for; else nothing.
function choices(due) {
  function answer(part, words, act) { part.appendChild(button('act plain', words, function () { proposeAct(act); })); }
  var part = el('div', 'card', el('b', 'lead', due.what === 'claim' ? say('Which of the paid cards do you keep?', 'Welche der bezahlten Karten behalten Sie?') : say('Do you conquer the crossing?', 'Erobern Sie die Kreuzung?')));
  if (due.what === 'claim') {
    due.cards.forEach(function (card) { answer(part, cardName(card), { 'do': 'claim', resource: card }); });
    answer(part, say('None', 'Keine'), { 'do': 'claim' });
  } else if (due.what === 'conquer') {
    answer(part, say('Yes', 'Ja'), { 'do': 'conquer' });
    answer(part, say('No', 'Nein'), { 'do': 'conquer', decline: true });
  } else return null;
  return part;
}
function seatAsks() {
  var state = game(), due = state.due.filter(function (each) { return each.by === seat; })[0], parts = [];
  var mine = state.asks.filter(function (each) { return each.by === seat; }), last = mine[mine.length - 1];
  if (last && (last.how === 'open' || !due)) {
    parts.push(el('p', 'card ' + (last.how === 'taken' ? 'good' : last.how === 'open' ? 'soft' : 'bad'),
      last.how === 'open' ? say('… Your proposal waits for the referee.', '… Ihr Vorschlag wartet auf die Schiedsperson.')
        : last.how === 'taken' ? say('✓ The referee has taken your proposal.', '✓ Die Schiedsperson hat Ihren Vorschlag übernommen.')
        : last.how === 'refused' ? say('✗ The referee has refused your proposal.', '✗ Die Schiedsperson hat Ihren Vorschlag abgelehnt.')
        : say('Your proposal fits no longer.', 'Ihr Vorschlag passt nicht mehr.')));
  }
  parts = parts.concat(voteParts(), offerParts());
  if (!due) { if (!game().offers) given = null; return parts; }
  var part = choices(due);
  if (!part) {
    part = el('div', 'card', el('b', 'lead', due.what === 'discard' ? say('Give up ', 'Geben Sie ') + due.count + say(' cards', ' Karten ab') : say('Your bid', 'Ihr Gebot')));
    var chosen = cardSteppers(part, due.what === 'discard' ? due.count : 0);
    var send = button('act', due.what === 'discard' ? say('Propose ', 'Vorschlagen: ') + chosen.sum + say(' of ', ' von ') + due.count : say('Propose this bid', 'Dieses Gebot vorschlagen'),
      function () { proposeAct({ 'do': due.what, cards: chosen.cards }); });
    send.disabled = !chosen.fits;
    part.appendChild(send);
    if (due.what === 'bid') part.appendChild(button('act plain', say('Bid no more', 'Nicht mehr bieten'), function () { proposeAct({ 'do': 'pass' }); }));
  }
  part.appendChild(el('p', 'soft', say('A proposal: the referee takes it. No other phone sees which cards.', 'Ein Vorschlag: die Schiedsperson übernimmt ihn. Kein anderes Telefon sieht, welche Karten.')));
  parts.push(part);
  return parts;
}
// What the camera at the table proposes, in a note for the second hand alone.
var kNote = 'camera.json', noteText = '', note = null;
window.handFiles = function () { return seatCode && seat === '*' && !mark ? [kNote] : []; };
function decideButtons(each) {
  return el('div', 'pair', button('act no', say('✗ Refuse', '✗ Ablehnen'), function () { ask({ 'do': 'refuse', id: each.id }); }),
    button('act', say('✓ Accept', '✓ Übernehmen'), function () { ask({ 'do': 'accept', id: each.id }); }));
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
    parts.push(el('p', 'head', say('The camera proposes', 'Die Kamera schlägt vor') + (first.of > 1 ? ' · 1 ' + say('of ', 'von ') + first.of : '')), place,
      el('div', 'card', el('div', 'two', el('b', 'lead grow', first[language]), el('b', 'lead', first.sure + ' %')),
        el('p', first.allowed ? 'good' : first.entry ? 'soft' : 'bad', first.allowed ? say('✓ allowed now', '✓ jetzt erlaubt')
          : first.entry ? say('An entry of the referee: it asks no rule.', 'Ein Eintrag der Schiedsperson: er fragt keine Regel.')
          : say('✗ The rules do not allow it now.', '✗ Die Regeln erlauben es jetzt nicht.')), decideButtons(first)));
  }
  if (last) {
    parts.push(el('p', 'card ' + (last.how === 'taken' ? 'good' : 'soft'), (last.how === 'taken' ? say('✓ Entry ', '✓ Eintrag ') + last.entry
      : last.how === 'refused' ? say('✗ Refused', '✗ Abgelehnt') : say('No longer proposed', 'Nicht mehr vorgeschlagen')) + ': ' + last[language]));
  }
  return parts;
}
function handAsks() {
  var state = game(), parts = [el('p', 'head', say('The referee’s second hand', 'Zweite Hand der Schiedsperson'))], open = state.asks.filter(function (each) { return each.how === 'open'; });
  open.forEach(function (each) {
    parts.push(el('div', 'card', el('b', 'lead', nameOfAsk(each)), decideButtons(each)));
  });
  var rest = cameraParts().concat(offerParts());
  parts = parts.concat(rest, voteParts());
  if (!open.length && !rest.length && !isBallotOpen()) parts.push(el('p', 'card soft', say('No proposal is open.', 'Kein Vorschlag ist offen.')));
  var acts = el('div', 'card'), isHeld = state.throw && state.throw.declared;
  if (state.step || isHeld) {
    acts.appendChild(button('act', isHeld ? say('Throw now, without words that are missing', 'Jetzt würfeln, ohne fehlende Wörter') : state.step, function () { ask({ 'do': 'next', head: state.head }); }));
  }
  acts.appendChild(button('act plain', say('↶ Take back the last act', '↶ Letzte Handlung zurücknehmen'), function () { ask({ 'do': 'take-back', head: state.head }); }));
  parts.push(acts);
  return parts;
}

// Puts what this phone may do into the page of the table.
window.handParts = function () {
  var parts = isSecondHand() ? handAsks() : isMySeat() ? seatAsks() : voteParts().concat(offerParts());
  if (answered && parts.length) parts.unshift(el('p', 'warn', answered));
  return parts;
};
