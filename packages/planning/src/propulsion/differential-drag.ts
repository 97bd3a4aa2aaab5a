import { drag } from '@keepout/astro/force/drag';
import { earthAxes } from '@keepout/astro/force/earth-axes';
import { borderBetween } from '@keepout/astro/search/border';
import type { Propulsion } from './propulsion.ts';
import { spreadImpulses } from './spread-impulses.ts';

/** A time in another attitude against the air. */
export interface DragManoeuvre {
  readonly type: 'DIFFERENTIAL_DRAG';
  readonly ignitionTaiS: number;
  readonly durationS: number;
  /** Cross-section meanwhile, and otherwise. */
  readonly areaM2: number;
  readonly nominalAreaM2: number;
  readonly dragCoefficient: number;
  /** Density over that of the model; 1 when absent. */
  readonly densityFactor?: number;
}

/** Dynamic pressure of the air, N/m^2, a mean over a part of an orbit. */
export type PressureOver = (startTaiS: number, stopTaiS: number) => number;

export interface DragVehicle {
  readonly type: 'DIFFERENTIAL_DRAG';
  readonly massKg: number;
  /** Cross-sections in the attitudes of least and most drag, and as it flies otherwise. */
  readonly minAreaM2: number;
  readonly maxAreaM2: number;
  readonly nominalAreaM2: number;
  readonly dragCoefficient: number;
  readonly maxDurationS: number;
  /** Dynamic pressure of the air on the orbit, N/m^2: 1/2 rho v^2, a mean over a revolution. */
  readonly dynamicPressurePa: number;
  /** The same over a part of the orbit; absent: everywhere the mean. */
  readonly pressurePaOver?: PressureOver;
}

/** Acceleration along the velocity in an attitude with a given area, m/s^2: more area slows down. */
export function attitudeAccelerationMps2(
  {
    dynamicPressurePa,
    dragCoefficient,
    nominalAreaM2,
    massKg,
  }: Pick<DragVehicle, 'dynamicPressurePa' | 'dragCoefficient' | 'nominalAreaM2' | 'massKg'>,
  areaM2: number,
  densityFactor = 1,
): number {
  return (-densityFactor * dynamicPressurePa * dragCoefficient * (areaM2 - nominalAreaM2)) / massKg;
}

function attitude(
  { nominalAreaM2, dragCoefficient }: Pick<DragVehicle, 'nominalAreaM2' | 'dragCoefficient'>,
  ignitionTaiS: number,
  durationS: number,
  areaM2: number,
): DragManoeuvre {
  return { type: 'DIFFERENTIAL_DRAG', ignitionTaiS, durationS, areaM2, nominalAreaM2, dragCoefficient };
}

const NO_THRUST = { thrustN: 0, specificImpulseS: 1, frame: 'RTN', direction: [0, 1, 0] } as const;

export const dragPropulsion: Propulsion<DragManoeuvre, DragVehicle> & { readonly type: 'DIFFERENTIAL_DRAG' } = {
  type: 'DIFFERENTIAL_DRAG',
  isInstant: false,
  durationS: ({ durationS }) => durationS,
  isStill: ({ areaM2, nominalAreaM2, durationS }) => !(areaM2 !== nominalAreaM2 && durationS > 0),
  scaled: (manoeuvre, factor) => ({ ...manoeuvre, densityFactor: (manoeuvre.densityFactor ?? 1) * factor }),
  deltaVMps: () => 0,
  propellantKg: () => 0,
  steering: () => undefined,
  impulses(manoeuvre, { massKg, periodS, dynamicPressurePa }) {
    const { ignitionTaiS, durationS, areaM2, densityFactor } = manoeuvre;
    const push = attitudeAccelerationMps2({ ...manoeuvre, massKg, dynamicPressurePa }, areaM2, densityFactor);
    return spreadImpulses([[ignitionTaiS, ignitionTaiS + durationS]], periodS, [0, push, 0]);
  },
  motors({ ignitionTaiS: startTaiS, durationS }) {
    // No thrust, but edges at which the integration restarts.
    return { burns: [{ ...NO_THRUST, startTaiS, stopTaiS: startTaiS + durationS }] };
  },
  surface: {
    /** Additional drag of an attitude while it lasts. */
    force({ areaM2, nominalAreaM2, dragCoefficient, densityFactor = 1, ignitionTaiS, durationS }, atmosphere) {
      const extraM2 = (areaM2 - nominalAreaM2) * densityFactor;
      const push = drag({ areaM2: extraM2, coefficient: dragCoefficient }, atmosphere, earthAxes('GCRF'));
      const stopTaiS = ignitionTaiS + durationS;
      return {
        addRates(epochTaiS, state, out) {
          // The integration restarts at the edges of the time.
          if (extraM2 !== 0 && epochTaiS >= ignitionTaiS && epochTaiS <= stopTaiS) push.addRates(epochTaiS, state, out);
        },
      };
    },
    undone: (manoeuvre) => ({ ...manoeuvre, areaM2: manoeuvre.nominalAreaM2 }),
  },
  lines(vehicle, { responses, ignitionTaiS }) {
    const { dynamicPressurePa, pressurePaOver } = vehicle;
    return [vehicle.minAreaM2, vehicle.maxAreaM2]
      .filter((areaM2) => areaM2 !== vehicle.nominalAreaM2)
      .map((areaM2) => {
        const ofMeanMps2 = attitudeAccelerationMps2(vehicle, areaM2);
        const accelerationMps2 = (durationS: number): number =>
          pressurePaOver === undefined || !(durationS > 0)
            ? ofMeanMps2
            : (ofMeanMps2 * pressurePaOver(ignitionTaiS, ignitionTaiS + durationS)) / dynamicPressurePa;
        return {
          ignitionTaiS,
          limit: vehicle.maxDurationS,
          at: (durationS) => ({
            manoeuvre: attitude(vehicle, ignitionTaiS, durationS, areaM2),
            deltaVRtnMps: [0, accelerationMps2(durationS) * durationS, 0],
            maps: responses.map((response) => response.arcMap([[ignitionTaiS, ignitionTaiS + durationS]])),
          }),
        };
      });
  },
  /** The attitude of minimum or maximum drag for the duration that its acceleration needs, at the density of that time. */
  alongTrack(vehicle, ignitionTaiS, deltaVMps, massKg) {
    const { dynamicPressurePa, pressurePaOver, maxDurationS } = vehicle;
    const areaM2 = deltaVMps < 0 ? vehicle.maxAreaM2 : vehicle.minAreaM2;
    const byMeanS = deltaVMps / attitudeAccelerationMps2({ ...vehicle, massKg }, areaM2);
    const isEnough = (durationS: number): boolean =>
      durationS * (pressurePaOver?.(ignitionTaiS, ignitionTaiS + durationS) ?? dynamicPressurePa) >=
      byMeanS * dynamicPressurePa;
    if (!(byMeanS > 0 && isEnough(maxDurationS))) return undefined;
    const durationS =
      pressurePaOver === undefined
        ? byMeanS
        : borderBetween(isEnough, maxDurationS, 0, { share: 0, width: SAME_TIME_S });
    return attitude(vehicle, ignitionTaiS, durationS, areaM2);
  },
};

/** Smallest change of area: an attitude is not more accurate. */
const SAME_TIME_S = 0.1;
