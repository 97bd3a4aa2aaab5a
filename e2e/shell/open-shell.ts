import { type Page, test } from '@playwright/test';

/** What a test may change of the mock API's usual scenario; see `packages/web/mock-api/scenario.ts`. */
export interface ScenarioChange {
  readonly session?: 'signed-in' | 'signed-out' | 'unavailable';
  readonly userName?: string;
  readonly email?: string;
  readonly access?: Readonly<Record<string, readonly string[]>>;
  readonly dev?: boolean;
  readonly mode?: 'demo' | 'production';
  readonly failures?: Readonly<Record<string, number>>;
  readonly held?: readonly string[];
  readonly isSilent?: boolean;
  readonly tokenEndsAfter?: number;
  readonly conjunctions?: 'usual' | 'none' | 'many' | 'calm';
  readonly catalogue?: 'usual' | 'many' | 'whole';
  readonly screenings?: 'usual' | 'none';
  readonly propulsion?: 'IMPULSIVE' | 'CONTINUOUS' | 'DIFFERENTIAL_DRAG' | 'NONE';
  readonly planScreening?: 'clear' | 'raised';
  readonly statistics?: 'usual' | 'none';
  readonly tracking?: 'usual' | 'none' | 'states';
  readonly payments?: 'usual' | 'none';
  readonly alerts?: 'usual' | 'none';
  readonly notifications?: 'none' | 'some';
  readonly sessions?: 'usual' | 'none' | 'not-offered' | 'failing';
  readonly machines?: 'usual' | 'none' | 'elsewhere';
  readonly audit?: 'usual' | 'none';
  readonly reason?: 'NO_SATELLITE' | 'NO_CATALOGUE' | 'PENDING' | 'FAILED' | 'NEVER_SCREENED' | null;
}

export interface OpenOptions {
  readonly scenario?: ScenarioChange;
  readonly theme?: 'dark' | 'light';
}

/** Opens an address of the shell with the scenario in force; later loads of the same page keep what it became. */
export async function openShell(page: Page, path: string, { scenario = {}, theme = 'dark' }: OpenOptions = {}) {
  const kept = { 'keepout.mock': scenario, 'keepout.appearance': { theme } };
  const lines = Object.entries(kept).map(
    ([key, value]) =>
      `if (localStorage.getItem('${key}') === null) localStorage.setItem('${key}', ${JSON.stringify(JSON.stringify(value))});`,
  );
  await page.addInitScript({ content: lines.join('\n') });
  await clearRest(page);
  await page.goto(path);
}

/** The page may have been another test's. What is not cleared by itself then: being offline, and the kept catalogue. */
async function clearRest(page: Page) {
  await page.context().setOffline(false);
  const { baseURL = '' } = test.info().project.use;
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'cache_storage' });
  await session.detach();
}

/** Changes the scenario under an open page: what fails, waits or falls silent does so from the next call on. */
export async function changeScenario(page: Page, change: ScenarioChange) {
  await page.evaluate(`{
    const kept = JSON.parse(localStorage.getItem('keepout.mock') ?? '{}');
    localStorage.setItem('keepout.mock', JSON.stringify({ ...kept, ...${JSON.stringify(change)} }));
  }`);
}
