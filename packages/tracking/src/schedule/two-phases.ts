import { isRequestAllowed, type ScheduleCandidate, Timetable } from './timetable.ts';
import { areInConflict, longestTurnS } from './turn.ts';
import { NEXT_PASS_SHARE } from './weight.ts';

/** A candidate as the n-th pass of its request, with its additional value over those that it would displace. */
interface RankedCandidate {
  readonly candidate: ScheduleCandidate;
  readonly seat: string;
  readonly residual: number;
}

/**
 * A timetable that is worth at least half of the best one.
 *
 * Method   two phases, Berman and DasGupta 2000 (J. Comb. Optim. 4:307), a request of k passes as k jobs: in order of
 *          their ends, what is worth more than all that it conflicts with is kept with the difference; from the last kept
 *          back, what fits is planned; docs/models/scheduling
 * Assumes  one time to turn for a sensor, no limit of a price: else it is a good timetable without the bound
 *
 * @param candidates   in order of their ends
 */
export function inTwoPhases(candidates: readonly ScheduleCandidate[]): Timetable {
  const rankedCandidates: RankedCandidate[] = [];
  const bySensor = new Map<string, RankedCandidate[]>();
  const bySeat = new Map<string, number>();
  for (const candidate of candidates) {
    const onSensor = kinOf(bySensor, candidate.sensor.sensorId);
    const rivals = rivalsOf(candidate, onSensor);
    for (let rank = 0; rank < candidate.request.passesWanted; rank++) {
      const seat = `${candidate.request.requestId}\n${rank}`;
      const displaced = rivals.reduce(
        (sum, rival) => sum + (rival.seat === seat ? 0 : rival.residual),
        bySeat.get(seat) ?? 0,
      );
      const residual = candidate.weight * NEXT_PASS_SHARE ** rank - displaced;
      if (residual <= 0) continue;
      const rankedCandidate = { candidate, seat, residual };
      rankedCandidates.push(rankedCandidate);
      onSensor.push(rankedCandidate);
      rivals.push(rankedCandidate);
      bySeat.set(seat, (bySeat.get(seat) ?? 0) + residual);
    }
  }
  return planned(rankedCandidates);
}

/** Selected passes that a candidate conflicts with: all end no later than it, so they are at the end of the list. */
function rivalsOf({ pass, sensor }: ScheduleCandidate, onSensor: readonly RankedCandidate[]): RankedCandidate[] {
  const out: RankedCandidate[] = [];
  const clearS = pass.startTaiS - longestTurnS(sensor);
  for (let i = onSensor.length - 1; i >= 0; i--) {
    const earlier = onSensor[i]!;
    if (earlier.candidate.pass.stopTaiS <= clearS) break;
    if (areInConflict(sensor, earlier.candidate.pass, pass)) out.push(earlier);
  }
  return out;
}

function planned(rankedCandidates: readonly RankedCandidate[]): Timetable {
  const timetable = new Timetable();
  const filledSeats = new Set<string>();
  for (const { candidate, seat } of rankedCandidates.toReversed()) {
    const { request } = candidate;
    if (filledSeats.has(seat) || timetable.has(candidate)) continue;
    if (timetable.inTheWay(candidate).length > 0) continue;
    if (!isRequestAllowed(request, [...timetable.of(request), candidate])) continue;
    filledSeats.add(seat);
    timetable.add(candidate);
  }
  return timetable;
}

function kinOf(map: Map<string, RankedCandidate[]>, key: string): RankedCandidate[] {
  const kin = map.get(key) ?? [];
  map.set(key, kin);
  return kin;
}
