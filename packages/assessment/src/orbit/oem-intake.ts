import type { EphemerisNodes } from '@keepout/astro/ephemeris/nodes';
import { chooseInterpolation, ephemerisQuality, REFUSE_ERROR_M, WARN_ERROR_M } from '@keepout/astro/ephemeris/quality';
import type { MessageFault } from '@keepout/ccsds/fault/message-fault';
import { type EphemerisInput, toEphemerisInput } from '@keepout/ccsds/oem/bridge';
import type { Oem } from '@keepout/ccsds/oem/model';
import { readOemAll } from '@keepout/ccsds/oem/read';
import { validateOem } from '@keepout/ccsds/oem/validate';
import { fail, ok, type Result } from '@keepout/units/result';
import { type ImplausibleMotion, implausibleMotion } from './plausible-motion.ts';

/** An operator's ephemeris, fit to fly by. */
export interface TakenOem {
  readonly oem: Oem;
  readonly table: EphemerisInput;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  /** What is odd about it and can be lived with. */
  readonly findings: readonly MessageFault[];
  readonly coarse?: InterpolationDoubt;
}

/** Why an ephemeris is not taken: the message is at fault, it tells of no orbit, or its states are too far apart. */
export type OemRefusal =
  | { readonly code: 'message-at-fault'; readonly faults: readonly MessageFault[] }
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

/** Findings that make a file unfit although it can be read: what is missing would be flown blind. */
const UNFIT: readonly MessageFault['code'][] = ['states-end-early'];

/**
 * Takes an operator's OEM: message, fitness, and the bridge to the engine's ephemeris, where frame, time scale and unit
 * become canonical. Where the message names no interpolation, the one that fits its states best is chosen.
 *
 * @param text   KVN, XML or JSON
 */
export function takeOem(text: string): Result<TakenOem, OemRefusal> {
  const { oem, faults } = readOemAll(text);
  if (oem === undefined || faults.length > 0) return fail({ code: 'message-at-fault', faults });
  const findings = validateOem(oem);
  const unfit = findings.filter(({ code }) => UNFIT.includes(code));
  if (unfit.length > 0) return fail({ code: 'message-at-fault', faults: unfit });
  const bridged = toEphemerisInput(oem);
  if (!bridged.ok) return fail({ code: 'message-at-fault', faults: [bridged.fault] });
  const fit = fitTable(bridged.value);
  return fit.ok ? ok({ oem, findings, ...fit.value }) : fit;
}

/** A table to fly by: of an orbit, and with states near enough. Where it names no interpolation it gets the best. */
export function fitTable(
  bridged: EphemerisInput,
): Result<Pick<TakenOem, 'table' | 'startTaiS' | 'stopTaiS' | 'coarse'>, OemRefusal> {
  const motion = implausibleMotion(bridged);
  if (motion !== undefined) return fail({ code: 'motion-implausible', motion });
  const table = bridged.isInterpolationAssumed ? { ...bridged, ...chooseInterpolation(bridged) } : bridged;
  const doubt = interpolationDoubt(table);
  if (doubt !== undefined && doubt.limitM === REFUSE_ERROR_M) return fail({ code: 'interpolation-unfit', doubt });
  return ok({
    table,
    startTaiS: Math.min(...table.segments.map((segment) => segment[2])),
    stopTaiS: Math.max(...table.segments.map((segment) => segment[3])),
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
