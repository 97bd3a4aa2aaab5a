import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, openPage, savedFiles } from '../../testing/test-page.ts';

const form = page.getByRole('form', { name: 'Planned orbit' });
const field = (name: string | RegExp) => form.getByRole('textbox', { name });

test('the statistics of the fleet lead to planned missions; a running study shows its progress and no figure', async () => {
  openPage('/ca/annual-collision-statistics/fleet');
  await page.getByRole('link', { name: 'Planned missions' }).click();
  await expectAddress('/ca/missions');
  const bar = page.getByRole('progressbar', { name: 'Progress of TERN-10' });
  await expect.element(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/38/));
  await expect
    .element(page.getByRole('region', { name: 'TERN-10' }))
    .toHaveTextContent('The study is queued or running.');
});

test('a study that has ended has its figures, each table as CSV, and is printed', async () => {
  openPage('/ca/missions');
  await page.getByRole('button', { name: 'TERN-9', exact: true }).click();
  await expectAddress('/ca/missions/mis-1');
  const year = page.getByRole('region', { name: 'TERN-9' });
  await expect.element(year.getByRole('list', { name: 'Annual figures' })).toHaveTextContent('Within 5 km per year');
  await expect.element(year.getByRole('table')).toHaveLength(3);
  expect(await savedFiles(() => year.getByRole('button', { name: 'CSV' }).first().click())).toEqual([
    'TERN-9 thresholds.csv',
  ]);
  expect(await savedFiles(() => page.getByRole('button', { name: 'Download PDF' }).click())).toEqual(['TERN-9.pdf']);
});

test('a new study reports what is wrong at its field, is started, and is removed after a question', async () => {
  openPage('/ca/missions');
  await page.getByRole('button', { name: 'New study' }).click();
  await form.getByRole('button', { name: 'Start study' }).click();
  await expect.element(field('Name')).toHaveFocus();
  await field('Name').fill('GULL-1');
  await field(/^Mean perigee/).fill('800');
  await field(/^Mean apogee/).fill('700');
  await field(/^Inclination/).fill('98.6');
  await field(/^Combined hard-body radius/).fill('5');
  await field(/^Mass/).fill('200');
  await userEvent.tab();
  await expect.element(form.getByText('Enter an apogee not below perigee.')).toBeVisible();
  await expect.element(form.getByText('Enter mass and specific impulse, or neither.')).toBeVisible();
  await field(/^Mean apogee/).fill('810');
  await field(/^Specific impulse/).fill('220');
  // The errors disappear when the field loses the focus.
  await userEvent.tab();
  await form.getByRole('button', { name: 'Add group' }).click();
  await field(/^Type or name prefix/).fill('STARLINK');
  await field(/^Your share of the manoeuvres/).fill('0');
  await form.getByRole('button', { name: 'Start study' }).click();
  await expectAddress('/ca/missions/mis-3');
  await expect
    .element(page.getByRole('region', { name: 'GULL-1' }))
    .toHaveTextContent('The study is queued or running.');
  await page.getByRole('button', { name: 'Remove: GULL-1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByRole('button', { name: 'GULL-1', exact: true })).not.toBeInTheDocument();
  await expectAddress('/ca/missions');
});

test('a kept place and an insertion have their own fields', async () => {
  openPage('/ca/missions');
  await page.getByRole('button', { name: 'New study' }).click();
  await form.getByText('GEO slot', { exact: true }).click();
  await expect.element(field(/^East longitude/)).toBeVisible();
  await expect.element(field(/^Mean perigee/)).not.toBeInTheDocument();
  await form.getByText('Insertion state', { exact: true }).click();
  await field(/^Position in EME2000/).fill('7200 0');
  await form.getByRole('button', { name: 'Start study' }).click();
  await expect.element(form.getByText('Enter three numbers, separated by spaces.').first()).toBeVisible();
});

test('without a study the page says what to do', async () => {
  openPage('/ca/missions', { statistics: 'none' });
  await expect.element(page.getByText('No studies. Enter an orbit below.')).toBeVisible();
  await expect.element(field('Name')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'New study' })).not.toBeInTheDocument();
});
