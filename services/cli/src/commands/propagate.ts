import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import { HIGHEST_DEGREE } from '@keepout/astro/force/icgem';
import { transformState } from '@keepout/astro/frames/rotation';
import type { FrameName } from '@keepout/astro/nouns';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { SGP4_ERRORS, sgp4 } from '@keepout/astro/sgp4/propagate';
import type { Command } from 'commander';
import { findObject, readCataloguePath } from '../files/catalogue-file.ts';
import {
  type EarthOrientationUsed,
  EOP_OPTION,
  noteOrientation,
  orientationUsed,
  readEarthOrientationFile,
} from '../files/earth-orientation-file.ts';
import { atmosphereName, SPACE_WEATHER_OPTION } from '../files/space-weather-file.ts';
import { EXIT, wrongUsage } from '../process/exit.ts';
import { wholeOption } from '../process/option-value.ts';
import { print } from '../process/print.ts';
import { propagateState, type StateRow } from './propagate-state.ts';

interface Options {
  readonly catalogue?: string;
  readonly norad?: string;
  readonly opm?: string;
  readonly gravity?: string;
  readonly degree?: string;
  readonly atmosphere?: string;
  readonly spaceWeather?: string;
  readonly at?: string;
  readonly minutes?: string;
  readonly frame: string;
  readonly afspc?: boolean;
  readonly eop?: string;
}

interface Row {
  readonly norad: number;
  readonly time: string;
  readonly frame: string;
  readonly positionKm: readonly number[] | null;
  readonly velocityKmS: readonly number[] | null;
  readonly error: string | null;
  /** With Earth-fixed states alone. */
  readonly earthOrientation?: EarthOrientationUsed;
}

const FRAMES: ReadonlyMap<string, FrameName> = new Map(
  Object.entries({ teme: 'TEME', gcrf: 'GCRF', eme2000: 'EME2000', itrf: 'ITRF' }),
);

export function addPropagate(program: Command): void {
  program
    .command('propagate')
    .description('propagate an element set with SGP4, or an OPM numerically')
    .option('--catalogue <file>', 'TLE, 3LE or OMM (JSON, CSV, XML, KVN), also gzip')
    .option('--norad <id>', 'catalogue number')
    .option('--opm <file>', 'orbit parameter message, instead of --catalogue and --norad')
    .option('--gravity <file>', 'with --opm: gravity field of ICGEM (.gfc, also gzip; default: EGM96 to degree 70)')
    .option('--degree <n>', 'with --opm: maximum degree of the field (default: that of the file, at most 120)')
    .option('--atmosphere <name>', 'with --opm: exponential, or nrlmsise-00 (default with --space-weather)')
    .option(...SPACE_WEATHER_OPTION)
    .option('--at <times>', 'comma-separated times, UTC, ISO 8601')
    .option('--minutes <list>', 'comma-separated minutes since the epoch of the element set or state')
    .option('--frame <name>', 'teme, gcrf, eme2000 or itrf', 'teme')
    .option(...EOP_OPTION)
    .option('--afspc', 'AFSPC mode of SGP4 instead of the improved mode')
    .action((options: Options) => {
      const rows = options.opm === undefined ? propagate(options) : propagateOpm(options, options.opm);
      print(`${JSON.stringify(rows, null, 2)}\n`);
      if (rows.some((row) => row.error !== null)) process.exitCode = EXIT.inputAtFault;
    });
}

function frameOf({ frame: name }: Options): FrameName {
  const frame = FRAMES.get(name.toLowerCase());
  if (frame === undefined) throw wrongUsage(`--frame ${name}: one of ${[...FRAMES.keys()].join(', ')}`);
  return frame;
}

function propagateOpm(options: Options, opm: string): StateRow[] {
  if (options.catalogue !== undefined || options.norad !== undefined || options.afspc === true) {
    throw wrongUsage('--opm: without --catalogue, --norad and --afspc, which are of element sets');
  }
  const { gravity, eop, spaceWeather } = options;
  const atmosphere = atmosphereName(options.atmosphere, spaceWeather);
  const degree = options.degree === undefined ? undefined : wholeOption('--degree', options.degree, 0, HIGHEST_DEGREE);
  const run = {
    opm,
    frame: frameOf(options),
    ...(gravity !== undefined && { gravity }),
    atmosphere,
    ...(eop !== undefined && { eop }),
    ...(spaceWeather !== undefined && { spaceWeather }),
  };
  return propagateState({ ...run, ...(degree !== undefined && { degree }) }, (epochTaiS) =>
    epochsOf(options, epochTaiS),
  );
}

function propagate(options: Options): Row[] {
  const frame = frameOf(options);
  if (options.catalogue === undefined || options.norad === undefined) {
    throw wrongUsage('give --catalogue and --norad, or --opm');
  }
  if (options.gravity !== undefined || options.degree !== undefined) {
    throw wrongUsage('--gravity, --degree: they belong to --opm; SGP4 has a field of its own');
  }
  if (options.atmosphere !== undefined || options.spaceWeather !== undefined) {
    throw wrongUsage('--atmosphere, --space-weather: they belong to --opm; SGP4 has the drag of its elements');
  }
  const noradId = Number(options.norad);
  if (!Number.isInteger(noradId)) throw wrongUsage(`--norad ${options.norad}: a catalogue number`);
  const elements = findObject(readCataloguePath(options.catalogue), noradId, options.catalogue);
  const record = sgp4Init(elements, options.afspc ? 'afspc' : 'improved');
  const state = new Float64Array(6);
  const eop = options.eop === undefined ? undefined : readEarthOrientationFile(options.eop);
  const epochs = epochsOf(options, elements.epochTaiS);
  if (frame === 'ITRF') noteOrientation('states in ITRF are', eop, epochs);
  return epochs.map((epochTaiS): Row => {
    const error = sgp4(record, (epochTaiS - record.epochTaiS) / 60, state);
    const identity = { norad: noradId, time: formatUtcZ(epochTaiS, 6), frame: options.frame.toLowerCase() };
    if (error !== 0) {
      const reason = SGP4_ERRORS[error] ?? 'no-state';
      return { ...identity, positionKm: null, velocityKmS: null, error: `${error} ${reason}` };
    }
    const metres = Array.from(state, (value) => value * 1000) as [number, number, number, number, number, number];
    const [x, y, z, vx, vy, vz] = metres;
    const moved = transformState(
      { epochTaiS, frame: 'TEME', positionM: [x, y, z], velocityMps: [vx, vy, vz] },
      frame,
      eop,
    );
    return {
      ...identity,
      positionKm: moved.positionM.map((value) => value / 1000),
      velocityKmS: moved.velocityMps.map((value) => value / 1000),
      error: null,
      ...(frame === 'ITRF' && { earthOrientation: orientationUsed(eop, epochTaiS) }),
    };
  });
}

function epochsOf(options: Options, startTaiS: number): number[] {
  if ((options.at === undefined) === (options.minutes === undefined)) throw wrongUsage('give either --at or --minutes');
  if (options.at !== undefined) {
    return options.at.split(',').map((text) => {
      const parsed = parseUtc(text.trim());
      if (!parsed.ok) throw wrongUsage(`--at ${text}: not a UTC time (${parsed.fault.code})`);
      return parsed.value;
    });
  }
  return (options.minutes ?? '').split(',').map((text) => {
    const minutes = Number(text);
    if (text.trim() === '' || !Number.isFinite(minutes)) throw wrongUsage(`--minutes ${text}: not a number`);
    return startTaiS + minutes * 60;
  });
}
