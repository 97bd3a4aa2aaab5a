import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from './test-axe.ts';
import { closePage, SIZES } from './test-page.ts';

const testerAddress = location.href;

beforeAll(() => {
  const layers = document.createElement('link');
  Object.assign(layers, { rel: 'stylesheet', href: '/layers.css' });
  document.head.prepend(layers);
  Object.assign(document.documentElement.dataset, { theme: 'dark', density: 'normal', still: '' });
});

beforeEach(async () => {
  if (innerWidth !== SIZES.wide[0]) await page.viewport(...SIZES.wide);
});

/** Each state that a test ends with is examined by axe. */
afterEach(async ({ task }) => {
  vi.useRealTimers();
  try {
    if (task.result?.state !== 'fail') expect(await axeFindings()).toEqual([]);
  } finally {
    closePage();
    history.replaceState(null, '', testerAddress);
  }
});
