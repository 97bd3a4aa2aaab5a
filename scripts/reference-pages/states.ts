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
      'DRAFT is worked on, PROPOSED waits for approval, APPROVED may be flown, COMMITTED is with the satellite, EXECUTED was flown. ' +
      'VERIFIED comes by itself, with the first ephemeris after the manoeuvre.',
  },
  {
    title: 'A decision record',
    transitions: DECISION_TRANSITIONS,
    text: 'A decision that is taken back leaves the record ACKNOWLEDGED. Nothing of a SIGNED record changes any more.',
  },
  {
    title: 'A request for observations',
    transitions: REQUEST_TRANSITIONS as Transitions,
    text: 'PARTIAL ends with fewer passes than were wanted. APPROVED goes back to PENDING when all its passes are planned anew.',
  },
  {
    title: 'A pass of a request',
    transitions: PASS_TRANSITIONS as Transitions,
    text: 'A pass counts while it is SUCCESSFUL; an association that is taken back makes it UNSUCCESSFUL.',
  },
];

/** Every state machine that the server enforces, drawn. */
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
    'What may become of a record. A step that is not drawn is refused.',
    '',
    ...lines,
  ]);
}
