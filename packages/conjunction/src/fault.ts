import type { Fault } from '@keepout/units/result';

/** Expected failures of the encounter geometry and of every collision probability. */
export interface EncounterFault extends Fault {
  readonly code:
    | 'states-not-finite'
    | 'frames-differ'
    | 'epochs-differ'
    | 'relative-speed-zero'
    | 'no-closest-approach'
    | 'edge-of-data'
    | 'covariance-missing'
    | 'covariance-frame-unknown'
    | 'covariance-unusable'
    | 'hard-body-radius-invalid';
  readonly object?: 'primary' | 'secondary';
  readonly value?: number;
}
