/** Where the card of the coach lies: on the board, clear of what it points at. */

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** From the edge of the card to what is meant. */
export interface ArrowLine {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly arrow: ArrowLine | null;
}

const MARGIN = 14;
/** The picture of the coach looks over the edge. */
const HEAD = 20;

/** What one plays with or is told; zooming can also be done with the wheel and with keys. */
const KEPT =
  '[role="group"]:not(.zoom), [role="alert"], section:has(button:not([aria-disabled="true"], [disabled]))';

/** The place of a card; `null` where it stands in the flow of the page. */
export function clearOf(card: HTMLElement): Place | null {
  const stage = document.querySelector('[data-stage]') ?? document.querySelector('main');
  if (!stage || getComputedStyle(card).position !== 'fixed') return null;
  const { width, height } = card.getBoundingClientRect();
  const meant = pointedAt().map((one) => one.getBoundingClientRect());
  const kept = [...stage.querySelectorAll(KEPT)];
  const room = kept.map((one) => one.getBoundingClientRect());
  const spot = choose({ width, height }, stage.getBoundingClientRect(), meant, room);
  const area = { ...spot, right: spot.left + width, bottom: spot.top + height };
  const [first] = meant;
  return { ...spot, arrow: first && !overlaps(area, first) ? arrowTo(first, area) : null };
}

/** What is to be pressed, and what is pointed out besides. */
export const MEANT = '[data-meant="true"]';
export const POINTED = '[data-highlight], .pointed';

/** The arrow ends at the first: what is to be pressed, if it is a button. */
function pointedAt(): Element[] {
  return [...seen(MEANT), ...seen(POINTED)];
}

/** All of these of which there is anything to see. */
export function seen(what: string): Element[] {
  return [...document.querySelectorAll(what)].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}

/** At the edge of the stage, where nothing is covered that is meant, and least of what is in use. */
export function choose(
  { width, height }: { width: number; height: number },
  stage: Area,
  meant: readonly Area[],
  kept: readonly Area[],
): { left: number; top: number } {
  const left = stage.left + MARGIN;
  const right = stage.right - MARGIN - width;
  const top = stage.top + MARGIN + HEAD;
  const bottom = stage.bottom - MARGIN - height;
  const [across, down] = [(left + right) / 2, (top + bottom) / 2];
  const places = [
    { left: right, top: bottom },
    { left, top: bottom },
    { left: right, top },
    { left, top },
    { left: across, top: bottom },
    { left: across, top },
    { left: right, top: down },
    { left, top: down },
  ];
  const area = (place: { left: number; top: number }) => {
    return { ...place, right: place.left + width, bottom: place.top + height };
  };
  const free = places.filter((place) => !meant.some((one) => overlaps(one, area(place))));
  const covered = (place: { left: number; top: number }) =>
    kept.reduce((sum, one) => sum + shared(one, area(place)), 0);
  const [best] = free.toSorted((one, other) => covered(one) - covered(other));
  return best ?? { left: right, top: bottom };
}

/** How much of one area lies in another. */
function shared(one: Area, other: Area): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

function overlaps(one: Area, other: Area): boolean {
  return (
    one.left < other.right + MARGIN &&
    other.left < one.right + MARGIN &&
    one.top < other.bottom + MARGIN &&
    other.top < one.bottom + MARGIN
  );
}

/** From the middle of the nearest edge of the card to the nearest point of what is meant. */
export function arrowTo(meant: Area, card: Area): ArrowLine {
  const middle = [(card.left + card.right) / 2, (card.top + card.bottom) / 2] as const;
  const to = [
    clamp(middle[0], meant.left, meant.right),
    clamp(middle[1], meant.top, meant.bottom),
  ] as const;
  const from = [
    clamp(to[0], card.left + 30, card.right - 30),
    to[1] < card.top ? card.top : to[1] > card.bottom ? card.bottom : middle[1],
  ] as const;
  if (to[1] >= card.top && to[1] <= card.bottom) {
    return { from: [to[0] < card.left ? card.left : card.right, middle[1]], to };
  }
  return { from, to };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
