import { unpackEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { DEFAULT_RISK_THRESHOLDS } from '@keepout/conjunction/decision/risk-level';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.mjs';
import { judgeApproaches } from '../judging/judge.thread.ts';
import { ocmOf, testCrosser, testElements, testOem } from '../test-oem.ts';
import { type ReadEphemeris, readEphemeris } from './read.thread.ts';

/** Values that no field has, and that arithmetic turns into none. */
const POISONS = ['0', '-0', '1e-308', '-1e-308', '1e150', '-1e150', '1e308', '-1e308'] as const;
const START_TAI_S = 8.5e8;
const good = testOem(testElements(START_TAI_S), { startTaiS: START_TAI_S, count: 40, stepS: 60 });
const lines = good.split('\n');
const numbers = numbersOf(lines);
const ocmLines = ocmOf(good).split('\n');

/** Places of numbers: line and column of every state and covariance, the epoch left out. */
function numbersOf(of: readonly string[]) {
  return of.flatMap((line, index) => {
    const isState = /^\d{4}-\S+ /.test(line);
    if (!isState && !/^-?[\d.]/.test(line)) return [];
    return line.split(' ').flatMap((_, column) => (isState && column === 0 ? [] : [[index, column] as const]));
  });
}

function withNumbers(changes: readonly (readonly [readonly [number, number], string])[], of = lines): string {
  const changed = of.map((line) => line.split(' '));
  for (const [[line, column], value] of changes) changed[line]![column] = value;
  return changed.map((line) => line.join(' ')).join('\n');
}

/** Refused with a reason, or an orbit that can be flown and judged everywhere. */
function outcomeOf(text: string): 'accepted' | 'refused' {
  const read = readEphemeris({ bytes: Buffer.from(text), limitBytes: 1e7 });
  if (!read.ok) {
    expect(read.fault.errors[0]?.message).toMatch(/^[^{}]{8,}$/);
    return 'refused';
  }
  judgeAt(read.value, 0.3);
  judgeAt(read.value, 0.8);
  return 'accepted';
}

function judgeAt({ ephemeris, startTaiS, stopTaiS }: ReadEphemeris, share: number): void {
  const tcaTaiS = startTaiS + share * (stopTaiS - startTaiS);
  const state = new Float64Array(6);
  if (!inFrame(unpackEphemeris(ephemeris), 'TEME').stateAt(tcaTaiS, state)) return;
  for (const value of state) expect(value).toSatisfy(Number.isFinite);
  const [x, y, z, vx, vy, vz] = state as unknown as [number, number, number, number, number, number];
  const [positionM, velocityMps] = [[x, y, z] as const, [vx, vy, vz] as const];
  const primary = { positionM, velocityMps };
  const secondary = { positionM: [x + 100, y, z] as const, velocityMps: [-vx, vz, vy] as const };
  const identity = {
    noradId: 90000,
    designator: '90000',
    name: 'A',
    cosparId: '',
    manoeuvrable: 'YES' as const,
    size: {},
  };
  const messages = judgeApproaches({
    subject: {
      identity,
      orbit: {
        kind: 'ephemeris',
        key: `${Math.random()}`,
        ephemerisId: 'oem-1',
        ephemeris,
        fileName: 'a.oem',
        createdTaiS: 0,
      },
    },
    approaches: [{ tcaTaiS, primary, secondary, secondaryObject: testCrosser(START_TAI_S) }],
    rules: { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 43_200 },
    asOfTaiS: START_TAI_S,
    run: 'run',
    message: {
      messageFor: 'A',
      catalogueSource: 'test',
      screening: { startTaiS, stopTaiS, frame: 'RTN', shape: 'BOX', sizeM: [1e4, 1e4, 1e4] },
    },
  });
  expect(messages).toHaveLength(1);
}

describe('an ephemeris with impossible numbers', () => {
  it('is as it should be without them', () => {
    expect(numbers.length).toBeGreaterThan(240);
    expect(outcomeOf(good)).toBe('accepted');
  });

  it.each([
    ['OEM', lines],
    ['OCM', ocmLines],
  ])(
    'is refused or can be flown and judged, wherever it has them: %s',
    (_kind, of) => {
      const change = fc.tuple(fc.constantFrom(...numbersOf(of)), fc.constantFrom(...POISONS));
      const counts = { accepted: 0, refused: 0 };
      expect(outcomeOf(of.join('\n'))).toBe('accepted');
      fc.assert(
        fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
          counts[outcomeOf(withNumbers(changes, of))]++;
        }),
        { numRuns: runs(200) },
      );
      expect(counts.refused).toBeGreaterThan(runs(50));
    },
    120_000,
  );

  it('leaves out a covariance with a variance that is infinite in metres', () => {
    const rows = lines.flatMap((line, index) => (/^-?[\d.]/.test(line) && line.split(' ').length === 6 ? [index] : []));
    expect(rows.length).toBeGreaterThan(0);
    expect(outcomeOf(withNumbers(rows.map((row) => [[row, 5], '1e308'])))).toBe('accepted');
  });

  it.each([
    ['a position that stands still', [1, 2, 3], undefined],
    ['no position', [1, 2, 3], '0'],
    ['no velocity', [4, 5, 6], '0'],
    ['a velocity beyond measure', [4, 5, 6], '1e150'],
  ] as const)('with %s is refused', (_what, columns, value) => {
    const states = lines.flatMap((line, index) => (/^\d{4}-\S+ \S+ \S+ \S+ \S+/.test(line) ? [index] : []));
    const first = lines[states[0]!]!.split(' ');
    const changes = states.flatMap((line) =>
      columns.map((column) => [[line, column], value ?? first[column]!] as [[number, number], string]),
    );
    const read = readEphemeris({ bytes: Buffer.from(withNumbers(changes)), limitBytes: 1e7 });
    expect(read).toMatchObject({ ok: false, fault: { code: 'motion-implausible' } });
  });
});
