import type { MessageFigures, VerdictFigures } from '@keepout/assessment/message-figures';
import type { Advice } from '@keepout/conjunction/decision/contrary-advice';
import type { Statement } from '@keepout/contract/platform/sentence-text';

/** The observations that a message of ours rests on. */
export interface ObservedMessage {
  readonly orbitUpdateIds: readonly string[];
  readonly source: Statement;
  readonly isSimulated: boolean;
}

/** One message with our judgement of it, ready to be stored: plain data, as a thread can hand it over. */
export interface JudgedMessage {
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
  /** The message itself, KVN. */
  readonly text: string;
}

/** The combined hard-body radius that a stored message was judged with, m; null where none was. */
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
