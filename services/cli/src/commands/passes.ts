import { formatUtcZ } from '@keepout/astro/epoch';
import { earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import type { MeanElements } from '@keepout/astro/nouns';
import { spansOfMany, spansOver, type VisibilityQuestion } from '@keepout/operations/opportunities/visibility';
import { elementsOrbit } from '@keepout/operations/orbit/known-orbit';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import type { Command } from 'commander';
import { findObject, readCataloguePath } from '../files/catalogue-file.ts';
import { EOP_OPTION, noteOrientation, readEarthOrientationDaysFile } from '../files/earth-orientation-file.ts';
import { wrongUsage } from '../process/exit.ts';
import { horizonOption } from '../process/horizon-option.ts';
import { numberOption, startOption, wholeOption } from '../process/option-value.ts';
import { placeOption } from '../process/place-option.ts';
import { print, printError } from '../process/print.ts';
import { progressLine } from '../process/progress-line.ts';
import { type PassRow, passRow } from './pass-row.ts';

interface Options {
  readonly catalogue: string;
  readonly norad: string;
  readonly site: string;
  readonly start?: string;
  readonly days: string;
  readonly minElevation: string;
  readonly horizon?: string;
  readonly optical?: boolean;
  readonly maxSun?: string;
  readonly minMoon?: string;
  readonly limitingMagnitude?: string;
  readonly radar?: boolean;
  readonly maxRange?: string;
  readonly radius?: string;
  readonly eop?: string;
}

const RAD = Math.PI / 180;
/** For the number of an object: every object of the file. */
const ALL = 'all';
/** Options that require another one. */
const NEEDS = [
  ['maxSun', '--max-sun', 'optical'],
  ['minMoon', '--min-moon', 'optical'],
  ['limitingMagnitude', '--limiting-magnitude', 'optical'],
  ['maxRange', '--max-range', 'radar'],
] as const;

export function addPasses(program: Command): void {
  program
    .command('passes')
    .description('compute passes of objects over a site')
    .requiredOption('--catalogue <file>', 'element sets: TLE, OMM as KVN, XML, JSON or CSV, also gzip')
    .requiredOption('--norad <n,...>', 'comma-separated catalogue numbers, or `all`')
    .requiredOption('--site <lat,lon,height>', 'degrees north, degrees east, metres (WGS-84)')
    .option('--start <time>', 'start of the window, UTC (default: now)')
    .option('--days <n>', 'length of the window, days', '1')
    .option('--min-elevation <deg>', 'minimum elevation, degrees', '0')
    .option(
      '--horizon <az:el,...>',
      'horizon mask, degrees, linear between points; two points at one azimuth are a vertical edge',
    )
    .option('--optical', 'only while the object is lit and the Sun is 12 degrees below the horizon')
    .option('--max-sun <deg>', 'with --optical: maximum elevation of the Sun instead of -12')
    .option('--min-moon <deg>', 'with --optical: minimum distance from the Moon, degrees')
    .option('--limiting-magnitude <mag>', 'with --optical: limiting magnitude')
    .option('--radar', 'radar: day and night, without magnitude')
    .option('--max-range <km>', 'with --radar: maximum range for an object of 1 m^2, km')
    .option('--radius <m>', 'radius of the object as a sphere, m (default: by radar cross-section or type)')
    .option(...EOP_OPTION)
    .option('--json', 'print JSON (always)')
    .action((options: Options) => {
      const isOne = /^[^,]*$/.test(options.norad) && options.norad !== ALL;
      print(`${JSON.stringify(isOne ? passes(options) : passesOfMany(options), null, 2)}\n`);
    });
}

function passes(options: Options): PassRow[] {
  const noradId = numberOf(options.norad);
  const { sensor, ...passOptions } = readAsked(options);
  const elements = findObject(readCataloguePath(options.catalogue), noradId, options.catalogue);
  noteAge(elements, passOptions.startTaiS, passOptions.stopTaiS);
  const [objectSpans] = spansOver({
    orbit: elementsOrbit(elements),
    ...(elements.rcsM2 !== undefined && { rcsM2: elements.rcsM2 }),
    ...(elements.objectType && { objectType: elements.objectType }),
    sensors: [sensor],
    ...passOptions,
  });
  const { spans, reason } = objectSpans!;
  if (reason !== null) printError(`no pass: ${REASONS[reason]} (${reason})\n`);
  return spans
    .filter(({ obstacle }) => obstacle === null)
    .map((span) => passRow(span, sensor.maxSunElevationRad, options.optical === true));
}

/** A pass of one of several objects. */
interface SkyRow extends PassRow {
  readonly noradId: number;
  readonly name: string;
}

/** Passes of several objects, or of all, in the order in which they rise. */
function passesOfMany(options: Options): SkyRow[] {
  const passOptions = readAsked(options);
  const { sensor, startTaiS, stopTaiS } = passOptions;
  const catalogue = readCataloguePath(options.catalogue);
  const numbers = options.norad === ALL ? undefined : [...new Set(options.norad.split(',').map(numberOf))];
  const elements = numbers?.map((noradId) => findObject(catalogue, noradId, options.catalogue)) ?? catalogue;
  const oldest = elements.toSorted((a, b) => a.epochTaiS - b.epochTaiS)[0];
  if (oldest !== undefined) noteAge(oldest, startTaiS, stopTaiS);
  const rows: { readonly startTaiS: number; readonly row: SkyRow }[] = [];
  const line = progressLine('passes');
  for (const { object, spans } of spansOfMany({ ...passOptions, elements })) {
    const { noradId, name } = elements[object]!;
    for (const span of spans.filter(({ obstacle }) => obstacle === null)) {
      const row = { noradId, name, ...passRow(span, sensor.maxSunElevationRad, options.optical === true) };
      rows.push({ startTaiS: span.startTaiS, row });
    }
    line.update(object + 1, elements.length);
  }
  line.end();
  return rows.toSorted((a, b) => a.startTaiS - b.startTaiS).map(({ row }) => row);
}

const numberOf = (text: string): number => wholeOption('--norad', text, 0, 999_999_999);

/** Reads the options that apply to every object. */
function readAsked(options: Options) {
  const startTaiS = startOption('--start', options.start);
  const stopTaiS = startTaiS + numberOption('--days', options.days, 1e-6, 400) * SECONDS_PER_DAY;
  const sensor = sensorOf(options);
  const radiusM = options.radius === undefined ? undefined : numberOption('--radius', options.radius, 0.001, 1000);
  const earthOrientation = options.eop === undefined ? undefined : readEarthOrientationDaysFile(options.eop);
  const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
  noteOrientation('the site is', eop, eop === undefined ? [] : [startTaiS, stopTaiS]);
  return {
    sensor,
    startTaiS,
    stopTaiS,
    isWhole: options.optical !== true && options.radar !== true,
    ...(radiusM !== undefined && { radiusM }),
    ...(earthOrientation && { earthOrientation }),
  };
}

function sensorOf(options: Options): VisibilityQuestion['sensors'][number] {
  if (options.optical === true && options.radar === true) throw wrongUsage('--optical and --radar exclude each other');
  for (const [name, option, needed] of NEEDS) {
    if (options[name] !== undefined && options[needed] !== true) throw wrongUsage(`${option} needs --${needed}`);
  }
  const { maxSun, minMoon, limitingMagnitude, maxRange, horizon } = options;
  const minElevationRad = numberOption('--min-elevation', options.minElevation, -5, 89) * RAD;
  return {
    sensorId: options.site,
    ...placeOption('--site', options.site),
    minElevationRad,
    horizon: horizon === undefined ? [] : horizonOption('--horizon', horizon),
    kind: options.radar === true ? 'RADAR' : 'OPTICAL',
    maxSunElevationRad: (maxSun === undefined ? -12 : numberOption('--max-sun', maxSun, -24, 0)) * RAD,
    minMoonSeparationRad: (minMoon === undefined ? 0 : numberOption('--min-moon', minMoon, 0, 90)) * RAD,
    limitingMagnitude:
      limitingMagnitude === undefined ? null : numberOption('--limiting-magnitude', limitingMagnitude, -5, 30),
    maxRangeM: maxRange === undefined ? null : numberOption('--max-range', maxRange, 1, 500_000) * 1000,
  };
}

const REASONS = {
  NO_ORBIT: 'the orbit of the object is not known then',
  NO_PASS: 'the object does not rise over the horizon of the site',
  NEVER_DARK: 'the Sun is too high in every pass',
  NEVER_LIT: 'the object is in the shadow of the Earth in every dark pass',
  NEAR_MOON: 'the Moon is too near in every pass',
  TOO_FAINT: 'the object is too faint in every pass',
  TOO_FAR: 'the object is out of range in every pass',
} as const;

/** From this age on the screens mark an orbit too. */
const OLD_DAYS = 3;

/** An old element set has its object minutes from where it is: docs/models/estimated-covariance.md. */
function noteAge({ epochTaiS }: MeanElements, startTaiS: number, stopTaiS: number): void {
  const days = Math.max(Math.abs(startTaiS - epochTaiS), Math.abs(stopTaiS - epochTaiS)) / SECONDS_PER_DAY;
  if (days <= OLD_DAYS) return;
  const when = formatUtcZ(epochTaiS, 0);
  printError(`the element set is of ${when}, up to ${days.toFixed(1)} days from the window: times may be off\n`);
}
