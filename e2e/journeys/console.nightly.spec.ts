import { CONJUNCTIONS } from '@keepout/contract/ca/endpoints/conjunctions';
import { SATELLITES } from '@keepout/contract/ca/endpoints/satellites';
import { STATIONS } from '@keepout/contract/ca/endpoints/stations';
import { STATISTICS } from '@keepout/contract/ca/endpoints/statistics';
import { USERCONFIG } from '@keepout/contract/ca/endpoints/userconfig';
import type { CaUserConfiguration } from '@keepout/contract/ca/user-configuration';
import type { Satellite } from '@keepout/contract/fleet/satellite';
import type { GroundStation } from '@keepout/contract/fleet/station';
import { API_ROOT, urlOf } from '@keepout/contract/platform/endpoint';
import type { Problem } from '@keepout/contract/platform/problem';
import { expect, type Page, type Response, test } from '@playwright/test';
import { walkTo } from '../shell/open-shell.ts';

const PASSWORD = 'journeys-only-password';
const STALE_MS = 180_000;
const footer = (page: Page) => page.getByRole('contentinfo').last();
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).locator('.toast');
/** Toasts of calls that the server refused; others tell what happens in the world. */
const refusals = (page: Page) => toasts(page).filter({ hasText: /^4\d\d / });
const rows = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') });

/** What the footer says of the page: symbol and word. */
const says = (page: Page, level: string, words: string | RegExp) =>
  expect(
    footer(page)
      .locator('.status')
      .filter({ has: page.locator(`.status-${level}`), hasText: words }),
  ).toBeVisible();

async function signIn(page: Page, userName: string): Promise<void> {
  await page.getByLabel('User name').fill(userName);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Keeps the next reading of an address back until it is let go; the answer is the server's own. */
async function hold(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  let isWaiting = true;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${url}*`, async (route) => {
    if (!isWaiting || route.request().method() !== 'GET') return await route.fallback();
    isWaiting = false;
    await released;
    await route.continue();
  });
  return release;
}

/** Sends the next call to an address to another one, where the server itself refuses it. */
const misdirect = (page: Page, url: string, to: string) =>
  page.route(`**${url}*`, (route) => route.continue({ url: new URL(to, page.url()).href }), { times: 1 });

const answerOf = (page: Page, url: string, method = 'GET'): Promise<Response> =>
  page.waitForResponse((answer) => answer.url().includes(url) && answer.request().method() === method);

test('C-08 C-12 K-01 N-08 N-10 R-28 S-01 S-02 V-06 what stands around every page, on the running server', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') sent.push(request.url());
  });
  const timesAsked = (url: string) => sent.filter((address) => address.includes(url)).length;
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  let authorization = '';

  await test.step('S-02 nobody is signed in: inactive; what loads is pending, what came is ok, what threatens is critical', async () => {
    await page.goto('/tnc');
    await says(page, 'inactive', 'Not authenticated');
    await page.getByRole('button', { name: 'Login' }).click();
    const list = urlOf(CONJUNCTIONS.listConjunctions);
    const release = await hold(page, `${list}?limit`);
    const first = page.waitForRequest((request) => request.url().includes(list));
    await signIn(page, 'demo');
    authorization = (await first).headers()['authorization'] ?? '';
    await says(page, 'pending', 'Updating in background');
    release();
    await says(page, 'ok', 'Up to date');
    const critical = rows(page).filter({ hasText: 'CRITICAL' }).first();
    await expect(critical.locator('.status-critical').first()).toBeVisible();
  });

  const headers = { authorization };
  const fleet = (await (await page.request.get(urlOf(SATELLITES.listSatellites), { headers })).json()) as Satellite[];
  const satelliteId = fleet[0]!.satelliteId;

  await test.step('V-06 the list opens by what must be decided; by TCA is one press, and the order of Future and Past', async () => {
    const byTca = page.getByRole('columnheader', { name: /^TCA/ });
    const tcas = () => page.evaluate<string[]>(TCAS);
    await expect(page.getByRole('button', { name: /^To decide/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(byTca).not.toHaveAttribute('aria-sort', 'ascending');
    await byTca.getByRole('button').click();
    await expect(page).toHaveURL(/sort=tca/);
    await expect(byTca).toHaveAttribute('aria-sort', 'ascending');
    // Both begin with what is nearest to now. How many have passed follows from the second the world began at.
    for (const [view, order] of [
      ['Future', 'ascending'],
      ['Past', 'descending'],
    ] as const) {
      const choice = page.getByRole('button', { name: new RegExp(`^${view}`) });
      const counted = Number((await choice.textContent())?.match(/\d+/)?.[0]);
      await choice.click();
      await expect(byTca).toHaveAttribute('aria-sort', order);
      await expect.poll(async () => (await tcas()).length).toBeGreaterThanOrEqual(Math.min(counted, 2));
      const shown = await tcas();
      expect(shown).toEqual(order === 'ascending' ? shown.toSorted() : shown.toSorted().reverse());
    }
  });

  await test.step('C-08 chips stand in the address as a list, and may be none; the last tab cannot be deselected, and another replaces it', async () => {
    const risk = page.getByRole('group', { name: 'Risk' });
    await page.getByRole('button', { name: /^Future/ }).click();
    for (const name of [/^CRITICAL/, /^HIGH/]) await risk.getByRole('button', { name }).click();
    await expect(page).toHaveURL(/risk=(CRITICAL,HIGH|HIGH,CRITICAL)/);
    for (const name of [/^CRITICAL/, /^HIGH/]) await risk.getByRole('button', { name }).click();
    await expect(page).not.toHaveURL(/risk=/);
    await walkTo(page, '/account/notifications?view=rota');
    await expect(tab('On call')).toHaveAttribute('aria-selected', 'true');
    await tab('On call').click();
    await expect(page).toHaveURL(/view=rota$/);
    await expect(tab('On call')).toHaveAttribute('aria-selected', 'true');
    await tab('Rules').click();
    await expect(page).toHaveURL(/view=rules$/);
    await expect(tab('On call')).toHaveAttribute('aria-selected', 'false');
  });

  const settings = urlOf(USERCONFIG.getUserConfiguration);
  const cancelled = page
    .getByRole('group', { name: 'Collision Avoidance', exact: true })
    .getByText('Cancelled', { exact: true });
  const save = page.getByRole('button', { name: 'Save changes' });

  await test.step('S-01 what is clean is not asked for; a write makes it dirty, it is asked anew, and is clean', async () => {
    await tab('Channels').click();
    await expect(cancelled).toBeVisible();
    for (const name of ['On call', 'Channels']) await tab(name).click();
    await expect(cancelled).toBeVisible();
    expect(timesAsked(settings)).toBe(1);
    const release = await hold(page, settings);
    await cancelled.click();
    await save.click();
    await says(page, 'pending', 'Updating in background');
    release();
    await says(page, 'ok', 'Up to date');
    await expect(toasts(page)).toContainText(['Settings updated']);
    expect(timesAsked(settings)).toBe(2);
  });

  await test.step('N-08 nothing is raised by a refusal of the settings, of an operator or of a number without an object', async () => {
    await page.getByRole('button', { name: /^Close.*Settings updated/ }).click();
    const stored = await page.request.get(settings, { headers });
    const { notifications, version } = (await stored.json()) as CaUserConfiguration;
    const put = (tag: number, statuses: readonly string[]) =>
      page.request.put(settings, {
        headers: { ...headers, 'if-match': `"${tag}"` },
        data: { notifications: { default: { ...notifications.default, statuses } } },
      });
    expect((await put(version, ['COMPLETED_OK', 'IN_PROGRESS'])).status()).toBe(200);
    await cancelled.click();
    const refused = answerOf(page, settings, 'PUT');
    await save.click();
    expect((await refused).status()).toBe(412);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(refusals(page)).toHaveCount(0);
    expect((await put(version + 1, ['CANCELLED', 'COMPLETED_OK'])).status()).toBe(200);
    await page.keyboard.press('Escape');

    const nobodys = urlOf(SATELLITES.getSatelliteOperator, { noradId: 1 });
    const operator = nobodys.replace(/1$/, '');
    await misdirect(page, operator, nobodys);
    const unknown = answerOf(page, operator);
    await walkTo(page, `/ca/satellite/${satelliteId}`);
    expect((await unknown).status()).toBe(404);
    await walkTo(page, '/sky');
    await page.getByRole('textbox', { name: 'Catalogue number' }).fill('1');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByText('The catalogue has no object 1.')).toBeVisible();
    await expect(refusals(page)).toHaveCount(0);
  });

  await test.step('R-28 the crumb of a satellite is Satellite while it loads and where that fails, and then its name', async () => {
    const lookUp = `${urlOf(SATELLITES.listSatellites)}?satellite-id`;
    const [, second] = fleet;
    const release = await hold(page, lookUp);
    await walkTo(page, `/ca/annual-collision-statistics/${second!.satelliteId}`);
    await expect(crumbs(page)).toContainText(/Satellite.*Annual collision statistics/);
    await expect(crumbs(page)).not.toContainText(second!.name);
    release();
    await expect(crumbs(page)).toContainText(second!.name);
    const [, , third] = fleet;
    await misdirect(page, lookUp, `${lookUp}=${third!.satelliteId}&nonsense=1`);
    await walkTo(page, `/ca/annual-collision-statistics/${third!.satelliteId}`);
    await expect(refusals(page)).toContainText(['400']);
    await expect(crumbs(page)).toContainText(/Satellite.*Annual collision statistics/);
    await expect(crumbs(page)).not.toContainText(third!.name);
  });

  await test.step('C-12 movements take 400 and 800 ms, and a heading of a guide stands 60 px below the edge', async () => {
    expect(await page.evaluate(TOKENS)).toBe('0.4s, 0.8s');
    await page.getByRole('button', { name: 'Profile of demo' }).click();
    await expect(page.getByText(/^Welcome, /)).toBeVisible();
    expect(await page.evaluate(SLIDE)).toMatch(/^0\.4s/);
    await page.getByRole('button', { name: 'Profile of demo' }).click();
    await walkTo(page, '/docs/ca/api#read-conjunctions');
    await expect.poll(() => page.evaluate(FROM_TOP)).toBe(60);
  });

  await page.clock.install();

  await test.step('K-01 what was read is asked for again when it is opened after 3 min, and not because the window is', async () => {
    const stations = urlOf(STATIONS.listStations);
    const opened = async () => {
      await walkTo(page, '/ca/flight-rules');
      await expect(page.getByText('Nairobi').first()).toBeVisible();
    };
    await opened();
    await opened();
    expect(timesAsked(stations)).toBe(1);
    // S-01: somebody else's write makes it dirty, though nobody looks.
    const listed = (await (await page.request.get(stations, { headers })).json()) as GroundStation[];
    const { stationId, version, ...station } = listed.find(({ name }) => name === 'Nairobi')!;
    const changed = await page.request.put(urlOf(STATIONS.changeStation, { stationId }), {
      headers: { ...headers, 'if-match': `"${version}"` },
      data: { ...station, altitude: station.altitude + 1 },
    });
    expect(changed.status(), await changed.text()).toBe(200);
    await opened();
    await expect(page.getByText((station.altitude + 1).toLocaleString('en'))).toBeVisible();
    const asked = timesAsked(stations);
    await page.clock.setSystemTime(Date.now() + STALE_MS + 1_000);
    await page.evaluate(FOCUS);
    await roundTrip(page);
    expect(timesAsked(stations)).toBe(asked);
    await opened();
    await expect.poll(() => timesAsked(stations)).toBe(asked + 1);
  });

  await test.step('N-08 K-01 C-12 S-02 a refusal is raised in the words of the server and not tried again; what is copied of it has the pages before, cut', async () => {
    await walkTo(page, `/ca/flight-rules?${LONG}`);
    const statistics = urlOf(STATISTICS.getAnnualStatistics);
    const before = timesAsked(statistics);
    const refused = answerOf(page, statistics);
    await walkTo(page, '/ca/annual-collision-statistics/no-such-satellite');
    const { status, error, message } = (await (await refused).json()) as Problem;
    const toast = toasts(page).filter({ hasText: `${status} ${error}` });
    await expect(toast).toContainText(message);
    await says(page, 'caution', 'Not up to date');
    const panel = page.getByRole('main').getByRole('alert');
    await expect(panel.locator('.status-serious')).toBeVisible();
    await panel.getByRole('button', { name: 'Copy details' }).click();
    const copied = JSON.parse(String(await page.evaluate('navigator.clipboard.readText()'))) as Copied;
    expect(copied).toMatchObject({ code: status, title: error, message });
    const cut = copied.pages.find((path) => path.startsWith(`/ca/flight-rules?${LONG.slice(0, 20)}`));
    expect([cut?.length, cut?.endsWith('…')]).toEqual([80, true]);
    await page.clock.fastForward('05:00');
    await roundTrip(page);
    expect(timesAsked(statistics)).toBe(before + 1);
  });

  await test.step('N-10 C-12 whose token is refused is told so; closed, that comes back within 1000 ms, and after 5 s one signs in anew', async () => {
    const stations = urlOf(STATIONS.listStations);
    await page.route(
      `**${stations}*`,
      (route) => route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer none' } }),
      { times: 1 },
    );
    // On a busy machine the five seconds are over before the message is closed: until the provider answers the page stands.
    let answerProvider = () => {};
    const isLookedAt = new Promise<void>((resolve) => {
      answerProvider = resolve;
    });
    const signIns = '**/openid-connect/auth**';
    await page.route(signIns, (route) => isLookedAt.then(() => route.continue()), { times: 1 });
    const again = page.waitForRequest(signIns, { timeout: 0 });
    const refused = answerOf(page, stations);
    await walkTo(page, '/ca/flight-rules');
    expect((await refused).status()).toBe(401);
    const ranOut = toasts(page).filter({ hasText: '501 Unauthenticated' });
    await expect(ranOut).toContainText('Authentication ran out, logging you out.');
    await ranOut.getByRole('button', { name: /^Close/ }).click();
    await expect(ranOut).toHaveCount(0);
    await page.clock.fastForward(1_000);
    await expect(ranOut).toBeVisible();
    await page.clock.fastForward(4_000);
    await again;
    answerProvider();
    await expect(page).toHaveURL(/\/ca\/flight-rules$/);
    await expect(ranOut).toHaveCount(0);
  });
});

test('N-05 whoever has no role is told so, without a form, and no view of the page is refused', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(new URL(answer.url()).pathname);
  });
  await page.goto('/account/notifications');
  await signIn(page, 'guest');
  await expect(
    page.getByText('require the role user of Collision Avoidance or On-Demand Tracking. Ask your administrator'),
  ).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await expect(refusals(page)).toHaveCount(0);
  // The stream of news alone, and the footer says what that means.
  await says(page, 'inactive', 'Not live: your roles receive no updates');
  expect(refused).toEqual([`${API_ROOT}/events`]);
});

interface Copied {
  readonly code: number;
  readonly title: string;
  readonly message: string;
  readonly pages: readonly string[];
}

/** As a query of an address, longer than the log keeps a path. */
const LONG = `q=${'x'.repeat(100)}`;
// Scripts of the page.
const TOKENS = `(() => {
  const mover = document.body.appendChild(document.createElement('i'));
  mover.style.transitionDuration = 'var(--motion-short), var(--motion-long)';
  const durations = getComputedStyle(mover).transitionDuration;
  mover.remove();
  return durations;
})()`;
const SLIDE = `getComputedStyle(document.querySelector('.drawer-side')).transitionDuration`;
const FROM_TOP = `Math.round(document.getElementById('read-conjunctions')?.getBoundingClientRect().top -
  document.getElementById('main')?.getBoundingClientRect().top)`;
const FOCUS = `for (const name of ['focus', 'visibilitychange']) window.dispatchEvent(new Event(name))`;
const TCAS = `[...document.querySelectorAll('[role=row] [role=gridcell]:nth-of-type(2)')].map((cell) => cell.textContent)`;

/** Whatever the page would have sent by now it has sent before. */
const roundTrip = (page: Page) => page.evaluate(`fetch('/config.json').then((answer) => answer.text())`);
