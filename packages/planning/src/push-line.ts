import type { Vec3 } from '@keepout/astro/nouns';
import type { PlaneMap } from '@keepout/conjunction/manoeuvre/plane-map';
import { bestPush, type DirectionRule, type Objective } from './candidate.ts';
import { firingSpans, thrustingTimeS } from './firing-spans.ts';
import type { ContinuousManoeuvre, PlannedManoeuvre } from './manoeuvre.ts';
import type { Response } from './response.ts';
import { deltaVOf } from './rocket.ts';
import { norm3, scaled3 } from './vector.ts';
import type { Vehicle } from './vehicle.ts';

/** A manoeuvre as the linear maps see it. */
export interface Push {
  readonly manoeuvre: PlannedManoeuvre;
  /** The change of velocity that it adds up to, RTN, m/s. */
  readonly deltaVRtnMps: Vec3;
  /** One a response: what a push of one m/s does. */
  readonly maps: readonly PlaneMap[];
}

/** The manoeuvres that begin at one time, from small to large. */
export interface PushLine {
  readonly ignitionTaiS: number;
  /** Largest size: m/s of impulses, seconds of everything else. */
  readonly limit: number;
  at(size: number): Push;
}

/**
 * The lines of manoeuvres that begin at an epoch: of impulses and burns one for each way along a held direction, of drag one for each
 * attitude that differs from the nominal one.
 *
 * @param responses   one an event, the first is the one to avoid
 */
export function pushLines(
  vehicle: Vehicle,
  responses: readonly Response[],
  ignitionTaiS: number,
  objective: Objective,
  rule: DirectionRule,
): readonly PushLine[] {
  const ways = waysOf(rule);
  if (vehicle.type === 'IMPULSIVE')
    return ways.map((way) => impulses(vehicle, responses, ignitionTaiS, objective, way));
  if (vehicle.type === 'CONTINUOUS') return ways.map((way) => burns(vehicle, responses, ignitionTaiS, objective, way));
  return [vehicle.minAreaM2, vehicle.maxAreaM2]
    .filter((areaM2) => areaM2 !== vehicle.nominalAreaM2)
    .map((areaM2) => attitudes(vehicle, responses, ignitionTaiS, areaM2));
}

type Way = (map: PlaneMap, objective: Objective, sizeMps: number) => Vec3;

/** A held direction goes both ways, each a line of its own: of several encounters one may forbid the one way. */
function waysOf(rule: DirectionRule): readonly Way[] {
  const { held } = rule;
  if (held === undefined) return [(map, objective, size) => bestPush(map, objective, size, rule)];
  return [1, -1].map(
    (sign): Way =>
      (_map, _objective, size) =>
        scaled3(held, (sign * size) / norm3(held)),
  );
}

function impulses(
  vehicle: Extract<Vehicle, { type: 'IMPULSIVE' }>,
  responses: readonly Response[],
  ignitionTaiS: number,
  objective: Objective,
  way: Way,
): PushLine {
  const maps = responses.map((one) => mapOf(one, ignitionTaiS));
  return {
    ignitionTaiS,
    limit: vehicle.maxDeltaVMps,
    at(size) {
      const deltaVMps = way(maps[0]!, objective, size);
      const { specificImpulseS } = vehicle;
      const manoeuvre: PlannedManoeuvre = {
        type: 'IMPULSIVE',
        ignitionTaiS,
        deltaVMps,
        frame: 'RTN',
        ...(specificImpulseS !== undefined && { specificImpulseS }),
      };
      return { manoeuvre, deltaVRtnMps: deltaVMps, maps };
    },
  };
}

/** An impulse after an encounter does nothing to it. */
function mapOf(response: Response, ignitionTaiS: number): PlaneMap {
  const leadS = response.encounter.primary.epochTaiS - ignitionTaiS;
  return leadS > 0 ? response.pointMap(leadS) : response.arcMap([]);
}

function burns(
  vehicle: Extract<Vehicle, { type: 'CONTINUOUS' }>,
  responses: readonly Response[],
  ignitionTaiS: number,
  objective: Objective,
  way: Way,
): PushLine {
  const { thrustN, specificImpulseS, dutyCycle, offSpans } = vehicle;
  const burn = (durationS: number, direction: Vec3): ContinuousManoeuvre => ({
    type: 'CONTINUOUS',
    ignitionTaiS,
    durationS,
    thrustN,
    specificImpulseS,
    dutyCycle,
    direction,
    frame: 'RTN',
    ...(offSpans !== undefined && { offSpans }),
  });
  return {
    ignitionTaiS,
    limit: limitOfBurns(vehicle, (durationS) => burn(durationS, [0, 1, 0])),
    at(durationS) {
      const along = burn(durationS, [0, 1, 0]);
      const spans = firingSpans(along);
      const maps = responses.map((one) => one.arcMap(spans));
      const sizeMps = thrustingTimeS(along) > 0 ? deltaVOf(along, vehicle.massKg) : 0;
      const deltaVRtnMps = sizeMps > 0 ? way(maps[0]!, objective, sizeMps) : ([0, 0, 0] as const);
      const direction = sizeMps > 0 ? scaled3(deltaVRtnMps, 1 / sizeMps) : ([0, 1, 0] as const);
      return { manoeuvre: burn(durationS, direction), deltaVRtnMps, maps };
    },
  };
}

/** The longest burn, and no longer than the largest change of velocity takes. */
function limitOfBurns(
  { maxDurationS, maxDeltaVMps, massKg }: Extract<Vehicle, { type: 'CONTINUOUS' }>,
  burn: (durationS: number) => ContinuousManoeuvre,
): number {
  if (maxDeltaVMps === undefined || deltaVOf(burn(maxDurationS), massKg) <= maxDeltaVMps) return maxDurationS;
  let [low, high] = [0, maxDurationS];
  for (let k = 0; k < 50; k++) {
    const middle = 0.5 * (low + high);
    if (deltaVOf(burn(middle), massKg) <= maxDeltaVMps) low = middle;
    else high = middle;
  }
  return low;
}

function attitudes(
  vehicle: Extract<Vehicle, { type: 'DIFFERENTIAL_DRAG' }>,
  responses: readonly Response[],
  ignitionTaiS: number,
  areaM2: number,
): PushLine {
  const { nominalAreaM2, dragCoefficient, massKg, dynamicPressurePa } = vehicle;
  const accelerationMps2 = (-dynamicPressurePa * dragCoefficient * (areaM2 - nominalAreaM2)) / massKg;
  return {
    ignitionTaiS,
    limit: vehicle.maxDurationS,
    at(durationS) {
      const manoeuvre = { ignitionTaiS, durationS, areaM2, nominalAreaM2, dragCoefficient };
      const maps = responses.map((one) => one.arcMap([[ignitionTaiS, ignitionTaiS + durationS]]));
      return {
        manoeuvre: { type: 'DIFFERENTIAL_DRAG', ...manoeuvre },
        deltaVRtnMps: [0, accelerationMps2 * durationS, 0],
        maps,
      };
    },
  };
}
