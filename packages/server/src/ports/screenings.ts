import type { ScreeningCoverage } from '@keepout/contract/ca/enums';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { type Capability, capability } from '../hosting/capability.ts';

/** What other services need to know of a screening. */
export interface KnownScreening {
  /** In the order in which they were asked for. */
  readonly satelliteNames: readonly string[];
  /** What it came to; null until it is complete. */
  readonly result: ScreeningResult | null;
  /** Why it failed; null where it did not. */
  readonly failure: Statement | null;
}

export interface ScreeningResult {
  readonly conjunctions: number;
  /** Of those, such as earlier messages tell just so. */
  readonly unchanged: number;
  /** Null where none could be computed. */
  readonly worstPc: number | null;
  readonly coverage: ScreeningCoverage | null;
}

/** Screenings of an operator; another operator's do not exist. */
export interface Screenings {
  find(operatorId: string, screeningId: string): Promise<KnownScreening | undefined>;
}

export const screenings: Capability<Screenings> = capability('screenings');
