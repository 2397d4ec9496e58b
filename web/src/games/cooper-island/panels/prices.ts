/** What can be bought and what it would cost me now, as the table tells it. */
import type { Action } from '../../../lib/protocol/cooper-island/Action';
import type { Deed } from '../../../lib/protocol/cooper-island/Deed';
import type { PriceView } from '../../../lib/protocol/cooper-island/PriceView';
import type { WareView } from '../../../lib/protocol/cooper-island/WareView';
import type { Text } from '../../game';
import { countedItems } from '../names';

/** What a deed would buy; nothing where it costs nothing. */
export function pricesOf(deed: Deed, prices: readonly PriceView[]): readonly PriceView[] {
  return prices.filter((price) => price.deed === deed);
}

/** What this would cost, if it is bought. */
export function priceOf(action: Action, prices: readonly PriceView[]): PriceView | undefined {
  const bought = wareOf(action);
  if (!bought) return undefined;
  const written = JSON.stringify(bought);
  return prices.find(({ ware }) => JSON.stringify(ware) === written);
}

function wareOf(action: Action): WareView | null {
  switch (action.do) {
    case 'build_boat':
      return { landing: action.landing };
    case 'erect':
      return { building: action.building };
    case 'build_statue':
      return { statue: action.form };
    case 'supply':
      return { cargo: action.cargo };
    default:
      return null;
  }
}

/** How much less than is printed; nothing where nothing comes off. */
export function cutWords({ cut, due }: PriceView, text: Text): string {
  if (cut === 0) return '';
  if (due === null) return text('cooper-island-ui-price_less', { cut });
  const left = countedItems(due).map((part) => text('cooper-island-ui-price_part', { ...part }));
  if (left.length === 0) return text('cooper-island-ui-price_free', { cut });
  return text('cooper-island-ui-price_left', { cut, left: left.join(', ') });
}

/** A price in words, as it is printed and with what comes off. */
export function priceWords(price: PriceView, text: Text): string {
  const parts = countedItems(price.cost).map((part) =>
    text('cooper-island-ui-price_part', { ...part }),
  );
  const cost = text('cooper-island-ui-price', { cost: parts.join(', '), helm: price.helm });
  return [cost, cutWords(price, text)].filter(Boolean).join(' · ');
}
