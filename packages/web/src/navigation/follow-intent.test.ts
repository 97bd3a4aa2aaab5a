import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followIntent } from './follow-intent.ts';

/** A part of a page that is, or lies in, a link or a row. */
class Part extends EventTarget {
  readonly #attributes: Readonly<Record<string, string>>;
  constructor(attributes: Readonly<Record<string, string>>) {
    super();
    this.#attributes = attributes;
  }
  closest = () => (Object.keys(this.#attributes).length === 0 ? null : this);
  getAttribute = (name: string) => this.#attributes[name] ?? null;
}

const preload = vi.fn(async (_href: string) => {});
let page: EventTarget;
let stop: () => void;

function reach(type: 'pointerover' | 'focusin', attributes: Readonly<Record<string, string>>) {
  const event = new Event(type);
  Object.defineProperty(event, 'target', { value: new Part(attributes) });
  page.dispatchEvent(event);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Element', Part);
  vi.stubGlobal('navigator', {});
  preload.mockClear();
  page = new EventTarget();
  stop = followIntent({ preload }, page);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('a page is fetched while pointer or focus rest on its link or row, and not where they only pass', () => {
  reach('pointerover', { href: '/ca/oems' });
  vi.advanceTimersByTime(89);
  reach('focusin', { 'data-opens': '/ca/conjunction/a/b' });
  vi.advanceTimersByTime(90);
  reach('pointerover', { href: '/ca/find' });
  reach('pointerover', {});
  vi.advanceTimersByTime(1_000);
  expect(preload.mock.calls).toEqual([['/ca/conjunction/a/b']]);
});

it('nothing is fetched of the provider, where data is to be saved, or once nobody follows', () => {
  reach('pointerover', { href: '/auth/account' });
  vi.advanceTimersByTime(100);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  reach('pointerover', { href: '/ca/oems' });
  vi.advanceTimersByTime(100);
  vi.stubGlobal('navigator', {});
  reach('pointerover', { href: '/ca/oems' });
  stop();
  vi.advanceTimersByTime(100);
  expect(preload).not.toHaveBeenCalled();
});
