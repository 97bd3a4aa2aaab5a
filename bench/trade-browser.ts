/** The trade space where the user waits for it: the planner's own code in Chromium. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import type { PlanningBasis } from '../packages/contract/src/ca/planning-basis.ts';
import type { TradeFrame } from '../packages/web/src/trade-worker/protocol.ts';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser of the machine; undefined without one. */
export const browserPath = (): string | undefined =>
  process.env['KEEPOUT_BROWSER'] ?? INSTALLED.find((path) => existsSync(path));

/** s wall of each round, the first one with what the browser compiles then; undefined without a browser. */
export async function tradeSpaceInBrowser(
  basis: PlanningBasis,
  frame: TradeFrame,
  rounds: number,
): Promise<readonly number[] | undefined> {
  const executablePath = browserPath();
  if (executablePath === undefined) return undefined;
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./trade-page.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    logLevel: 'error',
  });
  const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: outputFiles![0]!.text });
    const tookMs = await page.evaluate(
      ([map, of, count]) =>
        (globalThis as unknown as { tradeRounds: (...all: unknown[]) => number[] }).tradeRounds(map, of, count),
      [basis, frame, rounds] as const,
    );
    return tookMs.map((ms) => ms / 1000);
  } finally {
    await browser.close();
  }
}
