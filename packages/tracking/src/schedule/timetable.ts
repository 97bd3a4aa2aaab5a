import type { PossiblePass, ScheduleRequest, ScheduleSensor } from './job.ts';
import { areInConflict } from './turn.ts';
import { worthTogether } from './weight.ts';

/** A pass with all that a timetable asks of it. */
export interface ScheduleCandidate {
  readonly request: ScheduleRequest;
  readonly pass: PossiblePass;
  readonly sensor: ScheduleSensor;
  readonly weight: number;
}

/** Planned passes, by sensor and by request. */
export class Timetable {
  readonly #bySensor = new Map<string, Set<ScheduleCandidate>>();
  readonly #byRequest = new Map<string, Set<ScheduleCandidate>>();

  /** The planned passes of its sensor that it conflicts with. */
  inTheWay(candidate: ScheduleCandidate): ScheduleCandidate[] {
    const out: ScheduleCandidate[] = [];
    for (const planned of this.#bySensor.get(candidate.sensor.sensorId) ?? []) {
      if (areInConflict(candidate.sensor, planned.pass, candidate.pass)) out.push(planned);
    }
    return out;
  }

  of({ requestId }: ScheduleRequest): readonly ScheduleCandidate[] {
    return [...(this.#byRequest.get(requestId) ?? [])];
  }

  has(candidate: ScheduleCandidate): boolean {
    return this.#byRequest.get(candidate.request.requestId)?.has(candidate) ?? false;
  }

  add(candidate: ScheduleCandidate): void {
    into(this.#bySensor, candidate.sensor.sensorId, candidate);
    into(this.#byRequest, candidate.request.requestId, candidate);
  }

  remove(candidate: ScheduleCandidate): void {
    this.#bySensor.get(candidate.sensor.sensorId)?.delete(candidate);
    this.#byRequest.get(candidate.request.requestId)?.delete(candidate);
  }

  all(): ScheduleCandidate[] {
    return [...this.#byRequest.values()].flatMap((candidates) => [...candidates]);
  }
}

/** Whether a request may have these passes: as many as it wants, and within its price. */
export function isRequestAllowed(
  { passesWanted, maximumPrice }: ScheduleRequest,
  passes: readonly ScheduleCandidate[],
): boolean {
  if (passes.length > passesWanted) return false;
  return maximumPrice == null || passes.reduce((sum, { pass }) => sum + pass.price, 0) <= maximumPrice;
}

export function candidatesWorth(candidates: readonly ScheduleCandidate[]): number {
  return worthTogether(candidates.map(({ weight }) => weight));
}

function into(map: Map<string, Set<ScheduleCandidate>>, key: string, candidate: ScheduleCandidate): void {
  const existing = map.get(key);
  if (existing === undefined) map.set(key, new Set([candidate]));
  else existing.add(candidate);
}
