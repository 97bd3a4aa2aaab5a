import { expect, type Page } from '@playwright/test';

export const OEM = 'CCSDS_OEM_VERS = 2.0\nOBJECT_NAME = AURORA-1\n';

export const file = (name: string, text = OEM) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

export const drop = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.locator('input[type=file]').setInputFiles(files);

export const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Uploaded files' }).getByRole('listitem').filter({ hasText: name });

export const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Ephemeris files' }).getByRole('row').filter({ hasText: name });

export async function opened(page: Page, path = '/ca/oems') {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
  return path;
}
