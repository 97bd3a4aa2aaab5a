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
    await openPlanner(walk, 'TERN-1', { field: ({ manoeuvre }) => manoeuvre.rows.deltaV, text: '0.05' });
    await savePlan(walk);
    const isClear = await screenPlan(walk);
    await walk.press('button', ({ manoeuvre }) => manoeuvre.steps.PROPOSED);
    await walk.type(({ manoeuvre }) => manoeuvre.approvalReason, 'New conjunctions use estimated covariance.', {
      where: { words: 'if the screening shows a new risk', holds: !isClear },
    });
    await walk.press('button', ({ manoeuvre }) => manoeuvre.steps.APPROVED);
    await walk.press('button', ({ manoeuvre }) => manoeuvre.export.open, { isFirst: true });
    const file = await walk.download('button', ({ manoeuvre }) => manoeuvre.export.download);
    expect(readOpm(readFileSync(file, 'utf8')).ok).toBe(true);
  },
};
