import type { Page } from '@playwright/test';

export const PLANNER = '/ca/manoeuvre/aurora-1/C48210';

export const map = (page: Page) => page.getByRole('application', { name: /^Total Pc by ignition epoch/ });
