import { SAME_EVENT_S } from './confirm.ts';
import type { Encounter } from './encounter.ts';
import type { ScreeningPlan } from './plan.ts';

/** With a scope of primaries: 1 for each primary. */
export function wantedMask(plan: ScreeningPlan, count: number): Uint8Array | undefined {
  if (plan.scope.kind === 'all-pairs') return undefined;
  const mask = new Uint8Array(count);
  for (const primary of plan.scope.primaries) mask[primary] = 1;
  return mask;
}

/** Who is primary: the lower index of a pair, or each wanted one. */
export function directions(
  wanted: Uint8Array | undefined,
  i: number,
  j: number,
): readonly (readonly [number, number])[] {
  if (!wanted) return [[i, j]];
  const both: (readonly [number, number])[] = [];
  if (wanted[i] === 1) both.push([i, j]);
  if (wanted[j] === 1) both.push([j, i]);
  return both;
}

/** A minimum on the edge of two slabs is found by both, a pair sampled as slow perhaps by an earlier slab as well. */
export function withoutRepeats(encounters: readonly Encounter[]): Encounter[] {
  const last = new Map<string, Encounter>();
  const kept: Encounter[] = [];
  for (const e of encounters.toSorted(
    (a, b) => a.tcaTaiS - b.tcaTaiS || a.primary - b.primary || a.secondary - b.secondary,
  )) {
    const key = `${e.primary} ${e.secondary} ${e.kind}`;
    const previous = last.get(key);
    if (previous && e.kind === 'approach' && e.tcaTaiS - previous.tcaTaiS < SAME_EVENT_S) continue;
    last.set(key, e);
    kept.push(e);
  }
  return kept;
}
