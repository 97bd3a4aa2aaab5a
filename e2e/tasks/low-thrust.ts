import { openPlanner, saveAndScreen } from './planner.ts';
import type { Task } from './task.ts';

export const lowThrust: Task = {
  id: 'low-thrust',
  title: 'Avoid with low thrust',
  aim: 'A satellite that thrusts for hours is planned like another, with the time that it thrusts in the place of the change of velocity.',
  async walk(walk) {
    await openPlanner(walk, 'TERN-2', { field: ({ manoeuvre }) => manoeuvre.rows.duration, text: '60' });
    await saveAndScreen(walk);
    const { page, words } = walk;
    await walk.read(
      'Read how long it thrusts, and what it leaves of the probability.',
      page.getByRole('region', { name: words.planner.choice.plan }),
      words.manoeuvre.rows.thrusting,
    );
  },
};
