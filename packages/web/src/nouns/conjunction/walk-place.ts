import type { WalkStop } from './walk.ts';

export interface WalkPlace {
  /** From one. */
  readonly place: number;
  readonly count: number;
  readonly previous: WalkStop | undefined;
  readonly next: WalkStop | undefined;
}

/** Returns the position of a conjunction in the walk; undefined where it is not part of it. */
export function placeOf(stops: readonly WalkStop[], conjunctionId: string): WalkPlace | undefined {
  const at = stops.findIndex((stop) => stop.conjunctionId === conjunctionId);
  if (at < 0) return undefined;
  return { place: at + 1, count: stops.length, previous: stops[at - 1], next: stops[at + 1] };
}
