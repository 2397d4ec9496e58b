/** Which cards the dice give: every one that is still in the deck is as likely as the others. */
import type { Redraw } from '../game';

const DECK = 28;
/** Rules under which all tiles of the box are in the deck. */
const WHOLE = /(?:^| )rules=(?:eternal|game-1)(?: |$)/;

const redraw: Redraw = ({ options, draws, since }, dice) => {
  if (!WHOLE.test(options)) return null;
  const deck = Array.from({ length: DECK }, (_, at) => `T${String(at + 1).padStart(2, '0')}`);
  return draws.map(({ entry, line }) => {
    // Drawn with the dice of the match from which this one goes on.
    if (entry < since) {
      deck.splice(deck.indexOf(line.slice('card tile='.length)), 1);
      return line;
    }
    const [card] = deck.length > 0 ? deck.splice(dice(entry).below(deck.length), 1) : [];
    return `card tile=${card}`;
  });
};

export default redraw;
