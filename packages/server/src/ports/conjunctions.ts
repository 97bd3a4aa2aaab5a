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
  readonly belief: Belief;
}

export interface FoundConjunction extends KnownConjunction {
  /** A decision is in force. */
  readonly isDecided: boolean;
}

/** A conjunction that needs a decision. */
export interface AwaitingDecision extends KnownConjunction {
  readonly satelliteName: string;
  /** Of its newest change, ISO 8601. */
  readonly updatedAt: string;
}

/** What is told of an event beside its judgement: how near, how sure, and where it comes from. */
export interface EncounterBrief {
  readonly secondaryName: string;
  readonly missDistanceM: number;
  readonly relativePositionRtnM: readonly [number, number, number];
  readonly dilution: DilutionRegion | null;
  /** Whether the other object can, as the newest message says. */
  readonly manoeuvrable: Manoeuvrability;
  /** Of the message before the newest; null where there is none, or it had none. */
  readonly previousPc: number | null;
  /** The largest at this miss; null where there is none. */
  readonly maxPc: number | null;
  /** The next action; absent in alerts of earlier versions. */
  readonly nextAction?: NextAction;
  /** A burn that is not confirmed and that the newest message assumes. */
  readonly assumedBurn?: Conjunction['assumedBurn'];
  /** With longer deviations, where that alone is why the verdict is not *safe*. */
  readonly atMargin?: PcAtMargin;
}

/** Whose message need not be opened where it is known already what it says of the other object. */
export type BriefedEvent = Pick<KnownConjunction, 'conjunctionId'> & Partial<Pick<EncounterBrief, 'manoeuvrable'>>;

/** What a message made of a conjunction. */
export interface PastJudgement extends Pick<KnownConjunction, 'conjunctionId' | 'verdict' | 'pc' | 'decideByTaiS'> {
  /** When it was stored, ISO 8601. */
  readonly at: string;
}

/** All judgements from a time on, in the order in which they came: a later time than was asked for where there are too many. */
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
  /** Six rows of six, RTN of the object, m and m/s; null where the message has none. */
  readonly covarianceRtn: readonly (readonly number[])[] | null;
  /** The covariance is of this orbit, and not the usual one of its age: it can be carried to another time. */
  readonly isErrorKnown: boolean;
  /** What it shares of its error with others in one atmosphere, where the message tells it. */
  readonly densityError?: DensityError;
}

/** A conjunction as its newest message has it, for whoever wants to know it better. */
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
  /** Orbit updates that the message rests on: what observations of ours have put into it. */
  readonly orbitUpdateIds: readonly string[];
}

/** What waiting until the decision is due can bring. */
export type Waiting = NonNullable<NextMessage['beforeDecision']>;

/** Conjunctions of an operator; another operator's do not exist. */
export interface Conjunctions {
  find(operatorId: string, conjunctionId: string): Promise<FoundConjunction | undefined>;
  /** Those ahead that need a decision and have none, the next to be decided first. */
  awaitingDecision(operatorId: string): Promise<readonly AwaitingDecision[]>;
  /** Who the other objects are and how they pass, by conjunction. */
  briefsOf(operatorId: string, events: readonly BriefedEvent[]): Promise<ReadonlyMap<string, EncounterBrief>>;
  /** What messages made since then, the newest `most` of them, have said that were the newest of their events when they came and their approaches ahead. */
  judgedSince(operatorId: string, sinceTaiS: number, most: number): Promise<PastJudgements>;
  /** What the newest message says of both objects. */
  encounterOf(operatorId: string, conjunctionId: string): Promise<KnownEncounter | undefined>;
  /** Whether another message is to be expected before the decision is due; undefined where nothing can be said. */
  waiting(operatorId: string, conjunctionId: string): Promise<Waiting | undefined>;
}

export const conjunctions: Capability<Conjunctions> = capability('conjunctions');
