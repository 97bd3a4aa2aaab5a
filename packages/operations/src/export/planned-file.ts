import { type SubjectOrbit, subjectParty, trajectoryOf } from '@keepout/assessment/orbit/subject-orbit';
import type { Air } from '@keepout/astro/air';
import type { StateVector } from '@keepout/astro/nouns';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { scaled } from '@keepout/astro/vector';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { ManoeuvreFigures, ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import { type PlannedSegment, plannedStates } from '@keepout/planning/export/planned-states';
import {
  type ExportedBurn,
  type ExportHead,
  plannedCsvText,
  plannedOcmText,
  plannedOemText,
  plannedOpmText,
} from '@keepout/planning/export/texts';
import { propulsionOf } from '@keepout/planning/manoeuvre';
import { inRtn, norm3 } from '@keepout/planning/vector';
import { fail, ok, type Result } from '@keepout/units/result';
import { ignitionOf } from '../plan/command.ts';
import { plannedOnOrbit } from '../plan/planned-on-orbit.ts';
import { meansOf } from '../vehicle/means-of.ts';
import type { SatelliteToPlan } from '../vehicle/satellite.ts';

export interface ExportQuestion {
  readonly format: 'opm' | 'oem' | 'ocm' | 'csv' | 'json';
  readonly subject: SubjectOrbit;
  readonly satellite: SatelliteToPlan;
  readonly air: Air | undefined;
  readonly manoeuvre: ManoeuvreCommand;
  readonly returnManoeuvre?: ManoeuvreCommand;
  readonly result: ManoeuvreResult;
  readonly ignitionTaiS: number;
  /** From when on, and how long at most. */
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly densityUncertainty: number;
  /** What the screening of the plan came to, a sentence. */
  readonly planScreening: string;
  /** What becomes of the event that it avoids, a sentence. */
  readonly avoided: string;
  readonly head: ExportHead;
  /** For whoever wants a covariance at each state. */
  readonly covarianceAtEachState?: boolean;
}

export interface ExportFault {
  readonly code: 'no-state-at-ignition' | 'no-orbit';
  readonly detail: string;
}

interface PlannedFlightText {
  readonly segments: readonly PlannedSegment[];
  readonly burns: readonly ExportedBurn[];
}

/** The file of a plan, of one begin in every format, with the covariance where the format has a place for it; of `json` states and covariances. */
export function plannedFile(question: ExportQuestion): Result<string, ExportFault> {
  const flight = flightOf(question);
  return flight.ok ? ok(textOf(question, flight.value)) : flight;
}

/** The same orbit in several formats, flown once. */
export function plannedFiles<F extends ExportQuestion['format']>(
  question: Omit<ExportQuestion, 'format'>,
  formats: readonly F[],
): Result<Readonly<Record<F, string>>, ExportFault> {
  const flight = flightOf(question);
  if (!flight.ok) return flight;
  const texts = formats.map((format) => [format, textOf({ ...question, format }, flight.value)]);
  return ok(Object.fromEntries(texts) as Record<F, string>);
}

export interface NominalQuestion
  extends Omit<
    ExportQuestion,
    'format' | 'manoeuvre' | 'returnManoeuvre' | 'result' | 'ignitionTaiS' | 'planScreening' | 'avoided'
  > {
  readonly format?: 'oem' | 'ocm';
}

/** The orbit without a manoeuvre. */
export function nominalFile({
  subject,
  satellite,
  air,
  startTaiS,
  stopTaiS,
  head,
  covarianceAtEachState,
  format = 'oem',
}: NominalQuestion): Result<string, ExportFault> {
  const means = meansOf(satellite, air);
  if (means.unplannable !== undefined) return fail({ code: 'no-orbit', detail: `propulsion: ${means.unplannable}` });
  const nominal = trajectoryOf(subject);
  const party = subjectParty(subject);
  const segments = plannedStates({
    nominal,
    manoeuvres: [],
    body: means.body,
    startTaiS: Math.max(startTaiS, nominal.startTaiS),
    stopTaiS: Math.min(stopTaiS, nominal.stopTaiS),
    densitySigma: 0,
    covarianceAt: (state) => party.covarianceAt(state).covariance,
    execution: means.execution,
    ...(covarianceAtEachState && { statesPerCovariance: 1 }),
  });
  return segments.ok
    ? ok(format === 'oem' ? plannedOemText(head, segments.value) : plannedOcmText(head, segments.value, []))
    : fail({ code: 'no-orbit', detail: segments.fault.code });
}

function flightOf(question: Omit<ExportQuestion, 'format'>): Result<PlannedFlightText, ExportFault> {
  const { subject, satellite, manoeuvre: command, ignitionTaiS } = question;
  const means = meansOf(satellite, question.air);
  if (means.unplannable !== undefined) return fail({ code: 'no-orbit', detail: `propulsion: ${means.unplannable}` });
  const nominal = trajectoryOf(subject);
  const startTaiS = Math.max(question.startTaiS, nominal.startTaiS);
  const stopTaiS = Math.min(question.stopTaiS, nominal.stopTaiS);
  const six = new Float64Array(6);
  if (!(ignitionTaiS >= startTaiS && ignitionTaiS < stopTaiS) || !nominal.stateAt(ignitionTaiS, six)) {
    return fail({ code: 'no-state-at-ignition', detail: 'the ephemeris in force does not reach the ignition' });
  }
  const ignition = stateOfSix(six, ignitionTaiS, nominal.frame);
  const manoeuvres = [command, ...(question.returnManoeuvre ? [question.returnManoeuvre] : [])].map((each, k) =>
    plannedOnOrbit(each, k === 0 ? ignitionTaiS : ignitionOf(each), means, ignition),
  );
  if (!(manoeuvres.at(-1)!.ignitionTaiS < stopTaiS)) {
    return fail({ code: 'no-state-at-ignition', detail: 'the ephemeris in force does not reach the manoeuvre back' });
  }
  const party = subjectParty(subject);
  const segments = plannedStates({
    nominal,
    manoeuvres,
    body: means.body,
    startTaiS,
    stopTaiS,
    densitySigma: question.densityUncertainty,
    covarianceAt: (state) => party.covarianceAt(state).covariance,
    execution: means.execution,
    ...(question.covarianceAtEachState && { statesPerCovariance: 1 }),
  });
  if (!segments.ok) return fail({ code: 'no-orbit', detail: segments.fault.code });
  const { figures, returnFigures } = question.result;
  const burns = [figures, ...(returnFigures ? [returnFigures] : [])].map((burn, k) =>
    burnOf(burn, manoeuvres[k]!.ignitionTaiS, means.body.massKg, means.dragCoefficient),
  );
  return ok({ segments: segments.value, burns });
}

function textOf(
  { format, head, planScreening, avoided }: ExportQuestion,
  { segments, burns }: PlannedFlightText,
): string {
  switch (format) {
    case 'oem':
      return plannedOemText(head, segments);
    case 'ocm':
      return plannedOcmText(head, segments, burns);
    case 'csv':
      return plannedCsvText(segments, planScreening, avoided);
    case 'json':
      return JSON.stringify(wireSegments(segments));
    case 'opm':
      return plannedOpmText(head, segments[0]!, burns);
  }
}

function burnOf(
  figures: ManoeuvreFigures,
  ignitionTaiS: number,
  massKg: number,
  dragCoefficient: number,
): ExportedBurn {
  const { positionBefore: p, velocityBefore: v } = figures;
  const state: StateVector = {
    epochTaiS: ignitionTaiS,
    frame: 'EME2000',
    positionM: [p[0]!, p[1]!, p[2]!],
    velocityMps: [v[0]!, v[1]!, v[2]!],
  };
  // In RTN at ignition, whatever frame the plan is told in.
  const [x, y, z] = figures.velocityAfter.map((value, i) => value - v[i]!) as [number, number, number];
  const along = propulsionOf({ type: figures.manoeuvreType }).isInstant
    ? inRtn([x, y, z], state)
    : vector(figures.deltaVVector);
  const size = norm3(along);
  const { dragCrossSection: dragAreaM2 } = figures;
  return {
    ignitionTaiS,
    durationS: figures.manoeuvreDuration,
    deltaMassKg: figures.deltaMass ?? 0,
    deltaVRtnMps: size > 0 ? scaled(along, figures.deltaVMagnitude / size) : [0, 0, 0],
    massKg,
    ...(dragAreaM2 !== null && { dragAreaM2, dragCoefficient }),
  };
}

function vector([x = 0, y = 0, z = 0]: readonly number[]): readonly [number, number, number] {
  return [x, y, z];
}

function wireSegments(segments: readonly PlannedSegment[]) {
  return segments.map(({ states, covariances }) => ({
    states: states.map(({ epochTaiS, positionM, velocityMps }) => ({ epochTaiS, positionM, velocityMps })),
    covariances: covariances.map(({ epochTaiS, frame, matrix }) => ({ epochTaiS, frame, matrix: [...matrix] })),
  }));
}
