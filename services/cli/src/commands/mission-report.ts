import { formatUtcZ } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import type { CatalogueFlux } from '@keepout/conjunction/annual/crossing-flux';
import type { Bounded } from '@keepout/conjunction/annual/poisson-interval';
import type { MissionLife, MissionQuestion } from '@keepout/operations/mission/mission-life';
import type { PlannedOrbit } from '@keepout/operations/mission/planned-orbit';
import { printableLine } from '../process/print.ts';

export interface MissionReport {
  readonly orbit: PlannedOrbit;
  readonly elements: readonly MeanElements[];
  readonly startTaiS: number;
  readonly question: MissionQuestion;
  readonly life: MissionLife;
  /** Absent for a station-kept slot: there the phases of objects are not independent. */
  readonly flux: CatalogueFlux | undefined;
}

const interval = ({ value, lower, upper }: Bounded) => ({ value, lo95: lower, hi95: upper });

/** The year as JSON. */
export function wireMission({ orbit, elements, startTaiS, question, life, flux }: MissionReport) {
  return {
    orbit,
    objects: elements.length,
    start: formatUtcZ(startTaiS, 0),
    days: question.days,
    radiusM: question.radiusM,
    withinM: question.withinM,
    decisionDays: question.decisionDays,
    events: life.events,
    passagesPerYear: interval(life.passagesPerYear),
    collisionsPerYear: interval(life.collisionsPerYear),
    fluxPassagesPerYear: flux?.passagesPerYear ?? null,
    groups: life.groups.map(({ passagesPerYear, ...group }) => ({
      ...group,
      passagesPerYear: interval(passagesPerYear),
    })),
    levels: life.levels.map(({ falseAlarmShare, propellantKgPerYear, ...level }) => ({
      ...level,
      falseAlarmShare: falseAlarmShare ?? null,
      propellantKgPerYear: propellantKgPerYear ?? null,
    })),
    objectsMet: life.objects.map(({ object, events, closestM }) => ({
      norad: elements[object]!.noradId,
      name: elements[object]!.name,
      events,
      closestM,
    })),
  };
}

/** The same to be read. */
export function missionTable({ orbit, elements, startTaiS, question, life, flux }: MissionReport): string {
  const { passagesPerYear: rate, collisionsPerYear: hits } = life;
  const isPropellantTold = life.levels.some(({ propellantKgPerYear }) => propellantKgPerYear !== undefined);
  return [
    `orbit          ${orbitText(orbit)}, without drag; radius ${question.radiusM} m`,
    `traffic        ${elements.length} objects, ${question.days} days from ${formatUtcZ(startTaiS, 0)}, faster than 0.1 km/s`,
    `within 5 km    ${rate.value.toFixed(1)} a year (${rate.lower.toFixed(1)} to ${rate.upper.toFixed(1)}), ${life.events} counted${flux ? `; by the shape of the orbits ${flux.passagesPerYear.toFixed(1)}` : ''}`,
    `collision      ${hits.value.toExponential(2)} a year (${hits.lower.toExponential(2)} to ${hits.upper.toExponential(2)})`,
    '',
    'whom                  a year   95 %              growth   ours',
    ...life.groups.map(
      ({ name, passagesPerYear: part, growth, ourShare }) =>
        `  ${name.padEnd(18)}${part.value.toFixed(1).padStart(8)}   ${`${part.lower.toFixed(1)} to ${part.upper.toFixed(1)}`.padEnd(16)}${`x ${growth}`.padStart(8)}${`${(100 * ourShare).toFixed(0)} %`.padStart(7)}`,
    ),
    '',
    `accepted Pc   manoeuvres a year      ours       m/s${isPropellantTold ? '        kg' : ''}   reduction   residual`,
    ...life.levels.map((level) =>
      [
        `  ${level.acceptedPc.toExponential(0).padEnd(12)}`,
        level.manoeuvresPerYear.toPrecision(3).padStart(17),
        level.oursPerYear.toPrecision(3).padStart(10),
        level.deltaVMpsPerYear.toPrecision(3).padStart(10),
        ...(isPropellantTold ? [(level.propellantKgPerYear ?? 0).toPrecision(3).padStart(10)] : []),
        level.reductionPerYear.toExponential(2).padStart(12),
        level.residualPerYear.toExponential(2).padStart(11),
      ].join(''),
    ),
    '',
    'most often met',
    ...life.objects.slice(0, 10).map(({ object, events, closestM }) => {
      const { noradId, name } = elements[object]!;
      return `  ${String(noradId).padEnd(10)}${name.padEnd(26)}${String(events).padStart(4)}   nearest ${closestM.toFixed(0)} m`;
    }),
    '',
    'a statistic of such a year, no forecast; tracked objects only; docs/models/mission-life.md',
    '',
  ]
    .map(printableLine)
    .join('\n');
}

function orbitText(orbit: PlannedOrbit): string {
  if (orbit.kind === 'insertion') return 'as inserted';
  if (orbit.kind === 'box')
    return `${orbit.longitudeDeg} +- ${orbit.halfWidthDeg} deg east, inclination ${orbit.inclinationDeg} deg`;
  return `${orbit.perigeeKm} x ${orbit.apogeeKm} km, inclination ${orbit.inclinationDeg} deg`;
}
