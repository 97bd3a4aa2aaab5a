import type { DensityError } from '@keepout/astro/nouns';
import type { RiskLevel } from '@keepout/conjunction/decision/risk-level';
import type { VerdictKind } from '@keepout/conjunction/decision/verdict';
import type { NextMessage } from '@keepout/conjunction/event/next-message';
import type { DilutionRegion } from '@keepout/conjunction/pc/bounds/dilution';
import type { PcAtMargin } from '@keepout/conjunction/pc/bounds/pc-at-margin';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import type { Manoeuvrability } from '@keepout/contract/ca/enums';
import type { NextAction } from '@keepout/contract/ca/next-action';
import type { Belief } from '@keepout/contract/ca/verdict';
import { type Capability, capability } from '../hosting/capability.ts';

/** Data of a conjunction for other services. */
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
  readonly belief: Belief;
}

export interface FoundConjunction extends KnownConjunction {
  /** A person must decide now: the value that list and overview show. */
  readonly needsDecision: boolean;
}

/** A conjunction that needs a decision. */
export interface AwaitingDecision extends KnownConjunction {
  readonly satelliteName: string;
  /** Time of the last change, ISO 8601. */
  readonly updatedAt: string;
}

/** Details of a conjunction in addition to its assessment: miss distance, reliability, and source. */
export interface EncounterBrief {
  readonly secondaryName: string;
  readonly missDistanceM: number;
  readonly relativePositionRtnM: readonly [number, number, number];
  readonly dilution: DilutionRegion | null;
  /** Whether the other object is manoeuvrable, according to the newest message. */
  readonly manoeuvrable: Manoeuvrability;
  /** Pc of the previous message; null without such a message or Pc. */
  readonly previousPc: number | null;
  /** Maximum Pc at this miss distance; null if not computed. */
  readonly maxPc: number | null;
  /** The next action; absent in alerts of earlier versions. */
  readonly nextAction?: NextAction;
  /** A burn that is not confirmed and that the newest message assumes. */
  readonly assumedBurn?: Conjunction['assumedBurn'];
  /** With longer deviations, where that alone is why the verdict is not *safe*. */
  readonly atMargin?: PcAtMargin;
}

/** A conjunction whose message need not be read if the details of the other object are present. */
export type BriefedEvent = Pick<KnownConjunction, 'conjunctionId'> & Partial<Pick<EncounterBrief, 'manoeuvrable'>>;

/** Assessment of a conjunction by one message. */
export interface PastJudgement
  extends Pick<KnownConjunction, 'conjunctionId' | 'verdict' | 'pc' | 'tcaTaiS' | 'decideByTaiS'> {
  /** When it was stored, ISO 8601. */
  readonly at: string;
}

/** All assessments since a time, in order of arrival; the time is later than requested if there are too many. */
export interface PastJudgements {
  readonly sinceTaiS: number;
  readonly judgements: readonly PastJudgement[];
}

/** One of the two objects, at the time of closest approach. */
export interface EncounterObject {
  /** Null for an object that has no catalogue number. */
  readonly noradId: number | null;
  readonly name: string;
  /** EME2000. */
  readonly positionM: readonly [number, number, number];
  readonly velocityMps: readonly [number, number, number];
  /** 6 x 6, RTN of the object, m and m/s; null if the message has none. */
  readonly covarianceRtn: readonly (readonly number[])[] | null;
  /** The covariance belongs to this orbit and is not an estimate by its age: it can be propagated to another time. */
  readonly isErrorKnown: boolean;
  /** Atmospheric density error that it shares with other objects, if the message contains it. */
  readonly densityError?: DensityError;
}

/** A conjunction with the data of its newest message, for refinement. */
export interface KnownEncounter {
  readonly tcaTaiS: number;
  readonly decideByTaiS: number;
  /** The operator's satellite. */
  readonly primary: EncounterObject;
  readonly secondary: EncounterObject;
  readonly combinedHardBodyRadiusM: number;
  /** Probabilities from which on it is acted, and below which it is safe. */
  readonly actLimit: number;
  readonly watchLimit: number;
  /** Whose sigmas count multiplied, by a rule of the operator. */
  readonly scaledSigmas?: Belief['scaledSigmas'];
  /** Orbit updates used by the message: the contribution of own observations. */
  readonly orbitUpdateIds: readonly string[];
}

/** Expected benefit of waiting until the decision deadline. */
export type DecisionOutlook = NonNullable<NextMessage['beforeDecision']>;

/** Conjunctions of an operator; those of other operators are treated as non-existent. */
export interface Conjunctions {
  find(operatorId: string, conjunctionId: string): Promise<FoundConjunction | undefined>;
  /** Returns future conjunctions that require a decision that was not made yet, earliest deadline first. */
  awaitingDecision(operatorId: string): Promise<readonly AwaitingDecision[]>;
  /** Returns the other objects and their close approaches, by conjunction. */
  briefsOf(operatorId: string, events: readonly BriefedEvent[]): Promise<ReadonlyMap<string, EncounterBrief>>;
  /** Returns assessments since a time by the newest `limit` messages that were the newest of their conjunctions when received, before the close approach. */
  judgedSince(operatorId: string, sinceTaiS: number, limit: number): Promise<PastJudgements>;
  /** Returns the data of both objects in the newest message. */
  encounterOf(operatorId: string, conjunctionId: string): Promise<KnownEncounter | undefined>;
  /** Returns whether another message is expected before the decision deadline; undefined if unknown. */
  decisionOutlook(operatorId: string, conjunctionId: string): Promise<DecisionOutlook | undefined>;
}

export const conjunctions: Capability<Conjunctions> = capability('conjunctions');
