/** What lies where, and what can be done there, as a screen reader says it. */
import type { Key } from '../../lib/board/spaces';
import type { Action } from '../../lib/protocol/cooper-island/Action';
import type { PlayerView } from '../../lib/protocol/cooper-island/PlayerView';
import type { View } from '../../lib/protocol/cooper-island/View';
import type { Who } from '../../lib/protocol/cooper-island/Who';
import type { Text } from '../game';
import { shipsOf } from './fleet';
import { isShoal, isSpace, partsOf } from './land';
import { COAST } from './layout';
import { sectionEffect, sectionName, thingWords } from './names';
import { bankPosition } from './ring';
import { bayOf, harborOf, isletOf, seatOf, workerOf } from './targeting.svelte';

interface Told {
  readonly view: View;
  /** Who lives in front, and whose ships can be chosen. */
  readonly home: number;
  readonly seat: number;
  readonly names: readonly string[];
  readonly text: Text;
}

export function keyWords(key: Key, told: Told): string {
  const { view, home, names, text } = told;
  const front = view.players[home];
  if (isSpace(key)) return front ? spaceWords(key, front, text) : '';
  if (isShoal(key)) return front ? shoalWords(key, front, text) : '';
  const seat = seatOf(key);
  if (seat !== null) return text('cooper-island-ui-map-seat', { player: names[seat] ?? '' });
  if (workerOf(key)) return workerWords(key, told);
  return waterWords(key, told) ?? shipWords(key, told);
}

function spaceWords(space: Key, player: PlayerView, text: Text): string {
  const found = player.land.find((one) => one.space === space);
  if (!found) return '';
  const { level, terrain, thing, ruin } = found;
  return text('cooper-island-ui-map-space', {
    level,
    terrain: terrain ?? 'none',
    thing: thing ?? (ruin ? 'ruin' : 'none'),
  });
}

function shoalWords(shoal: Key, player: PlayerView, text: Text): string {
  const { bank, half } = partsOf(shoal);
  const islet = player.islets.find((one) => one.bank === bank && one.half === half)?.islet;
  return text('cooper-island-ui-map-shoal', { islet: islet ?? 'none' });
}

/** Islets on the far shore, harbors and bays: what a ship meets there, and which lie there now. */
function waterWords(key: Key, { view, names, text }: Told): string | null {
  const far = isletOf(key);
  if (far) {
    const name = names[far.seat] ?? '';
    return text('cooper-island-ui-route-islet', { islet: far.islet, name });
  }
  const harbor = harborOf(key);
  if (harbor !== null) {
    const about = text('cooper-island-ui-map-harbor', { player: names[harbor] ?? '' });
    return about + lyingAt(COAST * harbor, { view, names, text });
  }
  const bay = bayOf(key);
  if (bay === null) return null;
  const count = view.log_books.reduce((sum, left) => sum + left, 0);
  return text('cooper-island-ui-map-bay', { count }) + lyingAt(bay, { view, names, text });
}

/** The ships at a place of the ring, as a sentence that follows. */
function lyingAt(
  position: number,
  { view, names, text }: Pick<Told, 'view' | 'names' | 'text'>,
): string {
  const ships = shipsOf(view)
    .filter((ship) => ship.position === position)
    .map(({ who, ship, anchors }) =>
      text('cooper-island-ui-map-lying', { player: whoWords(who, names, text), ship, anchors }),
    );
  return ships.length > 0
    ? ` ${text('cooper-island-ui-map-ships', { ships: ships.join(', ') })}`
    : '';
}

function workerWords(key: Key, { view, names, text }: Told): string {
  const place = workerOf(key);
  if (!place) return '';
  const { section, worker } = place;
  const found = view.sections.find((one) => one.section === section);
  const tower = (worker === 'normal' ? found?.normal : found?.special) ?? [];
  const who = tower.map((one) => whoWords(one, names, text)).join(', ');
  return text('cooper-island-ui-map-worker', {
    section: text(`cooper-island-section-${section}`),
    worker,
    count: tower.length,
    who,
  });
}

export function whoWords(who: Who, names: readonly string[], text: Text): string {
  if (typeof who !== 'string') return names[who.player] ?? '';
  return text(`cooper-island-ui-map-${who}`);
}

function shipWords(key: Key, { view, seat, text }: Told): string {
  const found = view.players[seat]?.ships.find(({ ship }) => ship === key);
  if (!found) return '';
  return text('cooper-island-ui-map-ship', {
    ship: found.ship,
    steps: found.steps,
    anchors: found.anchors,
  });
}

/** The same for whoever looks at it, with what it is good for. */
export function lookWords(key: Key, told: Told): string {
  const { text } = told;
  const place = workerOf(key);
  if (place) return `${sectionName(place.section, text)}: ${sectionEffect(place.section, text)}`;
  if (!isShoal(key)) return sentence(keyWords(key, told));
  return bankWords(key, told);
}

function bankWords(shoal: Key, told: Told): string {
  const { view, home, text } = told;
  const { bank, half } = partsOf(shoal);
  const position = bankPosition(bank, home, view.players.length);
  const ships = lyingAt(position, told);
  const found = view.players[home]?.islets.find((one) => one.bank === bank);
  if (!found) return text('cooper-island-ui-map-bank') + ships;
  if (found.half !== half) return ships.trim();
  return sentence(thingWords('islet', found.islet, text)) + ships;
}

function sentence(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** An action as on a button. */
export function actionWords({ do: verb, ...fields }: Action, text: Text): string {
  return text(`cooper-island-do-${verb}`, fields);
}
