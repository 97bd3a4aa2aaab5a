import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { changeScenario } from '../../mock-api/scenario.ts';
import { expectWithout, main, openPage } from '../testing/test-page.ts';

const EVENT = '/ca/conjunction/aurora-1/C48210';
const EVERYTHING = '/api';
const ACCESS = {
  'collision-avoidance': ['user', 'admin'],
  'on-demand-tracking': ['user'],
  payments: ['user', 'admin'],
  audit: ['reader'],
};

/** Statements of absence, which nothing supports while the server does not answer. */
const NOTHING = /\b(No|None|Nothing)\b|gives no|not yet|has none/;
const AGAIN = 'Try again';

/** Every page that shows data of the server. */
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

test.each(PAGES)(
  'E-18 without the server the page gives the reason, offers to try again and claims no absence: %s',
  async (path) => {
    openPage(path, { access: ACCESS, failures: { [EVERYTHING]: 503 } });
    await expect.element(main().getByRole('button', { name: AGAIN }).first()).toBeVisible();
    await expect.element(main().getByText('503').first()).toBeVisible();
    await expectWithout(main(), NOTHING);
  },
);

/** A call that fails while the others answer: where its data belongs, how a person gets there, and what the page must not claim of it. */
interface Part {
  readonly path: string;
  readonly call: string;
  readonly place: () => Locator;
  readonly open?: () => Promise<void>;
  readonly unsaid?: RegExp;
}

const PARTS: readonly Part[] = [
  { path: '/account', call: 'listOrders', place: () => page.getByRole('region', { name: 'Balance' }) },
  {
    path: '/account/notifications?view=rota',
    call: 'listColleagues',
    place: () => page.getByRole('region', { name: 'On-call schedule' }),
  },
  {
    path: '/account/notifications?view=rules',
    call: 'listRuleCounts',
    place: () => page.getByRole('region', { name: 'Notification rules' }),
    unsaid: /\d alerts? · \d+ sent/,
  },
  {
    path: '/ca/oems',
    call: 'getEphemeris',
    place: () => page.getByRole('dialog'),
    open: () => page.getByText('aurora2_ops_20261120.oem').first().click(),
    unsaid: /\bwarnings?\b/,
  },
  {
    path: '/odt/observation/REQ-2611-0005',
    call: 'listSensors',
    place: () => page.getByRole('region', { name: 'Passes', exact: true }),
  },
  {
    path: '/odt/observations?new=request',
    call: 'listSatellites',
    place: () => page.getByRole('dialog'),
    open: () => page.getByRole('dialog').getByText('Your satellite', { exact: true }).click(),
  },
  {
    path: '/screening',
    call: 'listSatellites',
    place: () => page.getByRole('dialog'),
    open: () => page.getByRole('button', { name: 'New run' }).first().click(),
  },
  {
    path: '/screening',
    call: 'listEphemerides',
    place: () => page.getByRole('dialog'),
    open: async () => {
      await page.getByRole('button', { name: 'New run' }).first().click();
      await page.getByRole('dialog').getByText('Ephemeris file', { exact: true }).click();
    },
  },
  {
    path: '/account',
    call: 'listSatellites',
    place: () => page.getByRole('dialog', { name: 'Commands' }),
    open: async () => {
      await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeInTheDocument();
      await userEvent.keyboard('{Control>}k{/Control}');
      await page.getByRole('dialog').getByRole('combobox').fill('qqq');
    },
  },
];

test.each(PARTS.map((part) => [part.call, part.path, part] as const))(
  'E-18 without %s the other data of %s remains, and its own place gives the reason',
  async (call, path, { place, open, unsaid = NOTHING }) => {
    openPage(path, { failures: { [call]: 503 } });
    await open?.();
    await expect.element(place().getByRole('button', { name: AGAIN }).first()).toBeVisible();
    await expectWithout(place(), unsaid);
  },
);

const preview = () => page.getByRole('complementary', { name: 'Preview' });
const rows = () => page.getByRole('grid', { name: 'Conjunctions' }).getByRole('row');

test('E-18 the preview of an event claims no absence while its data loads', async () => {
  openPage('/ca/conjunctions', { held: ['getConjunction', 'listConjunctionCdms'] });
  await rows().nth(1).click();
  await expect.element(preview().getByRole('status', { name: 'Loading conjunction' })).toBeVisible();
  await expect.element(preview().getByRole('status', { name: 'Loading messages' })).toBeVisible();
  await expectWithout(preview(), NOTHING);
  changeScenario({ held: [] });
  await expect.element(preview().getByRole('region', { name: 'Verdict' })).toBeVisible();
});

test('E-18 the preview of an event that cannot be loaded gives the reason, and loads when tried again', async () => {
  openPage('/ca/conjunctions');
  await expect.element(rows().nth(1)).toBeVisible();
  changeScenario({ failures: { getConjunction: 503, listConjunctionCdms: 503 } });
  await rows().nth(1).click();
  await expect.element(preview().getByRole('alert')).toHaveLength(2);
  await expect.element(preview().getByRole('alert').first()).toHaveTextContent('503');
  await expectWithout(preview(), NOTHING);
  const again = preview().getByRole('button', { name: AGAIN }).first().element() as HTMLElement;
  changeScenario({ failures: {} });
  // Pressed at once: the page also asks again by itself.
  again.click();
  await expect.element(preview().getByRole('region', { name: 'Verdict' })).toBeVisible();
  await expect
    .element(
      preview()
        .getByRole('img', { name: /Encounter plane/ })
        .first(),
    )
    .toBeInTheDocument();
});

async function expectPanel(name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  const panel = page.getByRole('tabpanel', { name, exact: true });
  await expect.element(panel.getByRole('button', { name: AGAIN }).first()).toBeVisible();
  await expectWithout(panel, NOTHING);
}

/** Tabs of an event that ask for their own data. */
const OWN_VIEWS = ['Decision', 'Coordination', 'Observations', 'Manoeuvre', 'Export manoeuvre'];

test('E-18 tabs of an event that are opened after the server stopped give the reason', async () => {
  openPage(EVENT);
  await expect.element(page.getByRole('region', { name: 'Verdict' })).toBeVisible();
  changeScenario({ failures: { [EVERYTHING]: 503 } });
  for (const name of [...OWN_VIEWS, 'CDM text']) await expectPanel(name);
});

test('E-18 without its messages each tab of an event gives the reason in its place', async () => {
  openPage(EVENT, { failures: { listConjunctionCdms: 503 } });
  for (const name of ['CDM fields', 'Encounter plane evolution', 'Sources and outlook', 'CDM text'])
    await expectPanel(name);
});
