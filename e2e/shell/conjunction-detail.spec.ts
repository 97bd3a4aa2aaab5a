import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { PATH, verdict } from './conjunction-detail-page.ts';
import { openShell, walkTo } from './open-shell.ts';

const MESSAGE = '/ca/cdm/aurora-1/C48210/C48210-M12';

test('R-17 E-20 R-26 24-9 an event: figures, verdict, plots, older messages and views', async ({ page, context }) => {
  await test.step('R-17 shows the pair, six figures with units, and a verdict with reason and deadline', async () => {
    await openShell(page, PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Act: AURORA-1 × ONEWEB-0417');
    const main = page.getByRole('main');
    await expect(main).toContainText(/2\.41e−04×1\.8 since previous \(KEEPOUT\) · FOSTER-1992/);
    await expect(main).toContainText(/Miss distance164\.4\sm/);
    const miss = await page.getByText(/Mahalanobis .* in 3-D/).textContent();
    const [, plane, space] = /^Mahalanobis ([\d.]+)σ in the plane, ([\d.]+)σ in 3-D$/.exec(miss ?? '') ?? [];
    const readout = page.locator('.plane-readout').first();
    await expect(readout).toContainText(`Miss [σ], plane${plane}Miss [σ], 3-D${space}`);
    expect(Number(space)).toBeGreaterThan(Number(plane));
    await expect(main).toContainText(/±\d+\.\d m/);
    await expect(verdict(page)).toContainText(/Act.*at or above the act threshold.*Plan a manoeuvre/);
    await expect(verdict(page)).toContainText(/Decide byT−\d\d:\d\d\d{4}-\d\d-\d\d/);
    await expect(verdict(page)).toContainText('Probability of a further CDM before the decision deadline: 11\u00a0%.');
    await expect(verdict(page)).toContainText(/Expected interval \(80 %\): \d{4}-.* to \d{4}-.*\./);
    await expect(page.locator('.key-value-row').filter({ hasText: /^Confidence/ })).toContainText(/conditional: /i);
    const next = page.locator('.key-value-row').filter({ hasText: 'Next CDM' });
    await expect(next).toContainText('Probability of a further CDM before the decision deadline');
  });

  await test.step('B-8 B-10 the parts of the miss have plots with one sigma, and fresh tracking is marked in each', async () => {
    for (const part of ['Miss, radial', 'Miss, along-track', 'Miss, cross-track']) {
      const plot = page.getByRole('figure', { name: part });
      await expect(plot.locator('.chart-tracked').first()).toBeVisible();
      await plot.getByRole('button', { name: /menu|Menu/ }).click();
      await page.getByRole('menuitem', { name: 'Show as table' }).click();
      const table = plot.getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveText([
        /Created/,
        new RegExp(part),
        /1 sigma/,
        'new tracking',
      ]);
      await expect(table.getByRole('cell', { name: 'AURORA-1' }).first()).toBeVisible();
    }
    await expect(
      page.getByRole('figure', { name: 'Probability of collision' }).locator('svg[data-chart] .chart-tracked'),
    ).toHaveCount(8);
  });

  await test.step('B-10 E-27 one range of time is chosen for all plots of the event', async () => {
    await walkTo(page, PATH);
    const range = page.getByRole('group', { name: 'Time range of the plots' });
    const ticks = async (name: string) =>
      page.getByRole('figure', { name }).locator('.chart-tick[text-anchor="middle"]').allTextContents();
    await expect(page.getByRole('figure', { name: 'Miss, radial' }).locator('svg[data-chart]')).toBeVisible();
    const whole = await ticks('Miss, radial');
    await range.getByRole('button', { name: '24 h to TCA' }).click();
    await expect.poll(() => ticks('Miss, radial')).not.toEqual(whole);
    expect(await ticks('Miss distance')).toEqual(await ticks('Probability of collision'));
    // The address has it: whoever gets the link sees the same.
    await expect(page).toHaveURL(/range=[^&]+Z(%2F|\/)[^&]+Z/);
    const shown = await ticks('Miss distance');
    await walkTo(page, page.url());
    await expect.poll(() => ticks('Miss distance')).toEqual(shown);
    await range.getByRole('button', { name: '24 h to TCA' }).click();
    await page.getByRole('tab', { name: 'Sources and outlook' }).click();
    await expect(range.getByRole('button', { name: '24 h to TCA' })).toHaveAttribute('aria-pressed', 'true');
    await range.getByRole('button', { name: 'All messages' }).click();
    await page.getByRole('tab', { name: 'Summary' }).click();
    await expect.poll(() => ticks('Miss, radial')).toEqual(whole);
    await expect(page).not.toHaveURL(/range=/);
  });

  await test.step('B-31 a plot is copied as a picture and as figures, and saved where the browser refuses', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const plot = page.getByRole('figure', { name: 'Dilution' });
    const take = async (name: string) => {
      await plot.getByRole('button', { name: 'Dilution: menu' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await page.route(/take-chart/, (route) => route.abort());
    await take('Export CSV');
    await expect(plot.getByRole('status')).toHaveText(/^Action failed: /);
    await page.unroute(/take-chart/);
    await take('Copy data');
    await expect(plot.getByRole('status')).toHaveText('Copied');
    const rows = String(await page.evaluate('navigator.clipboard.readText()')).split('\n');
    expect(rows[0]).toBe('sigma scale factor k\tboth\tAURORA-1 alone\tONEWEB-0417 alone');
    expect(rows[1]?.split('\t').map(Number).every(Number.isFinite)).toBe(true);
    await take('Copy picture');
    await expect
      .poll(() => page.evaluate('navigator.clipboard.read().then(([item]) => item?.types)'))
      .toEqual(['image/png']);
    await page.evaluate("navigator.clipboard.write = () => Promise.reject(new Error('refused'))");
    const saved = page.waitForEvent('download');
    await take('Copy picture');
    expect((await saved).suggestedFilename()).toBe('dilution.png');
    await expect(plot.getByRole('status')).toHaveText('Saved as a file: the browser does not allow copying');
  });

  await test.step('E-20 no code stands over an event; support copies its identifier from the decision', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await walkTo(page, PATH);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const identifier = page.locator('.key-value-row').filter({ hasText: 'Identifier' });
    await identifier.getByRole('button', { name: 'Copy identifier' }).click();
    await expect(identifier.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('C48210');
    await expect(page.getByText('C48210')).toHaveCount(0);
  });

  await test.step('R-17 brackets step through the messages; an older one has its own verdict and no clock of the present', async () => {
    await walkTo(page, PATH);
    await expect(page.getByRole('button', { name: /^Message 12 of 12/ })).toBeVisible();
    await page.keyboard.press('[');
    await expect(page).toHaveURL(/message=C48210-M11/);
    await expect(page.getByRole('button', { name: /^Message 11 of 12/ })).toBeVisible();
    const older = page.getByRole('status').filter({ hasText: 'Message 11 of 12' });
    await expect(older).toBeVisible();
    await expect(verdict(page)).toContainText('Verdict of the displayed older message.');
    await expect(page.getByRole('main').getByText(/before the decision deadline/)).toHaveCount(0);
    await expect(page.getByRole('main').getByText(/T[−+](\d+d )?\d\d:\d\d/)).toHaveCount(0);
    await older.getByRole('button', { name: 'Show newest message' }).click();
    await expect(older).toHaveCount(0);
    await expect(
      page
        .getByRole('main')
        .getByText(/^T−(\d+d )?\d\d:\d\d$/)
        .first(),
    ).toBeVisible();
    await page.keyboard.press('[');
    await expect(older).toBeVisible();
    await page.keyboard.press(']');
    await expect(page.getByRole('button', { name: /^Message 12 of 12/ })).toBeVisible();
  });

  await test.step('R-26 the views are tabs in the query', async () => {
    await walkTo(page, PATH);
    const tabs = page.getByRole('tablist', { name: 'Views' });
    await expect(tabs.getByRole('tab')).toHaveText([
      ...[
        'Summary',
        'CDM fields',
        'Encounter plane evolution',
        'Decision',
        'Coordination',
        'Sources and outlook',
        'Observations',
      ],
      ...['CDM text', 'Manoeuvre', 'Export manoeuvre'],
    ]);
    await tabs.getByRole('tab', { name: 'CDM text' }).click();
    await expect(page).toHaveURL(/tab=raw/);
    await expect(page.getByRole('region', { name: /^Message / })).toContainText('CCSDS_CDM_VERS');
    await page.getByText('XML', { exact: true }).click();
    await expect(page.getByRole('region', { name: /^Message / })).toContainText('<?xml');
    await walkTo(page, page.url());
    await expect(page.getByRole('region', { name: /^Message / })).toContainText('<?xml');
  });
});

test('R-16 R-17 R-26 E-21 fields, B-plane, curves and export of an event, and one message on its own', async ({
  page,
}) => {
  await test.step('R-26 message details mark what changed since the message before, and search', async () => {
    await openShell(page, `${PATH}?tab=details`);
    const fields = page.getByRole('region', { name: 'Message fields' });
    const miss = fields.getByRole('row', { name: /^MISS_DISTANCE/ });
    await expect(miss).toContainText(/was 210\.\d+ −45\.\d+ m \(−22 %\)/);
    const all = await fields.getByRole('row').count();
    await page.getByText('Changed only').click();
    expect(await fields.getByRole('row').count()).toBeLessThan(all);
    await page.getByRole('searchbox', { name: 'Search fields' }).fill('miss_dist');
    await expect(fields.getByRole('row').filter({ hasText: 'MISS_DISTANCE' })).toHaveCount(1);
    await expect(fields.getByRole('row').filter({ hasText: 'TCA' })).toHaveCount(0);
    const covariance = page.getByRole('region', { name: 'Covariance of AURORA-1' });
    await expect(covariance).toContainText('41.2 m');
  });

  await test.step('R-26 the encounter plane answers to its keys', async () => {
    await walkTo(page, `${PATH}?tab=plane`);
    const plane = page.getByRole('application', { name: /Encounter plane/ });
    await plane.focus();
    const pressed = (name: string) => page.getByRole('button', { name, exact: true });
    await expect(pressed('Three-sigma ellipse')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('3');
    await expect(pressed('Three-sigma ellipse')).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('o');
    await expect(page.getByText('relative to object 2').first()).toBeVisible();
    await page.keyboard.press('h');
    await expect(pressed('Earlier messages')).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('E-21 the b-plane stretches a needle by itself, tells both scales, and takes the other scales by key', async () => {
    await walkTo(page, '/ca/conjunction/boreas-a/C48213?tab=plane');
    const plane = page.getByRole('application', { name: /Encounter plane/ });
    await expect(plane).toHaveAccessibleName(/drawn [\d.]+ × larger than ξ′, axes turned .* onto the ellipse/);
    await plane.focus();
    await page.keyboard.press('w');
    await expect(plane).toHaveAccessibleName(/1σ = .*m \(ξ′\), .*m \(ζ′\)/);
    await expect(page.getByText(/ξ′ \[σ\] · 1σ = /)).toBeVisible();
    await page.keyboard.press('e');
    await expect(plane).toHaveAccessibleName(/one scale for both axes/);
    await page.keyboard.press('s');
    await expect(page.getByRole('button', { name: 'Separate scales for the axes of the ellipse' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('a');
    await expect(plane).toHaveAccessibleName(/drawn/);
  });

  await test.step('E-21 the curves over covariance scale and body size are computed in the browser and say what they rest on', async () => {
    await walkTo(page, PATH);
    const dilution = page.getByRole('figure', { name: 'Dilution' });
    await expect(dilution.getByRole('application')).toHaveAccessibleName(
      /Pc \S+ as reported, maximum \S+ at scale [\d.]+\. (robust|diluted).*AURORA-1 alone: maximum Pc with a smaller covariance at the same miss.*ONEWEB-0417 alone: maximum Pc with a smaller covariance at the same miss/,
    );
    await expect(dilution).toContainText('Foster 1992');
    await expect(dilution.getByText(/^k = 1: /)).toBeVisible();
    await expect(dilution.getByText(/^max /)).toBeVisible();
    await expect(page.getByText(/m · radius from the operator$/)).toBeVisible();
    await expect(page.getByText(/m · default of the object type$/)).toBeVisible();
    const radius = page.getByRole('figure', { name: 'Hard-body radius' });
    await expect(radius.getByRole('application')).toHaveAccessibleName(/Pc \S+ at 10\.2\sm/);
    await dilution.getByRole('application').focus();
    await page.keyboard.press('ArrowRight');
    await expect(dilution.getByText('sigma scale factor k')).toHaveCount(2);
  });

  await test.step('E-21 a message without a covariance has no curves and says why', async () => {
    await walkTo(page, '/ca/conjunction/aurora-1/C48218');
    await expect(page.getByRole('region', { name: 'Pc versus covariance scale' }).first()).toContainText(
      'the covariance of an object is missing',
    );
  });

  await test.step('R-17 Export CDM saves the message in the chosen format under its own id', async () => {
    await walkTo(page, PATH);
    for (const [entry, ending, begin] of [
      ['KVN, text', '.cdm', /^CCSDS_CDM_VERS/],
      ['XML', '.xml', /^<\?xml/],
      ['JSON', '.json', /^\{/],
      ['CDM 2.0 (draft), KVN', '_DRAFT_2.0.cdm', /^CCSDS_CDM_VERS += 2\.0/],
      ['CDM 2.0 (draft), JSON of TraCSS', '_DRAFT_2.0.json', /"2\.0"/],
    ] as const) {
      await page.getByRole('button', { name: 'Export CDM' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: entry, exact: true }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(`58209_conj_22000_012${ending}`);
      expect(await readFile(await file.path(), 'utf8')).toMatch(begin);
    }
  });

  await test.step('R-17 an event that the newest screening no longer finds keeps its history and says since when', async () => {
    await walkTo(page, '/ca/conjunction/aurora-1/C48216');
    await expect(page.getByText(/^Not reported since \d{4}-\d\d-\d\d \d\d:\d\d:\d\d Z/)).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Probability of collision' })).toBeVisible();
  });

  await test.step('26.2 who says the opposite of an event is named, and his message is one press away', async () => {
    await walkTo(page, '/ca/conjunction/boreas-a/C48225');
    const note = page.getByRole('status').filter({ hasText: 'The conjunction uses its newest message: Act.' });
    await expect(note).toContainText(/^KEEPOUT: Watch \(Pc 4\.10e−05, message of \d{4}-\d\d-\d\d \d\d:\d\d:\d\d Z\)\./);
    await page.getByRole('button', { name: 'Show message of KEEPOUT' }).click();
    await expect(page).toHaveURL(/message=C48225-M7$/);
    await expect(page.getByRole('main')).toContainText('A newer message exists.');
    await walkTo(page, '/ca/conjunctions');
    await expect(
      page.getByRole('row', { name: /^BOREAS-A/ }).filter({ hasText: 'contradictory verdicts' }),
    ).toHaveCount(1);
  });

  await test.step('R-17 an unknown conjunction leads back to the list', async () => {
    await walkTo(page, '/ca/conjunction/aurora-1/nothing');
    await expect(page.getByRole('link', { name: 'All conjunctions' })).toHaveAttribute('href', '/ca/conjunctions');
  });

  await test.step('R-16 one message, whole: values, covariance, raw text, compared with any other', async () => {
    await walkTo(page, MESSAGE);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('AURORA-1 × ONEWEB-0417');
    const fields = page.getByRole('region', { name: 'Message fields' });
    const miss = fields.getByRole('row', { name: /^MISS_DISTANCE/ });
    await expect(miss).not.toContainText('was');
    await page.getByRole('button', { name: /Compare with/ }).click();
    await page.getByRole('option', { name: /^1 · / }).click();
    await expect(page).toHaveURL(/against=C48210-M1$/);
    await expect(miss).toContainText(/was \d+\.\d+ −\d+\.\d+ m \(−\d+ %\)/);
    await expect(page.getByRole('region', { name: /^Message 58209/ })).toContainText('MISS_DISTANCE');
  });

  await test.step('R-16 an unknown message leads to its conjunction', async () => {
    await walkTo(page, '/ca/cdm/aurora-1/C48210/nothing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No message has this address.');
    const link = page.getByRole('main').getByRole('link', { name: 'Conjunction', exact: true });
    await expect(link).toHaveAttribute('href', '/ca/conjunction/aurora-1/C48210');
  });

  await test.step('R-17 an address that names another satellite is put right, and goes on with its view', async () => {
    for (const path of [
      '/ca/conjunction/aurora-2/C48210?tab=details',
      '/ca/manoeuvre/aurora-2/C48210',
      '/ca/post-manoeuvre-screening/aurora-2/C48210',
      '/ca/cdm/aurora-2/C48210/C48210-M12',
    ]) {
      await walkTo(page, path);
      await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === path.replace('aurora-2', 'aurora-1'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('AURORA-1');
    }
  });
});
