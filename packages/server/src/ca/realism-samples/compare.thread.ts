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
import type { ReadEphemeris } from '../ephemerides/read.thread.ts';

/** A parsed file of the satellite. */
export interface ComparedFile {
  readonly read: Pick<ReadEphemeris, 'ephemeris' | 'facts'>;
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

/** Empty, because all data are of the same satellite. */
const DESIGNATOR = '';

/** Compares the predictions of a file with the definitive states of a later one. */
export function compareFiles({ predicted, definitive }: CompareFilesInput): readonly PairSample[] {
  return samplesOfPair(predictedOrbit(orbitOf(predicted)), knownOf(orbitOf(definitive)));
}

export function compareSets({ sets, definitive }: CompareSetsInput): readonly PairSample[] {
  const orbit = orbitOf(definitive);
  return sets.flatMap((set) => samplesOfPair(predictedElements(set, DESIGNATOR), knownOf(orbit)));
}

function knownOf(file: ReadFile): DefinitiveOrbit {
  return { ...definitiveOrbit(file), madeTaiS: file.createdTaiS };
}

type ReadFile = FileOrbit & Pick<ComparedFile, 'createdTaiS'>;

function orbitOf({ read: { ephemeris, facts }, createdTaiS }: ComparedFile): ReadFile {
  return {
    designator: DESIGNATOR,
    originator: facts.originator ?? '',
    createdTaiS,
    orbit: inFrame(unpackEphemeris(ephemeris), 'EME2000'),
    pointsTaiS: ephemeris.epochsTaiS,
  };
}
