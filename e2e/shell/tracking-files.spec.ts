import { expect, type Page, test } from '@playwright/test';
import { changeScenario, openShell, walkTo } from './open-shell.ts';

const FILES = '/odt/files';
const tdm = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('CCSDS_TDM_VERS = 2.0\n') });
const drop = (page: Page, ...files: ReturnType<typeof tdm>[]) => page.locator('input[type=file]').setInputFiles(files);
const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Uploaded files' }).getByRole('listitem').filter({ hasText: name });
const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Measurement files' }).getByRole('row').filter({ hasText: name });

test('A-08 measurement files: uploaded, found, opened', async ({ page }) => {
  await test.step('A-08 measurements of an own sensor: refused with line and keyword, or read, associated and opened', async () => {
    await openShell(page, '/odt/observations');
    await page.getByRole('link', { name: 'Files', exact: true }).click();
    await expect(page).toHaveURL(FILES);
    await drop(page, tdm('bad.tdm'), tdm('stranger.tdm'));
    const bad = card(page, 'bad.tdm');
    await expect(bad.getByText('Rejected')).toBeVisible();
    await expect(bad.getByRole('row').nth(1)).toHaveText(/7\s*PARTICIPANT_1\s*unknown-sensor\s*No sensor of yours/);
    await expect(bad.getByRole('row').nth(2)).toContainText('ANGLE_1');
    await expect(card(page, 'stranger.tdm')).toContainText('It is of no object that is known.');
    await expect(row(page, 'bad.tdm')).toHaveCount(0);
    await page.getByRole('button', { name: 'By PARTICIPANT' }).click();
    await page.getByRole('option', { name: /AUR-01/ }).click();
    const object = page.getByRole('textbox', { name: 'Object' });
    await object.fill('12x');
    await expect(page.getByText('A catalogue number has up to nine digits.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose files' })).toBeDisabled();
    await object.fill('27386');
    await changeScenario(page, { held: ['reading-of-measurements'] });
    await drop(page, tdm('night.tdm'));
    const night = card(page, 'night.tdm');
    await expect(night.getByText('being read')).toBeVisible();
    await changeScenario(page, { held: [] });
    await expect(night.getByText('24 measurements')).toBeVisible();
    await expect(night.getByText('counts', { exact: true })).toBeVisible();
    await expect(row(page, 'night.tdm')).toContainText('your own');
    await drop(page, tdm('night.tdm'));
    await expect(page.getByText('It was here already and counts once.')).toBeVisible();
    await night.getByRole('link', { name: 'Open the file' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'night.tdm' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Association' })).toContainText('ENVISAT');
    await page.getByRole('button', { name: /^1\. AUR-01/ }).click();
    await page.getByRole('option', { name: /^2\. AUR-01/ }).click();
    await expect(page.getByText(/Lambert arcs over the admissible ranges/)).toBeVisible();
  });

  await test.step('25.8 one that could not be read is read again from its page', async () => {
    await walkTo(page, FILES);
    await drop(page, tdm('costly.tdm'));
    await expect(card(page, 'costly.tdm')).toContainText('Reading the file takes more than one file may.');
    await card(page, 'costly.tdm').getByRole('link', { name: 'Open the file' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'costly.tdm' })).toBeVisible();
    await page.getByRole('button', { name: 'Read again' }).click();
    await expect(page.getByRole('button', { name: 'Read again' })).toHaveCount(0);
    await expect(page.getByText('Reading the file takes more than one file may.')).toHaveCount(0);
  });

  await test.step('files are found by whose they are and by word, and an ordered one leads to its request', async () => {
    await openShell(page, `${FILES}?whose=own`);
    await expect(page.getByText('No file matches the filter.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('textbox', { name: 'Filter files' }).fill('tei-07');
    await expect(page).toHaveURL(/filter=tei-07/);
    await expect(row(page, 'TEI-07')).toHaveCount(1);
    await row(page, 'TEI-07')
      .getByRole('button', { name: /^TEI-07_/ })
      .click();
    await expect(page).toHaveURL('/odt/file/obs-2');
    await page.getByRole('link', { name: 'The request that it was ordered with' }).click();
    await expect(page).toHaveURL('/odt/observation/REQ-2611-0003/obs-2');
    await walkTo(page, '/odt/file/obs-0');
    await expect(page.getByText('There is no such file.')).toBeVisible();
  });
});
