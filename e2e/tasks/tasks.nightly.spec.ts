import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Browser, expect, test } from '@playwright/test';
import { SIZES } from '../shell/fit.ts';
import { TASKS } from './all-tasks.ts';
import { otherwise } from './guide.ts';
import { GUIDE, PICTURES, RECORDS, WAYS, type WalkRecord, type Way, wayOf } from './record.ts';
import { signedIn } from './sign-in.ts';
import { Walk } from './walk.ts';
import { readWords } from './words.ts';

// What one task leaves behind, the next may meet.
test.describe.configure({ mode: 'default' });

const POINTERS = {
  mouse: { viewport: SIZES.wide },
  keyboard: { viewport: SIZES.wide },
  thumb: { viewport: SIZES.phone, hasTouch: true, isMobile: true },
} as const;

/** `npm run tasks` walks all of them in one way, and writes down what each took. */
const { KEEPOUT_TASKS_WAY: asked } = process.env;
const whole = WAYS.find(({ hand, language }) => asked === `${hand} ${language}`);

for (const [place, task] of TASKS.entries()) {
  const way = whole ?? wayOf(place);
  test(`${task.title}: by ${way.hand}, in ${way.language}`, async ({ browser }) => {
    const walk = await begin(browser, way);
    const file = (await task.prepare?.(walk)) ?? '';
    const startedMs = performance.now();
    await task.walk(walk, file);
    if (whole !== undefined) await task.later?.(walk);
    const seconds = (performance.now() - startedMs) / 1000;
    const record = { task: task.id, ...way, presses: walk.presses, seconds, steps: walk.steps };
    if (whole === undefined) expect(otherwise(readFileSync(GUIDE, 'utf8'), task, record)).toEqual([]);
    else await keep(record, walk);
    await walk.page.context().close();
  });
}

/** The list of conjunctions, of somebody who has just signed in. */
async function begin(browser: Browser, { hand, language }: Way): Promise<Walk> {
  const { en: english, [language]: words } = await readWords();
  const { page, authorization } = await signedIn(browser, 'demo', POINTERS[hand], language);
  await expect(page.getByRole('heading', { level: 1, name: words.list.title })).toBeVisible();
  return new Walk({ page, hand, words, english, request: page.request, authorization });
}

async function keep(record: WalkRecord, walk: Walk): Promise<void> {
  const { task, hand, language } = record;
  mkdirSync(RECORDS, { recursive: true });
  writeFileSync(new URL(`${task}-${hand}-${language}.json`, RECORDS), JSON.stringify(record));
  if (hand !== 'mouse' || language !== 'en') return;
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(new URL(`${task}.webp`, PICTURES), await walk.photograph());
}
