import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseUtc } from '@keepout/astro/epoch';
import { CATALOGUE } from '@keepout/contract/ca/endpoints/catalogue';
import { FLIGHT_RULES } from '@keepout/contract/ca/endpoints/flight-rules';
import { SATELLITES } from '@keepout/contract/ca/endpoints/satellites';
import { urlOf } from '@keepout/contract/platform/endpoint';
import { liveCatalogue } from '@keepout/operations/live/catalogue';
import { fileOrbit } from '@keepout/operations/live/file-orbit';
import { filePlan, withPublished } from '@keepout/operations/live/plans';
import { publicOrbit } from '@keepout/operations/live/public-orbits';
import type { LiveEncounter, PublicFacts } from '@keepout/operations/live/question';
import { screenInSteps } from '@keepout/operations/live/screen-steps';
import { signedText } from '@keepout/operations/record/canonical-json';
import { testOem } from '@keepout/server/ca/test-oem';
import { expect, type Page, test } from '@playwright/test';
import { changeScenario, openShell, walkTo } from './open-shell.ts';

const AURORA = 58_210;
const DAY_S = 86_400;
const live = (page: Page) => page.getByRole('region', { name: 'Screening in this browser' });
const left = (page: Page) => page.getByRole('region', { name: 'What left this browser' });
const table = (page: Page) => page.getByRole('table', { name: 'Approaches found in this browser' });

/** What the page is answered, its mock included. */
const bodyOf = async (page: Page, address: string) =>
  String(await page.evaluate(`fetch('${address}').then((answer) => answer.text())`));

async function saved(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    left(page).getByRole('button', { name: button }).click(),
  ]);
  return JSON.parse(readFileSync(await download.path(), 'utf8'));
}

test('R-13 a file is screened unsent: nothing of it leaves, figures of the engine in Node, signed, and a log of the network', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  // Of a refused request the browser tells, although none is made.
  const refused: string[] = [];
  page.on('requestfailed', (request) => request.failure()?.errorText === 'csp' && refused.push(request.url()));
  await openShell(page, '/ca/find?source=file');
  await expect(page.getByText('Nothing of it is sent.')).toBeVisible();
  const text = await bodyOf(page, urlOf(CATALOGUE.getCatalogueElements));
  const fleet = JSON.parse(await bodyOf(page, urlOf(SATELLITES.listSatellites)));
  const catalogue = liveCatalogue(text);
  // Of yesterday, and so screened whole, whenever the test runs.
  const stop = parseUtc(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`);
  if (!stop.ok) throw new Error('no day');
  const elements = { ...catalogue.elements[catalogue.indexOf.get(AURORA)!]!, cosparId: String(AURORA) };
  const startTaiS = stop.value - DAY_S;
  const oem = testOem({ ...elements, name: 'UNPUBLISHED' }, { startTaiS, count: 1441, stepS: 60 });
  const file = { name: 'unpublished.oem', mimeType: 'text/plain', buffer: Buffer.from(oem) };

  await test.step('what was read is told, with what left this browser meanwhile', async () => {
    await page.waitForLoadState('networkidle');
    sent.length = 0;
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(live(page).getByText(/approaches? found: 1 satellite screened against 604 objects/)).toBeVisible();
    await expect(left(page)).toContainText('unpublished.oem: UNPUBLISHED (58210), 1,441 states, 2 covariances');
    await expect(left(page)).toContainText('The worker that read the file sent 0 requests.');
    await expect(left(page)).toContainText('0 B in their bodies');
    await expect(table(page)).toContainText('AURORA-2');
  });

  const states = oem.split('\n').filter((line) => /^\d{4}-/.test(line));
  const numbers = new Set(states.flatMap((line) => line.split(' ').slice(1)));
  await test.step('no request of the browser has a body, or a number of the file', () => {
    expect(numbers.size).toBeGreaterThan(5000);
    for (const request of sent) {
      expect(request).toMatch(/^GET \S+ $/);
      expect(request).not.toContain('unpublished');
      for (const number of numbers) expect(request).not.toContain(number);
    }
  });

  await test.step('the worker that read it is refused every way out', async () => {
    const worker = page.workers().find((candidate) => candidate.url().includes('screening.worker'))!;
    const ways = ["fetch('/tnc')", "fetch('data:,x')", "import('/tnc.js')", "import('data:text/javascript,1')"];
    for (const way of ways) {
      const refusal = await worker.evaluate(`${way}.then(() => 'open', (error) => String(error))`);
      expect(refusal, way).toMatch(/^TypeError/);
    }
    expect(
      await worker.evaluate(
        "new Promise((end) => { new WebSocket('wss://127.0.0.1:1/').onerror = () => end('refused') })",
      ),
    ).toBe('refused');
    const asked = sent.filter((request) => request.includes('tnc'));
    expect(asked.filter((request) => !refused.some((address) => request.includes(address)))).toEqual([]);
  });

  await test.step('result and log are taken along; the result is what Node computes, and signed', async () => {
    const record = await saved(page, 'Save result');
    const key = createPublicKey({ key: record.key, format: 'jwk' });
    expect(verify(null, Buffer.from(signedText(record)), key, Buffer.from(record.signature, 'base64url'))).toBe(true);
    const { startTaiS: from, stopTaiS: to } = record.window;
    expect([from, to]).toEqual([startTaiS, stop.value]);
    const asked = { file: new File([], ''), fleet, asOfTaiS: to + 1, longestS: 7 * DAY_S, volume: record.volume };
    const steps = screenInSteps(catalogue, filePlan(catalogue, fileOrbit(oem, asked, catalogue), record.volume), asked);
    let step = await steps.next();
    while (!step.done) step = await steps.next();
    expect(step.value.findings.encounters.length).toBeGreaterThan(0);
    expect(record.approaches).toEqual(JSON.parse(JSON.stringify(step.value.findings.encounters)));
    const log = await saved(page, 'Save network log');
    expect(log.workerRequests).toEqual([]);
    for (const { sentBytes } of log.requests) expect(sentBytes).toBe(0);
  });

  await test.step('public ephemerides stand in place of element sets; more of them than a browser bears, or none that come, are told', async () => {
    const before = await saved(page, 'Save result');
    const met = before.approaches.toSorted(
      (a: LiveEncounter, b: LiveEncounter) => a.missDistanceM - b.missDistanceM,
    )[0];
    const other = catalogue.elements[catalogue.indexOf.get(met.secondary.noradId)!]!;
    const ahead = { ...other, cosparId: String(other.noradId), meanAnomalyDeg: other.meanAnomalyDeg + 0.001 };
    const content = testOem(ahead, { startTaiS, count: 1441, stepS: 60 });
    const facts: PublicFacts = {
      noradId: other.noradId,
      name: other.name,
      publisher: 'Starlink',
      fileName: 'other.oem',
      sizeBytes: content.length,
      startTaiS,
      stopTaiS: stop.value,
      madeTaiS: startTaiS,
      lowestM: 0,
      highestM: 1e8,
    };
    const again = async (list: readonly PublicFacts[]) => {
      await changeScenario(page, { published: `${JSON.stringify(list)}\n${content}` });
      await page.reload();
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(live(page).getByText(/approaches? found/)).toBeVisible();
    };
    await again([facts]);
    await expect(live(page)).toContainText('1 public ephemeris in place of an element set');
    await expect(table(page)).toContainText('as Starlink publishes');
    const record = await saved(page, 'Save result');
    expect(record.publicEphemerides).toMatchObject([{ fileName: 'other.oem', publisher: 'Starlink' }]);
    const asked = { file, fleet, asOfTaiS: stop.value + 1, longestS: 7 * DAY_S, volume: record.volume };
    const plan = filePlan(
      catalogue,
      fileOrbit(oem, { ...asked, file: { ...file, size: oem.length } }, catalogue),
      record.volume,
    );
    const steps = screenInSteps(
      catalogue,
      withPublished(plan, [publicOrbit(catalogue, facts, content)!]),
      asked,
      async () => content,
    );
    let step = await steps.next();
    while (!step.done) step = await steps.next();
    expect(record.approaches).toEqual(JSON.parse(JSON.stringify(step.value.findings.encounters)));
    expect(record.approaches).not.toEqual(before.approaches);
    await again(Array.from({ length: 501 }, () => facts));
    await expect(live(page)).toContainText('More than 500 public ephemerides are no load for a browser');
    await expect(table(page)).not.toContainText('as Starlink publishes');
    await changeScenario(page, { failures: { getPublicEphemerides: 503 } });
    await page.reload();
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(live(page)).toContainText('Public ephemerides as of');
    await page.evaluate("caches.delete('keepout-catalogue')");
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(live(page)).toContainText('Public ephemerides could not be loaded');
  });

  await test.step('manoeuvres that avoid an approach are found here, and only rules and stations asked for; of one that has passed the search says so', async () => {
    const plans = page.getByRole('region', { name: 'Manoeuvres that avoid it' });
    await table(page).getByRole('button', { name: 'Candidates' }).first().click();
    await expect(plans).toContainText('Closest approach has passed: there is nothing left to avoid.');
    const next = Math.ceil(stop.value / DAY_S) * DAY_S + DAY_S / 2;
    const tomorrow = { startTaiS: next, count: 1441, stepS: 60 };
    const future = testOem({ ...elements, name: 'UNPUBLISHED' }, tomorrow);
    await walkTo(page, '/ca/find?source=file&volume=sphere&miss=60');
    await page.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from(future) });
    await expect(live(page).getByText(/approaches? found/)).toBeVisible();
    const found = page.getByRole('table', { name: 'Candidates found in this browser' });
    await table(page).getByRole('button', { name: 'Candidates' }).last().click();
    await expect(plans).toContainText('below the target already: nothing need be done.');
    await expect(found).toHaveCount(0);
    // An orbit of the catalogue, turned as a whole about the axis of the Earth and in its plane: they meet twice a revolution.
    const [other] = catalogue.elements;
    const { raanDeg, argPerigeeDeg, inclinationDeg } = other!;
    const aheadDeg = (360 / Math.PI) * Math.atan(Math.cos((inclinationDeg * Math.PI) / 180));
    const turned = { raanDeg: raanDeg + 90, argPerigeeDeg: argPerigeeDeg - aheadDeg };
    const crossing = testOem({ ...other!, ...turned, name: 'UNPUBLISHED', cosparId: String(AURORA) }, tomorrow);
    await walkTo(page, '/ca/find?source=file&volume=sphere&miss=60&pc=1e-6');
    await page.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from(crossing) });
    const near = table(page).getByRole('row').filter({ hasText: other!.name });
    await expect(near.last()).toBeVisible();
    sent.length = 0;
    await near.last().getByRole('button', { name: 'Candidates' }).click();
    await expect(found.getByRole('row').nth(1)).toBeVisible();
    await expect(plans).toContainText('together if nothing is done');
    for (const request of sent) expect(request).toMatch(/^GET \S+ $/);
    const log = await saved(page, 'Save network log');
    expect(log.requests.map(({ address }: { address: string }) => new URL(address).pathname)).toEqual(
      expect.arrayContaining([urlOf(FLIGHT_RULES.getFlightRules)]),
    );
    for (const { sentBytes } of log.requests) expect(sentBytes).toBe(0);
  });

  await test.step('a file at fault is told by its places, and nothing is kept of the one before', async () => {
    const broken = oem.replace('CENTER_NAME = EARTH', 'CENTER_NAME = MARS');
    await page.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from(broken) });
    await expect(live(page).getByText('The file is no ephemeris that can be screened.')).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Faults of the file' })).toContainText('unsupported-centre');
    await expect(table(page)).toHaveCount(0);
  });
});
