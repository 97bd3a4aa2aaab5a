import { packEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';
import type { SubjectOrbit } from '@keepout/assessment/orbit/subject-orbit';
import { parseUtc } from '@keepout/astro/epoch';
import type { EphemerisInput } from '@keepout/ccsds/oem/bridge';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { ManoeuvreFigures } from '@keepout/contract/ca/manoeuvre-result';
import { expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import reference from '../../../../conformance/planned-flight/planned-flight.json' with { type: 'json' };
import { ignitionOf } from '../plan/command.ts';
import type { SatelliteToPlan } from '../vehicle/satellite.ts';
import { type ExportQuestion, plannedFile } from './planned-file.ts';

const start = parseUtc(reference.startUtc);
const startTaiS = start.ok ? start.value : Number.NaN;
const DEGREE = 8;
/** Of what two standard deviations make of a place of the matrix. */
const THREE_IN_A_THOUSAND = 3e-3;
const TENTH_M = 0.1;

/** A lower triangle as the whole matrix. */
function wholeOf(triangle: readonly number[]): Float64Array {
  const at = (i: number, j: number): number => triangle[(i * (i + 1)) / 2 + j]!;
  return Float64Array.from({ length: 36 }, (_, k) =>
    at(Math.max(Math.floor(k / 6), k % 6), Math.min(Math.floor(k / 6), k % 6)),
  );
}

type Case = (typeof reference.cases)[number];
type Row = readonly [atS: number, triangle: readonly number[]];

/** The ephemeris in force, of the orbit without a manoeuvre. */
function subjectOf(name: Case['orbit']): SubjectOrbit {
  const { stepS, states, covariances } = reference.orbits[name as keyof typeof reference.orbits];
  const epochsTaiS = Float64Array.from(states, (_, k) => startTaiS + k * stepS);
  const table: EphemerisInput = {
    frame: 'EME2000',
    epochsTaiS,
    states: Float64Array.from(states.flat()),
    method: 'LAGRANGE',
    degree: DEGREE,
    segments: [[0, states.length, epochsTaiS[0]!, epochsTaiS.at(-1)!]],
    isInterpolationAssumed: false,
    covariances: (covariances as unknown as readonly Row[]).map(([atS, triangle]) => {
      return { epochTaiS: startTaiS + atS, frame: 'RTN', matrix: wholeOf(triangle) };
    }),
  };
  const identity = { noradId: 71_001, designator: '71001', name, cosparId: '', manoeuvrable: 'YES', size: {} } as const;
  const file = { ephemerisId: name, fileName: name, createdTaiS: undefined };
  return { identity, orbit: { kind: 'ephemeris', key: name, ephemeris: packEphemeris(table), ...file } };
}

/** Figures that only formats with a head for manoeuvres show. */
const UNSHOWN = {
  positionBefore: [1, 0, 0],
  velocityBefore: [0, 1, 0],
  velocityAfter: [0, 1, 0],
  deltaVVector: [0, 0, 0],
};

/** The exported orbit at the end of a span. */
function exported({ orbit, satellite, manoeuvres, atS }: Case) {
  const commands = manoeuvres as unknown as readonly ManoeuvreCommand[];
  const figures = commands.map(({ manoeuvreType }) => ({ ...UNSHOWN, manoeuvreType }) as unknown as ManoeuvreFigures);
  const [manoeuvre, returnManoeuvre] = commands;
  const [first, second] = figures;
  const question = {
    format: 'json',
    subject: subjectOf(orbit),
    satellite: satellite as SatelliteToPlan,
    air: undefined,
    manoeuvre,
    ...(returnManoeuvre && { returnManoeuvre }),
    result: { figures: first, ...(second && { returnFigures: second }) },
    ignitionTaiS: ignitionOf(manoeuvre!),
    startTaiS,
    stopTaiS: startTaiS + atS,
    densityUncertainty: reference.densitySigma,
    planScreening: '',
    head: undefined,
  } as unknown as ExportQuestion;
  const file = plannedFile(question);
  if (!file.ok) throw new Error(`${file.fault.code}: ${file.fault.detail}`);
  const segment = JSON.parse(file.value).at(-1);
  const [state, covariance] = [segment.states.at(-1), segment.covariances.at(-1)];
  expect(state.epochTaiS - startTaiS).toBeCloseTo(atS, 5);
  expect(covariance.epochTaiS).toBe(state.epochTaiS);
  return { six: [...state.positionM, ...state.velocityMps] as number[], matrix: covariance.matrix as number[] };
}

it('the errors of an exported orbit are those of drawn executions and drawn orbits that another program flew', () => {
  const placesM: number[] = [];
  const shares: number[] = [];
  for (const flight of reference.cases) {
    const { six, matrix } = exported(flight);
    const theirs = wholeOf(flight.covariance);
    placesM.push(Math.hypot(...[0, 1, 2].map((k) => six[k]! - flight.state[k]!)));
    const sigmas = [0, 1, 2, 3, 4, 5].map((i) => Math.sqrt(theirs[7 * i]!));
    shares.push(
      ...theirs.map((value, k) => Math.abs(matrix[k]! - value) / (sigmas[Math.floor(k / 6)]! * sigmas[k % 6]!)),
    );
  }
  const row = {
    room: 'operations',
    origin:
      'computed with Orekit 13.1 (Apache-2.0), EGM96 20x20, Sun, Moon, exponential layers: conformance/planned-flight/planned-flight.py',
  };
  recordValidation({
    ...row,
    reference:
      'exported orbits with impulses, burns and pairs in nine frames, and another attitude: covariance, each place of it',
    deviations: shares,
    unit: 'share of the product of its two deviations',
    tolerance: THREE_IN_A_THOUSAND,
    reason:
      'errors of whole orbits one deviation away against 48 orbits that are farther: the path bends by 0.2 % over 700 m',
  });
  recordValidation({
    ...row,
    reference: 'exported orbits with impulses, burns and pairs in nine frames, and another attitude: place at the end',
    deviations: placesM,
    unit: 'm',
    tolerance: TENTH_M,
    reason: 'the change is flown with gravity to degree 12 against 20: centimetres of kilometres',
  });
  expect(placesM).toHaveLength(15);
  expect(Math.max(...placesM)).toBeLessThan(TENTH_M);
  expect(Math.max(...shares)).toBeLessThan(THREE_IN_A_THOUSAND);
});
