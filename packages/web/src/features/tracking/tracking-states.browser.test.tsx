import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeScenario } from '../../../mock-api/scenario.ts';
import { expectAddress, main, openPage } from '../../testing/test-page.ts';

const API = '/api/v1/odt';
const EVENT = '/ca/conjunction/aurora-1/C48210';
const PAGES = [
  { name: 'observations', path: '/odt/observations', asks: `${API}/requests`, shown: 'REQ-2611-0005' },
  { name: 'a request', path: '/odt/observation/REQ-2611-0003/', asks: `${API}/requests/`, shown: 'ENVISAT' },
  { name: 'the files', path: '/odt/files', asks: `${API}/observations`, shown: /^TEI-07_/ },
  { name: 'a file', path: '/odt/file/obs-2', asks: `${API}/observations/obs-2`, shown: 'SHA-256' },
  { name: 'sensors', path: '/odt/sensors', asks: `${API}/sensors`, shown: 'TEI-07' },
  { name: 'a sensor', path: '/odt/sensor/sen-1', asks: `${API}/sensors/sen-1`, shown: 'Limiting magnitude' },
  {
    name: 'passes of a satellite',
    path: '/ca/satellite/aurora-2',
    asks: `${API}/passprediction`,
    shown: /^observable$/,
  },
  {
    name: 'observations of an event',
    path: `${EVENT}?tab=observations`,
    asks: `${API}/opportunities`,
    shown: /the cheapest set/,
  },
];

/** Simulates a server event about tracking data; the page then repeats its requests. */
const changeTracking = () => dispatchEvent(new CustomEvent('keepout.news', { detail: { type: 'tracking' } }));

test.each(PAGES.map((shownPage) => [shownPage.name, shownPage] as const))(
  'a page of tracking shows that it loads, fails, is there, and is old when it cannot be renewed: %s',
  async (_name, { path, asks, shown }) => {
    const content = main().getByText(shown).first();
    const again = main().getByRole('button', { name: 'Try again' }).first();
    // Clicks until the content is displayed: an earlier response may still fail the page.
    const contentAfterClick = () => {
      again.query()?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return content.query();
    };
    openPage(path, { held: [asks] });
    // A progress bar replaces the loading text.
    const loading = main().getByRole('status', { name: 'Loading' }).or(main().getByRole('progressbar'));
    await expect.element(loading.first()).toBeVisible();
    await expect.element(content).not.toBeInTheDocument();
    changeScenario({ held: [], failures: { [asks]: 503 } });
    await expect.element(main().getByRole('alert').first()).toHaveTextContent('503');
    await expect.element(main().getByRole('button', { name: 'Copy details' }).first()).toBeVisible();
    changeScenario({ failures: {} });
    await expect.poll(contentAfterClick).toBeVisible();
    await expect.element(main().getByText(/^As of \d{4}/)).not.toBeInTheDocument();
    changeScenario({ failures: { [asks]: 503 } });
    changeTracking();
    await expect
      .element(
        main()
          .getByText(/^As of \d{4}-\d\d-\d\d \d\d:\d\d:\d\d Z$/)
          .first(),
      )
      .toBeVisible();
    await expect.element(content).toBeVisible();
    changeScenario({ failures: {} });
    await again.click();
    await expect.element(main().getByText(/^As of \d{4}/)).not.toBeInTheDocument();
  },
);

test('a file from which no orbit could be updated gives the reason and leads to another pass', async () => {
  openPage('/odt/observation/REQ-2611-0011', { tracking: 'states' });
  await page.getByRole('link', { name: /^TEI-07_/ }).click();
  await expect.element(page.getByText('Not updated')).toBeVisible();
  await page.getByRole('link', { name: 'Order another pass' }).click();
  await expectAddress(/new=request/);
});

test('a new request goes on with what each step needs only, and names what is missing', async () => {
  openPage('/odt/observations?new=request');
  const sheet = page.getByRole('dialog', { name: 'New observation request' });
  const next = sheet.getByRole('button', { name: 'Next', exact: true });
  const isOpen = (step: string) =>
    expect.element(sheet.getByRole('button', { name: step })).toHaveAttribute('aria-current', 'step');
  await next.click();
  await expect.element(sheet.getByRole('alert')).toHaveTextContent(/^Select a satellite, or enter a catalogue number/);
  await isOpen('1. Target');
  (sheet.getByRole('button', { name: '4. Delivery' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await isOpen('1. Target');
  await sheet.getByText('Catalogue number', { exact: true }).click();
  await sheet.getByRole('textbox', { name: 'Catalogue number' }).fill('27386');
  await expect.element(sheet.getByRole('alert')).not.toBeInTheDocument();
  await next.click();
  await isOpen('2. Sensors');
  await next.click();
  await expect.element(sheet.getByRole('table', { name: 'Available passes' })).toBeVisible();
  await next.click();
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('Choose at least one pass.');
  await isOpen('3. Passes');
});
