import { type TakenEphemeris, takeEphemeris } from '@keepout/assessment/orbit/ephemeris-intake';
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
import { kindProblem } from '../../messages/message-kind.ts';
import { problemPlace } from '../../messages/problem-place.ts';
import { textOf } from '../../messages/text.ts';
import type { FileFaultCode, FilePlace, Place } from '../../platform/http/problem-code.ts';
import type { EphemerisFacts } from './facts.ts';

/** First comment of every file that a plan is exported to. */
const PLAN_COMMENT = /^Plan (man-[\w-]+), version \d+/;

export { screenedStates } from '@keepout/assessment/orbit/subject-orbit';

export interface ReadEphemerisInput {
  readonly bytes: Uint8Array;
  readonly limitBytes: number;
  /** Says whose a text in Modified ITC is. */
  readonly fileName?: string;
  /** Turns states in ITRF; absent: UT1 = UTC. */
  readonly earthOrientation?: EarthOrientationDays;
}

export interface ReadEphemeris extends Pick<TakenEphemeris, 'kind' | 'cosparId' | 'burnsTaiS'> {
  /** Manoeuvre plan that the file was exported from, as its comments name it. */
  readonly planId?: string;
  readonly facts: EphemerisFacts;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly ephemeris: PackedEphemeris;
  /** Its states were in ITRF: they hang on the table of Earth orientation. */
  readonly isTurned: boolean;
  readonly outline: OrbitOutline;
}

/** Why an ephemeris is not taken: every place at fault by line, at most 100, without the name of the file. */
export interface EphemerisRefused {
  /** Code of the first error. */
  readonly code: FileFaultCode;
  readonly errors: readonly FilePlace[];
}

/**
 * Reads an operator's OEM or OCM: text, message, and the bridge to the engine's ephemeris. Runs in a thread, since a week at
 * 60 s with covariance takes a good part of a second.
 *
 * @returns ok: facts, span and packed states | fault: why the file is not taken
 */
export function readEphemeris(input: ReadEphemerisInput): Result<ReadEphemeris, EphemerisRefused> {
  const text = textOf(input.bytes, input.limitBytes);
  if (!text.ok) return refused([problemPlace(text.fault)]);
  const other = kindProblem(text.value, 'oem', 'ocm');
  if (other !== undefined) return refused([other]);
  const taken = takeEphemeris(text.value, input.fileName);
  if (!taken.ok) return refused(refusalPlaces(taken.fault));
  const { kind, cosparId, burnsTaiS, table, header, findings, coarse, startTaiS, stopTaiS } = taken.value;
  const planId = commentsOf(header).flatMap((comment) => PLAN_COMMENT.exec(comment)?.[1] ?? [])[0];
  const warnings: Place[] = [...classifiedHeader(header), ...findings.map(warningOf)];
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
    facts: factsOf(taken.value, warnings),
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

/** A covariance that cannot be used is not flown with: the warning says so. */
function warningOf(finding: MessageFault): Place {
  const place = problemPlace(finding);
  return isLeftOut(finding) ? { ...place, message: `${place.message} It is left out.` } : place;
}

function factsOf(taken: TakenEphemeris, warnings: readonly Place[]): EphemerisFacts {
  const { name, designator, refFrame, table, creationDate, originator } = taken;
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

/** Of segments that differ each one once, in their order. */
function interpolationText(table: EphemerisInput): string {
  const texts = table.segments.map(([, , , , own]) => {
    const { method, degree } = own ?? table;
    return `${method} ${degree}${own === undefined && table.isInterpolationAssumed ? ' (assumed)' : ''}`;
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
