import type { TradeAxes } from '@keepout/conjunction/manoeuvre/trade-space/axes';
import { bestDirections, sameDirection } from '@keepout/conjunction/manoeuvre/trade-space/held-directions';
import type { TradeSpaceBody } from '@keepout/contract/ca/trade-space';
import { dynamicPressure } from '@keepout/planning/dynamic-pressure';
import { directionRule } from './given.ts';
import type { KnownEvent } from './known-events.ts';
import type { PlanningMeans } from './vehicle-of.ts';

interface Setting {
  readonly events: readonly KnownEvent[];
  readonly means: PlanningMeans;
  readonly tcaTaiS: number;
  readonly periodS: number;
}

/**
 * The axes of a trade space: begins from the earliest to the latest, sizes evenly; of impulses and burns both ways along the direction, which is
 * the one held or the best of each begin; of drag the attitude that differs most from the nominal one.
 * Assumes  a motor that is on through shadows: the map leaves them out of account, the exact result does not
 */
export function tradeAxes(
  body: TradeSpaceBody,
  { events, means, tcaTaiS, periodS }: Setting,
): { readonly orbitsBeforeTca: number[]; readonly sizes: number[]; readonly axes: TradeAxes } {
  const orbitsBeforeTca = even(body.orbitsTo, body.orbitsFrom, body.columns);
  const startsTaiS = Float64Array.from(orbitsBeforeTca, (orbits) => tcaTaiS - orbits * periodS);
  const isDrag = means.type === 'DIFFERENTIAL_DRAG';
  const most =
    body.maxSize ??
    (means.type === 'IMPULSIVE' ? means.maxDeltaVMps : Math.min(means.maxDurationS, body.orbitsTo * periodS));
  const sizes = even(isDrag ? 0 : -most, most, body.rows);
  const rows = Float64Array.from(sizes);
  if (isDrag) {
    const { minM2, nominalM2, maxM2 } = means.areas!;
    const areaM2 = maxM2 - nominalM2 >= nominalM2 - minM2 ? maxM2 : minM2;
    const acceleration =
      (-dynamicPressure(events[0]!.primary) * means.dragCoefficient * (areaM2 - nominalM2)) / means.body.massKg;
    const accelerationsMps2 = new Float64Array(body.columns).fill(acceleration);
    return {
      orbitsBeforeTca,
      sizes,
      axes: { kind: 'differential-drag', startsTaiS, accelerationsMps2, durationsS: rows },
    };
  }
  const { held, cone } = directionRule(body.direction);
  const axis = held ?? cone?.axis;
  const best =
    axis === undefined ? bestDirections(events[0]!, startsTaiS, 'mahalanobis', means.maxDeltaVMps) : undefined;
  const directionsRtn = best?.ok === true ? best.value : sameDirection(body.columns, axis ?? [0, 1, 0]);
  if (means.type === 'IMPULSIVE')
    return {
      orbitsBeforeTca,
      sizes,
      axes: { kind: 'impulsive', ignitionsTaiS: startsTaiS, directionsRtn, deltaVMps: rows },
    };
  const motor = { thrustN: means.thrustN!, specificImpulseS: means.specificImpulseS!, dutyCycle: means.dutyCycle };
  const { massKg } = means.body;
  return {
    orbitsBeforeTca,
    sizes,
    axes: { kind: 'continuous', startsTaiS, directionsRtn, durationsS: rows, massKg, ...motor },
  };
}

function even(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, k) => from + ((to - from) * k) / (count - 1));
}
