import type { PossiblePass, ScheduleRequest, ScheduleSensor } from './job.ts';
import { areInConflict } from './turn.ts';
import { worthTogether } from './weight.ts';

/** A pass with all that a timetable asks of it. */
export interface Candidate {
  readonly request: ScheduleRequest;
  readonly pass: PossiblePass;
  readonly sensor: ScheduleSensor;
  readonly weight: number;
}

/** Planned passes, by sensor and by request. */
export class Timetable {
  readonly #bySensor = new Map<string, Set<Candidate>>();
  readonly #byRequest = new Map<string, Set<Candidate>>();

  /** The planned passes of its sensor that it conflicts with. */
  inTheWay(candidate: Candidate): Candidate[] {
    const out: Candidate[] = [];
    for (const planned of this.#bySensor.get(candidate.sensor.sensorId) ?? []) {
      if (areInConflict(candidate.sensor, planned.pass, candidate.pass)) out.push(planned);
    }
    return out;
  }

  of({ requestId }: ScheduleRequest): readonly Candidate[] {
    return [...(this.#byRequest.get(requestId) ?? [])];
  }

  has(candidate: Candidate): boolean {
    return this.#byRequest.get(candidate.request.requestId)?.has(candidate) ?? false;
  }

  add(candidate: Candidate): void {
    into(this.#bySensor, candidate.sensor.sensorId, candidate);
    into(this.#byRequest, candidate.request.requestId, candidate);
  }

  remove(candidate: Candidate): void {
    this.#bySensor.get(candidate.sensor.sensorId)?.delete(candidate);
    this.#byRequest.get(candidate.request.requestId)?.delete(candidate);
  }

  all(): Candidate[] {
    return [...this.#byRequest.values()].flatMap((candidates) => [...candidates]);
  }
}

/** Whether a request may have these passes: as many as it wants, and within its price. */
export function isAllowed({ passesWanted, maximumPrice }: ScheduleRequest, passes: readonly Candidate[]): boolean {
  if (passes.length > passesWanted) return false;
  return maximumPrice == null || passes.reduce((sum, { pass }) => sum + pass.price, 0) <= maximumPrice;
}

export function worthOf(candidates: readonly Candidate[]): number {
  return worthTogether(candidates.map(({ weight }) => weight));
}

function into(map: Map<string, Set<Candidate>>, key: string, candidate: Candidate): void {
  const existing = map.get(key);
  if (existing === undefined) map.set(key, new Set([candidate]));
  else existing.add(candidate);
}
