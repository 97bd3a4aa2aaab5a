import type { ScheduleRequest } from './job.ts';
import { candidatesWorth, isRequestAllowed, type ScheduleCandidate, type Timetable } from './timetable.ts';

/** Each round looks at every candidate once; most end after two or three. */
const MOST_ROUNDS = 12;
/** An exchange has to gain this share, so that last digits do not turn in circles. */
const LEAST_GAIN = 1e-9;

/**
 * Exchanges that gain: a candidate goes in, whatever it conflicts with goes out, of its own request the least one where it
 * has no seat left; then everything that now fits.
 *
 * Method   every candidate in the given order, until an iteration changes no pass; a more valuable one never becomes less
 */
export function improve(timetable: Timetable, candidates: readonly ScheduleCandidate[]): void {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let isChanged = false;
    for (const candidate of candidates) {
      if (timetable.has(candidate) || cannotGain(timetable, candidate)) continue;
      const out = leavingFor(timetable, candidate);
      if (out === undefined || gain(timetable, candidate, out) <= LEAST_GAIN * candidate.weight) continue;
      for (const leaving of out) timetable.remove(leaving);
      timetable.add(candidate);
      isChanged = true;
    }
    if (!isChanged) return;
  }
}

/** Its request has all requested passes, and each is worth as much: any removal loses value. */
function cannotGain(timetable: Timetable, { request, weight }: ScheduleCandidate): boolean {
  const scheduledPasses = timetable.of(request);
  return scheduledPasses.length === request.passesWanted && scheduledPasses.every((pass) => pass.weight >= weight);
}

/** Who has to leave for a candidate; undefined where its request may not have it at all. */
function leavingFor(timetable: Timetable, candidate: ScheduleCandidate): ScheduleCandidate[] | undefined {
  const { request } = candidate;
  const out = timetable.inTheWay(candidate);
  const remainingPasses = timetable
    .of(request)
    .filter((pass) => !out.includes(pass))
    .sort((a, b) => a.weight - b.weight || (a.pass.passId < b.pass.passId ? -1 : 1));
  while (!isRequestAllowed(request, [...remainingPasses, candidate])) {
    const least = remainingPasses.shift();
    if (least === undefined) return undefined;
    out.push(least);
  }
  return out;
}

function gain(timetable: Timetable, candidate: ScheduleCandidate, out: readonly ScheduleCandidate[]): number {
  const touched = new Map<string, ScheduleRequest>();
  for (const { request } of [candidate, ...out]) touched.set(request.requestId, request);
  let sum = 0;
  for (const request of touched.values()) {
    const before = timetable.of(request);
    const after = before.filter((pass) => !out.includes(pass));
    if (request === candidate.request) after.push(candidate);
    sum += candidatesWorth(after) - candidatesWorth(before);
  }
  return sum;
}
