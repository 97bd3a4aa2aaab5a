import type { MessageFault } from '@keepout/ccsds/message-fault';
import { type EphemerisInput, toEphemerisInput } from '@keepout/ccsds/oem/bridge';
import type { Oem } from '@keepout/ccsds/oem/model';
import { readOemAll } from '@keepout/ccsds/oem/read';
import { validateOem } from '@keepout/ccsds/oem/validate';
import { fail, ok, type Result } from '@keepout/units/result';
import { problemPlace } from '../../messages/problem-place.ts';
import { textOf } from '../../messages/text.ts';
import type { EphemerisFacts } from './facts.ts';
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

/**
 * Reads an operator's OEM: text, message, and the bridge to the engine's ephemeris. Runs in a thread, since a week at
 * 60 s with covariance takes a good part of a second.
 *
 * @returns ok: facts, span and packed states | fault: every fault by line, at most 100
 */
export function readEphemeris(
  input: ReadEphemerisInput,
): Result<ReadEphemeris, { code: 'oem-refused'; faults: readonly MessageFault[] }> {
  const text = textOf(input.bytes, input.limitBytes);
  if (!text.ok) return refused([text.fault]);
  const { oem, faults } = readOemAll(text.value);
  if (oem === undefined || faults.length > 0) return refused(faults);
  const findings = validateOem(oem);
  const unfit = findings.filter((finding) => REFUSED.includes(finding.code));
  if (unfit.length > 0) return refused(unfit);
  const bridged = toEphemerisInput(oem);
  if (!bridged.ok) return refused([bridged.fault]);
  const { segments } = bridged.value;
  return ok({
    facts: factsOf(oem, bridged.value, findings),
    startTaiS: Math.min(...segments.map((segment) => segment[2])),
    stopTaiS: Math.max(...segments.map((segment) => segment[3])),
    ephemeris: packEphemeris(bridged.value),
  });
}

function refused(faults: readonly MessageFault[]) {
  return fail({ code: 'oem-refused' as const, faults });
}

function factsOf(oem: Oem, input: EphemerisInput, findings: readonly MessageFault[]): EphemerisFacts {
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
    warnings: findings.map((finding) => problemPlace(finding)),
  };
}

function medianStep(epochsTaiS: Float64Array): number | null {
  const steps = epochsTaiS
    .slice(1)
    .map((epoch, index) => epoch - (epochsTaiS[index] ?? 0))
    .sort();
  return steps[Math.floor(steps.length / 2)] ?? null;
}
