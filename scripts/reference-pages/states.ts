import { DECISION_TRANSITIONS } from '../../packages/contract/src/ca/decision-states.ts';
import { PASS_TRANSITIONS, REQUEST_TRANSITIONS } from '../../packages/contract/src/odt/states.ts';
import { PLAN_TRANSITIONS } from '../../packages/operations/src/plan/states.ts';
import { drawing, type Transitions } from './drawing.ts';
import { page } from './page.ts';

interface Machine {
  readonly title: string;
  readonly transitions: Transitions;
  readonly text: string;
}

const MACHINES: readonly Machine[] = [
  {
    title: 'A manoeuvre plan',
    transitions: PLAN_TRANSITIONS,
    text:
      'DRAFT is in preparation, PROPOSED waits for approval, APPROVED can be executed, COMMITTED is on the satellite, EXECUTED was flown. ' +
      'The first ephemeris after the manoeuvre sets VERIFIED.',
  },
  {
    title: 'A decision record',
    transitions: DECISION_TRANSITIONS,
    text: 'A withdrawn decision returns the record to ACKNOWLEDGED. A SIGNED record does not change.',
  },
  {
    title: 'A request for observations',
    transitions: REQUEST_TRANSITIONS as Transitions,
    text: 'PARTIAL ends with fewer passes than ordered. APPROVED returns to PENDING if all passes are rescheduled.',
  },
  {
    title: 'A pass of a request',
    transitions: PASS_TRANSITIONS as Transitions,
    text: 'Only a SUCCESSFUL pass counts. Withdrawing its association makes it UNSUCCESSFUL.',
  },
];

/** Returns the page of all state machines that the server enforces. */
export function statesPage(): string {
  const lines = MACHINES.flatMap(({ title, transitions, text }) => [
    `## ${title}`,
    '',
    text,
    '',
    '```text',
    drawing(transitions),
    '```',
    '',
  ]);
  return page({ title: 'States', order: 910 }, 'the tables that the server enforces', [
    'Permitted transitions of a record. All other transitions are refused.',
    '',
    ...lines,
  ]);
}
