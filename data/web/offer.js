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
  var part = el('div', 'card', el('b', 'lead', say('Your offer', 'Ihr Gebot')), cardWords(owed.held) ? el('p', 'soft', say('Offered so far: ', 'Bisher geboten: ') + cardWords(owed.held)) : null,
    el('p', 'soft', (owed.exactly ? say('Exactly ', 'Genau ') : say('At least ', 'Mindestens ')) + owed.least + (owed.least === 1 ? say(' card.', ' Karte.') : say(' cards.', ' Karten.'))));
  if (!given) given = kCards.map(function (card) { return owed.held[card] || 0; });
  var chosen = cardSteppers(part, owed.exactly ? owed.least : 0);
  var send = button('act', say('🔒 Seal this offer', '🔒 Dieses Gebot versiegeln'), function () { makeOffer({ 'do': 'bid', cards: chosen.cards }, cardWords(chosen.cards)); });
  send.disabled = !chosen.fits || chosen.sum < owed.least || kCards.some(function (card) { return (owed.held[card] || 0) > (chosen.cards[card] || 0); });
  part.appendChild(send);
  part.appendChild(button('act plain', say('🔒 No offer', '🔒 Kein Gebot'), function () { makeOffer({ 'do': 'pass' }, say('no offer', 'kein Gebot')); }));
  return part;
}
function offerParts() {
  var offers = game().offers;
  if (!offers) { isOffering = false; return []; }
  var made = offers.owed.filter(function (each) { return each.seal; }), mine = isMySeat() ? owedBy(seat) : null, parts = [];
  if (mine && isOfferIn(mine) && !isOffering) {
    var part = el('div', 'card', el('b', 'lead', say('Your offer: ', 'Ihr Gebot: ') + myOffer.words),
      el('p', 'soft', mine.opened ? say('Open at the desk; shown to nobody before all are taken.', 'Am Platz geöffnet; niemand sieht es, bevor alle übernommen sind.')
        : say('🔒 Sealed: nobody knows it before all have made theirs.', '🔒 Versiegelt: niemand kennt es, bevor alle eines haben.')));
    if (!offers.owed.some(function (each) { return each.opened; })) part.appendChild(button('act plain', say('Change it', 'Ändern'), function () { isOffering = true; showAll(); }));
    parts.push(part);
  } else if (mine && !mine.opened) parts.push(offerForm(mine));
  var card = el('div', 'card', el('p', '', made.length + say(' of ', ' von ') + offers.owed.length + say(' have offered', ' haben geboten')),
    el('p', 'soft', offers.owed.map(function (each) { return (each.opened ? '✓ ' : each.seal ? '🔒 ' : '○ ') + nameOfSeat(each.by); }).join(' · ')));
  if (isSecondHand()) {
    if (offers.whole) card.appendChild(button('act', say('Turn all over', 'Alle aufdecken'), function () { ask({ 'do': 'accept', id: offers.id }); }));
    else card.appendChild(el('p', 'soft', say('Who has no phone enters at the desk.', 'Wer kein Telefon hat, gibt am Platz ein.')));
  }
  parts.push(card);
  return parts;
}
