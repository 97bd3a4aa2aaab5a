import type { Approach } from '@keepout/assessment/approach';
import { messageApproach } from '@keepout/assessment/message-approach';
import { sizeOfSatellite } from '@keepout/assessment/orbit/satellite-size';
import { plannedEncounterOf } from '@keepout/assessment/planned-encounter-of';
import { countedApproach } from '@keepout/assessment/ruled-approach';
import { earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import type { Cdm } from '@keepout/ccsds/cdm/model';
import { readCdm } from '@keepout/ccsds/cdm/read';
import type { PlannedEncounter } from '@keepout/conjunction/manoeuvre/planned-encounter';
import { tradeEventOf } from '@keepout/conjunction/manoeuvre/trade-space/trade-event';
import type { UnplannableReason } from '@keepout/contract/ca/manoeuvre-enums';
import type { PlanningEvent } from '@keepout/planning/outcome';
import { fail, type Result } from '@keepout/units/result';
import type { SatelliteToPlan } from '../vehicle/satellite.ts';
import type { EventToPlan, PlanQuestion } from './question.ts';

/** A conjunction excluded from all totals: its computation fails with a code, or the operator excludes it. */
export interface LeftOutEvent {
  readonly id: string;
  readonly code: string;
  /** Conjunction that the operator excludes: it is reported anyway. */
  readonly event?: PlanningEvent;
}

/** The code of an event that the operator does not count. */
export const LEFT_OUT_BY_OPERATOR = 'left-out-by-operator';

export interface KnownEvents {
  readonly countedEvents: readonly PlanningEvent[];
  /** Excluded from all totals of a plan: reported separately, without stopping the others. */
  readonly leftOut: readonly LeftOutEvent[];
}

/** The events of a satellite as planning takes them. */
export function knownEvents(question: Pick<PlanQuestion, 'events' | 'leftOut' | keyof WhoseMessage>): KnownEvents {
  const read = question.events.map((event) => ({ ...event, encounter: encounterOf(event, question) }));
  return soundEvents(read, question.leftOut);
}

/** Encounters that a search, a map and an outcome can all be computed of, apart from the others. @param uncounted   ids that the operator leaves out */
export function soundEvents(
  encounters: readonly (Pick<PlanningEvent, 'id' | 'isInconclusive' | 'concludesBy'> & {
    readonly encounter: Encounter;
  })[],
  uncounted: readonly string[] = [],
): KnownEvents {
  const countedEvents: PlanningEvent[] = [];
  const leftOut: LeftOutEvent[] = [];
  for (const { id, isInconclusive = false, concludesBy, encounter } of encounters) {
    const read = encounter.ok ? tradeEventOf(encounter.value) : encounter;
    if (!read.ok) {
      leftOut.push({ id, code: read.fault.code });
      continue;
    }
    const event = {
      ...read.value.encounter,
      id,
      ...(isInconclusive && { isInconclusive }),
      ...(concludesBy && { concludesBy }),
    };
    if (uncounted.includes(id)) leftOut.push({ id, code: LEFT_OUT_BY_OPERATOR, event });
    else countedEvents.push(event);
  }
  return { countedEvents, leftOut };
}

/** Returns the reason why planning is impossible for a conjunction. @param fault   code; absent without a conjunction */
export function reasonOf(fault: string | undefined): UnplannableReason {
  return fault === undefined || fault.startsWith('covariance-') ? 'NO_COVARIANCE' : 'NO_ENCOUNTER';
}

type Encounter = Result<PlannedEncounter, { readonly code: string }>;

/** Whose satellite reads a message, and how the Earth turned meanwhile. */
export interface WhoseMessage extends Pick<PlanQuestion, 'noradId' | 'earthOrientation'> {
  readonly satellite: Pick<SatelliteToPlan, 'build'>;
}

function encounterOf(event: EventToPlan, viewpoint: WhoseMessage): Encounter {
  return 'encounter' in event ? { ok: true, value: event.encounter } : messageEncounter(event, viewpoint);
}

/** Returns the encounter of a message, seen from the satellite of that number, with the radius used in its assessment. */
export function messageEncounter(
  { message, hardBodyRadiusM, countedSigmas }: Omit<Extract<EventToPlan, { readonly message: string }>, 'id'>,
  viewpoint: WhoseMessage,
): Encounter {
  const cdm = readCdm(message);
  if (!cdm.ok) return fail({ code: cdm.fault.code });
  const approach = approachOfMessage(cdm.value, viewpoint);
  if (!approach.ok) return fail({ code: approach.fault.code });
  const ruled = countedSigmas ? countedApproach(approach.value, countedSigmas) : approach.value;
  return plannedEncounterOf(ruled, hardBodyRadiusM ?? undefined);
}

/** The approach of a message, seen from the satellite. */
export function approachOfMessage(
  cdm: Cdm,
  { noradId, satellite, earthOrientation }: WhoseMessage,
): Result<Approach, { readonly code: string }> {
  const ownSizes = { object: placeOf(noradId, cdm), size: sizeOfSatellite(satellite.build) };
  return messageApproach(cdm, ownSizes, earthOrientation && earthOrientationOfDays(earthOrientation));
}

/** Which object of a message the satellite is; the first where neither has its number. */
function placeOf(noradId: number, { objects }: Pick<Cdm, 'objects'>): 1 | 2 {
  return objects[1].noradId === noradId && objects[0].noradId !== noradId ? 2 : 1;
}
