import {
  definitiveOrbit,
  type FileOrbit,
  predictedElements,
  predictedOrbit,
} from '@keepout/assessment/orbit/compared-orbit';
import { unpackEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import type { MeanElements } from '@keepout/astro/nouns';
import { type DefinitiveOrbit, type PairSample, samplesOfPair } from '@keepout/conjunction/event/realism-of-orbits';
import { type ReadEphemeris, type ReadEphemerisInput, readEphemeris } from '../ephemerides/read.thread.ts';

/** A file of the satellite, read or still to be read here: what is looked at once would drive others from memory. */
export interface ComparedFile {
  readonly read: ReadEphemeris | ReadEphemerisInput;
  readonly createdTaiS: number;
}

export interface CompareFilesInput {
  readonly predicted: ComparedFile;
  readonly definitive: ComparedFile;
}

export interface CompareSetsInput {
  readonly sets: readonly MeanElements[];
  readonly definitive: ComparedFile;
}

/** All is of the one satellite. */
const DESIGNATOR = '';

/** What a file had predicted against what another knows; nothing of one that can no longer be read. */
export function compareFiles({ predicted, definitive }: CompareFilesInput): readonly PairSample[] {
  const [before, after] = [orbitOf(predicted), orbitOf(definitive)];
  return before && after ? samplesOfPair(predictedOrbit(before), knownOf(after)) : [];
}

export function compareSets({ sets, definitive }: CompareSetsInput): readonly PairSample[] {
  const orbit = orbitOf(definitive);
  return orbit ? sets.flatMap((set) => samplesOfPair(predictedElements(set, DESIGNATOR), knownOf(orbit))) : [];
}

function knownOf(file: ReadFile): DefinitiveOrbit {
  return { ...definitiveOrbit(file), madeTaiS: file.createdTaiS };
}

type ReadFile = FileOrbit & Pick<ComparedFile, 'createdTaiS'>;

function orbitOf({ read, createdTaiS }: ComparedFile): ReadFile | undefined {
  const taken = 'bytes' in read ? readEphemeris(read) : { ok: true as const, value: read };
  if (!taken.ok) return undefined;
  const { ephemeris, facts } = taken.value;
  return {
    designator: DESIGNATOR,
    originator: facts.originator ?? '',
    createdTaiS,
    orbit: inFrame(unpackEphemeris(ephemeris), 'EME2000'),
    pointsTaiS: ephemeris.epochsTaiS,
  };
}
