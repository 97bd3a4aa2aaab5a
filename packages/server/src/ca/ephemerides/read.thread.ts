import { type OemRefusal, takeOem } from '@keepout/assessment/orbit/oem-intake';
import { type PackedEphemeris, packEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';
import { type EarthOrientationDays, earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import type { MessageFault } from '@keepout/ccsds/fault/message-fault';
import type { EphemerisInput } from '@keepout/ccsds/oem/bridge';
import type { Oem } from '@keepout/ccsds/oem/model';
import { fail, ok, type Result } from '@keepout/units/result';
import { classifiedHeader } from '../../messages/classified.ts';
import { kindProblem } from '../../messages/message-kind.ts';
import { problemPlace } from '../../messages/problem-place.ts';
import { textOf } from '../../messages/text.ts';
import type { FileFaultCode, FilePlace, Place } from '../../platform/http/problem-code.ts';
import type { EphemerisFacts } from './facts.ts';
import { interpolationPlace } from './interpolation-place.ts';
import { motionPlace } from './motion-place.ts';

export interface ReadEphemerisInput {
  readonly bytes: Uint8Array;
  readonly limitBytes: number;
  /** Turns states in ITRF; absent: UT1 = UTC. */
  readonly earthOrientation?: EarthOrientationDays;
}

export interface ReadEphemeris {
  readonly facts: EphemerisFacts;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly ephemeris: PackedEphemeris;
}

/** Why an ephemeris is not taken: every place at fault by line, at most 100, without the name of the file. */
export interface EphemerisRefused {
  /** Of the first place. */
  readonly code: FileFaultCode;
  readonly errors: readonly FilePlace[];
}

/**
 * Reads an operator's OEM: text, message, and the bridge to the engine's ephemeris. Runs in a thread, since a week at
 * 60 s with covariance takes a good part of a second.
 *
 * @returns ok: facts, span and packed states | fault: why the file is not taken
 */
export function readEphemeris(input: ReadEphemerisInput): Result<ReadEphemeris, EphemerisRefused> {
  const text = textOf(input.bytes, input.limitBytes);
  if (!text.ok) return refused([problemPlace(text.fault)]);
  const other = kindProblem(text.value, 'oem');
  if (other !== undefined) return refused([other]);
  const taken = takeOem(text.value);
  if (!taken.ok) return refused(placesOf(taken.fault));
  const { oem, table, findings, coarse, startTaiS, stopTaiS } = taken.value;
  const warnings: Place[] = [...classifiedHeader(oem.header.fields), ...findings.map(warningOf)];
  if (coarse) warnings.push(interpolationPlace('interpolation-coarse', coarse));
  const eop = input.earthOrientation && earthOrientationOfDays(input.earthOrientation);
  const ephemeris = packEphemeris(table, eop);
  return ok({ facts: factsOf(oem, table, warnings), startTaiS, stopTaiS, ephemeris });
}

function placesOf(refusal: OemRefusal): FilePlace[] {
  if (refusal.code === 'message-at-fault') return refusal.faults.map((fault) => problemPlace(fault));
  return [
    refusal.code === 'motion-implausible'
      ? motionPlace(refusal.motion)
      : interpolationPlace(refusal.code, refusal.doubt),
  ];
}

function refused(errors: readonly FilePlace[]) {
  return fail({ code: errors[0]?.code ?? 'unreadable', errors });
}

/** A covariance that cannot be used is not flown with: the warning says so. */
function warningOf(finding: MessageFault): Place {
  const place = problemPlace(finding);
  const isLeftOut = finding.code === 'covariance-not-positive' || finding.keyword === 'COV_REF_FRAME';
  return isLeftOut ? { ...place, message: `${place.message} It is left out.` } : place;
}

function factsOf(oem: Oem, input: EphemerisInput, warnings: readonly Place[]): EphemerisFacts {
  const metadata = oem.segments[0]?.metadata;
  return {
    objectName: metadata?.objectName ?? '',
    objectId: metadata?.objectId ?? '',
    frame: metadata?.refFrame ?? '',
    stepS: medianStep(input.epochsTaiS),
    stateCount: input.epochsTaiS.length,
    segmentCount: oem.segments.length,
    covarianceCount: input.covariances?.length ?? 0,
    interpolation: `${input.method} ${input.degree}${input.isInterpolationAssumed ? ' (assumed)' : ''}`,
    creationDate: oem.header.creationDate,
    originator: oem.header.originator,
    warnings,
  };
}

function medianStep(epochsTaiS: Float64Array): number | null {
  const steps = epochsTaiS
    .slice(1)
    .map((epoch, index) => epoch - (epochsTaiS[index] ?? 0))
    .sort();
  return steps[Math.floor(steps.length / 2)] ?? null;
}
