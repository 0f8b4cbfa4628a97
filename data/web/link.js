// SPDX-License-Identifier: GPL-3.0-or-later
// What both pages share: the words' language, what is drawn, and the link to the desk.
'use strict';

var kEvery = 2000, kPatience = 5000;
// The languages that the desk speaks, by code: each with what it calls itself.
var tongues = {};
document.body.getAttribute('data-languages').split('|').forEach(function (each) { tongues[each.split(' ')[0]] = each.slice(each.indexOf(' ') + 1); });
var language = [kept('language')].concat(navigator.languages || [navigator.language])
  .map(function (tongue) { return String(tongue).split('-')[0]; })
  .filter(function (tongue) { return tongues[tongue]; })[0] || Object.keys(tongues)[0];

function kept(name) { try { return localStorage.getItem('adjudicator.' + name); } catch (e) { return null; } }
function keep(name, value) {
  try {
    if (value === null) localStorage.removeItem('adjudicator.' + name);
    else localStorage.setItem('adjudicator.' + name, value);
  } catch (e) { /* A phone that keeps nothing asks again. */ }
}
function sentenceFile() { return 'sentences.' + language + '.json'; }
// A sentence in the page's language, its holes {} filled. It stands here in English, or as ['context', 'sentence'] where one means
// several things; whoever gives this script away puts a key in its place (page_sentences.h).
function say(key) {
  var filled = arguments, next = 1;
  return ((latest(sentenceFile()) || {})[key] || '…').replace(/\{(\d*)\}/g, function (hole, place) { return filled[place ? Number(place) + 1 : next++]; });
}
function id(name) { return document.getElementById(name); }

// An element with a class, and texts or elements in it. Whatever comes from the desk is text, never markup.
function el(tag, name) {
  var element = document.createElement(tag);
  if (name) element.className = name;
  for (var i = 2; i < arguments.length; ++i) {
    var part = arguments[i];
    if (part === null || part === undefined || part === '') continue;
    element.appendChild(part.nodeType ? part : document.createTextNode(part));
  }
  return element;
}
function button(name, text, press) {
  var element = el('button', name, text);
  element.type = 'button';
  element.addEventListener('click', press);
  return element;
}

// Puts new content in place, part by part: what has not become different stays, with its focus and what is typed there.
function fill(place, parts) {
  parts = parts.filter(function (part) { return part; });
  var before = place.shown || [];
  place.shown = parts.map(function (part) { return part.outerHTML; });
  parts.forEach(function (part, i) {
    if (i >= place.children.length) place.appendChild(part);
    else if (before[i] !== place.shown[i]) place.replaceChild(part, place.children[i]);
  });
  while (place.children.length > parts.length) place.removeChild(place.lastElementChild);
}

// What the desk last said, by file.
var news = {}, ahead = 0, lastHeard = 0, isGone = false, asked = [], timer = 0;

function fetchFile(name) {
  var control = window.AbortController ? new AbortController() : null;
  var patience = setTimeout(function () { if (control) control.abort(); }, kPatience);
  // "no-cache": the browser names the state it has, and gets the body only where that is another.
  return fetch(name, { cache: 'no-cache', credentials: 'omit', signal: control ? control.signal : undefined })
    .then(function (answer) {
      // The desk is there, but has no such game any more.
      if (answer.status === 404) return 'null';
      if (!answer.ok) throw new Error(String(answer.status));
      var date = Date.parse(answer.headers.get('Date') || '');
      if (date) {
        // Whole seconds: what is known best is the latest that fits.
        var now = date + 500 - Date.now();
        ahead = Math.abs(now - ahead) > 1500 ? now : ahead;
      }
      return answer.text();
    })
    .then(function (text) {
      clearTimeout(patience);
      if (!news[name] || news[name].text !== text) news[name] = { text: text, json: JSON.parse(text) };
    }, function (error) { clearTimeout(patience); throw error; });
}
function renew() {
  clearTimeout(timer);
  var names = wanted().concat(news[sentenceFile()] ? [] : [sentenceFile()]);
  Promise.all(names.map(fetchFile)).then(function () {
    isGone = false;
    lastHeard = Date.now();
  }, function () { isGone = true; }).then(function () {
    showAll();
    timer = setTimeout(renew, document.hidden ? 15000 : kEvery + Math.random() * 200);
  });
}
function latest(name) { return news[name] ? news[name].json : null; }
function timeText(at) {
  var time = new Date(at);
  function two(n) { return (n < 10 ? '0' : '') + n; }
  return two(time.getHours()) + ':' + two(time.getMinutes());
}
function showLink() {
  var link = id('link'), gone = id('gone');
  link.className = isGone ? 'off' : '';
  link.textContent = isGone ? say('⚠ desk gone') : lastHeard ? say('✓ live') : '…';
  gone.hidden = !isGone && !lost;
  gone.className = isGone ? 'warn' : 'warn bad';
  gone.textContent = !isGone ? (lost ? lostText() : '') : lastHeard
    ? say('As of {}. The page goes on trying by itself. The clock runs on here.', timeText(lastHeard))
    : say('The desk cannot be reached. The page goes on trying by itself.');
  id('tongue').hidden = nextTongue() === language;
  id('tongue').textContent = tongues[nextTongue()];
  document.documentElement.lang = language;
}
function nextTongue() {
  var codes = Object.keys(tongues);
  return codes[(codes.indexOf(language) + 1) % codes.length];
}
function showTabs(tabs, now, choose) {
  fill(id('tabs'), tabs.map(function (tab) {
    var one = button('', tab[1], function () { choose(tab[0]); });
    if (tab[0] === now) one.setAttribute('aria-current', 'page');
    return one;
  }));
}

// A receipt: the newest head that this phone has seen. A book that lacks it later has been put back.
function keepReceipt(head) {
  var receipts = [];
  try { receipts = JSON.parse(kept('receipts') || '[]'); } catch (e) { receipts = []; }
  if (!Array.isArray(receipts)) receipts = [];
  if (!receipts.length || receipts[receipts.length - 1].head !== head) {
    receipts.push({ head: head, seen: new Date().toISOString() });
    keep('receipts', JSON.stringify(receipts.slice(-200)));
  }
  return receipts;
}
// A head: its game, number and hash.
function headParts(head) {
  var parts = head.split(':');
  return { game: parts[1].toLowerCase(), entry: Number(parts[2]), hash: parts[3].toLowerCase() };
}
function receiptsOf(game) {
  var receipts = [];
  try { receipts = JSON.parse(kept('receipts') || '[]'); } catch (e) { receipts = []; }
  return Array.isArray(receipts) ? receipts.filter(function (each) { return headParts(each.head).game === game; }) : [];
}
// Whether the desk's record holds what this phone saw: looked at when the page opens, and whenever the record is
// shorter than it was, or another.
var compared = '', lost = null;
function compareReceipts(state) {
  var now = headParts(state.head), receipts = receiptsOf(now.game), newest = receipts.map(function (each) { return headParts(each.head); })
    .reduce(function (most, each) { return each.entry > most.entry ? each : most; }, now);
  var isOther = newest.entry > now.entry || receipts.some(function (each) {
    var seen = headParts(each.head);
    return seen.entry === now.entry && seen.hash !== now.hash;
  });
  if (compared === now.game && !isOther) return;
  if (compared === now.game + state.head) return;
  compared = isOther ? now.game + state.head : now.game;
  var name = 'heads.' + now.game + '.json';
  fetchFile(name).then(function () {
    var heads = (latest(name) || { heads: '' }).heads, length = 16;
    if (!heads) return;
    lost = receipts.filter(function (each) {
      var seen = headParts(each.head);
      return heads.substr(seen.entry * length, length) !== seen.hash.slice(0, length);
    })[0] || null;
    showAll();
  }, function () { compared = ''; });
}
function lostText() {
  return '✗ ' + say('The desk’s record does not contain what this phone saw at {} (entry {}).',
    timeText(lost.seen), headParts(lost.head).entry);
}
function saveReceipts(game) {
  var lines = receiptsOf(game).map(function (each) { return JSON.stringify({ head: each.head, seen: each.seen, by: kept('seat.player') || kept('me') || 'phone' }); });
  var link = el('a');
  link.href = URL.createObjectURL(new Blob([lines.join('\n') + '\n'], { type: 'application/jsonl' }));
  link.download = 'receipts-' + game.slice(0, 8) + '.jsonl';
  document.body.appendChild(link);
  link.click();
  document.body.removeChild(link);
}
function receiptCard(state) {
  keepReceipt(state.head);
  var game = headParts(state.head).game, count = receiptsOf(game).length;
  compareReceipts(state);
  return el('div', 'card', el('b', '', say('Receipt kept on this phone')),
    lost ? el('p', 'bad', lostText()) : null,
    el('div', '', say('Entry {}', state.entry) + ' · ', el('code', '', state.code)),
    el('div', 'soft', (count === 1 ? say('1 receipt.') : say('{} receipts.', count)) + ' ' +
      say('A book put back later contradicts them.')),
    button('act plain', say('Save the receipts as a file'), function () { saveReceipts(game); }),
    window.bringReceipts ? window.bringReceipts(game) : null);
}

document.addEventListener('DOMContentLoaded', function () {
  id('tongue').addEventListener('click', function () {
    language = nextTongue();
    keep('language', language);
    renew();
  });
  document.addEventListener('visibilitychange', function () { if (!document.hidden) renew(); });
  renew();
  setInterval(function () { if (document.hidden === false) tick(); }, 500);
});
