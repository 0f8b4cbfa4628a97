// SPDX-License-Identifier: GPL-3.0-or-later
// Offers that all make at the same time: each phone seals its own, and opens it once all are sealed. Until then nobody can
// know it, the desk neither; and nobody is shown any before the referee has taken all.
'use strict';

// What this phone offers: {game, act, salt, words}.
var myOffer = null, isOffering = false;
try { myOffer = JSON.parse(kept('seat.offer') || 'null'); } catch (e) { myOffer = null; }

function owedBy(player) { return game().offers ? game().offers.owed.filter(function (each) { return each.by === player; })[0] : null; }
function sealOfOffer() {
  return hexOf(sha256(bytesOfText('adj/offer/1').concat(bytesOfHex(myOffer.game), bytesOfHex(myOffer.salt), sha256(bytesOfText(seat)), bytesOfText(myOffer.act))));
}
function isOfferIn(owed) { return Boolean(myOffer && myOffer.game === game().game && owed.seal && owed.seal === sealOfOffer()); }
function makeOffer(act, words) {
  act.by = seat;
  myOffer = { game: game().game, act: JSON.stringify(act), salt: freshNonce(), words: words };
  keep('seat.offer', JSON.stringify(myOffer));
  tell({ 'do': 'offer-seal', seal: sealOfOffer() }, function (answer) {
    isOffering = isOffering && !answer.ok;
    hearHand(answer);
  });
}
// Opens it by itself, as soon as all are sealed.
window.followOffer = function () {
  var owed = isMySeat() ? owedBy(seat) : null;
  if (owed && game().offers.sealed && !owed.opened && isOfferIn(owed) && !myOffer.failed) {
    tell({ 'do': 'offer-open', act: myOffer.act, salt: myOffer.salt }, function (answer) {
      // What the rules refuse the referee enters by hand.
      myOffer.failed = answer.why === 'refused' || answer.why === 'bad';
      hearHand(answer);
    });
  }
};
function cardWords(cards) {
  return kCards.filter(function (card) { return cards[card]; }).map(function (card) { return cards[card] + ' ' + cardName(card); }).join(', ');
}
function offerForm(owed) {
  var part = el('div', 'card', el('b', 'lead', say('Your offer')), cardWords(owed.held) ? el('p', 'soft', say('Offered so far: {}', cardWords(owed.held))) : null,
    el('p', 'soft', owed.exactly ? owed.least === 1 ? say('Exactly 1 card.') : say('Exactly {} cards.', owed.least)
      : owed.least === 1 ? say('At least 1 card.') : say('At least {} cards.', owed.least)));
  if (!given) given = kCards.map(function (card) { return owed.held[card] || 0; });
  var chosen = cardSteppers(part, owed.exactly ? owed.least : 0);
  var send = button('act', say('🔒 Seal this offer'), function () { makeOffer({ 'do': 'bid', cards: chosen.cards }, cardWords(chosen.cards)); });
  send.disabled = !chosen.fits || chosen.sum < owed.least || kCards.some(function (card) { return (owed.held[card] || 0) > (chosen.cards[card] || 0); });
  part.appendChild(send);
  part.appendChild(button('act plain', say('🔒 No offer'), function () { makeOffer({ 'do': 'pass' }, say('no offer')); }));
  return part;
}
function offerParts() {
  var offers = game().offers;
  if (!offers) { isOffering = false; return []; }
  var made = offers.owed.filter(function (each) { return each.seal; }), mine = isMySeat() ? owedBy(seat) : null, parts = [];
  if (mine && isOfferIn(mine) && !isOffering) {
    var part = el('div', 'card', el('b', 'lead', say('Your offer: {}', myOffer.words)),
      el('p', 'soft', mine.opened ? say('Open at the desk; shown to nobody before all are taken.')
        : say('🔒 Sealed: nobody knows it before all have made theirs.')));
    if (!offers.owed.some(function (each) { return each.opened; })) part.appendChild(button('act plain', say('Change it'), function () { isOffering = true; showAll(); }));
    parts.push(part);
  } else if (mine && !mine.opened) parts.push(offerForm(mine));
  var card = el('div', 'card', el('p', '', say('{} of {} have offered', made.length, offers.owed.length)),
    el('p', 'soft', offers.owed.map(function (each) { return (each.opened ? '✓ ' : each.seal ? '🔒 ' : '○ ') + nameOfSeat(each.by); }).join(' · ')));
  if (isSecondHand()) {
    if (offers.whole) card.appendChild(button('act', say('Turn all over'), function () { ask({ 'do': 'accept', id: offers.id }); }));
    else card.appendChild(el('p', 'soft', say('Who has no phone enters at the desk.')));
  }
  parts.push(card);
  return parts;
}
