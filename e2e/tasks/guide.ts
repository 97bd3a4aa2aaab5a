import { HAND_NAMES, type HandName, type WalkRecord } from './record.ts';
import type { Task } from './task.ts';

/** Other lines of a list may lie on the way of the keys: a part more than the guide says. */
const MORE_KEYS = 0.25;

const BY: Readonly<Record<HandName, string>> = { mouse: 'By mouse', keyboard: 'By keyboard', thumb: 'By thumb' };

type Named = Pick<Task, 'id' | 'title' | 'aim' | 'later'>;

const numbered = (steps: readonly string[]) => steps.map((step, place) => `${place + 1}. ${step}`).join('\n');

/** The steps of a hand as the guide has them; those of the mouse where it says nothing of that hand. */
function stepsIn(guide: string, { title }: Named, hand: HandName): string {
  const [, behind = ''] = guide.split(`\n## ${title}\n`);
  const [section = ''] = behind.split('\n## ');
  const parts = section.split('\n\n');
  const by = parts.includes(`${BY[hand]}:`) ? hand : 'mouse';
  return parts[parts.indexOf(`${BY[by]}:`) + 1] ?? '';
}

/** What the guide says otherwise than a walk has shown. */
export function otherwise(guide: string, task: Named, { hand, presses, steps }: WalkRecord): readonly string[] {
  const row = guide.split('\n').find((line) => line.startsWith(`| [${task.title}]`));
  const cell = row?.split(' | ')[1 + HAND_NAMES.indexOf(hand)] ?? '';
  const most = Number.parseInt(cell, 10) * (hand === 'keyboard' ? 1 + MORE_KEYS : 1);
  const written = stepsIn(guide, task, hand);
  const walked = numbered(steps);
  const isSame = task.later === undefined ? written === walked : written.startsWith(`${walked}\n`);
  return [
    ...(isSame ? [] : [`${BY[hand]}:\n${walked}`]),
    ...(presses <= most ? [] : [`${presses} presses, and not ${cell}`]),
  ];
}

/** The guide of what was walked: of each hand the most that it took in any language. */
export function guideOf(tasks: readonly Named[], records: readonly WalkRecord[]): string {
  const of = ({ id }: Named, hand: HandName): readonly [WalkRecord, ...WalkRecord[]] => {
    const [first, ...others] = records.filter((record) => record.task === id && record.hand === hand);
    if (first === undefined) throw new Error(`${id} was not walked by ${hand}`);
    return [first, ...others];
  };
  const cell = (walks: readonly WalkRecord[]) => {
    const seconds = Math.max(...walks.map((walk) => walk.seconds));
    return `${Math.max(...walks.map(({ presses }) => presses))}, ${Math.max(1, Math.round(seconds))} s`;
  };
  const rows = tasks.map((task) => {
    const cells = HAND_NAMES.map((hand) => cell(of(task, hand)));
    return `| [${task.title}](#${task.title.toLowerCase().replaceAll(' ', '-')}) | ${cells.join(' | ')} |`;
  });
  const sections = tasks.flatMap((task) => {
    const lists = HAND_NAMES.map((hand) => ({ hand, list: numbered(of(task, hand)[0].steps) }));
    const own = lists.filter(({ hand, list }) => hand === 'mouse' || list !== lists[0]?.list);
    const picture = `![${task.title}, at its end](../../docs/guides/pictures/${task.id}.webp)`;
    return [`## ${task.title}`, task.aim, ...own.flatMap(({ hand, list }) => [`${BY[hand]}:`, list]), picture];
  });
  const table = ['| task | mouse | keyboard | thumb |', '|---|---|---|---|', ...rows].join('\n');
  return `${[HEAD, table, ...sections].join('\n\n')}\n`;
}

const HEAD = `# Walks of the tasks

<!-- Written by npm run tasks. -->

The steps that \`npm run tasks\` performed for each task on the demonstration, with the number of presses and the duration. Each task is performed with
a mouse in a window of 1440 px, with the keyboard only, and by touch on a screen of 390 px, in every language of the application. Presses are clicks,
keys and taps, without typed text. Seconds depend on the machine. A task without steps for the keyboard or touch has the steps of the mouse.`;
