import type { TradeAxes } from '@keepout/conjunction/manoeuvre/trade-space/axes';
import { bestDirections, sameDirection } from '@keepout/conjunction/manoeuvre/trade-space/held-directions';
import type { TradeSpaceBody } from '@keepout/contract/ca/trade-space';
import { dynamicPressure } from '@keepout/planning/dynamic-pressure';
import type { PlannedManoeuvre } from '@keepout/planning/manoeuvre';
import { scaled3 } from '@keepout/planning/vector';
import { directionRule } from './given.ts';
import type { KnownEvent } from './known-events.ts';
import type { PlanningMeans } from './vehicle-of.ts';

interface Setting {
  readonly events: readonly KnownEvent[];
  readonly means: PlanningMeans;
  readonly tcaTaiS: number;
  readonly periodS: number;
}

/** Axes for some of the rows: of drag each way is an attitude of its own. */
interface AxesPart {
  readonly axes: TradeAxes;
  readonly firstRow: number;
  readonly rows: number;
}

export interface TradeGrid {
  readonly orbitsBeforeTca: readonly number[];
  readonly sizes: readonly number[];
  readonly parts: readonly AxesPart[];
  /** The manoeuvre of a cell; of size zero one that does nothing. */
  manoeuvreAt(column: number, row: number): PlannedManoeuvre;
}

/**
 * The axes of a trade space: begins from the earliest to the latest, sizes evenly; of impulses and burns both ways along the direction, which is
 * the one held or the best of each begin, pointing forward; of drag above zero the attitude of most drag, below it that of least.
 * Assumes  a motor that is on through shadows: the map leaves them out of account, the exact result does not
 */
export function tradeAxes(body: TradeSpaceBody, setting: Setting): TradeGrid {
  const { means, tcaTaiS, periodS } = setting;
  const orbitsBeforeTca = even(body.orbitsTo, body.orbitsFrom, body.columns);
  const startsTaiS = Float64Array.from(orbitsBeforeTca, (orbits) => tcaTaiS - orbits * periodS);
  const most =
    body.maxSize ??
    (means.type === 'IMPULSIVE' ? means.maxDeltaVMps : Math.min(means.maxDurationS, body.orbitsTo * periodS));
  const isOneWay = means.type === 'DIFFERENTIAL_DRAG' && means.areas!.minM2 >= means.areas!.nominalM2;
  const sizes = rising(body.minSize ?? (isOneWay ? 0 : -most), most, body.rows);
  const grid = { orbitsBeforeTca, sizes };
  if (means.type === 'DIFFERENTIAL_DRAG') return { ...grid, ...drag(setting, startsTaiS, sizes) };
  const whole = { firstRow: 0, rows: sizes.length };
  const directionsRtn = directionsOf(body, setting, startsTaiS);
  const direction = (column: number, size: number) =>
    scaled3([directionsRtn[3 * column]!, directionsRtn[3 * column + 1]!, directionsRtn[3 * column + 2]!], size);
  const rows = Float64Array.from(sizes);
  const { specificImpulseS, dutyCycle } = means;
  if (means.type === 'IMPULSIVE') {
    return {
      ...grid,
      parts: [{ ...whole, axes: { kind: 'impulsive', ignitionsTaiS: startsTaiS, directionsRtn, deltaVMps: rows } }],
      manoeuvreAt: (column, row) => ({
        type: 'IMPULSIVE',
        ignitionTaiS: startsTaiS[column]!,
        frame: 'RTN',
        deltaVMps: direction(column, sizes[row]!),
        ...(specificImpulseS !== undefined && { specificImpulseS }),
      }),
    };
  }
  const motor = { thrustN: means.thrustN!, specificImpulseS: specificImpulseS!, dutyCycle };
  const { massKg } = means.body;
  return {
    ...grid,
    parts: [{ ...whole, axes: { kind: 'continuous', startsTaiS, directionsRtn, durationsS: rows, massKg, ...motor } }],
    manoeuvreAt: (column, row) => ({
      type: 'CONTINUOUS',
      ignitionTaiS: startsTaiS[column]!,
      frame: 'RTN',
      ...motor,
      durationS: Math.abs(sizes[row]!),
      direction: direction(column, sizes[row]! < 0 ? -1 : 1),
    }),
  };
}

function directionsOf(body: TradeSpaceBody, { events, means }: Setting, startsTaiS: Float64Array): Float64Array {
  const { held, cone } = directionRule(body.direction);
  const axis = held ?? cone?.axis;
  if (axis !== undefined) return sameDirection(body.columns, axis);
  const best = bestDirections(events[0]!, startsTaiS, 'mahalanobis', Math.max(means.maxDeltaVMps, 1e-4));
  if (!best.ok) return sameDirection(body.columns, [0, 1, 0]);
  // A sign means the same in every column.
  return best.value.map((part, k, all) => (all[3 * Math.floor(k / 3) + 1]! < 0 ? -part : part));
}

function drag(
  { events, means }: Setting,
  startsTaiS: Float64Array,
  sizes: readonly number[],
): Pick<TradeGrid, 'parts' | 'manoeuvreAt'> {
  const { minM2, nominalM2, maxM2 } = means.areas!;
  const { dragCoefficient } = means;
  const pressurePa = dynamicPressure(events[0]!.primary, means.body.atmosphere);
  const acceleration = (areaM2: number): number =>
    (-pressurePa * dragCoefficient * (areaM2 - nominalM2)) / means.body.massKg;
  const split = sizes.findIndex((size) => size >= 0);
  const below = split < 0 ? sizes.length : split;
  const part = (accelerationMps2: number, from: number, to: number): AxesPart => ({
    firstRow: from,
    rows: to - from,
    axes: {
      kind: 'differential-drag',
      startsTaiS,
      accelerationsMps2: new Float64Array(startsTaiS.length).fill(accelerationMps2),
      durationsS: Float64Array.from(sizes.slice(from, to)),
    },
  });
  return {
    // A negative size stands for the opposite of the acceleration that its axes name.
    parts: [part(-acceleration(minM2), 0, below), part(acceleration(maxM2), below, sizes.length)].filter(
      ({ rows }) => rows > 0,
    ),
    manoeuvreAt: (column, row) => ({
      type: 'DIFFERENTIAL_DRAG',
      ignitionTaiS: startsTaiS[column]!,
      durationS: Math.abs(sizes[row]!),
      areaM2: sizes[row]! < 0 ? minM2 : maxM2,
      nominalAreaM2: nominalM2,
      dragCoefficient,
    }),
  };
}

/** Sizes rise, whichever is named first; of two that are the same the last row is a little more. */
function rising(one: number, other: number, count: number): number[] {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  return even(low, high > low ? high : low + Math.max(1e-9, 1e-9 * Math.abs(low)), count);
}

function even(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, k) => from + ((to - from) * k) / (count - 1));
}
