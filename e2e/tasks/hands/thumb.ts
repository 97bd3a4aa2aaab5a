import { expect } from '@playwright/test';
import { smallTarget } from '../../shell/touch.ts';
import { type Hand, type Thing, targetOf } from './hand.ts';

async function tap(thing: Thing): Promise<void> {
  await expect(thing.locator, thing.name).toBeVisible();
  const target = await targetOf(thing);
  expect(await smallTarget(target), `${thing.name} is too small for a thumb`).toBeUndefined();
  await target.tap();
}

/** A thumb on a phone: it taps, and what it taps has its size. */
export const thumb: Hand = {
  async press(_page, thing) {
    await tap(thing);
    return 1;
  },
  async type(_page, thing, text) {
    await tap(thing);
    await thing.locator.fill(text);
    return 1;
  },
};
