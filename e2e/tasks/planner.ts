import { expect } from '@playwright/test';
import type { Words } from './catalogues.ts';
import type { Walk } from './walk.ts';

/** What a manoeuvre of a kind is sized by, and a size that its satellite can do. */
export interface Size {
  readonly field: (words: Words) => string;
  readonly text: string;
}

/** The planner of an event with something to save: what its search has starred, and on a phone, which does not search, a manoeuvre by hand. */
export async function openPlanner(walk: Walk, satellite: string, { field, text }: Size): Promise<void> {
  await walk.openEvent(satellite);
  await walk.press('link', ({ manoeuvre }) => manoeuvre.tab.plan);
  const { page, words } = walk;
  if (walk.hand === 'thumb') {
    await walk.type(field, text, { isBegin: true });
    await walk.press('button', ({ planner }) => planner.byHand.compute);
  }
  await expect(page.getByRole('button', { name: words.planner.choice.save, exact: true })).toBeEnabled();
}

/** Saves what is chosen as a draft. */
export async function savePlan(walk: Walk): Promise<void> {
  await walk.press('button', ({ planner }) => planner.choice.save);
  await expect(walk.page).toHaveURL(/plan=man-/);
}

/** Screens the saved plan against the catalogue, on the page where it is proposed and approved; whether it is clear. */
export async function screenPlan(walk: Walk): Promise<boolean> {
  if (walk.hand === 'thumb') {
    await walk.press('link', ({ manoeuvre }) => manoeuvre.tab.screening);
    await walk.press('button', ({ screening }) => screening.screen, { isFirst: true });
  } else await walk.press('button', ({ planner }) => planner.choice.screen);
  const { title, clear, unclear } = walk.words.screening;
  const verdict = walk.page.getByRole('region', { name: title }).getByRole('heading');
  await walk.read('Read the screening result.', verdict, new RegExp(`${clear}|${unclear}`));
  return (await verdict.getByText(clear, { exact: true }).count()) > 0;
}
