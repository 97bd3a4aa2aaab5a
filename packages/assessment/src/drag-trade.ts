import type { Cdm } from '@keepout/ccsds/cdm/model';
import { type Dissipation, type DragOutcome, dragTrade } from '@keepout/conjunction/manoeuvre/drag-trade';
import type { Approach } from './approach.ts';
import { plannedEncounterOf } from './planned-encounter-of.ts';

/** How miss and probability of a message hang on the drag of its objects. */
export interface DragTrade {
  /** Drag of both objects in the order of the message; absent where the message does not state it, or it is zero. */
  readonly drags: readonly [Dissipation | undefined, Dissipation | undefined];
  readonly outcomes: readonly DragOutcome[];
}

/**
 * The space-weather trade space of a message, from the energy that drag takes of each object (SEDR).
 *
 * Assumes  drag is predicted from the last observation on (TIME_LASTOB_END), else from the creation of the message
 * @param approach          of the message, both objects in its order
 * @param hardBodyRadiusM   combined, with which it was judged
 * @returns undefined where the message states no drag, or its encounter cannot be assessed
 */
export function dragTradeOf(cdm: Cdm, approach: Approach, hardBodyRadiusM: number): DragTrade | undefined {
  const drags = cdm.objects.map(({ sedrWPerKg = 0, lastObservationEndTaiS = cdm.creationTaiS }) => {
    const foretoldS = cdm.tcaTaiS - lastObservationEndTaiS;
    return sedrWPerKg > 0 && foretoldS > 0 ? { wattsPerKg: sedrWPerKg, foretoldS } : undefined;
  }) as [Dissipation | undefined, Dissipation | undefined];
  if (drags[0] === undefined && drags[1] === undefined) return undefined;
  const encounter = plannedEncounterOf(approach, hardBodyRadiusM);
  return encounter.ok ? { drags, outcomes: dragTrade(encounter.value, drags) } : undefined;
}
