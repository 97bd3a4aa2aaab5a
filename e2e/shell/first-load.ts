import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Gzip size of the sign-in chunk of the real build, bytes: the mock has no sign-in. */
const SIGN_IN_BYTES = 9150;

/** Collects from now on what the page loads, the hosts that it asks, and what its console complains of (the content security policy too). */
export function watchNetwork(page: Page) {
  const answers: Response[] = [];
  const hosts = new Set<string>();
  const complaints: string[] = [];
  page.on('response', (answer) => answers.push(answer));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return { answers, hosts, complaints };
}

/** Returns when the page was on show with its answers, Unix ms. */
async function calmAt(page: Page): Promise<number> {
  const mark = await page.waitForFunction(() => {
    const [entry] = performance.getEntriesByName('keepout.calm');
    return entry && performance.timeOrigin + entry.startTime;
  });
  return Number(await mark.jsonValue());
}

/** Returns how far what the page shows has moved while it loaded, and what did. */
export async function layoutShifts(page: Page): Promise<readonly (readonly [number, string])[]> {
  return page.evaluate<readonly [number, string][]>(`new Promise((resolve) => {
    const shifts = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // What was kept for it comes before the frame after the next.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve([...shifts, ...observer.takeRecords()]
      .map(({ value, sources }) => [value, sources.map(({ node, previousRect: from, currentRect: to }) => [node?.className ?? node?.nodeName, from.x, from.y, from.width, to.x, to.y, to.width].join(' ')).join(', ')]))));
  })`);
}

const importsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g)].map(([, name = '']) => name);
const nameOf = (answer: Response): string => new URL(answer.url()).pathname.split('/').at(-1) ?? '';

/** Everything that files import, themselves included. */
function closureOf(files: ReadonlyMap<string, string>, roots: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...roots];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...importsIn(files.get(name) ?? ''));
  }
  return reached;
}

/** Scripts that were asked for before the page was on show, compressed. What the mock API alone brings along is not counted: it stands in for the server. */
export async function firstScripts(
  page: Page,
  answers: readonly Response[],
): Promise<{ readonly bytes: number; readonly names: readonly string[] }> {
  const calmMs = await calmAt(page);
  const scripts = answers.filter(
    (answer) => /-.*\.js$/.test(nameOf(answer)) && answer.request().timing().startTime < calmMs,
  );
  const files = new Map(
    await Promise.all(scripts.map(async (answer) => [nameOf(answer), String(await answer.body())] as const)),
  );
  const all = [...files.keys()];
  const mock = closureOf(
    files,
    all.filter((name) => name.startsWith('start-mock-')),
  );
  const own = closureOf(
    files,
    all.filter((name) => !mock.has(name)),
  );
  const names = all.filter((name) => own.has(name));
  const bytes = names.reduce((sum, name) => sum + gzipSync(files.get(name) ?? '', { level: 9 }).length, SIGN_IN_BYTES);
  return { names, bytes };
}
