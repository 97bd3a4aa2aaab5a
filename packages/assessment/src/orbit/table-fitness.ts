import type { EphemerisNodes } from '@keepout/astro/ephemeris/nodes';
import { chooseInterpolation, ephemerisQuality, REFUSE_ERROR_M, WARN_ERROR_M } from '@keepout/astro/ephemeris/quality';
import type { EphemerisInput } from '@keepout/ccsds/oem/bridge';
import { fail, ok, type Result } from '@keepout/units/result';
import { type ImplausibleMotion, implausibleMotion } from './plausible-motion.ts';

/** Reason why a table is unusable: it describes no orbit, or its states are too far apart. */
export type UnfitTable =
  | { readonly code: 'motion-implausible'; readonly motion: ImplausibleMotion }
  | { readonly code: 'interpolation-unfit'; readonly doubt: InterpolationDoubt };

/** How badly a table can be interpolated, judged by leaving out every second state. */
export interface InterpolationDoubt {
  readonly estimatedErrorM: number;
  /** The limit that it passes: to be warned of, or to be refused for. */
  readonly limitM: number;
  readonly method: EphemerisNodes['method'];
  readonly degree: number;
  readonly medianStepS: number;
}

/** A table to fly by. */
export interface FitTable {
  readonly table: EphemerisInput;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly coarse?: InterpolationDoubt;
}

/** A table to fly by: of an orbit, and with states near enough. Where it names no interpolation it gets the best. */
export function fitTable(bridged: EphemerisInput): Result<FitTable, UnfitTable> {
  const motion = implausibleMotion(bridged);
  if (motion !== undefined) return fail({ code: 'motion-implausible', motion });
  const table = bridged.isInterpolationAssumed ? { ...bridged, ...chooseInterpolation(bridged) } : bridged;
  const doubt = interpolationDoubt(table);
  if (doubt !== undefined && doubt.limitM === REFUSE_ERROR_M) return fail({ code: 'interpolation-unfit', doubt });
  return ok({
    table,
    startTaiS: table.segments.reduce(
      (earliest, [, , startTaiS]) => Math.min(earliest, startTaiS),
      Number.POSITIVE_INFINITY,
    ),
    stopTaiS: table.segments.reduce((latest, [, , , stopTaiS]) => Math.max(latest, stopTaiS), Number.NEGATIVE_INFINITY),
    ...(doubt && { coarse: doubt }),
  });
}

/** Undefined for a good table, and for one too short to be judged. */
function interpolationDoubt(nodes: EphemerisNodes): InterpolationDoubt | undefined {
  const { verdict, estimatedErrorM, method, degree, stepS } = ephemerisQuality(nodes);
  if (estimatedErrorM === undefined || (verdict !== 'warn' && verdict !== 'refuse')) return undefined;
  const limitM = verdict === 'refuse' ? REFUSE_ERROR_M : WARN_ERROR_M;
  return { estimatedErrorM, limitM, method, degree, medianStepS: stepS.median };
}
