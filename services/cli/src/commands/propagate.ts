import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import { transformState } from '@keepout/astro/frames/rotation';
import type { FrameName, MeanElements } from '@keepout/astro/nouns';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { SGP4_ERRORS, sgp4 } from '@keepout/astro/sgp4/propagate';
import type { Command } from 'commander';
import { findObject, readCatalogueFile } from '../files/catalogue-file.ts';
import { EXIT, wrongUsage } from '../process/exit.ts';

interface Options {
  readonly catalogue: string;
  readonly norad: string;
  readonly at?: string;
  readonly minutes?: string;
  readonly frame: string;
  readonly afspc?: boolean;
}

interface Row {
  readonly norad: number;
  readonly time: string;
  readonly frame: string;
  readonly positionKm: readonly number[] | null;
  readonly velocityKmS: readonly number[] | null;
  readonly error: string | null;
}

const FRAMES: Readonly<Record<string, FrameName>> = { teme: 'TEME', gcrf: 'GCRF', eme2000: 'EME2000', itrf: 'ITRF' };

export function addPropagate(program: Command): void {
  program
    .command('propagate')
    .description('propagate an element set with SGP4 and print states as JSON')
    .requiredOption('--catalogue <file>', 'TLE, 3LE or OMM (JSON, CSV, XML, KVN), also gzip')
    .requiredOption('--norad <id>', 'catalogue number')
    .option('--at <times>', 'UTC times, comma-separated ISO 8601')
    .option('--minutes <list>', 'minutes since the epoch of the elements, comma-separated')
    .option('--frame <name>', 'teme, gcrf, eme2000 or itrf', 'teme')
    .option('--afspc', 'mode of the operational code instead of the improved one')
    .action((options: Options) => {
      const rows = propagate(options);
      process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
      if (rows.some((row) => row.error !== null)) process.exitCode = EXIT.inputAtFault;
    });
}

function propagate(options: Options): Row[] {
  const frame = FRAMES[options.frame.toLowerCase()];
  if (frame === undefined) throw wrongUsage(`--frame ${options.frame}: one of ${Object.keys(FRAMES).join(', ')}`);
  const noradId = Number(options.norad);
  if (!Number.isInteger(noradId)) throw wrongUsage(`--norad ${options.norad}: a catalogue number`);
  const elements = findObject(readCatalogueFile(options.catalogue), noradId, options.catalogue);
  const record = sgp4Init(elements, options.afspc ? 'afspc' : 'improved');
  const state = new Float64Array(6);
  return epochsOf(options, elements).map((epochTaiS): Row => {
    const error = sgp4(record, (epochTaiS - record.epochTaiS) / 60, state);
    const identity = { norad: noradId, time: formatUtcZ(epochTaiS, 6), frame: options.frame.toLowerCase() };
    if (error !== 0) {
      const reason = SGP4_ERRORS[error] ?? 'no-state';
      return { ...identity, positionKm: null, velocityKmS: null, error: `${error} ${reason}` };
    }
    const metres = Array.from(state, (value) => value * 1000) as [number, number, number, number, number, number];
    const [x, y, z, vx, vy, vz] = metres;
    const moved = transformState({ epochTaiS, frame: 'TEME', positionM: [x, y, z], velocityMps: [vx, vy, vz] }, frame);
    return {
      ...identity,
      positionKm: moved.positionM.map((value) => value / 1000),
      velocityKmS: moved.velocityMps.map((value) => value / 1000),
      error: null,
    };
  });
}

function epochsOf(options: Options, elements: MeanElements): number[] {
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
    return elements.epochTaiS + minutes * 60;
  });
}
