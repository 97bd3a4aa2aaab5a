import { screenedApproach } from '@keepout/assessment/approach';
import { elementSetParty } from '@keepout/assessment/orbit/element-set-party';
import { messageParty } from '@keepout/assessment/orbit/message-party';
import { plannedEncounterOf } from '@keepout/assessment/planned-encounter-of';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import type { Cdm } from '@keepout/ccsds/cdm/model';
import { planScreening } from '@keepout/conjunction/screening/plan/plan';
import { screenAll } from '@keepout/conjunction/screening/screen';
import { type KnownEvents, soundEvents } from '@keepout/operations/plan/known-events';
import { freeOrbit, type PlannedBody } from '@keepout/planning/change';
import type { PlanningEvent } from '@keepout/planning/outcome';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { readCataloguePath } from '../files/catalogue-file.ts';
import { inputAtFault } from '../process/exit.ts';
import { KIND_OPTIONS, optionOf } from './plan-options.ts';

/** Wide: a burn moves the satellite by kilometres along its track. */
const VOLUME = { shape: 'ellipsoid', radialM: 5000, alongTrackM: 50_000, crossTrackM: 50_000 } as const;
const DAYS_AFTER_TCA = 2;
/** The object of the message itself, found again. */
const SAME_EVENT_S = 600;

/**
 * Returns the other conjunctions of a message's satellite, from the earliest burn to two days after closest approach.
 *
 * Method   the message's state propagated with all forces, screened against the catalogue; covariances of element sets estimated by regime and
 *          age, that of the satellite from the message
 */
export function otherEvents(
  main: PlanningEvent,
  cdm: Cdm,
  body: PlannedBody,
  catalogue: string,
  fromTaiS: number,
  leftOut: readonly string[],
): KnownEvents {
  const tcaTaiS = main.primary.epochTaiS;
  const stopTaiS = tcaTaiS + DAYS_AFTER_TCA * SECONDS_PER_DAY;
  const orbit = freeOrbit(main.primary, fromTaiS, stopTaiS, body, 'full');
  if (!orbit.ok) throw inputAtFault(`object 1: its orbit cannot be carried over the window: ${orbit.fault.code}`);
  const [ownObject, otherObject] = cdm.objects;
  const elements = readCataloguePath(catalogue).filter(({ noradId }) => noradId !== ownObject.noradId);
  const screening = screenAll(
    planScreening({
      startTaiS: fromTaiS,
      stopTaiS,
      volume: VOLUME,
      scope: { kind: 'primaries', primaries: [elements.length] },
    }),
    { batch: batchOf(elements.map((element) => sgp4Init(element))), ephemerides: [inFrame(orbit.value, 'TEME')] },
  );
  const satellite = messageParty(ownObject, cdm.creationTaiS);
  const read = screening.encounters.flatMap((event) => {
    if (event.kind !== 'approach') return [];
    const isOwnFirst = event.primary === elements.length;
    const secondary = elements[isOwnFirst ? event.secondary : event.primary]!;
    if (secondary.noradId === otherObject.noradId && Math.abs(event.tcaTaiS - tcaTaiS) < SAME_EVENT_S) return [];
    const approach = screenedApproach(
      {
        tcaTaiS: event.tcaTaiS,
        primary: isOwnFirst ? event.primaryState : event.secondaryState,
        secondary: isOwnFirst ? event.secondaryState : event.primaryState,
      },
      [satellite, elementSetParty(secondary)],
    );
    const kind = optionOf(secondary.objectType ?? 'UNKNOWN');
    return [{ id: `${secondary.noradId}`, kind, encounter: plannedEncounterOf(approach) }];
  });
  const unmet = leftOut.find((kindOrId) => !KIND_OPTIONS.includes(kindOrId) && read.every(({ id }) => id !== kindOrId));
  if (unmet !== undefined)
    throw inputAtFault(
      `--leave-out ${unmet}: the satellite meets no object ${unmet}, and kinds are ${KIND_OPTIONS.join(', ')}`,
    );
  return soundEvents(
    read,
    read.flatMap(({ id, kind }) => (leftOut.includes(id) || leftOut.includes(kind) ? [id] : [])),
  );
}
