import type { Page } from '@playwright/test';

export const ADDRESS = '/account/notifications';

export const section = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
