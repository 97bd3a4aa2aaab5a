import { expect, type Locator, type Page, test } from '@playwright/test';
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
  '/contacts',
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

/** Answers that fail alone, beside what the page has: where they would stand, how one gets there, and what is then not said of them. */
const PARTS: readonly {
  readonly path: string;
  readonly call: string;
  readonly place: (page: Page) => Locator;
  readonly open?: (page: Page) => Promise<void>;
  readonly unsaid?: RegExp;
}[] = [
  { path: '/account', call: 'listOrders', place: (page) => page.getByRole('region', { name: 'Balance' }) },
  {
    path: '/account/notifications?view=rota',
    call: 'listColleagues',
    place: (page) => page.getByRole('region', { name: 'Who is called' }),
  },
  {
    path: '/account/notifications?view=rules',
    call: 'listRuleCounts',
    place: (page) => page.getByRole('region', { name: 'What you are told, and when' }),
    unsaid: /crossed (once|\d)/,
  },
  {
    path: '/ca/oems',
    call: 'getEphemeris',
    place: (page) => page.getByRole('dialog'),
    open: (page) => page.getByText('aurora2_ops_20261120.oem').first().click(),
    unsaid: /\bwarnings?\b/,
  },
  {
    path: '/odt/observation/REQ-2611-0005',
    call: 'listSensors',
    place: (page) => page.getByRole('region', { name: 'Passes', exact: true }),
  },
  {
    path: '/odt/observations?new=request',
    call: 'listSatellites',
    place: (page) => page.getByRole('dialog'),
    open: (page) => page.getByRole('dialog').getByText('Your satellite', { exact: true }).click(),
  },
  {
    path: '/screening',
    call: 'listSatellites',
    place: (page) => page.getByRole('dialog'),
    open: (page) => page.getByRole('button', { name: 'New run' }).first().click(),
  },
  {
    path: '/screening',
    call: 'listEphemerides',
    place: (page) => page.getByRole('dialog'),
    open: async (page) => {
      await page.getByRole('button', { name: 'New run' }).first().click();
      await page.getByRole('dialog').getByText('Ephemeris file', { exact: true }).click();
    },
  },
  {
    path: '/account',
    call: 'listSatellites',
    place: (page) => page.getByRole('dialog', { name: 'Commands' }),
    open: async (page) => {
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('qqq');
    },
  },
];

test('E-18 what cannot be read beside the rest says so in its own place, and nothing of its being empty', async ({
  page,
}) => {
  for (const { path, call, place, open, unsaid = NOTHING } of PARTS)
    await test.step(`E-18 ${path} without ${call}`, async () => {
      await openShell(page, path, { scenario: { failures: { [call]: 503 } } });
      await open?.(page);
      await expect(place(page).getByRole('button', { name: AGAIN }).first()).toBeVisible();
      await expect(place(page)).not.toContainText(unsaid, INNER);
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
    for (const name of [...OWN_VIEWS, 'Data message']) {
      await page.getByRole('tab', { name, exact: true }).click();
      await expectPanel(page, name);
    }
  });

  await test.step('E-18 without its messages the views of an event say why, each in its place', async () => {
    await openShell(page, EVENT, { scenario: { failures: { listConjunctionCdms: 503 } } });
    for (const name of ['Message details', 'B-plane evolution', 'Sources and outlook', 'Data message']) {
      await page.getByRole('tab', { name, exact: true }).click();
      await expectPanel(page, name);
    }
  });
});

/** Views of an event that ask for what is theirs. */
const OWN_VIEWS = ['Decision', 'Who moves', 'Observations', 'Manoeuvre', 'Export manoeuvre'];

async function expectPanel(page: Page, name: string): Promise<void> {
  const panel = page.getByRole('tabpanel', { name, exact: true });
  await expect(panel.getByRole('button', { name: AGAIN }).first(), name).toBeVisible();
  await expect(panel, name).not.toContainText(NOTHING, INNER);
}
