import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parseUtc } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import { sixOf } from '@keepout/astro/six-numbers';
import { wayAlong } from '@keepout/tracking/orbit-update/along-path';
import { inverseOf } from '@keepout/tracking/orbit-update/linear-system';
import { rtnTransform } from '@keepout/tracking/orbit-update/prior';
import { stateOfElements } from '../src/orbit/elements-state.ts';
import { UNSAID } from './low-object.ts';

/** An element set that was fitted to an orbit of Orekit's forces, and where that orbit is later: `conformance/orbit-campaign`. */
export interface FittedSet {
  readonly startUtc: string;
  readonly elements: Pick<
    MeanElements,
    'meanMotionRevPerDay' | 'eccentricity' | 'inclinationDeg' | 'raanDeg' | 'argPerigeeDeg' | 'meanAnomalyDeg'
  > &
    Partial<Pick<MeanElements, 'bstar'>>;
  readonly atS: number;
  readonly state: readonly number[];
}

export function readSets<T extends FittedSet>(name: string): readonly T[] {
  const file = new URL(`../../../conformance/orbit-campaign/${name}.json.gz`, import.meta.url);
  return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as readonly T[];
}

/** Squared deviation of an element set from the true orbit over its covariance: of all six numbers, and of the plane (position and velocity cross-track). */
export interface SetDeviation {
  readonly square: number;
  readonly planeSquare: number;
  readonly acrossM: number;
}

const ALL = [0, 1, 2, 3, 4, 5];
const ACROSS = [2, 5];

export function deviationOfSet({ startUtc, elements, atS, state }: FittedSet): SetDeviation {
  const start = parseUtc(startUtc);
  if (!start.ok) throw new Error(start.fault.code);
  const stateAtEpoch = stateOfElements({ ...UNSAID, bstar: 0, ...elements, epochTaiS: start.value }, start.value + atS);
  if (!stateAtEpoch.ok) throw new Error(stateAtEpoch.fault.code);
  const way = wayAlong(sixOf(stateAtEpoch.value.state), Float64Array.from(state)).by;
  const axes = rtnTransform(stateAtEpoch.value.state, 'to-rtn');
  const off = ALL.map((i) => way.reduce((sum, value, k) => sum + axes[6 * i + k]! * value, 0));
  const square = (rows: readonly number[]): number => {
    const block = Float64Array.from(rows.flatMap((i) => rows.map((k) => stateAtEpoch.value.covarianceRtn[6 * i + k]!)));
    const inverse = inverseOf(block, rows.length);
    if (inverse === undefined) throw new Error('no inverse');
    return rows.reduce(
      (sum, i, m) => sum + rows.reduce((row, k, n) => row + inverse[rows.length * m + n]! * off[i]! * off[k]!, 0),
      0,
    );
  };
  return { square: square(ALL), planeSquare: square(ACROSS), acrossM: Math.abs(off[2]!) };
}
