import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { changeScenario, type Scenario } from '../../mock-api/scenario.ts';
import { openPage } from '../testing/test-page.ts';

const LIST = '/ca/conjunctions';
const NEVER = 'No upcoming conjunctions';
const empty = () => page.getByCss('.empty-state');

interface State {
  readonly path?: string;
  readonly scenario: Partial<Scenario>;
  readonly words: readonly (string | RegExp)[];
  /** The next step: where a link leads, or what a button is called. */
  readonly step: { readonly link: string; readonly to: string } | { readonly button: string };
}

const toScreening = { link: 'Show screening runs', to: '/screening' } as const;
const none = { conjunctions: 'none' } as const;

const states: Readonly<Record<string, State>> = {
  'no satellite': {
    scenario: { ...none, reason: 'NO_SATELLITE' },
    words: ['No satellites, so no screening.'],
    step: { button: 'Add satellite' },
  },
  'no catalogue': {
    scenario: { ...none, reason: 'NO_CATALOGUE' },
    words: ['No screening: no catalogue is loaded.', 'keepout catalogue load'],
    step: toScreening,
  },
  pending: {
    scenario: { ...none, reason: 'PENDING' },
    words: ['The first screening is queued or running.'],
    step: toScreening,
  },
  failed: {
    scenario: { ...none, reason: 'FAILED' },
    words: ['the last screening failed. The ephemeris was deleted'],
    step: toScreening,
  },
  'never screened': {
    scenario: { ...none, reason: 'NEVER_SCREENED' },
    words: ['No screening of your satellites.'],
    step: toScreening,
  },
  'none found': {
    scenario: none,
    words: [
      'No upcoming conjunctions of your satellites.',
      /finished at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d Z, against catalogue .+, [\d,]+ objects/,
    ],
    step: { link: 'Show ephemerides', to: '/ca/oems' },
  },
  'nothing known of what was screened': {
    scenario: { ...none, failures: { getReadiness: 503 } },
    words: ['Screening status unknown'],
    step: { button: 'Reload status' },
  },
  'nothing to decide': {
    scenario: { conjunctions: 'calm' },
    words: [/No decision needed now: the verdicts on all \d+ upcoming conjunctions are watch or safe\./],
    step: { button: 'Show all' },
  },
  'all filtered away': {
    path: `${LIST}?risk=LOW&q=nothing-like-it`,
    scenario: {},
    words: ['No conjunction matches 2 filters.'],
    step: { button: 'Clear filters' },
  },
  'a screening that waits': {
    path: `${LIST}?screening=scr-10`,
    scenario: none,
    words: ['This screening is queued. Its conjunctions appear here when it has finished.'],
    step: { link: 'Show screening runs', to: '/screening?run=scr-10' },
  },
  'a screening that runs': {
    path: `${LIST}?screening=scr-9`,
    scenario: none,
    words: ['This screening is running'],
    step: { link: 'Show screening runs', to: '/screening?run=scr-9' },
  },
  'a screening that failed': {
    path: `${LIST}?screening=scr-7`,
    scenario: none,
    words: ['This screening failed', 'BOREAS-A has no ephemeris in the window'],
    step: { link: 'Show screening runs', to: '/screening?run=scr-7' },
  },
  'a screening that was cancelled': {
    path: `${LIST}?screening=scr-5`,
    scenario: none,
    words: ['This screening was cancelled'],
    step: { link: 'Show screening runs', to: '/screening?run=scr-5' },
  },
  'a search that finds nothing': {
    path: '/ca/find?window=all&object=nothing-like-it',
    scenario: {},
    words: ['No matching conjunctions on record.', /finished at \d{4}-\d\d-\d\d/],
    step: { link: 'Screen now in this browser', to: '/ca/find?window=all&object=nothing-like-it&source=live' },
  },
  'a search before anything was screened': {
    path: '/ca/find?window=all&object=nothing-like-it',
    scenario: { reason: 'NEVER_SCREENED' },
    words: ['No screening of your satellites.'],
    step: toScreening,
  },
  'no run': {
    path: '/screening',
    scenario: { screenings: 'none' },
    words: ['No screening runs.'],
    step: { button: 'New run' },
  },
};

test.each(Object.entries(states))(
  'E-18 an empty list gives the reason and the next step: %s',
  async (name, { path = LIST, scenario, words, step }) => {
    openPage(path, scenario);
    for (const sentence of words) await expect.element(empty()).toHaveTextContent(sentence);
    if ('link' in step)
      await expect.element(empty().getByRole('link', { name: step.link })).toHaveAttribute('href', step.to);
    else await expect.element(empty().getByRole('button', { name: step.button })).toBeVisible();
    if (name !== 'none found') await expect.element(page.getByText(NEVER)).not.toBeInTheDocument();
  },
);

test('E-18 the button of a list without decisions shows all conjunctions', async () => {
  openPage(LIST, { conjunctions: 'calm' });
  await empty().getByRole('button', { name: 'Show all' }).click();
  await expect.element(page.getByRole('grid', { name: 'Conjunctions' }).getByRole('row').nth(5)).toBeVisible();
});

test('E-18 the button of an empty list asks again what was screened', async () => {
  openPage(LIST, { conjunctions: 'none', failures: { getReadiness: 503 } });
  await expect.element(empty()).toHaveTextContent('Screening status unknown');
  changeScenario({ failures: {} });
  await empty().getByRole('button', { name: 'Reload status' }).click();
  await expect.element(empty()).toHaveTextContent(NEVER);
});
