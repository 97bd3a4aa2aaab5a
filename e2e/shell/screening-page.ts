import type { Page } from '@playwright/test';

export const table = (page: Page) => page.getByRole('table', { name: 'Screening runs' });

export const row = (page: Page, name: string | RegExp) => table(page).getByRole('row').filter({ hasText: name });
