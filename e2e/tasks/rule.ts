import type { Task } from './task.ts';

export const rule: Task = {
  id: 'rule',
  title: 'Make and rehearse a rule',
  aim: 'Who wants to be told of more, or of less, sees what a rule would have sent over the last days before it is kept.',
  async walk(walk) {
    await walk.go('account');
    await walk.press('tab', ({ alerts }) => alerts.view);
    await walk.press('tab', ({ alerts }) => alerts.views.rules);
    const { page, words } = walk;
    const line = page
      .getByRole('list', { name: words.alerts.rules.label })
      .getByRole('listitem')
      .filter({ hasText: words.alerts.kindHelp.WATCH });
    await walk.press('radio', ({ alerts }) => alerts.rules.timings.NOW, { within: line });
    await walk.press('button', ({ alerts }) => alerts.rehearsal.run);
    const { rehearsal } = words.alerts;
    await walk.read(
      'Read how many messages it would have sent, and on which days.',
      page.getByRole('region', { name: rehearsal.title }),
      new RegExp(`${rehearsal.none}|${rehearsal.noPlace}|${rehearsal.summary(0).slice(1)}`),
    );
    await walk.press('button', ({ alerts }) => alerts.channels.save);
    await walk.read(
      'Read that it is in force.',
      page.getByRole('region', { name: words.shell.toast.region }),
      words.alerts.rules.saved.title,
    );
  },
};
