import { expect, type Page, test } from '@playwright/test';
import { changeScenario, openShell } from './open-shell.ts';

const EVENT = '/ca/conjunction/aurora-1/C48210';
const EVERYTHING = '/api';
const ACCESS = {
  'collision-avoidance': ['user', 'admin'],
  'on-demand-tracking': ['user'],
  payments: ['user', 'admin'],
  audit: ['reader'],
};

/** What nobody may say who could not ask. */
const NOTHING = /\b(No|None|Nothing)\b|gives no|not yet|has none/;
const AGAIN = 'Try again';

/** Every page that asks the server for what it shows. */
const PAGES = [
  '/ca/conjunctions',
  '/ca/overview',
  '/ca/assets',
  '/ca/oems',
  '/ca/find?window=next-7',
  '/ca/flight-rules',
  '/ca/missions',
  '/ca/annual-collision-statistics/fleet',
  '/ca/annual-collision-statistics/aurora-1',
  '/ca/satellite/aurora-1',
  EVENT,
  '/ca/cdm/aurora-1/C48210/C48210-M01',
  '/ca/manoeuvre/aurora-1/C48210',
  '/ca/post-manoeuvre-screening/aurora-1/C48210',
  '/screening',
  '/odt/observations',
  '/odt/observation/REQ-2611-0005',
  '/odt/files',
  '/odt/file/OBS-1',
  '/odt/sensors',
  '/odt/sensor/S-1',
  '/sky',
  '/audit',
  '/feeds',
  '/feeds/feed-1',
  '/publishing',
  '/account',
  '/account/notifications',
  '/payments',
  '/payments/invoices',
  '/payments/products',
  '/payments/customers',
  '/dev/3d',
  '/dev/outbox',
];

const INNER = { useInnerText: true };
const main = (page: Page) => page.getByRole('main');

/** The server says nothing: each place says why, how to try again, and of nothing that it is not there. */
async function expectHonest(page: Page, what: string): Promise<void> {
  await expect(main(page).getByRole('button', { name: AGAIN }).first(), what).toBeVisible();
  await expect(main(page).getByText('503').first(), what).toBeVisible();
  await expect(main(page), what).not.toContainText(NOTHING, INNER);
}

test('E-18 with the server stopped no page says that there is nothing: each says why, and offers to try again', async ({
  page,
}) => {
  for (const path of PAGES)
    await test.step(`E-18 ${path}`, async () => {
      await openShell(page, path, { scenario: { access: ACCESS, failures: { [EVERYTHING]: 503 } } });
      await expectHonest(page, path);
    });
});

test('E-18 a server that stops under an open page leaves what was read, and empties nothing that is opened then', async ({
  page,
}) => {
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const rows = page.getByRole('grid', { name: 'Conjunctions' }).getByRole('row');

  await test.step('E-18 the preview waits for what is on its way, and says of nothing that it is not there', async () => {
    await openShell(page, '/ca/conjunctions', { scenario: { held: ['getConjunction', 'listConjunctionCdms'] } });
    await rows.nth(1).click();
    await expect(preview.getByRole('status', { name: 'Loading the event' })).toBeVisible();
    await expect(preview.getByRole('status', { name: 'Loading messages' })).toBeVisible();
    await expect(preview).not.toContainText(NOTHING, INNER);
    await changeScenario(page, { held: [] });
    await expect(preview.getByRole('region', { name: 'Verdict' })).toBeVisible();
  });

  await test.step('E-18 the preview says why it has no course and no encounter plane, and gets both when the server is back', async () => {
    await openShell(page, '/ca/conjunctions');
    await expect(rows.nth(1)).toBeVisible();
    await changeScenario(page, { failures: { [EVERYTHING]: 503 } });
    await rows.nth(1).click();
    await expect(preview.getByRole('alert')).toHaveCount(2);
    await expect(preview.getByRole('alert').first()).toContainText('503');
    await expect(preview).not.toContainText(NOTHING, INNER);
    await changeScenario(page, { failures: {} });
    await preview.getByRole('button', { name: AGAIN }).first().click();
    await expect(preview.getByRole('region', { name: 'Verdict' })).toBeVisible();
    await expect(preview.getByRole('img', { name: /B-plane/ }).first()).toBeAttached();
  });

  await test.step('E-18 views of an event that are opened then say why they have nothing', async () => {
    await openShell(page, EVENT);
    await expect(page.getByRole('region', { name: 'Verdict' })).toBeVisible();
    await changeScenario(page, { failures: { [EVERYTHING]: 503 } });
    for (const name of ['Decision', 'Manoeuvre', 'Data message']) {
      await page.getByRole('tab', { name, exact: true }).click();
      await expect(main(page).getByRole('button', { name: AGAIN }).first(), name).toBeVisible();
      await expect(page.getByRole('tabpanel', { name, exact: true }), name).not.toContainText(NOTHING, INNER);
    }
  });
});
