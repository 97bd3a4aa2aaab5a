import { messageApproach } from '@keepout/assessment/message-approach';
import { sizeOfSatellite } from '@keepout/assessment/orbit/satellite-size';
import { plannedEncounterOf } from '@keepout/assessment/planned-encounter-of';
import { readCdm } from '@keepout/ccsds/cdm/read';
import type { PlannedEncounter } from '@keepout/conjunction/manoeuvre/planned-encounter';
import type { PlanningEvent } from '@keepout/planning/outcome';
import type { InputEvent, PlanInput } from './plan-input.ts';

/** An event that can be planned with. */
export interface KnownEvent extends PlanningEvent, Pick<InputEvent, 'secondaryName' | 'secondaryNoradId'> {}

/** The events of a satellite as planning takes them; those without a usable covariance are left out and counted. */
export function knownEvents({ events, noradId, configuration }: PlanInput): {
  readonly known: readonly KnownEvent[];
  readonly leftOut: number;
  /** Why the event to avoid is not among them. */
  readonly mainFault?: string;
} {
  const known: KnownEvent[] = [];
  let mainFault: string | undefined;
  for (const [index, event] of events.entries()) {
    const made = knownEncounter(event, noradId, configuration);
    if (typeof made === 'string') {
      if (index === 0) mainFault = made;
      continue;
    }
    const { secondaryName, secondaryNoradId, conjunctionId: id } = event;
    known.push({ ...made, id, secondaryName, secondaryNoradId });
  }
  return { known, leftOut: events.length - known.length, ...(mainFault !== undefined && { mainFault }) };
}

/**
 * The encounter that a message tells of, seen from the satellite of that number, with the radius that it was judged with; the code of what is wrong
 * with it otherwise.
 */
export function knownEncounter(
  { message, hardBodyRadiusM }: Pick<InputEvent, 'message' | 'hardBodyRadiusM'>,
  noradId: number,
  configuration: PlanInput['configuration'],
): PlannedEncounter | string {
  const cdm = readCdm(message);
  if (!cdm.ok) return cdm.fault.code;
  const object = cdm.value.objects[1].noradId === noradId && cdm.value.objects[0].noradId !== noradId ? 2 : 1;
  const approach = messageApproach(cdm.value, { object, size: sizeOfSatellite(configuration) });
  if (!approach.ok) return approach.fault.code;
  const encounter = plannedEncounterOf(approach.value, hardBodyRadiusM ?? undefined);
  return encounter.ok ? encounter.value : encounter.fault.code;
}
