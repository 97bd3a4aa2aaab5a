import type { AlertKind } from '@keepout/contract/alerts/enums';
import type { CoordinationIntent } from '@keepout/contract/ca/coordination';
import type { Belief } from '@keepout/contract/ca/verdict';
import type { NotifiedStatus } from '@keepout/contract/platform/notification-settings';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import type { RiskVerdict } from '@keepout/operations/alerts/risk';
import type { StoppedState } from '@keepout/operations/publishing/states';
import type { ContraryWord } from '../ports/ca-events.ts';
import type { DecisionOutlook, EncounterBrief } from '../ports/conjunctions.ts';
import type { KnownScreening } from '../ports/screenings.ts';

/** Miss distance, its reliability, and the source of Pc; older alerts lack manoeuvrability and maximum Pc. */
export type Passing = Omit<EncounterBrief, 'secondaryName' | 'manoeuvrable' | 'maxPc'> &
  Partial<Pick<EncounterBrief, 'manoeuvrable' | 'maxPc'>>;

/** The data of an alert; its text is composed in the language of each reader. */
export type AlertFacts =
  | {
      readonly of: 'conjunction';
      readonly conjunctionId: string;
      readonly satelliteId: string;
      readonly satelliteName: string;
      readonly secondaryName: string;
      readonly verdict: RiskVerdict;
      readonly pc: number | null;
      /** Absent in older alerts. */
      readonly belief?: Belief;
      /** Absent in older alerts. */
      readonly passing?: Passing;
      /** Previously reported assessment; null for a first one. */
      readonly before: { readonly verdict: RiskVerdict; readonly pc: number | null } | null;
      readonly tcaTaiS: number;
      readonly decideByTaiS: number;
      /** For a decision that is due soon: whether another message is expected before the deadline; absent if unknown. */
      readonly waiting?: DecisionOutlook | null;
      /** Contradicting statements of other organisations about the conjunction. */
      readonly contrary?: readonly ContraryWord[];
    }
  | {
      readonly of: 'message';
      readonly conjunctionId: string;
      readonly satelliteId: string;
      readonly satelliteName: string;
      readonly originator: string;
      readonly messageId: string;
    }
  | {
      readonly of: 'answer';
      readonly conjunctionId: string;
      readonly satelliteId: string;
      readonly satelliteName: string;
      readonly secondaryName: string;
      readonly who: string;
      readonly intent: CoordinationIntent;
      readonly note: string;
      readonly isContradictory: boolean;
    }
  | {
      readonly of: 'publication';
      readonly publicationId: string;
      readonly satelliteName: string;
      readonly recipientName: string;
      readonly state: StoppedState;
    }
  | {
      readonly of: 'plan';
      readonly planId: string;
      readonly conjunctionId: string;
      readonly satelliteId: string;
      readonly satelliteName: string;
      readonly ignitionTaiS: number;
    }
  | {
      readonly of: 'ephemeris';
      readonly satelliteId: string;
      readonly satelliteName: string;
      /** Epoch of its last state, TAI s. */
      readonly endsTaiS: number;
    }
  | {
      readonly of: 'missing-ephemeris';
      readonly satelliteId: string;
      readonly satelliteName: string;
      /** Time of the last ephemeris, or of the creation of the satellite, TAI s. */
      readonly sinceTaiS: number;
      readonly everyHours: number;
      readonly lastEphemerisId: string | null;
    }
  | { readonly of: 'catalogue'; readonly ageHours: number; readonly maxAgeHours: number }
  | { readonly of: 'kept-back'; readonly keptBackId: string; readonly source: string; readonly reason: Statement }
  | {
      readonly of: 'feed';
      readonly feedId: string;
      readonly name: string;
      /** Time of the last successful feed run, or of the creation of the feed. */
      readonly sinceTaiS: number;
      readonly isShutOut: boolean;
    }
  | {
      readonly of: 'certificate';
      readonly recipientId: string;
      readonly name: string;
      readonly endsTaiS: number;
      readonly hasEnded: boolean;
    }
  | { readonly of: 'capacity'; readonly what: 'storage' | 'records'; readonly used: number; readonly limit: number }
  | { readonly of: 'observation'; readonly requestId: string | null; readonly targetName: string }
  | {
      readonly of: 'request';
      readonly requestId: string;
      readonly targetName: string;
      readonly status: NotifiedStatus;
      readonly exactly: string;
    }
  | {
      readonly of: 'screening';
      readonly screeningId: string;
      /** Absent in older alerts. */
      readonly known?: KnownScreening;
      readonly status: NotifiedStatus;
      readonly exactly: string;
    };

/** A detected alert condition, before it is stored. */
export interface AlertCrossing {
  readonly kind: AlertKind;
  readonly service: 'ca' | 'odt';
  /** Permanent key within the operator. */
  readonly crossing: string;
  /** Key by which alerts are grouped into one message. */
  readonly pair: string;
  readonly facts: AlertFacts;
  readonly decideByTaiS: number | null;
}

/** Maximum length of an incident key at the receivers. */
const LONGEST_INCIDENT = 255;

/** Returns the key by which repeated alerts form one incident: the conjunction, or the alert condition itself. */
export const incidentOf = ({ facts, crossing }: Pick<AlertCrossing, 'facts' | 'crossing'>): string =>
  ('conjunctionId' in facts ? facts.conjunctionId : crossing).slice(0, LONGEST_INCIDENT);
