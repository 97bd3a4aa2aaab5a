import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { namesake } from '@keepout/assessment/orbit/namesake';
import type { PackedEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';
import { screenedStates } from '@keepout/assessment/orbit/subject-orbit';
import { earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import type { MeanElements } from '@keepout/astro/nouns';
import { frameOf } from '@keepout/ccsds/value/frame-name';
import type { ProblemPlace } from '@keepout/contract/platform/problem';
import { type ReadEphemeris, readEphemeris } from '@keepout/server/ca/ephemerides/read.thread';
import { noteOrientation, readEarthOrientationDaysFile } from '../files/earth-orientation-file.ts';
import { LIMIT_BYTES, readBytes } from '../files/input-file.ts';
import { inputAtFault } from '../process/exit.ts';

/** An ephemeris of a file, and whose it is: 0 where neither the catalogue nor the file knows a number. */
export interface FiledEphemeris {
  readonly path: string;
  readonly noradId: number;
  /** That number, or what the file calls it. */
  readonly designator: string;
  /** In TEME, so that threads share its nodes. */
  readonly ephemeris: PackedEphemeris;
}

/** Reads an OEM or OCM; its object is found in the catalogue by the designator that it has. */
export function readFiledEphemeris(path: string, elements: readonly MeanElements[], eop?: string): FiledEphemeris {
  const orientation = eop === undefined ? undefined : { earthOrientation: readEarthOrientationDaysFile(eop) };
  const read = readEphemeris({ bytes: readBytes(path), limitBytes: LIMIT_BYTES, fileName: path, ...orientation });
  if (!read.ok) throw inputAtFault(read.fault.errors.map((error) => placeText(path, error)).join('\n'));
  const { facts, ephemeris, startTaiS, stopTaiS } = read.value;
  if (frameOf(facts.frame) === 'ITRF') {
    const known = orientation && earthOrientationOfDays(orientation.earthOrientation);
    noteOrientation('states in ITRF are', known, [startTaiS, stopTaiS]);
  }
  for (const warning of facts.warnings) process.stderr.write(`${placeText(path, warning)}\n`);
  const noradId = numberOf(read.value, elements);
  const designator = noradId === 0 ? facts.objectId : String(noradId);
  return { path, noradId, designator, ephemeris: screenedStates(ephemeris) };
}

/** All files of a folder, hidden ones aside; no object has two. */
export function readEphemerisFolder(
  folder: string,
  elements: readonly MeanElements[],
  eop?: string,
): readonly FiledEphemeris[] {
  const paths = filesIn(folder);
  if (paths.length === 0) throw inputAtFault(`--ephemerides ${folder}: no file is in it`);
  const pathOf = new Map<string, string>();
  return paths.map((path) => {
    const filed = readFiledEphemeris(path, elements, eop);
    const other = pathOf.get(filed.designator);
    if (other !== undefined) throw inputAtFault(`${path}: of object ${filed.designator}, as ${other} is; leave one`);
    pathOf.set(filed.designator, path);
    return filed;
  });
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => join(folder, name))
      .sort();
  } catch {
    throw inputAtFault(`--ephemerides ${folder}: is no folder that can be read`);
  }
}

function numberOf(file: ReadEphemeris, elements: readonly MeanElements[]): number {
  const known = namesake({ ...file, designator: file.facts.objectId }, elements)?.noradId;
  return known ?? (/^\d{1,9}$/.test(file.facts.objectId) ? Number(file.facts.objectId) : 0);
}

function placeText(file: string, { line, message, code }: ProblemPlace): string {
  return `${line === undefined ? file : `${file}:${line}`}: ${message} [${code}]`;
}
