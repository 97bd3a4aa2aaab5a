import type { Page } from '@playwright/test';

export const LIST = '/odt/observations';

export const EVENT = '/ca/conjunction/aurora-1/C48210';

export const table = (page: Page) => page.getByRole('table', { name: 'Observation requests' });

export const rows = (page: Page) => table(page).getByRole('row');

export const sheet = (page: Page) => page.getByRole('dialog', { name: 'New observation request' });
