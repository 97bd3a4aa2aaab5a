import type { MessageFigures, VerdictFigures } from '@keepout/assessment/message-figures';
import type { Advice } from '@keepout/conjunction/decision/contrary-advice';
import type { Statement } from '@keepout/contract/platform/sentence-text';

/** Observations on which a message of this server is based. */
export interface ObservedMessage {
  readonly orbitUpdateIds: readonly string[];
  readonly source: Statement;
  readonly isSimulated: boolean;
  /** Simulated measurements of passes that lay in the future when the message was made; absent in older rows. */
  readonly isAheadOfTime?: boolean;
}

/** An assessed message to be stored; plain data, so that threads can transfer it. */
export interface AssessedMessage {
  readonly originator: string;
  readonly messageId: string;
  readonly creationTaiS: number;
  /** Pc as stated by the originator, in addition to the computed one. */
  readonly originatorPc: number | null;
  readonly originatorMethod: string | null;
  readonly figures: MessageFigures;
  readonly verdict: VerdictFigures;
  /** Source of the orbit of object 2, where it differs from that of the run. */
  readonly otherSource?: 'OPS';
  /** Observations that improved one of the orbits. */
  readonly observed?: ObservedMessage;
  /** The message, KVN. */
  readonly text: string;
}

/** Returns the combined hard-body radius of a stored assessment, m; null if there is none. */
export function judgedRadiusM([first, second]: MessageFigures['objects']): number | null {
  const radiusM = (first.hardBodyRadiusM ?? 0) + (second.hardBodyRadiusM ?? 0);
  return radiusM > 0 ? radiusM : null;
}

/** Newest assessment from another originator, as stored with the event. */
export interface OtherAdvice extends Advice {
  readonly cdmId: string;
  readonly originator: string;
  readonly pc: number | null;
}
