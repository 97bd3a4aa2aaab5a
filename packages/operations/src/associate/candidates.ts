import { covarianceInLocal } from '@keepout/astro/covariance/rotate';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { errorOfElements } from '@keepout/conjunction/covariance/element-set-error';
import { estimateCovariance } from '@keepout/conjunction/covariance/estimated';
import { ok } from '@keepout/units/result';
import { arcStateAt, carriedKnowledge } from '../orbit/carried-knowledge.ts';
import { dynamicsParameters } from '../orbit/dynamics-parameters.ts';
import { type KnownArc, type KnownOrbit, positionSigma } from '../orbit/known-orbit.ts';
import { openedOem } from '../orbit/opened-oem.ts';
import { ASSUMED_AGE_S, knownStateAt, stateAsKnown } from '../orbit/state-at.ts';

/** Before and after a track: light time and rates. */
const MARGIN_S = 60;

/** Returns a known orbit around a track; undefined where the orbit does not cover it. */
export function arcAround(
  orbit: KnownOrbit,
  startTaiS: number,
  stopTaiS: number,
  eop?: EarthOrientation,
): KnownArc | undefined {
  if (orbit.kind === 'ephemeris') return arcOfOem(orbit.text, eop);
  const startState =
    orbit.kind === 'state' ? ok(stateAsKnown(orbit)) : knownStateAt(orbit, (startTaiS + stopTaiS) / 2, eop);
  if (!startState.ok) return undefined;
  const carried = carriedKnowledge(
    startState.value,
    startTaiS - MARGIN_S,
    stopTaiS + MARGIN_S,
    dynamicsParameters(orbit),
    eop,
  );
  return carried.ok ? carried.value : undefined;
}

/** Returns the most accurate orbit of an object at the middle of a track, and its index. */
export function bestArcAround(
  orbits: readonly KnownOrbit[],
  startTaiS: number,
  stopTaiS: number,
  eop?: EarthOrientation,
): { readonly at: number; readonly arc: KnownArc } | undefined {
  let best: { readonly at: number; readonly arc: KnownArc; readonly sigmaM: number } | undefined;
  for (const [at, orbit] of orbits.entries()) {
    const arc = arcAround(orbit, startTaiS, stopTaiS, eop);
    const middleState = arc && arcStateAt(arc, (startTaiS + stopTaiS) / 2);
    if (arc === undefined || middleState === undefined) continue;
    const sigmaM = positionSigma(middleState);
    if (best === undefined || sigmaM < best.sigmaM) best = { at, arc, sigmaM };
  }
  return best;
}

/** Returns an ephemeris with its own covariance, or without one with the typical covariance of element sets after a day. */
export function arcOfOem(text: string, eop?: EarthOrientation): KnownArc | undefined {
  const { inertial: orbit } = openedOem(text, eop);
  if (orbit === undefined) return undefined;
  return {
    orbit,
    error: (state) => {
      const covariance = orbit.covarianceAt?.(state.epochTaiS);
      return covariance === undefined
        ? estimateCovariance(state, ASSUMED_AGE_S).covariance
        : covarianceInLocal(covariance, 'RTN', state);
    },
  };
}

/** An object of a catalogue, by SGP4, with the error of its regime and age. */
export function arcOfElements(elements: MeanElements): KnownArc {
  return { orbit: sgp4Ephemeris(elements), error: errorOfElements(elements) };
}
