import { expect, test } from '@playwright/test';
import { changeScenario, openShell } from './open-shell.ts';

test('planned missions: a year is ordered, flown, read and removed', async ({ page }) => {
  await openShell(page, '/ca/annual-collision-statistics/fleet');
  await page.getByRole('link', { name: 'Planned missions' }).click();
  await expect(page).toHaveURL('/ca/missions');
  const form = page.getByRole('form', { name: 'A planned orbit' });
  const field = (name: string | RegExp) => form.getByRole('textbox', { name });

  await test.step('one that is flown says how far, and states no figure', async () => {
    const bar = page.getByRole('progressbar', { name: 'How far TERN-10 is flown' });
    await expect(bar).toHaveAttribute('aria-valuetext', /38/);
    await expect(page.getByRole('region', { name: 'TERN-10' })).toContainText('It is being flown');
  });

  await test.step('one that has ended has its figures, each table as CSV', async () => {
    await page.getByRole('button', { name: 'TERN-9', exact: true }).click();
    await expect(page).toHaveURL('/ca/missions/mis-1');
    const year = page.getByRole('region', { name: 'TERN-9' });
    await expect(year.getByRole('list', { name: 'Figures of a year' })).toContainText('Within 5 km a year');
    await expect(year.getByRole('table')).toHaveCount(3);
    const download = page.waitForEvent('download');
    await year.getByRole('button', { name: 'CSV' }).first().click();
    expect((await download).suggestedFilename()).toBe('TERN-9 thresholds.csv');
  });

  await test.step('one that was flown is printed', async () => {
    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(paper.suggestedFilename()).toBe('TERN-9.pdf');
  });

  await test.step('what is wrong is said at its field, and nothing is sent', async () => {
    await page.getByRole('button', { name: 'New study' }).click();
    await form.getByRole('button', { name: 'Fly it for a year' }).click();
    await expect(field('Name')).toBeFocused();
    await field('Name').fill('GULL-1');
    await field(/^Perigee/).fill('800');
    await field(/^Apogee/).fill('700');
    await field(/^Inclination/).fill('98.6');
    await field(/^Combined hard-body radius/).fill('5');
    await field(/^Mass/).fill('200');
    await field(/^Mass/).blur();
    await expect(form.getByText('Not below perigee.')).toBeVisible();
    await expect(form.getByText('Mass and specific impulse, or neither.')).toBeVisible();
    await field(/^Apogee/).fill('810');
    await field(/^Specific impulse/).fill('220');
    await form.getByRole('button', { name: 'Add a group' }).click();
    await field(/^Type, or how names begin/).fill('STARLINK');
    await field(/^Manoeuvres that are yours/).fill('0');
    await form.getByRole('button', { name: 'Fly it for a year' }).click();
    await expect(page).toHaveURL('/ca/missions/mis-3');
    await expect(page.getByRole('region', { name: 'GULL-1' })).toContainText('It is being flown');
  });

  await test.step('it is removed after a question', async () => {
    await page.getByRole('button', { name: 'Remove: GULL-1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('button', { name: 'GULL-1', exact: true })).toHaveCount(0);
    await expect(page).toHaveURL('/ca/missions');
  });

  await test.step('a place and an insertion have their own fields', async () => {
    await page.getByRole('button', { name: 'New study' }).click();
    await form.getByText('A place that is kept', { exact: true }).click();
    await expect(field(/^Longitude, east/)).toBeVisible();
    await expect(field(/^Perigee/)).toHaveCount(0);
    await form.getByText('Insertion', { exact: true }).click();
    await field(/^Position in EME2000/).fill('7200 0');
    await form.getByRole('button', { name: 'Fly it for a year' }).click();
    await expect(form.getByText('Three numbers, apart by blanks.').first()).toBeVisible();
  });

  await test.step('without a study it says what to do', async () => {
    await changeScenario(page, { statistics: 'none' });
    await page.goto('/ca/missions');
    await expect(page.getByText('No study yet. Give an orbit below.')).toBeVisible();
    await expect(field('Name')).toBeVisible();
    await expect(page.getByRole('button', { name: 'New study' })).toHaveCount(0);
  });
});
