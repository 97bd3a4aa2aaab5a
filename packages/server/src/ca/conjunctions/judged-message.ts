import type { MessageFigures, VerdictFigures } from '@keepout/assessment/message-figures';
import type { Advice } from '@keepout/conjunction/decision/contrary-advice';
import type { Statement } from '@keepout/contract/platform/sentence-text';

/** The observations that a message of ours rests on. */
export interface ObservedMessage {
  readonly orbitUpdateIds: readonly string[];
  readonly source: Statement;
  readonly isSimulated: boolean;
  /** Simulated measurements of passes that lay in the future when the message was made; absent in older rows. */
  readonly isAheadOfTime?: boolean;
}

/** One message with our judgement of it, ready to be stored: plain data, as a thread can hand it over. */
export interface JudgedMessage {
  readonly originator: string;
  readonly messageId: string;
  readonly creationTaiS: number;
  /** What the originator says of the probability, beside our own figure. */
  readonly originatorPc: number | null;
  readonly originatorMethod: string | null;
  readonly figures: MessageFigures;
  readonly verdict: VerdictFigures;
  /** Where the orbit of the secondary is from, when it is not what the run as a whole says. */
  readonly otherSource?: 'OPS';
  /** Observations that made one of its orbits better. */
  readonly observed?: ObservedMessage;
  /** The message itself, KVN. */
  readonly text: string;
}

/** The combined hard-body radius that a stored message was judged with, m; null where none was. */
export function judgedRadiusM([first, second]: MessageFigures['objects']): number | null {
  const radiusM = (first.hardBodyRadiusM ?? 0) + (second.hardBodyRadiusM ?? 0);
  return radiusM > 0 ? radiusM : null;
}

/** What the newest message of another originator says of an event, as the event keeps it. */
export interface OtherAdvice extends Advice {
  readonly cdmId: string;
  readonly originator: string;
  readonly pc: number | null;
}
