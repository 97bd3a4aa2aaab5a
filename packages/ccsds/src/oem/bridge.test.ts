import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import { parseUtc } from '@keepout/astro/epoch';
import { describe, expect, it } from 'vitest';
import { toEphemerisInput } from './bridge.ts';
import { readOem } from './read.ts';
import { validateOem } from './validate.ts';

interface Shape {
  readonly frame?: string;
  readonly centre?: string;
  readonly time?: string;
  readonly extra?: string;
  readonly stop?: string;
  readonly states?: string;
  readonly covariance?: string;
}

const rows = (from: number, count: number, step = 60): string =>
  Array.from({ length: count }, (_, index) => {
    const at = from + index * step;
    const clock = [Math.floor(at / 3600), Math.floor(at / 60) % 60, at % 60].map((part) =>
      String(part).padStart(2, '0'),
    );
    return `2024-11-01T${clock.join(':')} ${String(7000 + index)} 1 2 0.001 7.5 0.002`;
  }).join('\n');

const oemText = (shape: Shape = {}): string => `CCSDS_OEM_VERS = 2.0
CREATION_DATE = 2024-11-01T00:00:00
ORIGINATOR = TEST
META_START
OBJECT_NAME = A
OBJECT_ID = 2020-001A
CENTER_NAME = ${shape.centre ?? 'EARTH'}
REF_FRAME = ${shape.frame ?? 'EME2000'}
TIME_SYSTEM = ${shape.time ?? 'UTC'}
START_TIME = 2024-11-01T00:00:00
${shape.extra ?? ''}
STOP_TIME = ${shape.stop ?? '2024-11-01T00:09:00'}
META_STOP
${shape.states ?? rows(0, 10)}
${shape.covariance ?? ''}`;

const covariance = (frame: string, first = '1e-4'): string => `COVARIANCE_START
EPOCH = 2024-11-01T00:01:00
COV_REF_FRAME = ${frame}
${first}
0 4e-4
0 0 9e-4
0 0 0 1e-10
0 0 0 0 1e-10
0 0 0 0 0 1e-10
COVARIANCE_STOP`;

function bridge(shape: Shape = {}): ReturnType<typeof toEphemerisInput> {
  const oem = readOem(oemText(shape));
  if (!oem.ok) throw new Error(`${oem.fault.code} line ${String(oem.fault.line)}`);
  return toEphemerisInput(oem.value);
}

function findings(shape: Shape): string[] {
  const oem = readOem(oemText(shape));
  if (!oem.ok) throw new Error(oem.fault.code);
  return validateOem(oem.value).map((fault) => fault.code);
}

const start = parseUtc('2024-11-01T00:00:00');

describe('the bridge from an OEM to the engine', () => {
  it('makes kilometres metres, UTC the product axis and names the frame', () => {
    const input = bridge();
    if (!input.ok || !start.ok) throw new Error('reads');
    expect(input.value).toMatchObject({
      frame: 'EME2000',
      method: 'LAGRANGE',
      degree: 8,
      isInterpolationAssumed: true,
    });
    expect([...input.value.states.slice(0, 6)]).toEqual([7_000_000, 1000, 2000, 1, 7500, 2]);
    expect(input.value.epochsTaiS[0]).toBe(start.value);
    expect(input.value.segments).toEqual([[0, 10, start.value, start.value + 540]]);
  });

  it('takes the useable span and the method of the message', () => {
    const extra = 'USEABLE_START_TIME = 2024-11-01T00:02:00\nUSEABLE_STOP_TIME = 2024-11-01T00:07:00\n';
    const text = oemText({ extra }).replace(
      'META_STOP',
      'INTERPOLATION = hermite\nINTERPOLATION_DEGREE = 5\nMETA_STOP',
    );
    const oem = readOem(text);
    if (!oem.ok || !start.ok) throw new Error('reads');
    const input = toEphemerisInput(oem.value);
    expect(input).toMatchObject({
      ok: true,
      value: { method: 'HERMITE', degree: 5, segments: [[0, 10, start.value + 120, start.value + 420]] },
    });
  });

  it('reads TAI, TT and GPS as the same instants as UTC', () => {
    if (!start.ok) throw new Error('start');
    const first = (time: string): number => {
      const input = bridge({ time });
      if (!input.ok) throw new Error(input.fault.code);
      return input.value.epochsTaiS[0] ?? 0;
    };
    expect(start.value - first('TAI')).toBe(37);
    expect(start.value - first('TT')).toBeCloseTo(69.184, 6);
    expect(start.value - first('GPS')).toBe(18);
  });

  it('gives the engine a table that it takes', () => {
    const input = bridge();
    if (!input.ok || !start.ok) throw new Error('reads');
    const ephemeris = tableEphemeris(input.value);
    const state = new Float64Array(6);
    expect(ephemeris.stateAt(start.value + 120, state)).toBe(true);
    expect([...state]).toEqual([7_002_000, 1000, 2000, 1, 7500, 2]);
    expect(ephemeris.stateAt(start.value + 541, state)).toBe(false);
  });

  it('knows the names of each frame', () => {
    const names = {
      J2000: 'EME2000',
      ICRF: 'GCRF',
      GCRF: 'GCRF',
      TEME: 'TEME',
      TOD: 'TOD',
      'ITRF-97': 'ITRF',
      ITRF2014: 'ITRF',
    };
    for (const [name, frame] of Object.entries(names)) {
      expect(bridge({ frame: name }), name).toMatchObject({ ok: true, value: { frame } });
    }
  });

  it('refuses what it cannot make canonical, with line and keyword', () => {
    expect(bridge({ frame: 'IAU-Saturn' })).toMatchObject({
      ok: false,
      fault: { code: 'unsupported-frame', line: 8, keyword: 'REF_FRAME', value: 'IAU-Saturn' },
    });
    expect(bridge({ centre: 'MARS' })).toMatchObject({ ok: false, fault: { code: 'unsupported-centre', line: 7 } });
    expect(bridge({ time: 'TDB' })).toMatchObject({ ok: false, fault: { code: 'unsupported-time-system', line: 9 } });
    expect(bridge({ extra: 'INTERPOLATION = LAGRANGE\nINTERPOLATION_DEGREE = 0' })).toMatchObject({
      ok: false,
      fault: { code: 'number-out-of-range', keyword: 'INTERPOLATION_DEGREE', limit: '1 to 25' },
    });
    expect(bridge({ time: 'UT1' })).toMatchObject({ ok: false, fault: { code: 'unsupported-time-system' } });
    expect(bridge({ frame: 'TEME', extra: 'REF_FRAME_EPOCH = 2024-11-01T00:00:00' })).toMatchObject({
      ok: false,
      fault: { code: 'unsupported-frame', keyword: 'REF_FRAME_EPOCH' },
    });
  });

  it('turns covariances into square metres in their own frame', () => {
    const input = bridge({ covariance: covariance('RSW') });
    if (!input.ok || !start.ok) throw new Error('reads');
    const [first] = input.value.covariances ?? [];
    expect(first).toMatchObject({ frame: 'RTN', epochTaiS: start.value + 60 });
    [100, 400, 900].forEach((variance, axis) => {
      expect(first?.matrix[7 * axis]).toBeCloseTo(variance, 9);
    });
    expect(bridge({ covariance: covariance('EME2000', '-1e-4') })).not.toHaveProperty('value.covariances');
  });
});

describe('the use of an OEM', () => {
  it('without fault is nothing to report', () => {
    expect(findings({ covariance: covariance('RTN') })).toEqual([]);
  });

  it('is limited by gaps, doubled epochs, an early end and covariances that are none', () => {
    expect(findings({ states: `${rows(0, 5)}\n${rows(3000, 5)}`, stop: '2024-11-01T00:54:00' })).toEqual(['step-gap']);
    expect(findings({ states: `${rows(0, 5)}\n${rows(240, 6)}` })).toEqual(['duplicate-epoch']);
    expect(findings({ states: rows(0, 5) })).toEqual(['states-end-early']);
    expect(findings({ covariance: covariance('RTN', '-1e-4') })).toEqual(['covariance-not-positive']);
    expect(findings({ covariance: covariance('NOWHERE') })).toEqual(['unsupported-frame']);
  });

  it('refuses states that run backwards, with the line', () => {
    const lines = rows(0, 4).split('\n');
    const states = [lines[0], lines[2], lines[1], lines[3]].join('\n');
    expect(readOem(oemText({ states }))).toMatchObject({
      ok: false,
      fault: { code: 'states-out-of-order', line: 16, value: '2024-11-01T00:01:00', limit: '2024-11-01T00:02:00' },
    });
  });
});

describe('a large OEM', () => {
  it('of 10,080 states with a covariance each is read in less than a second', () => {
    const states: string[] = [];
    const blocks = ['COVARIANCE_START'];
    for (let minute = 0; minute < 10_080; minute += 1) {
      const two = (value: number): string => String(value).padStart(2, '0');
      const day = two(1 + Math.floor(minute / 1440));
      const epoch = `2024-11-${day}T${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}:00.000`;
      states.push(`${epoch} 6524.834567891 1862.181234567 -448.123456789 4.901327123 5.533756123 -1.976341123`);
      blocks.push(
        ...covariance('RTN')
          .split('\n')
          .slice(1, -1)
          .map((line) => (line.startsWith('EPOCH') ? `EPOCH = ${epoch}` : line)),
      );
    }
    blocks.push('COVARIANCE_STOP');
    const text = oemText({ states: states.join('\n'), covariance: blocks.join('\n'), stop: '2024-11-07T23:59:00' });
    const begin = process.cpuUsage();
    const oem = readOem(text);
    const used = process.cpuUsage(begin);
    /** Time of the processor, not of the clock: 0.12 s measured. */
    expect((used.user + used.system) / 1e6).toBeLessThan(1);
    expect(oem.ok && oem.value.segments[0]?.covariances.length).toBe(10_080);
  });
});
