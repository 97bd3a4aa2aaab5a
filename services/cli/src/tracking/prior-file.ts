import type { AtmosphereModel } from '@keepout/astro/atmosphere-model';
import { covarianceInFrame, covarianceInLocal } from '@keepout/astro/covariance/rotate';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import { transformState } from '@keepout/astro/frames/rotation';
import type { Ephemeris, MeanElements, StateVector, Vec3 } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { readCatalogue } from '@keepout/ccsds/catalogue';
import { detectFormat } from '@keepout/ccsds/detect';
import { covarianceOfSigmas, estimateCovariance } from '@keepout/conjunction/covariance/estimated';
import { dynamicsParameters } from '@keepout/operations/orbit/dynamics-parameters';
import { type DynamicsParameters, elementsOrbit, type KnownOrbit } from '@keepout/operations/orbit/known-orbit';
import { knownStateAt } from '@keepout/operations/orbit/state-at';
import { estimateOf, type UpdateQuestion } from '@keepout/operations/update/update';
import { readText } from '../files/input-file.ts';
import { readOrbitFile } from '../files/orbit-file.ts';
import { faultLine, inputAtFault, wrongUsage } from '../process/exit.ts';

/** Prior orbit solution at an epoch. */
export interface KnownPrior {
  readonly prior: UpdateQuestion['prior'];
  /** Names of the object, any of which may occur in a tracking message. */
  readonly names: readonly string[];
  readonly covariance: 'file' | 'option' | 'estimated';
  readonly motion: DynamicsParameters;
}

interface PriorOrbit {
  readonly orbit: KnownOrbit;
  readonly ephemeris: Ephemeris;
  readonly names: readonly string[];
  /** For an element set: its covariance grows from its epoch on, and it contains the drag of the object. */
  readonly elements?: MeanElements;
}

/**
 * The orbit of an OMM, TLE, OEM or OCM as an update begins with it; or the end of the command with the reason.
 *
 * @param atTaiS   in the middle of the measurements
 * @param air      in which an element set is handed over to forces, as the service does; absent: the state of SGP4 at that time
 */
export function priorOfFile(
  path: string,
  atTaiS: number,
  sigmaRtnM: Vec3 | undefined,
  eop: EarthOrientation | undefined,
  air?: AtmosphereModel,
): KnownPrior {
  const text = readText(path);
  const format = detectFormat(text);
  const prior = /^(oem|ocm)-/.test(format) ? orbitOfEphemeris(path) : elementOrbit(path, text, format);
  const orbit = { ...prior.orbit, ...(air && { motion: { air } }) };
  const statedPrior = stateAt(path, prior.ephemeris, atTaiS, eop);
  const { matrix, source } = errorsOf(path, prior, statedPrior, sigmaRtnM, eop);
  const handedOver = air === undefined ? undefined : knownStateAt(orbit, atTaiS, eop);
  const isAsKnown = sigmaRtnM === undefined && handedOver?.ok === true;
  const state = handedOver?.ok ? handedOver.value.state : statedPrior;
  // Sigmas are those of the state that is updated.
  const covarianceRtn = sigmaRtnM === undefined ? matrix : covarianceOfSigmas(state, sigmaRtnM).matrix;
  return {
    prior: isAsKnown
      ? { orbits: [orbit], epochTaiS: atTaiS }
      : { estimate: estimateOf(state, covarianceRtn), last: null },
    names: prior.names,
    covariance: source,
    motion: dynamicsParameters(orbit),
  };
}

function orbitOfEphemeris(path: string): PriorOrbit {
  const { text, ephemeris, name, designator, cosparId } = readOrbitFile(path);
  return { orbit: { kind: 'ephemeris', text }, ephemeris, names: distinctNames(designator, name, cosparId) };
}

function elementOrbit(path: string, text: string, format: string): PriorOrbit {
  const isElementSet = format.startsWith('omm') || format === 'tle' || format === '3le';
  const { elements, faults } = readCatalogue(text);
  const [only, ...more] = elements;
  const [fault] = faults;
  if (only === undefined && fault !== undefined && isElementSet) throw inputAtFault(faultLine(path, fault));
  if (only === undefined) throw inputAtFault(`${path}: no orbit that can be read: an OMM, TLE, OEM or OCM is required`);
  if (more.length > 0)
    throw inputAtFault(`${path}: ${elements.length} objects; the file must contain only the observed object`);
  const { noradId, name, cosparId } = only;
  return {
    orbit: elementsOrbit(only),
    ephemeris: sgp4Ephemeris(only),
    names: distinctNames(String(noradId), name, cosparId),
    elements: only,
  };
}

function distinctNames(...names: readonly (string | undefined)[]): readonly string[] {
  return names.flatMap((name) => (name === undefined || name.trim() === '' ? [] : [name.trim()]));
}

function stateAt(path: string, ephemeris: Ephemeris, atTaiS: number, eop: EarthOrientation | undefined): StateVector {
  const six = new Float64Array(6);
  if (!ephemeris.stateAt(atTaiS, six)) {
    const [from, to] = [formatUtcZ(ephemeris.startTaiS), formatUtcZ(ephemeris.stopTaiS)];
    const span = Number.isFinite(ephemeris.startTaiS) ? `: it reaches from ${from} to ${to}` : '';
    throw inputAtFault(`${path}: no state at ${formatUtcZ(atTaiS)}, in the middle of the measurements${span}`);
  }
  const [x = 0, y = 0, z = 0, u = 0, v = 0, w = 0] = six;
  const state = { epochTaiS: atTaiS, frame: ephemeris.frame, positionM: [x, y, z], velocityMps: [u, v, w] } as const;
  return transformState(state, 'EME2000', eop);
}

function errorsOf(
  path: string,
  { ephemeris, elements }: PriorOrbit,
  state: StateVector,
  sigmaRtnM: Vec3 | undefined,
  eop: EarthOrientation | undefined,
): { readonly matrix: Float64Array; readonly source: KnownPrior['covariance'] } {
  if (sigmaRtnM !== undefined) return { matrix: covarianceOfSigmas(state, sigmaRtnM).matrix, source: 'option' };
  const carried = ephemeris.covarianceAt?.(state.epochTaiS);
  if (carried !== undefined) {
    const { matrix } = covarianceInLocal(covarianceInFrame(carried, 'EME2000', eop), 'RTN', state);
    return { matrix, source: 'file' };
  }
  if (elements === undefined)
    throw wrongUsage(`--prior-sigma: ${path} has no covariance at the time of the measurements`);
  const { covariance } = estimateCovariance(state, state.epochTaiS - elements.epochTaiS);
  return { matrix: covariance.matrix, source: 'estimated' };
}
