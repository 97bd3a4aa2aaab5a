import { readFileSync } from 'node:fs';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { expect, type Page, test } from '@playwright/test';
import { walkTo } from '../shell/open-shell.ts';
import { openListed } from './event.ts';
import { planAndExport } from './plan-and-export.ts';
import { PASSWORD, signIn } from './sign-in.ts';

const SATELLITE = 'TERN-1';
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('P-01 R-17 A-01 R-14 R-15 from the critical event to a plan and a decision, on the running platform', async ({
  page,
}) => {
  await test.step('P-01 a wrong password is refused, the right one leads to where the user wanted to go', async () => {
    await signIn(page, '/ca/conjunctions', 'wrong');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/ca\/conjunctions/);
  });

  await test.step('R-17 the event shows its verdict, the reason and the deadline', async () => {
    await openListed(page, SATELLITE, 'CRITICAL');
    // The address is there before the page: the preview of the list tells a verdict too.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Act');
    const verdict = region(page, 'Verdict');
    await expect(verdict).toContainText('Act');
    await expect(verdict).toContainText(/Pc .*act threshold/);
    await expect(verdict).toContainText(/Decide by/);
    await expect(page.getByRole('img', { name: /encounter plane|b-plane/i }).first()).toBeVisible();
  });

  await test.step('A-01 the message downloads as a CDM with the figures of the page', async () => {
    for (const [format, version] of [
      ['KVN, text', '1.0'],
      ['CDM 2.0 (draft), KVN', '2.0'],
    ] as const) {
      await page.getByRole('button', { name: 'Export CDM' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: format, exact: true }).click(),
      ]);
      const text = readFileSync(await download.path(), 'utf8');
      const cdm = readCdm(text);
      expect(cdm.ok, format).toBe(true);
      if (!cdm.ok) return;
      expect(text).toMatch(new RegExp(`^CCSDS_CDM_VERS += ${version}`, 'm'));
      expect(cdm.value.collisionProbability).toBeGreaterThan(1e-4);
      expect(cdm.value.objects[0].name).toBe('TERN-1');
    }
  });

  const event = new URL(page.url()).pathname;
  const { manoeuvreId } = await test.step('R-14 R-15 a manoeuvre is planned, screened, approved and exported', () =>
    planAndExport(page));

  await test.step('the decision to burn is recorded with its plan, rules are waived with a reason, inputs are frozen', async () => {
    await page.keyboard.press('Escape');
    await walkTo(page, `${event}?tab=decision`);
    await page.getByRole('button', { name: 'Create decision record' }).click();
    await page.getByRole('button', { name: 'Acknowledge' }).click();
    await expect(page.getByRole('button', { name: 'Acknowledge' })).toHaveCount(0);
    const decision = region(page, 'Decision');
    await decision.getByRole('button', { name: /Manoeuvre plan/ }).click();
    await page.getByRole('option', { name: /Approved/ }).click();
    await decision.getByRole('button', { name: /Action/ }).click();
    await page.getByRole('option', { name: 'Burn', exact: true }).click();
    // A rule that is met meanwhile is not to be waived.
    const decide = page.getByRole('button', { name: 'Decide', exact: true });
    const waivable = region(page, 'Flight rules').getByRole('button', { name: /^Waive/ });
    const dialog = page.getByRole('dialog');
    for (;;) {
      await expect.poll(async () => (await decide.isEnabled()) || (await waivable.count()) > 0).toBe(true);
      if (await decide.isEnabled()) break;
      const name = (await waivable.first().getAttribute('aria-label')) ?? '';
      await page.getByRole('button', { name, exact: true }).click();
      await dialog.getByRole('textbox').fill('Agreed in the morning meeting.');
      await dialog.getByRole('button', { name: 'Waive' }).click();
      // The dialog stays open with an alert if the server refuses the waiver.
      const isAnswered = async () => (await dialog.count()) === 0 || (await dialog.getByRole('alert').count()) > 0;
      await expect.poll(isAnswered).toBe(true);
      if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    }
    await decide.click();
    await expect(region(page, 'Decision record')).toContainText('Decided, not signed');
    await expect(region(page, 'Frozen inputs')).toContainText(manoeuvreId);
  });

  await test.step('the decided conjunction is in progress: in the list, in the overview and in the header', async () => {
    await walkTo(page, '/ca/conjunctions?show=work');
    await expect(page.getByRole('row').filter({ hasText: SATELLITE }).first()).toContainText('Decided: Burn');
    await walkTo(page, '/ca/overview');
    await expect(region(page, 'In progress')).toContainText('Decided: Burn');
    await expect(page.getByRole('banner')).toContainText('decided, TCA');
  });
});
