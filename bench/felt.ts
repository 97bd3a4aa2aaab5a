/**
 * How long somebody waits for list and event: the built program with its demonstration, in Chromium, the shell kept by the browser. On a slower processor
 * (a fourth) and a longer way (100 ms there and back) too, and beside them an empty page, so that a busy machine is seen as such.
 * Run: npx tsx bench/felt.ts (after a build)
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page, type Request } from 'playwright-core';
import { CONJUNCTIONS } from '../packages/contract/src/ca/endpoints/conjunctions.ts';
import { urlOf } from '../packages/contract/src/platform/endpoint.ts';
import { median } from './measure.ts';
import { freePort } from './running-service.ts';
import { browserPath } from './trade-browser.ts';

const program = fileURLToPath(new URL('../dist/keepout.mjs', import.meta.url));
const PASSWORD = 'felt-only-password';
const LIST = '/ca/conjunctions?show=all';
/** Served as a file, with a script of a line. */
const EMPTY = '/silent-check-sso.html';
const LIST_CALL = urlOf(CONJUNCTIONS.listConjunctions);
/** What can wait comes within this time on a quiet machine, ms. */
const AFTERWARDS_MS = 1_000;
/** Between reaching for a row and pressing it, ms. */
const REACH_MS = 300;
/** What the program says once all that it screens at first is stored. */
const COMPLETE = 'keepout: the demo is complete';
/** In a row, px: in its middle may stand the button of a pair. */
const VERDICT = { x: 40, y: 12 };
const ROW = '[role="row"][data-opens]';
const EVENT = '[role="tabpanel"] figure svg';
const SETTINGS = {
  x1: { slowdown: 1, roundTripMs: 0 },
  x4: { slowdown: 4, roundTripMs: 0 },
  far: { slowdown: 1, roundTripMs: 100 },
} as const;

/** ms from the navigation on. */
interface PageTimes {
  readonly emptyMs: number;
  readonly listMs: number;
  readonly eventMs: number;
}

/** Medians. */
export interface FeltFigures {
  readonly settings: Readonly<Record<keyof typeof SETTINGS, PageTimes>>;
  /** From the press on a row of the list to its event, ms. */
  readonly openMs: number;
  /** The longest task of the page of an event, ms; 0 where none takes 50. */
  readonly longestTaskMs: number;
  /** How often one load asks for the list until it stands; later news may make it ask again. */
  readonly listAsked: number;
}

/** Undefined without a browser. */
export async function benchFelt(rounds: number): Promise<FeltFigures | undefined> {
  const executablePath = browserPath();
  if (executablePath === undefined) return undefined;
  const dataDir = mkdtempSync(join(tmpdir(), '-'));
  // The database may run under another account than ours.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const platform = startDemo(dataDir, port);
  const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
  try {
    const origin = `http://localhost:${port}`;
    await untilComplete(platform);
    return await measure(browser, origin, rounds);
  } finally {
    await browser.close();
    platform.kill('SIGTERM');
    await once(platform, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What it screens at first is done, and no event goes any more. */
async function untilComplete({ stdout }: ChildProcess): Promise<void> {
  if (stdout === null) throw new Error('the demonstration says nothing');
  for await (const line of createInterface({ input: stdout })) if (line.includes(COMPLETE)) break;
  // What it says later is of no interest, and stops nothing.
  stdout.resume();
}

function startDemo(dataDir: string, port: number): ChildProcess {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('KEEPOUT_'));
  return spawn(process.execPath, [program, 'demo'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...Object.fromEntries(inherited),
      KEEPOUT_DATA_DIR: dataDir,
      KEEPOUT_PORT: String(port),
      KEEPOUT_DEMO_PASSWORD: PASSWORD,
      KEEPOUT_CATALOGUE_SIZE: '2000',
    },
  });
}

async function measure(browser: Browser, origin: string, rounds: number): Promise<FeltFigures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript({ content: WATCH });
  await signIn(page, `${origin}${LIST}`);
  const event = (await page.locator(ROW).first().getAttribute('data-opens')) ?? '';
  await page.goto(`${origin}${event}`);
  await seen(page, EVENT);
  const session = await page.context().newCDPSession(page);
  const settings: Partial<Record<keyof typeof SETTINGS, PageTimes>> = {};
  for (const [name, { slowdown, roundTripMs }] of Object.entries(SETTINGS)) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: roundTripMs,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    settings[name as keyof typeof SETTINGS] = {
      emptyMs: await medianMs(rounds, () => emptyMs(page, `${origin}${EMPTY}`)),
      listMs: await medianMs(rounds, () => shownMs(page, `${origin}${LIST}`, ROW)),
      eventMs: await medianMs(rounds, () => shownMs(page, `${origin}${event}`, EVENT)),
    };
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const longestTaskMs = await medianMs(rounds, () => longestTask(page, `${origin}${event}`));
  const listAsked = await countListCalls(page, `${origin}${LIST}`);
  return {
    settings: settings as FeltFigures['settings'],
    openMs: await medianMs(rounds, () => openedMs(page, `${origin}${LIST}`)),
    longestTaskMs,
    listAsked,
  };
}

/** Runs in the page: notes when the first of each kind is drawn, and each task that keeps it from listening. As text: no compiler adds to it. */
const WATCH = `{
  const felt = { shown: {}, longestTask: 0 };
  globalThis.felt = felt;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) felt.longestTask = Math.max(felt.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
  requestAnimationFrame(function look() {
    for (const selector of ${JSON.stringify([ROW, EVENT])})
      if (!(selector in felt.shown) && document.querySelector(selector) !== null) felt.shown[selector] = performance.now();
    requestAnimationFrame(look);
  });
}`;

interface Felt {
  readonly shown: Readonly<Record<string, number>>;
  readonly longestTask: number;
}

const feltIn = (page: Page): Promise<Felt> => page.evaluate(() => (globalThis as unknown as { felt: Felt }).felt);

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('User name').fill('demo');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await seen(page, ROW);
}

const seen = (page: Page, selector: string) =>
  page.locator(selector).first().waitFor({ state: 'attached', timeout: 120_000 });

async function shownMs(page: Page, address: string, selector: string): Promise<number> {
  await page.goto(address);
  await seen(page, selector);
  return (await feltIn(page)).shown[selector] ?? Number.NaN;
}

async function emptyMs(page: Page, address: string): Promise<number> {
  await page.goto(address);
  return page.evaluate<number>("performance.getEntriesByType('navigation')[0].loadEventEnd");
}

/** Until what can wait has come too. */
async function longestTask(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await seen(page, EVENT);
  await settled(page);
  return (await feltIn(page)).longestTask;
}

async function countListCalls(page: Page, address: string): Promise<number> {
  let count = 0;
  const note = (request: Request) => {
    if (new URL(request.url()).pathname === LIST_CALL) count += 1;
  };
  page.on('request', note);
  await page.goto(address);
  await seen(page, ROW);
  page.off('request', note);
  return count;
}

/** The first page is on show, and what can wait has come. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('keepout.calm').length > 0);
  await page.waitForTimeout(AFTERWARDS_MS);
}

/** The row is reached for before it is opened, as a hand does. */
async function openedMs(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await seen(page, ROW);
  await settled(page);
  const row = page.locator(ROW).first();
  await row.hover({ position: VERDICT });
  await page.waitForTimeout(REACH_MS);
  const pressedMs = await page.evaluate(() => performance.now());
  await row.dblclick({ position: VERDICT });
  await seen(page, EVENT);
  return ((await feltIn(page)).shown[EVENT] ?? Number.NaN) - pressedMs;
}

async function medianMs(rounds: number, measureOnce: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await measureOnce());
  return median(times);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.stdout.write(`${JSON.stringify(await benchFelt(process.argv.includes('--quick') ? 1 : 5), undefined, 2)}\n`);
