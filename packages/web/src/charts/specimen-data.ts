import type { ChartLevel } from './status/level.ts';
import type { Threshold } from './threshold.ts';

/** 2026-11-20 07:12:38 Z, the frozen clock of the specimens. */
export const SPECIMEN_NOW_MS = 1_795_158_758_000;

export const SPECIMEN_THRESHOLDS: readonly Threshold[] = [
  { value: 1e-6, label: 'watch 1e\u22126', level: 'caution' },
  { value: 1e-5, label: 'analyse 1e\u22125', level: 'serious' },
  { value: 1e-4, label: 'act threshold 1e\u22124', level: 'critical' },
];

/** The risk a back end would send for these thresholds; only specimens need to make one up. */
export function specimenLevel(pc: number | null): ChartLevel {
  if (pc === null) return 'inactive';
  if (pc >= 1e-4) return 'critical';
  if (pc >= 1e-5) return 'serious';
  return pc >= 1e-6 ? 'caution' : 'ok';
}

/** A repeatable sequence in [0, 1): the specimens look the same on every run. */
export function specimenSequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
