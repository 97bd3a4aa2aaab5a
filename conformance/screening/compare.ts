import type { Encounter } from '../../packages/conjunction/src/screening/plan/encounter.ts';

/** One line of a reference list, indices resolved. */
export interface ReferenceEvent {
  readonly primary: number;
  readonly secondary: number;
  readonly tcaTaiS: number;
  readonly missM: number;
  readonly speedMps: number;
}

/** How a screening stands against a reference list. */
export interface Comparison {
  readonly missed: readonly ReferenceEvent[];
  /** Approaches that no line of the reference stands for. */
  readonly unexpected: readonly Encounter[];
  /** Of the approaches faster than 100 m/s. */
  readonly tcaOffsetsS: readonly number[];
  readonly worstTcaS: number;
  readonly worstMissM: number;
}

/** Lines of `a,b,tca_utc,seconds_after_start,miss_km,relative_speed_km_s`; lines of unknown objects are left out. */
export function readEvents(text: string, startTaiS: number, indexOf: ReadonlyMap<number, number>): ReferenceEvent[] {
  return text
    .trim()
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [a, b, , seconds, miss, speed] = line.split(',');
      const primary = indexOf.get(Number(a));
      const secondary = indexOf.get(Number(b));
      if (primary === undefined || secondary === undefined) return [];
      return [
        {
          primary,
          secondary,
          tcaTaiS: startTaiS + Number(seconds),
          missM: Number(miss) * 1000,
          speedMps: Number(speed) * 1000,
        },
      ];
    });
}

/** Matches by pair and by TCA within 0.1 s; slow events by the interval that holds them. `ordered` keeps who is primary. */
export function compareEvents(
  actual: readonly Encounter[],
  reference: readonly ReferenceEvent[],
  ordered = true,
): Comparison {
  const key = (a: number, b: number): string => (ordered || a < b ? `${a} ${b}` : `${b} ${a}`);
  const byPair = new Map<string, Encounter[]>();
  for (const encounter of actual) {
    const k = key(encounter.primary, encounter.secondary);
    byPair.set(k, [...(byPair.get(k) ?? []), encounter]);
  }
  const matched = new Set<Encounter>();
  const missed: ReferenceEvent[] = [];
  const tcaOffsetsS: number[] = [];
  let worstMissM = 0;
  for (const event of reference) {
    const list = byPair.get(key(event.primary, event.secondary)) ?? [];
    const approach = list.find(
      (e) => e.kind === 'approach' && !matched.has(e) && Math.abs(e.tcaTaiS - event.tcaTaiS) < 0.1,
    );
    const stay = list.find(
      (e) =>
        e.kind === 'proximity-interval' &&
        event.tcaTaiS > e.intervalStartTaiS! - 1 &&
        event.tcaTaiS < e.intervalStopTaiS! + 1,
    );
    if (approach) {
      matched.add(approach);
      if (event.speedMps > 100) {
        tcaOffsetsS.push(Math.abs(approach.tcaTaiS - event.tcaTaiS));
        worstMissM = Math.max(worstMissM, Math.abs(approach.missDistanceM - event.missM));
      }
    } else if (!stay) missed.push(event);
  }
  const unexpected = actual.filter((e) => e.kind === 'approach' && !matched.has(e));
  const worstTcaS = tcaOffsetsS.reduce((worst, offset) => Math.max(worst, offset), 0);
  return { missed, unexpected, tcaOffsetsS, worstTcaS, worstMissM };
}
