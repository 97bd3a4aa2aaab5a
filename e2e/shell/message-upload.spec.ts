import { expect, type Page, test } from '@playwright/test';
import { openShell } from './open-shell.ts';

const LIST = '/ca/conjunctions';
const CDM = 'CCSDS_CDM_VERS = 1.0\n';
const zone = (page: Page) => page.getByRole('region', { name: 'Messages of other originators' });
const card = (page: Page, name: string) =>
  zone(page).getByRole('list', { name: 'Uploaded files' }).locator('.upload-card').filter({ hasText: name });
const rows = (page: Page) => page.getByRole('grid', { name: 'Conjunctions' }).getByRole('row');

/** Lets go of a file somewhere over the page, as a hand does. */
async function drop(page: Page, name: string, text: string) {
  const files = await page.evaluateHandle(`{
    const files = new DataTransfer();
    files.items.add(new File([${JSON.stringify(text)}], '${name}', { type: 'text/plain' }));
    files;
  }`);
  for (const kind of ['dragenter', 'dragover', 'drop'])
    await rows(page).nth(2).dispatchEvent(kind, { dataTransfer: files });
}

test('R-12 the list takes messages where they are let go of, and says in place what became of them', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await openShell(page, LIST);
  await expect(rows(page).nth(2)).toBeVisible();
  await page.waitForLoadState('networkidle');

  await test.step('what takes them comes with the first of them', async () => {
    expect(scripts.filter((path) => /MessageUploads|message-uploads/.test(path))).toEqual([]);
    await drop(page, 'two.cdm', `${CDM}${CDM}`);
    await expect(card(page, 'two.cdm').getByText('Accepted', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(LIST);
  });

  await test.step('the receipt leads to the event, and says which message was not taken, where and why', async () => {
    const two = card(page, 'two.cdm');
    await expect(two.getByText('1 message accepted.')).toBeVisible();
    await expect(two.getByRole('link', { name: /2026-0142/ })).toHaveAttribute('href', /\/ca\/conjunction\//);
    await expect(two.getByText('1 message rejected.')).toBeVisible();
    const refused = two.getByRole('region', { name: 'two.cdm (2)' });
    await expect(refused.getByRole('row').nth(1)).toHaveText(/4\s*OBJECT_DESIGNATOR/);
  });

  await test.step('a file that is none is refused with its place, and the button takes files too', async () => {
    await zone(page)
      .locator('input[type=file]')
      .setInputFiles([{ name: 'bad.cdm', mimeType: 'text/plain', buffer: Buffer.from('hello') }]);
    const bad = card(page, 'bad.cdm');
    await expect(bad.getByText('Rejected')).toBeVisible();
    await expect(bad.getByText('Line 1: The file must begin with CCSDS_CDM_VERS.')).toBeVisible();
  });

  await test.step('the button of the list closes it, and opens it with what is in it', async () => {
    const button = page.getByRole('button', { name: 'Upload messages' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect(zone(page)).toHaveCount(0);
    await button.click();
    await expect(card(page, 'bad.cdm')).toBeVisible();
  });
});
