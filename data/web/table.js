// SPDX-License-Identifier: GPL-3.0-or-later
// A game at a table, as all may see it: points, board, dice, the combat.
'use strict';

var tab = 'board';
// Which game of the hall; none: the one at the desk's own table.
var mark = (/[?&]g=([0-9a-f]+)/.exec(location.search) || [])[1];
mark = mark ? '-' + mark : '';

function stateFile() { return 'table' + mark + '.' + language + '.json'; }
function wanted() { return [stateFile()].concat(window.handFiles ? window.handFiles() : []); }
function game() { return latest(stateFile()); }
function tick() {}
function choose(next) {
  if (next === 'hall') { location.href = './'; return; }
  tab = next;
  id('main').scrollTop = 0;
  showAll();
}
// "board" is the file board-1a2b.svg of a game of the hall.
function picture(name, words) {
  var image = el('img', 'board');
  // The entry names the state: the same picture is not fetched again.
  image.setAttribute('src', name + mark + '.svg?' + game().entry);
  image.setAttribute('alt', words);
  return image;
}
function badge(seat) {
  var image = el('img', 'badge');
  image.setAttribute('src', 'badge' + seat + mark + '.svg');
  image.setAttribute('alt', '');
  return image;
}
function dieOf(die) {
  return el('span', 'die', die.value ? String(die.value) : '·', die.sides === 6 ? null : el('small', '', ' ' + say(['die', 'd']) + die.sides));
}
function seatsPart() {
  var row = el('div', 'seats');
  game().seats.forEach(function (seat) {
    row.appendChild(el('div', 'seat' + (seat.turn ? ' turn' : ''), el('div', '', badge(seat.seat), seat.name),
      el('b', '', seat.out ? '–' : String(seat.points) + (seat.won ? ' ★' : ''))));
  });
  return row;
}
function inQuotes(text) { return say('“{}”', text); }
function lines(texts, name) { return texts.map(function (text) { return el('p', name || '', text); }); }

function boardParts() {
  var state = game(), parts = [seatsPart()].concat(window.handParts ? window.handParts() : [], [picture('board', say('The board'))]);
  if (state.dice.length) {
    var dice = el('div', 'card'), sum = 0;
    state.dice.forEach(function (die) { sum += die.value; dice.appendChild(dieOf(die)); });
    dice.appendChild(el('span', 'sum', String(sum)));
    dice.appendChild(el('div', 'soft', state.gains.map(function (gain) { return gain.name + ' +' + gain.cards; }).join(' · ')));
    parts.push(dice);
  }
  var turn = el('div', 'card', el('div', 'lead', state.headline), el('div', 'soft', state.phase + ' · ' + say('first to {}', state.score)));
  if (state.result) turn.appendChild(el('p', '', state.result));
  lines(state.details, 'soft').concat(lines(state.cards), lines(state.warnings, 'soft')).forEach(function (line) { turn.appendChild(line); });
  if (state.clauses) turn.appendChild(el('p', 'soft', state.clauses));
  parts.push(turn);
  if (state.trust) {
    parts.push(el('p', 'card ' + (state.onTrust ? 'soft' : 'good'), state.trust + (state.word ? ' · ' + inQuotes(state.word) + (state.wordBy ? ' (' + state.wordBy + ')' : '') : '')));
  }
  if (state.waitsForWord) parts.push(el('p', 'warn', say('The table waits for a witness word.')));
  if (window.wordParts) parts = parts.concat(window.wordParts());
  parts.push(receiptCard(state));
  return parts;
}
function inDecimals(number) { return number.replace('.', say(['decimal point', '.'])); }
function forcePart(force) {
  var part = el('div', 'grow', el('div', '', badge(force.seat), el('b', '', force.name)), el('div', 'lead', force.forces),
    force.walls ? el('div', 'soft', say('walls +{}', force.walls)) : null);
  var dice = el('div');
  force.dice.forEach(function (die) { dice.appendChild(dieOf(die)); });
  part.appendChild(dice);
  return part;
}
function combatParts() {
  var combat = game().combat;
  if (!combat) return [el('p', 'card', say('No combat now.'))];
  var parts = [];
  if (!combat.over) parts.push(picture('combat', combat.place));
  parts.push(el('div', 'card two', forcePart(combat.attacker), forcePart(combat.defender)));
  parts.push(el('div', 'card', el('div', 'lead', game().result || game().headline), combat.from ? el('div', 'soft', say('from {}', combat.from)) : null));
  if (combat.chance !== null) {
    var percent = (combat.chance * 100).toFixed(1), other = (100 - Number(percent)).toFixed(1), bar = el('div', 'bar', el('div'), el('div'));
    bar.firstChild.style.width = combat.chance * 100 + '%';
    parts.push(el('div', 'card', el('div', 'two', el('b', '', combat.attacker.name + ' ' + inDecimals(percent) + ' %'), el('b', '', combat.defender.name + ' ' + inDecimals(other) + ' %')), bar));
  }
  combat.rounds.forEach(function (text, i) {
    var winner = combat.winners[i] === combat.attacker.seat ? combat.attacker.name : combat.defender.name;
    parts.push(el('div', 'row', el('span', 'soft', String(i + 1)), el('span', 'grow', text), el('b', '', winner)));
  });
  if (window.wordParts) parts = parts.concat(window.handParts(), window.wordParts());
  return parts;
}
function showAll() {
  var state = game();
  showLink();
  var tabs = [['board', say('Board')], ['combat', say('Combat')]];
  if (mark) tabs.push(['hall', say('Tournament')]);
  showTabs(tabs, tab, choose);
  if (!state) {
    if (news[stateFile()]) fill(id('main'), [el('p', 'card', say('This game is not shown any more.'))]);
    return;
  }
  id('title').textContent = tab === 'combat' && state.combat && state.combat.place ? say('Combat at {}', state.combat.place) : state.title;
  document.title = state.title;
  keepReceipt(state.head);
  if (window.followWord) { window.followWord(); window.followOffer(); }
  fill(id('main'), tab === 'combat' ? combatParts() : boardParts());
}
