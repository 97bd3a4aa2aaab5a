import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import { expect, type Page, test } from '@playwright/test';
import { openListed } from './event.ts';
import { planAndExport } from './plan-and-export.ts';
import { signIn } from './sign-in.ts';

/** What each satellite of the demo can push with. */
const FLEET = [
  ['TERN-1', 'IMPULSIVE'],
  ['TERN-2', 'CONTINUOUS'],
  ['TERN-3', 'DIFFERENTIAL_DRAG'],
] as const;

for (const [satellite, propulsion] of FLEET)
  test(`R-14 R-15 ${propulsion}: from the critical event to a screened, approved and exported manoeuvre`, async ({
    page,
  }) => {
    // That of TERN-3 is days away: not to be decided yet.
    await signIn(page, satellite === 'TERN-3' ? '/ca/conjunctions?show=all&q=TERN-3' : '/ca/conjunctions');
    await openListed(page, satellite, /CRITICAL|HIGH/);
    const plan = await planAndExport(page);
    if (propulsion === 'IMPULSIVE')
      await test.step('the same burn, typed by hand, comes to what its plan has', () => sameByHand(page, plan));
    if (propulsion === 'IMPULSIVE')
      await test.step('E-08 units of the begins, and frames of the states', () => unitsAndFrames(page));
  });

async function sameByHand(page: Page, { manoeuvre, result }: ManoeuvrePlan): Promise<void> {
  const event = new URL(page.url()).pathname.split('/').slice(-2).join('/');
  await page.goto(`/ca/manoeuvre/${event}?way=byHand`);
  const form = page.getByRole('form', { name: 'Manoeuvre by hand' });
  await form.getByText('UTC', { exact: true }).click();
  await form.getByRole('textbox', { name: 'Ignition epoch', exact: true }).fill(manoeuvre.ignitionEpoch);
  await form.getByRole('button', { name: 'Direction' }).click();
  await page.getByRole('option', { name: 'Vector' }).click();
  const parts = 'deltaVVector' in manoeuvre ? manoeuvre.deltaVVector : [];
  for (const [k, part] of parts.entries())
    await form.getByRole('textbox', { name: `${'RTN'[k]} [m/s]`, exact: true }).fill(String(part));
  const answer = page.waitForResponse((response) => response.url().endsWith('/result'));
  await form.getByRole('button', { name: 'Compute' }).click();
  const computed = (await (await answer).json()) as ManoeuvreResult;
  // The begin is typed to a thousandth of a second, the plan's is to a millionth.
  for (const name of ['totalProbability', 'missDistance'] as const)
    expect(Math.abs(computed[name] / result[name] - 1), name).toBeLessThan(1e-4);
  const shown = page.getByRole('region', { name: 'Computed manoeuvre' });
  await expect(shown.getByRole('row', { name: /^Pc of all known conjunctions/ })).toContainText(
    computed.totalProbability
      .toExponential(2)
      .replace('-', '−')
      .replace(/−(\d)$/, '−0$1'),
  );
}

/** Begins are read in every unit of the specification, and the states of the plan that was saved in its frames. */
async function unitsAndFrames(page: Page): Promise<void> {
  const event = new URL(page.url()).pathname.split('/').slice(-2).join('/');
  await page.goto(`/ca/manoeuvre/${event}`);
  const earliest = page.getByRole('textbox', { name: 'Earliest ignition epoch' });
  for (const [unit, value] of [
    ['UTC', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/],
    ['Seconds', /^\d{3,}/],
    ['Orbits', /^\d{1,2}(\.\d+)?$/],
  ] as const) {
    await page.getByText(unit, { exact: true }).click();
    await expect(earliest).toHaveValue(value);
  }
  await page.goto(`/ca/conjunction/${event}?tab=manoeuvre`);
  const states = page.getByRole('region', { name: 'States' });
  for (const frame of ['ECI', 'ECEF']) {
    await expect(states).toContainText('Position before');
    const before = (await states.textContent()) ?? '';
    const told = page.waitForResponse((answer) => answer.url().endsWith(`frame=${frame}`));
    await states.getByRole('button', { name: 'Frame' }).click();
    await page.getByRole('option', { name: new RegExp(`^${frame} `) }).click();
    expect((await told).status()).toBe(200);
    await expect(states).not.toHaveText(before);
  }
}
