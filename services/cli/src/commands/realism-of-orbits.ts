import {
  definitiveOrbit,
  type FileOrbit,
  predictedElements,
  predictedOrbit,
} from '@keepout/assessment/orbit/compared-orbit';
import { foundErrorsText } from '@keepout/assessment/text/found-errors-text';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { MeanElements } from '@keepout/astro/nouns';
import { groupsOfComparison } from '@keepout/conjunction/event/realism-by-kind';
import {
  type DefinitiveOrbit,
  ELEMENT_SETS_APART_S,
  type PredictedOrbit,
  samplesOfElementSets,
  samplesOfPredictions,
} from '@keepout/conjunction/event/realism-of-orbits';
import { readElementSetsFile } from '../files/catalogue-file.ts';
import { noteOrientation, readEarthOrientationFile } from '../files/earth-orientation-file.ts';
import { readOrbitFile } from '../files/orbit-file.ts';
import { inputAtFault, wrongUsage } from '../process/exit.ts';
import { printError } from '../process/print.ts';

export interface OrbitFiles {
  readonly predicted?: readonly string[];
  readonly definitive?: readonly string[];
  readonly elements?: readonly string[];
  readonly eop?: string;
}

/** Computes the realism of the covariances of predicted ephemerides, and of the estimated ones of element sets. */
export function realismOfOrbitFiles({ predicted = [], definitive = [], elements = [], eop }: OrbitFiles) {
  if (predicted.length > 0 && definitive.length === 0) throw wrongUsage('--predicted is compared with --definitive');
  if (predicted.length === 0 && elements.length === 0) throw wrongUsage('give --predicted or --elements');
  const table = eop === undefined ? undefined : readEarthOrientationFile(eop);
  const turned = definitive.map((path) => definitiveOf(path, readTurned(path, table)));
  const predictions = predicted.map((path) => predictionOf(path, readTurned(path, table)));
  const sets = elements
    .flatMap((path) => readElementSetsFile(path))
    .map((set) => predictedElements(set, namesake(set, turned)));
  for (const [at, { designator }] of predictions.entries())
    if (!turned.some((orbit) => orbit.designator === designator))
      printError(`${predicted[at]}: no definitive ephemeris of object ${designator}\n`);
  printError(foundErrorsText(predictions, turned));
  const groups = [
    ...groupsOfComparison('PREDICTED_DEFINITIVE', samplesOfPredictions(predictions, turned)),
    ...groupsOfComparison('ELEMENTS_DEFINITIVE', samplesOfPredictions(sets, turned, ELEMENT_SETS_APART_S)),
    ...groupsOfComparison('ELEMENTS_ELEMENTS', samplesOfElementSets(sets)),
  ];
  if (groups.length === 0)
    throw inputAtFault('nothing to compare: no object has a predicted covariance and a definitive orbit');
  return groups;
}

function readTurned(path: string, eop: EarthOrientation | undefined): FileOrbit {
  const { ephemeris, ...file } = readOrbitFile(path);
  if (ephemeris.frame === 'ITRF') noteOrientation(`states of ${path} are`, eop, [ephemeris.startTaiS]);
  return { ...file, orbit: inFrame(ephemeris, 'EME2000', eop), pointsTaiS: ephemeris.nodes.epochsTaiS };
}

function definitiveOf(path: string, file: FileOrbit): DefinitiveOrbit {
  const definitive = definitiveOrbit(file);
  if (definitive.toTaiS < file.orbit.stopTaiS)
    printError(`${path}: after its CREATION_DATE it is a prediction; that part is left out\n`);
  return definitive;
}

function predictionOf(path: string, file: FileOrbit): PredictedOrbit {
  const predicted = predictedOrbit(file);
  const { startTaiS, covarianceAt } = file.orbit;
  if (covarianceAt === undefined) printError(`${path}: it has no covariance\n`);
  if (predicted.statedTaiS !== file.createdTaiS)
    printError(`${path}: made after its last state; ages count from its first, ${formatUtcZ(startTaiS)}\n`);
  return predicted;
}

/** The name that a definitive ephemeris has for the object of an element set. */
function namesake({ noradId, cosparId }: MeanElements, definitive: readonly DefinitiveOrbit[]): string | undefined {
  const names = [String(noradId), cosparId];
  return definitive.find(({ designator }) => names.includes(designator.replace(/^0+(?=\d)/, '')))?.designator;
}
