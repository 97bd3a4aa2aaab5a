import { parseUtc } from '@keepout/astro/epoch';
import { CATALOGUE } from '@keepout/contract/ca/endpoints/catalogue';
import { urlOf } from '@keepout/contract/platform/endpoint';
import { liveCatalogue } from '@keepout/operations/live/catalogue';
import { testOem } from '@keepout/server/ca/test-oem';
import { expect, type Page } from '@playwright/test';
import { faultsInForce, faultsOf } from './axe.ts';
import { beyondPanels, brokenDigits, SIZES, sidewaysPx, windowScrollPx } from './fit.ts';
import { openShell, type ScenarioChange, walkTo } from './open-shell.ts';

export interface Look {
  readonly path: string;
  readonly scenario?: ScenarioChange;
  readonly isModal?: boolean;
  /** A specimen of loading never ends. */
  readonly isLoading?: boolean;
  /** Brings the page into the state that is looked at, and waits for it. */
  readonly reach?: (page: Page) => Promise<void>;
}

const EVENT = '/ca/conjunction/aurora-1/C48210';
const PLANNER = '/ca/manoeuvre/aurora-1/C48210';
const DAY = new Date().toISOString().slice(0, 10);

const ACCOUNT_ADMIN = { 'collision-avoidance': ['admin'], 'on-demand-tracking': ['user'] };

/** The map of the planner; a phone has none. */
const mapped = async (page: Page) => {
  if ((page.viewportSize()?.width ?? 0) > 719)
    await expect(page.getByRole('application', { name: /^Total Pc by ignition epoch/ })).toBeVisible();
};
const shown = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();

const loading = (name: string) => (page: Page) => expect(page.getByRole('status', { name }).first()).toBeVisible();

async function withUploads(page: Page) {
  await page.locator('input[type=file]').setInputFiles(
    [
      ['broken.oem', 'hello'],
      ['day.oem', 'CCSDS_OEM_VERS = 2.0\nOBJECT_NAME = AURORA-1\n'],
      ['slow.oem', 'CCSDS_OEM_VERS = 2.0\nOBJECT_NAME = AURORA-1\n'],
    ].map(([name = '', text = '']) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })),
  );
  const cards = page.getByRole('list', { name: 'Uploaded files' }).getByRole('listitem');
  await expect(cards.filter({ hasText: 'broken.oem' }).getByText('Rejected')).toBeVisible();
  await expect(cards.filter({ hasText: 'day.oem' }).getByText('Accepted', { exact: true })).toBeVisible();
}

/** A file of the next day, of which an approach is to be avoided. */
async function withCandidates(page: Page) {
  await expect(page.getByText('The file is not uploaded.')).toBeVisible();
  const text = await page.evaluate(`fetch('${urlOf(CATALOGUE.getCatalogueElements)}').then((answer) => answer.text())`);
  const { elements, indexOf } = liveCatalogue(String(text));
  const own = { ...elements[indexOf.get(58_210)!]!, name: 'UNPUBLISHED', cosparId: '58210' };
  const noon = parseUtc(`${DAY}T12:00:00Z`);
  if (!noon.ok) throw new Error('no day');
  const oem = testOem(own, { startTaiS: noon.value + 86_400, count: 721, stepS: 60 });
  const file = { name: 'unpublished.oem', mimeType: 'text/plain', buffer: Buffer.from(oem) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Candidates' }).last().click();
  await expect(page.getByText(/Total Pc of all close approaches without a manoeuvre/)).toBeVisible();
}

type Looks = Readonly<Record<string, Readonly<Record<string, Look>>>>;

/** Each page of the application once, in the usual world. */
export const PAGES: Looks = {
  'list, event and decisions': {
    list: { path: '/ca/conjunctions' },
    overview: { path: '/ca/overview', reach: shown('Needs a decision') },
    assets: { path: '/ca/assets', reach: shown('AURORA-2') },
    event: { path: EVENT },
    message: { path: '/ca/cdm/aurora-1/C48210/C48210-M12' },
    'examples of searches': { path: '/ca/find' },
  },
  'planning, files and screening': {
    planner: { path: PLANNER, reach: mapped },
    'no screened plan': { path: '/ca/post-manoeuvre-screening/aurora-1/C48210' },
    'ephemerides with uploads': { path: '/ca/oems', reach: withUploads },
    screening: { path: '/screening', reach: shown('aurora1_ops_part1.oem') },
    satellite: { path: '/ca/satellite/aurora-2', reach: shown('3.40\u00a0m (radius from the operator)') },
    'fleet and flight rules': { path: '/ca/flight-rules', reach: shown('Svalbard') },
    contacts: { path: '/contacts' },
    missions: { path: '/ca/missions' },
    'statistics of the fleet': {
      path: '/ca/annual-collision-statistics/fleet',
      reach: shown('Comparison of two estimates'),
    },
    'statistics of a satellite': {
      path: '/ca/annual-collision-statistics/aurora-2',
      reach: shown('Objects with the most close approaches'),
    },
    'a planned mission': { path: '/ca/missions/mis-1', reach: shown('Most frequent objects') },
  },
  tracking: {
    observations: { path: '/odt/observations', reach: shown(/REQ-2611-0005/) },
    'a request with a file': {
      path: '/odt/observation/REQ-2611-0003/obs-2',
      reach: shown(/^26,834 orbits were compared/),
    },
    sensors: { path: '/odt/sensors', reach: shown(/TEI-07/) },
    'a sensor of a provider': { path: '/odt/sensor/sen-1', reach: shown(/^Scatter of directions/) },
    'measurement files': { path: '/odt/files', reach: shown(/^Drop TDM files here/) },
    'a measurement file': { path: '/odt/file/obs-2', reach: shown(/^26,834 orbits were compared/) },
    calculations: { path: '/sky?object=58210&latitude=28.3&longitude=-16.5', reach: shown('in sunlight') },
  },
  'account, documentation and administration': {
    account: { path: '/account' },
    notifications: { path: '/account/notifications', reach: shown('Last delivery') },
    payments: { path: '/payments', reach: shown('O-2026-000014') },
    terms: { path: '/tnc' },
    'not found': { path: '/nowhere' },
    'choice of documentation': { path: '/docs' },
    guide: { path: '/docs/ca/errors', reach: shown('By status') },
    'calls of a tag': { path: '/docs/ca/reference-satellites', reach: shown('Adds a satellite to your fleet') },
    'audit log': { path: '/audit', reach: shown(/of 260 entries/) },
    feeds: { path: '/feeds', reach: shown('Failing') },
    publications: { path: '/publishing', reach: shown('Not sent yet') },
    outbox: { path: '/dev/outbox' },
    actions: { path: '/dev/kitchensink?group=actions' },
  },
};

/** Other states and views of the pages, and dialogs over them. */
export const STATES: Looks = {
  'the account and its money': {
    'somebody without a role': {
      path: '/account',
      scenario: { access: {}, failures: { '/api/v1/events': 403 } },
      reach: shown('No roles'),
    },
    'customers and products of who runs payments': {
      path: '/payments/customers',
      scenario: { access: { payments: ['admin'] } },
      reach: shown('Gull Ltd'),
    },
    'payments not booked': {
      path: '/payments/invoices',
      scenario: { access: { payments: ['admin'] } },
      reach: shown('cs_live'),
    },
    rules: { path: '/account/notifications?view=rules', reach: shown('Backtest') },
    'on call': { path: '/account/notifications?view=rota', reach: shown('Unacknowledged alerts') },
    'sign-ins of the user': {
      path: '/account?view=sessions',
      scenario: { access: ACCOUNT_ADMIN },
      reach: shown(/Chrome 131 on Linux/),
    },
    'programs of the organisation': {
      path: '/account?view=machines',
      scenario: { access: ACCOUNT_ADMIN },
      reach: shown('New program'),
    },
    'nobody on call': {
      path: '/account/notifications?view=rota',
      scenario: { alerts: 'none' },
      reach: shown('No person on call'),
    },
  },
  'public pages, documentation and the audit log': {
    'terms signed out': { path: '/tnc', scenario: { session: 'signed-out' } },
    'connection error': { path: '/connection-error', scenario: { session: 'unavailable' } },
    'a feed that fails': {
      path: '/feeds/fed-2',
      scenario: { access: { 'collision-avoidance': ['admin'] } },
      reach: shown('Scheduled'),
    },
    'a publication of which nobody knows whether it arrived': {
      path: '/publishing?publication=pub-2',
      reach: shown('History'),
    },
  },
  'the parts of the interface': {
    fields: { path: '/dev/kitchensink?group=fields' },
    status: { path: '/dev/kitchensink?group=status', isLoading: true },
    views: { path: '/dev/kitchensink?group=views' },
    tokens: { path: '/dev/kitchensink?group=pages,tokens' },
    'charts of tracking': { path: '/dev/kitchensink?group=tracking,trade-map' },
  },
  'overview and list': {
    'overview without events': { path: '/ca/overview', scenario: { conjunctions: 'none' } },
    'list with preview': { path: '/ca/conjunctions?selected=C48210&group=risk' },
    'past, every column': { path: '/ca/conjunctions?tab=past&columns=all' },
    'empty list': { path: '/ca/conjunctions', scenario: { conjunctions: 'none' } },
  },
  'an event': {
    'older message': { path: `${EVENT}?message=C48210-M3`, reach: shown(/^Message 3 of 12, created/) },
    'message fields': { path: `${EVENT}?tab=details` },
    'b-plane': { path: `${EVENT}?tab=plane` },
    'sources and outlook': { path: `${EVENT}?tab=analysis`, reach: shown('Originators') },
    'raw message': { path: `${EVENT}?tab=raw`, reach: shown('CCSDS_CDM_VERS') },
    'event in space': { path: `${EVENT}?geometry=space`, reach: shown('Encounter in space') },
    'view of manoeuvres': { path: `${EVENT}?tab=manoeuvre` },
  },
  'decisions and searches': {
    'no decision': { path: `${EVENT}?tab=decision`, reach: shown('Create decision record') },
    'a decision that waits for a signature': {
      path: '/ca/conjunction/aurora-1/C48211?tab=decision',
      reach: shown('Frozen inputs'),
    },
    'a signed decision': { path: '/ca/conjunction/aurora-1/C48212?tab=decision', reach: shown('Download PDF') },
    'record of events': { path: '/ca/find?window=next-7', reach: shown(/^\d+ conjunctions$/) },
    'screening in the browser': {
      path: `/ca/find/aurora-2?window=between&start=${DAY}T00:00:00Z&end=${DAY}T23:59:59Z&source=live&volume=ellipsoid&axes=5,30,30`,
      reach: shown(/approaches found: 1 satellite/),
    },
    'candidates for an approach of a file': {
      path: '/ca/find?source=file&volume=sphere&miss=60',
      reach: withCandidates,
    },
  },
  'statistics, satellites and rules': {
    'statistics without a catalogue': {
      path: '/ca/annual-collision-statistics/fleet',
      scenario: { statistics: 'none' },
      reach: shown(/^No catalogue is loaded/),
    },
    'statistics while they are computed': {
      path: '/ca/annual-collision-statistics/fleet',
      scenario: { held: ['getAnnualStatistics'] },
      isLoading: true,
      reach: (page) => expect(page.getByRole('progressbar', { name: 'Computing statistics' })).toBeVisible(),
    },
    'a planned mission that is flown': { path: '/ca/missions/mis-2', reach: shown(/^The study is queued or running/) },
  },
  'files, screening and the planner': {
    'a file with its quality': {
      path: '/ca/oems?oem=oem-4',
      isModal: true,
      reach: (page) =>
        expect(
          page
            .getByRole('dialog')
            .getByText(/^The difference from aurora1|indicates an undeclared burn/)
            .first(),
        ).toBeVisible(),
    },
    'a run that failed': {
      path: '/screening?run=scr-7',
      isModal: true,
      reach: (page) => expect(page.getByRole('dialog').getByRole('button', { name: 'New run' })).toBeVisible(),
    },
    'an opened run': {
      path: '/screening?run=scr-8',
      isModal: true,
      reach: (page) => expect(page.getByRole('dialog').getByRole('link', { name: 'Act' }).first()).toBeVisible(),
    },
    'planner by hand': { path: `${PLANNER}?way=byHand`, reach: mapped },
    'planner without propulsion': { path: PLANNER, scenario: { propulsion: 'NONE' } },
    'planner of drag': { path: PLANNER, scenario: { propulsion: 'DIFFERENTIAL_DRAG' }, reach: mapped },
    'planner before its basis is there': {
      path: PLANNER,
      scenario: { held: ['getPlanningBasis'] },
      isLoading: true,
      reach: loading('Loading planning data'),
    },
    'screening of a plan while it is loaded': {
      path: '/ca/post-manoeuvre-screening/aurora-1/C48210',
      scenario: { held: ['listPostManoeuvreScreenings', 'getPostManoeuvreScreening'] },
      isLoading: true,
      reach: loading('Loading screening'),
    },
  },
  tracking: {
    'a request that is being planned': {
      path: '/odt/observation/REQ-2611-0014',
      scenario: { tracking: 'states' },
      reach: shown(/^Passes are being scheduled/),
    },
    'a request that came to nothing': {
      path: '/odt/observation/REQ-2611-0012',
      scenario: { tracking: 'states' },
      reach: shown('No observations were taken.'),
    },
    'a file that updated no orbit': {
      path: '/odt/observation/REQ-2611-0011',
      scenario: { tracking: 'states' },
      reach: shown('Not updated'),
    },
    'the passes of a request': {
      path: '/odt/observations?conjunction=C48210',
      isModal: true,
      reach: async (page) => {
        await page.getByRole('dialog').getByRole('button', { name: '3. Passes' }).click();
        await shown(/^2 passes selected/)(page);
      },
    },
    'an own sensor': { path: '/odt/sensor/sen-5', reach: shown(/^Not calibrated/) },
    'observations of an event': { path: `${EVENT}?tab=observations`, reach: shown(/the cheapest set/) },
  },
};

/** Pages that show on a phone what they do not elsewhere (bar, cards, sheets): their colours are judged there too. */
const OTHERWISE_ON_PHONE: readonly string[] = [
  'overview',
  'list',
  'event',
  'planner',
  'message fields',
  'an opened run',
];

/** Opens what is looked at: in a world of its own where its scenario asks for one or nothing is open yet, otherwise without a new load. */
export async function reachLook(page: Page, { isModal = false, isLoading = false, ...look }: Look, isFirst: boolean) {
  await page.setViewportSize(SIZES.wide);
  await (isFirst || look.scenario !== undefined ? openShell(page, look.path, look) : walkTo(page, look.path));
  await page.evaluate("document.documentElement.dataset.theme = 'dark'");
  await expect(page.getByRole('heading', { level: 1, includeHidden: isModal }).first()).toBeAttached();
  await look.reach?.(page);
  if (!isLoading) await isLoaded(page);
}

/** At 1440 px: axe in both themes, no sideways scrolling, no text outside its panel. */
export async function looksRightWide(page: Page, { isModal = false }: Look) {
  await expect.poll(() => sidewaysPx(page), { message: 'wide' }).toBeLessThanOrEqual(0);
  expect(await windowScrollPx(page), 'wide').toBe(0);
  expect(await beyondPanels(page), 'wide').toEqual([]);
  expect(await faultsOf(page, { isModalOpen: isModal }), 'wide').toEqual([]);
}

/** On a tablet and on a phone: the same, and no number that breaks over two lines. */
export async function looksRightSmall(page: Page, name: string, { isModal = false, isLoading = false }: Look) {
  await page.setViewportSize(SIZES.tablet);
  await expect.poll(() => sidewaysPx(page), { message: 'tablet' }).toBeLessThanOrEqual(0);
  expect(await beyondPanels(page), 'tablet').toEqual([]);
  await page.setViewportSize(SIZES.phone);
  if (!isLoading) await isLoaded(page);
  await expect.poll(() => sidewaysPx(page), { message: 'phone' }).toBeLessThanOrEqual(0);
  expect(await windowScrollPx(page), 'phone').toBe(0);
  await expect.poll(() => brokenDigits(page), { message: 'phone' }).toEqual([]);
  expect(await beyondPanels(page), 'phone').toEqual([]);
  const isColourKnown = !OTHERWISE_ON_PHONE.includes(name);
  expect(await faultsInForce(page, { isModalOpen: isModal, isColourKnown }), 'phone').toEqual([]);
}

const isLoaded = (page: Page) => expect(page.getByRole('status', { name: /loading|computing/i })).toHaveCount(0);
