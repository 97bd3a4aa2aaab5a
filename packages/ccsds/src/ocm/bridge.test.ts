import { describe, expect, it } from 'vitest';
import { cutEphemeris } from '../cut-ephemeris.ts';
import { describeFault } from '../fault/fault-text.ts';
import { toEphemerisInput } from '../oem/bridge.ts';
import { readOem } from '../oem/read.ts';
import { ocmEphemerisInput } from './bridge.ts';
import { readOcm } from './read.ts';
import { validateOcm } from './validate.ts';

const HEAD = 'CREATION_DATE = 2026-11-20T00:00:00\nORIGINATOR = TEST\nMETA_START\nOBJECT_NAME = A\n';
const minute = (n: number): string =>
  `2026-11-20T${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}:00`;
const state = (n: number): string => `${7000 + n}.25 ${n} 0.5 0 7.5 1e-3`;
const NUMBERS = Array.from({ length: 40 }, (_, n) => n);
/** Rows of the lower triangle, km. */
const LOWER = [
  [1e-4],
  [2e-5, 1e-2],
  [0, 3e-5, 1e-4],
  [0, 0, 1e-9, 1e-10],
  [0, 0, 0, 0, 1e-10],
  [0, 1e-9, 0, 0, 0, 2e-10],
];
const term = (row: number, column: number): number => LOWER[Math.max(row, column)]![Math.min(row, column)]!;
const SIX = [0, 1, 2, 3, 4, 5];
const ORDERS = {
  LTM: LOWER.flat(),
  UTM: SIX.flatMap((row) => SIX.slice(row).map((column) => term(row, column))),
  FULL: SIX.flatMap((row) => SIX.map((column) => term(row, column))),
};

const OEM = `CCSDS_OEM_VERS = 2.0
${HEAD}OBJECT_ID = 2026-001A
CENTER_NAME = EARTH
REF_FRAME = EME2000
TIME_SYSTEM = UTC
START_TIME = ${minute(0)}
USEABLE_START_TIME = ${minute(4)}
USEABLE_STOP_TIME = ${minute(36)}
STOP_TIME = ${minute(39)}
INTERPOLATION = HERMITE
INTERPOLATION_DEGREE = 7
META_STOP
${NUMBERS.map((n) => `${minute(n)} ${state(n)}`).join('\n')}
COVARIANCE_START
${[0, 20, 39].map((n) => `EPOCH = ${minute(n)}\nCOV_REF_FRAME = RTN\n${LOWER.map((row) => row.join(' ')).join('\n')}`).join('\n')}
COVARIANCE_STOP
`;

interface Written {
  /** Time tags in seconds from EPOCH_TZERO instead of epochs. */
  readonly isRelative?: boolean;
  readonly order?: keyof typeof ORDERS;
}

function ocm({ isRelative = false, order = 'LTM' }: Written = {}): string {
  const tag = (n: number): string => (isRelative ? String(60 * n) : minute(n));
  return `CCSDS_OCM_VERS = 3.0
${HEAD}INTERNATIONAL_DESIGNATOR = 2026-001A
EPOCH_TZERO = ${minute(0)}
START_TIME = ${tag(0)}
META_STOP
TRAJ_START
INTERPOLATION = HERMITE
INTERPOLATION_DEGREE = 7
TRAJ_REF_FRAME = EME2000
USEABLE_START_TIME = ${tag(4)}
USEABLE_STOP_TIME = ${tag(36)}
ORB_REVNUM = 12
ORB_REVNUM_BASIS = 0
TRAJ_TYPE = CARTPV
${NUMBERS.map((n) => `${tag(n)} ${state(n)}`).join('\n')}
TRAJ_STOP
COV_START
COV_REF_FRAME = RTN
COV_ORDERING = ${order}
${[0, 20, 39].map((n) => `${tag(n)} ${ORDERS[order].join(' ')}`).join('\n')}
COV_STOP
`;
}

const tableOf = (text: string) => {
  const read = readOcm(text);
  return read.ok ? ocmEphemerisInput(read.value) : read;
};
const oemTable = () => {
  const read = readOem(OEM);
  return read.ok ? toEphemerisInput(read.value) : read;
};

describe('the trajectory of an OCM', () => {
  it.each<Written>([{}, { isRelative: true }, { order: 'UTM' }, { order: 'FULL' }])(
    'is the table of the OEM with the same states, written as %o',
    (written) => {
      expect(oemTable().ok).toBe(true);
      expect(tableOf(ocm(written))).toEqual(oemTable());
    },
  );

  const second = `TRAJ_START
TRAJ_BASIS = PREDICTED
TRAJ_REF_FRAME = EME2000
${[39, 40, 41].map((n) => `${minute(n)} ${state(n)}`).join('\n')}
TRAJ_STOP
COV_START`;
  it('goes on in a second block of the same basis', () => {
    const table = tableOf(ocm().replace('COV_START', second));
    expect(table.ok && table.value.segments.map(([from, to]) => [from, to])).toEqual([
      [0, 40],
      [40, 43],
    ]);
  });

  it.each([
    [
      'a basis of another kind',
      'TRAJ_START\n',
      'TRAJ_START\nTRAJ_BASIS = DETERMINED\n',
      'value-not-allowed',
      'TRAJ_BASIS',
    ],
    [
      'another frame',
      'TRAJ_REF_FRAME = EME2000\nUSE',
      'TRAJ_REF_FRAME = GCRF\nUSE',
      'unsupported-frame',
      'TRAJ_REF_FRAME',
    ],
    ['a useable span that is over before', minute(36), minute(41), 'segments-overlap', 'TRAJ_START'],
  ])('is refused where its blocks differ: %s', (_what, from, to, code, keyword) => {
    const text = ocm()
      .replace('COV_START', second.replaceAll(minute(39), minute(38)))
      .replace(from, to);
    const table = tableOf(text);
    expect(table).toMatchObject({ ok: false, fault: { code, keyword } });
    if (!table.ok) expect(text.split('\n')[table.fault.line! - 1]).toContain(keyword);
  });

  it.each([
    ['a degree that swings', 'DEGREE = 7', 'DEGREE = 70', 'number-out-of-range', 'INTERPOLATION_DEGREE'],
    [
      'TEME frozen at an epoch',
      '= EME2000\n',
      `= TEME\nTRAJ_FRAME_EPOCH = ${minute(0)}\n`,
      'unsupported-frame',
      'TRAJ_FRAME_EPOCH',
    ],
    ['another centre', 'TRAJ_REF_FRAME', 'CENTER_NAME = MARS\nTRAJ_REF_FRAME', 'unsupported-centre', 'CENTER_NAME'],
    [
      'a useable span before its states',
      minute(36),
      minute(0).replace('20T', '19T'),
      'time-span-order',
      'USEABLE_STOP_TIME',
    ],
    [
      'two covariances of one time',
      'COV_START\n',
      `COV_START\nCOV_REF_FRAME = TNW\n${[1, 30].map((n) => `${minute(n)} ${LOWER.flat().join(' ')}`).join('\n')}\nCOV_STOP\nCOV_START\n`,
      'segments-overlap',
      'COV_START',
    ],
  ])('is refused for %s', (_what, from, to, code, keyword) => {
    const text = ocm().replace(from, to);
    const table = tableOf(text);
    expect(table).toMatchObject({ ok: false, fault: { code, keyword } });
    if (table.ok) return;
    expect(text.split('\n')[table.fault.line! - 1]).toContain(keyword);
    expect(describeFault(table.fault)).toMatch(/\.$/);
  });

  it('tells what is odd and can be lived with, by line, as of an OEM', () => {
    const bad = ocm()
      .replace(`${minute(20)} ${LOWER[0]}`, `${minute(20)} -${LOWER[0]}`)
      .replace(`${minute(39)} ${LOWER[0]}`, `${minute(50)} ${LOWER[0]}`)
      .replace(minute(36), minute(45))
      .split('\n')
      .filter((line) => !/^2026-11-20T00:(1\d|20):00 70/.test(line))
      .join('\n');
    const read = readOcm(bad);
    const findings = read.ok ? validateOcm(read.value) : [];
    expect(findings.map(({ code }) => code)).toEqual([
      'step-gap',
      'states-end-early',
      'covariance-not-positive',
      'covariance-outside-span',
    ]);
    const tags = findings.map(({ line }) => bad.split('\n')[line! - 1]!.slice(0, 19));
    expect(tags).toEqual([21, 39, 20, 50].map(minute));
    const table = tableOf(bad);
    expect(table.ok && table.value.covariances).toHaveLength(2);
  });

  it('is taken without covariances of a frame or of elements that are not known', () => {
    for (const [from, to, keyword] of [
      ['COV_REF_FRAME = RTN', 'COV_REF_FRAME = SC_BODY_1', 'COV_REF_FRAME'],
      ['COV_ORDERING', 'COV_TYPE = EQUINOCTIALX\nCOV_ORDERING', 'COV_TYPE'],
    ] as const) {
      const text = ocm().replace(from, to);
      const read = readOcm(text);
      expect(read.ok && validateOcm(read.value)).toMatchObject([{ keyword }]);
      const table = tableOf(text);
      expect(table.ok && [table.value.covariances, table.value.epochsTaiS.length]).toEqual([undefined, 40]);
    }
  });
});

describe('a part of an OCM', () => {
  const [from, to] = [20, 22].map((n) => (oemTable() as { value: { epochsTaiS: Float64Array } }).value.epochsTaiS[n]!);
  it.each<Written>([{}, { isRelative: true, order: 'UTM' }])('is that of the OEM, written as %o', (written) => {
    const text = cutEphemeris(ocm(written), from!, to!)!;
    const cut = readOem(cutEphemeris(OEM, from!, to!)!);
    expect(tableOf(text)).toEqual(cut.ok && toEphemerisInput(cut.value));
    expect(text).not.toMatch(/REVNUM|\nSTART_TIME|USEABLE_START/);
    expect(text).toContain('CCSDS_OCM_VERS = 3.0');
  });

  it('is none beyond its states, or where nothing is useable', () => {
    expect(cutEphemeris(ocm(), from! + 1e6, to! + 1e6)).toBeUndefined();
    expect(cutEphemeris(ocm(), from! + 60 * 17, to! + 60 * 17)).toBeUndefined();
    expect(cutEphemeris('CCSDS_OCM_VERS = 3.0\n', from!, to!)).toBeUndefined();
  });
});
