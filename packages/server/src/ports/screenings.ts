import type { ScreeningCoverage } from '@keepout/contract/ca/enums';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { type Capability, capability } from '../hosting/capability.ts';

/** Data of a screening for other services. */
export interface KnownScreening {
  /** In the requested order. */
  readonly satelliteNames: readonly string[];
  /** Its result; null until it is complete. */
  readonly result: ScreeningResult | null;
  /** Reason of a failure; null without one. */
  readonly failure: Statement | null;
}

export interface ScreeningResult {
  readonly conjunctions: number;
  /** Number of unchanged re-detections among them. */
  readonly unchanged: number;
  /** Null if none could be computed. */
  readonly worstPc: number | null;
  readonly coverage: ScreeningCoverage | null;
}

/** Screenings of an operator; those of other operators are treated as non-existent. */
export interface Screenings {
  find(operatorId: string, screeningId: string): Promise<KnownScreening | undefined>;
}

export const screenings: Capability<Screenings> = capability('screenings');
