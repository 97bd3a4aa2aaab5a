import { type SubjectOrbit, subjectParty, subjectTrajectory } from '@keepout/assessment/orbit/subject-orbit';
import type { AtmosphereModel } from '@keepout/astro/atmosphere-model';
import { formatUtcZ } from '@keepout/astro/epoch';
import { isTurning, steered } from '@keepout/astro/force/steering';
import type { StateVector } from '@keepout/astro/nouns';
import { sixOf, stateOfSix } from '@keepout/astro/six-numbers';
import { scaled } from '@keepout/astro/vector';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { ManoeuvreFigures, ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import type { PlannedBody } from '@keepout/planning/change';
import { type PlannedSegment, plannedStates } from '@keepout/planning/export/planned-states';
import {
  type ExportedBurn,
  type ExportHead,
  plannedCsvText,
  plannedOcmText,
  plannedOemText,
  plannedOpmText,
} from '@keepout/planning/export/texts';
import {
  cutoffTaiS,
  deltaVOf,
  isStill,
  type PlannedManoeuvre,
  propellantOf,
  propulsionOf,
} from '@keepout/planning/manoeuvre';
import { deltaVOfUsed, propellantRateKgps } from '@keepout/planning/rocket';
import { inRtn, norm3 } from '@keepout/planning/vector';
import { fail, ok, type Result } from '@keepout/units/result';
import { ignitionOf } from '../plan/command.ts';
import { plannedOnOrbit } from '../plan/planned-on-orbit.ts';
import { propulsionCapability } from '../vehicle/capability-of-satellite.ts';
import type { SatelliteToPlan } from '../vehicle/satellite.ts';

export interface ExportQuestion {
  readonly format: 'opm' | 'oem' | 'ocm' | 'csv' | 'json';
  readonly subject: SubjectOrbit;
  readonly satellite: SatelliteToPlan;
  readonly air: AtmosphereModel | undefined;
  readonly manoeuvre: ManoeuvreCommand;
  readonly returnManoeuvre?: ManoeuvreCommand;
  readonly result: ManoeuvreResult;
  readonly ignitionTaiS: number;
  /** From when on, and how long at most. */
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly densityUncertainty: number;
  /** Result of the screening of the plan, a sentence. */
  readonly planScreening: string;
  /** Result for the conjunction that the manoeuvre avoids, a sentence. */
  readonly avoided: string;
  readonly head: ExportHead;
  /** Whether the file states a covariance at each state. */
  readonly covarianceAtEachState?: boolean;
}

export interface ExportFault {
  readonly code: 'no-state-at-ignition' | 'no-orbit' | 'no-candidate';
  readonly detail: string;
}

interface PlannedFlightText {
  readonly segments: readonly PlannedSegment[];
  readonly burns: readonly ExportedBurn[];
  readonly body: PlannedBody;
  /** Facts that no message has a field for: attitudes relative to the airflow. */
  readonly comments: readonly string[];
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
  const means = propulsionCapability(satellite, air);
  if (means.unplannable !== undefined) return fail({ code: 'no-orbit', detail: `propulsion: ${means.unplannable}` });
  const nominal = subjectTrajectory(subject);
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
  const means = propulsionCapability(satellite, question.air);
  if (means.unplannable !== undefined) return fail({ code: 'no-orbit', detail: `propulsion: ${means.unplannable}` });
  const nominal = subjectTrajectory(subject);
  const startTaiS = Math.max(question.startTaiS, nominal.startTaiS);
  const stopTaiS = Math.min(question.stopTaiS, nominal.stopTaiS);
  const six = new Float64Array(6);
  if (!(ignitionTaiS >= startTaiS && ignitionTaiS < stopTaiS) || !nominal.stateAt(ignitionTaiS, six)) {
    return fail({ code: 'no-state-at-ignition', detail: 'the operational ephemeris ends before the ignition' });
  }
  const ignition = stateOfSix(six, ignitionTaiS, nominal.frame);
  const manoeuvres = [command, ...(question.returnManoeuvre ? [question.returnManoeuvre] : [])].map((givenCommand, k) =>
    plannedOnOrbit(givenCommand, k === 0 ? ignitionTaiS : ignitionOf(givenCommand), means, ignition),
  );
  if (!(manoeuvres.at(-1)!.ignitionTaiS < stopTaiS)) {
    return fail({ code: 'no-state-at-ignition', detail: 'the operational ephemeris ends before the return manoeuvre' });
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
  const { body } = means;
  const pairs = [figures, ...(returnFigures ? [returnFigures] : [])].map(
    (commandFigures, k) => [commandFigures, manoeuvres[k]!] as const,
  );
  return ok({
    segments: segments.value,
    burns: pairs.flatMap(([burnFigures, manoeuvre]) => burnsOf(burnFigures, manoeuvre, body.massKg, segments.value)),
    body,
    comments: pairs.flatMap(([{ dragCrossSection }, { ignitionTaiS }], k) =>
      dragCrossSection === null
        ? []
        : [attitudeText(dragCrossSection, ignitionTaiS, cutoffTaiS(manoeuvres[k]!), body.drag?.areaM2)],
    ),
  });
}

function attitudeText(areaM2: number, fromTaiS: number, toTaiS: number, otherwiseM2: number | undefined): string {
  const otherwise = otherwiseM2 === undefined ? '' : `, ${otherwiseM2} m^2 otherwise`;
  return `Cross-section ${areaM2} m^2 from ${formatUtcZ(fromTaiS, 3)} to ${formatUtcZ(toTaiS, 3)}${otherwise}`;
}

function textOf(
  { format, head: requestedHead, planScreening, avoided }: ExportQuestion,
  { segments, burns, body, comments }: PlannedFlightText,
): string {
  const head = { ...requestedHead, comments: [...requestedHead.comments, ...comments] };
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
      return plannedOpmText(head, segments[0]!, burns, body);
  }
}

/** Returns the burns of a manoeuvre as messages state them; a drag manoeuvre has no burn. */
function burnsOf(
  figures: ManoeuvreFigures,
  manoeuvre: PlannedManoeuvre,
  massKg: number,
  segments: readonly PlannedSegment[],
): ExportedBurn[] {
  const steering = propulsionOf(manoeuvre).steering(manoeuvre);
  if (steering === undefined || isStill(manoeuvre)) return [];
  const { ignitionTaiS } = manoeuvre;
  if (propulsionOf(manoeuvre).isInstant) {
    const [positionM, velocityMps] = [vector(figures.positionBefore), vector(figures.velocityBefore)];
    const state: StateVector = { epochTaiS: ignitionTaiS, frame: 'EME2000', positionM, velocityMps };
    const change = vector(figures.velocityAfter.map((value, i) => value - velocityMps[i]!));
    const along = inRtn(change, state);
    const deltaVMps = scaled(along, figures.deltaVMagnitude / norm3(along));
    return [{ ignitionTaiS, durationS: 0, deltaMassKg: figures.deltaMass ?? 0, deltaVMps, frame: 'RTN' }];
  }
  const { vector: direction, frame } = steering;
  // A rotating thrust direction is stated in its own axes; a fixed one is the same in inertial axes.
  const state = segments.flatMap(({ states }) => states).find(({ epochTaiS }) => epochTaiS === ignitionTaiS)!;
  const axes = isTurning(frame) ? frame : 'EME2000';
  const along = isTurning(frame) ? direction : steered(direction, frame, sixOf(state), ignitionTaiS, 'EME2000');
  // Eclipse times of the ephemeris differ by milliseconds from those of the plan: the file states the delta-v of the plan.
  const share = figures.deltaVMagnitude / deltaVOf(manoeuvre, massKg);
  const usedInAllKg = propellantOf(manoeuvre, massKg) ?? 0;
  const massShare = figures.deltaMass === null || usedInAllKg === 0 ? 1 : -figures.deltaMass / usedInAllKg;
  let leftKg = massKg;
  return (propulsionOf(manoeuvre).motors(manoeuvre).burns ?? []).map((burn) => {
    const { startTaiS, stopTaiS, specificImpulseS, dutyCycle = 1 } = burn;
    const usedKg = propellantRateKgps(burn) * (stopTaiS - startTaiS) * dutyCycle;
    const sizeMps = share * deltaVOfUsed(usedKg, specificImpulseS, leftKg);
    leftKg -= usedKg;
    return {
      ignitionTaiS: startTaiS,
      durationS: stopTaiS - startTaiS,
      deltaMassKg: -massShare * usedKg,
      deltaVMps: scaled(along, sizeMps / norm3(along)),
      frame: axes,
    };
  });
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
