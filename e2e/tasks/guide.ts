import { HAND_NAMES, type HandName, type WalkRecord, type Way } from './record.ts';
import type { Task } from './task.ts';

/** Who reads the page waits for the machine as well, but no two machines wait the same. */
const SECONDS_STEP = 1;
/** More keys than the guide says, where other lines lie on the way: a part of them. */
const MORE_KEYS = 0.25;

const BY: Readonly<Record<HandName, string>> = { mouse: 'By mouse', keyboard: 'By keyboard', thumb: 'By thumb' };
const LANGUAGE: Readonly<Record<Way['language'], string>> = { en: 'English', de: 'German' };

type Named = Pick<Task, 'id' | 'title' | 'aim' | 'later'>;

const numbered = (steps: readonly string[]) => steps.map((step, place) => `${place + 1}. ${step}`).join('\n');

/** The steps of a hand as the guide has them; those of the mouse where it says nothing of that hand. */
function stepsIn(guide: string, { title }: Named, hand: HandName): string | undefined {
  const [, section = ''] = guide.split(`\n## ${title}\n`);
  const [own = ''] = section.split('\n## ');
  const parts = own.split('\n\n');
  const below = (name: HandName) => parts[parts.indexOf(`${BY[name]}:`) + 1];
  return parts.includes(`${BY[hand]}:`) ? below(hand) : below('mouse');
}

/** What the guide says otherwise than a walk has shown. */
export function otherwise(guide: string, task: Named, record: WalkRecord): readonly string[] {
  const { hand, language, presses, steps } = record;
  const line = guide
    .split('\n')
    .find((row) => row.startsWith(`| [${task.title}]`) && row.includes(`| ${LANGUAGE[language]} |`));
  const cell = line?.split(' | ')[2 + HAND_NAMES.indexOf(hand)] ?? '';
  const most = Number.parseInt(cell, 10) * (hand === 'keyboard' ? 1 + MORE_KEYS : 1);
  const written = stepsIn(guide, task, hand) ?? '';
  const isSame = task.later === undefined ? written === numbered(steps) : written.startsWith(`${numbered(steps)}\n`);
  return [
    ...(isSame ? [] : [`${BY[hand]}:\n${numbered(steps)}`]),
    ...(presses <= most ? [] : [`${presses} presses, and not ${cell}`]),
  ];
}

/** The guide of what was walked. */
export function guideOf(tasks: readonly Named[], records: readonly WalkRecord[]): string {
  const of = (task: Named, hand: HandName, language: Way['language']) => {
    const record = records.find((walk) => walk.task === task.id && walk.hand === hand && walk.language === language);
    if (record === undefined) throw new Error(`${task.id} was not walked by ${hand} in ${language}`);
    return record;
  };
  const cell = ({ presses, seconds }: WalkRecord) => `${presses}, ${Math.max(1, Math.round(seconds / SECONDS_STEP))} s`;
  const anchor = (title: string) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
      .replaceAll(' ', '-');
  const rows = tasks.flatMap((task) =>
    (['en', 'de'] as const).map((language) => {
      const cells = HAND_NAMES.map((hand) => cell(of(task, hand, language)));
      return `| [${task.title}](#${anchor(task.title)}) | ${LANGUAGE[language]} | ${cells.join(' | ')} |`;
    }),
  );
  const sections = tasks.map((task) => {
    const byMouse = numbered(of(task, 'mouse', 'en').steps);
    const others = HAND_NAMES.filter((hand) => numbered(of(task, hand, 'en').steps) !== byMouse).map(
      (hand) => `${BY[hand]}:\n\n${numbered(of(task, hand, 'en').steps)}`,
    );
    return [
      `## ${task.title}`,
      task.aim,
      `${BY.mouse}:`,
      byMouse,
      ...others,
      `![${task.title}, at its end](pictures/${task.id}.webp)`,
    ].join('\n\n');
  });
  return `${[HEAD, ['| task | language | mouse | keyboard | thumb |', '|---|---|---|---|---|', ...rows].join('\n'), ...sections].join('\n\n')}\n`;
}

const HEAD = `---
title: Tasks, step by step
order: 15.5
---

<!-- Written by npm run tasks, which does what is written here. -->

# Tasks, step by step

What an operator does most, from the list of conjunctions on. Each was done on the running demonstration with a mouse in a window of
1440 px, by keyboard alone, and with a thumb on a screen of 390 px where all that is pressed is 44 px large, in English and in German. Counted are clicks,
keys and taps, without the letters of what is typed; the seconds are those of the machine, which computes, screens and stores meanwhile.`;
