import type { VerdictKind } from '@keepout/conjunction/decision/verdict';
import type { CoordinationIntent } from '@keepout/contract/ca/coordination';
import type { Manoeuvrability } from '@keepout/contract/ca/enums';
import type { Belief } from '@keepout/contract/ca/verdict';
import type { ScreeningCounts } from '@keepout/contract/platform/screening-counts';
import type { EventType } from '../platform/events/event-type.ts';

/** Progress of a screening: ordered, planned, some blocks finished. */
export const screeningMoved: EventType<{
  readonly screeningId: string;
  readonly state: 'QUEUED' | 'RUNNING';
  readonly percent: number;
  readonly remainingSeconds: number | null;
  /** Present once it is planned. */
  readonly counts?: ScreeningCounts;
}> = {
  type: 'ca.screening-moved',
  isPassing: true,
  news: ({ counts, ...data }) => ({ type: 'screening', ...data, ...counts }),
};

/** A screening was ordered, or has started; each once, and not for automatic ones. */
export const screeningBegan: EventType<{ readonly screeningId: string; readonly state: 'QUEUED' | 'RUNNING' }> = {
  type: 'ca.screening-began',
  isPassing: true,
};

/** A screening has ended, for any reason. */
export const screeningEnded: EventType<{
  readonly screeningId: string;
  readonly state: 'COMPLETED' | 'FAILED' | 'CANCELLED';
  /** Its progress at the end. */
  readonly percent: number;
  /** An automatic screening that has ended: its results raise notifications, but not the run itself. */
  readonly isByClock?: true;
}> = {
  type: 'ca.screening-ended',
  news: ({ isByClock: _, ...data }) => ({
    type: 'screening',
    ...data,
    remainingSeconds: data.state === 'COMPLETED' ? 0 : null,
  }),
};

/** Conjunction messages were stored: from a screening, or from another source. */
export const messagesRecorded: EventType<{ readonly screeningId: string | null; readonly count: number }> = {
  type: 'ca.messages-recorded',
  isPassing: true,
  news: ({ screeningId }) => ({ type: 'conjunctions', screeningId }),
};

/** An uploaded message was deleted. */
export const messageDeleted: EventType<{ readonly cdmId: string; readonly conjunctionId: string }> = {
  type: 'ca.message-deleted',
  news: () => ({ type: 'conjunctions', screeningId: null }),
};

/** A message was received whose originator had sent different content under its id before: both are stored. */
export const messageReissued: EventType<{
  readonly cdmId: string;
  readonly conjunctionId: string;
  readonly satelliteId: string;
  readonly originator: string;
  readonly messageId: string;
  readonly tcaTaiS: number;
  readonly isCandidate: boolean;
}> = { type: 'ca.message-reissued' };

/** Result of an assessment of a conjunction. */
interface JudgedAs {
  readonly conjunctionId: string;
  readonly satelliteId: string;
  readonly tcaTaiS: number;
  readonly decideByTaiS: number;
  readonly verdict: VerdictKind;
  readonly pc: number | null;
}

/** A conjunction was assessed with a newer message; consumers that detect changes store the previous result themselves. */
export const conjunctionJudged: EventType<
  JudgedAs & {
    readonly cdmId: string;
    /** True for a candidate ephemeris: a hypothetical result, not the current state. */
    readonly isCandidate: boolean;
    /** Absent in older events, like the following fields. */
    readonly belief?: Belief;
    /** Whether the other object is manoeuvrable, according to the message. */
    readonly manoeuvrable?: Manoeuvrability;
  }
> = { type: 'ca.conjunction-judged' };

/** Contradicting statement in the newest message of another originator. */
export interface ContraryWord {
  readonly originator: string;
  readonly verdict: VerdictKind;
  readonly pc: number | null;
}

/** Two originators contradict each other about a conjunction; published with every message while both statements are valid. */
export const adviceContradicted: EventType<
  JudgedAs & {
    /** By originator; one at least. */
    readonly contrary: readonly ContraryWord[];
  }
> = { type: 'ca.advice-contradicted' };

/** An ephemeris file was added, changed its status, or was deleted. */
export const ephemerisChanged: EventType<{
  readonly ephemerisId: string;
  readonly change: 'uploaded' | 'changed' | 'deleted';
}> = {
  type: 'ca.ephemeris-changed',
  news: () => ({ type: 'ephemerides' }),
};

/** A manoeuvre plan was added, computed again, or has another state. */
export const manoeuvreChanged: EventType<{ readonly manoeuvreId: string }> = {
  type: 'ca.manoeuvre-changed',
  news: () => ({ type: 'manoeuvres' }),
};

/** A decision about a conjunction was opened, changed, signed or withdrawn. */
export const decisionChanged: EventType<{
  readonly decisionId: string;
  readonly conjunctionId: string;
  readonly state: 'OPEN' | 'ACKNOWLEDGED' | 'DECIDED' | 'SIGNED' | 'WITHDRAWN';
  /** Who changed the record; absent in events of earlier versions. */
  readonly actor?: string;
}> = {
  type: 'ca.decision-changed',
  news: ({ conjunctionId }) => ({ type: 'decisions', conjunctionId }),
};

/** The other operator answered a form of a conjunction. */
export const formAnswered: EventType<{
  readonly entryId: string;
  readonly conjunctionId: string;
  readonly satelliteId: string;
  readonly secondaryName: string;
  readonly who: string;
  readonly intent: CoordinationIntent;
  readonly note: string;
  /** Both manoeuvre, or neither. */
  readonly isContradictory: boolean;
}> = { type: 'ca.form-answered' };

/** The agreement on who manoeuvres, a form, or a contact has changed. */
export const coordinationChanged: EventType<{ readonly conjunctionId?: string }> = {
  type: 'ca.coordination-changed',
  news: () => ({ type: 'coordination' }),
  isPassing: true,
};
