import { localAxes } from '@keepout/astro/frames/local';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { type AcceptedLevelOutcome, acceptedLevel } from '@keepout/conjunction/annual/accepted-level';
import { countEncounters, SLOWEST_COUNTED_MPS } from '@keepout/conjunction/annual/collision-rate';
import { decisionSigma } from '@keepout/conjunction/annual/decision-covariance';
import { FluxClasses } from '@keepout/conjunction/annual/flux-classes';
import { type Bounded, poissonInterval } from '@keepout/conjunction/annual/poisson-interval';
import { orbitRegime } from '@keepout/conjunction/covariance/estimated';
import { encounterPlane, projectCovariance } from '@keepout/conjunction/encounter/encounter-plane';
import { congruent3, type Symmetric3, sum3 } from '@keepout/conjunction/linear/symmetric3';
import type { Encounter } from '@keepout/conjunction/screening/plan/encounter';
import { propellantFor } from '@keepout/planning/rocket';
import { DAYS_PER_YEAR } from '@keepout/units/duration';

/** Others that a mission meets and that are counted together. */
export interface TrafficGroup {
  readonly name: string;
  /** Times today's number. */
  readonly growth: number;
  /** Share of the avoidance manoeuvres that the own operator makes: 1 where no other operator moves. */
  readonly ourShare: number;
}

export interface MissionQuestion {
  /** Flown span. */
  readonly days: number;
  /** Approaches were counted within this distance: far above any radius. */
  readonly withinM: number;
  /** Combined. */
  readonly radiusM: number;
  readonly decisionDays: number;
  readonly acceptedPcs: readonly number[];
  readonly groups: readonly TrafficGroup[];
  /** Index in `groups` of an object. */
  readonly groupOf: (object: number) => number;
  /** Delta-v of one avoidance including the return manoeuvre. */
  readonly burnMps: number;
  /** Propellant is computed where mass and specific impulse are both set. */
  readonly massKg?: number;
  readonly specificImpulseS?: number;
}

export interface MissionLevel extends AcceptedLevelOutcome {
  /** Manoeuvres that the own operator makes, per year. */
  readonly oursPerYear: number;
  readonly deltaVMpsPerYear: number;
  readonly propellantKgPerYear?: number;
}

export interface MissionLife {
  readonly events: number;
  /** Within the radius of the count, with the traffic as it has grown. */
  readonly passagesPerYear: Bounded;
  readonly collisionsPerYear: Bounded;
  readonly groups: readonly (TrafficGroup & { readonly events: number; readonly passagesPerYear: Bounded })[];
  readonly levels: readonly MissionLevel[];
  /** Whom it meets most often; index and passages of the span. */
  readonly objects: readonly { readonly object: number; readonly events: number; readonly closestM: number }[];
}

const MOST_OBJECTS = 20;
const LEVEL = 0.95;

/**
 * Computes the conjunctions of a planned orbit in a year: number by traffic group, cost of each accepted probability, share of manoeuvres by the rules.
 *
 * Method   passages counted by a screening; each represents a flux that is uniform over its encounter plane, with the errors that both
 *          objects have at the decision time (`decisionSigma`), carried into that plane; manoeuvres of a level by `acceptedLevel`, group by
 *          group with its growth and share; limits from the exact Poisson interval of the count; docs/models/mission-life
 * Assumes  traffic grows evenly within a group; as `annualRisk`
 *
 * @param passages   of the planned orbit, which is primary or secondary of each; with states, TEME
 *
 * Checked  brute force, the flux of the same year (`mission-life.test.ts`)
 */
export function missionLife(
  passages: readonly Encounter[],
  isPlanned: (object: number) => boolean,
  question: MissionQuestion,
): MissionLife {
  const { days, withinM, radiusM, acceptedPcs, groups } = question;
  const countedPassages = passages
    .filter((passage) => countEncounters([passage], withinM) === 1)
    .map((passage) => ({ passage, object: isPlanned(passage.primary) ? passage.secondary : passage.primary }));
  const perYear = DAYS_PER_YEAR / days;
  const share = (radiusM / withinM) ** 2;
  const parts = groups.map((group, index) => {
    const groupPassages = countedPassages.filter(({ object }) => question.groupOf(object) === index);
    const classes = new FluxClasses();
    for (const { passage } of groupPassages) {
      const product = sigmaProduct(passage, isPlanned(passage.primary), question.decisionDays);
      classes.add(product, (group.growth * perYear) / (Math.PI * withinM * withinM));
    }
    return { group, events: groupPassages.length, classes: classes.list() };
  });
  const events = countedPassages.length;
  const grown = parts.reduce((sum, part) => sum + part.group.growth * part.events, 0);
  const interval = poissonInterval(events, LEVEL);
  const growth = events === 0 ? 1 : grown / events;
  return {
    events,
    passagesPerYear: scaledBy(interval, growth * perYear),
    collisionsPerYear: scaledBy(interval, growth * perYear * share),
    groups: parts.map(({ group, events: count }) => ({
      ...group,
      events: count,
      passagesPerYear: scaledBy(poissonInterval(count, LEVEL), group.growth * perYear),
    })),
    levels: acceptedPcs.map((acceptedPc) => levelOf(acceptedPc, parts, question)),
    objects: mostMet(countedPassages),
  };
}

function levelOf(
  acceptedPc: number,
  parts: readonly { readonly group: TrafficGroup; readonly classes: Parameters<typeof acceptedLevel>[0] }[],
  { radiusM, burnMps, massKg, specificImpulseS }: MissionQuestion,
): MissionLevel {
  const outcomes = parts.map(({ group, classes }) => ({ group, outcome: acceptedLevel(classes, radiusM, acceptedPc) }));
  const sumOf = (key: 'manoeuvresPerYear' | 'reductionPerYear' | 'residualPerYear'): number =>
    outcomes.reduce((sum, { outcome }) => sum + outcome[key], 0);
  const [manoeuvresPerYear, reductionPerYear] = [sumOf('manoeuvresPerYear'), sumOf('reductionPerYear')];
  const oursPerYear = outcomes.reduce((sum, { group, outcome }) => sum + group.ourShare * outcome.manoeuvresPerYear, 0);
  const deltaVMpsPerYear = oursPerYear * burnMps;
  return {
    acceptedPc,
    manoeuvresPerYear,
    oursPerYear,
    reductionPerYear,
    residualPerYear: sumOf('residualPerYear'),
    falseAlarmShare: manoeuvresPerYear > 0 ? 1 - reductionPerYear / manoeuvresPerYear : undefined,
    deltaVMpsPerYear,
    ...(massKg !== undefined &&
      specificImpulseS !== undefined && {
        propellantKgPerYear: propellantFor(deltaVMpsPerYear, specificImpulseS, massKg),
      }),
  };
}

/** Product of both deviations in the plane of encounter, m^2, of the errors that both have when one decides. */
function sigmaProduct(
  { primaryState, secondaryState, tcaTaiS }: Encounter,
  isPrimaryOurs: boolean,
  decisionDays: number,
): number {
  const [first, second] = [primaryState, secondaryState].map((state): StateVector => {
    return { ...state, epochTaiS: tcaTaiS, frame: 'TEME' };
  }) as [StateVector, StateVector];
  const plane = encounterPlane(first, second);
  // Faster than `SLOWEST_COUNTED_MPS`, both have one.
  if (!plane.ok) throw new Error(`no plane of encounter above ${SLOWEST_COUNTED_MPS} m/s`);
  const covariance = sum3(
    inertial(first, decisionSigma(orbitRegime(first), decisionDays, isPrimaryOurs)),
    inertial(second, decisionSigma(orbitRegime(second), decisionDays, !isPrimaryOurs)),
  );
  const { xx, yx, yy } = projectCovariance(plane.value, covariance);
  return Math.sqrt(xx * yy - yx * yx);
}

function inertial({ positionM, velocityMps }: StateVector, sigma: Vec3): Symmetric3 {
  const rows = localAxes('RTN', positionM, velocityMps);
  const columns = Float64Array.from({ length: 9 }, (_, k) => rows[3 * (k % 3) + Math.floor(k / 3)]!);
  const diagonal = Float64Array.from({ length: 9 }, (_, k) => (k % 4 === 0 ? sigma[k / 4]! ** 2 : 0));
  return congruent3(columns, diagonal);
}

function mostMet(
  countedPassages: readonly { readonly passage: Encounter; readonly object: number }[],
): MissionLife['objects'] {
  const met = new Map<number, { events: number; closestM: number }>();
  for (const { passage, object: metObject } of countedPassages) {
    const soFar = met.get(metObject) ?? { events: 0, closestM: Number.POSITIVE_INFINITY };
    met.set(metObject, { events: soFar.events + 1, closestM: Math.min(soFar.closestM, passage.missDistanceM) });
  }
  return [...met]
    .map(([object, figures]) => ({ object, ...figures }))
    .sort((a, b) => b.events - a.events || a.closestM - b.closestM)
    .slice(0, MOST_OBJECTS);
}

function scaledBy({ value, lower, upper }: Bounded, factor: number): Bounded {
  return { value: value * factor, lower: lower * factor, upper: upper * factor };
}
