import type { PlannedManoeuvreType } from '@keepout/contract/ca/manoeuvre-enums';
import type { EmptyReason } from '@keepout/contract/ca/readiness';
import type { ResourceAccess } from '@keepout/contract/platform/roles';

/** What a test wants to find: who is signed in, with which roles, and which calls fail. */
export interface Scenario {
  /** `provider`: the real client of the provider asks `/auth`, which the test answers. */
  readonly session: 'signed-in' | 'signed-out' | 'unavailable' | 'provider';
  readonly userName: string;
  readonly email: string | undefined;
  readonly access: ResourceAccess;
  readonly dev: boolean;
  readonly mode: 'demo' | 'production';
  /** The sensors are simulated. */
  readonly simulator: boolean;
  /** Status with which a call fails, by its name; or all of an address, by the beginning of its path. */
  readonly failures: Readonly<Record<string, number>>;
  /** Calls whose answers wait until this names them no longer: named likewise. */
  readonly held: readonly string[];
  /** The connection stands and nothing comes over it: no beat, no answer. */
  readonly isSilent: boolean;
  /** The token cannot be renewed from the n-th call on. */
  readonly tokenEndsAfter: number | undefined;
  /** How many conjunctions the fleet has; `calm` are those that need no decision. */
  readonly conjunctions: 'usual' | 'none' | 'many' | 'calm';
  /** How large the catalogue is that browsers screen with. */
  readonly catalogue: 'usual' | 'many' | 'whole';
  /** What stands in place of its element sets, as it is downloaded. */
  readonly published: string;
  /** Whether the fleet has ephemerides and screenings. */
  readonly screenings: 'usual' | 'none';
  /** What the satellites push with. */
  readonly propulsion: PlannedManoeuvreType | 'NONE';
  /** What candidates create: one of them an event, or each; or the cheapest begins at the last chance; or two events say nothing. */
  readonly candidates: 'usual' | 'none-clear' | 'last-first' | 'inconclusive';
  /** What the screening of a plan comes to. */
  readonly planScreening: 'clear' | 'raised';
  /** Whether there is a catalogue for estimates, a history for statistics and a table of space weather. */
  readonly statistics: 'usual' | 'none';
  /**
   * Whether anything was ordered; `states` are requests that wait for their plan, are being measured, or came to nothing; `observed`: the event
   * that was observed has been judged anew.
   */
  readonly tracking: 'usual' | 'none' | 'states' | 'observed';
  /** Whether there are customers, orders and products. */
  readonly payments: 'usual' | 'none';
  /** Whether the operator of the user runs the payments of the installation. */
  readonly runsPayments: boolean;
  /** Whether the user is of the installation's operator. */
  readonly runsInstallation: boolean;
  /** Whether a catalogue waits for a decision. */
  readonly keptBack: 'none' | 'some';
  /** Whether the user has addresses and messages, and anybody is on call. */
  readonly alerts: 'usual' | 'none';
  /** Whether the server has notifications for him. */
  readonly notifications: 'none' | 'some';
  /** What the provider tells of sign-ins: two others, none at all, or nothing to this application. */
  readonly sessions: 'usual' | 'none' | 'not-offered' | 'failing';
  /** Who keeps programs, and whether there are any. */
  readonly machines: 'usual' | 'none' | 'elsewhere';
  /** Whether anything comes in by itself. */
  readonly feeds: 'usual' | 'none';
  /** Whether anything went out, and whether there is anybody to send to. */
  readonly publications: 'usual' | 'none';
  /** Whether anything was said about who moves, and anybody is known. */
  readonly coordination: 'usual' | 'none';
  /** Whether anything was written into the audit log. */
  readonly audit: 'usual' | 'none';
  /** Why nothing could be screened; null where something was. */
  readonly reason: EmptyReason | null;
}

export const CONJUNCTION_COUNTS: Readonly<Record<Scenario['conjunctions'], number>> = {
  usual: 64,
  none: 0,
  many: 2000,
  calm: 64,
};

const STORAGE_KEY = 'keepout.mock';

/** What is there where a test wants nothing else. */
export const usualScenario: Scenario = {
  session: 'signed-in',
  userName: 'demo',
  email: 'demo@example.org',
  access: { 'collision-avoidance': ['user'], 'on-demand-tracking': ['user'], payments: ['user'] },
  dev: true,
  mode: 'demo',
  simulator: false,
  failures: {},
  held: [],
  isSilent: false,
  tokenEndsAfter: undefined,
  conjunctions: 'usual',
  catalogue: 'usual',
  published: '[]\n',
  screenings: 'usual',
  propulsion: 'IMPULSIVE',
  candidates: 'usual',
  planScreening: 'clear',
  statistics: 'usual',
  tracking: 'usual',
  payments: 'usual',
  runsPayments: true,
  runsInstallation: true,
  keptBack: 'none',
  alerts: 'usual',
  notifications: 'none',
  sessions: 'usual',
  machines: 'usual',
  feeds: 'usual',
  publications: 'usual',
  coordination: 'usual',
  audit: 'usual',
  reason: null,
};

/** Tests write what differs from the usual into local storage before the page loads. */
export function readScenario(): Scenario {
  const storedScenario: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
  return { ...usualScenario, ...(storedScenario as Partial<Scenario>) };
}

export function changeScenario(change: Partial<Scenario>): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readScenario(), ...change }));
}

const HELD_STEP_MS = 20;

/** Until nothing of these names is held any more. */
export async function waitWhileHeld(names: (call: string) => boolean, signal?: AbortSignal): Promise<void> {
  const isHeld = ({ held: heldCalls, isSilent }: Scenario) => isSilent || heldCalls.some(names);
  while (isHeld(readScenario())) {
    signal?.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, HELD_STEP_MS));
  }
}
