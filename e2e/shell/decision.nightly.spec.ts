import { expect, type Page, test } from '@playwright/test';
import { at, choose, panel } from './decision-page.ts';
import { openShell, walkTo } from './open-shell.ts';

/** Changes a record as somebody else would, behind the back of the page. */
async function changeBehind(page: Page, id: string, body: object) {
  await page.evaluate(
    `fetch('/api/v1/ca/decisions/${id}', { method: 'PATCH', headers: { 'if-match': '*' }, body: ${JSON.stringify(JSON.stringify(body))} })`,
  );
}

test('a decision is signed, told of changed inputs, and loses nothing to another', async ({ page }) => {
  await test.step('a change that was overtaken loses nothing: both versions are shown, and one is chosen', async () => {
    await openShell(page, at('C48211'));
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.fill('mine');
    await changeBehind(page, 'dec-decided', { note: 'theirs' });
    await page.getByRole('button', { name: 'Save' }).click();
    const conflict = page.getByRole('dialog', { name: 'Another user saved changes' });
    await expect(conflict).toContainText(/Your value: mine.*Saved value: theirs/s);
    await conflict.getByRole('button', { name: 'Save selection' }).click();
    await expect(conflict).toHaveCount(0);
    await expect(note).toHaveValue('mine');
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  });
});

test('decisions that cannot be read, by keyboard, and with a plan', async ({ page }) => {
  await test.step('records that cannot be read say so and can be asked for again', async () => {
    await openShell(page, at('C48210'), { scenario: { failures: { listDecisions: 503 } } });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  await test.step('by keyboard alone a record is opened and acknowledged', async () => {
    await openShell(page, at('C48210'));
    await page.getByRole('button', { name: 'Create decision record' }).focus();
    await page.keyboard.press('Enter');
    const acknowledge = page.getByRole('button', { name: 'Acknowledge' });
    await acknowledge.focus();
    await page.keyboard.press('Enter');
    await expect(acknowledge).toHaveCount(0);
  });

  await test.step('a plan of the event is chosen for the decision, which freezes it', async () => {
    await openShell(page, '/ca/manoeuvre/aurora-1/C48210');
    await page.getByRole('button', { name: 'Save plan', exact: true }).click();
    await expect(page).toHaveURL(/plan=man-1/);
    await page.getByRole('link', { name: 'Conjunction', exact: true }).click();
    await page.getByRole('tab', { name: 'Decision' }).click();
    await page.getByRole('button', { name: 'Create decision record' }).click();
    await panel(page, 'Decision')
      .getByRole('button', { name: /Manoeuvre plan/ })
      .click();
    await page.getByRole('option', { name: /^Impulse 2\.00 cm\/s, .* · Draft$/ }).click();
    await expect(panel(page, 'Decision').getByRole('button', { name: /Manoeuvre plan/ })).toContainText('Impulse');
    await choose(page, 'Obtain observations first');
    await page.getByRole('button', { name: 'Decide', exact: true }).click();
    await expect(panel(page, 'Frozen inputs')).toContainText('man-1');
    await expect(panel(page, 'Frozen inputs')).toContainText('deltaVMps');
  });
});

test('R-15 whoever plans hands an event over: to a colleague or anybody, and loses nothing to another', async ({
  page,
}) => {
  const planner = (event: string) => `/ca/manoeuvre/aurora-1/${event}`;
  const owner = page.getByRole('combobox', { name: 'Owner' });
  const save = panel(page, 'Owner and note').getByRole('button', { name: 'Save' });

  await test.step('without a record the planner leads to one, and offers the persons of the organisation', async () => {
    await openShell(page, planner('C48210'));
    await panel(page, 'Owner and note').getByRole('button', { name: 'Create decision record' }).click();
    await expect(owner).toHaveValue('');
    await expect(page.locator('datalist option')).toHaveCount(3);
    await owner.fill('mara');
    await save.click();
    await expect(save).toHaveCount(0);
  });

  await test.step('the event has the same owner, and may have somebody who never came here', async () => {
    await walkTo(page, at('C48210'));
    await expect(owner).toHaveValue('mara');
    await owner.fill('night shift');
    await save.click();
    await expect(save).toHaveCount(0);
    await walkTo(page, planner('C48210'));
    await expect(owner).toHaveValue('night shift');
  });

  await test.step('somebody else was first: both are shown, and one is chosen', async () => {
    await openShell(page, planner('C48211'));
    await expect(owner).toHaveValue('mara');
    await owner.fill('ben');
    await changeBehind(page, 'dec-decided', { owner: 'jonas' });
    await save.click();
    const conflict = page.getByRole('dialog', { name: 'Another user saved changes' });
    await expect(conflict).toContainText(/Your value: ben.*Saved value: jonas/s);
    await conflict.getByRole('button', { name: 'Save selection' }).click();
    await expect(conflict).toHaveCount(0);
    await expect(owner).toHaveValue('ben');
  });

  await test.step('on a phone it stands below the plans', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openShell(page, planner('C48211'));
    await owner.scrollIntoViewIfNeeded();
    await expect(owner).toBeVisible();
  });
});
