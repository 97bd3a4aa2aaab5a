import type { PlannedManoeuvreType } from '@keepout/contract/ca/manoeuvre-enums';
import { expect, type Page } from '@playwright/test';
import { openShell } from './open-shell.ts';

export const PLANNER = '/ca/manoeuvre/aurora-1/C48210';

export const map = (page: Page) => page.getByRole('application', { name: /^Total probability/ });

const EVENT = '/ca/conjunction/aurora-1/C48210';
const MAX_CLICKS = 12;

/** Plans from the event to an approved and exported manoeuvre. */
export async function planInTwelveClicks(page: Page, propulsion: PlannedManoeuvreType) {
  await openShell(page, EVENT, { scenario: { propulsion } });
  let clicks = 0;
  const press = async (role: 'button' | 'link', name: string) => {
    clicks += 1;
    await page.getByRole(role, { name, exact: true }).first().click();
  };
  await press('link', 'Plan manoeuvre');
  await expect(page).toHaveURL(PLANNER);
  await expect(map(page)).toBeVisible();
  await press('button', 'Save plan');
  await expect(page).toHaveURL(/plan=man-1/);
  await press('button', 'Screen');
  await expect(page.getByText('Clear', { exact: true })).toBeVisible();
  await press('button', 'Propose');
  await press('button', 'Approve');
  await expect(page.getByRole('button', { name: 'Mark as committed' })).toBeVisible();
  await press('button', 'Export');
  await expect(page.getByText('CCSDS_OPM_VERS = 2.0').first()).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), press('button', 'Download')]);
  expect(download.suggestedFilename()).toMatch(/^AURORA-1_manoeuvre_\d{8}_\d{6}_Z\.opm$/);
  expect(clicks).toBeLessThanOrEqual(MAX_CLICKS);
}
