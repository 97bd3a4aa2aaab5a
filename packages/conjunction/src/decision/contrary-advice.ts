import { SECONDS_PER_DAY } from '@keepout/units/duration';
import type { VerdictKind } from './verdict.ts';

/** What the newest message of an originator says of an event. */
export interface Advice {
  readonly verdict: VerdictKind;
  /** When the message was made. */
  readonly creationTaiS: number;
}

/**
 * The word of an originator holds so long against a newer one of somebody else. Services that screen daily or more often have said
 * something newer by then, or find the event no longer.
 */
export const ADVICE_HOLDS_S: number = 2 * SECONDS_PER_DAY;

/**
 * Of what other originators say of an event, that which contradicts its newest message: exactly one of the two asks for a
 * manoeuvre. A newest message that allows no conclusion does not silence one that does; the other way round it contradicts nobody.
 */
export function contraryAdvice<Other extends Advice>(newest: Advice, others: readonly Other[]): readonly Other[] {
  const isContrary = ({ verdict }: Advice) =>
    newest.verdict === 'act' ? verdict === 'safe' || verdict === 'watch' : verdict === 'act';
  return others.filter((other) => isContrary(other) && newest.creationTaiS - other.creationTaiS <= ADVICE_HOLDS_S);
}
