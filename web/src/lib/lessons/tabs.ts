/** On a phone: the tab behind which lies what the coach points at. */
import { tick } from 'svelte';
import type { Pocket } from '../board/pocket.svelte';
import { MEANT, POINTED, seen } from './place';

/** Opens the first tab of the board where there is something to press, or else to look at. */
export async function openTab(pocket: Pocket, isWanted: () => boolean): Promise<void> {
  if (pocket.tabs.length === 0 || seen(MEANT).length > 0) return;
  if (await tryTabs(pocket, MEANT, isWanted)) return;
  if (isWanted() && seen(POINTED).length === 0) await tryTabs(pocket, POINTED, isWanted);
}

/** Whether there is one; else the tab stays open that is open now. Nothing is painted meanwhile. */
async function tryTabs(pocket: Pocket, what: string, isWanted: () => boolean): Promise<boolean> {
  const before = pocket.open;
  for (const { id } of pocket.tabs) {
    pocket.open = id;
    await tick();
    if (!isWanted()) return true;
    if (seen(what).length > 0) return true;
  }
  pocket.open = before;
  await tick();
  return false;
}
