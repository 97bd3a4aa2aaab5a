import { sizeOfSatellite } from '@keepout/assessment/orbit/satellite-size';
import type { MeanElements, StateVector, Vec3 } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { fitMeanElements } from '@keepout/astro/sgp4/fit-mean-elements';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { combinedHardBodyRadius } from '@keepout/conjunction/hard-body/ladder';
import { principal2, scaled2, sum2 } from '@keepout/conjunction/linear/symmetric2';
import { foster1992 } from '@keepout/conjunction/pc/plane/foster-1992';
import { planeEncounter } from '@keepout/conjunction/pc/plane/plane-encounter';
import { crossingVelocity } from './crossing-velocity.ts';
import { errorChain, type OrbitEstimate, scaledQuality } from './error-chain.ts';
import type { FleetMember } from './fleet.ts';
import { carriedBack, stateCovariance, withOrbitError } from './orbit-error.ts';
import type { KnowledgePoint, ScriptedEncounter } from './scripted-encounters.ts';
import { demoRandom, type SeededRandom } from './seeded-random.ts';

/** A fleet satellite with its chain of orbit determinations, one per moment of the history. */
export interface KnownMember {
  readonly member: FleetMember;
  readonly estimates: readonly OrbitEstimate[];
}

/** A true close approach, and the knowledge of the secondary by the tracking network at each moment. */
export interface Encounter {
  readonly key: string;
  readonly satelliteNoradId: number;
  readonly secondaryNoradId: number;
  /** Closest approach of the newest knowledge. */
  readonly tcaTaiS: number;
  /** The secondary's true state at that time, TEME. */
  readonly truth: StateVector;
  /** State of knowledge at each moment up to the approach: to select a history, never shown. */
  readonly history: readonly KnowledgePoint[];
  /** Element set with covariance, one per moment. */
  readonly elements: readonly MeanElements[];
}

/** Number of histories drawn, of which the best is used. */
const LARGEST_DRAWS = 400;
/** Element sets reach the catalogue some hours after their epoch, s. */
const LAG_S = [1.2 * 3600, 4.5 * 3600] as const;
/** A message needs an ephemeris that reaches the approach. */
const REACH_S = 7 * 86_400;
/** Highest latitude of an encounter: a wide choice of inclinations still gets there. */
const LARGEST_DECLINATION_RAD = (48 * Math.PI) / 180;

/**
 * Builds one close approach into the truth of the demo world.
 *
 * Method   The newest estimates of both objects are set so that they miss by the scripted vector; the true states follow by
 *          subtracting the drawn errors, the older estimates by adding theirs. So every stated covariance is realistic, and
 *          the true states are not chosen by the script.
 * Frame    TEME
 *
 * @param momentsTaiS   creation times of the history, rising
 */
export function buildEncounter(
  script: ScriptedEncounter,
  member: KnownMember,
  momentsTaiS: readonly number[],
  nowTaiS: number,
  seed: number,
): Encounter {
  const random = demoRandom(seed, `encounter ${script.key}`);
  const tcaTaiS = chooseTca(script, member.member, nowTaiS, random);
  const newest = newestBefore(momentsTaiS, tcaTaiS);
  const primaryTruth = stateOf(member.member.truth, tcaTaiS);
  const primaries = member.estimates.map((estimate) =>
    withOrbitError(primaryTruth, estimate.errorAt(tcaTaiS, new Float64Array(6))),
  );
  const { secondary } = script;
  const velocity = crossingVelocity(
    primaries[newest]!,
    secondary.belowKm * 1000,
    secondary.aboveKm * 1000,
    secondary.inclinationsDeg,
    script.approach ?? 'crossing',
    random,
  );
  const meanMotionRadps = velocity.meanMotionRadps;
  const epochsTaiS = momentsTaiS.map((momentTaiS) => momentTaiS - random.uniform(...LAG_S));

  let best: { draft: Draft; score: number } | undefined;
  for (let draw = 0; draw < LARGEST_DRAWS && (best === undefined || best.score < 1); draw += 1) {
    const chainSeed = Math.floor(random.next() * 2 ** 31);
    const draft = draftEncounter(
      script,
      member,
      primaries,
      velocity.velocityMps,
      meanMotionRadps,
      epochsTaiS,
      momentsTaiS,
      newest,
      tcaTaiS,
      chainSeed,
    );
    const score = script.story(draft.history);
    if (best === undefined || score > best.score) best = { draft, score };
  }
  const { draft } = best!;
  return {
    key: script.key,
    satelliteNoradId: member.member.truth.noradId,
    secondaryNoradId: secondary.noradId,
    tcaTaiS,
    truth: stateOfSix(draft.truth, tcaTaiS, 'TEME'),
    history: draft.history,
    elements: draft.estimates.map((estimate) => elementSet(script, draft.truth, estimate, tcaTaiS, meanMotionRadps)),
  };
}

interface Draft {
  readonly truth: Float64Array;
  readonly estimates: readonly OrbitEstimate[];
  readonly history: readonly KnowledgePoint[];
}

function draftEncounter(
  script: ScriptedEncounter,
  member: KnownMember,
  primaries: readonly Float64Array[],
  velocityMps: Vec3,
  meanMotionRadps: number,
  epochsTaiS: readonly number[],
  momentsTaiS: readonly number[],
  newest: number,
  tcaTaiS: number,
  chainSeed: number,
): Draft {
  const sharper = (index: number): number => 1.6 - index / (epochsTaiS.length - 1);
  const untilTaiS = Math.max(tcaTaiS, epochsTaiS[epochsTaiS.length - 1]!) + 86_400;
  const chainOf = (scale: number): OrbitEstimate[] =>
    errorChain(
      meanMotionRadps,
      scaledQuality(script.secondary.tracking, scale),
      epochsTaiS,
      untilTaiS,
      demoRandom(chainSeed, 'chain'),
      sharper,
    );

  const random = demoRandom(chainSeed, 'miss');
  const apparentPrimary = primaries[newest]!;
  const hardBodyRadiusM = expectedRadiusM(script, member.member);
  const atPrimary = Float64Array.of(...apparentPrimary.subarray(0, 3), ...velocityMps);
  const primary = objectAt(tcaTaiS, apparentPrimary, member.estimates[newest]!);
  const unscaled = planeEncounter(primary, objectAt(tcaTaiS, atPrimary, chainOf(1)[newest]!), hardBodyRadiusM);
  if (!unscaled.ok || !unscaled.value.primaryM2 || !unscaled.value.secondaryM2)
    throw new Error(`no encounter plane: ${script.key}`);
  const { plane, primaryM2, secondaryM2 } = unscaled.value;

  // The total error of the secondary scales with its tracking, so the scale that gives a probability is found directly.
  const axesAt = (scale: number) => principal2(sum2(primaryM2, scaled2(secondaryM2, scale * scale)));
  const pcAt = (scale: number): number => {
    const { minor, major } = axesAt(scale);
    return (hardBodyRadiusM ** 2 / (2 * Math.sqrt(minor * major))) * Math.exp(-script.mahalanobisSquared / 2);
  };
  const scale = script.targetPc === undefined ? 1 : bisect((candidate) => pcAt(candidate) - script.targetPc!, 0.02, 60);

  const { minor, major, majorAngleRad } = axesAt(scale);
  const missAngle = (random.uniform(...script.missAngleDeg) * Math.PI) / 180 + (random.next() < 0.5 ? Math.PI : 0);
  const along = Math.sqrt(script.mahalanobisSquared * major) * Math.cos(missAngle);
  const across = Math.sqrt(script.mahalanobisSquared * minor) * Math.sin(missAngle);
  const missX = along * Math.cos(majorAngleRad) - across * Math.sin(majorAngleRad);
  const missY = along * Math.sin(majorAngleRad) + across * Math.cos(majorAngleRad);
  const apparent = Float64Array.from(atPrimary);
  for (const axis of [0, 1, 2] as const) apparent[axis]! += missX * plane.xi[axis] + missY * plane.zeta[axis];

  const estimates = chainOf(scale);
  const newestError = estimates[newest]!.errorAt(tcaTaiS, new Float64Array(6));
  const truth = withOrbitError(
    apparent,
    newestError.map((value) => -value),
  );
  const history = momentsTaiS.flatMap((creationTaiS, index) => {
    if (index > newest || tcaTaiS > creationTaiS + REACH_S) return [];
    const state = withOrbitError(truth, estimates[index]!.errorAt(tcaTaiS, new Float64Array(6)));
    const planeGeometry = planeEncounter(
      objectAt(tcaTaiS, primaries[index]!, member.estimates[index]!),
      objectAt(tcaTaiS, state, estimates[index]!),
      hardBodyRadiusM,
    );
    if (!planeGeometry.ok || planeGeometry.value.principal === undefined) return [];
    const { principal } = planeGeometry.value;
    const mahalanobisSquared =
      (principal.meanMinorM / principal.sigmaMinorM) ** 2 + (principal.meanMajorM / principal.sigmaMajorM) ** 2;
    return [{ creationTaiS, pc: foster1992(principal), mahalanobisSquared }];
  });
  return { truth, estimates, history };
}

/** Element set of one moment: SGP4 of it runs through the estimate at closest approach, its covariance says how well. */
function elementSet(
  script: ScriptedEncounter,
  truth: Float64Array,
  estimate: OrbitEstimate,
  tcaTaiS: number,
  meanMotionRadps: number,
): MeanElements {
  const { noradId, name, cosparId, bstar, objectType, rcsM2 } = script.secondary;
  const atTca = withOrbitError(truth, estimate.errorAt(tcaTaiS, new Float64Array(6)));
  const fit = fitMeanElements(stateOfSix(atTca, tcaTaiS, 'TEME'), estimate.epochTaiS, {
    noradId,
    name,
    cosparId,
    bstar,
    objectType,
    rcsM2,
  });
  if (!fit.ok) throw new Error(`no element set for ${script.key}: ${fit.fault.code}, ${fit.fault.missM} m left`);
  const elements = fit.value;
  const spanS = tcaTaiS - elements.epochTaiS;
  // After the approach the errors are those of the epoch itself.
  const errors =
    spanS > 0
      ? carriedBack(estimate.covarianceAt(tcaTaiS), meanMotionRadps, spanS)
      : estimate.covarianceAt(estimate.epochTaiS);
  const matrix = stateCovariance(stateOf(elements, elements.epochTaiS), errors, 'RTN');
  return { ...elements, covariance: { epochTaiS: elements.epochTaiS, frame: 'RTN', matrix } };
}

/** Closest approach near the asked time, where the satellite is not too far north or south. */
function chooseTca(script: ScriptedEncounter, member: FleetMember, nowTaiS: number, random: SeededRandom): number {
  const periodS = 86_400 / member.truth.meanMotionRevPerDay;
  // The search covers a revolution, but at most 10 % of the lead time: the script fixes the hour.
  const spanS = Math.min(periodS, 0.1 * Math.abs(script.leadDays) * 86_400);
  const firstTaiS = nowTaiS + script.leadDays * 86_400 - spanS / 2;
  const phase = random.next();
  let fallback = firstTaiS;
  let lowest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < 60; at += 1) {
    const tcaTaiS = firstTaiS + ((at / 60 + phase) % 1) * spanS;
    const state = stateOf(member.truth, tcaTaiS);
    const declination = Math.abs(Math.asin(state[2]! / Math.hypot(state[0]!, state[1]!, state[2]!)));
    if (declination < LARGEST_DECLINATION_RAD) return tcaTaiS;
    if (declination < lowest) {
      lowest = declination;
      fallback = tcaTaiS;
    }
  }
  return fallback;
}

function newestBefore(momentsTaiS: readonly number[], tcaTaiS: number): number {
  const after = momentsTaiS.findIndex((momentTaiS) => momentTaiS >= tcaTaiS);
  return after < 0 ? momentsTaiS.length - 1 : after - 1;
}

/** Radius that the product's ladder gives for the pair; used to place the encounter, not to judge it. */
function expectedRadiusM({ secondary }: ScriptedEncounter, { body }: FleetMember): number {
  const { rcsM2, objectType } = secondary;
  return combinedHardBodyRadius(sizeOfSatellite(body.configuration), { rcsM2, objectType }).radiusM;
}

function objectAt(epochTaiS: number, state: Float64Array, estimate: OrbitEstimate) {
  const matrix = stateCovariance(state, estimate.covarianceAt(epochTaiS), 'same');
  return { state: stateOfSix(state, epochTaiS, 'TEME'), covariance: { epochTaiS, frame: 'TEME', matrix } } as const;
}

function stateOf(elements: MeanElements, epochTaiS: number): Float64Array {
  const out = new Float64Array(6);
  if (!sgp4Ephemeris(elements).stateAt(epochTaiS, out)) throw new Error(`no state of ${elements.name} at ${epochTaiS}`);
  return out;
}

/** Returns the root of a falling function on a logarithmic scale; the nearer end without a root. */
function bisect(f: (scale: number) => number, low: number, high: number): number {
  let [from, to] = [Math.log(low), Math.log(high)];
  for (let round = 0; round < 60; round += 1) {
    const middle = (from + to) / 2;
    if (f(Math.exp(middle)) > 0) from = middle;
    else to = middle;
  }
  return Math.exp((from + to) / 2);
}
