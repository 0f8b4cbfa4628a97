// SPDX-License-Identifier: GPL-3.0-or-later
// The hall: my table and the clock, the pairings, the result of my table, standings, my sheet.
'use strict';

var tab = kept('tab') || 'round', me = kept('me'), search = '', chosen = null;
// The table that a slip's code has named.
var named = Number((/[?&]t=(\d{1,3})/.exec(location.search) || [])[1]) || 0;
if (named) tab = 'round';

function wanted() {
  var names = ['hall.' + language + '.json'];
  if (tab === 'standings' || tab === 'sheet') names.push('standings.' + language + '.json');
  return names;
}
function hall() { return latest('hall.' + language + '.json'); }
function standing() { return latest('standings.' + language + '.json'); }
function nameOf(player) { return hall().players[player] || player; }
function roundShown() {
  var state = hall();
  return state.rounds[(chosen || state.now) - 1] || null;
}
function tableOf(round, player) {
  return round ? round.tables.filter(function (table) { return table.seats.indexOf(player) >= 0; })[0] : null;
}
function choose(next) {
  tab = next;
  keep('tab', tab);
  id('main').scrollTop = 0;
  renew();
  showAll();
}
function iAm(player) {
  me = player;
  keep('me', player);
  search = '';
  if (id('search')) id('search').value = '';
  id('main').scrollTop = 0;
  showAll();
}
// Whether this phone may say something of its table's result (say.js).
function canSay() { return Boolean(window.phoneCode && window.phoneCode() && hall().session); }
function allSigned(table) { return table.result && table.result.signed.length === table.seats.length; }
function stateText(table) {
  if (!table.seats.length) return say('nobody');
  var result = table.result;
  if (!result) return say('open');
  if (result.state === 'disputed') return say('⚖ disputed');
  if (result.state === 'official') return say('✓ official');
  if (allSigned(table)) return say('✓ signed by all');
  if (result.state === 'confirmed') return say('✓ confirmed');
  return say('signed by {} of {}', result.signed.length, table.seats.length);
}

function clockText(left) {
  var late = left < 0, seconds = Math.floor(Math.abs(left) / 1000);
  function two(n) { return (n < 10 ? '0' : '') + n; }
  return (late ? '+' : '') + (seconds >= 3600 ? Math.floor(seconds / 3600) + ':' + two(Math.floor(seconds / 60) % 60)
    : Math.floor(seconds / 60)) + ':' + two(seconds % 60);
}
function clockLeft() {
  var clock = hall() && hall().clock;
  return !clock ? null : clock.ends !== undefined ? clock.ends - Date.now() - ahead : clock.left;
}
function tick() {
  var left = hall() ? clockLeft() : null;
  if (left !== null && id('clock')) {
    id('clock').textContent = clockText(left);
    if (id('left')) id('left').value = Math.max(0, left / 60000);
  }
}
function clockPart() {
  var clock = hall().clock, minutes = hall().minutes;
  if (!clock || clock.round !== hall().now) {
    return el('div', 'right soft', minutes ? say('a game: {} minutes', minutes) : '');
  }
  var face = el('div', 'clock');
  face.id = 'clock';
  return el('div', 'right', el('div', 'soft', clock.ends === undefined ? say('paused') : say('still to play')),
    face, el('div', 'soft', say('of {} minutes', clock.minutes)));
}
function seatRow(table, player, place) {
  var result = table.result;
  return el('div', 'row' + (player === me ? ' mine' : ''), el('span', 'soft', String(place + 1)), el('span', 'grow', nameOf(player)),
    player === me ? el('span', 'soft', say('you')) : null,
    result && result.points[place] !== null ? el('span', 'num', String(result.points[place])) : null);
}

function roundParts() {
  var round = roundShown(), parts = [];
  if (!round) return [el('p', 'card', say('No round is seated yet.'))];
  var mine = tableOf(round, me);
  var isNow = round.round === hall().now;
  if (me && hall().players[me]) {
    parts.push(el('div', 'card two', el('div', '', el('div', 'soft', say('{}, your table', round.name)),
      el('div', 'big', mine ? String(mine.table) : '–')), isNow ? clockPart() : null));
    if (isNow && hall().clock && hall().clock.round === hall().now) {
      var bar = el('progress');
      bar.id = 'left';
      bar.max = hall().clock.minutes || 1;
      bar.setAttribute('aria-label', say('time left'));
      parts.push(bar);
    }
    if (mine) {
      mine.seats.forEach(function (player, place) { parts.push(seatRow(mine, player, place)); });
      parts.push(el('div', 'gap', button('act' + (mine.result || !canSay() ? ' plain' : ''), mine.result || !canSay() ? say('Result of table {}', mine.table)
        : say('Enter the result'), function () { choose('table'); }),
        mine.game ? watch(mine, say('Watch table {}', mine.table), 'act plain') : null));
    } else {
      parts.push(el('p', 'card', say('You do not play this round.')));
    }
  } else if (isNow && round.tables[named - 1]) {
    var table = round.tables[named - 1];
    parts.push(el('div', 'card two', el('div', '', el('div', 'soft', say('{}, table', round.name)), el('div', 'big', String(named))), clockPart()));
    table.seats.forEach(function (player, place) { parts.push(buttonRow(player, seatName(player, place), null)); });
    parts.push(el('p', 'card soft', say('Touch your name.')));
    if (table.game) parts.push(el('div', 'gap', watch(table, say('Watch table {}', named), 'act plain')));
  } else if (isNow) {
    parts.push(el('div', 'card two', el('div', '', el('div', 'soft', hall().where), el('b', 'lead', round.name)), clockPart()));
  }
  return parts.concat(pairingParts(round));
}
// Leads to the game at a table.
function watch(table, text, name) {
  var link = el('a', name || '', text);
  link.href = 'table.html?g=' + table.game;
  link.setAttribute('aria-label', say('Watch the game at table {}', table.table));
  return link;
}
function marked(name) {
  var at = search ? name.toLowerCase().indexOf(search.toLowerCase()) : -1;
  return at < 0 ? document.createTextNode(name)
    : el('span', '', name.slice(0, at), el('mark', '', name.slice(at, at + search.length)), name.slice(at + search.length));
}
function pairingParts(round) {
  var parts = [], found = 0;
  var field = el('input');
  field.id = 'search';
  field.type = 'search';
  field.autocomplete = 'off';
  field.value = search;
  field.placeholder = say('Find a name');
  field.setAttribute('aria-label', field.placeholder);
  field.addEventListener('input', function () { search = field.value; showAll(); });
  var rounds = el('div', 'card');
  rounds.appendChild(field);
  if (hall().rounds.length > 1) {
    var pick = el('select');
    pick.id = 'pick';
    pick.setAttribute('aria-label', say('Round'));
    hall().rounds.forEach(function (each) {
      var option = el('option', '', each.name);
      option.value = each.round;
      if (each === round) option.setAttribute('selected', '');
      pick.appendChild(option);
    });
    pick.addEventListener('change', function () { chosen = Number(pick.value) === hall().now ? null : Number(pick.value); showAll(); });
    rounds.appendChild(el('div', 'soft', say('Round')));
    rounds.appendChild(pick);
  }
  parts.push(rounds);
  round.tables.forEach(function (table) {
    var names = table.seats.filter(function (player) { return nameOf(player).toLowerCase().indexOf(search.toLowerCase()) >= 0; });
    if (search && !names.length) return;
    found += names.length;
    parts.push(el('div', 'head two', el('span', '', say('Table {}', table.table)), el('span', 'soft', stateText(table)),
      table.game ? watch(table, say('watch')) : null));
    table.seats.forEach(function (player, place) {
      var points = table.result ? table.result.points[place] : null;
      parts.push(buttonRow(player, el('span', 'grow', marked(nameOf(player))), points === null ? null : el('b', '', String(points))));
    });
  });
  parts.splice(1, 0, el('p', 'head', search ? say('{} found', found)
    : say('{} players · {} tables. Touch your name: it is marked from then on.',
      Object.keys(hall().players).length, round.tables.length)));
  return parts;
}
function seatName(player, place) { return el('span', 'grow', el('span', 'soft', place + 1 + '  '), nameOf(player)); }
function buttonRow(player, name, value) {
  var row = button('row' + (player === me ? ' mine' : ''), '', function () { iAm(player); });
  row.appendChild(name);
  if (value) row.appendChild(value);
  return row;
}

function whoAreYou() {
  return [el('p', 'card', say('Touch your name under “Round” first.'))];
}

function standingParts() {
  var table = standing(), parts = [];
  if (!table) return [];
  if (table.provisional) parts.push(el('p', 'warn', table.provisional));
  var first = table.criteria.slice(0, 2);
  parts.push(el('div', 'head two', el('span', '', say('Rank')), el('span', '', first.join(' · '))));
  table.lines.forEach(function (line, i) {
    if (i > 0) {
      var apart = el('div', 'apart', apartBy(line, table.lines[i - 1]));
      if (line.by !== undefined) apart.appendChild(document.createTextNode('  ' + table.lines[i - 1].values[line.by] + ' : ' + line.values[line.by]));
      parts.push(apart);
    }
    parts.push(buttonRow(line.player, el('span', 'grow', el('span', 'num', line.rank + ' '), nameOf(line.player)),
      el('b', '', line.values.slice(0, 2).join(' · '))));
  });
  return parts;
}

function sheetParts() {
  var table = standing(), state = hall(), parts = [];
  if (!table || !state.players[me]) return whoAreYou();
  var at = table.lines.map(function (line) { return line.player; }).indexOf(me);
  var line = table.lines[at];
  if (line) {
    parts.push(el('div', 'card two', el('div', 'big', String(line.rank)), el('div', 'right', el('b', 'lead', nameOf(me)),
      el('div', 'soft', say('of {}', table.lines.length)))));
    table.criteria.forEach(function (word, i) {
      parts.push(el('div', 'row', el('span', 'grow', word), el('b', '', line.values[i])));
    });
  }
  parts.push(el('div', 'head', say('Games')));
  state.rounds.forEach(function (round) {
    var mine = tableOf(round, me);
    if (!mine) return;
    var seat = mine.seats.indexOf(me), result = mine.result;
    parts.push(el('div', 'row', el('b', '', round.name), el('span', 'grow soft', say('Table {}, seat {}', mine.table, seat + 1) + ' · ' + stateText(mine) +
      (result && result.places[seat] === 1 ? ' · ' + say('won') : '')),
      el('span', 'num', result && result.points[seat] !== null ? String(result.points[seat]) : '–')));
  });
  if (line && at > 0) parts.push(reason(table, at));
  if (line && at + 1 < table.lines.length) parts.push(reason(table, at + 1));
  if (table.provisional) parts.push(el('p', 'warn', table.provisional));
  parts.push(receiptCard(state));
  return parts;
}
// What separates a line from the one before; level ones only the last criterion.
function apartBy(line, before) {
  return el('span', '', line.rank === before.rank ? null : say('apart by') + ' ', el('b', '', line.apart));
}
function reason(table, at) {
  var before = table.lines[at - 1], line = table.lines[at];
  var values = line.by === undefined ? '' : ': ' + before.values[line.by] + ' : ' + line.values[line.by];
  var isLevel = before.rank === line.rank;
  return el('div', 'card', el('b', '', isLevel ? say('{} and {}', nameOf(before.player), nameOf(line.player)) : say('{} is before {}', nameOf(before.player), nameOf(line.player))),
    el('div', '', apartBy(line, before), values));
}

function tableParts() {
  var round = hall().rounds[hall().now - 1], mine = tableOf(round, me), parts = [];
  if (!hall().players[me]) return whoAreYou();
  if (!mine) return [el('p', 'card', say('You do not play this round.'))];
  var result = mine.result;
  if (allSigned(mine) && result.state !== 'disputed') {
    parts.push(el('div', 'sign', el('b', '', say('✓ Signed by all')),
      el('p', '', result.state === 'official' ? say('It is official.') : say('The director makes it official.'))));
  } else if (result && result.state === 'disputed') {
    parts.push(el('p', 'warn', say('⚖ Disputed. The director comes to the table; nothing counts until it is settled.')));
  }
  mine.seats.forEach(function (player, place) {
    var row = seatRow(mine, player, place);
    if (result && result.signed.indexOf(player) >= 0) row.insertBefore(el('span', 'good', '✓'), row.children[1]);
    parts.push(row);
  });
  parts.push(el('p', 'card soft', say('{}, table {}', round.name, mine.table) + ' · ' + stateText(mine) +
    (result && !result.taken ? ' · ' + say('waits for the director') : '')));
  if (window.sayParts) parts = window.sayParts(parts, round, mine);
  parts.push(receiptCard(hall()));
  return parts;
}

function showAll() {
  var state = hall();
  showLink();
  showTabs([['round', say('Round')], ['table', say('Table')], ['standings', say('Standings')],
    ['sheet', say('My sheet')]], tab, choose);
  if (!state) return;
  var round = state.rounds[state.now - 1];
  id('title').textContent = tab === 'standings' ? say('Standings') : tab === 'sheet' ? say('My sheet')
    : tab === 'table' && round ? say('Result') + ' · ' + round.name : state.tournament;
  document.title = state.tournament;
  keepReceipt(state.head);
  if (state.behind && !isGone) {
    id('gone').hidden = false;
    id('gone').textContent = say('As of {}: this desk does not reach the hub it follows.', timeText(state.behind));
  }
  fill(id('main'), tab === 'standings' ? standingParts() : tab === 'sheet' ? sheetParts() : tab === 'table' ? tableParts() : roundParts());
  tick();
}
