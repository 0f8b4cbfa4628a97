// SPDX-License-Identifier: GPL-3.0-or-later
// A game act by act, from the JSON beside this script.
'use strict';

var sentences = JSON.parse(document.getElementById('sentences').textContent);
var game = JSON.parse(document.getElementById('game').textContent), steps = game.steps, now = -1, timer = null;

function id(name) { return document.getElementById(name); }
// A sentence in the page's language, its holes {} filled. It stands here in English, or as ['context', 'sentence'] where one means
// several things; whoever gives this script away puts a key in its place (page_sentences.h).
function say(key) {
  var filled = arguments, next = 1;
  return (sentences[key] || '…').replace(/\{(\d*)\}/g, function (hole, place) { return filled[place ? Number(place) + 1 : next++]; });
}
function el(tag, name) {
  var made = document.createElement(tag);
  if (name) made.className = name;
  for (var i = 2; i < arguments.length; ++i) {
    var part = arguments[i];
    if (part !== null && part !== undefined) made.appendChild(typeof part === 'string' ? document.createTextNode(part) : part);
  }
  return made;
}
function fill(place, parts) {
  while (place.firstChild) place.removeChild(place.firstChild);
  parts.forEach(function (part) { place.appendChild(part); });
}
// Drawings come from the program alone and hold no text of players.
function drawing(svg) {
  var place = el('span');
  place.innerHTML = svg;
  return place;
}
// A number as this language writes it.
function figure(value, digits) {
  return value.toFixed(digits).replace('.', say(['decimal point', '.']));
}

// Each drawing is the one before with other parts in its middle: unfolded once, as lists of numbers.
function unfold(name) {
  var last = [];
  steps.forEach(function (step) {
    var change = step[name];
    if (!change) return;
    last = last.slice(0, change[0]).concat(change[2], change[1] ? last.slice(-change[1]) : []);
    step[name] = last;
  });
}
function drawn(parts, numbers) { return numbers.map(function (number) { return parts[number]; }).join(''); }

function dieOf(die) {
  return el('span', 'die', die.value ? String(die.value) : '·', die.sides === 6 ? null : el('small', '', ' ' + say(['die', 'd']) + die.sides));
}
function badge(seat) { return drawing(game.players[seat].badge).firstChild; }

function showSeats(step) {
  fill(id('seats'), step.seats.map(function (seat) {
    return el('div', 'seat' + (seat.turn ? ' turn' : ''), el('div', '', badge(seat.seat), seat.name), el('b', '', seat.out ? '–' : String(seat.points) + (seat.won ? ' ★' : '')));
  }));
}
function clauseLine(step) {
  var line = el('p', 'tag');
  step.clauses.forEach(function (clause, i) {
    var tag = el('span', '', (i ? ' · ' : '') + clause + ' ' + game.clauses[clause]);
    line.appendChild(tag);
  });
  return line;
}
function showAct(step) {
  var parts = [el('p', 'soft', step.time + ' · ' + say('entry {}', step.entry) + (step.phase ? ' · ' + step.phase : '')), el('p', 'lead', step.says)];
  if (step.dice.length) {
    var dice = el('div');
    step.dice.forEach(function (die) { dice.appendChild(dieOf(die)); });
    dice.appendChild(el('span', 'soft', step.gains.map(function (gain) { return gain.name + ' +' + gain.cards; }).join(' · ')));
    parts.push(dice);
  }
  step.details.concat(step.cards).forEach(function (text) { if (step.says.indexOf(text) < 0) parts.push(el('p', '', text)); });
  step.warnings.forEach(function (text) { parts.push(el('p', 'warn', text)); });
  if (step.clauses.length) parts.push(clauseLine(step));
  if (step.trust) parts.push(el('p', step.witnessed ? 'good' : 'soft', step.trust + (step.word ? ' · “' + step.word + '”' + (step.wordBy ? ' (' + step.wordBy + ')' : '') : '')));
  fill(id('act'), parts);
}
function forcePart(force) {
  var part = el('div', '', el('div', '', badge(force.seat), el('b', '', force.name)), el('div', '', force.forces));
  if (force.walls) part.appendChild(el('div', 'soft', say('walls +{}', force.walls)));
  var dice = el('div');
  force.dice.forEach(function (die) { dice.appendChild(dieOf(die)); });
  part.appendChild(dice);
  return part;
}
function showFight(step) {
  var combat = step.combat;
  id('fight').hidden = !combat;
  if (!combat) return;
  var parts = [el('p', 'lead', combat.place ? say('Combat at {}', combat.place) : say('Combat'))];
  if (step.place) parts.push(drawing(drawn(game.places, step.place)));
  parts.push(el('div', 'sides', forcePart(combat.attacker), forcePart(combat.defender)));
  if (combat.chance !== null) {
    var share = el('div');
    share.style.width = combat.chance * 100 + '%';
    parts.push(el('p', 'soft', combat.attacker.name + ' ' + figure(combat.chance * 100, 1) + ' %'), el('div', 'bar', share));
  }
  var rounds = el('table', 'rounds');
  combat.rounds.forEach(function (text, i) {
    var winner = combat.winners[i] === combat.attacker.seat ? combat.attacker.name : combat.defender.name;
    rounds.appendChild(el('tr', '', el('td', 'soft', String(i + 1)), el('td', '', text), el('td', '', winner)));
  });
  parts.push(rounds);
  fill(id('fight'), parts);
}

// Charts by hand: a few bars and lines in a space of 260 by 90.
function svgEl(tag, values, text) {
  var made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  Object.keys(values).forEach(function (name) { made.setAttribute(name, values[name]); });
  if (text !== undefined) made.textContent = text;
  return made;
}
function chart(label, parts) {
  var svg = svgEl('svg', {'class': 'chart', viewBox: '0 0 260 90', role: 'img', 'aria-label': label});
  parts.forEach(function (part) { svg.appendChild(part); });
  return el('div', '', el('p', 'soft', label), svg);
}
function sumsChart() {
  var counts = {}, most = 1, parts = [], all = 0;
  for (var i = 0; i <= now; ++i) {
    var sum = steps[i].rolls;
    if (sum !== null) { counts[sum] = (counts[sum] || 0) + 1; most = Math.max(most, counts[sum]); ++all; }
  }
  for (var value = 2; value <= 12; ++value) {
    var count = counts[value] || 0, x = (value - 2) * 23 + 4, ways = 6 - Math.abs(7 - value), due = all * ways / 36;
    parts.push(svgEl('rect', {x: x, y: 76 - count * 66 / most, width: 17, height: count * 66 / most, fill: 'var(--main)'}));
    // What would be usual for so many throws.
    if (due * 66 / most < 76) parts.push(svgEl('path', {d: 'M' + (x - 2) + ' ' + (76 - due * 66 / most) + 'h21', stroke: 'var(--ink)', 'stroke-width': 1.5}));
    parts.push(svgEl('text', {x: x + 8.5, y: 87}, String(value)));
    if (count) parts.push(svgEl('text', {x: x + 8.5, y: 73 - count * 66 / most}, String(count)));
  }
  return chart(say('Throws so far (line: usual)'), parts);
}
function pointsChart() {
  var parts = [], top = game.score;
  steps.forEach(function (step) { step.seats.forEach(function (seat) { top = Math.max(top, seat.points); }); });
  game.players.forEach(function (player, seat) {
    var path = '';
    steps.forEach(function (step, i) {
      path += (i ? 'L' : 'M') + (i * 252 / Math.max(1, steps.length - 1) + 4).toFixed(1) + ' ' + (84 - step.seats[seat].points * 78 / top).toFixed(1);
    });
    parts.push(svgEl('path', {d: path, fill: 'none', stroke: 'var(--ink)', 'stroke-width': 3.4}), svgEl('path', {d: path, fill: 'none', stroke: player.colour, 'stroke-width': 2.2}));
  });
  var x = now * 252 / Math.max(1, steps.length - 1) + 4;
  parts.push(svgEl('path', {d: 'M' + x + ' 2V88', stroke: 'var(--main)', 'stroke-width': 1.5}));
  return chart(say('Points'), parts);
}
function luckList() {
  var list = el('div', '', el('p', 'soft', say('Luck of the whole game: cards by throws')));
  game.players.forEach(function (player, seat) {
    list.appendChild(el('p', '', badge(seat), say('{}: {} for {} ({} %)', player.name, player.came, figure(player.expected, 1), figure(player.luck * 100, 0))));
  });
  return list;
}

function showStep(next) {
  next = Math.max(0, Math.min(steps.length - 1, next));
  if (next === now) return;
  now = next;
  var step = steps[now];
  showSeats(step);
  id('board').innerHTML = drawn(game.boards, step.board);
  id('board').setAttribute('aria-label', say('The board after: {}', step.says));
  showAct(step);
  showFight(step);
  fill(id('charts'), [sumsChart(), pointsChart(), luckList()]);
  id('slider').value = now;
  id('slider').setAttribute('aria-valuetext', step.says);
  id('where').textContent = now + 1 + ' / ' + steps.length;
  var old = document.querySelector('#course [aria-current]'), item = id('step' + now);
  if (old) old.removeAttribute('aria-current');
  item.setAttribute('aria-current', 'step');
  var list = id('course'), above = item.offsetTop - list.offsetTop;
  if (above < list.scrollTop || above + item.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = above - list.clientHeight / 2;
  if (now === steps.length - 1) stop();
}
function stop() {
  clearInterval(timer);
  timer = null;
  id('play').textContent = '▶';
  id('play').setAttribute('aria-label', say('Play (space)'));
}
function start() {
  if (now === steps.length - 1) showStep(0);
  timer = setInterval(function () { showStep(now + 1); }, Number(id('speed').value));
  id('play').textContent = '❚❚';
  id('play').setAttribute('aria-label', say('Pause (space)'));
}
function toggle() { if (timer) stop(); else start(); }
// To where the next turn begins, or the one before.
function leap(by) {
  var at = now + by;
  while (at > 0 && at < steps.length - 1 && steps[at].round === steps[now].round && steps[at].headline === steps[now].headline) at += by;
  showStep(at);
}

var keys = {
  ArrowRight: function () { stop(); showStep(now + 1); }, ArrowLeft: function () { stop(); showStep(now - 1); },
  PageDown: function () { stop(); leap(1); }, PageUp: function () { stop(); leap(-1); },
  Home: function () { stop(); showStep(0); }, End: function () { stop(); showStep(steps.length - 1); }, ' ': toggle
};
document.addEventListener('keydown', function (event) {
  if (!keys[event.key] || event.ctrlKey || event.altKey || event.metaKey || event.target.tagName === 'SELECT') return;
  event.preventDefault();
  keys[event.key]();
});

function button(name, sign, words, press) {
  id(name).textContent = sign;
  id(name).setAttribute('aria-label', words);
  id(name).setAttribute('title', words);
  // The keys are the page's: a button keeps none of them.
  id(name).addEventListener('click', function () { press(); id(name).blur(); });
}
function begin() {
  unfold('board');
  unfold('place');
  id('title').textContent = game.title;
  id('date').textContent = game.date;
  button('first', '⏮', say('To the beginning (Home)'), keys.Home);
  button('back', '◀', say('One act back (←)'), keys.ArrowLeft);
  button('play', '▶', say('Play (space)'), toggle);
  button('next', '▶|', say('One act on (→)'), keys.ArrowRight);
  button('last', '⏭', say('To the end (End)'), keys.End);
  id('slider').max = steps.length - 1;
  id('slider').setAttribute('aria-label', say('Act'));
  id('slider').addEventListener('input', function () { stop(); showStep(Number(id('slider').value)); });
  id('speed').setAttribute('aria-label', say('Speed'));
  id('speed').addEventListener('change', function () { if (timer) { stop(); start(); } });
  var round = null;
  steps.forEach(function (step, i) {
    if (step.round !== round) {
      round = step.round;
      id('course').appendChild(el('li', 'round', say(['of a game', 'Round {}'], round)));
    }
    var item = el('li', '', step.says);
    item.id = 'step' + i;
    item.addEventListener('click', function () { stop(); showStep(i); });
    id('course').appendChild(item);
  });
  // The page's address may name an entry: replay.html#120.
  var asked = Number(location.hash.slice(1)), first = steps.findIndex(function (step) { return step.entry >= asked; });
  showStep(Math.max(0, first));
}
begin();
