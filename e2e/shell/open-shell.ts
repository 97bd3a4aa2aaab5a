import type { PlannedManoeuvreType } from '@keepout/contract/ca/manoeuvre-enums';
import { type Page, test } from '@playwright/test';

/** What a test may change of the mock API's usual scenario; see `packages/web/mock-api/scenario.ts`. */
export interface ScenarioChange {
  readonly session?: 'signed-in' | 'signed-out' | 'unavailable' | 'provider';
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
  readonly published?: string;
  readonly screenings?: 'usual' | 'none';
  readonly propulsion?: PlannedManoeuvreType | 'NONE';
  readonly candidates?: 'usual' | 'none-clear' | 'last-first' | 'inconclusive';
  readonly planScreening?: 'clear' | 'raised';
  readonly statistics?: 'usual' | 'none';
  readonly tracking?: 'usual' | 'none' | 'states' | 'observed';
  readonly payments?: 'usual' | 'none';
  readonly runsPayments?: boolean;
  readonly runsInstallation?: boolean;
  readonly keptBack?: 'none' | 'some';
  readonly alerts?: 'usual' | 'none';
  readonly notifications?: 'none' | 'some';
  readonly sessions?: 'usual' | 'none' | 'not-offered' | 'failing';
  readonly machines?: 'usual' | 'none' | 'elsewhere';
  readonly audit?: 'usual' | 'none';
  readonly feeds?: 'usual' | 'none';
  readonly publications?: 'usual' | 'none';
  readonly coordination?: 'usual' | 'none';
  readonly reason?: 'NO_SATELLITE' | 'NO_CATALOGUE' | 'PENDING' | 'FAILED' | 'NEVER_SCREENED' | null;
}

export interface OpenOptions {
  readonly scenario?: ScenarioChange;
  readonly theme?: 'dark' | 'light';
  readonly locale?: 'en' | 'de';
}

/** Screens with the catalogue that a browser keeps. */
const WITH_KEPT_CATALOGUE = /source=(live|file)|\/dev\/3d/;
/** The page that is drawn fastest. */
const TERMS = '/tnc';
let worlds = 0;

/**
 * Opens an address of the shell in a world of its own: nothing is kept of what the page was before, and the scenario is in force. Later
 * loads of the same page keep what that world became. In a page that is open already this costs half of what it costs a new test.
 */
export async function openShell(
  page: Page,
  path: string,
  { scenario = {}, theme = 'dark', locale = 'en' }: OpenOptions = {},
) {
  const kept = {
    'keepout.mock': scenario,
    'keepout.appearance': { theme },
    ...(locale !== 'en' && { 'keepout.locale': { state: { locale }, version: 0 } }),
  };
  worlds += 1;
  // The script of each world runs at every later load too: only the newest one begins, and only once.
  await page.addInitScript({
    content: `if (Number(sessionStorage.getItem('world') ?? 0) < ${worlds}) {
      localStorage.clear();
      sessionStorage.clear();
      sessionStorage.setItem('world', '${worlds}');
      for (const [key, value] of ${JSON.stringify(Object.entries(kept))}) localStorage.setItem(key, JSON.stringify(value));
    }`,
  });
  // The mock API has no server: its configuration is empty, as long as a test does not take it away.
  await page.context().route('**/config.json', (route) => route.fulfill({ json: {} }));
  await page.context().setOffline(false);
  if (WITH_KEPT_CATALOGUE.test(path)) await forgetCatalogue(page);
  await page.goto(path);
}

/**
 * Goes to an address in the world as it has become, where nothing is loaded anew: half of what opening it costs. The way leads by the terms, so
 * that nothing stays of the page before; what the application keeps beside its pages (records, settings, what was read) does.
 */
export async function walkTo(page: Page, path: string) {
  await page.locator('#main > *').first().waitFor({ state: 'attached' });
  // Nothing opens because the pointer happens to lie there.
  await page.mouse.move(0, 0);
  const isOnTerms = new URL(page.url()).pathname === TERMS;
  if (path === TERMS && isOnTerms) return;
  for (const address of path === TERMS || isOnTerms ? [path] : [TERMS, path])
    await page.evaluate(`new Promise((walked) => {
      const before = document.querySelector('#main > *');
      new MutationObserver((changes, observer) => {
        if (before.isConnected) return;
        observer.disconnect();
        walked();
      }).observe(document.getElementById('main'), { childList: true, subtree: true });
      history.pushState({}, '', ${JSON.stringify(address)});
      dispatchEvent(new PopStateEvent('popstate'));
    })`);
}

/** Of another test: what a page keeps there is cleared by nobody else. */
async function forgetCatalogue(page: Page) {
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
