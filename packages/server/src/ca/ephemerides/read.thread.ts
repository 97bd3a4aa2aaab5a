import { chooseInterpolation } from '@keepout/astro/ephemeris/quality';
import type { MessageFault } from '@keepout/ccsds/fault/message-fault';
import { type EphemerisInput, toEphemerisInput } from '@keepout/ccsds/oem/bridge';
import type { Oem } from '@keepout/ccsds/oem/model';
import { readOemAll } from '@keepout/ccsds/oem/read';
import { validateOem } from '@keepout/ccsds/oem/validate';
import type { ProblemPlace } from '@keepout/contract/platform/problem';
import { fail, ok, type Result } from '@keepout/units/result';
import { kindProblem } from '../../messages/message-kind.ts';
import { problemPlace } from '../../messages/problem-place.ts';
import { textOf } from '../../messages/text.ts';
import type { EphemerisFacts } from './facts.ts';
import { judgeInterpolation } from './interpolation-quality.ts';
import { type PackedEphemeris, packEphemeris } from './packed-ephemeris.ts';

export interface ReadEphemerisInput {
  readonly bytes: Uint8Array;
  readonly limitBytes: number;
}

export interface ReadEphemeris {
  readonly facts: EphemerisFacts;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly ephemeris: PackedEphemeris;
}

/** Findings that make a file unfit although it can be read: what is missing would be flown blind. */
const REFUSED: readonly MessageFault['code'][] = ['states-end-early'];

/** Why an ephemeris is not taken: every place at fault by line, at most 100, without the name of the file. */
export interface EphemerisRefused {
  readonly code: 'oem-refused';
  readonly errors: readonly ProblemPlace[];
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
  const { oem, faults } = readOemAll(text.value);
  if (oem === undefined || faults.length > 0) return refused(faults.map((fault) => problemPlace(fault)));
  const findings = validateOem(oem);
  const unfit = findings.filter((finding) => REFUSED.includes(finding.code));
  if (unfit.length > 0) return refused(unfit.map((fault) => problemPlace(fault)));
  const bridged = toEphemerisInput(oem);
  if (!bridged.ok) return refused([problemPlace(bridged.fault)]);
  const table = bridged.value.isInterpolationAssumed
    ? { ...bridged.value, ...chooseInterpolation(bridged.value) }
    : bridged.value;
  const judgement = judgeInterpolation(table);
  if (judgement?.isRefused) return refused([judgement.place]);
  const warnings = [...findings.map(warningOf), ...(judgement === undefined ? [] : [judgement.place])];
  return ok({
    facts: factsOf(oem, table, warnings),
    startTaiS: Math.min(...table.segments.map((segment) => segment[2])),
    stopTaiS: Math.max(...table.segments.map((segment) => segment[3])),
    ephemeris: packEphemeris(table),
  });
}

function refused(errors: readonly ProblemPlace[]) {
  return fail({ code: 'oem-refused' as const, errors });
}

/** A covariance that cannot be used is not flown with: the warning says so. */
function warningOf(finding: MessageFault): ProblemPlace {
  const place = problemPlace(finding);
  const isLeftOut = finding.code === 'covariance-not-positive' || finding.keyword === 'COV_REF_FRAME';
  return isLeftOut ? { ...place, message: `${place.message} It is left out.` } : place;
}

function factsOf(oem: Oem, input: EphemerisInput, warnings: readonly ProblemPlace[]): EphemerisFacts {
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
