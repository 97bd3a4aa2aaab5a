import type { RiskLevel } from '@keepout/conjunction/decision/risk-level';
import type { VerdictKind } from '@keepout/conjunction/decision/verdict';
import { type Capability, capability } from '../hosting/capability.ts';

/** What other services need to know of a conjunction. */
export interface KnownConjunction {
  readonly conjunctionId: string;
  readonly satelliteId: string;
  /** Null for a secondary that has no catalogue number. */
  readonly secondaryNoradId: number | null;
  readonly secondaryName: string;
  readonly tcaTaiS: number;
  readonly decideByTaiS: number;
  readonly verdict: VerdictKind;
  readonly riskLevel: RiskLevel;
  readonly pc: number | null;
}

/** Conjunctions of an operator; another operator's do not exist. */
export interface Conjunctions {
  find(operatorId: string, conjunctionId: string): Promise<KnownConjunction | undefined>;
}

export const conjunctions: Capability<Conjunctions> = capability('conjunctions');
