import { objectsOf } from '@keepout/assessment/judge';
import { messageApproach } from '@keepout/assessment/message-approach';
import { plannedEncounterOf } from '@keepout/assessment/planned-encounter-of';
import { covarianceInLocal } from '@keepout/astro/covariance/rotate';
import { formatUtcZ } from '@keepout/astro/epoch';
import { type EarthOrientation, earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import type { MeanElements, StateVector } from '@keepout/astro/nouns';
import { DEFAULT_VERDICT_THRESHOLDS } from '@keepout/conjunction/decision/verdict';
import { pcInFile } from '@keepout/contract/platform/probability-text';
import {
  type GainObject,
  type GainPass,
  type GainQuestion,
  gainsOfPasses,
  orbitBefore,
} from '@keepout/operations/gain/gain';
import { dynamicsParameters } from '@keepout/operations/orbit/dynamics-parameters';
import { elementsOrbit } from '@keepout/operations/orbit/known-orbit';
import { plainElements } from '@keepout/operations/orbit/plain-elements';
import { expectedPoints, type SensorPlace, type SensorSight, sensorView } from '@keepout/operations/sensor/sensor';
import type { ExpectedGain, MissGain } from '@keepout/planning/expected-gain/expected-gain';
import { targetBody } from '@keepout/tracking/photometry';
import { visibilities } from '@keepout/tracking/visibility';
import type { Command } from 'commander';
import { readCataloguePath } from '../files/catalogue-file.ts';
import { EOP_OPTION, noteOrientation, readEarthOrientationDaysFile } from '../files/earth-orientation-file.ts';
import { readMessage } from '../files/message-file.ts';
import { inputAtFault } from '../process/exit.ts';
import { numberOption, startOption, wholeOption } from '../process/option-value.ts';
import { print, printError } from '../process/print.ts';
import { addSensorOptions, type SensorOptions, type SensorTexts, sensorOptions } from '../tracking/sensor-options.ts';

export interface Options extends SensorTexts {
  readonly passes: string;
  readonly object: string;
  readonly start?: string;
  readonly leadHours: string;
  readonly minElevation: string;
  readonly radar?: boolean;
  readonly anyLight?: boolean;
  readonly hbr?: string;
  readonly elements?: string;
  readonly draws: string;
  readonly seed: string;
  readonly eop?: string;
}

const RAD = Math.PI / 180;
const HOUR_S = 3600;
/** A sensor without lighting limits, and one that observes sunlit objects in nautical night. */
const RADAR: Omit<SensorSight, keyof SensorPlace | 'minElevationRad'> = {
  kind: 'RADAR',
  horizon: [],
  limitingMagnitude: null,
  maxRangeM: null,
  maxSunElevationRad: 0,
  minMoonSeparationRad: 0,
};
const TELESCOPE: typeof RADAR = { ...RADAR, kind: 'OPTICAL', maxSunElevationRad: -12 * RAD };
const LONGEST_WINDOW_S = 7 * 86_400;

export function addExpectedGain(program: Command): void {
  const command = program
    .command('expected-gain')
    .description('compute the expected covariance reduction of observations of a conjunction')
    .argument('<file>', 'CDM as KVN, XML or JSON')
    .requiredOption('--passes <n>', 'number of observed passes after --start');
  addSensorOptions(command, 'sensor site: degrees north, east, metres; can be repeated')
    .option('--object <n>', 'observed object: 1 or 2', '2')
    .option('--start <time>', 'start, UTC (default: creation of the message)')
    .option('--lead-hours <h>', 'end of the last pass, hours before TCA', '12')
    .option('--min-elevation <deg>', 'minimum elevation, degrees', '20')
    .option('--radar', 'sensors also measure range and range rate, day and night')
    .option('--any-light', 'ignore daylight and shadow')
    .option('--hbr <m>', 'combined hard-body radius, m (default: from the message, or by object type)')
    .option(
      '--elements <file>',
      'TLE or OMM of the observed object: its drag, and the prior if the message has no covariance',
    )
    .option('--draws <n>', 'number of simulated outcomes', '2048')
    .option('--seed <n>', 'seed of the simulation', '1')
    .option(...EOP_OPTION)
    .option('--json', 'print JSON')
    .action((file: string, options: Options & { readonly json?: boolean }) => {
      const gain = gainOfMessage(file, options);
      print(options.json ? `${JSON.stringify(wire(gain), null, 2)}\n` : table(gain));
    });
}

interface FoundOrbit {
  readonly tcaTaiS: number;
  readonly object: string;
  readonly passes: readonly GainPass[];
  /** Without outcomes if no Pc method is valid: then the effect of the passes cannot be computed. */
  readonly gain: ExpectedGain | MissGain;
}

function gainOfMessage(file: string, options: Options): FoundOrbit {
  const { question, object } = questionOfMessage(file, options);
  const { passes, encounter } = question;
  const gains = gainsOfPasses(question);
  if (gains.ok) return { tcaTaiS: encounter.tcaTaiS, object, passes, gain: gains.value.together! };
  if (gains.fault.code === 'no-method-holds')
    return { tcaTaiS: encounter.tcaTaiS, object, passes, gain: gains.fault.missGain };
  throw inputAtFault(`${file}: the gain cannot be computed: ${gains.fault.code}`);
}

/** Builds the question for a message: the combined effect of the first passes over the sites. */
export function questionOfMessage(
  file: string,
  options: Options,
): { readonly question: GainQuestion; readonly object: string } {
  const sensor = sensorOptions(options);
  const count = wholeOption('--passes', options.passes, 1, 100);
  const observed = wholeOption('--object', options.object, 1, 2) === 1 ? 'primary' : 'secondary';
  const draws = wholeOption('--draws', options.draws, 16, 1e6);
  const seed = wholeOption('--seed', options.seed, 0, 2 ** 32 - 1);
  const radiusM = options.hbr === undefined ? undefined : numberOption('--hbr', options.hbr, 1e-6, 1e6);
  const earthOrientation = options.eop === undefined ? undefined : readEarthOrientationDaysFile(options.eop);
  const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
  const { encounter, creationTaiS, name } = encounterOf(file, observed, radiusM, eop);
  const elements = options.elements === undefined ? undefined : elementsOfFile(options.elements);
  const drag = (elements && dynamicsParameters(elementsOrbit(elements)).drag) ?? null;
  if (elements && drag === null)
    printError(`${options.elements}: ${elements.name} has no drag, or its drag is unknown\n`);
  const { tcaTaiS } = encounter;
  const startTaiS = options.start === undefined ? creationTaiS : startOption('--start', options.start);
  const stopTaiS = tcaTaiS - numberOption('--lead-hours', options.leadHours, 0, 168) * HOUR_S;
  const span = `from ${formatUtcZ(startTaiS, 0)} to ${formatUtcZ(stopTaiS, 0)}`;
  if (!(startTaiS < stopTaiS)) throw inputAtFault(`${file}: no time for a pass ${span}: --start, --lead-hours`);
  if (stopTaiS - startTaiS > LONGEST_WINDOW_S) throw inputAtFault(`${file}: more than a week ${span}: give --start`);
  noteOrientation('sites are', eop, [startTaiS, stopTaiS]);
  const scene = { encounter, observed, drag, ...(earthOrientation && { earthOrientation }) } as const;
  const all = passesOf(scene, options, sensor, [startTaiS, stopTaiS]);
  const passes = all.slice(0, count);
  if (passes.length < count)
    throw inputAtFault(`${file}: ${all.length} passes over ${sensor.sites.length} sites ${span}, ${count} wanted`);
  const elementSource = elements && { elements: plainElements(elements) };
  return {
    question: { ...scene, ...elementSource, noise: 'OBJECT', passes, requestedScope: 'together', draws, seed },
    object: name,
  };
}

function elementsOfFile(path: string): MeanElements {
  const [elements, ...otherElements] = readCataloguePath(path);
  if (elements === undefined || otherElements.length > 0)
    throw inputAtFault(`${path}: exactly one element set is required`);
  return elements;
}

function encounterOf(
  file: string,
  observed: 'primary' | 'secondary',
  radiusM: number | undefined,
  eop: EarthOrientation | undefined,
): { readonly encounter: GainQuestion['encounter']; readonly creationTaiS: number; readonly name: string } {
  const cdm = readMessage(file);
  const approach = messageApproach(cdm, undefined, eop);
  if (!approach.ok) throw inputAtFault(`${file}: object ${approach.fault.object}: ${approach.fault.code}`);
  const planned = plannedEncounterOf(approach.value, radiusM);
  if (!planned.ok) throw inputAtFault(`${file}: ${planned.fault.code}`);
  const { primary, secondary, hardBodyRadiusM } = planned.value;
  const { objects, covariances: objectFacts } = objectsOf(approach.value);
  const objectAt = (index: 0 | 1, { positionM, velocityMps }: StateVector): GainObject => {
    const { covariance, state, covarianceOrigin } = objects[index];
    const { matrix } = covarianceInLocal(covariance!, 'RTN', state);
    const covarianceRtn = [0, 1, 2, 3, 4, 5].map((row) => [...matrix.subarray(6 * row, 6 * row + 6)]);
    const { densityError } = objectFacts[index];
    const isErrorKnown = covarianceOrigin !== 'estimated';
    return { positionM, velocityMps, covarianceRtn, isErrorKnown, ...(densityError && { densityError }) };
  };
  const { name } = cdm.objects[observed === 'primary' ? 0 : 1];
  const encounter = {
    tcaTaiS: primary.epochTaiS,
    primary: objectAt(0, primary),
    secondary: objectAt(1, secondary),
    combinedHardBodyRadiusM: hardBodyRadiusM,
    actLimit: DEFAULT_VERDICT_THRESHOLDS.actPc,
    watchLimit: DEFAULT_VERDICT_THRESHOLDS.watchPc,
  };
  return { encounter, creationTaiS: cdm.creationTaiS, name };
}

/** All passes over all sites, in order of time. */
function passesOf(
  question: Parameters<typeof orbitBefore>[0],
  options: Options,
  { sites, ...accuracy }: SensorOptions,
  [startTaiS, stopTaiS]: readonly [number, number],
): readonly GainPass[] {
  const orbit = orbitBefore(question, startTaiS - 60);
  if (!orbit.ok)
    throw inputAtFault(`the orbit cannot be followed back to ${formatUtcZ(startTaiS, 0)}: ${orbit.fault.code}`);
  const eop = question.earthOrientation && earthOrientationOfDays(question.earthOrientation);
  const minElevationRad = numberOption('--min-elevation', options.minElevation, 0, 89) * RAD;
  const isEverSeen = options.radar === true || options.anyLight === true;
  const measures = options.radar === true ? accuracy : { ...accuracy, rangeSigmaM: null, rangeRateSigmaMps: null };
  return sites
    .flatMap((place, i) => {
      const view = sensorView({ ...place, ...(isEverSeen ? RADAR : TELESCOPE), minElevationRad });
      const window = { startTaiS, stopTaiS, ...(eop && { eop }) };
      const spans = visibilities({ ephemeris: orbit.value, view, body: targetBody({}), ...window });
      return spans
        .filter(({ obstacle }) => obstacle === null)
        .map(
          (span): GainPass => ({
            id: options.site[i]!,
            price: 0,
            sensor: { ...place, ...measures },
            startTaiS: span.startTaiS,
            stopTaiS: span.stopTaiS,
          }),
        );
    })
    .sort((a, b) => a.startTaiS - b.startTaiS);
}

/** Returns the current verdict and the possible ones; null if they cannot be computed. */
function gainReport(gain: FoundOrbit['gain']) {
  if (!('now' in gain)) {
    const { verdictNow, pcNow, pcMedian = null, pcLow = null, pcHigh = null, withoutPc } = gain;
    const { toAct, toSafe, toWatch, stays } = gain;
    return { verdictNow, pcNow, outcomes: { pcMedian, pcLow, pcHigh, withoutPc, toAct, toSafe, toWatch, stays } };
  }
  const { verdict, asItIs } = gain.now;
  return { verdictNow: verdict, pcNow: asItIs?.pc ?? null, outcomes: null };
}

const NO_PC = { pcMedian: null, pcLow: null, pcHigh: null };
const UNKNOWN = { ...NO_PC, withoutPc: null, toAct: null, toSafe: null, toWatch: null, stays: null };

function wire({ tcaTaiS, object, passes, gain }: FoundOrbit): unknown {
  const { missSigmaBeforeM, missSigmaAfterM } = gain;
  const { verdictNow, pcNow, outcomes } = gainReport(gain);
  return {
    tca: formatUtcZ(tcaTaiS, 6),
    object,
    passes: passes.map((pass) => ({
      site: pass.id,
      start: formatUtcZ(pass.startTaiS, 3),
      stop: formatUtcZ(pass.stopTaiS, 3),
      points: expectedPoints(pass),
    })),
    verdictNow,
    pcNow,
    missSigmaBeforeM,
    missSigmaAfterM,
    ...(outcomes ?? UNKNOWN),
  };
}

function table({ tcaTaiS, object, passes, gain }: FoundOrbit): string {
  const share = (value: number): string => `${(100 * value).toFixed(1)} %`;
  const pc = (value: number | null): string => (value === null ? 'none' : pcInFile(value));
  const { verdictNow, pcNow, outcomes } = gainReport(gain);
  const now = `${pc(pcNow)} now (${verdictNow})`;
  const rows = passes.map((pass) => `  ${formatUtcZ(pass.startTaiS, 0)}  ${pass.id}  ${expectedPoints(pass)} points`);
  return [
    `TCA            ${formatUtcZ(tcaTaiS, 3)}, ${object} observed over ${passes.length} passes`,
    ...rows,
    `miss           known to ${gain.missSigmaBeforeM.toFixed(0)} m now, to ${gain.missSigmaAfterM.toFixed(0)} m then (largest sigma)`,
    ...(outcomes === null
      ? [`Pc             ${now}`, 'verdict then   unknown: no method is valid for this encounter']
      : [
          `Pc             ${now}; then ${pc(outcomes.pcMedian)}, 5 % below ${pc(outcomes.pcLow)}, 5 % above ${pc(outcomes.pcHigh)}`,
          ...(outcomes.withoutPc > 0
            ? [`               ${share(outcomes.withoutPc)} of the outcomes have none: no method has an answer`]
            : []),
          `verdict then   act ${share(outcomes.toAct)}, watch ${share(outcomes.toWatch)}, safe ${share(outcomes.toSafe)}, no conclusion ${share(outcomes.stays)}`,
        ]),
    '',
  ].join('\n');
}
