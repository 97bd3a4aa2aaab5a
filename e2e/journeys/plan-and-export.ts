import { readFileSync } from 'node:fs';
import { readOpm } from '@keepout/ccsds/opm/read';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import { expect, type Page } from '@playwright/test';
import { machinePace } from '../../scripts/machine-pace.mjs';

const MAX_CLICKS = 12;
/** A minute alone; what is computed waits for a processor beside the other browsers. */
const MAX_MS = 240_000 * machinePace();

/** From the page of an event to a screened, approved and exported manoeuvre. @returns the plan as it was stored */
export async function planAndExport(page: Page): Promise<ManoeuvrePlan> {
  const startedMs = Date.now();
  let clicks = 0;
  const press = async (role: 'button' | 'link', name: string) => {
    clicks += 1;
    await page.getByRole(role, { name, exact: true }).first().click();
  };
  await press('link', 'Plan manoeuvre');
  await expect(page.getByRole('heading', { name: 'Candidate', exact: true })).toBeVisible();
  // Before anything is saved, what it would create against the catalogue is known.
  await expect(page.getByRole('status').filter({ hasText: /cells screened against/ })).toBeVisible();
  const stored = page.waitForResponse((answer) => answer.status() === 201);
  await press('button', 'Save plan');
  await expect(page).toHaveURL(/plan=man-/);
  const plan = (await (await stored).json()) as ManoeuvrePlan;
  await press('button', 'Screen');
  await expect(page.getByText(/^(No new risk|New risk)$/)).toBeVisible();
  await press('button', 'Propose');
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  const reason = page.getByRole('textbox', { name: 'Reason for approval despite the screening result' });
  if (await reason.isVisible()) await reason.fill('New conjunctions use estimated covariance');
  await press('button', 'Approve');
  await expect(page.getByRole('button', { name: 'Mark as committed' })).toBeVisible();
  await press('button', 'Export');
  const [download] = await Promise.all([page.waitForEvent('download'), press('button', 'Download')]);
  const opm = readOpm(readFileSync(await download.path(), 'utf8'));
  expect(opm.ok).toBe(true);
  expect(clicks).toBeLessThanOrEqual(MAX_CLICKS);
  expect(Date.now() - startedMs).toBeLessThan(MAX_MS);
  return plan;
}
