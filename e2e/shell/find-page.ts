import type { Page } from '@playwright/test';

export const grid = (page: Page) => page.getByRole('grid', { name: 'Conjunctions' });

export const live = (page: Page) => page.getByRole('region', { name: 'Screening in this browser' });

export const tableOf = (page: Page) => page.getByRole('table', { name: 'Close approaches found in this browser' });

export const day = new Date().toISOString().slice(0, 10);

export const fixedDay = `window=between&start=${day}T00:00:00Z&end=${day}T23:59:59Z`;
