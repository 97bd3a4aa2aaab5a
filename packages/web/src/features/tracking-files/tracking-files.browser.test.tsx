import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeScenario } from '../../../mock-api/scenario.ts';
import { expectAddress, openPage, reopenPage, textFile } from '../../testing/test-page.ts';

const FILES = '/odt/files';
const tdm = (name: string) => textFile(name, 'CCSDS_TDM_VERS = 2.0\n');
const drop = (...files: File[]) => userEvent.upload(page.getByCss('input[type=file]'), files);
const card = (name: string) =>
  page.getByRole('list', { name: 'Uploaded files' }).getByRole('listitem').filter({ hasText: name });
const row = (name: string) =>
  page.getByRole('table', { name: 'Tracking data messages (TDM)' }).getByRole('row').filter({ hasText: name });

test('A-08 measurements of an own sensor: refused with line and keyword, or read, associated and opened', async () => {
  openPage('/odt/observations');
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  await expectAddress(FILES);
  await drop(tdm('bad.tdm'), tdm('stranger.tdm'));
  const bad = card('bad.tdm');
  await expect.element(bad.getByText('Rejected')).toBeVisible();
  await expect
    .element(bad.getByRole('row').nth(1))
    .toHaveTextContent(/7\s*PARTICIPANT_1\s*unknown-sensor\s*No sensor of yours/);
  await expect.element(bad.getByRole('row').nth(2)).toHaveTextContent('ANGLE_1');
  await expect.element(card('stranger.tdm')).toHaveTextContent('Uncorrelated track: it matches no known object.');
  await expect.element(row('bad.tdm')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'By PARTICIPANT' }).click();
  await page.getByRole('option', { name: /AUR-01/ }).click();
  const object = page.getByRole('textbox', { name: 'Object' });
  await object.fill('12x');
  await expect.element(page.getByText('Enter a catalogue number of up to nine digits.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Choose files' })).toBeDisabled();
  await object.fill('27386');
  changeScenario({ held: ['reading-of-measurements'] });
  await drop(tdm('night.tdm'));
  const night = card('night.tdm');
  await expect.element(night.getByText('being processed')).toBeVisible();
  changeScenario({ held: [] });
  await expect.element(night.getByText('24 measurements')).toBeVisible();
  await expect.element(night.getByText('associated', { exact: true })).toBeVisible();
  await expect.element(row('night.tdm')).toHaveTextContent('your own');
  await drop(tdm('night.tdm'));
  await expect.element(page.getByText('This file was uploaded before and counts once.')).toBeVisible();
  await night.getByRole('link', { name: 'Open the file' }).first().click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'night.tdm' })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Association' })).toHaveTextContent('ENVISAT');
  await page.getByRole('button', { name: /^1\. AUR-01/ }).click();
  await page.getByRole('option', { name: /^2\. AUR-01/ }).click();
  await expect.element(page.getByText(/Lambert arcs over the admissible ranges/)).toBeVisible();
});

test('25.8 one that could not be read is read again from its page', async () => {
  openPage(FILES);
  await drop(tdm('costly.tdm'));
  await expect.element(card('costly.tdm')).toHaveTextContent('Reading the file exceeds the limit of time or memory.');
  await card('costly.tdm').getByRole('link', { name: 'Open the file' }).first().click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'costly.tdm' })).toBeVisible();
  await page.getByRole('button', { name: 'Process again' }).click();
  await expect.element(page.getByRole('button', { name: 'Process again' })).not.toBeInTheDocument();
  await expect.element(page.getByText('Reading the file exceeds the limit of time or memory.')).not.toBeInTheDocument();
});

test('files are found by whose they are and by word, and an ordered one leads to its request', async () => {
  openPage(`${FILES}?whose=own`);
  await expect.element(page.getByText('No file matches the filter.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('textbox', { name: 'Filter files' }).fill('tei-07');
  await expectAddress(/filter=tei-07/);
  await expect.element(row('TEI-07')).toHaveLength(1);
  await row('TEI-07')
    .getByRole('button', { name: /^TEI-07_/ })
    .click();
  await expectAddress('/odt/file/obs-2');
  await page.getByRole('link', { name: 'Request of this file' }).click();
  await expectAddress('/odt/observation/REQ-2611-0003/obs-2');
  reopenPage('/odt/file/obs-0');
  await expect.element(page.getByText('This file does not exist.')).toBeVisible();
});
