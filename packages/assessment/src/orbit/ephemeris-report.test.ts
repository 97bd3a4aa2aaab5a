import { inFrame } from '@keepout/astro/ephemeris/reframe';
import type { TableEphemeris } from '@keepout/astro/ephemeris/table';
import { egm96 } from '@keepout/astro/force/egm96';
import { forceModel } from '@keepout/astro/force/model';
import { earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import type { StateCovariance, Vec3 } from '@keepout/astro/nouns';
import { propagateNumerically } from '@keepout/astro/numerical/propagate';
import { describe, expect, it } from 'vitest';
import { ephemerisReport } from './ephemeris-report.ts';
import { type PackedEphemeris, packEphemeris, unpackEphemeris } from './packed-ephemeris.ts';

const START = 800_000_000;
const DAY = 86_400;

interface File {
  readonly days?: number;
  readonly stepS?: number;
  readonly fromDay?: number;
  readonly burnRtnMps?: Vec3;
  readonly offsetM?: number;
  /** Along-track sigma, m, after so many days; none without it. */
  readonly sigmaT?: (days: number) => number;
  /** Where a second segment begins, days. */
  readonly cutDay?: number;
}

const BURN_DAY = 1.3;

function file(given: File = {}): PackedEphemeris {
  const { days = 3, stepS = 60, fromDay = 0, sigmaT } = given;
  const radiusM = 6_938_000 + (given.offsetM ?? 0);
  const speedMps = Math.sqrt(3.986004418e14 / 6_938_000);
  const run = propagateNumerically({
    initial: {
      epochTaiS: START,
      frame: 'EME2000',
      positionM: [radiusM, 0, 0],
      velocityMps: [0, speedMps * Math.cos(1.7), speedMps * Math.sin(1.7)],
    },
    massKg: 200,
    stopTaiS: START + (fromDay + days) * DAY,
    forces: forceModel('EME2000', { gravity: egm96(4) }),
    relativeError: 1e-11,
    ...(given.burnRtnMps && {
      manoeuvres: { impulses: [{ epochTaiS: START + BURN_DAY * DAY, frame: 'RTN', deltaVMps: given.burnRtnMps }] },
    }),
  });
  if (!run.ok) throw new Error(run.fault.code);
  const from = START + fromDay * DAY;
  const count = Math.floor((days * DAY) / stepS) + 1;
  const epochsTaiS = Float64Array.from({ length: count }, (_, i) => from + stepS * i);
  const states = new Float64Array(6 * count);
  for (const [i, at] of epochsTaiS.entries()) run.value.stateAt(at, states.subarray(6 * i, 6 * i + 6));
  const covariances = sigmaT
    ? Array.from({ length: Math.floor(days * 24) + 1 }, (_, hour): StateCovariance => {
        const diagonal = [10, sigmaT(hour / 24), 10, 0.01, 0.01, 0.01];
        return {
          epochTaiS: from + hour * 3600,
          frame: 'RTN',
          matrix: Float64Array.from({ length: 36 }, (_, i) => (i % 7 === 0 ? diagonal[i / 7]! ** 2 : 0)),
        };
      })
    : [];
  const cut = given.cutDay === undefined ? count : Math.round(((given.cutDay - fromDay) * DAY) / stepS);
  const last = epochsTaiS[count - 1]!;
  const segments: [number, number, number, number][] =
    cut < count
      ? [
          [0, cut + 1, from, epochsTaiS[cut]!],
          [cut, count, epochsTaiS[cut]!, last],
        ]
      : [[0, count, from, last]];
  return packEphemeris({
    frame: 'EME2000',
    epochsTaiS,
    states,
    method: 'HERMITE',
    degree: 7,
    covariances,
    segments,
    isInterpolationAssumed: false,
  });
}

const growing = (days: number) => 50 + 100 * days;
const codes = (one: PackedEphemeris, before?: PackedEphemeris, covariancesLeftOut = 0) =>
  ephemerisReport({ ephemeris: one, covariancesLeftOut }, before)!.findings.map(({ code }) => code);

describe('the quality report of an ephemeris', () => {
  it('R-11 a week with a state a minute and a covariance that grows has nothing against it', () => {
    const report = ephemerisReport({ ephemeris: file({ days: 7, sigmaT: growing }), covariancesLeftOut: 0 })!;
    expect(report.findings).toEqual([{ code: 'nothing-before', level: 'note' }]);
    expect(report.periodS).toBeGreaterThan(5_700);
    expect(report.periodS).toBeLessThan(5_800);
    expect(report.statesPerRevolution).toBeCloseTo(report.periodS / 60, 6);
  });

  it('R-11 a short span, few states and no covariance are told, worst first', () => {
    expect(codes(file({ days: 2, stepS: 200 }))).toEqual([
      'covariance-missing',
      'states-sparse',
      'span-short',
      'nothing-before',
    ]);
  });

  it('R-11 a covariance that stays, shrinks, jumps or was left out is told', () => {
    expect(codes(file({ sigmaT: () => 50 }))).toContain('covariance-constant');
    expect(codes(file({ sigmaT: (days) => 500 - 100 * days }))).toContain('covariance-shrinks');
    expect(codes(file({ sigmaT: (days) => (days < 1 ? 50 : 400) }))).toContain('covariance-jumps');
    expect(codes(file({ sigmaT: growing }), undefined, 2)[0]).toBe('covariance-left-out');
  });

  it('R-11 a burn that the file before has not is told first, with its size and time', () => {
    const report = ephemerisReport(
      { ephemeris: file({ sigmaT: growing, burnRtnMps: [0, 0.01, 0] }), covariancesLeftOut: 0 },
      file({ sigmaT: growing }),
    )!;
    const [first] = report.findings;
    expect(first).toMatchObject({ code: 'burn-undeclared', level: 'serious' });
    expect(Math.abs(first!.value! / 0.01 - 1)).toBeLessThan(0.1);
    expect(Math.abs(first!.epochTaiS! - START - BURN_DAY * DAY)).toBeLessThan(report.periodS / 4);
  });

  it('R-11 a burn where the file begins a new segment is declared', () => {
    const made = file({ sigmaT: growing, burnRtnMps: [0, 0.01, 0], cutDay: BURN_DAY });
    expect(codes(made, file({ sigmaT: growing }))).toContain('burn-declared');
  });

  it('R-11 files within their sigmas go on, files beyond them part', () => {
    const before = file({ sigmaT: growing });
    expect(codes(file({ sigmaT: growing, offsetM: 20 }), before)).toContain('continues');
    expect(codes(file({ sigmaT: growing, offsetM: 400 }), before)).toContain('parts');
  });

  it('R-11 a prediction that was missed by far more than it allowed had too small a covariance', () => {
    const later = file({ fromDay: 1, days: 3, sigmaT: () => 5, offsetM: 0.5 });
    const report = ephemerisReport({ ephemeris: later, covariancesLeftOut: 0 }, file({ sigmaT: () => 5 }))!;
    expect(report.comparison?.realism).toMatchObject({ verdict: 'too-small' });
    expect(report.findings.map(({ code }) => code)).toContain('realism-too-small');
    expect(report.comparison!.realism!.sigmaFactor).toBeGreaterThan(3);
  });

  it('R-11 files that do not meet are told apart from files that part', () => {
    const late = file({ fromDay: 4, days: 1, sigmaT: growing });
    expect(codes(late, file({ sigmaT: growing }))).toContain('no-overlap');
  });
});

it('an ephemeris in ITRF is packed where its table of Earth orientation puts it', () => {
  const inertial = file({ days: 0.1 });
  const values = Array.from({ length: 20 }, () => [0.3 - 37, 0.1, 0.4, 0, 0, 0]).flat();
  const eop = earthOrientationOfDays({ firstDay: Math.floor(START / DAY) - 5, values });
  const { nodes } = inFrame(unpackEphemeris(inertial), 'ITRF', eop) as TableEphemeris;
  const segments = inertial.segments.map(([first, end, from, to]) => [first, end, from, to] as const);
  const fixed = { ...nodes, segments, frame: 'ITRF', isInterpolationAssumed: false } as const;
  const apartM = (packed: PackedEphemeris) =>
    Math.max(...packed.states.map((value, k) => Math.abs(value - inertial.states[k]!)));
  expect(packEphemeris(fixed, eop).frame).toBe('EME2000');
  expect(apartM(packEphemeris(fixed, eop))).toBeLessThan(1e-5);
  expect(apartM(packEphemeris(fixed))).toBeGreaterThan(10);
});
