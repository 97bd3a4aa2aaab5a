import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import { rotationBetween } from '@keepout/astro/frames/rotation';
import { moonPosition } from '@keepout/astro/moon/position';
import type { Ephemeris, Vec3 } from '@keepout/astro/nouns';
import { maximumBetween } from '@keepout/astro/search/extremum';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { lookAngles, sineOfElevation } from '@keepout/tracking/look-angles';
import { opticalSpans, sunInItrf } from '@keepout/tracking/optical';
import { findPasses } from '@keepout/tracking/passes';
import { sunClearance } from '@keepout/tracking/shadow';
import type { Site } from '@keepout/tracking/site';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import type { Command } from 'commander';
import { findObject, readCatalogueFile } from '../files/catalogue-file.ts';
import { EOP_OPTION, noteOrientation, readEarthOrientationFile } from '../files/earth-orientation-file.ts';
import { numberOption, startOption, wholeOption } from '../process/option-value.ts';
import { siteOption } from '../process/site-option.ts';

interface Options {
  readonly catalogue: string;
  readonly norad: string;
  readonly site: string;
  readonly start?: string;
  readonly days: string;
  readonly minElevation: string;
  readonly optical?: boolean;
  readonly eop?: string;
}

const RAD = Math.PI / 180;
/** Nautical night. */
const MAX_SUN_ELEVATION_RAD = -12 * RAD;
/** To be found within. */
const CULMINATION_S = 1e-3;

/** A pass, or with `--optical` the part of it in which the object can be seen. */
interface PassRow {
  readonly rise: string;
  readonly culmination: string;
  readonly set: string;
  readonly maxElevationDeg: number;
  /** At culmination: the object outside the umbra, the Sun 12 degrees below the horizon. */
  readonly sunlit: boolean;
  readonly dark: boolean;
  /** At culmination, between the directions to the object and to the Moon. */
  readonly moonSeparationDeg: number;
}

export function addPasses(program: Command): void {
  program
    .command('passes')
    .description('passes of an object over a site')
    .requiredOption('--catalogue <file>', 'element sets: TLE, OMM as KVN, XML, JSON or CSV, also gzip')
    .requiredOption('--norad <n>', 'catalogue number')
    .requiredOption('--site <lat,lon,height>', 'degrees north, degrees east, metres (WGS-84)')
    .option('--start <time>', 'begin of the window, UTC; now without it')
    .option('--days <n>', 'length of the window', '1')
    .option('--min-elevation <deg>', 'elevation from which on the object counts as up', '0')
    .option(
      '--optical',
      'only when the object is lit and the Sun 12 degrees below the horizon: rise and set are those of this time',
    )
    .option(...EOP_OPTION)
    .option('--json', 'print JSON (it always does)')
    .action((options: Options) => {
      process.stdout.write(`${JSON.stringify(passes(options), null, 2)}\n`);
    });
}

function passes(options: Options): PassRow[] {
  const noradId = wholeOption('--norad', options.norad, 0, 999_999_999);
  const site = siteOption('--site', options.site);
  const days = numberOption('--days', options.days, 1e-6, 400);
  const minElevationRad = numberOption('--min-elevation', options.minElevation, -5, 89) * RAD;
  const startTaiS = startOption('--start', options.start);
  const stopTaiS = startTaiS + days * SECONDS_PER_DAY;
  const elements = findObject(readCatalogueFile(options.catalogue), noradId, options.catalogue);
  const eop = options.eop === undefined ? undefined : readEarthOrientationFile(options.eop);
  noteOrientation('the site is', eop, eop === undefined ? [] : [startTaiS, stopTaiS]);
  const ephemeris: Ephemeris = sgp4Ephemeris(elements);
  const request = { ephemeris, site, startTaiS, stopTaiS, minElevationRad, ...(eop && { eop }) };
  const seen = { maxSunElevationRad: MAX_SUN_ELEVATION_RAD, shadow: 'umbra' as const };
  const spans = options.optical === true ? opticalSpans({ ...request, ...seen }) : findPasses(request);
  const earthFixed = inFrame(ephemeris, 'ITRF', eop);
  const isOptical = options.optical === true;
  return spans.map((span) => {
    const row = rowOf(span, site, earthFixed, eop);
    // On the edge of the time in which it is seen the one or the other is just about to be.
    return isOptical ? { ...row, sunlit: true, dark: true } : row;
  });
}

function rowOf(
  span: { readonly startTaiS: number; readonly stopTaiS: number; readonly culminationTaiS?: number },
  site: Site,
  ephemeris: Ephemeris,
  eop: EarthOrientation | undefined,
): PassRow {
  const state = new Float64Array(6);
  const look = (t: number) => {
    ephemeris.stateAt(t, state);
    return lookAngles(site, state);
  };
  const { startTaiS, stopTaiS } = span;
  const culminationTaiS =
    span.culminationTaiS ??
    startTaiS + maximumBetween((s) => look(startTaiS + s).elevationRad, 0, stopTaiS - startTaiS, CULMINATION_S);
  const top = [startTaiS, culminationTaiS, stopTaiS].reduce((a, b) =>
    look(b).elevationRad > look(a).elevationRad ? b : a,
  );
  const { elevationRad } = look(top);
  const sun = sunInItrf(top, eop);
  return {
    rise: formatUtcZ(startTaiS, 3),
    culmination: formatUtcZ(top, 3),
    set: formatUtcZ(stopTaiS, 3),
    maxElevationDeg: elevationRad / RAD,
    sunlit: sunClearance(state, sun, 'umbra') > 0,
    dark: sineOfElevation(site, ...sun) < Math.sin(MAX_SUN_ELEVATION_RAD),
    moonSeparationDeg: separation(site, state, moonInItrf(top, eop)) / RAD,
  };
}

function moonInItrf(epochTaiS: number, eop: EarthOrientation | undefined): Vec3 {
  const m = rotationBetween('EME2000', 'ITRF', epochTaiS, eop);
  const [x, y, z] = moonPosition(epochTaiS);
  return [m[0]! * x + m[1]! * y + m[2]! * z, m[3]! * x + m[4]! * y + m[5]! * z, m[6]! * x + m[7]! * y + m[8]! * z];
}

/** Angle between two directions from a site. */
function separation({ positionM }: Site, object: ArrayLike<number>, other: Vec3): number {
  const [a, b] = [0, 1, 2].reduce<[number[], number[]]>(
    ([one, two], i) => [
      [...one, object[i]! - positionM[i]!],
      [...two, other[i]! - positionM[i]!],
    ],
    [[], []],
  );
  const dot = a.reduce((sum, value, i) => sum + value * b[i]!, 0);
  return Math.acos(Math.max(-1, Math.min(1, dot / (Math.hypot(...a) * Math.hypot(...b)))));
}
