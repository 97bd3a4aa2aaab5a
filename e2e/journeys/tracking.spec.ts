import { test } from '@playwright/test';
import { observeUndecided } from './observe-undecided.ts';

test('R-09 E-05 S-05 an event without a conclusion is observed, and assessed again with the updated orbit', async ({
  page,
}) => {
  await observeUndecided(page);
});
