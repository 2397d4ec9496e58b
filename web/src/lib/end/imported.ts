/** What is said of a match that came as a record: nobody shall take it for one of this server. */
import type { ImportInfo } from '../protocol/ImportInfo';
import { text } from '../text/text.svelte';

export function importedAs({ has_checked_dice }: ImportInfo): string {
  return text(has_checked_dice ? 'ui-imported-checked' : 'ui-imported-unchecked');
}
