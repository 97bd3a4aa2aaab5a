import { SECONDS_PER_DAY } from '@keepout/units/duration';
import type { VerdictKind } from './verdict.ts';

/** Newest message of an originator on an event. */
export interface Advice {
  readonly verdict: VerdictKind;
  /** When the message was made. */
  readonly creationTaiS: number;
}

/**
 * Time for which the advice of an originator is valid against a newer one of another. Services that screen daily or more often have said
 * something newer by then, or find the event no longer.
 */
export const ADVICE_HOLDS_S: number = 2 * SECONDS_PER_DAY;

/**
 * Returns the advice of other originators on an event that contradicts its newest message: exactly one of the two asks for a
 * manoeuvre. A newest message that allows no conclusion does not silence one that does; the other way round it contradicts nobody.
 */
export function contraryAdvice<Other extends Advice>(newest: Advice, olderAdvice: readonly Other[]): readonly Other[] {
  const isContrary = ({ verdict }: Advice) =>
    newest.verdict === 'act' ? verdict === 'safe' || verdict === 'watch' : verdict === 'act';
  return olderAdvice.filter(
    (advice) => isContrary(advice) && newest.creationTaiS - advice.creationTaiS <= ADVICE_HOLDS_S,
  );
}
