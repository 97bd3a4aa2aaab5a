import type { Task } from './task.ts';

const COLLEAGUE = 'demo-admin';

export const acknowledge: Task = {
  id: 'acknowledge',
  title: 'Acknowledge and hand over',
  aim: 'Who has seen the event, and who sees to it from now on, stand in its decision record.',
  async walk(walk) {
    await walk.openEvent('TERN-2');
    await walk.view(({ event }) => event.detail.tabs.decision);
    await walk.press('button', ({ owner }) => owner.open);
    await walk.press('button', ({ decision }) => decision.head.acknowledge);
    await walk.type(({ owner }) => owner.owner, COLLEAGUE, { offers: true });
    await walk.type(({ owner }) => owner.note, 'Next message at 06:00.');
    await walk.press('button', ({ record }) => record.save);
    const { page, words } = walk;
    const head = page.getByRole('region', { name: words.decision.head.title, exact: true });
    await walk.read('Read who has acknowledged it, and when.', head, words.decision.states.ACKNOWLEDGED);
    await walk.read(
      'Read that the change is saved.',
      page.getByRole('form', { name: words.owner.title }),
      words.record.saved,
    );
  },
};
