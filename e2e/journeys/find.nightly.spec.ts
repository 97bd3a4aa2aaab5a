import { readFileSync } from 'node:fs';
import type { CatalogueElements } from '@keepout/contract/ca/catalogue';
import type { Conjunction, ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import { CATALOGUE } from '@keepout/contract/ca/endpoints/catalogue';
import { CONJUNCTIONS } from '@keepout/contract/ca/endpoints/conjunctions';
import { SATELLITES } from '@keepout/contract/ca/endpoints/satellites';
import { SCREENINGS } from '@keepout/contract/ca/endpoints/screenings';
import type { Screening } from '@keepout/contract/ca/screening';
import type { Satellite } from '@keepout/contract/fleet/satellite';
import { API_ROOT, urlOf } from '@keepout/contract/platform/endpoint';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

test.describe.configure({ mode: 'serial' });

const PASSWORD = 'journeys-only-password';

/** Signs in at an address, and gives back the bearer header that the page works with. */
async function signIn(page: Page, path: string): Promise<{ readonly authorization: string }> {
  const asked = page.waitForRequest(
    (request) => request.url().includes(API_ROOT) && 'authorization' in request.headers(),
  );
  await page.goto(path);
  await page.getByLabel('User name').fill('demo');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  return { authorization: (await asked).headers()['authorization'] ?? '' };
}

async function exported(page: Page): Promise<readonly Readonly<Record<string, string>>[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const [head = '', ...lines] = readFileSync(await download.path(), 'utf8')
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');
  const names = head.split(',').map((title) => title.replace(/ \[.*/, ''));
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at], cell])));
}

test('R-13 the demo operator searches what is on record, and opens what was found', async ({ page }) => {
  // Only what is grave: rows that are out of sight are not drawn.
  await signIn(page, '/ca/find?window=all&pc=1e-4');
  await expect(page.getByRole('heading', { level: 1, name: 'Find conjunctions' })).toBeVisible();
  const critical = page.getByRole('row').filter({ hasText: 'CRITICAL' }).first();
  await expect(critical).toBeVisible();
  const secondary = (await critical.getByRole('gridcell').nth(5).locator('.mono').textContent()) ?? '';
  const object = page.getByRole('textbox', { name: 'Secondary' });
  await object.fill(secondary);
  await page.getByRole('textbox', { name: 'Min Pc' }).fill('1e-4');
  await page.getByRole('textbox', { name: 'Max miss [km]' }).fill('5');
  await object.press('Enter');
  await expect(page).toHaveURL(`/ca/find?window=all&object=${secondary}&miss=5&pc=1e-4`);
  await expect(page.getByText(/^\d+ conjunctions?$/)).toBeVisible();
  const rows = page.getByRole('row').filter({ hasNot: page.getByRole('columnheader') });
  for (const row of await rows.all()) await expect(row).toContainText(secondary);
  await rows.first().dblclick();
  await expect(page).toHaveURL(/\/ca\/conjunction\//);
});

test('R-13 a screening in the browser finds the same encounters as the server', async ({ page }) => {
  const headers = await signIn(page, '/ca/find');
  const { request } = page;
  const answer = await request.get(urlOf(CATALOGUE.getCatalogueElements), { headers });
  const { columns } = (await answer.json()) as CatalogueElements;
  const satellite = await createStranger(request, headers, columns);
  const start = `${new Date(Date.now() + 3_600_000).toISOString().slice(0, 16)}:00Z`;
  const end = new Date(Date.parse(start) + 3 * 86_400_000).toISOString().replace('.000', '');
  const order = { satelliteId: satellite.satelliteId, start, days: 3, volume: { shape: 'SPHERE', r: 50_000 } };
  const ordered = await request.post(urlOf(SCREENINGS.createScreening), { headers, data: order });
  const { screeningId } = (await ordered.json()) as Screening;
  await expect
    .poll(
      async () =>
        ((await (await request.get(urlOf(SCREENINGS.getScreening, { screeningId }), { headers })).json()) as Screening)
          .state,
    )
    .toBe('COMPLETED');
  const served = await request.get(urlOf(SCREENINGS.listScreeningConjunctions, { screeningId }), { headers });
  // A list rounds its figures; the event itself has every digit.
  const listed = (await served.json()) as ConjunctionSummary[];
  const events: Conjunction[] = [];
  for (const { conjunctionId } of listed) {
    const whole = await request.get(urlOf(CONJUNCTIONS.getConjunction, { conjunctionId }), { headers });
    events.push((await whole.json()) as Conjunction);
  }
  events.sort((a, b) => tcaMs(a) - tcaMs(b));

  await page.goto(
    `/ca/find/${satellite.satelliteId}?window=between&start=${start}&end=${end}&source=live&volume=sphere&miss=50`,
  );
  await expect(page.getByText(/approaches found: 1 satellite screened against/)).toBeVisible();
  const rows = await exported(page);
  expect(events.length).toBeGreaterThan(10);
  expect(rows.map((row) => Number(row['object2NoradId']))).toEqual(events.map(({ object2 }) => object2.noradId));
  let bounds = 0;
  for (const [at, row] of rows.entries()) {
    const event = events[at]!;
    const { r, t, n } = event.relativePosition;
    expect(Math.abs(Date.parse(row['tca'] ?? '') - tcaMs(event))).toBeLessThanOrEqual(1);
    expect(Number(row['missDistance'])).toBeCloseTo(event.totalMissDistance, 2);
    expect(Number(row['r'])).toBeCloseTo(r, 1);
    expect(Number(row['t'])).toBeCloseTo(t, 1);
    expect(Number(row['n'])).toBeCloseTo(n, 1);
    expect(Number(row['relativeSpeed'])).toBeCloseTo(event.relativeSpeed, 2);
    // Where the two-dimensional method holds, the server's bound is the same one.
    if (event.probabilityMethod !== 'FOSTER-1992' || (event.maxProbability ?? 0) < 1e-12) continue;
    bounds += 1;
    expect(Number(row['maxPc']) / (event.maxProbability ?? Number.NaN)).toBeCloseTo(1, 2);
  }
  expect(bounds).toBeGreaterThan(0);
  await request.delete(urlOf(SATELLITES.deleteSatellite, { satelliteId: satellite.satelliteId }), { headers });
});

const tcaMs = ({ conjunctionData }: Conjunction) => Date.parse(conjunctionData.tca);

/** A satellite that is in the catalogue and has no ephemeris: a payload in low orbit that nobody here operates yet. */
async function createStranger(
  request: APIRequestContext,
  headers: { readonly authorization: string },
  { noradId, name, cosparId, objectType, meanMotion }: CatalogueElements['columns'],
): Promise<Satellite> {
  const fleet = (await (await request.get(urlOf(SATELLITES.listSatellites), { headers })).json()) as Satellite[];
  const own = new Set(fleet.map((satellite) => satellite.noradId));
  const at = noradId.findIndex(
    (number, place) => objectType[place] === 'PAYLOAD' && (meanMotion[place] ?? 0) > 14 && !own.has(number),
  );
  const created = await request.post(urlOf(SATELLITES.createSatellite), {
    headers,
    data: {
      name: `${name[at]} (journey)`,
      noradId: noradId[at],
      cosparId: cosparId[at],
      configuration: { shape: 'CANNONBALL', hardBodyRadius: 2, propulsion: { type: 'NONE' } },
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  return (await created.json()) as Satellite;
}
