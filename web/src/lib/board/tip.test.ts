import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leadTo, tellNames, tip } from './tip';

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

function mouse(element: Element, type: string): void {
  element.dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse' }));
}

function ruled(): HTMLElement {
  const row = document.createElement('div');
  row.dataset.ruled = '5.17';
  const sign = document.createElement('span');
  row.append(sign);
  document.body.append(row);
  tip(() => 'Costs 1 gold')(sign);
  return sign;
}

const link = () => document.querySelector<HTMLElement>('[role="tooltip"] button');

test('a sign leads to the rule of what it lies in, and waits for the mouse to get there', () => {
  const open = vi.fn();
  const close = leadTo({ label: (rule) => `Rule ${rule}`, open });
  const sign = ruled();
  mouse(sign, 'pointerenter');
  vi.advanceTimersByTime(1000);
  expect(link()?.textContent).toBe('Rule 5.17');
  mouse(sign, 'pointerleave');
  vi.advanceTimersByTime(100);
  mouse(document.querySelector('[role="tooltip"]') as Element, 'pointerenter');
  vi.advanceTimersByTime(1000);
  link()?.click();
  expect(open).toHaveBeenCalledExactlyOnceWith('5.17');
  expect(words()).toBeNull();
  close();
});

test('who goes elsewhere leaves the tip behind', () => {
  const close = leadTo({ label: (rule) => rule, open: () => {} });
  const sign = ruled();
  mouse(sign, 'pointerenter');
  vi.advanceTimersByTime(1000);
  mouse(sign, 'pointerleave');
  vi.advanceTimersByTime(1000);
  expect(words()).toBeNull();
  close();
});

test('a finger that held a sign can press the link', () => {
  const open = vi.fn();
  const close = leadTo({ label: (rule) => rule, open });
  const sign = ruled();
  touch(sign, 'pointerdown');
  vi.advanceTimersByTime(1000);
  touch(sign, 'pointerup');
  const found = link() as HTMLElement;
  touch(found, 'pointerdown');
  found.click();
  expect(open).toHaveBeenCalledExactlyOnceWith('5.17');
  close();
});

test('without a book, or without a rule, there is no link', () => {
  const sign = ruled();
  touch(sign, 'pointerdown');
  vi.advanceTimersByTime(1000);
  expect(words()).toBe('Costs 1 gold');
  expect(link()).toBeNull();
});
