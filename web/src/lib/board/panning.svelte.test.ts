import { describe, expect, it, vi } from 'vitest';
import { Panning } from './panning.svelte';

function pane() {
  const setPointerCapture = vi.fn();
  const panning = new Panning(() => ({
    clientWidth: 400,
    clientHeight: 200,
    getBoundingClientRect: () => new DOMRect(10, 20, 400, 200),
    setPointerCapture,
  }));
  const pointer = (x: number, y: number, more: object = {}) =>
    ({
      pointerId: 1,
      pointerType: 'touch',
      button: 0,
      clientX: x + 10,
      clientY: y + 20,
      timeStamp: 0,
      preventDefault: vi.fn(),
      stopPropagation: vi.fn(),
      ...more,
    }) as unknown as PointerEvent & WheelEvent;
  return { panning, pointer, setPointerCapture };
}

describe('one pointer', () => {
  it('drags what is zoomed, from a few pixels on', () => {
    const { panning, pointer, setPointerCapture } = pane();
    panning.zoomIn();
    const { x, y } = panning.look;
    panning.down(pointer(100, 100));
    panning.move(pointer(103, 100));
    expect(panning.look).toMatchObject({ x, y });
    panning.move(pointer(110, 90));
    expect(panning.look).toMatchObject({ x: x + 10, y: y - 10 });
    expect(setPointerCapture).toHaveBeenCalledWith(1);
  });

  it('drags nothing that is not zoomed', () => {
    const { panning, pointer } = pane();
    panning.down(pointer(100, 100));
    panning.move(pointer(200, 150));
    expect(panning.look).toEqual({ scale: 1, x: 0, y: 0 });
  });

  it('that dragged does not click', () => {
    const { panning, pointer } = pane();
    panning.zoomIn();
    panning.down(pointer(100, 100));
    panning.move(pointer(150, 100));
    panning.up(pointer(150, 100));
    const [click, next] = [pointer(150, 100), pointer(150, 100)];
    panning.click(click);
    expect(click.stopPropagation).toHaveBeenCalledOnce();
    panning.click(next);
    expect(next.stopPropagation).not.toHaveBeenCalled();
  });

  it('that taps twice shows the whole board, but not when it is slow or elsewhere', () => {
    const { panning, pointer } = pane();
    const tap = (x: number, timeStamp: number) => {
      panning.down(pointer(x, 50));
      panning.up(pointer(x, 50, { timeStamp }));
    };
    panning.zoomIn();
    tap(50, 1000);
    tap(50, 1500);
    tap(150, 1600);
    expect(panning.look.scale).toBe(1.25);
    tap(155, 1700);
    expect(panning.look.scale).toBe(1);
  });
});

describe('two fingers', () => {
  it('zoom about the middle between them', () => {
    const { panning, pointer } = pane();
    panning.down(pointer(150, 100, { pointerId: 1 }));
    panning.down(pointer(250, 100, { pointerId: 2 }));
    panning.move(pointer(350, 100, { pointerId: 2 }));
    expect(panning.look.scale).toBe(2);
    panning.up(pointer(350, 100, { pointerId: 2 }));
    panning.cancel(pointer(150, 100, { pointerId: 1 }));
    panning.move(pointer(10, 10));
    expect(panning.look.scale).toBe(2);
  });
});

it('the wheel zooms with Ctrl only, and the page does not', () => {
  const { panning, pointer } = pane();
  panning.wheel(pointer(0, 0, { deltaY: -300, ctrlKey: false }));
  expect(panning.look.scale).toBe(1);
  const wheel = pointer(0, 0, { deltaY: -300, ctrlKey: true });
  panning.wheel(wheel);
  expect(panning.look.scale).toBeCloseTo(Math.E);
  expect(wheel.preventDefault).toHaveBeenCalledOnce();
  panning.zoomOut();
  expect(panning.look.scale).toBeCloseTo(Math.E / 1.25);
});

describe('a decision', () => {
  const there = { scale: 2, x: -100, y: -50 };
  const elsewhere = { scale: 2, x: -200, y: -80 };

  it('is looked at when it comes', () => {
    const { panning } = pane();
    panning.follow('one', there);
    expect(panning).toMatchObject({ look: there, isGliding: true });
    panning.follow('one', elsewhere);
    expect(panning.look).toEqual(elsewhere);
  });

  it('leaves alone who looks elsewhere, until the next one comes', () => {
    const { panning, pointer } = pane();
    panning.follow('one', there);
    panning.down(pointer(100, 100));
    panning.move(pointer(150, 100));
    const { look } = panning;
    expect(look).not.toEqual(there);
    expect(panning.isGliding).toBe(false);
    panning.follow('one', elsewhere);
    expect(panning.look).toEqual(look);
    panning.follow('two', elsewhere);
    expect(panning.look).toEqual(elsewhere);
  });

  it('leaves alone who wants to see all', () => {
    const { panning } = pane();
    panning.follow('one', there);
    panning.reset();
    panning.follow('one', elsewhere);
    expect(panning.look).toEqual({ scale: 1, x: 0, y: 0 });
  });

  it('shows all again when it is left, unless there is another one or somebody moved it', () => {
    const { panning, pointer } = pane();
    panning.follow('one', there);
    panning.leave('one');
    expect(panning.look).toEqual({ scale: 1, x: 0, y: 0 });
    panning.follow('two', there);
    panning.leave('one');
    expect(panning.look).toEqual(there);
    panning.down(pointer(100, 100));
    panning.move(pointer(150, 100));
    const { look } = panning;
    panning.leave('two');
    expect(panning.look).toEqual(look);
  });
});
