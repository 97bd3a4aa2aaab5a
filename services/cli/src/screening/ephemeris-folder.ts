import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { namesake, namesakesAmong } from '@keepout/assessment/orbit/namesake';
import type { PackedEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';
import { earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import type { MeanElements } from '@keepout/astro/nouns';
import { frameOf } from '@keepout/ccsds/value/frame-name';
import type { ProblemPlace } from '@keepout/contract/platform/problem';
import {
  type EphemerisRefused,
  type ReadEphemeris,
  type ReadEphemerisInput,
  readEphemeris,
  screenedStates,
} from '@keepout/server/ca/ephemerides/read.thread';
import { readEphemerisTask, statesTask } from '@keepout/server/ca/ephemerides/read-task';
import { openThreads } from '@keepout/server/platform/threads/threads';
import { fail, ok, type Result } from '@keepout/units/result';
import { noteOrientation, readEarthOrientationDaysFile } from '../files/earth-orientation-file.ts';
import { LIMIT_BYTES, readBytes } from '../files/input-file.ts';
import { inputAtFault } from '../process/exit.ts';
import { printableLine, printError } from '../process/print.ts';
import type { ScreeningRun } from './screen-threads.ts';

/** An ephemeris of a file, and whose it is: 0 where neither the catalogue nor the file knows a number. */
export interface FiledEphemeris {
  readonly path: string;
  readonly noradId: number;
  /** That number, or the name in the file. */
  readonly designator: string;
  /** In TEME, so that threads share its nodes. */
  readonly ephemeris: PackedEphemeris;
}

type FileRead = Result<ReadEphemeris, EphemerisRefused>;
type Orientation = Pick<ReadEphemerisInput, 'earthOrientation'>;

/** Reads an OEM or OCM; its object is found in the catalogue by the designator that it has. */
export function readFiledEphemeris(path: string, elements: readonly MeanElements[], eop?: string): FiledEphemeris {
  const orientation = orientationOf(eop);
  const read = readEphemeris(inputOf(path, orientation));
  const inTeme = read.ok ? ok({ ...read.value, ephemeris: screenedStates(read.value.ephemeris) }) : read;
  return filedEphemeris(path, inTeme, orientation, (designator) => namesake(designator, elements));
}

/** All files of a folder, hidden ones aside, read side by side on threads; no object has two. The first at fault ends it. */
export async function readEphemerisFolder(
  folder: string,
  elements: readonly MeanElements[],
  run: ScreeningRun,
  eop?: string,
): Promise<readonly FiledEphemeris[]> {
  const paths = filesIn(folder);
  if (paths.length === 0) throw inputAtFault(`--ephemerides ${folder}: no file is in it`);
  const orientation = orientationOf(eop);
  const namesakeOf = namesakesAmong(elements);
  const reads = await readOnThreads(paths, orientation, run);
  const pathOf = new Map<string, string>();
  return reads.map((read, index) => {
    const path = paths[index]!;
    const filed = filedEphemeris(path, read, orientation, namesakeOf);
    const samePath = pathOf.get(filed.designator);
    if (samePath !== undefined)
      throw inputAtFault(`${path}: of object ${filed.designator}, as ${samePath} is; leave one`);
    pathOf.set(filed.designator, path);
    return filed;
  });
}

/** Returns the content of the files in their order, up to the first invalid one; files before it were started earlier. */
async function readOnThreads(
  paths: readonly string[],
  orientation: Orientation,
  { workers, signal, onProgress }: ScreeningRun,
): Promise<readonly FileRead[]> {
  const threads = openThreads(Math.min(workers, paths.length));
  const reads: FileRead[] = [];
  let [next, doneCount] = [0, 0];
  const read = async (path: string): Promise<FileRead> => {
    const table = await threads.run(readEphemerisTask, inputOf(path, orientation), { signal });
    if (!table.ok) return fail(table.fault);
    return ok({ ...table.value, ephemeris: await threads.run(statesTask, table.value.ephemeris, { signal }) });
  };
  const reading = async (): Promise<void> => {
    while (next < paths.length) {
      const index = next++;
      reads[index] = await read(paths[index]!);
      if (!reads[index].ok) next = paths.length;
      onProgress(++doneCount, paths.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: 2 * threads.size }, reading));
  } finally {
    await threads.close();
  }
  return reads;
}

function orientationOf(eop: string | undefined): Orientation {
  return eop === undefined ? {} : { earthOrientation: readEarthOrientationDaysFile(eop) };
}

function inputOf(path: string, orientation: Orientation): ReadEphemerisInput {
  return { bytes: readBytes(path), limitBytes: LIMIT_BYTES, fileName: path, ...orientation };
}

function filedEphemeris(
  path: string,
  read: FileRead,
  { earthOrientation }: Orientation,
  namesakeOf: ReturnType<typeof namesakesAmong<MeanElements>>,
): FiledEphemeris {
  if (!read.ok) throw inputAtFault(read.fault.errors.map((error) => placeText(path, error)).join('\n'));
  const { facts, ephemeris, startTaiS, stopTaiS } = read.value;
  if (frameOf(facts.frame) === 'ITRF') {
    const orientation = earthOrientation && earthOrientationOfDays(earthOrientation);
    noteOrientation('states in ITRF are', orientation, [startTaiS, stopTaiS]);
  }
  for (const warning of facts.warnings) printError(`${placeText(path, warning)}\n`);
  const known = namesakeOf({ ...read.value, designator: facts.objectId })?.noradId;
  const noradId = known ?? (/^\d{1,9}$/.test(facts.objectId) ? Number(facts.objectId) : 0);
  return { path, noradId, designator: noradId === 0 ? facts.objectId : String(noradId), ephemeris };
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => join(folder, name))
      .sort();
  } catch {
    throw inputAtFault(`--ephemerides ${folder}: the folder cannot be read`);
  }
}

function placeText(file: string, { line, message, code }: ProblemPlace): string {
  return printableLine(`${line === undefined ? file : `${file}:${line}`}: ${message} [${code}]`);
}
