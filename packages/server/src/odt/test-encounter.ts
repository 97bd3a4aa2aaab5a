import { transformState } from '@keepout/astro/frames/rotation';
import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import type { EncounterObject, KnownEncounter } from '../ports/conjunctions.ts';

type Vector = readonly [number, number, number];

const HOUR_S = 3600;

/** In 40 h: the other one as its elements have it, with an error of kilometres along its track, and ours across its path, a hundred metres higher. */
export function testEncounter(elements: MeanElements, nowTaiS: number): KnownEncounter {
  const tcaTaiS = nowTaiS + 40 * HOUR_S;
  const theirs = stateOf(elements, tcaTaiS);
  const { positionM, velocityMps } = theirs;
  const secondary: EncounterObject = {
    noradId: elements.noradId,
    name: 'Theirs',
    ...theirs,
    covarianceRtn: diagonal(300, 6000, 200, 6, 0.3, 0.3),
    isErrorKnown: true,
  };
  const primary: EncounterObject = {
    noradId: null,
    name: 'Ours',
    positionM: scaled(positionM, 1 + 100 / Math.hypot(...positionM)),
    velocityMps: across(positionM, velocityMps),
    covarianceRtn: diagonal(20, 60, 20, 0.06, 0.02, 0.02),
    isErrorKnown: true,
  };
  return {
    tcaTaiS,
    decideByTaiS: nowTaiS + 28 * HOUR_S,
    combinedHardBodyRadiusM: 10,
    primary,
    secondary,
    actLimit: 1e-4,
    watchLimit: 1e-7,
    orbitUpdateIds: [],
  };
}

const diagonal = (...sigmas: readonly number[]) =>
  sigmas.map((sigma, i) => sigmas.map((_, k) => (i === k ? sigma ** 2 : 0)));

function stateOf(
  elements: MeanElements,
  epochTaiS: number,
): { readonly positionM: Vector; readonly velocityMps: Vector } {
  const six = new Float64Array(6);
  sgp4Ephemeris(elements).stateAt(epochTaiS, six);
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = six;
  return transformState({ epochTaiS, frame: 'TEME', positionM: [x, y, z], velocityMps: [vx, vy, vz] }, 'EME2000');
}

function scaled([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by];
}

/** The velocity of another plane: the normal of the orbit as far as it goes, at the same speed. */
function across(r: Vector, v: Vector): Vector {
  const normal: Vector = [r[1] * v[2] - r[2] * v[1], r[2] * v[0] - r[0] * v[2], r[0] * v[1] - r[1] * v[0]];
  return scaled(normal, Math.hypot(...v) / Math.hypot(...normal));
}
