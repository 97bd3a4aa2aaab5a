import { formatUtc } from '@keepout/astro/epoch';
import { estimateCarriedCovariance } from '@keepout/conjunction/covariance/estimated';
import { expect, it } from 'vitest';
import { LOW_OBJECT } from '../../test/low-object.ts';
import { arcStateAt, carriedKnowledge } from './carried-knowledge.ts';
import { stateOfElements } from './elements-state.ts';
import { knownStateAt } from './state-at.ts';

const SPAN_S = 9000;
const STEP_S = 60;

it('between the covariances of an ephemeris their thin directions follow the forces', () => {
  const first = stateOfElements(LOW_OBJECT, LOW_OBJECT.epochTaiS);
  if (!first.ok) throw new Error(first.fault.code);
  const { state } = first.value;
  const { epochTaiS } = state;
  const start = { state, covarianceRtn: Float64Array.from(estimateCarriedCovariance(state, 5 * 86_400).matrix) };
  const carried = carriedKnowledge(start, epochTaiS, epochTaiS + SPAN_S, {});
  if (!carried.ok) throw new Error(carried.fault.code);
  const six = new Float64Array(6);
  const rows = Array.from({ length: SPAN_S / STEP_S + 1 }, (_, k) => {
    carried.value.orbit.stateAt(epochTaiS + k * STEP_S, six);
    return `${formatUtc(epochTaiS + k * STEP_S)} ${[...six].map((value) => (value / 1000).toFixed(9)).join(' ')}`;
  });
  const blocks = [0, SPAN_S].map((atS) => {
    const { covarianceRtn } = arcStateAt(carried.value, epochTaiS + atS)!;
    const lines = [0, 1, 2, 3, 4, 5].map((i) =>
      [...covarianceRtn.subarray(6 * i, 6 * i + i + 1)].map((value) => (value / 1e6).toExponential(14)).join(' '),
    );
    return [`EPOCH = ${formatUtc(epochTaiS + atS)}`, 'COV_REF_FRAME = RTN', ...lines].join('\n');
  });
  const text = `CCSDS_OEM_VERS = 2.0
CREATION_DATE = 2026-01-01T00:00:00
ORIGINATOR = TEST
META_START
OBJECT_NAME = TARGET
OBJECT_ID = 2020-001A
CENTER_NAME = EARTH
REF_FRAME = EME2000
TIME_SYSTEM = UTC
START_TIME = ${formatUtc(epochTaiS)}
STOP_TIME = ${formatUtc(epochTaiS + SPAN_S)}
INTERPOLATION = LAGRANGE
INTERPOLATION_DEGREE = 9
META_STOP
${rows.join('\n')}
COVARIANCE_START
${blocks.join('\n')}
COVARIANCE_STOP
`;
  const middle = epochTaiS + SPAN_S / 2 - 300;
  const expected = arcStateAt(carried.value, middle)!.covarianceRtn;
  const read = knownStateAt({ kind: 'ephemeris', text }, middle);
  if (!read.ok) throw new Error(read.fault.code);
  for (let i = 0; i < 6; i++)
    for (let k = 0; k < 6; k++) {
      const scale = Math.sqrt(expected[7 * i]! * expected[7 * k]!);
      expect(Math.abs(read.value.covarianceRtn[6 * i + k]! - expected[6 * i + k]!) / scale).toBeLessThan(1e-3);
    }
});
