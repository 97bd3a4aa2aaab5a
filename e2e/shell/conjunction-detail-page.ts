import type { Page } from '@playwright/test';

export const PATH = '/ca/conjunction/aurora-1/C48210';

export const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' });
