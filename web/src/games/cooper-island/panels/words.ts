/** What panels say about what is chosen, and how near it is. */
import type { Brings } from '../../../lib/board/brings';
import type { Action } from '../../../lib/protocol/cooper-island/Action';
import type { Item } from '../../../lib/protocol/cooper-island/Item';
import type { OfferView } from '../../../lib/protocol/cooper-island/OfferView';
import type { Order } from '../../../lib/protocol/cooper-island/Order';
import type { PlayerView } from '../../../lib/protocol/cooper-island/PlayerView';
import type { PointView } from '../../../lib/protocol/cooper-island/PointView';
import type { SetView } from '../../../lib/protocol/cooper-island/SetView';
import type { StageView } from '../../../lib/protocol/cooper-island/StageView';
import type { Text } from '../../game';
import type { Props } from '../acting.svelte';
import { capital, deedWords, itemName, sectionEffect, sectionName } from '../names';
import { whoWords } from '../words';
import { cutWords, priceOf } from './prices';

/** Whether something is drawn after it, so that it cannot be taken back. */
export function isFinal(brings: Brings | null, text: Text): boolean {
  const said = text('cooper-island-effect-is_final');
  return brings?.said.some((one) => one.text === said) ?? false;
}

/** What a section is for, what could be done there now, and what it costs. */
export function offerWords(offer: OfferView, names: readonly string[], text: Text): string {
  const { section, deeds, missing, fee } = offer;
  const list = (all: readonly OfferView['deeds'][number][]) =>
    all.map((deed) => deedWords(deed, text)).join(', ');
  const can = [
    ...(deeds.length > 0 ? [list(deeds)] : []),
    ...(offer.islets ? [text('cooper-island-ui-any_islet')] : []),
    ...(offer.boats ? [text('cooper-island-ui-any_boat')] : []),
  ].join(', ');
  return [
    `${sectionName(section, text)}. ${sectionEffect(section, text)}`,
    can ? text('cooper-island-ui-now_possible', { what: can }) : text('cooper-island-effect-idle'),
    missing.length > 0 ? text('cooper-island-ui-not_now', { what: list(missing) }) : '',
    fee === null ? '' : text('cooper-island-ui-fee_to', { name: whoWords(fee, names, text) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Feeding at the end of this round, as things lie now; once it is done, that it is. */
export function feedingWords(player: PlayerView, text: Text): string {
  const { meal, feeding, food, food_missing: missing, feeding_helm: helm } = player;
  if (meal !== 'due') return text('cooper-island-ui-feeding_done', { meal, feeding });
  const due = text('cooper-island-ui-feeding', { feeding, food });
  const then = text('cooper-island-ui-feeding_then', { missing, helm });
  return `${due} ${then}`;
}

/** How far an order has come: what I have, what the next stage needs and brings. */
export function stageWords(
  { order, have, needs, stage, points, next }: StageView,
  text: Text,
): string {
  const about = text(`cooper-island-order-${order}.effect`);
  if (needs.length === 0) return about;
  const now = text('cooper-island-ui-stage', { have, points });
  const need = needs[stage];
  if (next === null || need === undefined) return `${about} ${now}`;
  return `${about} ${now} ${text('cooper-island-ui-stage_next', { need, points: next })}`;
}

/** What a ship meets with so many helm points, in order. */
export function routeWords(
  points: readonly PointView[],
  names: readonly string[],
  text: Text,
): string {
  const met = points.flatMap((point) => [
    ...(point.anchor ? [text('cooper-island-ui-route-anchor')] : []),
    ...point.islets.map(({ islet, owner }) =>
      text('cooper-island-ui-route-islet', { islet, name: names[owner] ?? '' }),
    ),
    ...(point.book ? [text('cooper-island-ui-route-book')] : []),
    ...(point.harbor === null
      ? []
      : [text('cooper-island-ui-route-harbor', { name: names[point.harbor] ?? '' })]),
  ]);
  return met.length > 0 ? met.join(', ') : text('cooper-island-ui-route-nothing');
}

/** What of a payment is given from storage. */
export function storedIn({ action }: SetView): { item: Item; count: number }[] {
  if (action.do === 'pay')
    return action.stored > 0 ? [{ item: action.item, count: action.stored }] : [];
  if (action.do !== 'feed') return [];
  const all = [
    { item: 'coin', count: action.coins },
    { item: 'wood', count: action.wood },
    { item: 'food', count: action.food },
  ] as const;
  return all.filter(({ count }) => count > 0);
}

/** As on a button beside the map, where the sign and the heading say the rest. */
export function choiceLabel(action: Action, { text }: Pick<Props, 'text'>): string | undefined {
  switch (action.do) {
    case 'do':
      return deedWords(action.deed, text);
    case 'take_item':
    case 'cube':
      return itemName(action.item, text);
    case 'islet':
      return capital(text('cooper-island-ui-islet', { islet: action.islet }));
    case 'tile':
      return capital(text('cooper-island-ui-side', { tile: action.tile, side: action.side }));
    case 'erect':
      return text(`cooper-island-building-${action.building}`);
    case 'build_statue':
      return text('cooper-island-ui-statue_from', { spot: action.spot });
    case 'supply':
      return capital(text(`cooper-island-cargo-${action.cargo}`));
    case 'assign': {
      const name = text(`cooper-island-ui-order-${action.order}`);
      return text('cooper-island-ui-assign', { worker: action.worker, name });
    }
    default:
      return undefined;
  }
}

/** What it is good for or costs, in a few words. */
export function choiceDetail(action: Action, board: Props): string {
  const { text, view } = board;
  const last = view.round === view.rounds ? 'yes' : 'no';
  switch (action.do) {
    case 'do':
      return text('cooper-island-ui-about-deed', { deed: action.deed, last });
    case 'islet':
      return text('cooper-island-ui-islet_land', { islet: action.islet });
    case 'first':
      return text(`cooper-island-islet-${action.islet}.effect`);
    case 'assign':
      return orderDetail(action.order, board);
    case 'refuse':
      return refusalDetail(board);
    case 'erect':
    case 'build_statue':
    case 'supply':
      return priceDetail(action, board);
    default:
      return '';
  }
}

/** What comes off the price, which is drawn beside it. */
function priceDetail(action: Action, { view, text }: Props): string {
  const price = priceOf(action, view.doing?.prices ?? []);
  return price ? cutWords(price, text) : '';
}

function orderDetail(order: Order, { view, seat, text }: Props): string {
  const stage = view.players[seat]?.stages.find((one) => one.order === order);
  if (!stage || stage.needs.length === 0) return text(`cooper-island-order-${order}.effect`);
  const { have, points, needs } = stage;
  const next = needs[stage.stage] ?? 'none';
  return text('cooper-island-ui-assign-have', { have, points, next });
}

/** What refusing a fee costs; a neutral worker takes nothing for it. */
function refusalDetail({ view, names, text }: Props): string {
  const refusal = view.doing?.refusal;
  if (!refusal) return '';
  const { anchor, owner } = refusal;
  return text('cooper-island-ui-refuse', {
    anchor: anchor ? 'yes' : 'no',
    owner: owner === null ? 'none' : (names[owner] ?? ''),
  });
}
