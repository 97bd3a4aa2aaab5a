import type { VerdictKind } from '@keepout/conjunction/decision/verdict';
import type { CoordinationIntent } from '@keepout/contract/ca/coordination';
import type { Manoeuvrability } from '@keepout/contract/ca/enums';
import type { Belief } from '@keepout/contract/ca/verdict';
import type { ScreeningCounts } from '@keepout/contract/platform/screening-counts';
import type { EventType } from '../platform/events/event-type.ts';

/** A screening is on its way: ordered, planned, some blocks further. */
export const screeningMoved: EventType<{
  readonly screeningId: string;
  readonly state: 'QUEUED' | 'RUNNING';
  readonly percent: number;
  readonly remainingSeconds: number | null;
  /** Told once it is planned. */
  readonly counts?: ScreeningCounts;
}> = {
  type: 'ca.screening-moved',
  isPassing: true,
  news: ({ counts, ...data }) => ({ type: 'screening', ...data, ...counts }),
};

/** A screening was ordered, or its work began; each once, and not of those that the clock orders. */
export const screeningBegan: EventType<{ readonly screeningId: string; readonly state: 'QUEUED' | 'RUNNING' }> = {
  type: 'ca.screening-began',
  isPassing: true,
};

/** A screening is over, one way or another. */
export const screeningEnded: EventType<{
  readonly screeningId: string;
  readonly state: 'COMPLETED' | 'FAILED' | 'CANCELLED';
  /** How far it had come. */
  readonly percent: number;
  /** Nobody ordered it, and it has its results: what it found is told, and not that it ran. */
  readonly isByClock?: true;
}> = {
  type: 'ca.screening-ended',
  news: ({ isByClock: _, ...data }) => ({
    type: 'screening',
    ...data,
    remainingSeconds: data.state === 'COMPLETED' ? 0 : null,
  }),
};

/** Messages about conjunctions came in: from a screening, or from somebody else. */
export const messagesRecorded: EventType<{ readonly screeningId: string | null; readonly count: number }> = {
  type: 'ca.messages-recorded',
  isPassing: true,
  news: ({ screeningId }) => ({ type: 'conjunctions', screeningId }),
};

/** An uploaded message was taken back. */
export const messageDeleted: EventType<{ readonly cdmId: string; readonly conjunctionId: string }> = {
  type: 'ca.message-deleted',
  news: () => ({ type: 'conjunctions', screeningId: null }),
};

/** A message came whose originator had sent another content under its id before: both are kept. */
export const messageReissued: EventType<{
  readonly cdmId: string;
  readonly conjunctionId: string;
  readonly satelliteId: string;
  readonly originator: string;
  readonly messageId: string;
  readonly tcaTaiS: number;
  readonly isCandidate: boolean;
}> = { type: 'ca.message-reissued' };

/** What a judgement of a conjunction comes to. */
interface JudgedAs {
  readonly conjunctionId: string;
  readonly satelliteId: string;
  readonly tcaTaiS: number;
  readonly decideByTaiS: number;
  readonly verdict: VerdictKind;
  readonly pc: number | null;
}

/** A conjunction was judged by a newer message; whoever waits for a crossing knows himself what was said before. */
export const conjunctionJudged: EventType<
  JudgedAs & {
    readonly cdmId: string;
    /** Of a candidate ephemeris: it says what would be, not what is. */
    readonly isCandidate: boolean;
    /** Absent in events of before it was told, as what follows. */
    readonly belief?: Belief;
    /** Whether the other object can, as the message says. */
    readonly manoeuvrable?: Manoeuvrability;
  }
> = { type: 'ca.conjunction-judged' };

/** What the newest message of another originator says against that of an event. */
export interface ContraryWord {
  readonly originator: string;
  readonly verdict: VerdictKind;
  readonly pc: number | null;
}

/** Of a conjunction two originators say the opposite; told with every message, as long as both hold. */
export const adviceContradicted: EventType<
  JudgedAs & {
    /** By originator; one at least. */
    readonly contrary: readonly ContraryWord[];
  }
> = { type: 'ca.advice-contradicted' };

/** An ephemeris file came, counts as something else, or went. */
export const ephemerisChanged: EventType<{
  readonly ephemerisId: string;
  readonly change: 'uploaded' | 'changed' | 'deleted';
}> = {
  type: 'ca.ephemeris-changed',
  news: () => ({ type: 'ephemerides' }),
};

/** A plan for a manoeuvre came, was computed again, or has another state. */
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

/** The other operator answered a form of an event. */
export const formAnswered: EventType<{
  readonly entryId: string;
  readonly conjunctionId: string;
  readonly satelliteId: string;
  readonly secondaryName: string;
  readonly who: string;
  readonly intent: CoordinationIntent;
  readonly note: string;
  /** Both move, or both stay. */
  readonly isContradictory: boolean;
}> = { type: 'ca.form-answered' };

/** Something was said about who moves, a form was opened or closed, or a contact is otherwise than it was. */
export const coordinationChanged: EventType<{ readonly conjunctionId?: string }> = {
  type: 'ca.coordination-changed',
  news: () => ({ type: 'coordination' }),
  isPassing: true,
};
