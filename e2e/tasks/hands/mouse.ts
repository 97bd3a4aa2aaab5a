import type { Hand } from './hand.ts';
import { targetOf } from './hand.ts';

export const mouse: Hand = {
  async press(_page, thing) {
    await (await targetOf(thing)).click();
    return 1;
  },
  async type(_page, { locator }, text) {
    await locator.click();
    await locator.fill(text);
    return 1;
  },
};
