import type { Vec3 } from '@keepout/astro/nouns';
import type { TradeQuestion } from '@keepout/operations/trade/trade-space';
import type { TradeBasis } from './protocol.ts';

/** Converts the planning basis from the server into a trade-space query; undefined where planning is impossible. */
export function tradeQuestion(basis: TradeBasis): TradeQuestion | undefined {
  const { manoeuvreType: type, vehicle, events, period: periodS } = basis;
  if (type === null || vehicle.mass === null) return undefined;
  const { dragAreaMin: minM2, dragAreaNominal: nominalM2, dragAreaMax: maxM2 } = vehicle;
  const hasAreas = minM2 !== null && nominalM2 !== null && maxM2 !== null;
  return {
    encounters: events.map(({ primary, secondary, covariance, hardBodyRadius, tcaOffset, probability }) => ({
      primary: stateOf(primary, tcaOffset),
      secondary: stateOf(secondary, tcaOffset),
      covarianceM2: Float64Array.from(covariance),
      hardBodyRadiusM: hardBodyRadius,
      pcAsItIs: probability,
    })),
    periodS,
    vehicle: {
      type,
      massKg: vehicle.mass,
      maxDeltaVMps: vehicle.maxDeltaV,
      thrustN: vehicle.thrust ?? undefined,
      specificImpulseS: vehicle.specificImpulse ?? undefined,
      dutyCycle: vehicle.dutyCycle,
      areas: hasAreas ? { minM2, nominalM2, maxM2 } : undefined,
      dragCoefficient: vehicle.dragCoefficient ?? Number.NaN,
      dynamicPressurePa: vehicle.dynamicPressure ?? 0,
    },
    watchPc: basis.watchProbability,
    spread: basis.spread,
  };
}

/** Times count from the closest approach of the event to avoid. */
function stateOf([x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0]: readonly number[], epochTaiS: number) {
  const [positionM, velocityMps]: [Vec3, Vec3] = [
    [x, y, z],
    [vx, vy, vz],
  ];
  return { epochTaiS, frame: 'EME2000' as const, positionM, velocityMps };
}
