import { type ComponentType, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginWaiting, endWaiting } from '../calm/calm-store.ts';
import { DeferredPart, lazyWhenIdle, optionalLazy } from './lazy-when-idle.tsx';

const Part = () => <b>part</b>;
const Place = () => <i>place</i>;
/** What was promised has come. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const html = async (Shown: ComponentType) => {
  const page = (
    <p>
      page <Suspense>{<Shown />}</Suspense>
    </p>
  );
  const { prelude } = await prerender(page);
  return new Response(prelude).text();
};

beforeEach(beginWaiting);
afterEach(endWaiting);

it('what looks like a part stands until the page is calm, and the part is fetched then', async () => {
  const load = vi.fn(async () => Part);
  const Later = lazyWhenIdle(load, Place);
  expect(renderToString(<Later />)).toBe('<i>place</i>');
  expect(load).not.toHaveBeenCalled();
  endWaiting();
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  expect(renderToString(<Later />)).toBe('<b>part</b>');
});

it('a part that is seldom shown is fetched by nobody but who shows it', async () => {
  const load = vi.fn(async () => Part);
  lazyWhenIdle(load, Place, false);
  endWaiting();
  await settled();
  expect(load).not.toHaveBeenCalled();
});

it('a part that did not come is fetched again when somebody reaches for something, until it is there', async () => {
  const window = new EventTarget();
  const load = vi.fn(async () => Part);
  load.mockRejectedValueOnce(new TypeError('away')).mockRejectedValueOnce(new TypeError('away'));
  const show = vi.fn();
  new DeferredPart(load, window).bringTo(show);
  await settled();
  window.dispatchEvent(new Event('focusin'));
  await settled();
  window.dispatchEvent(new Event('online'));
  await settled();
  window.dispatchEvent(new Event('pointerdown'));
  await settled();
  expect(load).toHaveBeenCalledTimes(3);
  expect(show.mock.calls).toEqual([[Part]]);
});

it('who has gone meanwhile is shown nothing, and asks for nothing more', async () => {
  const window = new EventTarget();
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValue(new TypeError('away'));
  const show = vi.fn();
  const part = new DeferredPart(load, window);
  const leave = part.bringTo(show);
  await settled();
  leave();
  window.dispatchEvent(new Event('online'));
  part.bringTo(show)();
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
  expect(show).not.toHaveBeenCalled();
});

it('what comes beside a page and cannot be fetched takes nothing away', async () => {
  expect(await html(optionalLazy(async () => Part))).toContain('<b>part</b>');
  const away = await html(optionalLazy(() => Promise.reject(new TypeError('away'))));
  expect(away).toContain('page');
  expect(away).not.toContain('part');
});
