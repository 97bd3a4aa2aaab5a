import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { fitMeanElements } from '@keepout/astro/sgp4/fit-mean-elements';
import { expect, it } from 'vitest';
import { CATALOGUE_GUARD, catalogueChange, whyKeptBack } from './catalogue-change.ts';

const EPOCH_TAI_S = 848_000_000;
const DAY_S = 86_400;
const set = (noradId: number, change: Partial<MeanElements> = {}): MeanElements => ({
  noradId,
  name: '',
  cosparId: '',
  classification: 'U',
  epochTaiS: EPOCH_TAI_S,
  epochUtc: '',
  meanMotionRevPerDay: 14.5,
  eccentricity: 0.001,
  inclinationDeg: 65,
  raanDeg: noradId % 360,
  argPerigeeDeg: 10,
  meanAnomalyDeg: 20,
  bstar: 1e-5,
  meanMotionDot: 0,
  meanMotionDdot: 0,
  ephemerisType: 0,
  elementSetNo: 1,
  revAtEpoch: 1,
  ...change,
});
const sky = (count: number, change: (noradId: number) => Partial<MeanElements> = () => ({})) =>
  Array.from({ length: count }, (_, place) => set(10_000 + place, change(10_000 + place)));

/** The same orbit as it is published later. */
function carried(elements: MeanElements, epochTaiS: number): MeanElements {
  const out = new Float64Array(6);
  sgp4Ephemeris(elements).stateAt(epochTaiS, out);
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = out;
  const state = {
    epochTaiS,
    frame: 'TEME' as const,
    positionM: [x, y, z] as const,
    velocityMps: [vx, vy, vz] as const,
  };
  const fitted = fitMeanElements(state, epochTaiS, elements);
  if (!fitted.ok) throw new Error(fitted.fault.code);
  return fitted.value;
}

it('counts what is gone, and keeps a catalogue back that loses more than a fifth of its objects', () => {
  const inUse = sky(1000);
  const judge = (count: number) => catalogueChange(inUse.slice(0, count), inUse);
  expect(judge(800)).toMatchObject({ objects: 800, inUse: 1000, gone: 200, compared: 800, jumped: 0 });
  expect([whyKeptBack(judge(1000)), whyKeptBack(judge(800)), whyKeptBack(judge(799))]).toEqual([
    undefined,
    undefined,
    'GONE',
  ]);
  expect(judge(799).goneExamples).toEqual([
    10_799, 10_800, 10_801, 10_802, 10_803, 10_804, 10_805, 10_806, 10_807, 10_808,
  ]);
});

it('keeps back as many other objects as there are in use: the count alone does not tell', () => {
  expect(whyKeptBack(catalogueChange(sky(2000).slice(1000), sky(1000)))).toBe('GONE');
});

it.each<[string, Partial<MeanElements>, boolean]>([
  ['the same set', {}, false],
  ['the same orbit, half a degree further', { meanAnomalyDeg: 20.5 }, false],
  ['half a revolution further', { meanAnomalyDeg: 200 }, true],
  ['another plane', { inclinationDeg: 98 }, true],
  ['another node', { raanDeg: 359 }, true],
  ['another altitude', { meanMotionRevPerDay: 13 }, true],
  ['an orbit that SGP4 refuses', { eccentricity: 0.9 }, true],
])('tells a jump from an update: %s', (_what, change, isJump) => {
  expect(catalogueChange([set(10_000, change)], [set(10_000)]).jumped).toBe(Number(isJump));
});

it.each([1, 9, 30])('follows an orbit over %i days, and tells another plane then too', (days) => {
  const before = set(10_000);
  const epochTaiS = EPOCH_TAI_S + days * DAY_S;
  const after = carried(before, epochTaiS);
  expect(catalogueChange([after], [before]).jumped).toBe(0);
  expect(catalogueChange([{ ...after, inclinationDeg: 98 }], [before]).jumped).toBe(1);
});

it('keeps a catalogue back of which more than a twentieth jumps, and takes one that has fewer such objects', () => {
  const inUse = sky(1000);
  const jumping = (count: number) =>
    catalogueChange(
      sky(1000, (noradId) => (noradId < 10_000 + count ? { meanAnomalyDeg: 200 } : {})),
      inUse,
    );
  expect([whyKeptBack(jumping(50)), whyKeptBack(jumping(51))]).toEqual([undefined, 'JUMPED']);
  expect(jumping(51).jumpedExamples).toHaveLength(10);
});

it('takes anything in place of a catalogue of a few objects', () => {
  expect(whyKeptBack(catalogueChange([], sky(CATALOGUE_GUARD.leastObjects - 1)))).toBeUndefined();
  expect(whyKeptBack(catalogueChange([], sky(CATALOGUE_GUARD.leastObjects)))).toBe('GONE');
});
