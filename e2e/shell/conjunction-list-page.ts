import type { Page } from '@playwright/test';

export const LIST = '/ca/conjunctions';

export const ALL = `${LIST}?show=all`;

export const grid = (page: Page) => page.getByRole('grid', { name: 'Conjunctions' });

export const rows = (page: Page) =>
  grid(page)
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') });
