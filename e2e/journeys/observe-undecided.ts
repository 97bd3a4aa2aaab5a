import { readFileSync } from 'node:fs';
import { readTdm } from '@keepout/ccsds/tdm/read';
import type { ObservationRequest } from '@keepout/contract/odt/request';
import { expect, type Page, test } from '@playwright/test';
import { machinePace } from '../../scripts/machine-pace.mjs';
import { walkTo } from '../shell/open-shell.ts';
import { openListed } from './event.ts';
import { signIn } from './sign-in.ts';

/** Clouds may take all passes of an order; the next one is of other passes. */
const MOST_ORDERS = 4;

async function openUndecided(page: Page): Promise<void> {
  // What is days away is not to be decided yet.
  await signIn(page, '/ca/conjunctions?show=all&q=MERIDIAN');
  await openListed(page, 'MERIDIAN-S-77');
}

/** Orders and confirms the amount; then the request's own page, until it is over. */
async function orderStarred(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Order observations' }).first().click();
  const button = page.getByRole('button', { name: /^Order this set for/ });
  await button.click();
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) => response.url().endsWith('/odt/requests') && response.request().method() === 'POST',
    ),
    page
      .getByRole('dialog', { name: 'Place this order?' })
      .getByRole('button', { name: /^Order for/ })
      .click(),
  ]);
  expect(answer.status()).toBe(201);
  const { observationRequestId } = (await answer.json()) as ObservationRequest;
  await expect(
    page.getByRole('region', { name: 'Orders for this conjunction' }).getByRole('link').first(),
  ).toBeVisible();
  await walkTo(page, `/odt/observation/${observationRequestId}/`);
  await expect(page.getByText(/simulated, 86400 times as fast as real time/)).toBeVisible();
  // Of the request, and not of a pass that clouds took.
  const end = page
    .getByRole('list', { name: 'Status of the request' })
    .getByText(/^(Complete|Partial|Unsuccessful|Infeasible)$/);
  await expect(end).toBeVisible();
  return (await end.textContent()) ?? '';
}

/** Orders observations of the event without a conclusion until measurements came, and waits for the orbit update and the new verdict. */
export async function observeUndecided(page: Page): Promise<{ readonly event: string; readonly request: string }> {
  // Orbits are updated by jobs, which come after whoever answers calls.
  test.setTimeout(1_200_000 * machinePace());
  await openUndecided(page);
  const event = page.url();
  await expect(page.getByText('NO CONCLUSION').first()).toBeVisible();
  let outcome = 'Unsuccessful';
  for (let orders = 0; orders < MOST_ORDERS && !/Complete|Partial/.test(outcome); orders++) {
    if (page.url() !== event) await walkTo(page, event);
    outcome = await orderStarred(page);
  }
  expect(outcome).toMatch(/Complete|Partial/);
  // The page of the order stands open: the verdict comes there, beside the one before and what was promised.
  await expect(page.getByRole('heading', { name: 'Result of the order' })).toBeVisible();
  const change = page.getByRole('region', { name: 'Values before the order, expected and actual' });
  const [before, promised, after] = await change
    .getByRole('row', { name: /^Miss 1σ/ })
    .getByRole('cell')
    .all();
  for (const cell of [before!, promised!, after!]) await expect(cell).toHaveText(/^[\d.,]+\u00a0?\s?k?m$/);
  expect(await after!.textContent()).not.toBe(await before!.textContent());
  await expect(change.getByRole('row', { name: /^Verdict/ })).toContainText(
    /No conclusion.*probability of act or safe/,
  );
  const request = page.url();
  // What came, what it says, and what it did.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the file' }).click(),
  ]);
  const tdm = readTdm(readFileSync(await download.path(), 'utf8'));
  expect(tdm.ok && tdm.value.segments[0]!.observations.length).toBeGreaterThan(4);
  await expect(page.getByRole('heading', { name: 'Association' })).toBeVisible();
  // Where it comes to something else the failure says to what.
  await expect(page.getByRole('region', { name: 'Orbit update' })).toContainText(
    /Updated with \d+ of \d+ measurements/,
  );
  // The event has a step more, which says what it rests on, and another verdict or at least another probability.
  await walkTo(page, event);
  await expect(page.getByText(/Uses observations: \d+ simulated measurements of/)).toBeVisible();
  return { event, request };
}
