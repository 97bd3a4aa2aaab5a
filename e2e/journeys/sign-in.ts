import type { Page } from '@playwright/test';

export const PASSWORD = 'journeys-only-password';

/** Opens an address as somebody who is not signed in, and signs in as the demo operator. */
export async function signIn(page: Page, path = '/', password = PASSWORD): Promise<void> {
  await page.goto(path);
  await page.getByLabel('User name').fill('demo');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
