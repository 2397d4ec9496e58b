import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellNames, tip } from './tip';

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stop = tellNames(document);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function button(attributes: Record<string, string>): HTMLElement {
  const made = document.createElement('button');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  document.body.append(made);
  return made;
}

function touch(element: Element, type: string): void {
  element.dispatchEvent(
    Object.assign(new Event(type, { bubbles: true }), { pointerType: 'touch', isPrimary: true }),
  );
}

const words = () => document.querySelector('[role="tooltip"]')?.textContent ?? null;

test('what has a title tells it to a finger that holds it', () => {
  const undo = button({ title: 'Takes the last step back' });
  touch(undo, 'pointerdown');
  expect(words()).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(words()).toBe('Takes the last step back');
});

test('a picture tells its name', () => {
  const sign = button({ role: 'img', 'aria-label': '3 cannons' });
  touch(sign, 'pointerdown');
  vi.advanceTimersByTime(1000);
  expect(words()).toBe('3 cannons');
});

test('a tap tells nothing', () => {
  const undo = button({ title: 'Takes the last step back' });
  touch(undo, 'pointerdown');
  touch(undo, 'pointerup');
  vi.advanceTimersByTime(1000);
  expect(words()).toBeNull();
});

test('who held something to learn about it has not pressed it', () => {
  const press = vi.fn();
  const end = button({ title: 'Ends your turn for good' });
  end.addEventListener('click', press);
  touch(end, 'pointerdown');
  vi.advanceTimersByTime(1000);
  touch(end, 'pointerup');
  end.click();
  expect(press).not.toHaveBeenCalled();
  touch(end, 'pointerdown');
  touch(end, 'pointerup');
  end.click();
  expect(press).toHaveBeenCalledOnce();
});

test('words of its own go before a title', () => {
  const sign = button({ title: 'Gold' });
  tip(() => 'Gold: 3 of 12')(sign);
  touch(sign, 'pointerdown');
  vi.advanceTimersByTime(1000);
  expect(words()).toBe('Gold: 3 of 12');
});
