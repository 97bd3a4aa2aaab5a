import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { at, choose, panel } from './decision-page.ts';
import { openShell, walkTo } from './open-shell.ts';

const rule = (page: Page, name: RegExp) => panel(page, 'Flight rules').getByRole('listitem').filter({ hasText: name });

test('a decision goes from nothing to decided: acknowledged, assigned, noted, a rule waived', async ({ page }) => {
  await openShell(page, at('C48210'));
  await page.getByRole('button', { name: 'Create decision record' }).click();
  await expect(panel(page, 'Decision record')).toContainText('Open');
  await page.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(panel(page, 'Decision record')).toContainText('Acknowledged');
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Burn at the next apogee.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(rule(page, /act threshold/)).toContainText('Not met');
  await expect(rule(page, /act threshold/)).toContainText('2.41e−04, threshold 1e−4');
  await expect(rule(page, /tracked recently/)).toContainText(
    'Unknown: no past observation of the other object is stated.',
  );

  await choose(page, 'Burn');
  await expect(panel(page, 'Decision')).toContainText('The secondary was tracked recently');
  const decide = page.getByRole('button', { name: 'Decide', exact: true });
  await expect(decide).toBeDisabled();
  await rule(page, /tracked recently/)
    .getByRole('button', { name: /^Waive/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Waive' }).click();
  await expect(dialog).toContainText('Enter a reason.');
  await dialog.getByRole('textbox').fill('The operator sends ephemerides.');
  await dialog.getByRole('button', { name: 'Waive' }).click();
  await expect(rule(page, /tracked recently/)).toContainText('Waived');
  await expect(rule(page, /tracked recently/)).toContainText('The operator sends ephemerides.');
  await rule(page, /shows no new risk/)
    .getByRole('button', { name: /^Waive/ })
    .click();
  await dialog.getByRole('textbox').fill('The screening of the morning was clear.');
  await dialog.getByRole('button', { name: 'Waive' }).click();
  await expect(rule(page, /shows no new risk/)).toContainText('Waived');
  await decide.click();
  await expect(panel(page, 'Decision record')).toContainText('Decided, not signed');
  await expect(panel(page, 'Frozen inputs')).toContainText('FOSTER-1992');
  await expect(panel(page, 'Sign-off')).toContainText('You made the decision, so another user must sign.');
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeDisabled();
});

test('a decision is signed, and shows that its inputs have changed', async ({ page }) => {
  await test.step('a second pair of eyes signs, and both forms of the record can be kept', async () => {
    await openShell(page, at('C48211'));
    await expect(panel(page, 'Sign-off')).toContainText('Four-eyes rule');
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign' }).click();
    await expect(panel(page, 'Sign-off')).toContainText('Signed by demo');
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
    for (const [name, ending, start] of [
      ['Download PDF', '.pdf', '%PDF'],
      ['Download JSON', '.json', '{"schema"'],
    ] as const) {
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      expect(file.suggestedFilename()).toBe(`decision-${'ab12'.repeat(3)}${ending}`);
      expect(await readFile(await file.path(), 'utf8')).toContain(start);
    }
  });

  await test.step('inputs that have changed since are told, and a new record can be opened beside the signed one', async () => {
    await walkTo(page, at('C48212'));
    await expect(
      page.getByText(/Inputs have changed: the messages of the conjunction are different now/),
    ).toBeVisible();
    await expect(page.getByText('Wait for the pass at 18:00.')).toBeVisible();
    await page.getByRole('button', { name: 'Open new record' }).click();
    await expect(page.getByRole('button', { name: /Records of this conjunction/ })).toBeVisible();
    await expect(panel(page, 'Decision record')).toContainText('not yet');
  });
});
