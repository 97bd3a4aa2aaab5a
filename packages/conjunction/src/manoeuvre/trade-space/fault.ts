import type { Fault } from '@keepout/units/result';

/** Expected failures of a trade space. */
export interface TradeSpaceFault extends Fault {
  readonly code:
    | 'no-events'
    | 'too-many-events'
    | 'event-unusable'
    | 'watch-limit-out-of-range'
    | 'axis-empty'
    | 'too-many-rows'
    | 'axis-not-finite'
    | 'axis-not-rising'
    | 'axis-lengths-differ'
    | 'direction-not-a-unit'
    | 'thrust-unusable'
    | 'propellant-exceeds-mass'
    | 'columns-out-of-range';
  /** Place in the events, columns or rows. */
  readonly index?: number;
  readonly value?: number;
}
