import { formatUtcZ } from '@keepout/astro/epoch';
import { type AcceptedLevelOutcome, acceptedLevel } from '@keepout/conjunction/annual/accepted-level';
import type { AnnualRisk } from '@keepout/conjunction/annual/collision-rate';
import type { CatalogueFlux } from '@keepout/conjunction/annual/crossing-flux';
import { decisionSigma } from '@keepout/conjunction/annual/decision-covariance';

/** Levels of the table: two a decade, where operators set theirs. */
const ACCEPTED_PCS = [1e-2, 3e-3, 1e-3, 3e-4, 1e-4, 3e-5, 1e-5, 3e-6, 1e-6, 1e-7];

export interface AnnualStatistics {
  readonly noradId: number;
  readonly objects: number;
  /** Objects of the catalogue that have no orbit in all of the window. */
  readonly lost: number;
  readonly radiusM: number;
  readonly startTaiS: number;
  readonly windowDays: number;
  readonly decisionDays: number;
  readonly events: number;
  readonly flux: CatalogueFlux;
  readonly counting: AnnualRisk;
  idOf(index: number): number;
}

/** The statistics as JSON: rates and probabilities a year. */
export function wireStatistics(statistics: AnnualStatistics) {
  const { flux, counting, radiusM, events } = statistics;
  const { encountersPerYear: rate, probability } = counting;
  return {
    norad: statistics.noradId,
    radiusM,
    start: formatUtcZ(statistics.startTaiS),
    days: statistics.windowDays,
    objects: statistics.objects,
    objectsLost: statistics.lost,
    flux: {
      rate5km: flux.passagesPerYear,
      probability: fluxProbability(statistics),
      crossingObjects: flux.crossing,
      slowObjects: flux.slow,
    },
    counting: {
      events5km: events,
      rate5km: rate.value,
      lo95: rate.lower,
      hi95: rate.upper,
      probability: probability.value,
      probabilityLo95: probability.lower,
      probabilityHi95: probability.upper,
    },
    agree: agree(statistics),
    decisionDays: statistics.decisionDays,
    manoeuvres: levels(statistics).map((level) => ({
      acceptedPc: level.acceptedPc,
      perYear: level.manoeuvresPerYear,
      reduction: level.reductionPerYear,
      residual: level.residualPerYear,
      falseAlarm: level.falseAlarmShare ?? null,
    })),
    topObjects: flux.top.map(({ object, passagesPerYear }) => ({
      norad: statistics.idOf(object),
      rate5km: passagesPerYear,
    })),
  };
}

/** The same to be read. */
export function statisticsTable(statistics: AnnualStatistics): string {
  const { flux, counting, events, radiusM, windowDays, decisionDays } = statistics;
  const { encountersPerYear: rate, probability } = counting;
  const ownSigmas = decisionSigma('perigee-600-900-km', decisionDays, true).map((m) => m.toFixed(0));
  const otherSigmas = decisionSigma('perigee-600-900-km', decisionDays, false).map((m) => m.toFixed(0));
  return [
    `object         ${statistics.noradId} among ${statistics.objects} objects, radius ${radiusM} m`,
    `window         ${windowDays} days from ${formatUtcZ(statistics.startTaiS)}, faster than 0.1 km/s`,
    '',
    'a year         within 5 km        95 %                  collision',
    `  flux         ${flux.passagesPerYear.toFixed(1).padStart(11)}                              ${fluxProbability(statistics).toExponential(3)}`,
    `  counting     ${rate.value.toFixed(1).padStart(11)}        ${`${rate.lower.toFixed(0)} to ${rate.upper.toFixed(0)}`.padEnd(22)}${probability.value.toExponential(3)} (${probability.lower.toExponential(2)} to ${probability.upper.toExponential(2)})`,
    `  ${events} counted; the two ${agree(statistics) ? 'agree' : 'do not agree'}`,
    '',
    'accepted Pc    manoeuvres a year   reduction   residual    false alarms',
    ...levels(statistics).map(levelRow),
    '',
    `errors assumed ${decisionDays} days before closest approach, for example at 600 to 900 km: ${otherSigmas.join(', ')} m (R, T, N), own ${ownSigmas.join(', ')} m`,
    'tracked objects only; docs/models/annual-statistics.md',
    '',
  ].join('\n');
}

function levelRow(level: AcceptedLevelOutcome): string {
  const alarm = level.falseAlarmShare === undefined ? 'none' : `${(100 * level.falseAlarmShare).toFixed(3)} %`;
  const rate = level.manoeuvresPerYear.toPrecision(3);
  return `  ${level.acceptedPc.toExponential(0).padEnd(13)}${rate.padStart(17)}   ${level.reductionPerYear.toExponential(2).padStart(9)}   ${level.residualPerYear.toExponential(2)}    ${alarm}`;
}

function levels({ flux, radiusM }: AnnualStatistics): readonly AcceptedLevelOutcome[] {
  return ACCEPTED_PCS.map((acceptedPc) => acceptedLevel(flux.classes, radiusM, acceptedPc));
}

function fluxProbability({ flux, radiusM }: AnnualStatistics): number {
  return -Math.expm1(-flux.passagesPerYear * (radiusM / flux.withinM) ** 2);
}

/** Whether the flux lies in the interval of the count. */
function agree({ flux, counting }: AnnualStatistics): boolean {
  const { lower, upper } = counting.encountersPerYear;
  return flux.passagesPerYear >= lower && flux.passagesPerYear <= upper;
}
