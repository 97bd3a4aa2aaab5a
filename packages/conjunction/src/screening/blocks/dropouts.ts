import type { Dropout } from '../plan/encounter.ts';
import type { ScreeningPlan } from '../plan/plan.ts';
import { dropoutOf, NOT_COVERED, type StateSource } from '../plan/sources.ts';
import { firstDropouts } from './merge.ts';

/** The report lines that a screening of all pairs gives for some of its objects: looked at slab by slab. */
export function dropoutsOf(plan: ScreeningPlan, source: StateSource, objects: readonly number[]): Dropout[] {
  const state = new Float64Array(6);
  const dropouts: Dropout[] = [];
  for (const block of plan.blocks) {
    const slabs = Math.ceil((block.stopTaiS - block.startTaiS) / plan.slabS - 1e-9);
    for (const object of objects) {
      for (let slab = 0; slab < slabs; slab++) {
        const from = block.startTaiS + slab * plan.slabS;
        const code = source.state(object, from + plan.slabS / 2, state, 0);
        if (code === 0 || code === NOT_COVERED) continue;
        dropouts.push(dropoutOf(object, code, from));
        break;
      }
    }
  }
  return firstDropouts(dropouts);
}
