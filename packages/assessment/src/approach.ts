import { transformState } from '@keepout/astro/frames/rotation';
import type { StateVector } from '@keepout/astro/nouns';
import type { CombinedRadius } from '@keepout/conjunction/hard-body/ladder';
import type { DataEdge, EncounterState } from '@keepout/conjunction/screening/plan/encounter';
import { withOwnFunctions } from '@keepout/kernel/own-functions';
import type { Party, StatedBy } from './orbit/party.ts';

/** Stated figures of a message on an encounter, apart from the states; SI. */
export interface StatedFigures {
  readonly missDistanceM: number;
  readonly relativeSpeedMps?: number;
  readonly pc?: number;
}

/** Two objects near closest approach, in one inertial frame. */
export interface Approach {
  readonly states: readonly [StateVector, StateVector];
  readonly parties: readonly [Party, Party];
  /** The states are those of the closest approach itself; a message rounds its time, 15 m at 15 km/s. */
  readonly isAtTca: boolean;
  /** The distance is least at this end of the data: the closest approach may lie beyond. */
  readonly edge?: DataEdge;
  /** Combined hard-body radius that a message states. */
  readonly messageRadiusM?: number;
  /** Stated figures; absent in a message without them, and in the product's own messages. */
  readonly statedFigures?: StatedFigures;
  /** Hard-body radii as they were found before: not looked for again. */
  readonly radius?: CombinedRadius;
}

/**
 * Returns the result of a screening: the engine's states at closest approach, TEME, converted to EME2000 for readers; by functions of
 * our own, so that what is judged has the same digits everywhere.
 */
export function screenedApproach(
  encounter: {
    readonly tcaTaiS: number;
    readonly primary: EncounterState;
    readonly secondary: EncounterState;
    readonly edge?: DataEdge;
  },
  [primary, secondary]: readonly [Party, Party],
  statedBy?: StatedBy,
): Approach {
  const stateOf = (state: EncounterState): StateVector =>
    transformState({ epochTaiS: encounter.tcaTaiS, frame: 'TEME', ...state }, 'EME2000');
  const parties = statedBy
    ? ([
        { ...primary, statedBy },
        { ...secondary, statedBy },
      ] as const)
    : ([primary, secondary] as const);
  const states = withOwnFunctions(() => [stateOf(encounter.primary), stateOf(encounter.secondary)] as const);
  return { states, parties, isAtTca: true, ...(encounter.edge && { edge: encounter.edge }) };
}
