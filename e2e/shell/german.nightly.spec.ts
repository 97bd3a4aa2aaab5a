import { expect, type Page, test } from '@playwright/test';
import { openShell, type ScenarioChange, walkTo } from './open-shell.ts';

async function openGerman(page: Page, path: string, scenario: ScenarioChange = {}) {
  await openShell(page, path, { scenario, locale: 'de' });
}

/** Heads of columns whose words are wider than their column. */
const cutHeads = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('[role=columnheader]')]
    .filter((head) => head.scrollWidth > head.clientWidth + 1)
    .map((head) => head.textContent)`);

test('C-10 lists, numbers, the audit log and verdicts speak German', async ({ page }) => {
  await test.step('C-10 the heads of the list of conjunctions are whole in German', async () => {
    await openGerman(page, '/tnc');
    for (const tab of ['future', 'past&columns=all']) {
      await walkTo(page, `/ca/conjunctions?tab=${tab}`);
      await expect(page.getByRole('grid', { name: 'Konjunktionen' }).getByRole('row').nth(2)).toBeVisible();
      await expect(page.getByRole('columnheader', { name: 'Abstand [m]' })).toBeVisible();
      expect(await cutHeads(page)).toEqual([]);
      await expect(
        page.getByRole('group', { name: 'Risiko' }).getByRole('button', { name: /^KRITISCH/ }),
      ).toBeVisible();
      expect(
        await page
          .locator('.cj-risk')
          .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1)),
      ).toEqual([]);
    }
  });

  await test.step('C-10 a number is typed as it is shown: with a point, and a comma is a point', async () => {
    await walkTo(page, '/sky?object=58210');
    const field = page.getByRole('textbox', { name: /^Breite/ });
    await field.pressSequentially('28.35');
    await field.press('Tab');
    await expect(field).toHaveValue('28.35');
    await field.fill('');
    await field.pressSequentially('1,5');
    await field.press('Tab');
    await expect(field).toHaveValue('1.5');
    // The keyboard of a phone tells the text alone.
    await field.fill('');
    await page.keyboard.insertText('2');
    await page.keyboard.insertText(',');
    await page.keyboard.insertText('25');
    await field.press('Tab');
    await expect(field).toHaveValue('2.25');
    await field.fill('');
    await field.pressSequentially('1,5');
    await field.press('Tab');
    await expect(page.getByText(/7\u202f037\.954.km/)).toBeVisible();
  });

  await test.step('C-10 the audit log names what was done in German', async () => {
    await openGerman(page, '/audit', { access: { 'collision-avoidance': ['admin'] } });
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.nth(1)).toContainText(/geändert.*Satellit/);
    await expect(page.getByRole('table')).not.toContainText('signed-in');
  });

  await test.step('C-10 statuses and verdicts have words, not codes', async () => {
    await openGerman(page, '/ca/conjunction/aurora-1/C48212?tab=decision');
    const frozen = page.getByRole('region', { name: 'Eingefrorene Eingangsdaten' });
    await expect(frozen).toContainText('Handeln');
    await expect(frozen).not.toContainText('ACT');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('REQ-2611-0003');
    await expect(page.getByRole('option').first()).toContainText('Abgeschlossen');
  });
});

test('C-10 a page whose German is on its way is not English meanwhile', async ({ page }) => {
  await openGerman(page, '/ca/overview');
  await expect(page.getByRole('heading', { level: 1, name: 'Überblick' })).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late = page.waitForRequest(/\/de-[^/]*\.js$/);
  await page.route(/\/de-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Flotteneinstellungen' })
    .click();
  await late;
  await expect(page.getByRole('heading', { level: 1, name: 'Fleet settings' })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Flotteneinstellungen' })).toBeVisible();
});

test('C-10 pages that wait for several German texts are drawn', async ({ page }) => {
  const pages = {
    '/account/notifications?view=rules': 'Regeln der Mitteilungen',
    '/account/notifications?view=rota': 'Nicht quittierte Meldungen',
    '/ca/manoeuvre/aurora-1/C48210': 'Kandidaten',
    '/odt/observation/REQ-2611-0003/obs-2': 'Zuordnung',
    '/ca/satellite/aurora-2': 'Form und Größe',
  };
  await page.route(/\/de-[^/]*\.js$/, async (route) => {
    // Not before the page was drawn without it. A page that was left meanwhile draws nothing.
    await page
      .evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
      .catch(() => {})
      .then(() => route.continue())
      .catch(() => {});
  });
  for (const [path, heading] of Object.entries(pages)) {
    await openGerman(page, path);
    await expect(page.getByRole('heading', { name: heading }).first(), path).toBeVisible();
  }
  // A chunk that nobody waits for any more may still be held up.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
