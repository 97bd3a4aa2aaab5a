import { openPlanner, savePlan, screenPlan } from './planner.ts';
import type { Task } from './task.ts';

export const lowThrust: Task = {
  id: 'low-thrust',
  title: 'Avoid with low thrust',
  aim: 'A satellite that thrusts for hours is planned like another, with the time that it thrusts in the place of the change of velocity.',
  async walk(walk) {
    await openPlanner(walk, 'TERN-2', { field: ({ manoeuvre }) => manoeuvre.rows.duration, text: '1800' });
    await savePlan(walk);
    const { thrusting } = walk.words.manoeuvre.rows;
    await walk.read('Read how long it thrusts.', walk.page.getByText(thrusting, { exact: true }).first(), /\S/);
    await screenPlan(walk);
  },
};
