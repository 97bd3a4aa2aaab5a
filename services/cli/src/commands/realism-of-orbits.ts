import { elementSetParty } from '@keepout/assessment/orbit/element-set-party';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { type RealismGroup, type RealismSample, realismByKind } from '@keepout/conjunction/event/realism-by-kind';
import {
  type DefinitiveOrbit,
  ELEMENT_SETS_APART_S,
  type PredictedOrbit,
  samplesOfElementSets,
  samplesOfPredictions,
} from '@keepout/conjunction/event/realism-of-orbits';
import { readElementSetsFile } from '../files/catalogue-file.ts';
import { noteOrientation, readEarthOrientationFile } from '../files/earth-orientation-file.ts';
import { type OrbitOfFile, readOrbitFile } from '../files/orbit-file.ts';
import { inputAtFault, wrongUsage } from '../process/exit.ts';

export interface OrbitFiles {
  readonly predicted?: readonly string[];
  readonly definitive?: readonly string[];
  readonly elements?: readonly string[];
  readonly eop?: string;
}

/** What was compared with what: the second is what turned out. */
type Comparison = 'PREDICTED_DEFINITIVE' | 'ELEMENTS_DEFINITIVE' | 'ELEMENTS_ELEMENTS';

export interface ComparedGroup extends RealismGroup {
  readonly comparison: Comparison;
  /** What is off the same way on both sides is not seen. */
  readonly isLowerBound: boolean;
}

/** Who makes element sets does not say so in them. */
const SET_ORIGINATOR = 'element sets';

/** How realistic the covariances of predicted ephemerides are, and the estimated ones of element sets. */
export function realismOfOrbitFiles({ predicted = [], definitive = [], elements = [], eop }: OrbitFiles) {
  if (predicted.length > 0 && definitive.length === 0) throw wrongUsage('--predicted is compared with --definitive');
  if (predicted.length === 0 && elements.length === 0) throw wrongUsage('give --predicted or --elements');
  const table = eop === undefined ? undefined : readEarthOrientationFile(eop);
  const turned = definitive.map((path) => definitiveOf(path, readTurned(path, table)));
  const predictions = predicted.map((path) => predictionOf(path, readTurned(path, table)));
  const sets = elements.flatMap((path) => readElementSetsFile(path)).map((set) => predictionOfSet(set, turned));
  for (const [at, { designator }] of predictions.entries())
    if (!turned.some((orbit) => orbit.designator === designator))
      process.stderr.write(`${predicted[at]}: no definitive ephemeris of object ${designator}\n`);
  const groups = [
    ...groupsOf('PREDICTED_DEFINITIVE', samplesOfPredictions(predictions, turned)),
    ...groupsOf('ELEMENTS_DEFINITIVE', samplesOfPredictions(sets, turned, ELEMENT_SETS_APART_S)),
    ...groupsOf('ELEMENTS_ELEMENTS', samplesOfElementSets(sets)),
  ];
  if (groups.length === 0)
    throw inputAtFault(
      'nothing to compare: no object has a covariance that was predicted and an orbit that turned out',
    );
  return groups;
}

function groupsOf(comparison: Comparison, samples: readonly RealismSample[]): readonly ComparedGroup[] {
  const isLowerBound = comparison === 'ELEMENTS_ELEMENTS';
  return realismByKind(samples).map((group) => ({ comparison, isLowerBound, ...group }));
}

function readTurned(path: string, eop: EarthOrientation | undefined) {
  const file = readOrbitFile(path);
  if (file.ephemeris.frame === 'ITRF') noteOrientation(`states of ${path} are`, eop, [file.ephemeris.startTaiS]);
  return { ...file, orbit: inFrame(file.ephemeris, 'EME2000', eop) };
}

type TurnedFile = Omit<OrbitOfFile, 'name'> & { readonly orbit: PredictedOrbit['orbit'] };

/** It is known up to when it was made, where that is told of a time within it; else all of it, as the caller says. */
function definitiveOf(path: string, { designator, createdTaiS, orbit }: TurnedFile): DefinitiveOrbit {
  const { startTaiS: fromTaiS, stopTaiS } = orbit;
  const isPart = createdTaiS !== undefined && createdTaiS > fromTaiS && createdTaiS < stopTaiS;
  if (isPart) process.stderr.write(`${path}: after its CREATION_DATE it is a prediction; that part is left out\n`);
  return { designator, orbit, fromTaiS, toTaiS: isPart ? createdTaiS : stopTaiS };
}

function predictionOf(path: string, { designator, originator, createdTaiS, orbit, ephemeris }: TurnedFile) {
  const { startTaiS, stopTaiS, covarianceAt } = orbit;
  if (covarianceAt === undefined) process.stderr.write(`${path}: it has no covariance\n`);
  const isTold = createdTaiS !== undefined && createdTaiS < stopTaiS;
  if (!isTold)
    process.stderr.write(`${path}: made after its last state; ages count from its first, ${formatUtcZ(startTaiS)}\n`);
  return {
    designator,
    originator,
    covarianceSource: 'OEM',
    statedTaiS: isTold ? createdTaiS : startTaiS,
    orbit,
    pointsTaiS: ephemeris.nodes.epochsTaiS,
  };
}

/** Under the name that the definitive ephemeris has for its object. */
function predictionOfSet(elements: MeanElements, definitive: readonly DefinitiveOrbit[]): PredictedOrbit {
  const { noradId, cosparId, epochTaiS: statedTaiS } = elements;
  const names = [String(noradId), cosparId];
  const namesake = definitive.find(({ designator }) => names.includes(designator.replace(/^0+(?=\d)/, '')));
  const turned = inFrame(sgp4Ephemeris(elements), 'EME2000');
  const party = elementSetParty(elements);
  const knownAt = (epochTaiS: number) => {
    const six = new Float64Array(6);
    return turned.stateAt(epochTaiS, six) ? party.covarianceAt(stateOfSix(six, epochTaiS)) : undefined;
  };
  return {
    designator: namesake?.designator ?? String(noradId),
    originator: SET_ORIGINATOR,
    covarianceSource: knownAt(statedTaiS)?.source ?? 'ESTIMATED',
    statedTaiS,
    orbit: { ...turned, covarianceAt: (epochTaiS) => knownAt(epochTaiS)?.covariance },
  };
}
