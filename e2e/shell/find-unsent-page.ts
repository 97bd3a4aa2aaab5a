import { readFileSync } from 'node:fs';
import { parseUtc } from '@keepout/astro/epoch';
import { CATALOGUE } from '@keepout/contract/ca/endpoints/catalogue';
import { SATELLITES } from '@keepout/contract/ca/endpoints/satellites';
import { urlOf } from '@keepout/contract/platform/endpoint';
import { liveCatalogue } from '@keepout/operations/live/catalogue';
import { testOem } from '@keepout/server/ca/test-oem';
import { expect, type Page } from '@playwright/test';
import { openShell } from './open-shell.ts';

export const AURORA = 58_210;
export const DAY_S = 86_400;
export const live = (page: Page) => page.getByRole('region', { name: 'Screening in this browser' });
export const left = (page: Page) => page.getByRole('region', { name: 'Network requests of this browser' });
export const table = (page: Page) => page.getByRole('table', { name: 'Close approaches found in this browser' });

/** What the page is answered, its mock included. */
const bodyOf = async (page: Page, address: string) =>
  String(await page.evaluate(`fetch('${address}').then((answer) => answer.text())`));

export async function saved(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    left(page).getByRole('button', { name: button }).click(),
  ]);
  return JSON.parse(readFileSync(await download.path(), 'utf8'));
}

/** Opens the screening of files in the browser, with an ephemeris of yesterday and what the page was served: catalogue and fleet. */
export async function openUnsent(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  // Of a refused request the browser tells, although none is made.
  const refused: string[] = [];
  page.on('requestfailed', (request) => request.failure()?.errorText === 'csp' && refused.push(request.url()));
  await openShell(page, '/ca/find?source=file');
  await expect(page.getByText('The file is not uploaded.')).toBeVisible();
  const text = await bodyOf(page, urlOf(CATALOGUE.getCatalogueElements));
  const fleet = JSON.parse(await bodyOf(page, urlOf(SATELLITES.listSatellites)));
  const catalogue = liveCatalogue(text);
  // Of yesterday, and so screened whole, whenever the test runs.
  const stop = parseUtc(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`);
  if (!stop.ok) throw new Error('no day');
  const elements = { ...catalogue.elements[catalogue.indexOf.get(AURORA)!]!, cosparId: String(AURORA) };
  const startTaiS = stop.value - DAY_S;
  const oem = testOem({ ...elements, name: 'UNPUBLISHED' }, { startTaiS, count: 1441, stepS: 60 });
  const file = { name: 'unpublished.oem', mimeType: 'text/plain', buffer: Buffer.from(oem) };
  return { sent, refused, fleet, catalogue, stop: stop.value, elements, startTaiS, oem, file };
}

/** Reads the file, and waits until it is screened. */
export async function screenFile(page: Page, file: Awaited<ReturnType<typeof openUnsent>>['file']) {
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(live(page).getByText(/approaches? found/)).toBeVisible();
}
