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

/** The place of a card; `null` where it stands in the flow of the page. */
export function clearOf(card: HTMLElement): Place | null {
  const stage = document.querySelector('[data-stage]') ?? document.querySelector('main');
  if (!stage || getComputedStyle(card).position !== 'fixed') return null;
  const { width, height } = card.getBoundingClientRect();
  const meant = pointedAt().map((one) => one.getBoundingClientRect());
  // What one plays with or is told; zooming can also be done with the wheel and with keys.
  const kept = [...stage.querySelectorAll('[role="group"]:not(.zoom), [role="alert"]')];
  const room = kept.map((one) => one.getBoundingClientRect());
  const spot = choose({ width, height }, stage.getBoundingClientRect(), meant, room);
  const area = { ...spot, right: spot.left + width, bottom: spot.top + height };
  const [first] = meant;
  return { ...spot, arrow: first && !overlaps(area, first) ? arrowTo(first, area) : null };
}

/** What is pointed out, as far as there is anything of it to see. */
function pointedAt(): Element[] {
  return [...document.querySelectorAll('[data-highlight], .pointed, [data-meant="true"]')];
}

/** The first corner of the stage at which nothing is covered that is meant or in use. */
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
  const corners = [
    { left: right, top: bottom },
    { left, top: bottom },
    { left: right, top },
    { left, top },
  ];
  const isFree = (taken: readonly Area[]) => (corner: { left: number; top: number }) => {
    const area = { ...corner, right: corner.left + width, bottom: corner.top + height };
    return !taken.some((one) => overlaps(one, area));
  };
  return (
    corners.find(isFree([...meant, ...kept])) ??
    corners.find(isFree(meant)) ?? { left: right, top: bottom }
  );
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
