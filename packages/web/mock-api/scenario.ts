import type { EmptyReason } from '@keepout/contract/ca/readiness';
import type { ResourceAccess } from '@keepout/contract/platform/roles';

/** What a test wants to find: who is signed in, with which roles, and which calls fail. */
export interface Scenario {
  readonly session: 'signed-in' | 'signed-out' | 'unavailable';
  readonly userName: string;
  readonly email: string | undefined;
  readonly access: ResourceAccess;
  readonly dev: boolean;
  readonly mode: 'demo' | 'production';
  /** Status with which an address fails, by the beginning of its path. */
  readonly failures: Readonly<Record<string, number>>;
  /** The token cannot be renewed from the n-th call on. */
  readonly tokenEndsAfter: number | undefined;
  /** How many conjunctions the fleet has. */
  readonly conjunctions: 'usual' | 'none' | 'many';
  /** How large the catalogue is that browsers screen with. */
  readonly catalogue: 'usual' | 'many';
  /** Whether the fleet has ephemerides and screenings. */
  readonly screenings: 'usual' | 'none';
  /** Why nothing could be screened; null where something was. */
  readonly reason: EmptyReason | null;
}

const STORAGE_KEY = 'keepout.mock';

const usual: Scenario = {
  session: 'signed-in',
  userName: 'demo',
  email: 'demo@example.org',
  access: { 'collision-avoidance': ['user'], 'on-demand-tracking': ['user'], payments: ['user'] },
  dev: true,
  mode: 'demo',
  failures: {},
  tokenEndsAfter: undefined,
  conjunctions: 'usual',
  catalogue: 'usual',
  screenings: 'usual',
  reason: null,
};

/** Tests write what differs from the usual into local storage before the page loads. */
export function readScenario(): Scenario {
  const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
  return { ...usual, ...(kept as Partial<Scenario>) };
}

export function changeScenario(change: Partial<Scenario>): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readScenario(), ...change }));
}
