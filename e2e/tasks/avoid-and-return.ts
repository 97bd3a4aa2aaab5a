import { openPlanner } from './planner.ts';
import type { Task } from './task.ts';

/** A small burn leaves a wider band of the semi-major axis never. */
const NARROW_BAND_M = '2';

export const avoidAndReturn: Task = {
  id: 'return',
  title: 'Avoid and return',
  aim: 'A second manoeuvre brings the satellite back to where it would have been; both are one plan.',
  async walk(walk) {
    await openPlanner(walk, 'TERN-1', { field: ({ manoeuvre }) => manoeuvre.rows.deltaV, text: '0.04' });
    await walk.type(({ planner }) => planner.back.sma, NARROW_BAND_M);
    await walk.press('button', ({ planner }) => planner.back.search);
    const { page, words } = walk;
    await walk.read(
      'Read what both cost, and since when it is back.',
      page.getByRole('region', { name: words.planner.back.title }),
      words.planner.back.deltaV,
    );
    await walk.press('button', ({ planner }) => planner.back.save);
    const { saved } = words.planner.saving;
    await walk.read('Read that it is saved as a draft.', page.getByRole('status').filter({ hasText: saved }), saved);
  },
};
