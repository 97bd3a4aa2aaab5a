import { readFileSync } from 'node:fs';
import { type TableEphemeris, tableEphemeris } from '@keepout/astro/ephemeris/table';
import { parseUtc } from '@keepout/astro/epoch';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import { convertMessage } from '@keepout/ccsds/convert';
import { describe, expect, it } from 'vitest';
import { readEphemerisFile } from './ephemeris-intake.ts';
import { cutPackedEphemeris, packEphemeris, unpackEphemeris } from './packed-ephemeris.ts';

const conformance = (name: string): string =>
  readFileSync(new URL(`../../../../conformance/ephemeris/${name}`, import.meta.url), 'utf8');

type Truth = Readonly<Record<string, { readonly r: readonly number[]; readonly v: readonly number[] }>>;
const truthOf = (name: string): Truth => JSON.parse(conformance(name)) as Truth;

function epochOf(text: string): number {
  const parsed = parseUtc(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

function taken(text: string, fileName?: string) {
  const result = readEphemerisFile(text, fileName);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

/** Largest distance from the reference, m. */
function largestErrorM(ephemeris: Pick<TableEphemeris, 'stateAt'>, truth: Truth): number {
  const out = new Float64Array(6);
  return Math.max(
    ...Object.entries(truth).map(([epoch, { r }]) => {
      if (!ephemeris.stateAt(epochOf(epoch), out)) throw new Error(epoch);
      return Math.hypot(...r.map((km, axis) => out[axis]! - 1000 * km));
    }),
  );
}

const HEAD = 'CREATION_DATE = 2026-02-28T12:00:00\nORIGINATOR = STUDY\nMETA_START\nOBJECT_NAME = A\n';
const stateLines = (oem: string): string[] => oem.split(/\r?\n/).filter((line) => /^\d{4}-.*( \S+){6}$/.test(line));

/** The states of an OEM as an OCM, a block for each interpolation. */
function asOcm(blocks: readonly (readonly [interpolation: string, lines: readonly string[]])[]): string {
  return [
    `CCSDS_OCM_VERS = 3.0\n${HEAD}INTERNATIONAL_DESIGNATOR = 2026-001A`,
    'TIME_SYSTEM = UTC\nEPOCH_TZERO = 2026-03-01T00:00:00\nMETA_STOP',
    ...blocks.map(
      ([interpolation, lines]) =>
        `TRAJ_START\n${interpolation}CENTER_NAME = EARTH\nTRAJ_REF_FRAME = EME2000\nTRAJ_TYPE = CARTPV\n${lines.join('\n')}\nTRAJ_STOP`,
    ),
    '',
  ].join('\n');
}

function asStk(oem: string, boundaries = ''): string {
  const rows = stateLines(oem).map((line) => {
    const [epoch = '', ...numbers] = line.split(' ');
    const seconds = epochOf(epoch) - epochOf('2026-03-01T00:00:00');
    return [seconds.toFixed(6), ...numbers].join(' ');
  });
  return [
    'stk.v.11.0\nBEGIN Ephemeris\nScenarioEpoch 1 Mar 2026 00:00:00.000\nCoordinateSystem J2000\nDistanceUnit Kilometers',
    `InterpolationMethod Hermite\nInterpolationSamplesM1 4\nNumberOfEphemerisPoints ${rows.length}\n${boundaries}`,
    `EphemerisTimePosVel\n${rows.join('\n')}\nEND Ephemeris\n`,
  ].join('\n');
}

describe('a state shortly after another', () => {
  const event = conformance('near-states/event-100ms-after-a-node.oem');
  const truth = truthOf('near-states/truth.json');
  const toXml = convertMessage(event, 'xml');

  it.each([
    ['an OEM', event, undefined],
    ['an OEM that names Hermite 7', conformance('near-states/one-ms-millimetre-hermite.oem'), undefined],
    ['an OEM in XML', toXml.ok ? toXml.value : '', undefined],
    ['an OCM', asOcm([['', stateLines(event)]]), undefined],
    ['an STK ephemeris', asStk(event), 'a.e'],
  ])('leaves %s good to its millimetres', (_, text, fileName) => {
    const { table, coarse, findings } = taken(text, fileName);
    expect(largestErrorM(tableEphemeris(table), truth)).toBeLessThan(0.002);
    expect(coarse).toBeUndefined();
    expect(findings.map(({ code }) => code).filter((code) => code.startsWith('states-'))).toEqual([]);
  });

  it('leaves the states of a cut of the ephemeris the same to the last digit', () => {
    const packed = packEphemeris(taken(event).table);
    const whole = unpackEphemeris(packed);
    const at = epochOf('2026-03-01T00:30:00');
    const cut = unpackEphemeris(cutPackedEphemeris(packed, at - 90, at + 90));
    const [ours, theirs] = [new Float64Array(6), new Float64Array(6)];
    for (let t = at - 90; t <= at + 90; t += 0.05) {
      expect(cut.stateAt(t, ours)).toBe(true);
      whole.stateAt(t, theirs);
      expect(ours).toEqual(theirs);
    }
  });
});

describe('a state that contradicts the one before it', () => {
  const START = epochOf('2026-03-01T00:00:00');
  const SEED = [6_900_000, 0, 0, 0, 4830, 5950];
  const EVENT = '2026-03-01T00:30:00.001';

  /** A grid of minutes, and one state a millisecond after one of them that is off by so much. */
  function oem(offM: number, offMps: number): string {
    const minute = (n: number): string =>
      `2026-03-01T${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}:00.000`;
    const line = (epoch: string, addM = 0, addMps = 0): string => {
      const out = new Float64Array(6);
      propagateTwoBody(SEED, epochOf(epoch) - START, out);
      out[0]! += addM;
      out[4]! += addMps;
      return [epoch, ...Array.from(out, (value, k) => (value / 1000).toFixed(k < 3 ? 6 : 9))].join(' ');
    };
    const lines = Array.from({ length: 61 }, (_, n) => line(minute(n)));
    lines.splice(31, 0, line(EVENT, offM, offMps));
    return [
      `CCSDS_OEM_VERS = 2.0\n${HEAD}OBJECT_ID = 2026-001A\nCENTER_NAME = EARTH\nREF_FRAME = EME2000\nTIME_SYSTEM = UTC`,
      `START_TIME = ${minute(0)}\nSTOP_TIME = ${minute(60)}\nMETA_STOP\n${lines.join('\n')}\n`,
    ].join('\n');
  }

  it('is refused from 100 m on, with its line and both epochs', () => {
    const result = readEphemerisFile(oem(500, 0));
    expect(result.ok ? [] : result.fault).toEqual({
      code: 'message-at-fault',
      faults: [
        expect.objectContaining({
          code: 'states-contradict',
          line: 44,
          value: EVENT,
          limit: '2026-03-01T00:30:00.000 (5.0e+2 m)',
        }),
      ],
    });
  });

  it.each([
    ['10 m', 10, 0],
    ['a velocity of 1 m/s, as of a burn', 0, 1],
  ])('is reported where it differs by %s', (_, offM, offMps) => {
    const { findings } = taken(oem(offM, offMps));
    expect(findings).toEqual([expect.objectContaining({ code: 'states-disagree', line: 44, value: EVENT })]);
  });

  it('is not reported where it differs by the rounding of its digits', () => {
    expect(taken(oem(0.5, 0.001)).findings).toEqual([]);
  });
});

describe('segments that name different interpolations', () => {
  const oem = conformance('segments/hermite3-then-lagrange9.oem');
  const truth = truthOf('segments/truth-coast.json');
  const lines = stateLines(oem);
  const ocm = asOcm([
    ['INTERPOLATION = HERMITE\nINTERPOLATION_DEGREE = 3\n', lines.slice(0, 61)],
    ['INTERPOLATION = LAGRANGE\nINTERPOLATION_DEGREE = 9\n', lines.slice(61)],
  ]);

  it.each([
    ['an OEM', oem],
    ['an OCM', ocm],
  ])('are interpolated each by its own in %s', (_, text) => {
    const { table } = taken(text);
    expect(largestErrorM(tableEphemeris(table), truth)).toBeLessThan(1);
    expect(largestErrorM(unpackEphemeris(packEphemeris(table)), truth)).toBeLessThan(1);
  });

  it('keep what they name where another names none', () => {
    const unnamed = oem.replace('INTERPOLATION = HERMITE\nINTERPOLATION_DEGREE = 3\n', '');
    const { table } = taken(unnamed);
    expect(table.isInterpolationAssumed).toBe(true);
    expect(table.segments.map((segment) => segment[4])).toEqual([undefined, { method: 'LAGRANGE', degree: 9 }]);
    expect(largestErrorM(tableEphemeris(table), truth)).toBeLessThan(1);
  });
});
