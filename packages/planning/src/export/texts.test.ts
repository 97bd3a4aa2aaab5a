import { ocmEphemerisInput } from '@keepout/ccsds/ocm/bridge';
import { readOcm } from '@keepout/ccsds/ocm/read';
import { toEphemerisInput } from '@keepout/ccsds/oem/bridge';
import { readOem } from '@keepout/ccsds/oem/read';
import { readOpm } from '@keepout/ccsds/opm/read';
import { expect, it } from 'vitest';
import { unwrap } from '../../../conjunction/test/reference.ts';
import type { PlannedSegment } from './planned-states.ts';
import { type ExportedBurn, plannedCsvText, plannedOcmText, plannedOemText, plannedOpmText } from './texts.ts';

const START_TAI_S = 8e8;
const BEGIN = '2025-05-08T06:12:43.000000';
const HEAD = { objectName: 'A', objectId: '2026-001A', originator: 'TEST', creationTaiS: START_TAI_S, comments: [] };
const BURN: ExportedBurn = {
  ignitionTaiS: START_TAI_S + 60,
  durationS: 0,
  deltaMassKg: 0,
  deltaVMps: [0, 0.01, 0],
  frame: 'RTN',
};

/** Two states, the covariance of the first alone: its elements are 1 to 21 km^2. */
function segment(): PlannedSegment {
  const matrix = new Float64Array(36);
  for (let row = 0, n = 1; row < 6; row++)
    for (let column = 0; column <= row; column++, n++) matrix[6 * row + column] = matrix[6 * column + row] = n * 1e6;
  const states = [0, 60].map((after) => ({
    epochTaiS: START_TAI_S + after,
    frame: 'EME2000' as const,
    positionM: [7e6, -0, 0] as const,
    velocityMps: [0, 7500, -1e-12] as const,
  }));
  return { states, covariances: [{ epochTaiS: START_TAI_S, frame: 'RTN', matrix }] };
}

it('every format of a plan begins at one moment, with the whole covariance, and no figure is less than nothing', () => {
  const segments = [segment()];
  const texts = {
    opm: plannedOpmText(HEAD, segments[0]!, [BURN], { massKg: 100 }),
    oem: plannedOemText(HEAD, segments),
    ocm: plannedOcmText(HEAD, segments, [BURN]),
    csv: plannedCsvText(segments, 'Not screened', 'Pc 1.00e-7'),
  };
  const elements = Array.from({ length: 21 }, (_, k) => (k + 1).toExponential(12));
  for (const [format, text] of Object.entries(texts)) {
    const begin = /^(?:EPOCH = |START_TIME = |1,)([^\sZ]+)/m.exec(text)?.[1];
    expect(begin, format).toBe(BEGIN);
    for (const element of elements) expect(text, format).toContain(element);
    expect(text, format).not.toMatch(/-0\.0+(?:\D|$)/m);
  }
  const [head, first, second] = texts.csv.split('\r\n').map((row) => row.split(','));
  expect(head![0]).toBe('\ufeffsegment');
  expect(head!.slice(8, 12)).toEqual(['cr_r_km2', 'ct_r_km2', 'ct_t_km2', 'cn_r_km2']);
  expect(head!.slice(-3)).toEqual(['cndot_ndot_km2_s2', 'avoided_event', 'plan_screening']);
  expect([head, first, second].map((row) => row!.length)).toEqual([31, 31, 31]);
  expect(first!.slice(8, 29)).toEqual(elements);
  expect(second!.slice(8, 29)).toEqual(Array(21).fill(''));
});

it('a push is told in axes that the books name, one block of an OCM for each', () => {
  const burns = (['TNW', 'EME2000', 'LVLH', 'TNW'] as const).map((frame, k) => ({
    ...BURN,
    ignitionTaiS: BURN.ignitionTaiS + k,
    frame,
  }));
  const framesOf = (text: string) => [...text.matchAll(/^MAN_REF_FRAME = (.*)$/gm)].map(([, frame]) => frame);
  const opm = plannedOpmText(HEAD, segment(), burns, { massKg: 100 });
  const ocm = plannedOcmText(HEAD, [segment()], burns);
  expect(framesOf(opm)).toEqual(['TNW', 'EME2000', 'LVLH_ROTATING', 'TNW']);
  expect(framesOf(ocm)).toEqual(['TNW_ROTATING', 'EME2000', 'LVLH_ROTATING']);
  expect([readOpm(opm), readOcm(ocm)].flatMap((read) => (read.ok ? [] : [read.fault]))).toEqual([]);
});

it('the body of an OPM is that of the orbit which it begins with', () => {
  const body = {
    massKg: 100,
    drag: { areaM2: 0.06, coefficient: 2.3 },
    radiation: { areaM2: 0.09, coefficient: 1.3 },
  };
  const opm = plannedOpmText(HEAD, segment(), [], body);
  expect(opm).toContain('SOLAR_RAD_AREA = 0.09 [m**2]\nSOLAR_RAD_COEFF = 1.3\nDRAG_AREA = 0.06 [m**2]\n');
});

it('an OCM is read with the covariance that its OEM has', () => {
  const matrix = Float64Array.from({ length: 36 }, (_, k) => (k % 7 === 0 ? 10 ** (4 - k / 7) : 0));
  const { states } = segment();
  const segments = [{ states, covariances: [{ epochTaiS: START_TAI_S, frame: 'RTN' as const, matrix }] }];
  const ocm = readOcm(plannedOcmText(HEAD, segments, []));
  const oem = readOem(plannedOemText(HEAD, segments));
  const [ofOcm, ofOem] = [unwrap(ocmEphemerisInput(unwrap(ocm))), unwrap(toEphemerisInput(unwrap(oem)))];
  expect(ofOcm.covariances).toHaveLength(1);
  expect(ofOcm.covariances).toEqual(ofOem.covariances);
});
