import type { Task } from './task.ts';

export const why: Task = {
  id: 'why',
  title: 'Find the decision and say why',
  aim: 'Which event needs a decision now, what it should be, by when, and which figures it rests on.',
  async walk(walk) {
    await walk.openEvent('TERN-1');
    const { verdictBanner, verdicts } = walk.words.conjunction;
    const verdict = walk.page.getByRole('region', { name: verdictBanner.label });
    await walk.read('Read the verdict, and the limit that its Pc is over.', verdict, verdicts.ACT);
    await walk.read('Read by when to decide.', verdict, verdictBanner.decideBy);
    await walk.read(
      'Read the other reasons, under *Reasons*.',
      verdict.getByRole('list', { name: verdictBanner.why }),
      /\S/,
    );
  },
};
