import { readFileSync } from 'node:fs';
import { readOpm } from '@keepout/ccsds/opm/read';
import { expect } from '@playwright/test';
import { openPlanner, savePlan, screenPlan } from './planner.ts';
import type { Task } from './task.ts';

export const plan: Task = {
  id: 'plan',
  title: 'Plan to export',
  aim: 'From the event to a burn that is screened, approved and in a file that flight dynamics reads.',
  async walk(walk) {
    const { page, words } = walk;
    await openPlanner(walk, 'TERN-1', { field: ({ manoeuvre }) => manoeuvre.rows.deltaV, text: '0.05' });
    await savePlan(walk);
    await screenPlan(walk);
    await walk.press('button', ({ manoeuvre }) => manoeuvre.steps.PROPOSED);
    const approve = walk.thing('button', ({ manoeuvre }) => manoeuvre.steps.APPROVED);
    await expect(approve.locator).toBeVisible();
    if (await page.getByRole('textbox', { name: words.manoeuvre.approvalReason }).isVisible())
      await walk.type(({ manoeuvre }) => manoeuvre.approvalReason, 'New events are by estimated errors.');
    await walk.pressThing(approve);
    await walk.press('button', ({ manoeuvre }) => manoeuvre.export.open, { isFirst: true });
    const file = await walk.download('button', ({ manoeuvre }) => manoeuvre.export.download);
    expect(readOpm(readFileSync(file, 'utf8')).ok).toBe(true);
  },
};
