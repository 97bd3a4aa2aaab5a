import { TRADE_PLACE, TRADE_PLACES } from '@keepout/kernel/trade-layout';
import { repairPlane } from '../../covariance/repair.ts';
import { encounterPlane, projectCovariance } from '../../encounter/encounter-plane.ts';
import { encounterReachM } from '../planned-encounter.ts';
import type { TradeEvent } from './trade-event.ts';

/** Events as the kernel reads them. @returns Float64Array(TRADE_PLACES per event) by TRADE_PLACE */
export function kernelEvents(events: readonly TradeEvent[]): Float64Array {
  const out = new Float64Array(TRADE_PLACES * events.length);
  for (const [k, { encounter, pcBefore }] of events.entries()) {
    const { primary, secondary, covarianceM2: c, hardBodyRadiusM } = encounter;
    const writeFields = (place: number, ...values: readonly number[]): void =>
      out.set(values, k * TRADE_PLACES + place);
    writeFields(TRADE_PLACE.primary, ...primary.positionM, ...primary.velocityMps);
    writeFields(TRADE_PLACE.secondary, ...secondary.positionM, ...secondary.velocityMps);
    writeFields(TRADE_PLACE.tcaTaiS, primary.epochTaiS);
    writeFields(
      TRADE_PLACE.covariance,
      c[0]!,
      mean(c[1]!, c[3]!),
      mean(c[2]!, c[6]!),
      c[4]!,
      mean(c[5]!, c[7]!),
      c[8]!,
    );
    writeFields(TRADE_PLACE.radius, hardBodyRadiusM);
    writeFields(TRADE_PLACE.pcBefore, pcBefore);
    const angleRad = majorAngle(encounter);
    writeFields(TRADE_PLACE.majorCos, Math.cos(angleRad), Math.sin(angleRad));
    writeFields(TRADE_PLACE.reach, encounterReachM(encounter));
  }
  return out;
}

function majorAngle({ primary, secondary, covarianceM2, hardBodyRadiusM }: TradeEvent['encounter']): number {
  const plane = encounterPlane(primary, secondary);
  if (!plane.ok) return 0;
  return repairPlane(projectCovariance(plane.value, covarianceM2), hardBodyRadiusM).majorAngleRad;
}

function mean(a: number, b: number): number {
  return 0.5 * (a + b);
}
