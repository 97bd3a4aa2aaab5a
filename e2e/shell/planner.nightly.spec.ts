import { expect, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { beyondPanels, SIZES, sidewaysPx } from './fit.ts';
import { changeScenario, openShell, walkTo } from './open-shell.ts';
import { map, PLANNER } from './planner-page.ts';

const BY_HAND = {
  IMPULSIVE: ['Delta-v [m/s]', '0.02'],
  CONTINUOUS: ['Duration [s]', '600'],
  DIFFERENTIAL_DRAG: ['Duration [s]', '20000'],
} as const;

const EVENT = '/ca/conjunction/aurora-1/C48210';
const MAX_CLICKS = 12;

for (const propulsion of ['IMPULSIVE', 'CONTINUOUS', 'DIFFERENTIAL_DRAG'] as const)
  test(`R-15 ${propulsion}: from the event to an exported, approved plan in twelve clicks`, async ({ page }) => {
    await openShell(page, EVENT, { scenario: { propulsion } });
    let clicks = 0;
    const press = async (role: 'button' | 'link', name: string) => {
      clicks += 1;
      await page.getByRole(role, { name, exact: true }).first().click();
    };
    await press('link', 'Plan manoeuvre');
    await expect(page).toHaveURL(PLANNER);
    await expect(map(page)).toBeVisible();
    await press('button', 'Save plan');
    await expect(page).toHaveURL(/plan=man-1/);
    await press('button', 'Screen');
    await expect(page.getByText('No new risk', { exact: true })).toBeVisible();
    await press('button', 'Propose');
    await press('button', 'Approve');
    await expect(page.getByRole('button', { name: 'Mark as committed' })).toBeVisible();
    await press('button', 'Export');
    await expect(page.getByText('CCSDS_OPM_VERS = 2.0').first()).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), press('button', 'Download')]);
    expect(download.suggestedFilename()).toMatch(/^AURORA-1_manoeuvre_\d{8}_\d{6}_Z\.opm$/);
    expect(clicks).toBeLessThanOrEqual(MAX_CLICKS);
  });

test('a plan whose screening found events is not told as clear where it is approved, listed and exported', async ({
  page,
}) => {
  await openShell(page, PLANNER, { scenario: { planScreening: 'raised' } });
  await page.getByRole('button', { name: 'Save plan' }).click();
  const plans = page.getByRole('table', { name: 'Saved plans' });
  await expect(plans.getByText('Not screened', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Screen', exact: true }).first().click();
  await expect(page.getByText('Screened: 11 conjunctions new or worse', { exact: true })).toBeVisible();
  expect(await beyondPanels(page)).toEqual([]);
  // The avoided event and what was raised; what stays below the watch threshold is one press away.
  await expect(page.getByRole('table', { name: 'Conjunctions before and after' }).getByRole('row')).toHaveCount(3);
  const folded = page.getByRole('table', { name: 'Conjunctions below the watch threshold' });
  await expect(folded).toBeHidden();
  await page.getByText(/^One more conjunction below the watch threshold/).click();
  await expect(folded).toContainText('SL-8 R/B');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const checks = page.getByRole('list', { name: 'Checks' });
  await expect(checks.locator('.status', { has: page.locator('.status-serious') })).toContainText(
    'Screened: 11 conjunctions new or worse',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('link', { name: 'Back to planner' }).click();
  await expect(plans).toContainText('Screened: 11 conjunctions new or worse');
});

test('a search that lasts is seen to run, can be cancelled, and asked for again', async ({ page }) => {
  await openShell(page, PLANNER, { scenario: { held: ['searchManoeuvres'] } });
  const bar = page.getByRole('progressbar', { name: 'Searching' });
  await expect(bar).toBeVisible();
  await page.getByRole('region', { name: 'Candidates' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Search cancelled. Previous results are unchanged.')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: 'Search again' }).click();
  await expect(bar).toBeVisible();
  await changeScenario(page, { held: [] });
  await expect(page.getByRole('status').filter({ hasText: 'Search finished' })).toHaveText(
    'Search finished: 5 candidates, 4 recommended.',
  );
});

test('the search for the way back is seen to run, can be cancelled, and asked for again', async ({ page }) => {
  await openShell(page, PLANNER, { scenario: { held: ['searchReturn'] } });
  const back = page.getByRole('region', { name: 'Return manoeuvre' });
  await back.getByRole('button', { name: 'Plan return manoeuvre' }).click();
  const bar = back.getByRole('progressbar', { name: 'Computing the return manoeuvre' });
  await expect(bar).toBeVisible();
  await back.getByRole('button', { name: 'Cancel' }).click();
  await expect(back.getByText('Cancelled.')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await back.getByRole('button', { name: 'Plan return manoeuvre' }).last().click();
  await expect(bar).toBeVisible();
  await changeScenario(page, { held: [] });
  await expect(back.getByText('Total delta-v')).toBeVisible();
  // The total as it counts, in the words of the card.
  await expect(back.getByText('with execution error')).toBeVisible();
});

test('R-15 the map is there while the search runs, takes the size of the candidates, and keeps its picture for the next', async ({
  page,
}) => {
  const rough = page.getByText('Coarse map: it is scaled to the candidates after the search.');
  const sizes = page.locator('.trade-surface .chart-tick');
  await openShell(page, PLANNER, { scenario: { held: ['searchManoeuvres'] } });
  await expect(rough).toBeVisible();
  await expect(map(page)).toBeVisible();
  await expect(sizes.getByText('10', { exact: true })).not.toHaveCount(0);
  await changeScenario(page, { held: [] });
  await expect(rough).toHaveCount(0);
  // 2.4 cm/s at most of those that aim at the target, and some room: 10 cm/s are gone.
  await expect(page.getByText('cells screened against')).toBeVisible();
  const drawn = await sizes.allTextContents();
  await changeScenario(page, { held: ['searchManoeuvres'] });
  await page.getByRole('textbox', { name: 'Target total Pc' }).fill('1e-7');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(rough).toBeVisible();
  await expect(map(page)).toBeVisible();
  expect(await sizes.allTextContents()).toEqual(drawn);
});

test('R-15 saving is seen to run, can be cancelled, says how it ended, and leads to the one plan', async ({ page }) => {
  const plans = page.getByRole('table', { name: 'Saved plans' });
  const save = page.getByRole('button', { name: 'Save plan', exact: true });
  await openShell(page, PLANNER, { scenario: { held: ['createManoeuvre'] } });
  await save.click();
  const bar = page.getByRole('progressbar', { name: 'Saving: computing with the full force model' });
  await expect(bar).toBeVisible();
  await page.getByRole('region', { name: 'Candidate', exact: true }).getByRole('button', { name: 'Cancel' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByText(/^Saving cancelled\./)).toBeVisible();
  await changeScenario(page, { held: [] });
  await save.click();
  await expect(page).toHaveURL(/plan=man-1/);
  await expect(page.getByText('Saved as a draft.')).toBeVisible();
  await expect(plans.getByRole('row')).toHaveCount(2);
  await page.locator('.planner-card').first().click();
  await expect(page).not.toHaveURL(/plan=/);
  await save.click();
  await expect(page).toHaveURL(/plan=man-1/);
  await expect(page.getByText('An identical plan exists and was opened.')).toBeVisible();
  await expect(plans.getByRole('row')).toHaveCount(2);
});

test('the cells of the map are seen to be screened, which can be cancelled, and asked for again', async ({ page }) => {
  await openShell(page, PLANNER, { scenario: { held: ['screenTradeSpace'] } });
  const status = page.getByRole('status').filter({ hasText: 'cells against the catalogue' });
  await expect(status).toBeVisible();
  await status.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Screening cancelled: no cell is marked.')).toBeVisible();
  await page.getByRole('button', { name: 'Screen again' }).click();
  await expect(status).toBeVisible();
});

for (const [propulsion, [size, value]] of Object.entries(BY_HAND))
  test(`R-15 ${propulsion}: a manoeuvre that is known is typed, computed and saved as a plan`, async ({ page }) => {
    await openShell(page, PLANNER, { scenario: { propulsion: propulsion as keyof typeof BY_HAND } });
    await page.getByRole('tab', { name: 'Search' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/way=byHand/);
    const form = page.getByRole('form', { name: 'Manoeuvre by hand' });
    const compute = form.getByRole('button', { name: 'Compute' });
    await expect(
      page.getByText('No manoeuvre computed. Enter ignition epoch and delta-v magnitude or duration.'),
    ).toBeVisible();
    await compute.click();
    await expect(form.getByRole('textbox', { name: size })).toHaveAccessibleDescription(/Outside the allowed range/);
    await form.getByRole('textbox', { name: size }).fill(value);
    await form.getByRole('textbox', { name: 'Ignition epoch', exact: true }).fill('8.5');
    await page.keyboard.press('Enter');
    const result = page.getByRole('region', { name: 'Computed manoeuvre' });
    for (const branch of ['Hot', 'Cold', 'Late', 'Missed'])
      await expect(result.getByRole('row', { name: new RegExp(`^${branch}`) })).toBeVisible();
    await expect(result.getByText('Late: the same burn one revolution later.')).toBeVisible();
    // Each where it comes to lie at closest approach.
    for (const branch of ['Hot', 'Cold', 'Late']) await expect(page.locator(`[data-turn=${branch}]`)).toBeVisible();
    const figures = (await result.getByRole('table').first().textContent()) ?? '';
    await form
      .getByRole('radiogroup', { name: 'Unit of the ignition epoch' })
      .getByText('Seconds', { exact: true })
      .click();
    await expect(form.getByRole('textbox', { name: 'Ignition epoch', exact: true })).toHaveValue('51538');
    await test.step('E-08 a duration is typed in every unit of the specification', async () => {
      if (!size.startsWith('Duration')) return;
      const units = form.getByRole('radiogroup', { name: 'Unit of the duration' });
      for (const [unit, name] of [
        ['Orbits', 'Duration'],
        ['UTC', 'End'],
        ['Seconds', size],
      ] as const) {
        await units.getByText(unit, { exact: true }).click();
        await expect(form.getByRole('textbox', { name, exact: true })).not.toHaveValue(unit === 'Seconds' ? '' : value);
      }
      await expect(form.getByRole('textbox', { name: size })).toHaveValue(value);
    });
    // The same as the cheapest candidate of the search, which is this manoeuvre.
    await page.getByRole('tab', { name: 'Search' }).click();
    const candidate = page.getByRole('region', { name: 'Candidate', exact: true });
    await expect(candidate.getByRole('table').first()).toHaveText(figures);
    await page.getByRole('tab', { name: 'By hand' }).click();
    await page.getByRole('button', { name: 'Save plan', exact: true }).click();
    await expect(page).toHaveURL(/plan=man-1/);
    await expect(page.getByRole('table', { name: 'Saved plans' }).getByRole('row')).toHaveCount(2);
  });

test('R-15 a manoeuvre by hand: a vector in a frame, what the server refuses, cancelled, counted events, on a phone', async ({
  page,
}) => {
  const byHand = `${PLANNER}?way=byHand`;
  await test.step('a vector in another frame, and what the server refuses stands at the field', async () => {
    await openShell(page, byHand);
    const form = page.getByRole('form', { name: 'Manoeuvre by hand' });
    const choose = async (field: string, option: string) => {
      await form.getByRole('button', { name: field }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await choose('Frame', 'TNW');
    await choose('Direction', 'Vector');
    await form.getByRole('textbox', { name: 'T [m/s]', exact: true }).fill('9');
    await form.getByRole('button', { name: 'Compute' }).click();
    const refused = 'The delta-v is 9.00000 m/s; the maximum is 0.5 m/s.';
    await expect(form.getByRole('textbox', { name: 'T [m/s]', exact: true })).toHaveAccessibleDescription(refused);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('422');
    await form.getByRole('textbox', { name: 'T [m/s]', exact: true }).fill('0.02');
    await expect(form.getByText(refused)).toHaveCount(0);
  });

  await test.step('it is seen to run, can be cancelled, and computed again', async () => {
    await openShell(page, byHand, { scenario: { held: ['computeManoeuvre'] } });
    const form = page.getByRole('form', { name: 'Manoeuvre by hand' });
    await form.getByRole('textbox', { name: 'Delta-v [m/s]' }).fill('0.02');
    await form.getByRole('button', { name: 'Compute' }).click();
    // The map of candidates has one of its own while it is computed.
    const bar = page.getByRole('region', { name: 'Computation' }).getByRole('progressbar', { name: 'Computing' });
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: 'Cancel', exact: true }).last().click();
    await expect(page.getByText('Cancelled.')).toBeVisible();
    await page.getByRole('button', { name: 'Compute' }).last().click();
    await expect(bar).toBeVisible();
  });

  await test.step('on a phone too; an event without its tick is told beside its total', async () => {
    await page.setViewportSize(SIZES.phone);
    await openShell(page, PLANNER);
    const form = page.getByRole('form', { name: 'Manoeuvre by hand' });
    await form.getByRole('textbox', { name: 'Delta-v [m/s]' }).fill('0.02');
    await form.getByRole('button', { name: 'Compute' }).click();
    const result = page.getByRole('region', { name: 'Computed manoeuvre' });
    await expect(result.getByRole('row', { name: /^Hot/ })).toBeVisible();
    await page.getByRole('region', { name: 'Known conjunctions in the total' }).getByText('COSMOS 1408 DEB').click();
    await expect(result).toContainText('1 conjunction excluded by you, Pc 2.20e−06');
    expect(await sidewaysPx(page)).toBe(0);
    await result.getByRole('button', { name: 'Save plan', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Saved plans' }).getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(/left-out=C48210-other&plan=man-1/);
  });

  await test.step('a plan that a list from before does not have is not told as missing, and is there when the list comes', async () => {
    await openShell(page, PLANNER);
    const form = page.getByRole('form', { name: 'Manoeuvre by hand' });
    await form.getByRole('textbox', { name: 'Delta-v [m/s]' }).fill('0.02');
    await form.getByRole('button', { name: 'Compute' }).click();
    await changeScenario(page, { failures: { listManoeuvres: 503 } });
    await page.getByRole('button', { name: 'Save plan', exact: true }).click();
    await page.getByRole('link', { name: 'Screening of the plan' }).click();
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(again.first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create plan' })).toHaveCount(0);
    await changeScenario(page, { failures: {} });
    await again.first().click();
    await expect(page.getByRole('button', { name: 'Screen', exact: true }).first()).toBeEnabled();
  });
});

test('R-15 R-14 the planner: cells, the catalogue, and what it cannot do', async ({ page }) => {
  await test.step('R-15 without a catalogue plans are made, and that nothing was screened is said', async () => {
    await openShell(page, PLANNER, { scenario: { reason: 'NO_CATALOGUE' } });
    await expect(page.getByText(/^Not screened: no catalogue is loaded/).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Catalogue', exact: true }).first()).toHaveAttribute(
      'href',
      /screening/,
    );
    await expect(page.getByRole('button', { name: 'Save plan' })).toBeVisible();
  });

  await test.step('R-15 without propulsion the page says what can be done instead', async () => {
    await openShell(page, PLANNER, { scenario: { propulsion: 'NONE' } });
    await expect(page.getByText('The satellite has no propulsion: no manoeuvre is possible.')).toBeVisible();
    await expect(page.getByRole('link', { name: /Order observations/ })).toBeVisible();
  });

  await test.step('R-14 of an event that is not there nothing is said to be unscreened, and the list is one press away', async () => {
    await openShell(page, '/ca/post-manoeuvre-screening/aurora-1/no-such-event');
    const main = page.getByRole('main');
    await expect(main.getByText('No conjunction of your satellites has this address.')).toBeVisible();
    await expect(main.getByText(/No screening for this conjunction/)).toHaveCount(0);
    await main.getByRole('link', { name: 'All conjunctions' }).click();
    await expect(page).toHaveURL('/ca/conjunctions');
  });

  await test.step('R-15 on a phone plans are read, and a search asks for a larger screen', async () => {
    await page.setViewportSize(SIZES.phone);
    await walkTo(page, PLANNER);
    await expect(page.getByText(/needs a larger screen/)).toBeVisible();
    await expect(map(page)).toHaveCount(0);
  });
});

test('R-15 candidates: times, stars of the map, the last chance, and what to do where nothing is clear', async ({
  page,
}) => {
  const cards = page.locator('.planner-card');
  const stars = page.locator('[data-mark=star]');

  await test.step('where nothing is clear the four roles are named, and what to do then', async () => {
    await openShell(page, PLANNER, { scenario: { candidates: 'none-clear' } });
    await expect(cards).toHaveCount(5);
    for (const role of ['minimum delta-v', 'earliest burn', 'minimum SMA change', 'maximum miss distance'])
      await expect(cards.getByText(`${role} (not recommended)`)).toBeVisible();
    await expect(stars).toHaveCount(0);
    await expect(page.locator('[data-mark=role]')).toHaveCount(4);
    const advice = page.getByRole('region', { name: 'No recommended candidate: options' });
    await expect(advice).toContainText('Wait for better data until the decision deadline of the latest candidate,');
    await expect(advice).toContainText(
      'Relax "Inside a no-burn window": this constraint excludes 38 of the 96 manoeuvres',
    );
    await expect(advice).toContainText('New conjunctions above the watch threshold: 1 with stated covariance');
    await cards.first().click();
    await advice.getByRole('button', { name: 'Show candidate 4' }).click();
    await expect(cards.nth(3)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('below the target beside a verdict that concludes nothing, it does not say that nothing need be done', async () => {
    await openShell(page, PLANNER, { scenario: { candidates: 'inconclusive' } });
    await expect(page.getByText('the verdict on 2 conjunctions is inconclusive')).toBeVisible();
    await expect(page.getByText('no manoeuvre is needed')).toHaveCount(0);
  });

  await test.step('what begins at the last chance says so, and is not chosen first', async () => {
    await openShell(page, PLANNER, { scenario: { candidates: 'last-first' } });
    await expect(cards.first()).toContainText(
      'Latest possible burn: if it is late or missed, no later burn reaches the target Pc.',
    );
    await expect(cards.first()).toHaveAttribute('aria-pressed', 'false');
    await expect(cards.nth(1)).toHaveAttribute('aria-pressed', 'true');
  });
});

test('plans that were flown, and plans with a way back', async ({ page }) => {
  await test.step('an executed plan waits for the first ephemeris after it, which says what was flown', async () => {
    await openShell(page, PLANNER);
    await page.getByRole('button', { name: 'Save plan' }).click();
    await page.getByRole('button', { name: 'Propose' }).first().click();
    // Nobody has screened it: approved with a reason, which stands in the plan.
    await expect(page.getByRole('button', { name: 'Approve' }).first()).toBeDisabled();
    await page
      .getByRole('textbox', { name: 'Reason for approval despite the screening result' })
      .fill('no catalogue today');
    for (const step of ['Approve', 'Mark as committed', 'Mark as executed'])
      await page.getByRole('button', { name: step }).first().click();
    await expect(page.getByText('Reason: no catalogue today')).toBeVisible();
    const flown = page.getByRole('region', { name: 'Achieved manoeuvre' });
    await expect(flown.getByText(/^Not verified: needs an ephemeris after /)).toBeVisible();
    await expect(flown.getByRole('row', { name: 'Along-track 2.00 cm/s 1.90 cm/s ± 0.30 mm/s' })).toBeVisible();
    await expect(flown.getByText('95.0 % ± 1.5 %')).toBeVisible();
  });

  await test.step('a plan keeps the way back that was found for it, and can be without it again', async () => {
    await openShell(page, PLANNER);
    const back = page.getByRole('region', { name: 'Return manoeuvre' });
    await back.getByLabel('SMA band ± [m]').fill('0.5');
    await back.getByRole('button', { name: 'Plan return manoeuvre' }).click();
    await expect(
      back.getByText('The satellite does not drift back in time. Widen a band or allow more time.'),
    ).toBeVisible();
    const sma = back.getByRole('figure', { name: 'SMA minus SMA without manoeuvres' });
    await expect(sma.getByRole('img', { name: /, band ±0\.5/ })).toBeVisible();
    await expect(sma.getByText('with return manoeuvre')).toHaveCount(0);
    await back.getByLabel('SMA band ± [m]').fill('40');
    await back.getByRole('button', { name: 'Plan return manoeuvre' }).click();
    await expect(back.getByText('Total delta-v')).toBeVisible();
    await expect(back.getByText('3.60 cm/s')).toBeVisible();
    // Where it stands over time, and when it burns; read by keys.
    await expect(sma.getByRole('img', { name: /, band ±40/ })).toBeVisible();
    await expect(sma.locator('svg[data-chart] .chart-now')).toHaveCount(2);
    const phase = back.getByRole('figure', { name: 'Argument of latitude minus that without manoeuvres' });
    await phase.getByRole('application').press('ArrowRight');
    await expect(phase.getByText('without return manoeuvre', { exact: true })).toHaveCount(2);
    await sma.getByRole('button', { name: /: menu$/ }).click();
    await page.getByRole('menuitem', { name: 'Show as table' }).click();
    await expect(sma.getByRole('columnheader', { name: 'without return manoeuvre [m]' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    // The saved plan shows how it stands against the bands that were typed: asked for by itself, it says why where it could not be read.
    const overTime = page.getByRole('region', { name: 'Return to the orbit' });
    await changeScenario(page, { failures: { getManoeuvre: 503 } });
    await page.getByRole('button', { name: 'Save plan with return manoeuvre' }).click();
    await expect(page).toHaveURL(/plan=man-1/);
    await expect(page.getByText('Return delta-v')).toBeVisible();
    await expect(overTime.getByRole('alert')).toContainText('503');
    await changeScenario(page, { failures: {} });
    await overTime.getByRole('button', { name: 'Try again' }).click();
    const kept = overTime.getByRole('figure', { name: 'SMA minus SMA without manoeuvres' });
    await expect(kept.getByRole('img', { name: /, band ±40/ })).toBeVisible();
    await expect(kept.locator('svg[data-chart] .chart-now')).toHaveCount(2);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove return manoeuvre from the plan' }).click();
    await expect(page.getByText('Return delta-v')).toHaveCount(0);
    await page.getByRole('button', { name: 'Plan return manoeuvre' }).click();
    await page.getByRole('button', { name: 'Add return manoeuvre to the plan' }).click();
    await expect(page.getByText('Return delta-v')).toBeVisible();
  });
});

test('an event without its tick is in no total, and is told beside it: on the page, in the plan, after a reload', async ({
  page,
}) => {
  await openShell(page, PLANNER);
  const events = page.getByRole('region', { name: 'Known conjunctions in the total' });
  await expect(events.getByRole('checkbox', { name: 'IRIDIUM 33 DEB' })).toBeDisabled();
  const other = events.getByRole('checkbox', { name: 'COSMOS 1408 DEB' });
  await expect(other).toBeChecked();
  const target = page.getByRole('textbox', { name: 'Target total Pc' });
  await target.fill('4e-6');
  await events.getByText('COSMOS 1408 DEB').click();
  await expect(page).toHaveURL(/left-out=C48210-other/);
  await expect(other).not.toBeChecked();
  // What is typed stays.
  await expect(target).toHaveValue('4e-6');
  const told = '1 conjunction excluded by you, Pc 2.20e−06';
  await expect(events.getByText(told)).toBeVisible();
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expect(page.getByRole('table', { name: 'Saved plans' })).toContainText('(1 excluded)');
  await page.screenshot({ path: process.env['KEEPOUT_PICTURE'] ?? 'test-results/left-out.png', fullPage: true });
  await page.reload();
  await expect(other).not.toBeChecked();
  await events.getByText('COSMOS 1408 DEB').click();
  await expect(other).toBeChecked();
  await expect(page).not.toHaveURL(/left-out/);
  const kinds = events.getByRole('group', { name: 'Conjunctions by type of the secondary' });
  await kinds.getByText('debris (1)').click();
  await expect(page).toHaveURL(/left-out=C48210-other/);
  await expect(kinds.getByRole('checkbox', { name: 'debris (1)' })).not.toBeChecked();
  await expect(other).not.toBeChecked();
});
