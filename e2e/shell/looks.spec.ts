import { expect, test } from '@playwright/test';
import { firstScripts, layoutShifts, watchNetwork } from './first-load.ts';
import { looksRightWide, PAGES, reachLook } from './looks.ts';

/** Compressed, bytes: all scripts that the list needs before it is on show. */
const MAX_FIRST_SCRIPT_BYTES = 230_000;
/** A movement below this is not visible. */
const MAX_LAYOUT_SHIFT = 0.01;

for (const [pages, looks] of Object.entries(PAGES))
  test(`E-21 ${pages}: axe finds nothing in either theme, nothing scrolls sideways, no policy is violated`, async ({
    page,
  }) => {
    const network = watchNetwork(page);
    for (const [index, [name, look]] of Object.entries(looks).entries())
      await test.step(name, async () => {
        await reachLook(page, look, index === 0);
        if (name === 'list')
          await test.step('E-21 the list loads at most 230 kB of scripts before it is on show, and does not shift', async () => {
            const scripts = await firstScripts(page, network.answers);
            expect(scripts.bytes).toBeGreaterThan(50_000);
            expect(scripts.bytes, scripts.names.join(' ')).toBeLessThanOrEqual(MAX_FIRST_SCRIPT_BYTES);
            const shifts = await layoutShifts(page);
            expect(
              shifts.reduce((sum, [value]) => sum + value, 0),
              JSON.stringify(shifts),
            ).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
          });
        await looksRightWide(page, look);
      });
    expect([...network.hosts]).toEqual([new URL(page.url()).host]);
    expect(network.complaints).toEqual([]);
  });
