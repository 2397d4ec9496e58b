/** What a screen reader says next. */
import { untrack } from 'svelte';

let said = $state('');

export const announcement = {
  get now(): string {
    return said;
  },
};

export function announce(sentence: string): void {
  // The same sentence twice is said twice: a changed text is what is noticed.
  untrack(() => {
    said = said === sentence ? `${sentence}\u00a0` : sentence;
  });
}
