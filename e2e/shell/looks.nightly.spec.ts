import { test } from '@playwright/test';
import { looksRightSmall, looksRightWide, PAGES, reachLook, STATES } from './looks.ts';

for (const [pages, looks] of Object.entries(PAGES))
  test(`E-21 ${pages}: on a tablet and a phone axe finds nothing, nothing scrolls sideways, no number breaks`, async ({
    page,
  }) => {
    for (const [index, [name, look]] of Object.entries(looks).entries())
      await test.step(name, async () => {
        await reachLook(page, look, index === 0);
        await looksRightSmall(page, name, look);
      });
  });

for (const [pages, states] of Object.entries(STATES))
  test(`E-21 states of ${pages}: axe finds nothing in either theme and size, nothing scrolls sideways, no number breaks`, async ({
    page,
  }) => {
    // Those of the usual world first: all but the first of them are walked to.
    const ordered = Object.entries(states).toSorted(
      ([, a], [, b]) => Number('scenario' in a) - Number('scenario' in b),
    );
    for (const [index, [name, look]] of ordered.entries())
      await test.step(name, async () => {
        await reachLook(page, look, index === 0);
        await looksRightWide(page, look);
        await looksRightSmall(page, name, look);
      });
  });
