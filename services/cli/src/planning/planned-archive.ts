import { messageParty } from '@keepout/assessment/orbit/message-party';
import { packEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';
import type { SubjectOrbit } from '@keepout/assessment/orbit/subject-orbit';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { DRAG_SIGMA_SHARE } from '@keepout/astro/force/drag-of-elements';
import type { StateVector } from '@keepout/astro/nouns';
import type { Cdm } from '@keepout/ccsds/cdm/model';
import type { PcConfidence } from '@keepout/conjunction/decision/confidence';
import type { ManoeuvreCandidate } from '@keepout/contract/ca/manoeuvre-search';
import { plannedSet, type SetQuestion } from '@keepout/operations/export/planned-set';
import { spanOfSet } from '@keepout/operations/export/span';
import { branchesOf } from '@keepout/operations/plan/branches';
import type { FoundCandidate } from '@keepout/operations/plan/candidates';
import { commandOf } from '@keepout/operations/plan/command';
import { planResult } from '@keepout/operations/plan/result';
import { candidateRecommendations, candidateRoles } from '@keepout/operations/screened/recommended-candidates';
import { freeOrbit } from '@keepout/planning/change';
import { countedAvoidedPc } from '@keepout/planning/outcome';
import { beliefOf } from '@keepout/server/ca/conjunctions/present-confidence';
import { type EventNames, presentResult } from '@keepout/server/ca/manoeuvres/present-result';
import { archiveOf } from '@keepout/server/messages/pack';
import { inputAtFault } from '../process/exit.ts';
import { type Plan, satelliteOf } from './run-plan.ts';

/** Step and degree of the sampled orbit: accurate to a millimetre between its states. */
const [STEP_S, DEGREE] = [60, 7];

/**
 * The candidates of a plan as the archive that the service makes of a search: no burn, each candidate's orbit and burn, the table.
 *
 * Method   the service's functions; *now* is the creation of the message, so that the same message makes the same archive; the orbit is that of
 *          the message, carried by the full forces, with its covariance
 *
 * @throws CommandEnd where there is no candidate, or the orbit does not reach one
 */
export function archiveOfPlan(plan: Plan, cdm: Cdm, file: string, confidence?: PcConfidence): Buffer {
  const { options, means, events, leftOut, periodS, air } = plan;
  const { model } = options;
  const setting = { events, means, model, densityUncertainty: DRAG_SIGMA_SHARE, periodS };
  // No flight rules at a command line: no watch threshold, no time that a command has to be up.
  const unruled = {
    watchPc: Number.POSITIVE_INFINITY,
    nowTaiS: 0,
    uplinkLeadS: 0,
    preparationS: 0,
    contacts: undefined,
  };
  const ranked = plan.candidates.map(({ manoeuvre, outcome }) => {
    const branches = branchesOf(manoeuvre, outcome, setting);
    const result = planResult({ manoeuvre, outcome, branches, breaks: [] }, { ...setting, ...unruled, leftOut });
    return { manoeuvre: commandOf(manoeuvre), result, isFarthest: false };
  });
  const recommendedRoles = candidateRecommendations(ranked, (place) => isAvoiding(ranked[place]!.result));
  const roles = candidateRoles(ranked, recommendedRoles);
  const names = namesOf(plan, cdm, confidence);
  const candidates = ranked.map(
    ({ manoeuvre, result }, place): ManoeuvreCandidate => ({
      recommendedAs: recommendedRoles[place]!,
      roles: roles[place]!,
      manoeuvre,
      result: presentResult(result, names),
      screening: null,
    }),
  );
  const set = { candidates, totalProbabilityBefore: plan.before.totalPc };
  const question = { set, satellite: satelliteOf(cdm, options), air, densityUncertainty: DRAG_SIGMA_SHARE };
  const files = plannedSet({ ...question, ...ofMessage(plan, cdm, set, file) });
  const note = plan.note === undefined ? '' : `${plan.note}. `;
  if (!files.ok) throw inputAtFault(`${file}: no set to export: ${note}${files.fault.detail}`);
  return archiveOf(files.value.map(({ path, text }) => ({ name: path, bytes: Buffer.from(text) })));
}

/** Returns whether valid methods give a lower Pc with the manoeuvre and its error than without: a user-defined burn may not. */
function isAvoiding({ isInadequate, events, withExecution }: FoundCandidate['result']): boolean {
  const avoidedPc = countedAvoidedPc({ after: events.map(({ after }) => after), withExecution });
  return !isInadequate && avoidedPc < events[0]!.before.pc;
}

/** Returns the data that a message contributes to a set: the orbit, its span, and its object. */
export function ofMessage(
  plan: Pick<Plan, 'events' | 'means'>,
  { objects: [ownObject], messageId, creationTaiS }: Cdm,
  set: SetQuestion['set'],
  file: string,
): Pick<SetQuestion, 'subject' | 'startTaiS' | 'stopTaiS' | 'head'> {
  const span = spanOfSet(set, creationTaiS);
  const { name, internationalDesignator, designator } = ownObject;
  return {
    ...span,
    subject: subjectOf(plan, { ownObject: ownObject, creationTaiS }, span, file),
    head: {
      objectName: name,
      objectId: internationalDesignator || designator,
      originator: 'KEEPOUT',
      creationTaiS,
      comments: [`Candidates that avoid ${messageId}`],
    },
  };
}

/** The satellite of a message with its orbit as a table. */
function subjectOf(
  { events, means }: Pick<Plan, 'events' | 'means'>,
  { ownObject, creationTaiS }: { readonly ownObject: Cdm['objects'][0]; readonly creationTaiS: number },
  { startTaiS, stopTaiS }: Pick<SetQuestion, 'startTaiS' | 'stopTaiS'>,
  file: string,
): SubjectOrbit {
  const atTca: StateVector = events[0]!.primary;
  const orbit = freeOrbit(atTca, startTaiS, stopTaiS, means.body, 'full');
  if (!orbit.ok)
    throw inputAtFault(`${file}: object 1: its orbit cannot be carried over the window: ${orbit.fault.code}`);
  const flown = inFrame(orbit.value, 'EME2000');
  const count = Math.max(2, Math.ceil((stopTaiS - startTaiS) / STEP_S) + 1);
  const epochsTaiS = Float64Array.from({ length: count }, (_, k) =>
    k === count - 1 ? stopTaiS : startTaiS + k * STEP_S,
  );
  const states = new Float64Array(6 * count);
  for (const [k, epochTaiS] of epochsTaiS.entries()) flown.stateAt(epochTaiS, states.subarray(6 * k, 6 * k + 6));
  const party = messageParty(ownObject, creationTaiS);
  const { covariance } = party.covarianceAt(atTca);
  const ephemeris = packEphemeris({
    frame: 'EME2000',
    epochsTaiS,
    states,
    method: 'HERMITE',
    degree: DEGREE,
    segments: [[0, count, startTaiS, stopTaiS]],
    isInterpolationAssumed: false,
    ...(covariance && { covariances: [covariance] }),
  });
  const { noradId, designator, name, cosparId, manoeuvrable, size } = party;
  return {
    identity: { noradId, designator, name, cosparId, manoeuvrable, size },
    orbit: { kind: 'ephemeris', key: file, ephemerisId: file, ephemeris, fileName: file, createdTaiS: creationTaiS },
  };
}

/** The other object of the message, and those of the catalogue by their number. */
function namesOf({ events, leftOut }: Plan, { objects: [, otherObject] }: Cdm, confidence?: PcConfidence): EventNames {
  const [main, ...otherIds] = [...events, ...leftOut].map(({ id }) => id);
  const belief = confidence && { belief: beliefOf(confidence) };
  return new Map<string, NonNullable<ReturnType<EventNames['get']>>>([
    [main!, { secondaryName: otherObject.name, secondaryNoradId: otherObject.noradId ?? null, ...belief }],
    ...otherIds.map((id) => [id, { secondaryName: `OBJECT ${id}`, secondaryNoradId: Number(id) }] as const),
  ]);
}
