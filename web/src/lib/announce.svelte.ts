/** What a screen reader says next. */
let said = $state('');

export const announcement = {
  get now(): string {
    return said;
  },
};

export function announce(sentence: string): void {
  // The same sentence twice is said twice: a changed text is what is noticed.
  said = said === sentence ? `${sentence}\u00a0` : sentence;
}
