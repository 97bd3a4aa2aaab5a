import { type ReadEphemerisFile, readEphemerisFile } from '@keepout/assessment/orbit/ephemeris-intake';
import { type PackedEphemeris, packEphemeris, unpackEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';
import { interpolationPlace } from '@keepout/assessment/text/interpolation-place';
import { refusalPlaces } from '@keepout/assessment/text/message-place';
import { type EarthOrientationDays, earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import type { MessageFault } from '@keepout/ccsds/fault/message-fault';
import { type EphemerisInput, isLeftOut } from '@keepout/ccsds/oem/bridge';
import { commentsOf } from '@keepout/ccsds/value/field';
import { type OrbitOutline, outlineOf } from '@keepout/conjunction/screening/outline/outline';
import { fail, ok, type Result } from '@keepout/units/result';
import { classifiedHeader } from '../../messages/classified.ts';
import { filePlace } from '../../messages/file-place.ts';
import { kindProblem } from '../../messages/message-kind.ts';
import { decodeText } from '../../messages/text.ts';
import type { ErrorPlace, FileFaultCode, FilePlace } from '../../platform/http/problem-code.ts';
import type { EphemerisFacts } from './facts.ts';

/** First comment of each file that is exported from a plan. */
const PLAN_COMMENT = /^Plan (man-[\w-]+), version \d+/;

export { screenedStates } from '@keepout/assessment/orbit/subject-orbit';

export interface ReadEphemerisInput {
  readonly bytes: Uint8Array;
  readonly limitBytes: number;
  /** File name, which identifies the object of a file in Modified ITC format. */
  readonly fileName?: string;
  /** For states in ITRF; absent: UT1 = UTC. */
  readonly earthOrientation?: EarthOrientationDays;
}

export interface ReadEphemeris extends Pick<ReadEphemerisFile, 'kind' | 'cosparId' | 'burnsTaiS'> {
  /** Manoeuvre plan from which the file was exported, from its comments. */
  readonly planId?: string;
  readonly facts: EphemerisFacts;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly ephemeris: PackedEphemeris;
  /** States were transformed from ITRF and depend on the Earth orientation table. */
  readonly isTurned: boolean;
  readonly outline: OrbitOutline;
}

/** Errors of a rejected ephemeris, by line, at most 100, without the file name. */
export interface EphemerisRefused {
  /** Code of the first error. */
  readonly code: FileFaultCode;
  readonly errors: readonly FilePlace[];
}

/**
 * Parses an operator's OEM or OCM and converts it to the engine's ephemeris. Runs in a thread, because a week at
 * 60 s with covariance takes a large part of a second.
 *
 * @returns ok: facts, span and packed states | fault: reason of the rejection
 */
export function readEphemeris(input: ReadEphemerisInput): Result<ReadEphemeris, EphemerisRefused> {
  const text = decodeText(input.bytes, input.limitBytes);
  if (!text.ok) return refused([filePlace(text.fault)]);
  const wrongKind = kindProblem(text.value, 'oem', 'ocm');
  if (wrongKind !== undefined) return refused([wrongKind]);
  const readResult = readEphemerisFile(text.value, input.fileName);
  if (!readResult.ok) return refused(refusalPlaces(readResult.fault));
  const { kind, cosparId, burnsTaiS, table, header, findings, coarse, startTaiS, stopTaiS } = readResult.value;
  const planId = commentsOf(header).flatMap((comment) => PLAN_COMMENT.exec(comment)?.[1] ?? [])[0];
  const warnings: ErrorPlace[] = [...classifiedHeader(header), ...findings.map(warningOf)];
  if (coarse) warnings.push(interpolationPlace('interpolation-coarse', coarse));
  const eop = input.earthOrientation && earthOrientationOfDays(input.earthOrientation);
  const ephemeris = packEphemeris(table, eop);
  const identity = {
    kind,
    burnsTaiS,
    ...(cosparId !== undefined && { cosparId }),
    ...(planId !== undefined && { planId }),
  };
  return ok({
    ...identity,
    facts: factsOf(readResult.value, warnings),
    startTaiS,
    stopTaiS,
    ephemeris,
    isTurned: table.frame === 'ITRF',
    outline: outlineOf(unpackEphemeris(ephemeris)),
  });
}

function refused(errors: readonly FilePlace[]) {
  return fail({ code: errors[0]?.code ?? 'unreadable', errors });
}

/** Returns a warning, for example for an unusable covariance, which is ignored. */
function warningOf(finding: MessageFault): ErrorPlace {
  const place = filePlace(finding);
  return isLeftOut(finding) ? { ...place, message: `${place.message} It is ignored.` } : place;
}

function factsOf(ephemeris: ReadEphemerisFile, warnings: readonly ErrorPlace[]): EphemerisFacts {
  const { name, designator, refFrame, table, creationDate, originator } = ephemeris;
  return {
    objectName: name,
    objectId: designator,
    frame: refFrame,
    stepS: medianStep(table.epochsTaiS),
    stateCount: table.epochsTaiS.length,
    segmentCount: table.segments.length,
    covarianceCount: table.covariances?.length ?? 0,
    interpolation: interpolationText(table),
    creationDate,
    originator,
    warnings,
  };
}

/** Returns the interpolation methods of the segments, each once, in order. */
function interpolationText(table: EphemerisInput): string {
  const texts = table.segments.map(([, , , , segmentInterpolation]) => {
    const { method, degree } = segmentInterpolation ?? table;
    return `${method} ${degree}${segmentInterpolation === undefined && table.isInterpolationAssumed ? ' (assumed)' : ''}`;
  });
  return [...new Set(texts)].join(', ');
}

function medianStep(epochsTaiS: Float64Array): number | null {
  const steps = epochsTaiS
    .slice(1)
    .map((epoch, index) => epoch - (epochsTaiS[index] ?? 0))
    .sort();
  return steps[Math.floor(steps.length / 2)] ?? null;
}
