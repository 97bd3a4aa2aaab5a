import { messageApproach } from '@keepout/assessment/message-approach';
import { sizeOfSatellite } from '@keepout/assessment/orbit/satellite-size';
import { plannedEncounterOf } from '@keepout/assessment/planned-encounter-of';
import type { Cdm } from '@keepout/ccsds/cdm/model';
import { readCdm } from '@keepout/ccsds/cdm/read';
import type { PlannedEncounter } from '@keepout/conjunction/manoeuvre/planned-encounter';
import type { PlanningEvent } from '@keepout/planning/outcome';
import { fail, type Result } from '@keepout/units/result';
import type { SatelliteToPlan } from '../vehicle/satellite.ts';
import type { EventToPlan, PlanQuestion } from './question.ts';

/** The events of a satellite as planning takes them; those without a usable covariance are left out and counted. */
export function knownEvents({ events, noradId, satellite }: Pick<PlanQuestion, 'events' | 'noradId' | 'satellite'>): {
  readonly known: readonly PlanningEvent[];
  readonly leftOut: number;
  /** Why the event to avoid is not among them. */
  readonly mainFault?: string;
} {
  const read = events.map((event) => ({ id: event.id, encounter: encounterOf(event, noradId, satellite) }));
  const known = read.flatMap(({ id, encounter }) => (encounter.ok ? [{ ...encounter.value, id }] : []));
  const main = read[0]?.encounter;
  const mainFault = main?.ok === false ? { mainFault: main.fault.code } : undefined;
  return { known, leftOut: events.length - known.length, ...mainFault };
}

type Encounter = Result<PlannedEncounter, { readonly code: string }>;

function encounterOf(event: EventToPlan, noradId: number, satellite: SatelliteToPlan): Encounter {
  return 'encounter' in event ? { ok: true, value: event.encounter } : messageEncounter(event, noradId, satellite);
}

/** The encounter that a message tells of, seen from the satellite of that number, with the radius that it was judged with. */
export function messageEncounter(
  { message, hardBodyRadiusM }: { readonly message: string; readonly hardBodyRadiusM: number | null },
  noradId: number,
  { build }: Pick<SatelliteToPlan, 'build'>,
): Encounter {
  const cdm = readCdm(message);
  if (!cdm.ok) return fail({ code: cdm.fault.code });
  const approach = messageApproach(cdm.value, { object: placeOf(noradId, cdm.value), size: sizeOfSatellite(build) });
  if (!approach.ok) return fail({ code: approach.fault.code });
  return plannedEncounterOf(approach.value, hardBodyRadiusM ?? undefined);
}

/** Which object of a message the satellite is; the first where neither has its number. */
export function placeOf(noradId: number, { objects }: Pick<Cdm, 'objects'>): 1 | 2 {
  return objects[1].noradId === noradId && objects[0].noradId !== noradId ? 2 : 1;
}
