import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import { transformState } from '@keepout/astro/frames/rotation';
import type { Vec3 } from '@keepout/astro/nouns';
import type { Encounter } from '@keepout/conjunction/screening/plan/encounter';
import { COUNTED_WITHIN_M, MISSION_LEVELS } from '@keepout/contract/ca/fields';
import type { MissionBody, MissionResult, WirePlannedOrbit } from '@keepout/contract/ca/mission';
import type { MissionLife } from '@keepout/operations/mission/mission-life';
import { type MissionSlice, missionSlices, type PlannedOrbit } from '@keepout/operations/mission/planned-orbit';
import { groupIndex, trafficGroups } from '@keepout/operations/mission/traffic-groups';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { fail, type Result } from '@keepout/units/result';
import { type CachedCatalogue, cachedCatalogue } from '../../catalogue/cached-catalogue.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { inParts } from '../../platform/threads/in-parts.ts';
import { BEHIND_CALLS, type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { MissionEnd, MissionFigures, MissionPart } from './fly.thread.ts';
import { beginMission, endMission, type MissionRow, noteMissionPart } from './store.ts';

const partTask: ThreadTask<MissionPart, readonly Encounter[]> = threadTask(
  new URL('./fly.thread.ts', import.meta.url),
  'flyPart',
);
const endTask: ThreadTask<MissionEnd, MissionFigures> = threadTask(
  new URL('./fly.thread.ts', import.meta.url),
  'endLife',
);

/** Span of one part: a second of a thread, so that other work is not delayed longer. */
const PART_S = 30 * SECONDS_PER_DAY;

/** Returns element sets of the planned orbit from a start epoch. @returns fault: the orbit is not bound above the ground */
export function slicesOf(
  { orbit, days }: MissionBody,
  startTaiS: number,
): Result<readonly MissionSlice[], { readonly code: string }> {
  const planned = plannedOrbit(orbit);
  if (planned === undefined) return fail({ code: 'orbit-not-closed' });
  return missionSlices(planned, startTaiS, startTaiS + days * SECONDS_PER_DAY);
}

function plannedOrbit(orbit: WirePlannedOrbit): PlannedOrbit | undefined {
  if (orbit.kind === 'HEIGHTS') {
    const { perigee, apogee, inclination, raan, argPerigee } = orbit;
    if (apogee < perigee) return undefined;
    return {
      kind: 'heights',
      perigeeKm: perigee / 1000,
      apogeeKm: apogee / 1000,
      inclinationDeg: inclination,
      raanDeg: raan,
      argPerigeeDeg: argPerigee,
    };
  }
  if (orbit.kind === 'PLACE') {
    const { longitude, halfWidth, inclination } = orbit;
    return { kind: 'box', longitudeDeg: longitude, halfWidthDeg: halfWidth, inclinationDeg: inclination };
  }
  const epoch = parseUtc(orbit.epoch);
  if (!epoch.ok) return undefined;
  const [positionM, velocityMps] = [orbit.position, orbit.velocity] as unknown as [Vec3, Vec3];
  const state = transformState({ epochTaiS: epoch.value, frame: 'EME2000', positionM, velocityMps }, 'TEME');
  return { kind: 'insertion', state };
}

/** Returns the start of a study: the newest epoch in its catalogue. */
export const beginOf = ({ elements }: Pick<CachedCatalogue, 'elements'>): number =>
  elements.reduce((newest, { epochTaiS }) => Math.max(newest, epochTaiS), Number.NEGATIVE_INFINITY);

/** Computes a study part by part; stops before the next part if the study was deleted. */
export async function flyMission(context: ServerContext, row: MissionRow, signal: AbortSignal): Promise<void> {
  const db = context.database.orm;
  const { id: missionId, operatorId, question } = row;
  const catalogue = await cachedCatalogue(db, row.catalogueId);
  const startTaiS = beginOf(catalogue);
  const slices = slicesOf(question, startTaiS);
  if (!slices.ok) return await endMission(db, missionId, null);
  const parts = slices.value.flatMap((slice, index) => partsOf(slice, index));
  if (!(await beginMission(db, missionId, parts.length))) return;
  const flown = { missionId, catalogue: catalogue.packed, slices: slices.value, withinM: COUNTED_WITHIN_M };
  const unwanted = new AbortController();
  const options = {
    signal: AbortSignal.any([signal, unwanted.signal]),
    turn: { priority: BEHIND_CALLS, ownerId: operatorId },
  };
  const fly = async ([part]: readonly ReturnType<typeof partsOf>[number][]) => {
    const passages = await context.threads.run(partTask, { ...flown, ...part! }, options);
    if (await noteMissionPart(db, missionId)) return passages;
    const cause = new Unwanted();
    unwanted.abort(cause);
    throw cause;
  };
  try {
    const passages = (await inParts(parts, { size: 1, atOnce: context.threads.size }, fly)).flat();
    const groups = trafficGroups(
      new Map(question.traffic.map(({ name, growth }) => [name.toUpperCase(), growth])),
      new Map(question.traffic.map(({ name, ourShare }) => [name.toUpperCase(), ourShare])),
    );
    const met = new Set(passages.flatMap(({ primary, secondary }) => [primary, secondary]));
    const groupOf = new Map(
      [...met].flatMap((object) => {
        const elementSet = catalogue.elements[object];
        return elementSet === undefined ? [] : [[object, groupIndex(groups, elementSet)] as const];
      }),
    );
    const {
      radius: radiusM,
      days,
      decisionDays,
      burn: burnMps,
      mass: massKg,
      specificImpulse: specificImpulseS,
    } = question;
    const parameters = {
      days,
      withinM: COUNTED_WITHIN_M,
      radiusM,
      decisionDays,
      acceptedPcs: MISSION_LEVELS,
      groups,
      burnMps,
    };
    const tank = {
      ...(massKg !== undefined && { massKg }),
      ...(specificImpulseS !== undefined && { specificImpulseS }),
    };
    const flux = question.orbit.kind !== 'PLACE' && {
      flux: { startTaiS, stopTaiS: startTaiS + days * SECONDS_PER_DAY },
    };
    const end = { ...flown, passages, question: { ...parameters, ...tank }, groupOf, ...flux };
    const figures = await context.threads.run(endTask, end, options);
    await endMission(db, missionId, presentResult(figures, catalogue, startTaiS));
  } catch (cause) {
    if (!(cause instanceof Unwanted)) throw cause;
  }
}

class Unwanted extends Error {}

function partsOf({ startTaiS, stopTaiS }: MissionSlice, slice: number) {
  const count = Math.max(1, Math.ceil((stopTaiS - startTaiS) / PART_S));
  return Array.from({ length: count }, (_, k) => ({
    slice,
    startTaiS: startTaiS + k * PART_S,
    stopTaiS: Math.min(startTaiS + (k + 1) * PART_S, stopTaiS),
  }));
}

function presentResult(
  { life, fluxPassagesPerYear }: MissionFigures,
  { elements }: CachedCatalogue,
  startTaiS: number,
): MissionResult {
  const { events, passagesPerYear, collisionsPerYear, groups, levels, objects }: MissionLife = life;
  return {
    objects: elements.length,
    start: formatUtcZ(startTaiS, 0),
    events,
    passagesPerYear,
    collisionsPerYear,
    fluxPassagesPerYear: fluxPassagesPerYear ?? null,
    groups: [...groups],
    levels: levels.map(({ deltaVMpsPerYear, propellantKgPerYear, falseAlarmShare, ...level }) => ({
      ...level,
      deltaVPerYear: deltaVMpsPerYear,
      propellantPerYear: propellantKgPerYear ?? null,
      falseAlarmShare: falseAlarmShare ?? null,
    })),
    met: objects.map(({ object, events: count, closestM }) => ({
      noradId: elements[object]!.noradId,
      name: elements[object]!.name,
      events: count,
      closest: closestM,
    })),
  };
}
