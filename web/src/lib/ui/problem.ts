/** What went wrong, in words: a headline, and a sentence that says what can be done. */
import { Trouble } from '../net/api';
import type { Texts } from '../text/format';

export function headlineOf(trouble: unknown, words: Texts): string {
  const own = trouble instanceof Trouble ? words.find(`${trouble.text}.title`) : null;
  return own ?? words.say('ui-problem');
}

export function sentenceOf(trouble: unknown, words: Texts): string {
  if (!(trouble instanceof Trouble)) {
    return words.say('ui-problem_unknown', { detail: String(trouble) });
  }
  return words.find(trouble.text) ?? words.say('ui-problem_unknown', { detail: trouble.detail });
}

/** Whether there is nothing at an address for whoever I am: not even a word whether it exists. */
export function isClosed(trouble: unknown): boolean {
  return trouble instanceof Trouble && ['no_guest', 'no_such_match'].includes(trouble.problem);
}

/** Whether to try again may help: the fault was not in what was asked. */
export function mayPass(trouble: unknown): boolean {
  if (!(trouble instanceof Trouble)) return true;
  return trouble.status === 0 || trouble.status === 429 || trouble.status >= 500;
}
