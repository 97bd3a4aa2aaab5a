import { FLIGHT_RULES } from '@keepout/contract/ca/endpoints/flight-rules';
import { urlOf } from '@keepout/contract/platform/endpoint';
import { fileOrbit } from '@keepout/operations/live/file-orbit';
import { filePlan, withPublished } from '@keepout/operations/live/plans';
import { publicOrbit } from '@keepout/operations/live/public-orbits';
import type { LiveEncounter, PublicFacts } from '@keepout/operations/live/question';
import { screenInSteps } from '@keepout/operations/live/screen-steps';
import { testOem } from '@keepout/server/ca/test-oem';
import { expect, test } from '@playwright/test';
import { machinePace } from '../../scripts/machine-pace.mjs';
import { AURORA, DAY_S, live, openUnsent, saved, screenFile, table } from './find-unsent-page.ts';
import { changeScenario, walkTo } from './open-shell.ts';

/** Time limit of a search that computes in the browser. */
const COMPUTED = { timeout: 240_000 * machinePace() };

test('R-13 a file is screened unsent against public ephemerides, and manoeuvres are found in the browser', async ({
  page,
}) => {
  const { sent, fleet, catalogue, stop, elements, startTaiS, oem, file } = await openUnsent(page);
  await screenFile(page, file);

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
      stopTaiS: stop,
      madeTaiS: startTaiS,
      lowestM: 0,
      highestM: 1e8,
    };
    const again = async (list: readonly PublicFacts[]) => {
      await changeScenario(page, { published: `${JSON.stringify(list)}\n${content}` });
      await page.reload();
      await screenFile(page, file);
    };
    await again([facts]);
    await expect(live(page)).toContainText('1 public ephemeris in place of an element set');
    await expect(table(page)).toContainText('as Starlink publishes');
    const record = await saved(page, 'Save result');
    expect(record.publicEphemerides).toMatchObject([{ fileName: 'other.oem', publisher: 'Starlink' }]);
    const asked = { file, fleet, asOfTaiS: stop + 1, longestS: 7 * DAY_S, volume: record.volume };
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
    await expect(live(page)).toContainText('More than 500 public ephemerides exceed the limit of the browser');
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
    const plans = page.getByRole('region', { name: 'Avoidance manoeuvres' });
    await table(page).getByRole('button', { name: 'Candidates' }).first().click();
    await expect(plans).toContainText('TCA has passed: no manoeuvre can avoid the conjunction.');
    const next = Math.ceil(stop / DAY_S) * DAY_S + DAY_S / 2;
    const tomorrow = { startTaiS: next, count: 1441, stepS: 60 };
    const future = testOem({ ...elements, name: 'UNPUBLISHED' }, tomorrow);
    await walkTo(page, '/ca/find?source=file&volume=sphere&miss=60');
    await page.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from(future) });
    await expect(live(page).getByText(/approaches? found/)).toBeVisible();
    const found = page.getByRole('table', { name: 'Candidates found in this browser' });
    await table(page).getByRole('button', { name: 'Candidates' }).last().click();
    await expect(plans).toContainText('already below the target: no manoeuvre is needed.', COMPUTED);
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
    await expect(found.getByRole('row').nth(1)).toBeVisible(COMPUTED);
    await expect(plans).toContainText('Total Pc of all close approaches without a manoeuvre');
    for (const request of sent) expect(request).toMatch(/^GET \S+ $/);
    const log = await saved(page, 'Save network log');
    expect(log.requests.map(({ address }: { address: string }) => new URL(address).pathname)).toEqual(
      expect.arrayContaining([urlOf(FLIGHT_RULES.getFlightRules)]),
    );
    for (const { sentBytes } of log.requests) expect(sentBytes).toBe(0);
  });
});
