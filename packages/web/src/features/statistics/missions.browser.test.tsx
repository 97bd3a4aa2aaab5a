import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, openPage, savedFiles } from '../../testing/test-page.ts';

const form = page.getByRole('form', { name: 'A planned orbit' });
const field = (name: string | RegExp) => form.getByRole('textbox', { name });

test('the statistics of the fleet lead to planned missions; a running study shows its progress and no figure', async () => {
  openPage('/ca/annual-collision-statistics/fleet');
  await page.getByRole('link', { name: 'Planned missions' }).click();
  await expectAddress('/ca/missions');
  const bar = page.getByRole('progressbar', { name: 'How far TERN-10 is flown' });
  await expect.element(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/38/));
  await expect.element(page.getByRole('region', { name: 'TERN-10' })).toHaveTextContent('It is being flown');
});

test('a study that has ended has its figures, each table as CSV, and is printed', async () => {
  openPage('/ca/missions');
  await page.getByRole('button', { name: 'TERN-9', exact: true }).click();
  await expectAddress('/ca/missions/mis-1');
  const year = page.getByRole('region', { name: 'TERN-9' });
  await expect.element(year.getByRole('list', { name: 'Figures of a year' })).toHaveTextContent('Within 5 km a year');
  await expect.element(year.getByRole('table')).toHaveLength(3);
  expect(await savedFiles(() => year.getByRole('button', { name: 'CSV' }).first().click())).toEqual([
    'TERN-9 thresholds.csv',
  ]);
  expect(await savedFiles(() => page.getByRole('button', { name: 'Download PDF' }).click())).toEqual(['TERN-9.pdf']);
});

test('a new study reports what is wrong at its field, is started, and is removed after a question', async () => {
  openPage('/ca/missions');
  await page.getByRole('button', { name: 'New study' }).click();
  await form.getByRole('button', { name: 'Fly it for a year' }).click();
  await expect.element(field('Name')).toHaveFocus();
  await field('Name').fill('GULL-1');
  await field(/^Perigee/).fill('800');
  await field(/^Apogee/).fill('700');
  await field(/^Inclination/).fill('98.6');
  await field(/^Combined hard-body radius/).fill('5');
  await field(/^Mass/).fill('200');
  await userEvent.tab();
  await expect.element(form.getByText('Not below perigee.')).toBeVisible();
  await expect.element(form.getByText('Mass and specific impulse, or neither.')).toBeVisible();
  await field(/^Apogee/).fill('810');
  await field(/^Specific impulse/).fill('220');
  await form.getByRole('button', { name: 'Add a group' }).click();
  await field(/^Type, or how names begin/).fill('STARLINK');
  await field(/^Manoeuvres that are yours/).fill('0');
  await form.getByRole('button', { name: 'Fly it for a year' }).click();
  await expectAddress('/ca/missions/mis-3');
  await expect.element(page.getByRole('region', { name: 'GULL-1' })).toHaveTextContent('It is being flown');
  await page.getByRole('button', { name: 'Remove: GULL-1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByRole('button', { name: 'GULL-1', exact: true })).not.toBeInTheDocument();
  await expectAddress('/ca/missions');
});

test('a kept place and an insertion have their own fields', async () => {
  openPage('/ca/missions');
  await page.getByRole('button', { name: 'New study' }).click();
  await form.getByText('A place that is kept', { exact: true }).click();
  await expect.element(field(/^Longitude, east/)).toBeVisible();
  await expect.element(field(/^Perigee/)).not.toBeInTheDocument();
  await form.getByText('Insertion', { exact: true }).click();
  await field(/^Position in EME2000/).fill('7200 0');
  await form.getByRole('button', { name: 'Fly it for a year' }).click();
  await expect.element(form.getByText('Three numbers, apart by blanks.').first()).toBeVisible();
});

test('without a study the page says what to do', async () => {
  openPage('/ca/missions', { statistics: 'none' });
  await expect.element(page.getByText('No study yet. Give an orbit below.')).toBeVisible();
  await expect.element(field('Name')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'New study' })).not.toBeInTheDocument();
});
