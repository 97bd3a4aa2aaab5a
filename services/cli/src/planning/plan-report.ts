import { confidenceText } from '@keepout/assessment/text/confidence-text';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { PcConfidence } from '@keepout/conjunction/decision/confidence';
import type { EventEffect } from '@keepout/planning/event-effect';
import { printableLine } from '../process/print.ts';
import { type Candidate, NO_ALL_CLEAR, NO_CONCLUSION, type Plan } from './run-plan.ts';

/** The plan as the command prints it with --json. */
export function wirePlan(plan: Plan, confidence: PcConfidence | undefined) {
  const [before] = plan.before.before;
  return {
    type: plan.options.type,
    model: plan.options.model,
    atmosphere: plan.atmosphere,
    tca: formatUtcZ(plan.tcaTaiS, 6),
    periodS: plan.periodS,
    asItIs: asItIs(plan, confidence),
    before: {
      missDistanceM: before!.missDistanceM,
      mahalanobis: Math.sqrt(before!.mahalanobisSquared),
      pc: before!.pc,
      totalPc: plan.before.totalPc,
      events: plan.events.length,
    },
    events: plan.events.map(({ id }, k) => ({ id, pc: plan.before.before[k]!.pc })),
    leftOut: plan.leftOut.map(({ id, code }) => ({ id, fault: code })),
    candidates: plan.candidates.map((candidate) => wireCandidate(candidate, confidence)),
    ...(plan.note !== undefined && { note: plan.note }),
    ...(plan.warning !== undefined && { warning: plan.warning }),
  };
}

/** Returns the reported Pc of the conjunction, and the larger one if the verdict uses that; null if no method is valid. */
function asItIs({ events }: Plan, confidence: PcConfidence | undefined) {
  const { assessment: judged } = events[0]!;
  if (judged === undefined) return null;
  const { pc, method } = judged.independent;
  const correlated = judged.isCorrelated ? { correlatedPc: judged.pc } : {};
  return { pc, method, ...believed(confidence), ...correlated };
}

/** Returns the confidence in the Pc of the conjunction: a manoeuvre changes orbits, but not their covariances. */
function believed(confidence: PcConfidence | undefined) {
  if (confidence === undefined) return { confidence: null, confidenceReason: null };
  const { confidence: word, reason, scaled } = confidence;
  const scaledSigmas = scaled && { scaledSigmas: scaled };
  return { confidence: word, confidenceReason: { ...reason, text: confidenceText(confidence) }, ...scaledSigmas };
}

function wireCandidate(candidate: Candidate, confidence: PcConfidence | undefined) {
  const { outcome, manoeuvre, isTargetReached, leftOutTotal } = candidate;
  const { withExecution } = outcome;
  const [after] = outcome.after;
  return {
    orbitsBeforeTca: candidate.orbitsBeforeTca,
    ignitionEpoch: formatUtcZ(manoeuvre.ignitionTaiS, 6),
    deltaVRtnMps: candidate.deltaVRtnMps,
    missDistanceM: after!.missDistanceM,
    mahalanobis: Math.sqrt(after!.mahalanobisSquared),
    end: after!.end,
    pc: after!.pc,
    method: after!.method,
    ...believed(confidence),
    tca: formatUtcZ(after!.tcaTaiS, 6),
    totalPc: outcome.totalPc,
    withExecutionError: withExecution ? { pc: withExecution.pcs[0]!, totalPc: withExecution.totalPc } : null,
    ...(leftOutTotal && { leftOutTotal }),
    ...(isTargetReached !== undefined && { isTargetReached }),
    isInadequate: outcome.isInadequate,
    events: outcome.after.map(wireEvent),
    deltaMassKg: massChange(candidate) ?? null,
    smaChangeM: candidate.smaChangeM,
    ...('durationS' in manoeuvre && { durationS: manoeuvre.durationS }),
    ...('areaM2' in manoeuvre && { areaM2: manoeuvre.areaM2 }),
  };
}

function wireEvent({ end, missDistanceM, pc, method, isInadequate, isInconclusive, passages, fault }: EventEffect) {
  const passageRows = passages.map((passage) => ({
    tca: formatUtcZ(passage.tcaTaiS, 6),
    missDistanceM: passage.missDistanceM,
    pc: passage.pc,
  }));
  const refusal = { ...(isInconclusive && { isInconclusive }), ...(fault && { fault: fault.code }) };
  return { end, missDistanceM, pc, method, isInadequate, passages: passageRows, ...refusal };
}

/** The plan for people. */
export function planTable(plan: Plan, confidence: PcConfidence | undefined): string {
  const [before] = plan.before.before;
  const assessedPlan = asItIs(plan, confidence);
  const words =
    assessedPlan === null
      ? 'in two dimensions, without a verdict'
      : `${assessedPlan.method}, ${assessedPlan.confidence ?? 'confidence unknown'}`;
  const reason = assessedPlan?.confidenceReason;
  const head = [
    `TCA            ${formatUtcZ(plan.tcaTaiS, 3)}, period ${(plan.periodS / 60).toFixed(2)} min, ${plan.options.model}`,
    `as it is       miss ${before!.missDistanceM.toFixed(1)} m, Pc ${before!.pc.toExponential(3)} (${words})${plan.events.length > 1 ? `, total of ${plan.events.length} encounters ${plan.before.totalPc.toExponential(3)}` : ''}`,
  ];
  if (reason) head.push(`                ${reason.text} So of the candidates.`);
  if (plan.atmosphere !== null) head.push(`air            ${airWords(plan.atmosphere)}`);
  for (const { id, code } of plan.leftOut) head.push(`left out       ${id}: ${code}, in no total`);
  if (plan.note !== undefined) head.push(`note           ${plan.note}`);
  if (plan.warning !== undefined) head.push(`warning        ${plan.warning}`);
  if (plan.candidates.length === 0) return [...head, ''].map(printableLine).join('\n');
  const rows = plan.candidates.map((candidate) => {
    const [after] = candidate.outcome.after;
    const dv = candidate.deltaVRtnMps.map((value) => value.toFixed(4)).join(', ');
    const time = 'durationS' in candidate.manoeuvre ? `, ${(candidate.manoeuvre.durationS / 60).toFixed(1)} min` : '';
    const event = after!.end === 'departs' ? 'departs' : `Pc ${after!.pc.toExponential(3)}`;
    return `  ${candidate.orbitsBeforeTca.toFixed(2).padStart(6)} orbits  ${formatUtcZ(candidate.manoeuvre.ignitionTaiS, 0)}  RTN ${dv} m/s${time}  miss ${after!.missDistanceM.toFixed(1)} m  ${event}  total ${candidate.outcome.totalPc.toExponential(3)}${executionWords(candidate)}${leftOutWords(candidate)}${doubtWords(candidate.outcome)}  SMA ${candidate.smaChangeM.toFixed(1)} m${massChange(candidate) === undefined ? '' : `  mass ${massChange(candidate)!.toFixed(4)} kg`}`;
  });
  return [...head, 'candidates', ...rows, ''].map(printableLine).join('\n');
}

function executionWords({ outcome: { withExecution }, isTargetReached }: Candidate): string {
  if (withExecution === undefined) return '';
  const over = isTargetReached === false ? ': over the target' : '';
  return ` (with the error of the burn ${withExecution.totalPc.toExponential(3)}${over})`;
}

function leftOutWords({ leftOutTotal }: Candidate): string {
  if (leftOutTotal === undefined) return '';
  const { count, totalPc } = leftOutTotal;
  return ` (${count} left out: Pc ${totalPc?.toExponential(3) ?? 'unknown'})`;
}

/** Returns why a total Pc is not evidence of safety, regardless of its value. */
function doubtWords({ after, isInadequate }: Candidate['outcome']): string {
  const faults = after.flatMap(({ fault }) => fault?.code ?? []);
  if (faults.length > 0) return ` (an encounter could not be computed: ${faults.join(', ')})`;
  const isOpen = after.some(({ isInconclusive }) => isInconclusive);
  return isInadequate ? ` (${isOpen ? NO_CONCLUSION : NO_ALL_CLEAR})` : '';
}

/** Returns the change of the satellite's mass: not positive. */
function massChange({ propellantKg }: Candidate): number | undefined {
  return propellantKg === undefined || propellantKg === 0 ? propellantKg : -propellantKg;
}

function airWords({ model, spaceWeather }: NonNullable<Plan['atmosphere']>): string {
  return spaceWeather === null ? model : `${model}, space weather ${spaceWeather}`;
}
