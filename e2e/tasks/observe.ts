import type { Task } from './task.ts';

/** The other object of an event that nothing can be concluded about. */
const OBJECT = 'MERIDIAN-S-77';

export const observe: Task = {
  id: 'observe',
  title: 'Order observations and read the new verdict',
  aim: 'Where the data do not allow a verdict, sensors measure the other object, and the event is judged anew.',
  async walk(walk) {
    const { page, words } = walk;
    await walk.press('button', ({ list }) => list.sides.future, { isBegin: true });
    await walk.filter(OBJECT);
    await walk.openEvent(OBJECT);
    const verdict = page.getByRole('region', { name: words.conjunction.verdictBanner.label });
    await walk.read('Read that there is no conclusion, and why.', verdict, words.conjunction.verdicts.NO_CONCLUSION);
    await walk.press('link', ({ event }) => event.detail.orderObservations, { isFirst: true });
    await walk.press('button', ({ tracking }) => tracking.order.orderStarred('…').split('…')[0] ?? '', {
      isBegin: true,
    });
    await walk.press('button', ({ tracking }) => tracking.confirmOrder.yes('…').split('…')[0] ?? '', { isBegin: true });
  },
  async later(walk) {
    const { verdictBanner } = walk.words.conjunction;
    const verdict = walk.page.getByRole('region', { name: verdictBanner.label });
    await walk.read('Read the verdict, once it rests on observations.', verdict, verdictBanner.observed(''));
  },
};
