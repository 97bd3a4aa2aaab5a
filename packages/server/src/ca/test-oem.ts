import { formatUtc } from '@keepout/astro/epoch';
import { transformState } from '@keepout/astro/frames/rotation';
import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { readOem } from '@keepout/ccsds/oem/read';
import { writeItc } from '@keepout/ccsds/oem/write-itc';

/** A satellite on a circle, for tests: changed by `given`. */
export function testElements(epochTaiS: number, changes: Partial<MeanElements> = {}): MeanElements {
  return {
    noradId: 90000,
    name: 'SENTINEL A',
    cosparId: '2026-001A',
    epochTaiS,
    epochUtc: formatUtc(epochTaiS),
    meanMotionRevPerDay: 15.0,
    eccentricity: 0.0001,
    inclinationDeg: 60,
    raanDeg: 0,
    argPerigeeDeg: 0,
    meanAnomalyDeg: 0,
    bstar: 1e-5,
    meanMotionDot: 0,
    meanMotionDdot: 0,
    ephemerisType: 0,
    classification: 'U',
    elementSetNo: 1,
    revAtEpoch: 1,
    objectType: 'PAYLOAD',
    ...changes,
  };
}

/** An object that crosses the path of `testElements` twice a revolution: same circle, other plane. */
export function testCrosser(epochTaiS: number): MeanElements {
  return testElements(epochTaiS, {
    noradId: 90001,
    name: 'CROSSER',
    cosparId: '2026-002B',
    raanDeg: 90,
    meanAnomalyDeg: 306.87,
  });
}

const PLANES = 10;
/** Of a pattern of 100 the phase between planes at which no two of its satellites come near each other: 634 km. */
const PHASING = 7;

/** Satellites of a shell as constellations fly it: ten planes at 53 degrees, one altitude, even phases, orbits nearly round. */
export function testShell(epochTaiS: number, count: number, of: number = 100): MeanElements[] {
  return Array.from({ length: count }, (_, k) => {
    const plane = k % PLANES;
    const place = Math.floor(k / PLANES) * PLANES + PHASING * plane;
    return testElements(epochTaiS, {
      noradId: 900_001 + k,
      name: `SHELL ${k + 1}`,
      cosparId: `2026-${String(k + 1).padStart(3, '0')}A`,
      meanMotionRevPerDay: 15.05,
      eccentricity: 0.0002 + 0.00001 * (k % 7),
      inclinationDeg: 53,
      raanDeg: (360 / PLANES) * plane,
      argPerigeeDeg: 90,
      meanAnomalyDeg: ((360 * place) / of + 270) % 360,
    });
  });
}

export interface TestOem {
  readonly startTaiS: number;
  readonly count: number;
  readonly stepS: number;
  /** Of its states; EME2000 without it. */
  readonly frame?: 'EME2000' | 'ITRF';
  /** Metadata lines for the interpolation; Lagrange of degree 8 without them. */
  readonly interpolation?: readonly string[];
  /** The lower triangle of each covariance, km; one at the start and one at the end. */
  readonly covariance?: readonly string[];
}

const GOOD_COVARIANCE = ['1e-4', '0 1e-2', '0 0 1e-4', '0 0 0 1e-10', '0 0 0 0 1e-10', '0 0 0 0 0 1e-10'];

/** The OEM of an element set as an operator would send it. */
export function testOem(elements: MeanElements, options: TestOem): string {
  const { startTaiS, count, stepS, frame = 'EME2000' } = options;
  const trajectory = sgp4Ephemeris(elements);
  const six = new Float64Array(6);
  const lines = Array.from({ length: count }, (_, index) => {
    const epochTaiS = startTaiS + index * stepS;
    trajectory.stateAt(epochTaiS, six);
    const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = six;
    const state = transformState({ epochTaiS, frame: 'TEME', positionM: [x, y, z], velocityMps: [vx, vy, vz] }, frame);
    const numbers = [...state.positionM, ...state.velocityMps].map((value) => (value / 1000).toFixed(9));
    return `${formatUtc(epochTaiS)} ${numbers.join(' ')}`;
  });
  const stopTaiS = startTaiS + (count - 1) * stepS;
  const covariances = [startTaiS, stopTaiS].flatMap((epochTaiS) => [
    `EPOCH = ${formatUtc(epochTaiS)}`,
    'COV_REF_FRAME = RTN',
    ...(options.covariance ?? GOOD_COVARIANCE),
  ]);
  return [
    'CCSDS_OEM_VERS = 2.0',
    `CREATION_DATE = ${formatUtc(startTaiS)}`,
    'ORIGINATOR = TEST',
    'META_START',
    `OBJECT_NAME = ${elements.name}`,
    `OBJECT_ID = ${elements.cosparId}`,
    'CENTER_NAME = EARTH',
    `REF_FRAME = ${frame}`,
    'TIME_SYSTEM = UTC',
    `START_TIME = ${formatUtc(startTaiS)}`,
    `STOP_TIME = ${formatUtc(stopTaiS)}`,
    ...(options.interpolation ?? ['INTERPOLATION = LAGRANGE', 'INTERPOLATION_DEGREE = 8']),
    'META_STOP',
    ...lines,
    'COVARIANCE_START',
    ...covariances,
    'COVARIANCE_STOP',
    '',
  ].join('\n');
}

/** The same ephemeris as an OCM that says for its version what makers of public ones say. @param oem   as `testOem` writes it */
export function ocmOf(oem: string): string {
  const field = (keyword: string) => new RegExp(`^${keyword} = (.*)$`, 'm').exec(oem)?.[1] ?? '';
  const [, states = '', covariances = ''] =
    /META_STOP\n([\s\S]*)COVARIANCE_START\n([\s\S]*)COVARIANCE_STOP/.exec(oem) ?? [];
  const optional = ['INTERPOLATION', 'INTERPOLATION_DEGREE'].filter((keyword) => field(keyword) !== '');
  return [
    'CCSDS_OCM_VERS = 502.0-B-3',
    `CREATION_DATE = ${field('CREATION_DATE')}`,
    `ORIGINATOR = ${field('ORIGINATOR')}`,
    'META_START',
    `OBJECT_NAME = ${field('OBJECT_NAME')}`,
    `INTERNATIONAL_DESIGNATOR = ${field('OBJECT_ID')}`,
    'TIME_SYSTEM = UTC',
    `EPOCH_TZERO = ${field('START_TIME')}`,
    'META_STOP',
    'TRAJ_START',
    ...optional.map((keyword) => `${keyword} = ${field(keyword)}`),
    `TRAJ_REF_FRAME = ${field('REF_FRAME')}`,
    'TRAJ_TYPE = CARTPV',
    states.trimEnd(),
    'TRAJ_STOP',
    'COV_START',
    'COV_REF_FRAME = RTN',
    'COV_TYPE = CARTPV',
    ...covariances
      .split('EPOCH = ')
      .slice(1)
      .map((covariance) => covariance.replace('COV_REF_FRAME = RTN', '').split(/\s+/).join(' ').trim()),
    'COV_STOP',
    '',
  ].join('\n');
}

/** The same in Modified ITC, as public ephemerides are: its first covariance at each state. @param oem   as `testOem` writes it */
export function itcOf(oem: string): string {
  const read = readOem(oem);
  if (!read.ok) throw new Error(read.fault.code);
  const segments = read.value.segments.map((segment) => ({
    ...segment,
    covariances: segment.epochs.map((epoch, at) => ({
      ...segment.covariances[0]!,
      epoch,
      epochTaiS: segment.epochsTaiS[at]!,
    })),
  }));
  const written = writeItc({ ...read.value, segments });
  if (!written.ok) throw new Error(written.fault.code);
  return written.value;
}
